"""The matching table in full: every card, every stone, every event, and the question mark."""

import pytest

from engine.romeo_i_julia import CARDS, MARK, SKILLS, STONES, events_at, places
from engine.romeo_i_julia.components import LOCATIONS, VILLAINS, applies, matches

TABLE = {
    "red": {"red", "yellow"},
    "blue": {"blue", "yellow"},
    "yellow": {"yellow"},
    "julia": {"red", "yellow"},
    "romeo": {"blue", "yellow"},
}
"""Written from "Effect of action cards": the kind of a card, and the stones it can apply to."""


@pytest.mark.parametrize("stone", STONES)
@pytest.mark.parametrize("card", CARDS)
def test_every_card_on_every_stone_and_event(card: str, stone: str) -> None:
    kind, _, skill = card.partition("-")
    special = kind in ("julia", "romeo")
    can = [event for event in SKILLS if applies(card, stone, event)]
    if stone not in TABLE[kind]:
        assert can == []
    elif special:
        assert can == list(SKILLS)
    else:
        assert can == [skill]


@pytest.mark.parametrize("card", CARDS)
@pytest.mark.parametrize("at", [*LOCATIONS, *VILLAINS])
def test_a_card_could_apply_wherever_a_stone_may_take_part(at: str, card: str) -> None:
    for number, stone in enumerate(STONES):
        for place in places(at):
            lying = tuple(place if other == number else "" for other in range(3))
            could = any(applies(card, stone, event) for event in events_at(at, place))
            assert (stone in matches(at, lying)[card]) == could


def test_the_question_mark_stands_for_what_is_not_printed() -> None:
    for at, printed in LOCATIONS.items():
        assert places(at) == (*printed, MARK)
        assert sorted((*printed, *events_at(at, MARK))) == sorted(SKILLS)


def test_a_coloured_card_fits_one_stone_at_most() -> None:
    """As each stone takes part in an event of its own, only special cards leave a choice (rule 5 d)."""
    for card, (_, skill) in CARDS.items():
        if skill is not None:
            for events in (("driving", "luck", "stamina"), ("luck", "stamina", "driving"), SKILLS[:3], SKILLS[3:]):
                fitting = [s for s, event in zip(STONES, events, strict=True) if applies(card, s, event)]
                assert len(fitting) <= 1
