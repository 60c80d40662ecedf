"""Whole games of 3, 4 and 5 people, through commands and presses only."""

import pytest

from tests.bot import romeo
from tests.bot.contract import CONTRACT, contract, contract_violations
from tests.bot.harness import playing

SEATS = (3, 4, 5)


def test_discords_api_description_is_at_hand():
    """Where it is, every REST call of every test here is checked against it."""
    if contract() is None:
        pytest.skip(f"Discord's API description is not at {CONTRACT.parent}")


@pytest.mark.parametrize("seats", SEATS)
async def test_a_game_in_the_channel(tmp_path, seats):
    """Hands are read and cards placed behind "My hand"; nobody wants direct messages."""
    async with playing(tmp_path, *romeo.NAMES[:seats]) as world:
        for person in world.people:
            await person.slash("settings me", dm=False)
        table = await romeo.begin(world)
        assert await romeo.seated(world, table) == world.people
        for number in range(1, seats + 1):
            assert (await romeo.view(world, table)).round == number
            assert f"Round {number} of {seats}" in table.texts[0]
            after = await romeo.play_round(world, table, "none" if number == seats else None)
        assert all(person.inbox == () for person in world.people)
        await ends_well(world, table, after)
        if seats == 3:  # `playing` itself checks calls that are alike but for their words only once
            assert contract_violations(world.env) == []


@pytest.mark.parametrize("seats", SEATS)
async def test_a_game_by_direct_message(tmp_path, seats):
    """Cards are placed in the panels that came by themselves; the channel sees Juliet's presses only."""
    async with playing(tmp_path, *romeo.NAMES[:seats]) as world:
        table = await romeo.begin(world)
        for _ in range(seats):
            for side, person in enumerate(await romeo.holders(world, table)):
                panel = person.inbox[-1]
                await romeo.place(person, panel, side % 2)
                assert "You have placed" in panel.text
            assert all(len(person.inbox) <= 1 for person in world.people), "one direct message for each table"
            await romeo.talk(world, table)
            await romeo.announce(world, table, "none")
        await ends_well(world, table, world.last)


async def ends_well(world, table, result) -> None:
    """Check the end of a game: ranking, history, the old message, the leaderboard."""
    live = await romeo.live(world, result)
    assert live.row.status == "finished"
    assert result != table
    assert table.custom_ids == (), "the former message is a line with a link"
    assert str(result.id) in table.text
    assert "Rematch" in result.labels
    best = live.row.seats[live.table.result.ranks.index(1)]
    assert f"**1.** {best.name}" in result.text
    for person in world.people:
        assert person.name in result.text
    board = (await world.people[0].slash("leaderboard")).text
    assert f"{best.name} · 1 win" in board
