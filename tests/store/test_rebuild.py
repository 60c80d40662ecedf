"""`starcrossed ratings rebuild`."""

import asyncio
import os
import sqlite3

import pytest
from sqlalchemy import Connection, update

from bot.__main__ import main
from bot.rebuild import rebuild
from bot.store import ForeignDatabase, NoDatabase, Store, sqlite_url
from bot.store.schema import ratings
from tests.store.rows import ANN, BEA, finished

DUEL = ((ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3))


async def spoilt(path) -> None:
    """Make a database with two games whose standings are wrong."""
    store = await Store.open(sqlite_url(path), now=0.0)
    await finished(store, "1", *DUEL)
    await finished(store, "2", *DUEL, at=200.0)

    def spoil(connection: Connection) -> None:
        connection.execute(update(ratings).values(mu=0.0))

    await store._database.write(spoil)
    await store.close()


async def test_ratings_are_rebuilt_while_the_bot_has_the_database_open(path):
    await spoilt(path)
    store = await Store.open(sqlite_url(path), now=0.0)
    assert await rebuild(sqlite_url(path)) == (2, 2)
    assert await store.rebuild_ratings() == (2, 0)
    await store.close()


def test_the_command_says_how_many_have_changed(path, tmp_path, monkeypatch, capsys):
    asyncio.run(spoilt(path))
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    for changed in (2, 0):
        assert main(["--env", os.devnull, "ratings", "rebuild"]) == 0
        assert capsys.readouterr().out == f"rated games gone through: 2; ratings changed: {changed}\n"


def test_without_a_database_none_is_made(path, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    assert main(["--env", os.devnull, "ratings", "rebuild"]) == 2
    assert f"no database at {path}" in capsys.readouterr().err
    assert not path.exists()


async def test_what_is_no_database_of_ours_is_left_alone(path):
    with pytest.raises(NoDatabase):
        await rebuild(sqlite_url(path))
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(ForeignDatabase):
        await rebuild(sqlite_url(path))
    assert path.read_bytes() == before


def test_ratings_alone_is_no_command(tmp_path, capsys):
    with pytest.raises(SystemExit) as refused:
        main(["--env", os.devnull, "ratings"])
    assert refused.value.code == 2
    assert "COMMAND" in capsys.readouterr().err
