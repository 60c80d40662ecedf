"""Menus that stay after a pick: Discord keeps what was picked in one, and does not tell of a second pick of the same.

So a menu that stays has another custom_id after it, or shows what was picked as what holds now.
"""

import pytest

from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.test_computers import lobby_of


async def picked(person, post, place, value):
    """Pick a value in the menu at a place; return what Discord would still show of it in the menu there now."""
    before = post.menus[place]
    await person.pick(post, before.custom_id, value)
    if place >= len(post.menus):
        return None
    after = post.menus[place]
    return None if after.custom_id != before.custom_id or after.marked == (value,) else value


async def kept(person, post):
    """Pick all there is in every menu of a post; return what would stay picked although it is not what holds."""
    offered = [(place, value) for place, menu in enumerate(post.menus) for value in menu.choices.values()]
    there = [
        await picked(person, post, place, value)
        for place, value in offered
        if place < len(post.menus) and value in post.menus[place].choices.values()
    ]
    return [value for value in there if value is not None]


async def test_the_same_computer_is_added_and_sent_away_twice(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        lobby = await lobby_of(world, romeo.GAME)
        for value, count in (("normal", 2), ("normal", 3), ("remove", 2), ("remove", 1), ("normal", 2)):
            assert await picked(world.people[0], lobby, 0, value) is None
            assert len((await romeo.live(world, lobby)).row.seats) == count


async def test_an_address_of_before_adds_a_computer(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        lobby = await lobby_of(world, romeo.GAME)
        await world.people[0].press_old(lobby, f"sc1:{lobby.table}:computer::", "normal")
        assert len((await romeo.live(world, lobby)).row.seats) == 2


@pytest.mark.parametrize("game", ["where_art_thou_romeo", "capulets_montagues", "romeo_i_julia", "roma"])
async def test_no_menu_of_a_lobby_keeps_what_does_not_hold(tmp_path, game):
    async with playing(tmp_path, "Ann") as world:
        assert await kept(world.people[0], await lobby_of(world, game)) == []


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("settings me", {}),
        ("settings server", {}),
        ("leaderboard", {"game": romeo.GAME}),
        ("rules", {"game": "roma"}),
    ],
)
async def test_no_menu_of_a_command_keeps_what_does_not_hold(tmp_path, command, options):
    async with playing(tmp_path, "Ann") as world:
        assert await kept(world.owner, (await world.owner.slash(command, **options)).post) == []


async def test_no_menu_of_a_replay_keeps_what_does_not_hold(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        page = (await world.people[0].press(result, "Replay")).post
        await world.people[0].press(page, "On")
        assert await kept(world.people[0], page) == []
