"""The command line where something is missing or wrong: said in whole, with its remedy, and without a traceback."""

import sqlite3

import pytest
from alembic import command
from sqlalchemy import create_engine

from bot.store import migrate, sqlite_url
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.loopback import TOKEN, ended, start


async def ran(folder, *arguments, **settings):
    """Run the command line to its end; a traceback is never the answer."""
    status, out, err = await ended(await start(None, folder, *arguments, **settings))
    assert "Traceback" not in out + err
    return status, out.splitlines(), err.splitlines()


@pytest.mark.parametrize("arguments", [(), ("run",), ("sync",)])
async def test_without_a_token_two_lines_say_what_is_missing_and_name_the_playground(tmp_path, arguments):
    status, out, err = await ran(tmp_path, *arguments)
    assert (status, out, len(err)) == (2, [], 2)
    assert "DISCORD_TOKEN is missing" in err[0]
    assert "starcrossed playground" in err[1]
    assert list(tmp_path.iterdir()) == []


async def test_all_wrong_settings_are_said_at_once(tmp_path):
    wrong = {
        "DISCORD_TOKEN": "not a token",
        "DATABASE_URL": "mysql://me:geheim@host/db",
        "STARCROSSED_LOG_LEVEL": "LOUD",
        "STARCROSSED_DEV_GUILD": "verona",
        "STARCROSSED_RENDER_WORKERS": "0",
        "STARCROSSED_LOCAL": "en",
    }
    status, out, err = await ran(tmp_path, **wrong)
    assert (status, out) == (2, [])
    assert sorted(line.split(":")[0] for line in err) == sorted(wrong)
    assert "did you mean STARCROSSED_LOCALE?" in "\n".join(err)
    assert not [line for line in err if "geheim" in line or "not a token" in line]


@pytest.fixture
def foreign(tmp_path):
    """A database of another program, with its bytes."""
    file = tmp_path / "starcrossed.db"
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE songs (title TEXT)")
    database.close()
    return file, file.read_bytes()


async def test_a_database_of_another_program_is_named_and_left_alone(tmp_path, foreign):
    file, before = foreign
    for name, settings, expected in (("run", {"DISCORD_TOKEN": TOKEN}, 2), ("doctor", {}, 1)):
        status, out, err = await ran(tmp_path, name, **settings)
        said = "\n".join(out + err)
        assert status == expected
        assert "belongs to another program (it holds songs)" in said
        assert str(file) in said
        assert file.read_bytes() == before


async def test_a_file_that_is_no_database_is_named_and_left_alone(tmp_path):
    file = tmp_path / "starcrossed.db"
    file.write_bytes(b"Two households, both alike in dignity" * 100)
    status, _, err = await ran(tmp_path, "run", DISCORD_TOKEN=TOKEN)
    assert status == 2
    assert "is not an SQLite database" in err[-1]
    assert file.read_bytes() == b"Two households, both alike in dignity" * 100


async def test_a_database_of_a_newer_version_is_refused_by_name(tmp_path):
    async with playing(tmp_path, "Ann"):
        pass
    file = tmp_path / "starcrossed.db"
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    status, _, err = await ran(tmp_path, "run", DISCORD_TOKEN=TOKEN)
    assert status == 2
    assert "newer version" in err[-1]
    assert "9999" in err[-1]


async def test_doctor_says_one_line_for_each_finding_and_makes_no_database(tmp_path):
    status, out, _ = await ran(tmp_path, "doctor", STARCROSSED_DATA=str(tmp_path / "new"))
    assert status == 1
    assert any("not there yet; the bot makes it when it starts" in line for line in out)
    assert not (tmp_path / "new").exists()
    async with playing(tmp_path, "Ann"):
        pass
    status, out, _ = await ran(tmp_path, "doctor")
    assert any("opens; 0 open tables" in line for line in out)
    bad = [line for line in out if line.startswith("FAIL")]
    assert len(bad) == 1
    assert "DISCORD_TOKEN is missing" in bad[0]
    assert {line.split()[1] for line in out} == {"settings:", "database:", "pictures:", "playground:", "token:"}
    status, out, _ = await ran(tmp_path, "doctor", DISCORD_TOKEN="short")
    assert status == 1
    assert "does not look like a bot's token" in "\n".join(out)


async def test_backup_copies_a_database_in_use_and_the_copy_can_be_played_on(tmp_path):
    """Restoring is putting the copy in the file's place."""
    copy = tmp_path / "copy" / "starcrossed.db"
    copy.parent.mkdir()
    (tmp_path / "bot").mkdir()
    async with playing(tmp_path / "bot", *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await romeo.place_all(world, table)
        digest = (await romeo.live(world, table)).table.digest
        status, out, _ = await ran(tmp_path / "bot", "backup", str(copy))
        assert (status, out) == (0, [f"copied to {copy}"])
        number = table.table
    async with playing(copy.parent, *romeo.NAMES[:3]) as world:
        live = await world.bot.tables.get(number)
        assert live.table.digest == digest


async def test_backup_overwrites_nothing_and_says_where_there_is_nothing(tmp_path):
    there = tmp_path / "there"
    there.write_text("precious")
    status, _, err = await ran(tmp_path, "backup", str(tmp_path / "new"))
    assert status == 2
    assert "there is no database" in err[-1]
    async with playing(tmp_path, "Ann"):
        pass
    status, _, err = await ran(tmp_path, "backup", str(there))
    assert status == 2
    assert str(there) in err[-1]
    assert there.read_text() == "precious"


async def test_help_names_every_command(tmp_path):
    status, out, _ = await ran(tmp_path, "--help")
    assert status == 0
    for name in ("run", "playground", "sync", "doctor", "backup", "health"):
        assert any(line.strip().startswith(name) for line in out)


async def test_doctor_upgrades_nothing(tmp_path):
    engine = create_engine(sqlite_url(tmp_path / "starcrossed.db").set(drivername="sqlite"))
    with engine.begin() as connection:
        config = migrate._config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
    engine.dispose()
    before = (tmp_path / "starcrossed.db").read_bytes()
    _, out, _ = await ran(tmp_path, "doctor")
    assert any("of an older version; the bot upgrades it when it starts" in line for line in out)
    assert (tmp_path / "starcrossed.db").read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["starcrossed.db"]


async def test_a_file_with_settings_that_is_named_has_to_be_there(tmp_path):
    for words in (["doctor"], ["run"], []):
        status, out, err = await ran(tmp_path, "--env", str(tmp_path / "none.env"), *words)
        assert (status, out) == (2, [])
        assert err == [f"{tmp_path / 'none.env'}: there is no such file; name the one with the settings"]


async def test_a_command_that_does_not_exist_is_refused(tmp_path):
    status, _, err = await ran(tmp_path, "dance")
    assert status == 2
    assert "dance" in err[-1]


async def test_health_needs_a_file_and_tells_by_its_exit_status(tmp_path):
    status, _, err = await ran(tmp_path, "health")
    assert status == 2
    assert "STARCROSSED_HEALTH_FILE" in err[0]
    pulse = tmp_path / "pulse"
    assert (await ran(tmp_path, "health", STARCROSSED_HEALTH_FILE=str(pulse)))[0] == 1
    pulse.touch()
    assert (await ran(tmp_path, "health", STARCROSSED_HEALTH_FILE=str(pulse)))[0] == 0
