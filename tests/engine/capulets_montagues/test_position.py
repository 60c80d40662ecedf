"""Positions that cannot be are refused by name."""

from __future__ import annotations

import pytest

from engine.capulets_montagues import position

PLAIN = ["loans", "gifts", "charity", "banking", "wedding", "tariffs", "harvest"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"traits": [[7] * 5]}, "two to seven"),
        ({"traits": [[7] * 5] * 8}, "two to seven"),
        ({"traits": [[7] * 5, [7] * 4]}, "five traits"),
        ({"traits": [[7] * 5, [7, 7, 7, 7, -1]]}, "none below 0"),
        ({"prestige": [1]}, "Prestige"),
        ({"turn": 14}, "1 to 13"),
        ({"fate": PLAIN[:6]}, "7 Fate cards"),
        ({"fate": PLAIN, "order": [0, 1]}, "place in the order"),
        ({"fate": PLAIN, "discard": ["loans"]}, "one place"),
        ({"deck": ["loans", "loans"]}, "one place"),
        ({"deck": ["lounge"]}, "no card 'lounge'"),
        ({"fate": PLAIN, "picks": ["loans"]}, "give it"),
        ({"fate": PLAIN, "order": [0, 1, 2], "picks": ["loans", "loans"]}, "picked once"),
        ({"fate": PLAIN, "order": [0, 1, 2], "picks": ["plot"]}, "target"),
        ({"fate": PLAIN, "order": [0, 1, 2], "picks": [("loans", 1)]}, "target"),
        ({"fate": PLAIN, "order": [0, 1, 2], "picks": [("plot", 0)]}, "target"),
        ({"fate": PLAIN, "order": [0, 1, 2], "picks": [("plot", 3)]}, "target"),
    ],
)
def test_a_position_that_cannot_be_is_refused(wrong, said):
    with pytest.raises(ValueError, match=said):
        position(**({"traits": [[7] * 5] * 3} | wrong))


def test_the_deck_goes_on_with_all_that_lies_nowhere_else():
    table = position(traits=[[7] * 5] * 3, fate=PLAIN, order=[2, 0, 1], deck=["plot"], discard=["murder"], seed=3)
    assert sorted(table.state.deck + table.state.discard + table.state.fate) == list(range(60))
    assert table.seen(None).view.deck == 52
    again = position(traits=[[7] * 5] * 3, fate=PLAIN, order=[2, 0, 1], deck=["plot"], discard=["murder"], seed=3)
    assert again.digest == table.digest
