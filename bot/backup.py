"""An online copy of the database: `starcrossed backup FILE`. Restoring is putting the copy in the file's place."""

import asyncio
import os
from pathlib import Path

from sqlalchemy import URL

from bot.store import BackupFailed, parse_url, sqlite_path
from bot.store.sqlite import copy, look, require_file


async def backup(url: str | URL, file: Path) -> None:
    """Copy an SQLite database that may be in use to `file`; raise a `StoreError`, and never overwrite."""
    source = sqlite_path(parse_url(url))
    if source is None:
        raise BackupFailed("a PostgreSQL database is copied with its own tool; run pg_dump")
    await asyncio.to_thread(_backup, source, file)


def _backup(source: Path, file: Path) -> None:
    require_file(source, os.R_OK)
    if look(source) == "empty":
        raise BackupFailed(f"there is no database at {source} yet; start the bot once, or correct DATABASE_URL")
    copy(source, file)
