"""A restart at every stage: old messages go on working, nothing is lost, nothing is asked twice (R1, R39, R50)."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from bot.outage import LEAST
from tests.bot import romeo
from tests.bot.harness import World, playing
from tests.bot.posts import Post


async def nobody_placed(world: World, table: Post) -> None:
    """Leave the table as it was dealt."""


async def one_chosen(world: World, table: Post) -> None:
    """Let one choose without confirming."""
    person = (await romeo.holders(world, table))[0]
    await romeo.choose(person, await romeo.hand(person, table))


async def one_placed(world: World, table: Post) -> None:
    """Let one place."""
    person = (await romeo.holders(world, table))[0]
    await romeo.place(person, await romeo.hand(person, table))


async def lobby_running(world: World, table: Post) -> None:
    """Let one place and Juliet open the lobby."""
    await one_placed(world, table)
    await (await romeo.juliet(world, table)).answer(table, "ok")


async def to_announce(world: World, table: Post) -> None:
    """Play until Juliet is to name somebody."""
    await romeo.place_all(world, table)
    await romeo.talk(world, table)


STAGES = (nobody_placed, one_chosen, one_placed, lobby_running, to_announce)


@asynccontextmanager
async def at_stage(tmp_path, stage: Callable[[World, Post], Awaitable[None]]) -> AsyncIterator[tuple[World, Post]]:
    """Play a table of three up to a stage."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await stage(world, table)
        yield world, table


async def test_a_lobby_takes_presses_on_its_old_message(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        ann, bob, cid, dot = world.people
        lobby = await romeo.open_lobby(world, bob)
        await world.restart()
        await cid.press(lobby, "Join")
        await dot.press(lobby, "Join")
        await bob.press(lobby, "Leave")
        await ann.press(lobby, "Start")
        assert [person.name for person in await romeo.seated(world, lobby)] == ["Ann", "Cid", "Dot"]
        assert "Romeo / Count Paris" in lobby.text


@pytest.mark.parametrize("stage", STAGES)
async def test_the_game_goes_on_from_its_old_messages(tmp_path, stage):
    async with at_stage(tmp_path, stage) as (world, table):
        before, digest = str(table), (await romeo.live(world, table)).table.digest
        panels = {person.name: str(person.inbox[-1]) for person in world.people if person.inbox}
        await world.restart()
        assert (await romeo.live(world, table)).table.digest == digest
        assert panels == {person.name: str(person.inbox[-1]) for person in world.people if person.inbox}
        if stage is not lobby_running:  # its clock has moved on by the outage, here of no length, to 10 s at least
            assert str(table) == before
        await play_on(world, table)


async def play_on(world: World, table: Post) -> None:
    """Finish the round in which a table stands, and the game."""
    seen = await romeo.view(world, table)
    if seen.phase in ("place", "lobby"):
        for person in await romeo.holders(world, table):
            panel = await romeo.hand(person, table)
            if "ok" not in panel.answers and panel.answers:
                await romeo.choose(person, panel)
            if panel.answers:
                await person.answer(panel, "ok")
        if seen.phase == "place":
            await (await romeo.juliet(world, table)).answer(table, "ok")
        await world.advance(romeo.LOBBY)
    await romeo.announce(world, table)
    result = await romeo.finish(world, world.last)
    assert "Final ranking" in result.text


@pytest.mark.parametrize("stage", STAGES)
async def test_old_panels_go_on_working(tmp_path, stage):
    """A panel opened before the restart, private or as direct message, is pressed after it."""
    async with at_stage(tmp_path, stage) as (world, table):
        opened = {person.name: await romeo.hand(person, table) for person in await romeo.holders(world, table)}
        await world.restart()
        for number, person in enumerate(await romeo.holders(world, table)):
            panel = opened[person.name] if number else person.inbox[-1]
            while panel.answers:
                await person.answer(panel, next(iter(panel.answers)))
        assert set((await romeo.view(world, table)).placed) == {
            seat for seat in range(3) if seat != (await romeo.view(world, table)).juliet
        }


async def test_a_finished_table_offers_its_rematch_after_a_restart(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        await world.restart()
        await world.people[1].press(result, "Rematch")
        assert "Rematch!" in world.last.text


async def test_a_restart_asks_nobody_twice(tmp_path):
    """Neither messages nor edits nor mentions come of a restart, when everything had been shown."""
    async with at_stage(tmp_path, one_placed) as (world, _):
        calls = len(world.env.http_requests)
        await world.restart()
        await world.advance(5)
        made = [f"{call.method} {call.path}" for call in world.env.http_requests[calls:]]
        assert [call for call in made if "/messages" in call] == []


async def test_the_commands_are_told_to_discord_once(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        await world.restart()
        told = [call for call in world.env.http_requests if call.method == "PUT"]
        assert len(told) == 1


@pytest.mark.parametrize("outage", [600, 86400])
async def test_an_outage_is_added_to_every_clock(tmp_path, outage):
    """R50: nobody is punished for time in which the bot was down."""
    async with at_stage(tmp_path, nobody_placed) as (world, _):
        await world.advance(500)
        async with world.outage(outage):
            pass
        await world.advance(95)
        assert (await romeo.view(world, world.last)).phase == "place"
        await world.advance(10)
        assert (await romeo.view(world, world.last)).phase == "lobby", "Juliet's 600 seconds are over"


async def test_a_lobby_that_would_have_ended_meanwhile_still_has_ten_seconds(tmp_path):
    async with at_stage(tmp_path, lobby_running) as (world, _):
        await world.advance(28)
        async with world.outage(3600):
            pass
        await world.advance(LEAST - 1)
        assert (await romeo.view(world, world.last)).phase == "lobby"
        await world.advance(2)
        assert (await romeo.view(world, world.last)).phase == "announce"
        assert "Who is Romeo?" in world.last.text


async def test_the_rest_of_a_lobby_runs_after_an_outage(tmp_path):
    async with at_stage(tmp_path, lobby_running) as (world, table):
        await world.advance(5)
        async with world.outage(120):
            pass
        await world.advance(23)
        assert (await romeo.view(world, table)).phase == "lobby"
        await world.advance(3)
        assert (await romeo.view(world, table)).phase == "announce"


async def test_the_table_says_the_new_end_of_the_lobby(tmp_path):
    """A clock that has moved is shown as it is now, not as it was."""
    async with at_stage(tmp_path, lobby_running) as (world, table):
        async with world.outage(600):
            pass
        live = await romeo.live(world, table)
        (ends,) = [live.row.due[asked.id] for asked in live.table.questions if asked.item.clock == "lobby"]
        assert f"<t:{round(ends)}:R>" in table.text


async def test_what_a_crash_left_unshown_is_shown_at_the_start(tmp_path):
    """R39: the answer was kept, the edit never came."""
    async with at_stage(tmp_path, nobody_placed) as (world, table):
        person = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(person, table)
        await romeo.choose(person, panel)
        world.fail("PATCH", f"/channels/{table.channel}/messages/{table.id}", status=503)
        await person.answer(panel, "ok")
        assert "Placed:** nobody" in table.text
        await world.restart()
        assert f"Placed:** {person.name}" in table.text


async def test_a_display_name_is_kept_without_its_member(tmp_path):
    """R56: somebody leaves the server; the table still has the name, and the game goes on."""
    async with at_stage(tmp_path, to_announce) as (world, table):
        gone = (await romeo.holders(world, table))[0]
        world.guild.remove_member(gone.member)
        await world.restart()
        await romeo.announce(world, table)
        assert gone.name in table.text


async def test_a_step_under_older_rules_begins_anew_and_says_so(tmp_path):
    """The answers of the unfinished step are dropped; its clocks run, and the next answer counts."""
    async with at_stage(tmp_path, one_placed) as (world, table):
        assert len((await romeo.view(world, table)).placed) == 1
        async with world.outage():
            with sqlite3.connect(tmp_path / "starcrossed.db") as database:
                database.execute("UPDATE tables SET snapshot = json_set(snapshot, '$.version', 0)")
                database.execute("DELETE FROM due")
            database.close()
        assert "**Placed:** nobody." in table.text
        assert "The rules of this game were updated meanwhile" in table.text
        assert (await romeo.live(world, table)).row.due
        await romeo.place_all(world, table)
        assert "The rules of this game were updated" not in table.text
        await world.restart()
        assert "**Placed:** everybody." in table.text
        await world.advance(601)
        assert (await romeo.view(world, table)).phase == "lobby"
