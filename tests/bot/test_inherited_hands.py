"""R53: in every game a substitute inherits the hand, and its former holder sees and does nothing any more."""

import asyncio
from dataclasses import replace
from random import Random

import discord
import pytest

from bot.due import AWAY
from engine import GAMES
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.player import Party
from tests.bot.test_people import desk, leave, plain, vote_of


async def live(world, table):
    return await world.bot.tables.get(table)


def hand(post, holder):
    """Return what a panel shows and offers, whoever it is of."""
    return [alt.replace(holder.name, "*") for alt in post.alts], post.custom_ids, len(post.files)


@pytest.mark.parametrize("game", GAMES)
async def test_the_hand_goes_over_whole_and_leaves_nothing_behind(tmp_path, game):
    names = romeo.NAMES[: GAMES[game].seats[0]]
    async with playing(tmp_path, *names) as world:
        party = await Party.begin(world, game, Random(3))
        table, number = party.table, party.table.table
        zoe = world.join("Zoe")
        row = (await live(world, number)).row
        holder = next((person for person in world.people[1:-1] if person.inbox), world.people[1])
        seat = next(seat.seat for seat in row.seats if seat.user == holder.id)
        panel = (await holder.press(table, "My hand")).post
        before, buttons = (
            hand(panel, holder),
            [*panel.custom_ids, *[i for post in holder.inbox for i in post.custom_ids]],
        )
        await leave(holder, world.last)
        await zoe.press(await desk(zoe, table), "Take the seat")
        vote = vote_of(world)
        await world.restart()
        await world.people[0].press(vote, "Yes")
        assert (await live(world, number)).row.seats[seat].user == zoe.id
        inherited = (await zoe.press(table, "My hand")).post
        assert hand(inherited, zoe) == before
        asked = before[1]
        left, digest = len(holder.inbox), (await live(world, number)).table.digest
        for button in {*buttons, *asked}:
            reply = await holder.press_old(panel, button, *(["1"] if "pick" in button else []))
            assert "not one of the players" in reply.text
        assert panel.files == {}
        assert panel.custom_ids == ()
        assert (await live(world, number)).table.digest == digest
        for post in holder.inbox:
            assert post.files == {}
            assert post.custom_ids == ()
        assert len(holder.inbox) == left
        assert "not one of the players" in (await holder.press(table, "My hand")).text
        assert "None." in (await holder.slash("hand")).text


async def test_a_panel_under_way_to_a_former_holder_is_taken_back(tmp_path):
    """The seat changes hands while a direct message with the hand is being sent."""
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        holder = (await romeo.holders(world, table))[0]
        bot, number = world.bot, table.table
        seat = (await live(world, number)).seat_of(holder.id)
        sending = discord.abc.Messageable.send
        old = (await live(world, number)).row.seats[seat]

        async def slow(place, *args, **kwargs):
            message = await sending(place, *args, **kwargs)
            if getattr(place, "id", None) == old.dm_channel:
                await bot.crew.leave(number, holder.id)
            return message

        other = next(person for person in await romeo.holders(world, table) if person != holder)
        panel = await romeo.hand(other, table)
        bot.notifier._asked[number] = set()  # the next time that it is shown, everybody is called anew
        discord.abc.Messageable.send = slow
        try:
            await romeo.choose(other, panel)
        finally:
            discord.abc.Messageable.send = sending
        row = (await live(world, number)).row
        assert row.seats[seat].vacant
        assert row.seats[seat].dm_message is None
        assert await bot.store.get(number) == row
        assert all(post.files == {} for post in holder.inbox)
        assert all(post.custom_ids == () for post in holder.inbox)


async def test_a_note_about_a_panel_never_seats_its_former_owner_again(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        _, bob, _, _ = world.people
        old = (await live(world, table.table)).row.seats[1]
        await leave(bob, table)
        noted = replace(old, dm_channel=5, dm_message=6)
        assert await asyncio.wait_for(world.bot.tables.note_panel(table.table, noted), 5) is False
        row = (await live(world, table.table)).row
        assert (row.seats[1].user, row.seats[1].dm_message) == (0, None)
        assert await world.bot.store.get(table.table) == row


async def test_an_absent_host_is_followed_and_their_seat_can_be_asked_for(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        table = await romeo.begin(world, *world.people[1:3])
        ann, bob, _, dot = world.people
        now = await live(world, table.table)
        away = tuple(replace(seat, missed=AWAY) if seat.user == ann.id else seat for seat in now.row.seats)
        assert await world.bot.tables.commit(now, seats=away)
        await world.env.settle()
        assert "Bob is the host from now on" in plain(world.posts()[-1])
        assert "Ann is away; a stand-in decides" in plain(await desk(bob, table))
        await dot.press(await desk(dot, table), "Take the seat of Ann")
        vote = vote_of(world)
        await ann.press(world.last if "I'm back" in world.last.labels else table, "I'm back")
        assert "vote is over" in (await bob.press(vote, "Yes")).text
        assert (await live(world, table.table)).row.seats[0].user == ann.id
        assert "not open any more" in plain(vote)
