"""Section 3: the three steps of a turn and the actions A to D; section 11: the worked turn."""

from __future__ import annotations

import pytest

from engine import IllegalAnswer
from engine.roma import DISCS
from tests.engine.roma.play import board, discard, hand, keys, play, prompt, side, state, told, told_of

FULL = dict.fromkeys(DISCS, "turris")


@pytest.mark.parametrize("cards", range(7))
def test_step_1_costs_1_vp_for_each_empty_disc(cards: int):
    table = board(dict.fromkeys(DISCS[:cards], "turris"), script=(1, 2, 3))
    assert (state(table).vp, state(table).stock) == ([4 + cards, 10], 22 - cards)


def test_step_2_rolls_three_dice():
    table = board(FULL, script=(6, 1, 4))
    assert (state(table).dice, prompt(table)) == ((1, 4, 6), "menu.prompt")


@pytest.mark.parametrize("dice", [(1, 1, 2), (1, 2, 1), (2, 1, 1)])
def test_step_2_two_equal_dice_are_no_triple(dice: tuple[int, ...]):
    assert prompt(board(FULL, script=dice)) == "menu.prompt"


def test_step_3_actions_come_in_any_order_and_mixture():
    table = board({3: "tribunus-plebis"}, hand=["templum"], money=(2, 0), dice=(2, 3, 6))
    play(table, "activate-3", "lay", "templum", "1", "cards", "2", "legat", "money")
    assert (state(table).money, side(table, 0)) == ([6, 0], {1: "templum", 3: "tribunus-plebis"})
    assert (prompt(table), keys(table)) == ("menu.prompt", ("lay", "end"))


def test_step_3_money_earned_may_be_spent_in_the_same_turn():
    table = board(hand=["nero"], dice=(2, 6))
    assert "lay" not in keys(table)
    play(table, "money", "2 6", "lay", "nero", "1")
    assert (side(table, 0), state(table).money) == ({1: "nero"}, [0, 0])


def test_step_3_the_player_ends_the_turn_and_loses_the_dice_left():
    table = play(board(FULL, FULL, dice=(1, 2, 3), script=(4, 4, 5)), "end")
    assert (state(table).active, state(table).turn, state(table).dice) == (1, 2, (4, 4, 5))
    assert state(table).used == ()


def test_the_end_of_a_turn_removes_own_essedum_and_the_blocks_on_own_discs_only():
    table = play(board(FULL, FULL, dice=(1, 2), essedum=2, blocked=((1,), (2,)), script=(1, 2, 3)), "end")
    assert (state(table).essedum, state(table).blocked) == (0, [(), (2,)])


def test_a_turn_ends_by_itself_when_dice_are_used_and_nothing_can_be_laid():
    table = play(board(FULL, FULL, dice=(6,), script=(1, 2, 3)), "money")
    assert (state(table).active, state(table).money) == (1, [6, 0])
    table = play(board(FULL, FULL, hand=["nero"], dice=(1,), script=(1, 2, 3)), "money")
    assert state(table).active == 1


def test_a_turn_does_not_end_by_itself_where_the_hand_might_hold_a_card_to_lay():
    table = play(board(FULL, FULL, hand=["nero"], dice=(2,)), "money")
    assert keys(table) == ("lay", "end")


# A. Lay a card


def test_a_card_is_paid_to_the_bank_and_laid_on_own_side():
    table = play(board(hand=["nero", "legat"], money=(9, 4), dice=()), "lay", "nero", "5")
    assert (side(table, 0), state(table).money, hand(table, 0)) == ({5: "nero"}, [1, 4], ["legat"])


def test_a_card_that_is_covered_goes_face_up_to_the_discard_pile_without_refund():
    table = play(board({5: "turris"}, hand=["templum"], money=(5, 0), dice=(1,)), "lay", "templum", "5")
    assert (discard(table), state(table).money, side(table, 0)) == (["turris"], [3, 0], {5: "templum"})
    assert told(table) == ["event.laid", "event.covered"]


def test_a_freshly_laid_card_may_be_activated_in_the_same_turn():
    table = play(board(hand=["legat"], money=(5, 0), dice=(5, 1)), "lay", "legat", "5", "activate-5")
    assert state(table).vp == [16, 10]


def test_never_on_credit():
    table = play(board(hand=["templum", "senator", "nero"], money=(7, 0), dice=()), "lay")
    assert keys(table) == ("templum", "senator")
    with pytest.raises(IllegalAnswer):
        play(table, "nero")


# B. Take money


@pytest.mark.parametrize(("dice", "money", "left"), [("1", 1, (4, 6)), ("1 6", 7, (4,)), ("4 6", 10, (1,))])
def test_b_dice_bring_their_sum_in_money(dice: str, money: int, left: tuple[int, ...]):
    table = play(board(dice=(1, 4, 6)), "money", dice)
    assert (state(table).money, state(table).dice) == ([money, 0], left)


# C. Take cards


@pytest.mark.parametrize("die", DISCS)
def test_c_as_many_cards_as_the_die_shows_are_drawn_and_one_is_kept(die: int):
    pile = ["nero", "forum", "legat", "consul", "turris", "onager", "machina"]
    table = play(board(pile=pile, dice=(die, 1, 1) if die > 1 else (1, 1)), "cards", *([str(die)] if die > 1 else []))
    if die > 1:
        assert sorted(keys(table)) == sorted(pile[:die])
        assert table.seen(1).view.drawn == die
        play(table, "nero")
    assert (hand(table, 0), discard(table)) == (["nero"], pile[1:die])
    assert len(state(table).pile) == 7 - die


def test_c_there_is_no_hand_limit():
    table = play(board(hand=["legat"] * 50, dice=(2, 6)), "cards", "2", "legat")
    assert len(hand(table, 0)) == 51


def test_c_the_batch_is_smaller_when_there_are_not_enough_cards():
    table = play(board(pile=["nero"], discard=["forum"], dice=(6, 1)), "cards", "6")
    assert keys(table) == ("forum", "nero")


def test_c_is_illegal_only_when_both_piles_are_empty():
    assert "cards" not in keys(board(pile=(), dice=(6, 1)))
    assert "cards" in keys(board(pile=(), discard=["nero"], dice=(6, 1)))
    assert "cards" in keys(board(pile=["nero"], dice=(6, 1)))


# D. Activate a card


def test_d_needs_an_own_card_on_the_disc_of_the_die():
    assert keys(board({2: "legat"}, {5: "legat"}, dice=(5, 5))) == ("money", "cards", "end")


def test_d_the_same_disc_may_be_activated_again_after_its_card_has_changed():
    table = board({2: "tribunus-plebis"}, hand=["legat"], money=(5, 0), dice=(2, 2, 6))
    play(table, "activate-2", "lay", "legat", "2", "activate-2")
    assert state(table).vp == [17, 9]


def test_d_the_die_is_used_first():
    table = play(board({2: "forum"}, dice=(2, 4, 5)), "activate-2")
    assert (state(table).used, keys(table)) == ((2,), ("4", "5"))


# The worked turn of the user's document


def test_the_worked_turn():
    mine, theirs = {1: "legat", 2: "forum", 3: "legionarius", 4: "turris"}, {3: "haruspex", 5: "forum"}
    table = board(mine, theirs, pile=["nero", "forum", "consul", "onager", "legat"], script=(6, 4, 3, 3))
    assert (state(table).vp, state(table).dice) == ([8, 10], (3, 4, 6))
    play(table, "money", "6")
    assert state(table).money == [6, 0]
    play(table, "cards", "4")
    assert keys(table) == ("consul", "forum", "onager", "nero")
    play(table, "nero")
    assert len(discard(table)) == 3
    play(table, "activate-3")
    assert told_of(table, "event.attack")["die"] == 3
    assert (side(table, 1), discard(table)[-1]) == ({5: "forum"}, "haruspex")
    assert keys(table) == ("lay", "end")
    play(table, "end")
    assert state(table).active == 1
