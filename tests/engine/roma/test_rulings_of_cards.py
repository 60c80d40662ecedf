"""Section 8: each ruling on what a card does (R15 to R58) on its own position, with scripted dice."""

from __future__ import annotations

import pytest

from engine.roma import BY_ID, DISCS, switches
from engine.roma.combat import defence
from tests.engine.roma.play import board, discard, hand, keys, play, prompt, side, state, told, told_of

FULL = dict.fromkeys(DISCS, "turris")
"""A side for which nothing is paid and on which nothing can be activated."""


def test_r15_an_activated_attack_is_compulsory():
    table = play(board({2: "velites"}, {2: "nero", 3: "legat"}, dice=(2, 1)), "activate-2")
    assert keys(table) == ("2", "3")


def test_r16_the_extra_die_is_not_offered_when_the_roll_is_enough():
    table = play(board({5: "centurio"}, {5: "nero"}, dice=(5, 6), essedum=3, script=(3,)), "activate-5")
    assert (prompt(table), side(table, 1)) == ("menu.prompt", {})


def test_r16_the_extra_die_is_not_offered_without_an_unused_die():
    table = play(board({5: "centurio"}, {5: "nero"}, dice=(5,), used=(6, 6), hand=["legat"], script=(3,)), "activate-5")
    assert told(table)[:3] == ["event.activated", "event.attack", "event.held"]
    assert side(table, 1) == {5: "nero"}


def test_r16_an_extra_die_that_is_too_small_is_used_up_all_the_same():
    table = play(board({5: "centurio"}, {5: "nero"}, dice=(1, 5, 6), script=(3,)), "activate-5", "1")
    assert side(table, 1) == {5: "nero"}
    assert (state(table).dice, state(table).used) == ((6,), (5, 1))


def test_r16_one_extra_die_at_most_and_it_may_be_declined():
    table = play(board({5: "centurio"}, {5: "nero"}, dice=(1, 5, 6), script=(3,)), "activate-5", "no")
    assert (prompt(table), state(table).dice, side(table, 1)) == ("menu.prompt", (1, 6), {5: "nero"})


@pytest.mark.parametrize("name", ["legionarius", "centurio"])
def test_r17_without_an_opposite_card_there_is_no_attack(name: str):
    assert "activate-3" not in keys(board({3: name}, {2: "nero", 4: "forum"}, dice=(3, 1)))


@pytest.mark.parametrize(
    ("name", "targets"),
    [
        ("velites", ("1", "4")),
        ("sicarius", ("1", "4")),
        ("gladiator", ("1", "4")),
        ("onager", ("2", "6")),
        ("nero", ("2", "6")),
    ],
)
def test_r18_targets_are_opposing_cards_of_the_right_kind_on_any_disc(name: str, targets: tuple[str, ...]):
    table = board({3: name, 5: "legat", 6: "forum"}, {1: "legat", 2: "forum", 4: "nero", 6: "turris"}, dice=(3, 2))
    assert keys(play(table, "activate-3")) == targets


@pytest.mark.parametrize(("name", "kind"), [("sicarius", "forum"), ("nero", "legat")])
def test_r19_sicarius_and_nero_do_nothing_without_a_target(name: str, kind: str):
    assert "activate-3" not in keys(board({3: name}, {2: kind}, dice=(3, 1)))


def test_r20_a_copied_legionarius_hits_the_card_opposite_scaenicus():
    table = board({2: "scaenicus", 5: "legionarius"}, {2: "legat", 5: "nero"}, dice=(2, 1), script=(6,))
    play(table, "activate-2")
    assert side(table, 1) == {5: "nero"}


def test_r21_only_own_characters_that_can_act_on_that_disc_are_copied():
    mine = {1: "scaenicus", 2: "scaenicus", 3: "forum", 4: "legionarius", 5: "consul", 6: "legat"}
    table = play(board(mine, {4: "nero"}, dice=(1, 6)), "activate-1")
    assert keys(table) == ("consul", "legat")


def test_r21_without_a_copyable_card_there_is_no_activation():
    mine = {1: "scaenicus", 2: "scaenicus", 3: "forum", 4: "legionarius", 5: "consul"}
    assert "activate-1" not in keys(board(mine, {4: "nero"}, dice=(1,), used=(2, 2), money=(5, 0), hand=["nero"]))


@pytest.mark.parametrize(("name", "target"), [("sicarius", "legat"), ("nero", "forum")])
def test_r22_scaenicus_falls_in_the_place_of_sicarius_and_nero(name: str, target: str):
    table = play(board({2: "scaenicus", 5: name}, {1: target}, dice=(2, 1)), "activate-2")
    assert (side(table, 0), side(table, 1)) == ({5: name}, {})
    assert sorted(discard(table)) == sorted([target, "scaenicus"])


def test_r23_copied_cards_choose_afresh_and_centurio_may_add_a_die():
    table = board({2: "scaenicus", 5: "centurio"}, {2: "forum"}, dice=(2, 3, 6), script=(2,))
    play(table, "activate-2", "3")
    assert (side(table, 1), state(table).dice) == ({}, (6,))


def test_r23_a_copied_consul_needs_another_die():
    mine = {2: "scaenicus", 5: "consul", 6: "legat"}
    assert keys(play(board(mine, dice=(2, 2)), "activate-2")) == ("consul", "legat")
    table = play(board(mine, dice=(2,), used=(1, 1)), "activate-2")
    assert "event.gained" in told(table)


def test_r24_a_copied_consiliarius_lifts_scaenicus_too():
    table = play(board({2: "scaenicus", 5: "consiliarius"}, dice=(2, 1)), "activate-2", "3", "2")
    assert side(table, 0) == {3: "scaenicus", 2: "consiliarius"}


def test_r25_scaenicus_may_copy_the_same_card_again():
    mine = {2: "scaenicus", 5: "tribunus-plebis", 6: "legat"}
    table = play(board(mine, dice=(2, 2, 1)), "activate-2", "tribunus-plebis", "activate-2", "tribunus-plebis")
    assert state(table).vp == [12, 8]


def test_r26_scaenicus_copies_a_card_on_a_blocked_disc():
    mine = {2: "scaenicus", 5: "tribunus-plebis"}
    table = board(mine, dice=(2, 5), blocked=((5,), ()))
    assert keys(table) == ("activate-2", "money", "cards", "end")
    assert state(play(table, "activate-2")).vp == [11, 9]
    assert "activate-2" not in keys(board(mine, dice=(2, 5), blocked=((2,), ())))


def test_r27_scaenicus_copies_no_building():
    buildings = {1: "forum", 3: "mercatus", 4: "machina", 5: "onager", 6: "aesculapinum"}
    table = board({2: "scaenicus", **buildings}, {1: "forum"}, dice=(2, 2, 2), discard=["legat"])
    assert keys(table) == ("money", "cards", "end")


@pytest.mark.parametrize(("die", "changes"), [(1, ["2"]), (6, ["5"]), (3, ["4", "2"])])
def test_r28_consul_stays_within_1_to_6(die: int, changes: list[str]):
    table = play(board({2: "consul"}, dice=(2, die), hand=["legat"], money=(9, 0)), "activate-2")
    if len(changes) == 1:
        assert state(table).dice == (int(changes[0]),)
    else:
        assert list(keys(table)) == changes


def test_r28_the_changed_value_counts_for_everything_and_changes_add_up():
    table = board({2: "consul", 5: "tribunus-plebis"}, dice=(2, 2, 3), hand=["legat"])
    play(table, "activate-2", "3", "4", "activate-2", "5")
    assert state(table).dice == (5,)
    play(table, "activate-5")
    assert state(table).vp[0] == 11


def test_r28_the_die_used_for_consul_is_not_changed():
    table = play(board({2: "consul"}, dice=(2, 2, 5)), "activate-2")
    assert keys(table) == ("2", "5")
    play(table, "2", "1")
    assert (state(table).dice, state(table).used) == ((1, 5), (2,))


def test_r29_consul_needs_another_unused_die():
    assert keys(board({2: "consul"}, dice=(2,), used=(3, 4))) == ("money", "cards", "end")


def test_r30_a_block_keeps_dice_off_the_disc():
    mine = {2: "tribunus-plebis", 3: "tribunus-plebis"}
    assert keys(board(mine, dice=(2, 3, 3), blocked=((2,), ()))) == ("activate-3", "money", "cards", "end")


def test_r31_a_block_lasts_to_the_end_of_the_others_next_turn():
    mine, theirs = {**FULL, 1: "praetorianus"}, {**FULL, 4: "tribunus-plebis"}
    table = board(mine, theirs, dice=(1, 2), script=(4, 5, 6, 1, 2, 3, 4, 5, 6))
    play(table, "activate-1", "4", "end")
    assert keys(table) == ("money", "cards", "end")
    play(table, "end", "end")
    assert keys(table) == ("activate-4", "money", "cards", "end")


def test_r31_a_block_outlives_praetorianus():
    table = board({**FULL, 1: "praetorianus"}, {**FULL, 4: "legat"}, dice=(1, 2), hand=["nero"], money=(8, 0))
    play(table, "activate-1", "4", "lay", "nero", "1", "end")
    assert discard(table) == ["praetorianus"]
    assert table.seen(1).view.blocked == ((), (4,))


def test_r32_the_block_stays_with_the_disc_when_cards_move():
    mine = {1: "consiliarius", 2: "tribunus-plebis"}
    table = board(mine, dice=(1, 2, 3), blocked=((2,), ()))
    play(table, "activate-1", "2", "3")
    assert side(table, 0) == {2: "consiliarius", 3: "tribunus-plebis"}
    assert keys(table) == ("activate-3", "money", "cards", "end")


def test_r33_a_blocked_disc_may_be_laid_on():
    table = board({2: "legat"}, dice=(2,), blocked=((2,), ()), hand=["nero", "forum"], money=(8, 0))
    play(table, "lay", "nero", "2")
    assert (side(table, 0), discard(table)) == ({2: "nero"}, ["legat"])


def test_r34_a_blocked_disc_costs_1_vp_only_if_it_is_empty():
    mine = dict.fromkeys((1, 2, 3, 4, 5), "turris")
    for disc in (5, 6):
        assert state(board(mine, blocked=((disc,), ()), script=(1, 2, 3))).vp == [9, 10]


def test_r35_passive_cards_work_on_blocked_discs():
    table = board({3: "forum", 2: "basilica", 4: "templum"}, dice=(3, 1, 2), blocked=((2, 4), ()))
    play(table, "activate-3", "1", "yes")
    assert state(table).vp[0] == 10 + 1 + 2 + 2
    table = board({1: "velites"}, {1: "legat", 2: "turris"}, dice=(1, 1), blocked=((), (2,)), script=(2,))
    assert side(play(table, "activate-1"), 1) == {1: "legat", 2: "turris"}


def test_r35_a_forum_on_a_blocked_disc_is_not_activated():
    assert keys(board({3: "forum"}, dice=(3, 4), blocked=((3,), ()))) == ("money", "cards", "end")


def test_r36_dice_of_the_blocked_number_have_all_other_uses():
    blocked = ((2,), ())
    assert state(play(board(dice=(2, 3), blocked=blocked), "money", "2")).money[0] == 2
    assert len(state(play(board(dice=(2, 3), blocked=blocked), "cards", "2")).looking) == 2
    assert told_of(play(board({3: "forum"}, dice=(2, 3), blocked=blocked), "activate-3"), "event.forum")["vp"] == 2
    table = board({3: "centurio"}, {3: "legionarius"}, dice=(2, 3), blocked=blocked, script=(3,))
    assert side(play(table, "activate-3", "2"), 1) == {}
    table = board({3: "consul"}, dice=(2, 3, 3), blocked=blocked)
    assert state(play(table, "activate-3", "2", "1")).dice == (1, 3)


def test_r37_several_discs_may_be_blocked_and_a_second_block_adds_nothing():
    table = board({1: "praetorianus"}, dice=(1, 1, 1), hand=["nero"], money=(2, 0))
    play(table, "activate-1", "5", "activate-1", "2", "activate-1", "5")
    assert state(table).blocked == [(), (2, 5)]


@pytest.mark.parametrize(("name", "card"), [("architectus", "forum"), ("senator", "nero")])
def test_r38_free_laying_ends_with_the_activation_and_may_be_none(name: str, card: str):
    table = play(board({1: name}, hand=[card], dice=(1, 2)), "activate-1", "done")
    assert (hand(table, 0), side(table, 0)) == ([card], {1: name})
    assert keys(table) == ("money", "cards", "end")


def test_r39_several_cards_one_after_the_other_on_one_disc():
    table = board({1: "senator"}, hand=["nero", "legat", "sicarius"], dice=(1, 2))
    play(table, "activate-1", "nero", "1", "legat", "1", "sicarius", "2")
    assert (side(table, 0), discard(table)) == ({1: "legat", 2: "sicarius"}, ["senator", "nero"])
    assert prompt(table) == "menu.prompt"


@pytest.mark.parametrize(("name", "kind"), [("consiliarius", "legat"), ("machina", "forum")])
def test_r40_all_cards_of_the_kind_are_laid_again_and_may_stay(name: str, kind: str):
    table = play(board({1: name, 4: kind, 6: kind}, dice=(1, 2)), "activate-1", "1", "4", "6")
    assert side(table, 0) == {1: name, 4: kind, 6: kind}
    assert (hand(table, 0), state(table).money, discard(table)) == ([], [0, 0], [])


def test_r41_discs_just_emptied_may_be_used_but_not_twice():
    table = play(board({1: "consiliarius", 4: "legat"}, dice=(1, 2)), "activate-1", "4")
    assert keys(table) == ("1", "2", "3", "5", "6")
    assert side(play(table, "1"), 0) == {4: "consiliarius", 1: "legat"}


def test_r41_cards_of_the_other_kind_may_be_covered():
    table = play(board({1: "machina", 4: "legat"}, dice=(1, 2)), "activate-1", "4")
    assert (side(table, 0), discard(table)) == ({4: "machina"}, ["legat"])


def test_r41_six_lifted_cards_take_all_six_discs():
    table = board({1: "consiliarius", **dict.fromkeys((2, 3, 4, 5, 6), "legat")}, dice=(1, 2))
    play(table, "activate-1", "6", "5", "4", "3", "2")
    assert side(table, 0) == {6: "consiliarius", **dict.fromkeys((1, 2, 3, 4, 5), "legat")}


def test_r42_the_moved_card_may_be_activated_again_on_its_new_disc():
    table = board({1: "consiliarius"}, dice=(1, 2, 3))
    play(table, "activate-1", "2")
    assert keys(table) == ("activate-2", "money", "cards", "end")
    assert side(play(table, "activate-2", "5"), 0) == {5: "consiliarius"}


def test_r43_legat_counts_empty_discs_whether_blocked_or_not():
    table = play(board({6: "legat"}, {1: "nero"}, dice=(6, 1), blocked=((), (1, 2))), "activate-6")
    assert (state(table).vp, state(table).stock) == ([15, 10], 11)


def test_r44_mercatus_takes_from_the_other_at_most_what_there_is():
    table = play(board({3: "mercatus"}, {1: "forum", 2: "forum"}, dice=(3, 1), vp=(10, 1), stock=25), "activate-3")
    assert (state(table).vp, state(table).stock) == ([11, 0], 25)
    assert table.result is not None


def test_r44_a_switch_makes_mercatus_take_from_the_stockpile(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(switches, "MERCATUS_SOURCE", "stockpile")
    table = play(board({3: "mercatus"}, {1: "forum", 2: "forum"}, dice=(3, 1)), "activate-3")
    assert (state(table).vp, state(table).stock) == ([12, 10], 14)


@pytest.mark.parametrize(("money", "vp", "most"), [(7, 10, 3), (40, 5, 5), (1, 10, 0), (0, 10, 0)])
def test_r45_mercator_is_limited_by_money_and_the_others_vp(money: int, vp: int, most: int):
    table = play(board({3: "mercator"}, dice=(3, 1), money=(money, 0), vp=(10, vp)), "activate-3")
    if most:
        assert keys(table) == tuple(str(number) for number in range(most + 1))
        play(table, str(most))
    assert state(table).money == [money - 2 * most, 2 * most]
    assert state(table).vp == [10 + most, vp - most]


@pytest.mark.parametrize("name", ["tribunus-plebis", "mercatus", "mercator"])
def test_r46_taking_the_last_vp_wins_at_once(name: str):
    table = board({3: name}, {1: "forum"}, dice=(3, 3), money=(2, 0), vp=(5, 1), stock=30)
    play(table, "activate-3", *(["1"] if name == "mercator" else []))
    assert table.result is not None
    assert (table.result.ranks, table.result.reason.id) == ((1, 2), "reason.broke")


def test_r47_a_returned_card_must_be_paid_for_again():
    table = board({1: "gladiator"}, {**FULL, 2: "nero"}, dice=(1, 1), money=(0, 7), script=(1, 2, 3))
    play(table, "activate-1", "end")
    assert (hand(table, 1), table.seen(1).view.money[1]) == (["nero"], 7)
    assert keys(play(table, "lay")) == ("nothing",)


def test_r48_essedum_effects_add_up_for_this_turn_only():
    mine = {1: "essedum", 2: "scaenicus", 6: "turris"}
    table = board({**FULL, **mine}, {**FULL, 3: "nero"}, dice=(1, 2, 3))
    play(table, "activate-1", "activate-2")
    assert state(table).essedum == 2
    assert defence(state(table), 1, 3) == 9 + 5 - 4
    assert defence(state(play(table, "end")), 1, 3) == 9 + 5


def test_r48_essedum_works_on_when_it_is_covered():
    table = board({1: "essedum"}, {2: "nero"}, dice=(1, 3), hand=["templum"], money=(2, 0))
    play(table, "activate-1", "lay", "templum", "1")
    assert (discard(table), defence(state(table), 1, 2)) == (["essedum"], 7)


def test_r49_turris_does_not_protect_itself_and_two_protect_each_other():
    assert defence(state(board({}, {2: "turris", 3: "forum"}, dice=(1,))), 1, 2) == 6
    two = state(board({}, {2: "turris", 3: "forum", 5: "turris"}, dice=(1,)))
    assert [defence(two, 1, disc) for disc in (2, 3, 5)] == [7, 7, 7]


def test_r50_turris_and_essedum_are_added():
    assert defence(state(board({}, {2: "forum", 3: "turris"}, dice=(1,), essedum=2)), 1, 2) == 5 + 1 - 4


def test_r51_without_turris_the_bonus_is_gone_at_once():
    table = board({1: "nero", 2: "velites"}, {3: "turris", 4: "legat"}, dice=(1, 2), script=(2,))
    play(table, "activate-1", "activate-2")
    assert side(table, 1) == {}


def test_r52_the_second_die_of_a_forum_is_any_other_and_compulsory():
    table = play(board({2: "forum"}, dice=(2, 2, 6)), "activate-2")
    assert keys(table) == ("2", "6")
    assert keys(board({2: "forum"}, dice=(2,), used=(1, 1))) == ("money", "cards", "end")


def test_r53_basilica_and_templum_add_up():
    table = play(board({3: "forum", 2: "basilica", 4: "templum"}, dice=(3, 5, 6)), "activate-3", "5", "yes")
    assert told_of(table, "event.forum")["vp"] == 13


def test_r53_two_basilicas_add_4_and_only_own_adjacent_ones_count():
    mine = {2: "basilica", 3: "forum", 4: "basilica", 6: "basilica"}
    table = play(board(mine, {3: "basilica", 2: "basilica"}, dice=(3, 1)), "activate-3")
    assert told_of(table, "event.forum")["vp"] == 5
    table = play(board({1: "forum", 3: "basilica", 6: "basilica"}, {2: "basilica"}, dice=(1, 1)), "activate-1")
    assert told_of(table, "event.forum")["vp"] == 1


def test_r54_one_third_die_at_most_and_none_if_it_is_used():
    table = play(board({3: "forum", 2: "templum", 4: "templum"}, dice=(3, 5, 6)), "activate-3", "6", "yes")
    assert told_of(table, "event.forum")["vp"] == 11
    table = play(board({3: "forum", 2: "templum"}, dice=(3, 5), used=(6,)), "activate-3")
    assert told_of(table, "event.forum")["vp"] == 5


@pytest.mark.parametrize("name", ["basilica", "templum", "turris"])
def test_r55_passive_cards_are_not_activated(name: str):
    assert BY_ID[name].dice == 0
    assert keys(board({3: name}, dice=(3, 3, 3))) == ("money", "cards", "end")


def test_r56_aesculapinum_needs_a_character_in_the_discard_pile():
    assert keys(board({3: "aesculapinum"}, dice=(3,), discard=["forum"])) == ("money", "cards", "end")


def test_r57_a_card_discarded_this_turn_may_be_fetched():
    table = board({3: "aesculapinum", 1: "nero"}, {4: "forum"}, dice=(1, 3, 5))
    play(table, "activate-1", "activate-3")
    assert (hand(table, 0), discard(table)) == (["nero"], ["forum"])


def test_r58_an_empty_pile_is_refilled_before_haruspex_looks():
    table = play(board({3: "haruspex"}, dice=(3, 1), pile=(), discard=["nero", "forum"]), "activate-3")
    assert (keys(table), discard(table)) == (("forum", "nero"), [])
    play(table, "nero")
    assert (hand(table, 0), len(state(table).pile)) == (["nero"], 1)


def test_r58_haruspex_must_take_a_card_even_if_there_is_just_one():
    table = play(board({3: "haruspex"}, dice=(3, 1), pile=["nero"]), "activate-3")
    assert keys(table) == ("nero",)
    assert hand(play(table, "nero"), 0) == ["nero"]
