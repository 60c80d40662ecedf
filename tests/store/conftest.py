"""Databases to test on: an SQLite file, and the PostgreSQL database of TEST_DATABASE_URL where that is set.

The latter must be one to throw away: every test begins by emptying it.
"""

import os
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import Store, parse_url, sqlite_url

SERVER = os.environ.get("TEST_DATABASE_URL")


@pytest.fixture(params=["sqlite", "server"] if SERVER else ["sqlite"])
async def url(request, tmp_path) -> URL:
    """The address of an empty database."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "data" / "starcrossed.db")
    address = parse_url(SERVER)
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()
    return address


@pytest.fixture
async def store(url) -> AsyncIterator[Store]:
    """An open store on an empty database."""
    opened = await Store.open(url, now=0.0)
    yield opened
    await opened.close()


@pytest.fixture
def path(tmp_path):
    """Where an SQLite database may be."""
    return tmp_path / "starcrossed.db"
