"""Section 5: what is printed on the 25 cards, and what each of them does."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.roma import BUILDING, BY_ID, CARDS, CHARACTER, DISCS
from engine.roma.cards import DECK, face
from tests.engine.roma.play import board, discard, hand, keys, play, prompt, side, state, told, told_of

TABLE = """
Aesculapinum     B 2 5 2 1
Architectus      C 2 3 4 1
Basilica         B 2 6 5 -
Centurio         C 2 9 5 1
Consiliarius     C 2 4 4 1
Consul           C 2 3 3 1
Essedum          C 2 6 3 1
Forum            B 6 5 5 2
Gladiator        C 2 6 5 1
Haruspex         C 2 4 3 1
Legat            C 2 5 2 1
Legionarius      C 3 4 5 1
Machina          B 2 4 4 1
Mercator         C 1 7 2 1
Mercatus         B 2 6 3 1
Nero             C 1 8 9 1
Onager           B 2 5 4 1
Praetorianus     C 2 4 4 1
Scaenicus        C 2 8 3 1
Senator          C 2 3 3 1
Sicarius         C 1 9 2 1
Templum          B 2 2 2 -
Tribunus-Plebis  C 2 5 5 1
Turris           B 2 6 6 -
Velites          C 2 5 3 1
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_what_is_printed(row: list[str]):
    name, kind, copies, cost, defence, dice = row
    card = BY_ID[name.lower()]
    assert card.kind == {"C": CHARACTER, "B": BUILDING}[kind]
    assert (card.copies, card.cost, card.defence, card.dice) == (
        int(copies),
        int(cost),
        int(defence),
        int(dice.replace("-", "0")),
    )


def test_there_are_32_characters_and_20_buildings():
    assert len(CARDS) == len(ROWS) == 25
    assert len(set(DECK)) == len(DECK) == 52
    assert Counter(face(card).kind for card in DECK) == {CHARACTER: 32, BUILDING: 20}


def test_aesculapinum_fetches_a_character_of_any_depth_from_the_discard_pile():
    table = board({2: "aesculapinum"}, discard=["nero", "forum", "legat", "legat", "forum"], dice=(2,))
    play(table, "activate-2")
    assert keys(table) == ("legat", "nero")
    play(table, "nero")
    assert hand(table, 0) == ["nero"]
    assert discard(table) == ["forum", "legat", "legat", "forum"]


def test_architectus_lays_buildings_free_of_charge_as_often_as_wished():
    table = board({1: "architectus", 2: "nero"}, hand=["forum", "turris", "legat"], dice=(1, 4))
    play(table, "activate-1")
    assert keys(table) == ("forum", "turris", "done")
    play(table, "forum", "1", "turris", "2")
    assert side(table, 0) == {1: "forum", 2: "turris"}
    assert discard(table) == ["architectus", "nero"]
    assert (keys(table), state(table).money) == (("done",), [0, 0])
    play(table, "done")
    assert prompt(table) == "menu.prompt"


def test_basilica_adds_2_to_a_forum_beside_it():
    table = board({3: "forum", 4: "basilica"}, dice=(3, 1, 1))
    play(table, "activate-3")
    assert (state(table).vp, state(table).stock) == ([13, 10], 13)


def test_centurio_attacks_the_opposite_card_and_may_add_a_die():
    table = board({5: "centurio"}, {5: "turris"}, dice=(2, 5, 5), script=(4,))
    play(table, "activate-5")
    assert (prompt(table), keys(table)) == ("centurio.extra", ("no", "2", "5"))
    play(table, "2")
    assert side(table, 1) == {}
    assert state(table).dice == (5,)
    assert told_of(table, "event.extra")["attack"] == 6


def test_consiliarius_lays_all_own_characters_again():
    table = board({1: "consiliarius", 3: "nero", 4: "forum", 6: "turris"}, dice=(1, 6))
    play(table, "activate-1")
    assert keys(table) == ("1", "2", "3", "4", "5", "6")
    play(table, "4")
    assert keys(table) == ("1", "2", "3", "5", "6")
    play(table, "5")
    assert side(table, 0) == {4: "consiliarius", 5: "nero", 6: "turris"}
    assert discard(table) == ["forum"]


def test_consul_changes_an_unused_die_by_one():
    table = board({3: "consul"}, dice=(3, 4, 6))
    play(table, "activate-3", "4")
    assert keys(table) == ("5", "3")
    play(table, "3")
    assert (state(table).dice, state(table).used) == ((3, 6), (3,))
    assert "activate-3" in keys(table)


def test_essedum_lowers_all_opposing_defences_by_2_until_the_end_of_the_turn():
    table = board({1: "essedum", 2: "legionarius"}, {2: "turris"}, dice=(1, 2, 3), script=(4,))
    play(table, "activate-1", "activate-2")
    assert side(table, 1) == {}
    play(table, "end")
    assert state(table).essedum == 0


def test_forum_scores_a_second_die():
    table = board({2: "forum"}, dice=(2, 4, 6))
    play(table, "activate-2")
    assert (prompt(table), keys(table)) == ("forum.die", ("4", "6"))
    play(table, "6")
    assert (state(table).vp, state(table).stock, state(table).dice) == ([16, 10], 10, (4,))


def test_gladiator_returns_an_opposing_character_to_its_owners_hand():
    table = board({1: "gladiator"}, {2: "nero", 3: "forum", 6: "legat"}, dice=(1, 1))
    play(table, "activate-1")
    assert keys(table) == ("2", "6")
    play(table, "2")
    assert (side(table, 1), hand(table, 1), discard(table)) == ({3: "forum", 6: "legat"}, ["nero"], [])


def test_haruspex_takes_any_card_of_the_pile_unseen_and_shuffles_it():
    table = board({4: "haruspex"}, pile=["forum", "nero", "forum"], dice=(4, 1), script=(("forum", "forum"),))
    play(table, "activate-4")
    assert (prompt(table), keys(table)) == ("haruspex.card", ("forum", "nero"))
    assert table.seen(0).view.looking == ("forum", "forum", "nero")
    assert table.seen(1).view.looking == ()
    play(table, "nero")
    assert (hand(table, 0), state(table).discard) == (["nero"], [])
    assert table.seen(1).view.hands == (1, 0)
    assert [face(card).id for card in state(table).pile] == ["forum", "forum"]


def test_legat_gains_1_vp_for_each_empty_disc_of_the_other():
    table = board({6: "legat"}, {1: "nero", 4: "forum"}, dice=(6, 1))
    play(table, "activate-6")
    assert (state(table).vp, state(table).stock) == ([14, 10], 12)


@pytest.mark.parametrize(("die", "left"), [(4, {2: "legionarius"}), (5, {}), (6, {})])
def test_legionarius_attacks_the_opposite_card(die: int, left: dict[int, str]):
    table = board({2: "legionarius"}, {2: "legionarius"}, dice=(2, 1), script=(die,))
    play(table, "activate-2")
    assert side(table, 1) == left
    assert side(table, 0) == {2: "legionarius"}


def test_machina_lays_all_own_buildings_again():
    table = board({2: "machina", 3: "forum", 5: "nero"}, dice=(2, 6))
    play(table, "activate-2", "5", "2")
    assert side(table, 0) == {2: "forum", 5: "machina"}
    assert discard(table) == ["nero"]


def test_mercator_buys_vp_from_the_other_for_2_sestertii_each():
    table = board({3: "mercator"}, dice=(3, 1), money=(7, 1))
    play(table, "activate-3")
    assert keys(table) == ("0", "1", "2", "3")
    play(table, "3")
    assert (state(table).vp, state(table).money, state(table).stock) == ([13, 7], [1, 7], 16)


def test_mercatus_takes_1_vp_for_each_forum_of_the_other():
    table = board({3: "mercatus", 4: "forum"}, {1: "forum", 5: "forum", 6: "nero"}, dice=(3, 1))
    play(table, "activate-3")
    assert (state(table).vp, state(table).stock) == ([12, 8], 16)


def test_nero_discards_an_opposing_building_and_himself():
    table = board({3: "nero"}, {1: "turris", 2: "legat", 6: "forum"}, dice=(3, 1))
    play(table, "activate-3")
    assert keys(table) == ("1", "6")
    play(table, "1")
    assert (side(table, 0), side(table, 1)) == ({}, {2: "legat", 6: "forum"})
    assert sorted(discard(table)) == ["nero", "turris"]


def test_onager_attacks_any_opposing_building():
    table = board({1: "onager"}, {2: "forum", 3: "legat", 5: "templum"}, dice=(1, 6), script=(2,))
    play(table, "activate-1")
    assert keys(table) == ("2", "5")
    play(table, "5")
    assert side(table, 1) == {2: "forum", 3: "legat"}


def test_praetorianus_blocks_a_disc_for_the_others_next_turn():
    table = board({1: "praetorianus"}, dict.fromkeys(DISCS, "legat"), dice=(1, 6), script=(2, 2, 3), vp=(8, 8))
    play(table, "activate-1")
    assert keys(table) == ("1", "2", "3", "4", "5", "6")
    play(table, "2", "end")
    assert keys(table) == ("activate-3", "money", "cards", "end")


def test_scaenicus_acts_as_another_of_my_characters():
    table = board({2: "scaenicus", 5: "tribunus-plebis", 6: "legat"}, dice=(2, 6))
    play(table, "activate-2")
    assert keys(table) == ("legat", "tribunus-plebis")
    play(table, "tribunus-plebis")
    assert state(table).vp == [11, 9]
    assert side(table, 0) == {2: "scaenicus", 5: "tribunus-plebis", 6: "legat"}


def test_senator_lays_characters_free_of_charge():
    table = board({1: "senator"}, hand=["forum", "nero", "sicarius"], dice=(1, 4))
    play(table, "activate-1")
    assert keys(table) == ("nero", "sicarius", "done")
    play(table, "sicarius", "3", "nero", "1", "done")
    assert (side(table, 0), discard(table), state(table).money) == ({1: "nero", 3: "sicarius"}, ["senator"], [0, 0])


def test_sicarius_discards_an_opposing_character_and_himself():
    table = board({3: "sicarius"}, {1: "turris", 2: "nero", 6: "legat"}, dice=(3, 1))
    play(table, "activate-3")
    assert keys(table) == ("2", "6")
    play(table, "2")
    assert (side(table, 0), side(table, 1)) == ({}, {1: "turris", 6: "legat"})
    assert sorted(discard(table)) == ["nero", "sicarius"]


def test_templum_lets_a_forum_beside_it_add_the_third_die():
    table = board({3: "forum", 2: "templum"}, dice=(3, 4, 5))
    play(table, "activate-3", "4")
    assert (prompt(table), keys(table)) == ("forum.templum", ("no", "yes"))
    play(table, "yes")
    assert told_of(table, "event.forum")["vp"] == 9
    assert state(table).vp[0] == 19


def test_templum_is_optional():
    table = board({3: "forum", 4: "templum"}, dice=(3, 4, 5))
    play(table, "activate-3", "4", "no")
    assert (state(table).vp[0], state(table).dice) == (14, (5,))


def test_tribunus_plebis_takes_1_vp_from_the_other():
    table = board({4: "tribunus-plebis"}, dice=(4, 1))
    play(table, "activate-4")
    assert (state(table).vp, state(table).stock) == ([11, 9], 16)


def test_turris_adds_1_to_the_defence_of_my_other_cards():
    table = board({1: "legionarius"}, {1: "velites", 6: "turris"}, dice=(1, 1), script=(3, 4))
    play(table, "activate-1")
    assert side(table, 1) == {1: "velites", 6: "turris"}
    play(table, "activate-1")
    assert side(table, 1) == {6: "turris"}


def test_velites_attacks_any_opposing_character():
    table = board({1: "velites"}, {2: "forum", 3: "legat", 5: "legionarius"}, dice=(1, 6), script=(5,))
    play(table, "activate-1")
    assert keys(table) == ("3", "5")
    play(table, "5")
    assert side(table, 1) == {2: "forum", 3: "legat"}
    assert told(table) == ["event.attack", "event.beaten"]


@pytest.mark.parametrize("name", ["basilica", "templum", "turris"])
def test_passive_cards_take_no_die(name: str):
    table = board({4: name}, dice=(4, 1))
    assert keys(table) == ("money", "cards", "end")
