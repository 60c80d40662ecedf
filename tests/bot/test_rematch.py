"""Rematches: the same people again, seats rotated (R92)."""

from contextlib import asynccontextmanager

from tests.bot import romeo
from tests.bot.harness import Press, playing


@asynccontextmanager
async def finished(tmp_path):
    """A world in which a game of three has just ended."""
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        await romeo.finish(world, await romeo.begin(world, *world.people[1:3], clock="blitz"))
        yield world


async def test_the_game_begins_when_all_are_in_with_seats_rotated(tmp_path):
    async with finished(tmp_path) as world:
        ann, bob, cid, _ = world.people
        result = world.last
        await cid.press(result, "Rematch")
        lobby = world.last
        assert lobby != result
        assert lobby.pinged == {ann.id, bob.id}
        assert "Cid invites" in lobby.text
        await ann.press(lobby, "Join")
        assert (await romeo.live(world, lobby)).row.status == "lobby"
        await bob.press(lobby, "Join")
        assert (await romeo.live(world, lobby)).row.status == "playing"
        assert await romeo.seated(world, lobby) == [bob, cid, ann]
        assert (await romeo.live(world, lobby)).row.clock == "blitz"


async def test_a_rematch_pressed_twice_opens_one_lobby(tmp_path):
    async with finished(tmp_path) as world:
        result = world.last
        await world.people[0].press(result, "Rematch")
        lobby = world.last
        for person in world.people[:3]:
            reply = await person.press(result, "Rematch")
            assert reply.post.private
            assert str(lobby.id) in reply.text
        assert len(await world.bot.store.find()) == 1


async def test_a_rematch_pressed_by_two_at_once_opens_one_lobby(tmp_path):
    async with finished(tmp_path) as world:
        result = world.last
        button = result.button("Rematch").custom_id
        replies = await world.at_once(*[Press(person, result, button) for person in world.people[:3]])
        assert all(reply.acknowledged for reply in replies)
        (row,) = await world.bot.store.find()
        assert world.last.table == row.id


async def test_a_stranger_cannot_ask_for_a_rematch_but_may_join_one(tmp_path):
    async with finished(tmp_path) as world:
        dot = world.people[3]
        result = world.last
        assert "not one of the players" in (await dot.press(result, "Rematch")).text
        await world.people[0].press(result, "Rematch")
        lobby = world.last
        await dot.press(lobby, "Join")
        await world.people[1].press(lobby, "Join")
        assert (await romeo.live(world, lobby)).row.status == "lobby"
        await world.people[0].press(lobby, "Start")
        assert [person.name for person in await romeo.seated(world, lobby)] == ["Ann", "Dot", "Bob"]


async def test_without_one_of_them_the_host_starts_with_whoever_is_in(tmp_path):
    async with finished(tmp_path) as world:
        ann, bob, cid, dot = world.people
        await ann.press(world.last, "Rematch")
        lobby = world.last
        for person in (bob, dot, cid):
            await person.press(lobby, "Join")
        assert (await romeo.live(world, lobby)).row.status == "lobby", "Dot was not among them"
        await ann.press(lobby, "Start")
        assert (await romeo.live(world, lobby)).row.status == "playing"


async def test_a_rematch_of_a_rematch(tmp_path):
    async with finished(tmp_path) as world:
        for _ in range(2):
            await world.people[0].press(world.last, "Rematch")
            lobby = world.last
            for person in world.people[1:3]:
                await person.press(lobby, "Join")
            await romeo.finish(world, lobby)
        order = [person.name for person in await romeo.seated(world, world.last)]
        assert order == ["Cid", "Ann", "Bob"]


async def test_a_cancelled_rematch_can_be_asked_for_again(tmp_path):
    async with finished(tmp_path) as world:
        result = world.last
        await world.people[0].press(result, "Rematch")
        await world.people[0].press(world.last, "Cancel")
        await world.people[1].press(result, "Rematch")
        assert "Bob invites" in world.last.text


async def test_the_people_called_are_called_once(tmp_path):
    """Edits of the lobby ping nobody again."""
    async with finished(tmp_path) as world:
        await world.people[0].press(world.last, "Rematch")
        lobby = world.last
        first = lobby.pinged
        await world.people[1].press(lobby, "Join")
        assert f"<@{world.people[2].id}>" in lobby.text
        assert first == {world.people[1].id, world.people[2].id}
        assert lobby.pinged == frozenset()
