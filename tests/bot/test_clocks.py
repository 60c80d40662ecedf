"""Time: presets, defaults for whoever is away, and the lobby's own clocks (R47, R48, R60, R61, R63)."""

import pytest

from bot.due import IDLE, MOVE_SECONDS
from tests.bot import romeo
from tests.bot.harness import playing

TIMED = {preset: seconds for preset, seconds in MOVE_SECONDS.items() if seconds}


@pytest.mark.parametrize("preset", TIMED)
async def test_a_game_in_which_everybody_is_away_plays_itself_to_the_end(tmp_path, preset):
    """R47: the clock opens each lobby, places every card and declares "No Decision"; nobody needs to be there."""
    seconds = TIMED[preset]
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock=preset)
        number = (await romeo.live(world, table)).row.id
        at = world.now
        for round_ in (1, 2, 3):
            assert f"Round {round_} of 3" in world.last.texts[0]
            await world.advance(at + seconds - 1 - world.now)
            assert (await romeo.view(world, world.last)).phase == "place"
            await world.advance(2)
            assert (await romeo.view(world, world.last)).phase == "lobby"
            assert "Time ran out for" in world.last.text
            await world.advance(romeo.LOBBY)
            seen = await romeo.view(world, world.last)
            assert seen.phase == "announce"
            assert len(seen.automatic) == 2
            assert "was placed as it lay" in world.last.text
            at += seconds + romeo.LOBBY + seconds
            await world.advance(at + 1 - world.now)
        live = await world.bot.tables.get(number)
        assert live.row.status == "finished"
        assert {given.cause for given in await world.bot.store.inputs(number)} == {"clock"}
        assert "Final ranking" in world.last.text


async def test_without_a_clock_nothing_happens_by_itself(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="none")
        await world.advance(7 * 86400)
        assert (await romeo.view(world, table)).phase == "place"
        assert list((await romeo.live(world, table)).row.due) == [IDLE]
        assert "<t:" not in table.text


async def test_without_a_clock_any_player_may_start_the_lobby_once_all_have_placed(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="none")
        (first, second), juliet = await romeo.holders(world, table), await romeo.juliet(world, table)
        refused = await first.answer(table, "ok")
        assert juliet.name in refused.text
        assert (await romeo.view(world, table)).phase == "place"
        await romeo.place(first, await romeo.hand(first, table))
        assert "not your turn" in (await second.answer(table, "ok")).text
        await romeo.place(second, await romeo.hand(second, table))
        await second.answer(table, "ok")
        assert (await romeo.view(world, table)).phase == "lobby"


async def test_with_a_clock_only_juliet_opens_the_lobby(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="live")
        await romeo.place_all(world, table)
        holder = (await romeo.holders(world, table))[0]
        assert "not your turn" in (await holder.answer(table, "ok")).text
        assert (await romeo.view(world, table)).phase == "place"


async def test_the_lobby_runs_its_time_with_one_edit_at_its_end(tmp_path):
    """R60, R61: the end is told as a timestamp, relative and absolute; nothing counts down by edits."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await romeo.place_all(world, table)
        await (await romeo.juliet(world, table)).answer(table, "ok")
        end = round(world.now + romeo.LOBBY)
        assert f"<t:{end}:R>" in table.text
        assert f"<t:{end}:T>" in table.text
        before = len(_edits(world, table))
        await world.advance(14)
        assert len(_edits(world, table)) == before
        await world.advance(2)
        assert len(_edits(world, table)) == before + 1, "Juliet may now close it early"
        await world.advance(13)
        assert len(_edits(world, table)) == before + 1
        await world.advance(2)
        assert len(_edits(world, table)) == before + 2
        assert (await romeo.view(world, table)).phase == "announce"


def _edits(world, table):
    path = f"/channels/{table.channel}/messages/{table.id}"
    return [call for call in world.env.http_requests if call.method == "PATCH" and call.path == path]


async def test_juliet_alone_closes_the_lobby_early_when_all_lie_and_fifteen_seconds_are_over(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await romeo.place_all(world, table)
        juliet, holder = await romeo.juliet(world, table), (await romeo.holders(world, table))[0]
        await juliet.answer(table, "ok")
        await world.advance(14)
        assert table.answers == {}
        await world.advance(2)
        assert table.labels == ("Close the lobby", "My hand", "People", "Log")
        assert "not your turn" in (await holder.answer(table, "ok")).text
        await juliet.answer(table, "ok")
        assert (await romeo.view(world, table)).phase == "announce"


async def test_a_lobby_does_not_close_early_while_somebody_has_not_placed(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        await (await romeo.juliet(world, table)).answer(table, "ok")
        first, second = await romeo.holders(world, table)
        await romeo.place(first, await romeo.hand(first, table))
        await world.advance(20)
        assert table.answers == {}
        await romeo.place(second, await romeo.hand(second, table))
        assert "ok" in table.answers


async def test_a_card_placed_after_the_lobby_is_too_late(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        await romeo.choose(holder, panel)
        confirm = panel.answers["ok"]
        await romeo.talk(world, table, romeo.LOBBY + 1)
        reply = await holder.press_old(panel, confirm)
        assert "Too late" in reply.text
        assert len((await romeo.view(world, table)).automatic) == 2


@pytest.mark.parametrize("seconds", [15, 60, 300])
async def test_the_lobby_lasts_as_long_as_the_table_chose(tmp_path, seconds):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, options=f"lobby_seconds={seconds}")
        await (await romeo.juliet(world, table)).answer(table, "ok")
        await world.advance(seconds - 1)
        assert (await romeo.view(world, table)).phase == "lobby"
        await world.advance(2)
        assert (await romeo.view(world, table)).phase == "announce"


async def test_a_move_just_before_the_end_stops_the_clock(tmp_path):
    """R48: who has acted is not taken for absent."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="blitz")
        await romeo.place_all(world, table)
        await world.advance(119)
        await romeo.talk(world, table, romeo.LOBBY + 1)
        await world.advance(100)
        await romeo.announce(world, table)
        assert (await romeo.view(world, table)).round == 2
        causes = [given.cause for given in await world.bot.store.inputs(table.table) if given.seat is not None]
        assert set(causes) == {"click"}


async def test_a_clock_is_not_prolonged_by_choosing_again(tmp_path):
    """The end of a turn stands while others choose, place and take back."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="blitz")
        due = set((await romeo.live(world, table)).row.due.values())
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        for _ in range(3):
            await world.advance(10)
            await romeo.choose(holder, panel)
            await holder.press(panel, "Back")
        assert set((await romeo.live(world, table)).row.due.values()) == due
