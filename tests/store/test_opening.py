"""Opening: what is made, what is upgraded, and what is left alone."""

import hashlib
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import JSON, Connection, create_engine, inspect

from bot.store import (
    RATED_AS,
    BadUrl,
    DatabaseUnavailable,
    ForeignDatabase,
    GuildSettings,
    NewerDatabase,
    NotADatabase,
    Preferences,
    Store,
    UnreadableDatabase,
    migrate,
    parse_url,
    sqlite_url,
)
from bot.store.database import Database
from bot.store.privacy import FORGOTTEN
from bot.store.schema import metadata
from bot.store.url import sqlite_path
from tests.store.conftest import SERVER
from tests.store.rows import answer, table

NOW = 1_770_000_000.0
NOW_HEAD = migrate.HEAD
LATER = f"{int(NOW_HEAD) + 1:04}"
"""The revision of a version to come."""


def contents(folder: Path) -> dict[str, str]:
    """Return what lies in a folder, file by file."""
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in folder.iterdir() if file.is_file()}


def sql(path: Path, *statements: str) -> list[tuple]:
    """Run statements on a file; return the rows of the last."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            rows = connection.execute(statement).fetchall()
        connection.commit()
    return rows


@contextmanager
def nobody() -> Iterator[Path]:
    """Give a folder, and be a user without rights if we are root."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        if root := os.geteuid() == 0:
            os.seteuid(65534)
        try:
            yield folder
        finally:
            if root:
                os.seteuid(0)


async def test_a_new_database_is_made_with_its_folder(tmp_path):
    path = tmp_path / "deep" / "data" / "x.db"
    store = await Store.open(f"sqlite:///{path}", now=NOW)
    await store.create(table())
    await store.close()
    assert contents(path.parent).keys() == {"x.db"}
    assert store.where == str(path)


async def test_an_empty_file_is_a_new_database(path):
    path.touch()
    store = await Store.open(sqlite_url(path), now=NOW)
    assert await store.find() == []
    await store.close()


async def test_what_was_written_is_there_when_it_is_opened_again(url):
    store = await Store.open(url, now=NOW)
    await store.create(table())
    await store.commit("t1", 0, snapshot={"n": 1}, due={"q": 1.0}, input=answer())
    before = await store.get("t1")
    await store.close()
    store = await Store.open(url, now=NOW)
    assert await store.get("t1") == before
    await store.close()


@pytest.mark.parametrize("way", [migrate.make, migrate.upgrade])
async def test_a_new_database_and_the_newest_migration_have_the_same_schema(url, way):
    if file := sqlite_path(parse_url(url)):
        file.parent.mkdir()
    database = Database(parse_url(url))
    await database.write(way)
    await database.close()
    store = await Store.open(url, now=NOW)

    def differences(connection: Connection) -> tuple[object, object]:
        from alembic.autogenerate import compare_metadata

        def default(*of: Any) -> bool | None:  # PostgreSQL cannot compare two pieces of JSON
            return False if isinstance(of[2].type, JSON) else None

        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": default})
        checks = inspect(connection).get_check_constraints("tables")
        return compare_metadata(context, metadata), [check["name"] for check in checks]

    assert await store._database.read(differences) == ([], ["tables_status"])
    assert ScriptDirectory.from_config(migrate._config()).get_heads() == [migrate.HEAD]
    await store.close()


async def test_sqlite_keeps_every_commit_through_a_power_cut(path):
    store = await Store.open(sqlite_url(path), now=NOW)

    def pragma(connection: Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names}

    found = await store._database.read(pragma)
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
    await store.close()


async def test_a_database_of_the_first_version_keeps_what_was_chosen(path):
    engine = create_engine(sqlite_url(path).set(drivername="sqlite"))
    with engine.begin() as connection:
        config = migrate._config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    sql(path, "INSERT INTO settings VALUES (1, 'day', 3, 1)")
    sql(path, "INSERT INTO preferences VALUES (2, 0, 1)")
    store = await Store.open(sqlite_url(path), now=NOW)
    assert await store.settings(1) == GuildSettings("day", 3, True)
    assert await store.preferences(2) == Preferences(dm=False, mention=True)
    await store.close()


async def test_games_with_computers_from_before_the_setting_are_not_rated(path):
    """Results knew computers by their names then; now they know them by their strength."""
    engine = create_engine(sqlite_url(path).set(drivername="sqlite"))
    with engine.begin() as connection:
        config = migrate._config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
    engine.dispose()
    for name in ("alone", "people"):
        columns = "id, guild, channel, host, game, version, options, clock, locale, status, revision, published"
        values = f"'{name}', 1, 2, 7, 'lanterns', 1, '{{}}', 'live', 'en', 'finished', 3, 3, 1, 1, 1"
        sql(path, f"INSERT INTO tables ({columns}, created, touched, posted) VALUES ({values})")
        sql(path, f"INSERT INTO results VALUES ('{name}', 1, 'lanterns', 1, {int(name == 'people')})")
        for seat, user in enumerate((7, -1, -2) if name == "alone" else (7, FORGOTTEN)):
            options = {-1: '{"computer": "hard"}', -2: '{"computer": "easy"}'}.get(user, "{}")
            seated = f"'{name}', {seat}, {user}, 'P', '{options}', 0, 0"
            sql(
                path, f"INSERT INTO seats (table_id, seat, user_id, name, options, dm_closed, missed) VALUES ({seated})"
            )
            kept = f"'{name}', {seat}, {user}, 'P', {seat + 1}, 0"
            sql(path, f"INSERT INTO result_seats (table_id, seat, user_id, name, rank, points) VALUES ({kept})")
    store = await Store.open(sqlite_url(path), now=NOW)
    assert not (await store.get("alone")).rated
    assert (await store.get("people")).rated
    seated = {row.table: [seat.user for seat in row.seats] for row in (await store.history(1)).rows}
    assert seated == {"alone": [7, RATED_AS["hard"], RATED_AS["easy"]], "people": [7, FORGOTTEN]}
    assert not (await store.settings(1)).computers
    await store.close()


async def test_a_migration_that_fails_leaves_the_database_as_it_was(path, monkeypatch, tmp_path):
    await (await Store.open(sqlite_url(path), now=NOW)).close()
    before = sql(path, "SELECT * FROM sqlite_master")
    step = "op.drop_table('audit'), op.drop_table('nothing')"
    monkeypatch.setattr(migrate, "SCRIPTS", scripts(tmp_path / "later", step))
    monkeypatch.setattr(migrate, "HEAD", LATER)
    with pytest.raises(DatabaseUnavailable, match="nothing"):
        await Store.open(sqlite_url(path), now=NOW)
    assert sql(path, "SELECT * FROM sqlite_master") == before
    assert sql(path, "SELECT version_num FROM alembic_version") == [(NOW_HEAD,)]


def scripts(folder: Path, step: str) -> Path:
    """Copy the migrations and add one."""
    (folder / "versions").mkdir(parents=True)
    for path in (migrate.SCRIPTS / "env.py", *(migrate.SCRIPTS / "versions").glob("v*.py")):
        (folder / path.relative_to(migrate.SCRIPTS)).write_text(path.read_text())
    lines = (
        "from alembic import op",
        f"revision, down_revision = '{LATER}', '{NOW_HEAD}'",
        f"def upgrade():\n    {step}",
    )
    (folder / "versions" / f"v{LATER}_more.py").write_text("\n".join(lines))
    return folder


async def test_an_older_database_is_copied_then_upgraded_and_refused_by_the_older_version(path, monkeypatch, tmp_path):
    store = await Store.open(sqlite_url(path), now=NOW)
    await store.create(table())
    await store.close()
    with monkeypatch.context() as later:
        later.setattr(migrate, "SCRIPTS", scripts(tmp_path / "later", "op.execute('CREATE TABLE more (x INTEGER)')"))
        later.setattr(migrate, "HEAD", LATER)
        store = await Store.open(sqlite_url(path), now=NOW)
        assert await store.get("t1") == table()
        await store.close()
        assert sql(path, "SELECT * FROM more") == []
        await (await Store.open(sqlite_url(path), now=NOW + 60)).close()

    copies = list(tmp_path.glob("starcrossed.db.*"))
    assert [copy.name for copy in copies] == [f"starcrossed.db.before-{LATER}-20260202T024000Z"]
    before = contents(tmp_path)
    with pytest.raises(NewerDatabase, match=rf"starcrossed\.db is of a newer version .* {LATER}"):
        await Store.open(sqlite_url(path), now=NOW)
    assert contents(tmp_path) == before
    restored = await Store.open(sqlite_url(copies[0]), now=NOW)
    assert await restored.get("t1") == table()
    await restored.close()


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
async def test_a_foreign_database_is_named_and_untouched(path, tmp_path, mode):
    sql(path, f"PRAGMA journal_mode = {mode}", "CREATE TABLE songs (x)", "INSERT INTO songs VALUES (1)")
    before = contents(tmp_path)
    with pytest.raises(ForeignDatabase, match=r"starcrossed\.db belongs to another program \(it holds songs\)"):
        await Store.open(sqlite_url(path), now=NOW)
    assert contents(tmp_path) == before


async def test_a_foreign_database_in_use_is_untouched(path, tmp_path):
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("CREATE TABLE songs (x)")
        before = contents(tmp_path)
        with pytest.raises(ForeignDatabase):
            await Store.open(sqlite_url(path), now=NOW)
        after = contents(tmp_path)
        assert after.keys() == before.keys()
        assert all(after[name] == before[name] for name in before if not name.endswith("-shm"))


@pytest.mark.parametrize("name", ["settings", "alembic_version", "tables"])
async def test_one_table_named_like_ours_does_not_make_a_database_ours(path, name):
    sql(path, f"CREATE TABLE {name} (version_num)", f"INSERT INTO {name} VALUES ('beef')", "CREATE TABLE songs (x)")
    with pytest.raises(ForeignDatabase, match="songs"):
        await Store.open(sqlite_url(path), now=NOW)


@pytest.mark.parametrize("data", [b"hello", b"\x89PNG\r\n" * 1000, b"SQLite format 3\x00" + b"x" * 5000])
async def test_a_file_that_holds_something_else_is_named_and_untouched(path, tmp_path, data):
    path.write_bytes(data)
    before = contents(tmp_path)
    with pytest.raises(NotADatabase, match=r"starcrossed\.db is not an SQLite database"):
        await Store.open(sqlite_url(path), now=NOW)
    assert contents(tmp_path) == before


async def test_a_damaged_database_is_named(path):
    await (await Store.open(sqlite_url(path), now=NOW)).close()
    data = path.read_bytes()
    path.write_bytes(data[:100] + b"\xff" * 3000 + data[3100:])
    with pytest.raises((UnreadableDatabase, NotADatabase), match=r"starcrossed\.db"):
        await Store.open(sqlite_url(path), now=NOW)


async def test_a_folder_is_no_database(path):
    path.mkdir()
    with pytest.raises(UnreadableDatabase, match=r"starcrossed\.db .*not a file"):
        await Store.open(sqlite_url(path), now=NOW)


async def test_a_folder_below_a_file_cannot_be_made(path):
    path.touch()
    with pytest.raises(UnreadableDatabase, match="folder cannot be made"):
        await Store.open(sqlite_url(path / "deeper" / "x.db"), now=NOW)


async def test_a_file_one_may_not_open_is_named_with_user_and_remedy():
    """R76."""
    with nobody() as folder:
        path = folder / "x.db"
        if os.geteuid() == 65534:
            os.seteuid(0)
            path.touch(0o600)
            folder.chmod(0o777)
            os.seteuid(65534)
        else:
            path.touch(0o000)
        with pytest.raises(UnreadableDatabase) as refused:
            await Store.open(sqlite_url(path), now=NOW)
        text = str(refused.value)
        assert str(path) in text
        assert f"uid {os.geteuid()}" in text
        assert "named volume" in text


async def test_a_folder_one_may_not_write_is_named():
    """R76: the folder must be writable too, for the log beside the file."""
    with nobody() as folder:
        if os.geteuid() != 65534:
            folder.chmod(0o555)
        with pytest.raises(UnreadableDatabase, match="permission to write its folder"):
            await Store.open(sqlite_url(folder / "x.db"), now=NOW)
        with pytest.raises(UnreadableDatabase, match="folder cannot be made"):
            await Store.open(sqlite_url(folder / "deeper" / "x.db"), now=NOW)
        assert list(folder.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("starcrossed.db", "not a database address"),
        ("", "not a database address"),
        ("mysql://u:geheim@h/x", "'mysql' is not supported"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:///file:x?uri=true", "names no file"),
        ("sqlite://data/x.db", "three slashes"),
        ("postgresql://u:geheim@h", "names no database"),
        ("postgresql://u:geheim@h:port/x", "not a database address"),
        ("postgresql://u:geheim@h/x?channel_binding=require", "'channel_binding', which is not supported"),
        ("postgresql://u:geheim@h/x?sslmode=maybe", "its ssl is none of disable"),
    ],
)
async def test_an_address_that_cannot_be_used_is_explained_without_repeating_it(text, reason):
    with pytest.raises(BadUrl, match=reason) as refused:
        await Store.open(text, now=NOW)
    assert "geheim" not in str(refused.value)


async def test_a_server_out_of_reach_is_named_without_its_password():
    pytest.importorskip("asyncpg")
    with pytest.raises(DatabaseUnavailable, match=r"postgresql\+asyncpg://u:\*\*\*@127\.0\.0\.1:1/x") as refused:
        await Store.open("postgresql://u:geheim@127.0.0.1:1/x", now=NOW)
    assert "geheim" not in str(refused.value)


@pytest.mark.skipif(not SERVER, reason="TEST_DATABASE_URL names no server")
async def test_a_server_that_does_not_know_the_database_is_named():
    address = parse_url(SERVER).set(database="none")
    with pytest.raises(DatabaseUnavailable, match='"none" does not exist'):
        await Store.open(address, now=NOW)


async def test_a_missing_driver_is_named_with_its_remedy(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "asyncpg", None)
    with pytest.raises(BadUrl, match=r"install starcrossed\[postgres\]"):
        await Store.open("postgresql://u:geheim@127.0.0.1:1/x", now=NOW)


async def test_a_database_that_stops_working_says_so(path):
    store = await Store.open(sqlite_url(path), now=NOW)
    await store.create(table())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        await store._database.read(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 10"))
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseUnavailable, match=r"starcrossed\.db does not work: database is locked"):
            await store.commit("t1", 0, snapshot=None, due={})
        other.execute("ROLLBACK")
    assert await store.commit("t1", 0, snapshot=None, due={})
    await store.close()


async def test_no_error_of_the_database_shows_what_was_to_be_written(path):
    """Seeds and hands stay out of logs."""
    store = await Store.open(sqlite_url(path), now=NOW)
    await store.create(table())
    sql(path, "DROP TABLE inputs")
    with pytest.raises(DatabaseUnavailable) as refused:
        await store.commit("t1", 0, snapshot={"hand": "juliet"}, due={}, seed="12345", input=answer(keys=("juliet",)))
    assert "juliet" not in repr(refused.value) + repr(refused.value.__cause__) + str(refused.value.__cause__)
    await store.close()
