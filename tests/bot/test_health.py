"""The pulse: a lease that is renewed, a file that shows the bot is well, an end when another process has taken over."""

import os
import sqlite3

from bot.health import BEAT, STALE, well
from bot.store import DatabaseUnavailable
from tests.bot import romeo
from tests.bot.harness import playing


async def test_the_pulse_file_is_touched_while_the_bot_is_well(tmp_path):
    pulse = tmp_path / "pulse"
    async with playing(tmp_path, "Ann", STARCROSSED_HEALTH_FILE=str(pulse)) as world:
        assert not well(pulse)
        await world.advance(BEAT + 1)
        assert well(pulse)
        os.utime(pulse, (0, 0))
        assert not well(pulse)
        await world.advance(BEAT + 1)
        assert well(pulse)
    assert STALE > 3 * BEAT, "a beat or two may be missed"


async def test_r18_a_bot_whose_database_was_taken_over_stops(tmp_path):
    """Frozen for so long that another process has begun to work: this one writes nothing more."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await romeo.begin(world)
        with sqlite3.connect(tmp_path / "starcrossed.db") as database:
            database.execute("UPDATE lease SET owner = 'another'")
        database.close()
        await world.advance(BEAT + 1)
        assert world.bot.is_closed()
        assert world.bot.pulse.lost
        assert ["taken over by another process" in line for line in world.take_logged()] == [True]
    with sqlite3.connect(tmp_path / "starcrossed.db") as database:
        assert database.execute("SELECT owner FROM lease").fetchall() == [("another",)], "its lease is not touched"
    database.close()


async def test_a_database_that_hiccups_is_tried_again(tmp_path, monkeypatch):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)

        async def fail(_):
            raise DatabaseUnavailable("there", "for the test")

        with monkeypatch.context() as patch:
            patch.setattr(world.bot.store, "renew", fail)
            await world.advance(BEAT + 1)
        assert ["for the test" in line for line in world.take_logged()] == [True]
        assert not world.bot.is_closed()
        await world.advance(BEAT + 1)
        await romeo.place_all(world, table)
        assert "**Placed:** everybody." in table.text
