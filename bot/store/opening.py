"""Open a database: look first, copy what is to be upgraded, upgrade, hand over. Or look alone."""

import asyncio
from pathlib import Path

from sqlalchemy import URL

from bot.store import migrate, sqlite
from bot.store.database import Database
from bot.store.moments import stamp
from bot.store.url import shown, sqlite_path


async def look_at(url: URL) -> migrate.State:
    """Say in which form a database is and change nothing; raise a `StoreError` for one to keep away from."""
    if path := sqlite_path(url):
        await asyncio.to_thread(sqlite.require_place, path)
        return await asyncio.to_thread(sqlite.look, path)
    database = Database(url)
    try:
        return await database.read(migrate.look, shown(url))
    finally:
        await database.close()


async def open_database(url: URL, now: float) -> Database:
    """Return the database in the form this version needs; raise a `StoreError` for one to keep away from."""
    if path := sqlite_path(url):
        await asyncio.to_thread(_prepare, path, now)
    return await _ready(Database(url), shown(url))


def _prepare(path: Path, now: float) -> None:
    sqlite.prepare_folder(path)
    if sqlite.look(path) == "older":
        sqlite.copy(path, path.with_name(f"{path.name}.before-{migrate.HEAD}-{stamp(now)}"))


async def _ready(database: Database, where: str) -> Database:
    try:
        state = await database.read(migrate.look, where)
        if state != "current":
            await database.write(migrate.make if state == "empty" else migrate.upgrade)
    except BaseException:
        await database.close()
        raise
    return database
