"""Positions refuse what cannot be."""

from typing import Any

import pytest

from engine.romeo_i_julia import CARDS, position, stacked
from tests.engine.romeo_i_julia.play import table_view


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"phase": "nap"}, "no phase"),
        ({"phase": "final", "at": {0: "moon"}}, "cannot be at 'moon'"),
        ({"phase": "final", "at": {0: "magpie"}}, "cannot be at 'magpie'"),
        ({"phase": "final", "at": {0: "docks"}, "stones": {0: ("luck", "", "")}}, "cannot lie on luck"),
        ({"phase": "final", "at": {0: "docks"}, "stones": {0: ("driving", "driving", "")}}, "cannot lie on driving"),
        ({"phase": "final", "at": {0: "docks"}, "stones": {0: ("driving",)}}, "cannot lie on driving"),
        ({"phase": "exchange", "hands": {0: ["ace-of-spades"] * 5}}, "24 action cards"),
        ({"phase": "exchange", "hands": {0: ["julia-1"], 1: ["julia-1"]}}, "24 action cards"),
        ({"pairs": ["pair-a", "pair-x"]}, "cannot have 'pair-x'"),
    ],
)
def test_what_cannot_be_is_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        position(seats=2, **given)


def test_hands_not_given_are_dealt_and_locations_not_given_drawn() -> None:
    view = table_view(position(seats=4, phase="decide"), 3)
    assert [player.cards for player in view.players] == [5, 5, 5, 5]
    assert [player.at for player in view.players] == ["car-park", "mountain-road", "racetrack", "docks"]
    assert (view.pile, view.deck, len(view.hand)) == (8, 4, 5)


def test_a_script_stacks_the_deal() -> None:
    table = position(seats=2, script=[stacked(["romeo-3", "julia-3"])])
    assert table_view(table, 0).hand == ("red-driving", "red-deduction", "red-shooting", "julia-3", "romeo-3")
    assert sorted(stacked([])) == sorted(CARDS)
