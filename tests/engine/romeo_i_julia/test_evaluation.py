"""What computers know: whatever is of no use is exchanged, and a location takes as long as its slowest stone."""

from __future__ import annotations

import pytest

from engine import Strength, computer_answer
from engine.romeo_i_julia.components import best_placement
from engine.romeo_i_julia.evaluation import lasting, quickest
from engine.romeo_i_julia.position import position

USELESS = ["blue-driving", "blue-luck", "red-computers", "yellow-luck", "yellow-stamina"]


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_whoever_decides_first_gives_away_what_is_of_no_use(strength: Strength):
    table = position(
        seats=2,
        phase="exchange",
        at={0: "grand-hotel", 1: "docks"},
        stones={0: ("luck", "", ""), 1: ("driving", "", "")},
        hands={0: USELESS, 1: ["red-luck", "red-driving", "julia-1", "julia-2", "julia-3"]},
    )
    assert set(computer_answer(table, 0, strength, 1, rounds=20)) == set(USELESS)


def test_a_location_takes_as_long_as_its_slowest_stone():
    highest, soonest = best_placement("pair-a", "croupier", ()), quickest("pair-a", "croupier", ())
    assert highest == ("luck", "computers", "deduction"), "skills 3, 0 and 3: six in all"
    assert soonest == ("luck", "deduction", "computers"), "skills 3, 1 and 1: five in all"
    assert lasting("pair-a", "croupier", highest) == pytest.approx(5.204, abs=0.001), "one in five, and it must be"
    assert lasting("pair-a", "croupier", soonest) == pytest.approx(3.881, abs=0.001)
