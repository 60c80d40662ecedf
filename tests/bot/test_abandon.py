"""Tables that nobody comes back to end by themselves and say so (R41, R44)."""

import sqlite3

import pytest

from bot.due import LAST_CALL, NOTICE, SILENCE
from tests.bot import romeo
from tests.bot.harness import playing

HOUR = 3600


async def test_a_game_without_a_clock_in_which_nobody_chooses_is_called_and_ends(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="none")
        number = table.table
        await romeo.place_all(world, table)
        await world.advance(SILENCE + HOUR)
        called = [post for post in world.posts() if post.pinged]
        end = (await world.bot.store.get(number)).due[LAST_CALL]
        assert f"ends by itself <t:{round(end)}:R>" in world.last.text
        assert "nobody has chosen anything" in called[-1].text
        assert (await romeo.juliet(world, world.last)).id in called[-1].pinged
        await world.restart()
        assert len([post for post in world.posts() if post.pinged]) == len(called), "once"
        await world.advance(NOTICE - 2 * HOUR)
        assert (await world.bot.store.get(number)).status == "playing"
        await world.advance(2 * HOUR)
        row = await world.bot.store.get(number)
        assert (row.status, row.ended, row.due) == ("aborted", "abandoned", {})
        assert "Nobody came back to this game" in world.last.text
        assert (await world.bot.store.history(world.guild.id)).count == 0
        assert "None." in (await world.people[0].slash("tables")).text


async def test_a_choice_takes_the_call_back(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="none")
        await world.advance(SILENCE + HOUR)
        holder = (await romeo.holders(world, world.last))[0]
        await romeo.choose(holder, await romeo.hand(holder, world.last))
        row = (await romeo.live(world, world.last)).row
        assert LAST_CALL not in row.due
        assert "ends by itself" not in world.last.text
        await world.advance(NOTICE + HOUR)
        assert (await world.bot.store.get(row.id)).status == "playing"
        assert table.exists


async def test_a_table_whose_game_cannot_be_read_ends_too(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        number = (await romeo.begin(world, clock="none")).table
        async with world.outage():
            with sqlite3.connect(next(tmp_path.glob("*.db"))) as database:
                database.execute("UPDATE tables SET snapshot = '{\"version\": 1}'")
            database.close()
        await world.advance(SILENCE + HOUR)
        await world.advance(NOTICE + HOUR)
        assert (await world.bot.store.get(number)).ended == "abandoned"
        assert "Nobody came back to this game" in world.posts()[-1].text
        world.take_logged()


@pytest.mark.parametrize("clock", ["blitz", "day"])
async def test_a_game_that_everybody_has_left_to_the_clock_ends(tmp_path, clock):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await ann.slash("newgame", game="roma", clock=clock)
        number = world.last.table
        await bob.press(world.last, "Join")
        await ann.press(world.last, "Start")
        for _ in range(30):
            if (await world.bot.store.get(number)).status != "playing":
                break
            await world.advance(121 if clock == "blitz" else 86401)
        row = await world.bot.store.get(number)
        assert (row.status, row.ended) == ("aborted", "abandoned")
        assert [seat.missed >= 2 for seat in row.seats] == [True, True]
        assert "Nobody came back to this game" in world.posts()[-1].text
        board = await world.bot.store.leaderboard(world.guild.id, "roma")
        assert board.rows == ()
