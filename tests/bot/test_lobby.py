"""Lobbies: joining, leaving, hosts, options, limits, and their end (R42, R43, R45, R46, R57, R59)."""

import pytest

from bot.lobby import SILENCE
from tests.bot import romeo
from tests.bot.harness import Press, playing


async def test_r43_a_lobby_is_cancelled_by_its_host(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        await world.people[0].press(lobby, "Cancel")
        assert "closed before a game began" in lobby.text
        assert lobby.custom_ids == ()
        assert await world.bot.store.find() == []


async def test_r42_a_lobby_is_cancelled_by_whoever_manages_the_server(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        await world.owner.press(lobby, "Cancel")
        assert "closed before a game began" in lobby.text


@pytest.mark.parametrize("what", ["Start", "Cancel"])
async def test_r59_only_the_host_may_start_or_cancel(tmp_path, what):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        _, bob, cid, dot = world.people
        lobby = await romeo.open_lobby(world, bob, cid)
        for other in (bob, dot):
            reply = await other.press(lobby, what)
            assert reply.post.private
            assert "Only the host" in reply.text
        assert (await romeo.live(world, lobby)).row.status == "lobby"


async def test_when_the_host_leaves_the_next_in_line_is_host(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        ann, bob, _, _ = world.people
        lobby = await romeo.open_lobby(world)
        await ann.press(lobby, "Leave")
        assert "Bob invites" in lobby.text
        await bob.press(lobby, "Start")
        assert (await romeo.live(world, lobby)).row.status == "playing"
        assert await romeo.seated(world, lobby) == world.people[1:]


async def test_when_the_last_one_leaves_the_lobby_closes(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        for person in world.people:
            await person.press(lobby, "Leave")
        assert "closed before a game began" in lobby.text


async def test_who_is_not_in_cannot_leave_and_who_is_in_cannot_join(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, cid = world.people
        lobby = await romeo.open_lobby(world, bob)
        assert "not one of the players" in (await cid.press(lobby, "Leave")).text
        assert "You are in already" in (await ann.press(lobby, "Join")).text
        assert "You are in already" in (await bob.press(lobby, "Join")).text
        assert len((await romeo.live(world, lobby)).row.seats) == 2


async def test_a_full_lobby_takes_nobody_more(tmp_path):
    async with playing(tmp_path, *romeo.NAMES, "Fay") as world:
        lobby = await romeo.open_lobby(world, *world.people[1:5])
        reply = await world.people[5].press(lobby, "Join")
        assert reply.post.private
        assert "This table is full" in reply.text


async def test_of_two_who_join_the_last_seat_at_once_one_is_in(tmp_path):
    async with playing(tmp_path, *romeo.NAMES, "Fay") as world:
        lobby = await romeo.open_lobby(world, *world.people[1:4])
        button = lobby.button("Join").custom_id
        replies = await world.at_once(*[Press(person, lobby, button) for person in world.people[4:]])
        assert sorted("This table is full" in reply.text for reply in replies) == [False, True]
        assert len((await romeo.live(world, lobby)).row.seats) == 5


async def test_r57_too_few_cannot_start_and_are_told_how_many_are_missing(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, cid = world.people
        lobby = await romeo.open_lobby(world, bob)
        assert "One more player is needed" in lobby.text
        reply = await ann.press(lobby, "Start")
        assert "3 players are needed, and there are 2" in reply.text
        assert lobby.menu("Add a computer player").hint in reply.text, "what helps is named as it is called there"
        await cid.press(lobby, "Join")
        assert "Ready" in lobby.text


async def test_a_start_pressed_twice_starts_one_game(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        replies = await world.at_once(*[Press(world.people[0], lobby, lobby.button("Start").custom_id)] * 2)
        assert all(reply.acknowledged for reply in replies)
        assert sum("has begun already" in reply.text for reply in replies) == 1
        assert len(await world.bot.store.find()) == 1


async def test_r46_a_lobby_in_which_nothing_happens_closes(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        _, bob, cid = world.people
        lobby = await romeo.open_lobby(world, bob)
        assert f"<t:{round(world.now + SILENCE)}:R>" in lobby.text
        await world.advance(SILENCE - 10)
        await cid.press(lobby, "Join")
        await world.advance(SILENCE - 10)
        assert (await romeo.live(world, lobby)).row.status == "lobby"
        await world.advance(20)
        assert "Nothing happened here for half an hour" in lobby.text
        assert await world.bot.store.find() == []


async def test_r46_the_silence_of_the_bot_does_not_count(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        async with world.outage(SILENCE):
            pass
        await world.advance(SILENCE - 10)
        assert (await romeo.live(world, lobby)).row.status == "lobby"


async def test_r45_who_was_in_a_closed_lobby_is_in_no_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        await world.people[0].press(lobby, "Cancel")
        assert "None." in (await world.people[1].slash("tables")).text
        assert "Join" in (await world.people[1].slash("newgame", game=romeo.GAME)).post.labels


async def test_a_press_on_a_lobby_that_has_closed_is_answered(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        join = lobby.button("Join").custom_id
        await world.people[0].press(lobby, "Cancel")
        assert "This game is over" in (await world.people[2].press_old(lobby, join)).text


async def test_joining_a_game_that_has_begun_is_refused(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        lobby = await romeo.open_lobby(world, *world.people[1:3])
        join = lobby.button("Join").custom_id
        await world.people[0].press(lobby, "Start")
        assert "has begun already" in (await world.people[3].press_old(lobby, join)).text


async def test_the_host_chooses_the_clock_and_the_options(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, _ = world.people
        lobby = await romeo.open_lobby(world)
        await ann.pick(lobby, "Clock", "day")
        await ann.pick(lobby, "Lobby lasts", "2 minutes")
        assert "**Clock:** day" in lobby.text
        assert "**Lobby lasts:** 2 minutes" in lobby.text
        assert "Only the host" in (await bob.pick(lobby, "Clock", "blitz")).text
        await ann.press(lobby, "Start")
        row = (await romeo.live(world, lobby)).row
        assert (row.clock, row.options["lobby_seconds"]) == ("day", 120)


async def test_options_of_the_command_are_those_of_the_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world, clock="none", options="lobby_seconds=15")
        assert "**Clock:** none, take your time" in lobby.text
        assert "**Lobby lasts:** 15 seconds" in lobby.text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("lobby_second=30", "lobby_seconds"),
        ("lobby_seconds=31", "15, 30, 60, 120, 300, 3600, 43200"),
        ("lobby_seconds", "15, 30"),
        ("=", "lobby_seconds"),
        ("**x**=<@1> @everyone", "no option"),
        ("lobby_seconds=30 lobby_seconds=five", "15, 30"),
        ("x" * 6000, "no option"),
    ],
)
async def test_options_typed_wrong_are_refused_with_what_there_is(tmp_path, typed, said):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        reply = await world.people[0].slash("newgame", game=romeo.GAME, options=typed)
        assert reply.post.private
        assert said in reply.text
        assert "<@1>" not in reply.text
        assert "**x**" not in reply.text
        assert await world.bot.store.find() == []


async def test_options_are_offered_while_typing(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann = world.people[0]
        assert len(await ann.complete("newgame", "options", game=romeo.GAME)) == 7
        assert await ann.complete("newgame", "options", "2 min", game=romeo.GAME) == ["Lobby lasts: 2 minutes"]
        assert len(await ann.complete("newgame", "options", "no such thing", game=romeo.GAME)) == 7


async def test_r78_there_are_as_many_tables_at_once_as_the_server_allows(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await world.owner.slash("settings server", tables=2)
        first = await romeo.open_lobby(world)
        await romeo.open_lobby(world)
        reply = await world.people[1].slash("newgame", game=romeo.GAME)
        assert reply.post.private
        assert "There are 2 tables on this server already" in reply.text
        await world.people[0].press(first, "Cancel")
        assert "Join" in (await world.people[1].slash("newgame", game=romeo.GAME)).post.labels
