"""A lobby that sat long: its people keep it open, and say that they are there before it begins (R46, R57, R59)."""

import pytest

from bot.lobby import SILENCE
from bot.ready import ANSWER_WITHIN, STALE
from tests.bot import romeo
from tests.bot.harness import playing


async def stale_lobby(world, *guests, **options):
    """Open a lobby and let it sit, with its people, until they may have gone home."""
    lobby = await romeo.open_lobby(world, *guests, **options)
    await world.advance(STALE + 60)
    return lobby


async def test_r46_who_was_silent_for_long_is_asked_before_the_game_begins(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        ann, bob, cid, dot = world.people
        old = await stale_lobby(world, bob, cid)
        await dot.press(old, "Join")
        await ann.press(old, "Start")
        lobby = world.last
        assert lobby != old
        assert "Are you still there?" in lobby.text
        assert lobby.pinged == {bob.id, cid.id}
        assert f"<t:{round(world.now + ANSWER_WITHIN)}:R>" in lobby.text
        assert "Bob and Cid still" in (await ann.press(lobby, "Start")).text
        await bob.press(lobby, "I'm here")
        assert (await romeo.live(world, lobby)).row.status == "lobby"
        await world.restart()
        await cid.press(lobby, "I'm here")
        assert (await romeo.live(world, lobby)).row.status == "playing"
        assert [person.name for person in await romeo.seated(world, lobby)] == ["Ann", "Bob", "Cid", "Dot"]


async def test_r46_who_does_not_answer_loses_the_seat(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        ann, bob, cid, dot = world.people
        await ann.press(await stale_lobby(world), "Start")
        lobby = world.last
        await bob.press(lobby, "I'm here")
        await dot.press(lobby, "Join")  # which says as much
        await world.advance(ANSWER_WITHIN + 1)
        row = (await romeo.live(world, lobby)).row
        assert row.status == "lobby"
        assert [seat.name for seat in row.seats] == ["Ann", "Bob", "Dot"]
        assert "Are you still there?" not in lobby.text
        await ann.press(lobby, "Start")
        assert (await romeo.live(world, lobby)).row.status == "playing"
        assert "begun already" in (await cid.press_old(lobby, f"sc1:{row.id}:ready::")).text


async def test_when_everybody_asked_has_gone_the_next_in_line_is_host(tmp_path):
    """The owner of the server starts a table of others; its host does not answer."""
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        _, bob, cid = world.people
        await world.owner.press(await stale_lobby(world), "Start")
        for person in (bob, cid):
            await person.press(world.last, "I'm here")
        await world.advance(ANSWER_WITHIN + 1)
        row = (await romeo.live(world, world.last)).row
        assert (row.host, [seat.name for seat in row.seats]) == (bob.id, ["Bob", "Cid"])


async def test_when_nobody_answers_the_lobby_closes(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        await world.owner.press(await stale_lobby(world), "Start")
        await world.advance(ANSWER_WITHIN + 1)
        assert "closed before a game began" in world.posts()[-1].text
        assert await world.bot.store.find() == []


async def test_who_wants_no_mentions_is_asked_without_one(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, cid = world.people
        await bob.slash("settings me", mention=False)
        await ann.press(await stale_lobby(world), "Start")
        assert world.last.pinged == {cid.id}


async def test_a_lobby_in_which_all_have_just_joined_begins_at_once(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        await world.advance(STALE - 10)
        await world.people[0].press(lobby, "Start")
        assert (await romeo.live(world, lobby)).row.status == "playing"


@pytest.mark.parametrize("presser", [0, 1])
async def test_r57_r59_anybody_in_it_keeps_a_lobby_open_as_often_as_they_like(tmp_path, presser):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        lobby = await romeo.open_lobby(world, world.people[1])
        for _ in range(3):
            await world.advance(SILENCE - 60)
            await world.people[presser].press(world.last, "Keep waiting")
            assert f"<t:{round(world.now + SILENCE)}:R>" in world.last.text
        assert "not one of the players" in (await world.people[3].press(world.last, "Keep waiting")).text
        await world.advance(SILENCE + 1)
        assert "Nothing happened here for half an hour" in world.posts()[-1].text
        assert lobby.exists


async def test_a_rematch_that_waited_long_asks_too(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await ann.slash("newgame", game="roma", clock="blitz")
        await bob.press(world.last, "Join")
        await ann.press(world.last, "Start")
        number = world.last.table
        row = await world.bot.store.get(number)
        await world.bot.store.commit(number, row.revision, snapshot=row.snapshot, due={}, status="finished")
        live = await world.bot.tables.get(number)
        opened = await world.bot.rematch(live, row.seats[0])
        world.bot.tables._held.clear()
        assert opened
        rematch = next(one for one in await world.bot.store.find() if one.rematch == number)
        await world.advance(STALE + 60)
        await bob.press(world.last, "Join")
        assert (await world.bot.store.get(rematch.id)).status == "lobby"
        assert world.last.pinged == {ann.id}
        await ann.press(world.last, "I'm here")
        assert (await world.bot.store.get(rematch.id)).status == "playing"
        assert [seat.user for seat in (await world.bot.store.get(rematch.id)).seats] == [bob.id, ann.id]
