"""Panels in direct messages: a courtesy that never stops a game (R27, R28, R30, R31)."""

from dataclasses import replace

import pytest

from tests.bot import romeo
from tests.bot.harness import playing


async def test_r27_a_game_whose_people_all_have_closed_inboxes(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        for person in world.people:
            person.close_inbox()
        table = await romeo.begin(world)
        result = await romeo.finish(world, table)
        assert "Final ranking" in result.text
        assert [person.inbox for person in world.people] == [()] * 3


async def test_r27_whoever_has_closed_inboxes_is_told_so_privately_and_called_in_the_channel(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, _ = world.people
        for person in world.people:
            person.close_inbox()
        table = await romeo.begin(world)
        for person in await romeo.holders(world, table):
            assert "Your direct messages are closed to me" in (await romeo.hand(person, table)).text
        assert "direct messages are closed" not in "".join(post.text for post in world.posts())
        called = {user for post in world.posts() for user in post.pinged}
        acted = ann.id
        assert called == {person.id for person in world.people} - {acted}
        assert bob.id in called


async def test_r27_a_closed_inbox_is_tried_once_for_each_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        bob = world.people[1]
        bob.close_inbox()
        table = await romeo.begin(world)
        await romeo.finish(world, table)
        channel = bob.member.user.dm_channel.id
        tries = [call for call in world.env.http_requests if call.path == f"/channels/{channel}/messages"]
        assert len(tries) <= 1


async def test_r28_direct_messages_closed_in_mid_game_are_a_fact_and_no_error(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        for person in world.people:
            person.close_inbox()
        table = await romeo.play_round(world, table)
        live = await romeo.live(world, table)
        assert any(seat.dm_closed for seat in live.row.seats)
        await romeo.finish(world, table)
        assert "Final ranking" in world.last.text


async def test_r28_a_panel_that_can_no_longer_be_edited_still_counts_its_presses(tmp_path):
    """The panel stays in the inbox with its buttons; they work though nothing new can be sent there."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        holder.close_inbox()
        await romeo.place(holder, holder.inbox[-1])
        assert len((await romeo.view(world, table)).placed) == 1


async def test_settings_open_closed_direct_messages_again(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        bob = world.people[1]
        row = (await romeo.live(world, table)).row
        seat = next(seat for seat in row.seats if seat.user == bob.id)
        await world.bot.tables.note_panel(row.id, replace(seat, dm_closed=True))
        await bob.slash("settings me", dm=True)
        row = (await romeo.live(world, table)).row
        assert not any(seat.dm_closed for seat in row.seats)


async def test_r30_a_panel_names_its_game_and_links_to_its_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        for panel in (holder.inbox[-1], await romeo.hand(holder, table)):
            assert "Where Art Thou Romeo?" in panel.texts[0]
            assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{table.id}" in panel.texts[0]


async def test_both_panels_offer_the_same_choices(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world)
        for holder in await romeo.holders(world, table):
            direct, shown = holder.inbox[-1], await romeo.hand(holder, table)
            assert direct.custom_ids == shown.custom_ids
            assert direct.files == shown.files
            await romeo.choose(holder, direct)
            assert direct.custom_ids == (await romeo.hand(holder, table)).custom_ids


async def test_there_is_one_direct_message_for_each_table_edited_in_place(tmp_path):
    """A new one comes only with a new call, and then the former one goes."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        (panel,) = holder.inbox
        await romeo.place(holder, panel)
        assert holder.inbox == (panel,)
        assert "You have placed" in panel.text
        for other in await romeo.holders(world, table):
            if other != holder:
                await romeo.place(other, other.inbox[-1])
        await romeo.talk(world, table)
        await romeo.announce(world, table)
        (following,) = holder.inbox
        assert following != panel
        assert not panel.exists


async def test_a_panel_that_was_deleted_comes_again(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        (panel,) = holder.inbox
        world.env.backend.delete_message(panel.channel, panel.id)
        await romeo.place(holder, await romeo.hand(holder, table))
        (again,) = holder.inbox
        assert again != panel
        assert "You have placed" in again.text


async def test_a_press_in_the_channel_brings_the_direct_message_up_to_date(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        await romeo.place(holder, await romeo.hand(holder, table))
        assert "You have placed" in holder.inbox[-1].text
        assert holder.inbox[-1].answers == {}


async def test_direct_messages_switched_off_are_not_sent(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        for person in world.people:
            await person.slash("settings me", dm=False)
        table = await romeo.begin(world)
        assert [person.inbox for person in world.people] == [()] * 3
        called = frozenset().union(*(post.pinged for post in world.posts()))
        assert called == {person.id for person in await seated_but_first(world, table)}


async def seated_but_first(world, table):
    """Return the people whose turn it is and who have not pressed Start."""
    return [person for person in await romeo.seated(world, table) if person != world.people[0]]


async def test_mentions_switched_off_are_not_sent(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        for person in world.people:
            await person.slash("settings me", dm=False, mention=False)
        await romeo.finish(world, await romeo.begin(world))
        assert not any(post.pinged for post in world.posts())


@pytest.mark.parametrize("status", [500, 403])
async def test_a_direct_message_that_fails_for_another_reason_is_replaced_by_a_mention(tmp_path, status):
    """R29: only 50007 is taken for a closed inbox."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        bob = world.people[1]
        channel = bob.member.user.dm_channel.id
        world.fail("POST", f"/channels/{channel}/messages", status=status, code=0, times=1)
        table = await romeo.begin(world)
        assert not any(seat.dm_closed for seat in (await romeo.live(world, table)).row.seats)
        if bob in await romeo.holders(world, table):
            assert any(bob.id in post.pinged for post in world.posts())


async def test_at_the_end_the_panels_say_so(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await romeo.finish(world, await romeo.begin(world))
        for person in world.people:
            assert "This game is over" in person.inbox[-1].text
            assert person.inbox[-1].custom_ids == ()


async def test_r35_a_direct_message_reaches_only_its_owner(tmp_path):
    """Each panel goes to the channel that Discord has with the seat's own user."""
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world)
        people = await romeo.seated(world, table)
        for seat, person in enumerate(people):
            card = (await romeo.view(world, table, seat)).card
            if card:
                assert set(person.inbox[-1].answers) == set(card)
