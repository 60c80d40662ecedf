"""More time by consent: whoever waits agrees, and everybody sees it (R59, R63)."""

import pytest

from bot.due import AHEAD, LAST_CALL, MOVE_SECONDS, WARNING
from bot.more_time import running
from tests.bot import romeo
from tests.bot.harness import Press, playing

LIVE, DAY = MOVE_SECONDS["live"], MOVE_SECONDS["day"]


async def end_of(world, table):
    """Return when the one clock that runs for somebody ends."""
    live = await romeo.live(world, table)
    (question,) = running(live.row, live.table)
    return live.row.due[question]


async def test_more_time_needs_all_who_wait_and_is_visible_to_the_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="live")
        juliet, (first, second) = await romeo.juliet(world, table), await romeo.holders(world, table)
        end = await end_of(world, table)
        await world.advance(60)
        await juliet.press(table, "More time")
        assert f"In favour: {juliet.name}. It also takes {first.name} and {second.name}" in table.text
        assert await end_of(world, table) == end
        await first.press(table, "More time")
        assert await end_of(world, table) == end
        assert f"It also takes {second.name}" in (await first.press(table, "More time")).text
        await second.press(table, "More time")
        assert await end_of(world, table) == end + LIVE
        assert f"<t:{round(end + LIVE)}:R>" in table.text
        assert "More time was given by Ann, Bob and Cid" in table.text
        await world.advance(end + LIVE - 2 - world.now)
        assert (await romeo.view(world, world.last)).phase == "place"
        await world.advance(4)
        assert (await romeo.view(world, world.last)).phase == "lobby"
        assert "More time" not in world.last.text


async def test_who_is_asked_need_not_agree_for_it_is_their_time(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="live")
        end = await end_of(world, table)
        for holder in await romeo.holders(world, table):
            await holder.press(table, "More time")
        assert await end_of(world, table) == end + LIVE


async def test_what_was_agreed_survives_a_restart_and_ends_with_the_question(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="live")
        first, second = await romeo.holders(world, table)
        await first.press(table, "More time")
        await world.restart()
        assert f"In favour: {first.name}" in table.text
        await romeo.place_all(world, table)
        assert f"In favour: {first.name}" in table.text, "Juliet has still not answered"
        await romeo.talk(world, table, romeo.LOBBY + 1)
        assert "In favour" not in table.text
        end = await end_of(world, table)
        await second.press(table, "More time")
        assert await end_of(world, table) == end


async def test_all_who_agree_at_once_give_one_length(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="live")
        end = await end_of(world, table)
        button = table.button("More time").custom_id
        replies = await world.at_once(*[Press(holder, table, button) for holder in await romeo.holders(world, table)])
        assert all(reply.acknowledged for reply in replies)
        assert await end_of(world, table) == end + LIVE


async def test_strangers_give_no_time_and_without_a_clock_there_is_none_to_give(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3], clock="live")
        assert "not one of the players" in (await world.people[3].press(table, "More time")).text
        old = table.button("More time").custom_id
        await romeo.place_all(world, table)
        await (await romeo.juliet(world, table)).answer(table, "ok")
        assert "More time" not in table.labels
        assert "No clock is running" in (await world.people[0].press_old(table, old)).text
        other = await romeo.begin(world, *world.people[1:3], clock="none")
        assert "More time" not in other.labels


@pytest.mark.parametrize("warned", [False, True])
async def test_a_new_end_has_a_warning_of_its_own(tmp_path, warned):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="day")
        end = await end_of(world, table)
        if warned:
            await world.advance(DAY - AHEAD + 60)
        for holder in await romeo.holders(world, table):
            await holder.press(world.last, "More time")
        live = await romeo.live(world, world.last)
        (question,) = running(live.row, live.table)
        assert live.row.due[question] == end + DAY
        assert live.row.due[WARNING + question] == end + DAY - AHEAD


async def test_who_gives_time_has_not_abandoned_the_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world, clock="day")
        row = (await romeo.live(world, table)).row
        await world.bot.tables.retime(row, {**row.due, LAST_CALL: world.now + 5000.0})
        for holder in await romeo.holders(world, table):
            await holder.press(table, "More time")
        assert LAST_CALL not in (await romeo.live(world, table)).row.due
