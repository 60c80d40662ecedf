"""Positions made by hand: those that cannot come about in a game are allowed, what is no number of the game is not."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.roma import CARDS, position
from engine.roma.cards import face
from tests.engine.roma.play import board, discard, hand, keys, play, side, state


def test_the_pile_is_what_is_left_of_the_52_cards_shuffled():
    table = position(sides=({1: "nero"}, {}), hands=(["forum"] * 2, ()), discard=["legat"], dice=(1,), seed=1)
    left = Counter(face(card).id for card in state(table).pile)
    assert left == Counter({card.id: card.copies for card in CARDS}) - Counter(["nero", "forum", "forum", "legat"])
    again = position(sides=({1: "nero"}, {}), hands=(["forum"] * 2, ()), discard=["legat"], dice=(1,), seed=2)
    assert state(again).pile != state(table).pile


def test_the_top_of_the_pile_comes_first():
    assert hand(play(board(pile=["nero", "forum"], dice=(1, 6)), "cards", "1"), 0) == ["nero"]


def test_the_stockpile_is_what_is_left_of_36_vp():
    assert state(board(vp=(12, 3), dice=(1,))).stock == 21
    assert state(board(vp=(12, 3), stock=1, dice=(1,))).stock == 1


def test_six_centurios_a_hand_of_50_cards_and_an_empty_deck():
    table = position(
        sides=(dict.fromkeys(range(1, 7), "centurio"), {4: "forum"}), hands=(["nero"] * 50, ()), pile=(), dice=(4, 6)
    )
    assert side(table, 0) == dict.fromkeys(range(1, 7), "centurio")
    assert len(hand(table, 0)) == 50
    assert keys(table) == ("activate-4", "money", "end")


def test_without_dice_the_turn_begins():
    table = position(sides=({1: "nero"}, {}), active=1, vp=(10, 10), script=(1, 2, 6))
    assert (state(table).vp, state(table).dice, table.open[0].seat) == ([10, 4], (1, 2, 6), 1)


def test_scripted_dice_and_shuffles_come_in_their_order():
    table = position(
        sides=({1: "haruspex", 2: "velites"}, {3: "legat"}),
        pile=["nero", "forum", "legat"],
        dice=(1, 2, 5),
        script=(("legat", "forum"), 1),
    )
    play(table, "activate-1", "nero")
    assert [face(card).id for card in reversed(state(table).pile)] == ["legat", "forum"]
    play(table, "activate-2")
    assert side(table, 1) == {3: "legat"}


def test_a_script_of_dice_leaves_shuffles_to_chance():
    table = board({1: "haruspex", 2: "velites"}, {3: "legat"}, pile=["nero", "forum"], dice=(1, 2, 5), script=(2,))
    play(table, "activate-1", "nero", "activate-2")
    assert (side(table, 1), discard(table)) == ({}, ["legat"])


def test_used_dice_essedum_and_blocks_are_as_told():
    view = board({1: "legat"}, dice=(6, 1), used=(3,), essedum=2, blocked=((5, 2), (1,))).seen(None).view
    assert (view.dice, view.used, view.essedum, view.blocked) == ((1, 6), (3,), 2, ((2, 5), (1,)))


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"sides": ({1: "caesar"}, {})}, "no card 'caesar'"),
    ({"sides": ({7: "nero"}, {})}, "1 to 6, not 7"),
    ({"dice": (0, 3)}, "1 to 6, not 0"),
    ({"blocked": ((9,), ())}, "1 to 6, not 9"),
    ({"phase": "lunch"}, "no phase 'lunch'"),
    ({"hands": ((), (), ())}, "two entries"),
    ({"phase": "exchange", "hands": (["nero"], ["nero"] * 4)}, "4 cards"),
    ({"money": (-1, 0)}, "nobody owes"),
    ({"vp": (100, 0)}, "VP are 0 to 99"),
]


@pytest.mark.parametrize(("told", "why"), WRONG)
def test_what_cannot_be_is_refused(told: dict[str, Any], why: str):
    with pytest.raises(ValueError, match=why):
        position(**told)
