"""The sixty cards, each against its row of the list, which is kept apart from the engine's."""

from __future__ import annotations

import pytest

from engine.capulets_montagues import CARDS, position
from engine.capulets_montagues.texts import CARD_OPTIONS
from tests.engine.capulets_montagues.simulation import CARDS as PRINTED
from tests.engine.capulets_montagues.simulation import COLUMNS

FILLERS = ["financing", "gifts", "charity", "banking", "loans", "wedding", "markets"]


def printed(key: str) -> tuple[dict[str, int], dict[str, int]]:
    return next((own, starred) for name, own, starred in PRINTED if name == key)


def test_the_deck_has_the_sixty_different_cards_of_the_list():
    assert [card.key for card in CARDS] == [key for key, _, _ in PRINTED]
    assert len({card.key for card in CARDS}) == 60


@pytest.mark.parametrize("key", [key for key, _, _ in PRINTED])
def test_a_card_changes_what_its_row_says(key):
    """Seven families pick a card each; the first picks the one in question and aims at the second."""
    own, starred = printed(key)
    fillers = [filler for filler in FILLERS if filler != key][:6]
    table = position(
        traits=[[20] * 5] * 7,
        fate=[key, *fillers],
        order=list(range(7)),
        picks=[(key, 1) if starred else key, *fillers],
        script=[6, 6] if starred.get("blood") else [],
    )
    changes = table.state.last.changes
    assert changes[0][:5] == tuple(own.get(column, 0) for column in COLUMNS)
    filler, _ = printed(fillers[0])
    assert changes[1][:5] == tuple(filler.get(column, 0) + starred.get(column, 0) for column in COLUMNS)
    assert len(table.state.last.saves) == ("blood" in starred)


@pytest.mark.parametrize("key", [key for key, _, _ in PRINTED])
def test_an_option_says_what_its_card_does(key):
    own, starred = printed(key)
    option = next(option for option in CARD_OPTIONS if option.key == key)
    assert option.detail is not None
    halves = dict(option.detail.args) if option.detail.id.startswith("effects.") else {"own": option.detail}
    for half, changes in (("own", own), ("given", starred)):
        said = str(halves.get(half, ""))
        assert said.count("id='effect'") == len(changes)
        for column, change in changes.items():
            assert f"trait.{column}" in said
            assert f"{change:+}".replace("-", "−") in said
