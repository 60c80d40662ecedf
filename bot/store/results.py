"""Results: written once for each table, with the ratings that follow from them, and read again as history."""

from sqlalchemy import ColumnElement, Connection, bindparam, func, insert, select

from bot.ratings import Rating
from bot.store.rating import rate
from bot.store.rows import Finished, History, ResultRow, ResultSeat
from bot.store.schema import result_seats, results, tables
from bot.store.sql import insert_missing

_PLACE = select(tables.c.guild, tables.c.game).where(tables.c.id == bindparam("table"))
_NEWEST = (results.c.at.desc(), results.c.table_id.desc())


def record(connection: Connection, table: str, result: ResultRow) -> None:
    """Write how a table ended, once: what was written first stays."""
    guild, game = connection.execute(_PLACE, {"table": table}).one()
    row = {"table_id": table, "guild": guild, "game": game, "at": result.at, "rated": result.rated}
    if connection.execute(insert_missing(connection, results), row).rowcount != 1:
        return
    connection.execute(
        insert(result_seats),
        [
            {
                "table_id": table,
                "seat": s.seat,
                "user": s.user,
                "name": s.name,
                "rank": s.rank,
                "points": s.points,
                "part": s.part,
            }
            for s in result.seats
        ],
    )
    if result.rated:
        rate(connection, guild, game, table, result.at)


def history(
    connection: Connection, guild: int, game: str | None, user: int | None, offset: int, limit: int | None
) -> History:
    """Return finished games of a server, new to old; those of a game and of a person where these are given."""
    where: list[ColumnElement[bool]] = [results.c.guild == guild]
    if game is not None:
        where.append(results.c.game == game)
    if user is not None:
        where.append(results.c.table_id.in_(select(result_seats.c.table_id).where(result_seats.c.user == user)))
    page = select(results.c.table_id).where(*where).order_by(*_NEWEST).offset(offset).limit(limit)
    seated: dict[str, list[ResultSeat]] = {}
    for row in connection.execute(
        select(result_seats).where(result_seats.c.table_id.in_(page)).order_by(result_seats.c.seat)
    ):
        rating = None if row.mu is None else Rating(row.mu, row.sigma)
        seat = ResultSeat(row.seat, row.user, row.name, row.rank, row.points, rating, row.part)
        seated.setdefault(row.table_id, []).append(seat)
    shown = select(results, tables.c.channel, tables.c.thread, tables.c.message).join(
        tables, tables.c.id == results.c.table_id
    )
    rows = connection.execute(shown.where(results.c.table_id.in_(page)).order_by(*_NEWEST))
    found = [
        Finished(r.table_id, r.guild, r.channel, r.thread, r.message, r.game, r.at, r.rated, tuple(seated[r.table_id]))
        for r in rows
    ]
    return History(tuple(found), connection.scalar(select(func.count()).select_from(results).where(*where)) or 0)
