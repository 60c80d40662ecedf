"""How many presses a turn takes, counted from the table's message, with no panel open."""

import pytest

from engine.roma import position
from tests.bot.harness import playing
from tests.bot.positions import live, placed
from tests.bot.test_cost import Counted
from tests.bot.test_roma_restarts import give

USUAL = ("lay", "legat", "4", "money", "2 6", "activate-3", "end")
"""Lay a card, take money for two dice, activate a card with the third, end the turn; no die is left over."""


@pytest.mark.parametrize("direct", [False, True])
@pytest.mark.parametrize("turn", [USUAL, ("activate-3", "lay", "legat", "4", "money", "2 6", "end")])
async def test_a_usual_turn_of_roma_takes_seven_presses_at_most(tmp_path, direct, turn):
    """The card to lay is chosen in secret: the press on *Lay a card* is answered with the hand."""
    async with playing(tmp_path, "Ann", "Bob", seed="1") as world:
        await world.people[0].slash("settings me", dm=direct)
        sides = ({1: "forum", 3: "tribunus-plebis"}, {1: "forum"})
        hands = (["legat", "nero"], ["nero"])
        party = await placed(
            world, position(sides=sides, hands=hands, dice=(2, 3, 6), money=(9, 0), vp=(12, 12), turn=5)
        )
        callbacks = []
        for answer in turn:
            with Counted(world) as counted:
                await give(party, answer)
            callbacks += [call for call in counted.calls if call.path.endswith("/callback")]
            assert len(counted.turn) <= 2
            assert counted.writes["commit"] == 1
        assert len(callbacks) <= 7
        view = (await live(party)).table.seen(None).view
        assert (view.turn, view.money[0], view.vp[0] + view.vp[1]) == (6, 12, 19)
        assert view.sides[0][3] == "legat"
