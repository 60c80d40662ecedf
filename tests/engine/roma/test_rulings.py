"""Section 8: each ruling on the course of the game on its own position, with scripted dice."""

from __future__ import annotations

import pytest

from engine import Table
from engine.roma import BY_ID, CARDS, CHARACTER, DISCS, GAME
from tests.engine.roma.play import board, discard, hand, keys, play, prompt, side, state, told, told_of

FULL = dict.fromkeys(DISCS, "turris")
"""A side for which nothing is paid and on which nothing can be activated."""


def test_r1_the_bank_never_runs_out_of_coins():
    table = board(dice=(6, 6, 6), money=(10_000, 0), hand=["nero"])
    play(table, "money", "6 6-2 6-3")
    assert state(table).money[0] == 10_018


@pytest.mark.parametrize(("option", "first"), [("first", 0), ("second", 1)])
def test_r2_an_option_says_who_starts(option: str, first: int):
    assert Table.new(GAME, 1, 2, {"starts": option}).seen(None).view.first == first


def test_r2_else_chance_says_who_starts():
    assert {Table.new(GAME, seed, 2).seen(None).view.first for seed in range(10)} == {0, 1}


def test_r3_nobody_has_money_at_the_start():
    view = Table.new(GAME, 1, 2).seen(None).view
    assert (view.money, view.vp, view.stock) == ((0, 0), (10, 10), 16)


def test_r4_every_triple_may_be_rolled_again():
    table = board(FULL, script=(2, 2, 2, 5, 5, 5, 1, 1, 1, 3, 3, 4))
    for die in (2, 5, 1):
        assert (prompt(table), keys(table), state(table).dice) == ("roll.triple", ("keep", "again"), (die,) * 3)
        play(table, "again")
    assert (prompt(table), state(table).dice) == ("menu.prompt", (3, 3, 4))


def test_r4_a_triple_may_be_kept():
    table = play(board(FULL, script=(2, 2, 2)), "keep")
    assert (prompt(table), state(table).dice) == ("menu.prompt", (2, 2, 2))


def test_r5_several_dice_on_the_money_disc_are_the_same_as_one_by_one():
    at_once = play(board(dice=(2, 3, 6)), "money", "2 6")
    one_by_one = play(board(dice=(2, 3, 6)), "money", "2", "money", "6")
    assert state(at_once).money == state(one_by_one).money == [8, 0]
    assert state(at_once).dice == state(one_by_one).dice == (3,)


def test_r5_each_die_on_the_card_disc_is_a_batch_of_its_own():
    table = board(dice=(2, 3, 6), pile=["nero", "forum", "legat", "consul", "turris", "onager"])
    play(table, "cards", "2")
    assert keys(table) == ("forum", "nero")
    play(table, "nero", "cards", "3")
    assert keys(table) == ("consul", "legat", "turris")
    play(table, "turris")
    assert (hand(table, 0), sorted(discard(table))) == (["nero", "turris"], ["consul", "forum", "legat"])


def test_r6_the_discards_are_shuffled_in_when_a_card_must_be_drawn():
    table = board(dice=(3, 1), pile=["nero", "forum"], discard=["legat", "consul"], script=(("consul", "legat"),))
    play(table, "cards", "3")
    assert table.seen(0).view.looking == ("consul", "forum", "nero")
    assert (state(table).discard, len(state(table).pile)) == ([], 1)


def test_r6_cards_just_drawn_stay_out_of_the_shuffle():
    table = board(dice=(5, 1), pile=["nero"], discard=["legat"])
    play(table, "cards", "5")
    assert table.seen(0).view.looking == ("legat", "nero")
    play(table, "nero")
    assert (discard(table), state(table).pile) == (["legat"], [])


def test_r6_a_pile_that_ends_with_the_draw_is_not_refilled_yet():
    table = play(board(dice=(2, 1), pile=["nero", "forum"], discard=["legat"]), "cards", "2")
    assert (state(table).pile, discard(table)) == ([], ["legat"])


def test_r7_who_owes_more_than_is_owned_pays_all_and_loses_before_rolling():
    table = board({1: "nero"}, vp=(4, 10))
    assert table.result is not None
    assert table.result.ranks == (2, 1)
    assert (state(table).vp, state(table).stock, state(table).dice) == ([0, 10], 26, ())


def test_r8_vp_beyond_the_stockpile_are_credited_in_full():
    table = board({2: "forum", 1: "basilica", 3: "basilica"}, dice=(2, 6), vp=(15, 20))
    play(table, "activate-2")
    assert table.result is not None
    assert (state(table).vp, state(table).stock) == ([25, 20], 0)
    assert (table.result.ranks, table.result.scores) == ((1, 2), (25, 20))


def test_r9_equal_vp_are_a_draw():
    table = play(board({2: "forum"}, dice=(2, 4), vp=(14, 18)), "activate-2")
    assert table.result is not None
    assert (table.result.ranks, table.result.reason.id) == ((1, 1), "reason.draw")


def test_r10_the_game_ends_at_once_whatever_dice_are_left():
    table = play(board({2: "tribunus-plebis"}, dice=(2, 4, 5), vp=(14, 1), stock=21), "activate-2")
    assert table.result is not None
    assert table.result.ranks == (1, 2)
    assert state(table).dice == (4, 5)


IN_VAIN = ("architectus", "essedum", "legat", "machina", "mercator", "mercatus", "senator")


@pytest.mark.parametrize("name", IN_VAIN)
def test_r11_a_card_without_needs_may_be_activated_in_vain(name: str):
    table = play(board({3: name}, FULL, dice=(3, 1)), *_vain(name))
    assert (state(table).used, state(table).vp) == ((3,), [10, 10])
    assert prompt(table) == "menu.prompt"


def _vain(name: str) -> tuple[str, ...]:
    return ("activate-3", "3") if name == "machina" else ("activate-3",)


NEEDY = (
    "aesculapinum",
    "centurio",
    "gladiator",
    "haruspex",
    "legionarius",
    "nero",
    "onager",
    "scaenicus",
    "sicarius",
    "velites",
)


@pytest.mark.parametrize("name", NEEDY)
def test_r11_a_card_that_lacks_a_target_may_not_be_activated(name: str):
    assert "activate-3" not in keys(board({3: name}, dice=(3, 1), pile=(), discard=()))


@pytest.mark.parametrize("name", ["consul", "forum"])
def test_r11_a_card_that_needs_another_die_may_not_be_activated_without(name: str):
    assert "activate-3" not in keys(board({3: name}, dice=(3,), used=(1, 1)))


def test_r11_the_needs_are_those_of_the_table():
    listed = {*NEEDY, "consul", "forum"}
    none = {card.id for card in CARDS if card.dice} - listed
    assert none == {*IN_VAIN, "consiliarius", "praetorianus", "tribunus-plebis"}


def test_r12_the_same_card_may_be_activated_by_each_matching_die():
    table = play(board({4: "tribunus-plebis"}, dice=(4, 4, 4)), "activate-4", "activate-4", "activate-4")
    assert told_of(table, "event.took")["vp"] == 1
    assert state(table).vp[0] == 13


def test_r13_dice_need_not_be_used():
    table = play(board(FULL, FULL, dice=(4, 4, 4), script=(1, 2, 3)), "end")
    assert (state(table).active, state(table).dice, state(table).money) == (1, (1, 2, 3), [0, 0])


def test_r14_both_lay_face_down_before_both_reveal():
    table = board(hand=["nero", "forum", "legat", "consul"], other=["turris"] * 4, phase="place", script=(1, 2, 3))
    play(table, "1", "2", "3", "4")
    assert table.seen(1).view.sides == (("back",) * 4 + ("", ""), ("",) * 6)
    assert table.seen(0).view.sides[0] == ("consul", "forum", "legat", "nero", "", "")
    play(table, "1", "2", "3")
    assert table.seen(0).view.sides[1] == ("",) * 6
    play(table, "6")
    assert table.seen(None).view.sides == (
        ("consul", "forum", "legat", "nero", "", ""),
        ("turris", "turris", "turris", "", "", "turris"),
    )
    assert told(table)[:3] == ["event.placed", "event.revealed", "event.revealed"]


def test_r59_a_card_may_cover_one_of_the_same_name():
    table = play(board({3: "legat"}, dice=(3, 1), hand=["legat"], money=(5, 0)), "lay", "legat", "3")
    assert (side(table, 0), discard(table)) == ({3: "legat"}, ["legat"])


def test_r60_a_card_laid_fetched_or_returned_this_turn_is_usable_at_once():
    table = board({3: "aesculapinum"}, dice=(3, 4, 4), discard=["tribunus-plebis"], money=(5, 0))
    play(table, "activate-3", "lay", "tribunus-plebis", "4", "activate-4")
    assert state(table).vp == [11, 9]


@pytest.mark.parametrize("name", ["senator", "architectus", "consiliarius", "machina"])
def test_r61_what_is_laid_by_a_card_costs_nothing(name: str):
    card = "nero" if BY_ID[name].kind == CHARACTER and name != "architectus" else "turris"
    laying = name in ("senator", "architectus")
    table = board({1: name}, hand=[card] if laying else [], dice=(1, 2), money=(1, 0))
    play(table, "activate-1", *([card, "5"] if laying else ["5"]))
    assert side(table, 0)[5] == (card if laying else name)
    assert state(table).money == [1, 0]


def test_r62_there_is_one_discard_pile():
    table = board({1: "velites"}, {2: "legat"}, dice=(1, 2), hand=["nero"], money=(8, 0), script=(6,))
    play(table, "activate-1", "lay", "nero", "1")
    assert discard(table) == ["legat", "velites"]


def test_r63_after_turn_200_the_game_ends_and_more_vp_win():
    table = play(board(FULL, FULL, dice=(1, 2), turn=199, vp=(9, 11), script=(1, 2, 3)), "end")
    assert (table.result, state(table).turn) == (None, 200)
    play(table, "end")
    assert table.result is not None
    assert (table.result.ranks, table.result.reason.id) == ((2, 1), "reason.turns")
