"""Section 4: attack and defence, with every modifier, against figures reckoned here."""

from __future__ import annotations

from itertools import product

import pytest

from engine.roma import BUILDING, CARDS, CHARACTER
from engine.roma.combat import defence
from tests.engine.roma.play import board, discard, play, side, state, told, told_of

NUMBERS = range(1, 7)
CASES = [
    (card, turres, essedum)
    for card, turres, essedum in product(CARDS, (0, 1, 2), (0, 1, 2))
    if not (card.id == "turris" and turres == 2)
]


@pytest.mark.parametrize(("card", "turres", "essedum"), CASES, ids=lambda value: getattr(value, "id", str(value)))
def test_an_attack_that_reaches_the_effective_defence_discards_the_card(card, turres: int, essedum: int):
    theirs = {3: card.id, **dict.fromkeys((5, 6)[:turres], "turris")}
    need = card.defence + turres - 2 * essedum
    for die in NUMBERS:
        table = board({3: "legionarius", 5: "turris"}, theirs, dice=(3, 1), essedum=essedum, script=(die,))
        assert defence(state(table), 1, 3) == need
        play(table, "activate-3")
        beaten = die >= need
        assert (side(table, 1).get(3), discard(table)) == ((None, [card.id]) if beaten else (card.id, []))
        assert told(table)[-1] == ("event.beaten" if beaten else "event.held")
        assert side(table, 0) == {3: "legionarius", 5: "turris"}


@pytest.mark.parametrize(("die", "extra"), list(product(NUMBERS, NUMBERS)))
def test_centurio_attacks_with_the_sum_where_the_roll_is_not_enough(die: int, extra: int):
    table = board({3: "centurio"}, {3: "turris"}, dice=(3, extra), hand=["nero"], money=(2, 0), script=(die,))
    play(table, "activate-3")
    if die < 6:
        play(table, str(extra))
        assert state(table).dice == ()
    assert (side(table, 1) == {}) == (die + (extra if die < 6 else 0) >= 6)


@pytest.mark.parametrize(
    ("name", "kind", "needs_choice"),
    [("legionarius", "", False), ("centurio", "", False), ("velites", CHARACTER, True), ("onager", BUILDING, True)],
)
def test_only_four_cards_fight_and_roll_once(name: str, kind: str, needs_choice: bool):
    theirs = {3: "legat", 4: "legat"} if kind == CHARACTER else {3: "forum", 4: "forum"}
    table = board({3: name}, theirs, dice=(3,), hand=["nero"], money=(2, 0), script=(6,))
    play(table, "activate-3", *(["3"] if needs_choice else []))
    assert told_of(table, "event.attack")["die"] == 6
    assert state(table).rng.script == ()
    assert side(table, 1).keys() == {4}


@pytest.mark.parametrize(("name", "target"), [("gladiator", "legat"), ("sicarius", "nero"), ("nero", "turris")])
def test_gladiator_sicarius_and_nero_do_not_fight(name: str, target: str):
    table = board({1: name}, {1: target, 2: "turris", 3: "turris", 4: "legat"}, dice=(1, 1))
    play(table, "activate-1", "1")
    assert 1 not in side(table, 1)
    assert "event.attack" not in told(table)


def test_essedum_does_not_lower_own_defences():
    s = state(board({1: "nero"}, {1: "nero"}, dice=(1,), essedum=1))
    assert (defence(s, 0, 1), defence(s, 1, 1)) == (9, 7)


def test_defence_has_no_lower_limit():
    assert defence(state(board({}, {1: "legat"}, dice=(1,), essedum=3)), 1, 1) == -4
