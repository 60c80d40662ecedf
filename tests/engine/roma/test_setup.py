"""Section 2 and, of section 7, who sees what until the first turn."""

from __future__ import annotations

import pytest

from engine import IllegalAnswer, Table
from engine.roma import GAME
from engine.roma.cards import DECK
from tests.engine.roma.play import board, hand, play, side, state
from tests.engine.tables import act, asked, options, prompts

MINE = ("nero", "forum", "templum", "forum")
THEIRS = ("consul", "turris", "sicarius", "legat")


def exchange() -> Table:
    return board(hand=MINE, other=THEIRS, phase="exchange", script=(1, 2, 3))


def test_each_begins_with_10_vp_4_cards_and_no_money():
    view = Table.new(GAME, 5, 2).seen(None).view
    assert (view.vp, view.stock, view.money) == ((10, 10), 16, (0, 0))
    assert (view.hands, view.pile, view.discard) == ((4, 4), 44, ())


def test_the_52_cards_are_shuffled():
    dealt = [state(Table.new(GAME, seed, 2)) for seed in range(4)]
    piles = [[*s.pile, *s.hands[0], *s.hands[1]] for s in dealt]
    assert all(sorted(pile) == sorted(DECK) for pile in piles)
    assert len({tuple(pile) for pile in piles}) == 4


def test_each_gives_exactly_two_of_four_cards():
    table = exchange()
    assert options(table, 0) == ("templum", "forum", "forum-2", "nero")
    for keys in (("nero",), ("nero", "forum", "templum"), ("nero", "nero"), ()):
        with pytest.raises(IllegalAnswer):
            act(table, 0, *keys)


def test_both_have_chosen_before_anything_changes_hands():
    table = exchange()
    act(table, 1, "turris", "legat")
    assert (hand(table, 0), hand(table, 1)) == (sorted(MINE), sorted(THEIRS))
    assert table.seen(0).view == exchange().seen(0).view
    act(table, 0, "forum-2", "nero")
    assert hand(table, 0) == ["forum", "legat", "templum", "turris"]
    assert hand(table, 1) == ["consul", "forum", "nero", "sicarius"]


def test_a_choice_can_be_taken_back_until_the_other_has_chosen():
    table = exchange()
    act(table, 1, "turris", "legat")
    question = table.seen(1).back
    assert question is not None
    assert table.undo(1, question)
    act(table, 1, "consul", "legat")
    act(table, 0, "forum", "forum-2")
    assert table.seen(1).back is None


def test_giver_and_receiver_know_the_passed_cards_and_nobody_else_does():
    table = exchange()
    act(table, 0, "nero", "forum")
    act(table, 1, "turris", "legat")
    assert (table.seen(0).view.gave, table.seen(0).view.received) == (("forum", "nero"), ("legat", "turris"))
    assert (table.seen(1).view.gave, table.seen(1).view.received) == (("legat", "turris"), ("forum", "nero"))
    assert (table.seen(None).view.gave, table.seen(None).view.hand) == ((), ())


def laying() -> Table:
    return board(hand=MINE, other=THEIRS, phase="place", active=1, first=1, script=(1, 2, 3))


def test_the_starting_player_lays_first_each_card_on_another_disc():
    table = laying()
    assert prompts(table) == {1: "place.prompt"}
    assert options(table, 1) == ("1", "2", "3", "4", "5", "6")
    act(table, 1, "3")
    assert options(table, 1) == ("1", "2", "4", "5", "6")
    act(table, 1, "6")
    act(table, 1, "1")
    act(table, 1, "2")
    assert prompts(table) == {0: "place.prompt"}


def test_cards_are_asked_for_by_name():
    table = laying()
    names = []
    for disc in "1234":
        names.append(dict(asked(table, 1).item.prompt.args)["card"].id)
        act(table, 1, disc)
    assert names == sorted(THEIRS)


def test_the_discs_become_public_together_when_all_four_lie():
    table = laying()
    before = table.seen(0), table.seen(None)
    for disc in "642":
        act(table, 1, disc)
        assert (table.seen(0).view, table.seen(None).view) == (before[0].view, before[1].view)
        assert table.seen(0).events == before[0].events
    act(table, 1, "1")
    assert table.seen(0).view.sides[1] == ("back", "back", "", "back", "", "back")
    assert table.seen(1).view.sides[1] == ("turris", "sicarius", "", "legat", "", "consul")


def test_a_laid_card_can_be_taken_back_until_the_last_lies():
    table = laying()
    for disc in "642":
        act(table, 1, disc)
    for _ in range(3):
        question = table.seen(1).back
        assert question is not None
        assert table.undo(1, question)
    assert table.seen(1).back is None
    for disc in "1234":
        act(table, 1, disc)
    assert table.seen(1).back is None


def test_nothing_is_paid_for_the_four_cards_and_the_starting_player_begins():
    table = play(laying(), *"1234", *"3456")
    assert side(table, 1) == dict(zip((1, 2, 3, 4), sorted(THEIRS), strict=True))
    assert side(table, 0) == dict(zip((3, 4, 5, 6), sorted(MINE), strict=True))
    view = table.seen(None).view
    assert (view.hands, view.money, view.turn, view.active) == ((0, 0), (0, 0), 1, 1)
    assert (view.vp, view.stock) == ((10, 8), 18)
