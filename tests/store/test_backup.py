"""Backups: whole, of one moment, taken while games go on."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from bot.backup import backup
from bot.store import BackupFailed, ForeignDatabase, Store, UnreadableDatabase, sqlite_url
from tests.store.rows import answer, table


async def test_a_copy_taken_while_games_go_on_can_be_played_on(path, tmp_path):
    store = await Store.open(sqlite_url(path), now=0.0)
    await store.create(table())
    copies = [tmp_path / f"copy{number}.db" for number in range(5)]
    revision = 0

    async def play() -> None:
        nonlocal revision
        while not all(copy.exists() for copy in copies) or revision < 50:
            state = {"n": revision + 1, "padding": "x" * 3000}
            assert await store.commit("t1", revision, snapshot=state, due={f"q{revision}": 1.0}, input=answer())
            revision += 1

    async def save() -> None:
        for copy in copies:
            await backup(sqlite_url(path), copy)

    await asyncio.gather(play(), save())
    await store.close()
    for copy in copies:
        with closing(sqlite3.connect(copy)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        restored = await Store.open(sqlite_url(copy), now=0.0)
        row = await restored.get("t1")
        assert len(await restored.inputs("t1")) == row.revision <= revision
        if row.revision:
            assert row.snapshot["n"] == row.revision
            assert row.due == {f"q{row.revision - 1}": 1.0}
        assert await restored.commit("t1", row.revision, snapshot=None, due={}, input=answer())
        await restored.close()
    assert {file.name for file in tmp_path.iterdir()} == {path.name, *(copy.name for copy in copies)}


async def test_a_file_that_exists_is_never_overwritten(path, tmp_path):
    await (await Store.open(sqlite_url(path), now=0.0)).close()
    target = tmp_path / "copy.db"
    target.write_text("precious")
    with pytest.raises(BackupFailed, match=r"copy\.db exists already"):
        await backup(sqlite_url(path), target)
    with pytest.raises(BackupFailed, match=r"starcrossed\.db exists already"):
        await backup(sqlite_url(path), path)
    assert target.read_text() == "precious"


async def test_a_copy_needs_a_folder(path, tmp_path):
    await (await Store.open(sqlite_url(path), now=0.0)).close()
    with pytest.raises(BackupFailed, match=r"cannot write .*No such file or directory"):
        await backup(sqlite_url(path), tmp_path / "none" / "copy.db")


async def test_a_copy_that_fails_leaves_nothing(path, tmp_path, monkeypatch):
    await (await Store.open(sqlite_url(path), now=0.0)).close()
    opened = sqlite3.connect

    def full(target, **options):
        connection = opened(target, **options)
        if not options:
            connection.execute("PRAGMA max_page_count = 2")
        return connection

    monkeypatch.setattr(sqlite3, "connect", full)
    with pytest.raises(BackupFailed, match="full"):
        await backup(sqlite_url(path), tmp_path / "copy.db")
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


async def test_there_must_be_a_database_of_ours(path, tmp_path):
    with pytest.raises(BackupFailed, match=r"no database at .*starcrossed\.db"):
        await backup(f"sqlite:///{path}", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (x)")
    with pytest.raises(ForeignDatabase):
        await backup(sqlite_url(path), tmp_path / "copy.db")
    with pytest.raises(UnreadableDatabase, match="not a file"):
        await backup(sqlite_url(tmp_path), tmp_path / "copy.db")


async def test_a_server_has_its_own_tool(tmp_path):
    with pytest.raises(BackupFailed, match="pg_dump"):
        await backup("postgresql://u:geheim@h/x", tmp_path / "copy.db")
