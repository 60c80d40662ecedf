"""Results and the leaderboard drawn from them."""

from sqlalchemy import Connection, bindparam, case, distinct, func, insert, select

from bot.store.rows import Leaderboard, ResultRow, Standing
from bot.store.schema import result_seats, results, tables
from bot.store.sql import insert_missing

_PLACE = select(tables.c.guild, tables.c.game).where(tables.c.id == bindparam("table"))
_HERE = (results.c.guild == bindparam("guild"), results.c.game == bindparam("game"))
_PLAYED = (
    select(
        result_seats,
        func.row_number()
        .over(partition_by=result_seats.c.user, order_by=(results.c.at.desc(), results.c.table_id.desc()))
        .label("age"),
    )
    .join(results, results.c.table_id == result_seats.c.table_id)
    .where(*_HERE)
    .subquery()
)
_SUMS = (
    select(
        _PLAYED.c.user.label("user"),
        func.max(case((_PLAYED.c.age == 1, _PLAYED.c.name))).label("name"),
        func.count().label("games"),
        func.sum(case((_PLAYED.c.rank == 1, 1), else_=0)).label("wins"),
        func.sum(_PLAYED.c.points).label("points"),
    )
    .group_by(_PLAYED.c.user)
    .subquery()
)
_ORDER = (_SUMS.c.wins.desc(), _SUMS.c.points.desc(), _SUMS.c.games)
_PAGE = (
    select(func.rank().over(order_by=_ORDER), _SUMS.c.user, _SUMS.c.name, _SUMS.c.games, _SUMS.c.wins, _SUMS.c.points)
    .order_by(*_ORDER, _SUMS.c.user)
    .offset(bindparam("skip"))
    .limit(bindparam("most"))
)
_COUNT = (
    select(func.count(distinct(result_seats.c.user)))
    .join(results, results.c.table_id == result_seats.c.table_id)
    .where(*_HERE)
)


def record(connection: Connection, table: str, result: ResultRow) -> None:
    """Write how a table ended, once: what was written first stays."""
    guild, game = connection.execute(_PLACE, {"table": table}).one()
    row = {"table_id": table, "guild": guild, "game": game, "at": result.at}
    if connection.execute(insert_missing(connection, results), row).rowcount == 1:
        connection.execute(
            insert(result_seats),
            [
                {"table_id": table, "seat": s.seat, "user": s.user, "name": s.name, "rank": s.rank, "points": s.points}
                for s in result.seats
            ],
        )


def leaderboard(connection: Connection, guild: int, game: str, offset: int, limit: int) -> Leaderboard:
    """Return one page: by wins, then points, then fewer games; who is equal in all three shares a rank."""
    given = {"guild": guild, "game": game}
    rows = connection.execute(_PAGE, {**given, "skip": offset, "most": limit})
    return Leaderboard(tuple(Standing(*row) for row in rows), connection.scalar(_COUNT, given) or 0)
