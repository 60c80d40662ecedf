"""Ending a table before its game is over: who may, and that it always works (R41, R42, R43, R44)."""

import re
import sqlite3
from contextlib import asynccontextmanager

from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.test_people import desk, plain


async def stop(world, person, what="End table 1"):
    """Ask to end a table, and say yes, twice where it ends at once; return the private prompt."""
    prompt = (await person.slash("stop")).post
    await person.press(prompt, what)
    if "Yes, stop it" in prompt.labels:
        await person.press(prompt, "Yes, stop it")
    return prompt


async def test_the_host_stops_a_game_when_the_others_agree(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        prompt = await stop(world, world.people[0])
        assert prompt.private
        assert "I have asked the others" in prompt.text
        assert (await romeo.live(world, table)).row.status == "playing"
        vote = world.last
        for person in world.people[1:]:
            await person.press(vote, "Yes")
        assert "This game was stopped" in table.text
        assert "Rematch" not in table.labels
        assert table.answers == {}
        assert "Nobody has finished" in (await world.people[0].slash("leaderboard")).text


async def test_a_stranger_may_not_nor_a_guest_in_a_lobby(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        lobby = await romeo.open_lobby(world, *world.people[1:3])
        for person in (world.people[1], world.people[3]):
            reply = await person.slash("stop")
            assert reply.post.private
            assert reply.post.custom_ids == ()
            assert "Only who plays" in reply.text
        await world.people[0].press(lobby, "Start")
        assert "Only who plays" in (await world.people[3].slash("stop")).text


async def test_whoever_manages_the_server_may(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await stop(world, world.owner)
        assert "This game was stopped" in table.text


async def test_r42_one_press_ends_nobodys_game(tmp_path):
    """Whoever may end it at once is asked first, told which game it is and whose."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        prompt = (await world.owner.slash("stop")).post
        await world.owner.press(prompt, "End table 1")
        sheet = await desk(world.owner, table)
        await world.owner.press(sheet, "Stop the game now")
        for asked in (prompt, sheet):
            assert "Where Art Thou Romeo?" in asked.text
            assert all(name in asked.text for name in romeo.NAMES[:3])
            assert asked.labels == ("Yes, stop it",)
        assert (await romeo.live(world, table)).row.status == "playing"
        stranger = world.people[0]
        await stranger.press_old(await desk(stranger, table), sheet.custom_ids[0])
        assert (await romeo.live(world, table)).row.status == "playing", "a yes is as much as who says it"
        await world.owner.press(sheet, "Yes, stop it")
        assert "This game was stopped" in table.text


async def test_the_list_tells_tables_of_the_same_people_apart(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await romeo.begin(world)
        await world.advance(3600)
        await romeo.begin(world)
        prompt = (await world.owner.slash("stop")).post
        opened = re.findall(r"being played: Ann, Bob and Cid · opened <t:(\d+):R>", plain(prompt))
        assert len(set(opened)) == 2
        assert prompt.labels == tuple([f"End table {number}: Where Art Thou Romeo?" for number in (1, 2)])


async def test_a_button_meant_for_a_moderator_does_nothing_for_others(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        prompt = (await world.owner.slash("stop")).post
        stop_it = prompt.custom_ids[0]
        await world.people[3].press_old(prompt, stop_it)
        assert (await romeo.live(world, table)).row.status == "playing"
        assert all("Yes" not in post.labels for post in world.posts())
        await world.people[1].press_old(prompt, stop_it)  # who plays asks the others by it
        assert "Yes" in world.last.labels
        assert (await romeo.live(world, table)).row.status == "playing"


async def test_of_several_tables_the_one_that_is_meant_is_stopped(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        first = await romeo.begin(world)
        await world.advance(1)
        second = await romeo.begin(world)
        await stop(world, world.owner, "End table 2")
        assert "This game was stopped" in second.text
        assert (await romeo.live(world, first)).row.status == "playing"


async def test_without_a_table_there_is_nothing_to_stop(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        assert "There is no open table" in (await world.people[0].slash("stop")).text


async def test_a_press_after_the_stop_is_answered(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        panel = holder.inbox[-1]
        old = dict(table.answers)
        hand = table.button("My hand").custom_id
        await stop(world, world.owner)
        assert "This game is over" in panel.text
        assert "This game is over" in (await holder.press_old(table, old["ok"])).text
        assert "This game is over" in (await holder.press_old(table, hand)).text


async def test_a_stopped_game_has_no_clock(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        number = table.table
        await stop(world, world.owner)
        await world.advance(3600)
        assert "This game was stopped" in table.text
        assert await world.bot.store.inputs(number) == []


@asynccontextmanager
async def broken(tmp_path):
    """A world with a table whose snapshot is spoilt, and a sound one beside it; its bot has just started."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        first = await romeo.begin(world)
        await world.advance(1)
        second = await romeo.begin(world)
        async with world.outage():
            with sqlite3.connect(next(tmp_path.glob("*.db"))) as database:
                database.execute("UPDATE tables SET snapshot = '{\"version\": 1}' WHERE id = ?", (first.table,))
            database.close()
        yield world, first, second
        world.take_logged()


async def test_r41_a_broken_table_can_be_stopped_from_the_database_alone(tmp_path):
    async with broken(tmp_path) as (world, first, second):
        prompt = await stop(world, world.owner)
        assert "The table is closed" in prompt.text
        assert "This game was stopped" in first.text
        assert [row.id for row in await world.bot.store.find()] == [second.table]


async def test_r41_the_people_of_a_broken_table_can_stop_it_together(tmp_path):
    async with broken(tmp_path) as (world, first, second):
        await stop(world, world.people[0])
        vote = [post for post in world.posts() if "Yes" in post.labels][-1]
        for person in world.people[1:]:
            await person.press(vote, "Yes")
        assert "This game was stopped" in first.text
        assert [row.id for row in await world.bot.store.find()] == [second.table]


async def test_r44_a_broken_table_stops_no_other(tmp_path):
    """Its clock stumbles; those of other tables run on."""
    async with broken(tmp_path) as (world, _, second):
        await world.advance(620)
        assert (await romeo.view(world, second)).phase == "lobby"
        await world.advance(romeo.LOBBY + 10)
        assert (await romeo.view(world, second)).phase == "announce"


async def test_r44_a_press_on_a_broken_table_is_answered(tmp_path):
    async with broken(tmp_path) as (world, first, _):
        reply = await world.people[0].press(first, "My hand")
        assert "my fault" in reply.text
        assert "being played" in (await world.people[0].slash("tables")).text


async def test_r44_a_broken_table_is_tried_ever_more_seldom(tmp_path):
    """An hour of a clock that cannot be acted on is a handful of lines in the log, not hundreds."""
    async with broken(tmp_path) as (world, _, _):
        await world.advance(620)
        world.take_logged()
        await world.advance(3600)
        stumbled = [line for line in world.take_logged() if "stumbled" in line]
        assert 1 <= len(stumbled) <= 10
