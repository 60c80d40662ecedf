"""Ratings kept beside the results: each game's in the transaction of its result, all of them anew when asked.

Computers have ratings like people: in each game on each server, those of one strength have one together.

They are always what the rated results say when gone through by moment, then by table; a result that comes late, from a
clock that was set back, has those after it worked out again.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import Connection, and_, bindparam, delete, exists, or_, select, update

from bot.ratings import START, Rating, after, shared
from bot.store.rows import Move, Part, Rebuilt
from bot.store.schema import ratings, result_seats, results
from bot.store.sql import lock, upsert


class _Known(NamedTuple):
    """What is known of a person, and from how many games."""

    rating: Rating = START
    games: int = 0


Standings = dict[int, _Known]


class _Seat(NamedTuple):
    """One person of a rated game, and the rating that is kept with it; guests are left out."""

    table: str
    seat: int
    user: int
    rank: int
    part: Part
    mu: float | None
    sigma: float | None


_SEATS = (
    select(
        results.c.table_id,
        result_seats.c.seat,
        result_seats.c.user,
        result_seats.c.rank,
        result_seats.c.part,
        result_seats.c.mu,
        result_seats.c.sigma,
    )
    .join(results, results.c.table_id == result_seats.c.table_id)
    .where(results.c.rated, result_seats.c.part != "guest")
    .order_by(results.c.at, results.c.table_id, result_seats.c.seat)
)
_SEATS_HERE = _SEATS.add_columns(results.c.guild, results.c.game, results.c.at)
_EARLIER = or_(
    results.c.at < bindparam("at"), and_(results.c.at == bindparam("at"), results.c.table_id < bindparam("table"))
)
_BEFORE = (
    select(result_seats.c.mu, result_seats.c.sigma)
    .join(results, results.c.table_id == result_seats.c.table_id)
    .where(
        result_seats.c.user == bindparam("user"),
        results.c.guild == bindparam("guild"),
        results.c.game == bindparam("game"),
        results.c.rated,
        result_seats.c.part != "guest",
        _EARLIER,
    )
    .order_by(results.c.at.desc(), results.c.table_id.desc())
    .limit(1)
)
_KNOWN = select(ratings).where(ratings.c.guild == bindparam("guild"), ratings.c.game == bindparam("game"))
_LATER = select(
    exists().where(
        results.c.guild == bindparam("guild"),
        results.c.game == bindparam("game"),
        results.c.rated,
        or_(
            results.c.at > bindparam("at"),
            and_(results.c.at == bindparam("at"), results.c.table_id > bindparam("table")),
        ),
    )
)
_RATE = (
    update(result_seats)
    .where(result_seats.c.table_id == bindparam("table"), result_seats.c.seat == bindparam("place"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"))
)
_UNRATE = (
    update(result_seats)
    .where(
        result_seats.c.mu.is_not(None), result_seats.c.table_id.in_(select(results.c.table_id).where(~results.c.rated))
    )
    .values(mu=None, sigma=None)
)


def rate(connection: Connection, guild: int, game: str, table: str, at: float) -> None:
    """Work out the ratings after a result that has just been written."""
    lock(connection, ratings)
    if connection.scalar(_LATER, {"guild": guild, "game": game, "at": at, "table": table}):
        _rebuild(connection, guild, game)
        return
    seats = [_Seat(*row) for row in connection.execute(_SEATS.where(results.c.table_id == table))]
    people = [seat.user for seat in seats]
    before = _known(connection, guild, game, people)
    known = dict(before)
    _write_seats(connection, table, seats, _play(known, seats))
    _write_standings(connection, guild, game, before, known)


def moves(connection: Connection, table: str) -> tuple[Move, ...]:
    """Say what a game did to the ratings, by seat; nothing for one that is not rated."""
    found = []
    for seat in connection.execute(_SEATS_HERE.where(results.c.table_id == table)).all():
        given = {"user": seat.user, "guild": seat.guild, "game": seat.game, "at": seat.at, "table": table}
        before = connection.execute(_BEFORE, given).first()
        found.append(Move(seat.seat, Rating(*before) if before else START, Rating(seat.mu, seat.sigma)))
    return tuple(found)


def rebuild(connection: Connection) -> Rebuilt:
    """Work out every rating anew from the results."""
    lock(connection, ratings)
    places = {tuple(row) for row in connection.execute(select(results.c.guild, results.c.game).distinct())}
    places |= {tuple(row) for row in connection.execute(select(ratings.c.guild, ratings.c.game).distinct())}
    unrated = connection.execute(_UNRATE).rowcount
    parts = [_rebuild(connection, guild, game) for guild, game in sorted(places)]
    return Rebuilt(sum(part.games for part in parts), sum(part.changed for part in parts) + unrated)


def _rebuild(connection: Connection, guild: int, game: str) -> Rebuilt:
    known: Standings = {}
    games = changed = 0
    for table, seats in _games(connection, guild, game):
        games += 1
        changed += _write_seats(connection, table, seats, _play(known, seats))
    before = _known(connection, guild, game)
    for user in before.keys() - known.keys():
        place = (ratings.c.guild == guild, ratings.c.game == game, ratings.c.user == user)
        changed += connection.execute(delete(ratings).where(*place)).rowcount
    return Rebuilt(games, changed + _write_standings(connection, guild, game, before, known))


def _games(connection: Connection, guild: int, game: str) -> Iterator[tuple[str, list[_Seat]]]:
    """List the rated games of a server, old to new, each with its seats."""
    rows = connection.execute(_SEATS.where(results.c.guild == guild, results.c.game == game)).all()
    for table, seats in groupby((_Seat(*row) for row in rows), key=lambda seat: seat.table):
        yield table, list(seats)


def _play(known: Standings, seats: Sequence[_Seat]) -> tuple[Rating, ...]:
    """Let a game change what is known of its people; return their ratings by seat."""
    before = [known.get(seat.user, _Known()) for seat in seats]
    left = {place for place, seat in enumerate(seats) if seat.part == "left"}
    new = after([each.rating for each in before], [seat.rank for seat in seats], left)
    new = shared([seat.user for seat in seats], new)
    known.update({seat.user: _Known(r, old.games + 1) for seat, old, r in zip(seats, before, new, strict=True)})
    return new


def _known(connection: Connection, guild: int, game: str, people: Sequence[int] | None = None) -> Standings:
    found = _KNOWN if people is None else _KNOWN.where(ratings.c.user.in_(people))
    rows = connection.execute(found, {"guild": guild, "game": game})
    return {row.user: _Known(Rating(row.mu, row.sigma), row.games) for row in rows}


def _write_seats(connection: Connection, table: str, seats: Sequence[_Seat], new: Sequence[Rating]) -> int:
    """Keep the ratings after a game where they are not there already; say how many were not."""
    rows = [
        {"table": table, "place": seat.seat, "new_mu": rating.mu, "new_sigma": rating.sigma}
        for seat, rating in zip(seats, new, strict=True)
        if (seat.mu, seat.sigma) != rating
    ]
    if rows:
        connection.execute(_RATE, rows)
    return len(rows)


def _write_standings(connection: Connection, guild: int, game: str, before: Standings, now: Standings) -> int:
    """Keep what has changed of the standings; say how many have."""
    rows = [
        {
            "guild": guild,
            "game": game,
            "user": user,
            "mu": known.rating.mu,
            "sigma": known.rating.sigma,
            "shown": known.rating.shown,
            "games": known.games,
        }
        for user, known in sorted(now.items())
        if known != before.get(user)
    ]
    if rows:
        connection.execute(upsert(connection, ratings), rows)
    return len(rows)
