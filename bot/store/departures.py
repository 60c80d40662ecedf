"""Servers that have removed the bot: since when, and deleting all that is kept of one."""

from sqlalchemy import Connection, Table, delete, select

from bot.store.schema import departures, metadata, tables
from bot.store.sql import upsert


def depart(connection: Connection, guild: int, at: float) -> None:
    """Keep when a server has removed the bot."""
    connection.execute(upsert(connection, departures), {"guild": guild, "at": at})


def come_back(connection: Connection, guild: int) -> None:
    """Forget that a server had removed the bot."""
    connection.execute(delete(departures).where(departures.c.guild == guild))


def departed(connection: Connection) -> dict[int, float]:
    """Return when servers have removed the bot, those that have not come back."""
    return {row.guild: row.at for row in connection.execute(select(departures))}


def servers(connection: Connection) -> set[int]:
    """Return the servers of which something is kept."""
    found: set[int] = set()
    for table in _of_servers():
        found |= set(connection.scalars(select(table.c.guild).distinct()))
    return found


def purge(connection: Connection, guild: int) -> int:
    """Delete everything of a server; say how many tables it had."""
    return {table: connection.execute(delete(table).where(table.c.guild == guild)).rowcount for table in _of_servers()}[
        tables
    ]


def _of_servers() -> list[Table]:
    """List what belongs to servers; what belongs to their tables goes along with these."""
    return [table for table in reversed(metadata.sorted_tables) if "guild" in table.c]
