"""What is kept about a person: read whole, or made anonymous.

Where somebody stood, a number of nobody's stands afterwards, another one for each game on each server: so the ratings
that others have from games with them stay, and can be worked out anew, while nothing leads back to them.
"""

import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    CompoundSelect,
    Connection,
    RowMapping,
    Select,
    Table,
    and_,
    delete,
    or_,
    select,
    union,
    update,
)

from bot.store.rows import NOBODY, Json
from bot.store.schema import (
    audit,
    former,
    inputs,
    lessons,
    preferences,
    ratings,
    result_seats,
    seats,
    tables,
    votes,
)
from bot.store.sql import lock


class Mention(NamedTuple):
    """Columns that name one person: the id, and perhaps what they are called."""

    id: Column[Any]
    name: Column[Any] | None = None


MENTIONS: dict[Table, tuple[Mention, ...]] = {
    tables: (Mention(tables.c.host),),
    seats: (Mention(seats.c.user, seats.c.name),),
    former: (Mention(former.c.user, former.c.name),),
    inputs: (Mention(inputs.c.user),),
    result_seats: (Mention(result_seats.c.user, result_seats.c.name),),
    ratings: (Mention(ratings.c.user),),
    votes: (Mention(votes.c.by, votes.c.by_name), Mention(votes.c.holder), Mention(votes.c.user, votes.c.name)),
    audit: (
        Mention(audit.c.by, audit.c.by_name),
        Mention(audit.c.of, audit.c.of_name),
        Mention(audit.c.to, audit.c.to_name),
    ),
}
"""Every place where people stand, but for what only concerns one of them and is deleted: `OWN`."""

OWN = (preferences, lessons)

FORGOTTEN = -(2**62)
"""From here down are the numbers of those who wanted to be forgotten, far below those of computers."""

SECRET = {"seed", "salt", "snapshot", "digest", "published", "revision", "ballots"}
"""What is not anybody's, or would tell of a game what nobody may know before its end."""

MOMENTS = {"at", "created", "touched", "posted", "until"}


# Reading


def export(connection: Connection, user: int) -> Json:
    """Return everything that is kept about a person, by database table; nothing of others but what they share."""
    own = connection.execute(select(preferences).where(preferences.c.user == user)).mappings().first()
    found: Json = {"preferences": {name: value for name, value in (own or {}).items() if name != "user_id"}}
    found["lessons"] = [_own(row) for row in connection.execute(_of_lessons(user)).mappings()]
    for table, mentions in MENTIONS.items():
        rows = connection.execute(_mentioning(table, user).order_by(*table.primary_key)).mappings()
        found[table.name] = [told for row in rows if (told := _told(table, mentions, row, user))]
    places = select(tables.c.id, tables.c.guild, tables.c.channel, tables.c.thread, tables.c.game, tables.c.created)
    rows = connection.execute(places.where(tables.c.id.in_(_visited(user))).order_by(tables.c.created)).mappings()
    found["places"] = [{name: _readable(name, value) for name, value in row.items()} for row in rows]
    return found


def _of_lessons(user: int) -> Select[Any]:
    return select(lessons).where(lessons.c.user == user).order_by(lessons.c.game)


def _own(row: RowMapping) -> Json:
    """Tell a row that is all of one person, without what its game keeps secret."""
    return {name: _readable(name, value) for name, value in row.items() if name not in {"user_id", *SECRET}}


def _visited(user: int) -> CompoundSelect[Any]:
    """Select the tables where a person sits or sat; only there they have chosen or voted."""
    return union(*[select(table.c.table_id).where(table.c.user == user) for table in (seats, former, result_seats)])


def _mentioning(table: Table, user: int) -> Select[Any]:
    """Select the rows in which a person stands; of votes those, too, in which they may have one."""
    if table is inputs:
        return select(table).where(inputs.c.user == user, inputs.c.table_id.in_(_visited(user)))
    about = _about(MENTIONS[table], user)
    return select(table).where(or_(about, votes.c.table.in_(_visited(user))) if table is votes else about)


def _about(mentions: tuple[Mention, ...], user: int) -> ColumnElement[bool]:
    return or_(*[mention.id == user for mention in mentions])


def _told(table: Table, mentions: tuple[Mention, ...], row: RowMapping, user: int) -> Json | None:
    """Tell a row, without whoever else stands in it; None where it is all of others."""
    ballot = row[votes.c.ballots].get(str(user)) if table is votes else None
    others = [mention for mention in mentions if row[mention.id] != user]
    if len(others) == len(mentions) and ballot is None:
        return None
    hidden = {column.key for mention in others for column in mention if column is not None} | SECRET
    told = {column.name: _readable(column.name, row[column]) for column in table.c if column.key not in hidden}
    return told if ballot is None else {**told, "ballot": ballot}


def _readable(name: str, value: Any) -> Any:
    moment = name in MOMENTS and value
    return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds") if moment else value


# Forgetting a person


def forget(connection: Connection, user: int) -> None:
    """Delete what is a person's own, and put nobody in their place everywhere else."""
    for table in OWN:
        connection.execute(delete(table).where(table.c.user == user))
    lock(connection, ratings)
    for guild, game in sorted(_places(connection, user)):
        _rename(connection, user, FORGOTTEN - secrets.randbits(61), guild, game)


def _places(connection: Connection, user: int) -> set[tuple[int, str]]:
    """Return the servers and games where a person stands."""
    found: set[tuple[int, str]] = set()
    for table, mentions in MENTIONS.items():
        if "guild" in table.c:
            found |= set(_pairs(connection, select(table.c.guild, table.c.game).where(_about(mentions, user))))
    visited = select(tables.c.guild, tables.c.game).where(tables.c.id.in_(_visited(user)))
    asked = select(tables.c.guild, tables.c.game).join(votes, votes.c.table == tables.c.id)
    for rows in (visited, asked.where(_about(MENTIONS[votes], user))):
        found |= set(_pairs(connection, rows))
    return found


def _pairs(connection: Connection, rows: Select[Any]) -> Iterator[tuple[int, str]]:
    return ((guild, game) for guild, game in connection.execute(rows.distinct()))


def _rename(connection: Connection, user: int, nobody: int, guild: int, game: str) -> None:
    """Put a number of nobody's into a person's place in one game on one server."""
    here = select(tables.c.id).where(tables.c.guild == guild, tables.c.game == game)
    _recast(connection, user, nobody, here)
    _unseat(connection, user, here)
    for table, mentions in MENTIONS.items():
        of = table.c.table if table is votes else table.c.get("table_id")
        place = and_(table.c.guild == guild, table.c.game == game) if of is None or table is audit else of.in_(here)
        for mention in mentions:
            values = {mention.id: nobody, **({} if mention.name is None else {mention.name: ""})}
            connection.execute(update(table).where(mention.id == user, place).values(values))


def _unseat(connection: Connection, user: int, here: Select[Any]) -> None:
    """Drop what else there is of a person on their seats, and their name from those that are empty since they left."""
    connection.execute(
        update(seats).where(seats.c.user == user, seats.c.table_id.in_(here)),
        {"options": {}, "dm_channel": None, "dm_message": None, "dm_closed": True},
    )
    left = select(former.c.table_id).where(former.c.user == user, former.c.table_id.in_(here))
    rows = connection.execute(select(former).where(former.c.table_id.in_(left)).order_by(former.c.number))
    last = {(row.table_id, row.seat): row.user for row in rows}
    for (table, seat), holder in last.items():
        if holder == user:
            empty = (seats.c.table_id == table, seats.c.seat == seat, seats.c.user == NOBODY)
            connection.execute(update(seats).where(*empty), {"name": "", "options": {}})


def _recast(connection: Connection, user: int, nobody: int, here: Select[Any]) -> None:
    """Put a number of nobody's on a person's ballots."""
    cast = connection.execute(select(votes.c.id, votes.c.ballots).where(votes.c.table.in_(here))).all()
    for number, ballots in cast:
        if str(user) in ballots:
            renamed = {str(nobody) if voter == str(user) else voter: aye for voter, aye in ballots.items()}
            connection.execute(update(votes).where(votes.c.id == number), {"ballots": renamed})
