"""Leaderboards: who is ahead in a game on a server, from rated results only."""

from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Connection, Subquery, bindparam, case, exists, func, select

from bot.store.rows import NOBODY, RATED_AS, Leaderboard, Order, Standing
from bot.store.schema import ratings, result_seats, results

_OTHERS = result_seats.alias()
_WITH_COMPUTERS = exists().where(
    _OTHERS.c.table_id == result_seats.c.table_id, _OTHERS.c.user.in_(sorted(RATED_AS.values()))
)
_PLAYED = (
    select(
        result_seats.c.user,
        result_seats.c.name,
        result_seats.c.rank,
        case((_WITH_COMPUTERS, 1), else_=0).label("computers"),
        func.row_number()
        .over(partition_by=result_seats.c.user, order_by=(results.c.at.desc(), results.c.table_id.desc()))
        .label("age"),
    )
    .join(results, results.c.table_id == result_seats.c.table_id)
    .where(
        results.c.guild == bindparam("guild"),
        results.c.game == bindparam("game"),
        results.c.rated,
        result_seats.c.part != "guest",
        result_seats.c.user >= NOBODY,  # neither computers are listed, nor who wanted to be forgotten
        results.c.at >= bindparam("since"),
    )
    .subquery()
)
_SUMS = (
    select(
        _PLAYED.c.user,
        func.max(case((_PLAYED.c.age == 1, _PLAYED.c.name))).label("name"),
        func.sum(case((_PLAYED.c.rank == 1, 1), else_=0)).label("wins"),
        func.count().label("games"),
        func.sum(_PLAYED.c.computers).label("computers"),
    )
    .group_by(_PLAYED.c.user)
    .subquery()
)
_COUNT = select(func.count()).select_from(_SUMS)

_ORDERS: dict[Order, tuple[ColumnElement[Any], ...]] = {
    "rating": (ratings.c.shown.desc(),),
    "wins": (_SUMS.c.wins.desc(), _SUMS.c.games),
    "games": (_SUMS.c.games.desc(), _SUMS.c.wins.desc()),
}
"""What comes first; who is equal in all of it shares a rank."""


def leaderboard(
    connection: Connection,
    guild: int,
    game: str,
    by: Order,
    since: float,
    reader: int | None,
    offset: int,
    limit: int,
) -> Leaderboard:
    """Return one page of the people who have played since a moment, and the reader's line, wherever it is."""
    given = {"guild": guild, "game": game, "since": since}
    ranked = _ranked(by)
    page = select(ranked).order_by(ranked.c.rank, ranked.c.user).offset(offset).limit(limit)
    rows = [Standing(*row) for row in connection.execute(page, given)]
    own = connection.execute(select(ranked).where(ranked.c.user == reader), given).first()
    return Leaderboard(tuple(rows), connection.scalar(_COUNT, given) or 0, Standing(*own) if own else None)


@cache
def _ranked(by: Order) -> Subquery:
    return (
        select(
            func.rank().over(order_by=_ORDERS[by]).label("rank"),
            _SUMS.c.user,
            _SUMS.c.name,
            ratings.c.shown,
            ratings.c.games.label("rated"),
            _SUMS.c.wins,
            _SUMS.c.games,
            _SUMS.c.computers,
        )
        .join(ratings, ratings.c.user == _SUMS.c.user)
        .where(ratings.c.guild == bindparam("guild"), ratings.c.game == bindparam("game"))
        .subquery()
    )
