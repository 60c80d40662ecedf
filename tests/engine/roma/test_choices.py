"""Section 9: how decisions are cut up, what can be taken back, what is played for who has no time."""

from __future__ import annotations

import pytest

from engine import Rng, Table
from engine.roma import BUILDING, BY_ID, CARDS, CHARACTER, DISCS
from tests.engine.roma.play import ask, board, hand, keys, play, prompt, side, state
from tests.engine.tables import reloaded

ALL = [card.id for card in CARDS]
FULL = dict.fromkeys(DISCS, "turris")


def back(table: Table, seat: int = 0) -> bool:
    question = table.seen(seat).back
    return question is not None and table.undo(seat, question)


# Sizes


def test_a_hand_of_50_cards_fits_into_one_question():
    table = play(board(hand=ALL * 2, money=(9, 0), dice=(1,)), "lay")
    assert len(keys(table)) == 25
    assert (ask(table).private, ask(table).pick) == (True, (1, 1))


def test_the_cheapest_cards_come_first():
    table = play(board(hand=["nero", "forum", "templum", "consul", "senator", "forum"], money=(9, 0), dice=(1,)), "lay")
    assert keys(table) == ("templum", "consul", "senator", "forum", "nero")


def test_haruspex_offers_25_names():
    table = play(board({1: "haruspex"}, pile=ALL * 2, dice=(1, 2)), "activate-1")
    assert (len(keys(table)), ask(table).private) == (25, True)


def test_aesculapinum_offers_17_names():
    table = play(board({1: "aesculapinum"}, discard=ALL * 2, dice=(1, 2)), "activate-1")
    assert len(keys(table)) == 17
    assert {BY_ID[name].kind for name in keys(table)} == {CHARACTER}


@pytest.mark.parametrize(("name", "kind", "most"), [("architectus", BUILDING, 9), ("senator", CHARACTER, 18)])
def test_architectus_and_senator_offer_names_or_done(name: str, kind: str, most: int):
    table = play(board({1: name}, hand=ALL * 2, dice=(1, 2)), "activate-1")
    assert (len(keys(table)), keys(table)[-1], ask(table).private) == (most, "done", True)
    assert {BY_ID[card].kind for card in keys(table)[:-1]} == {kind}


@pytest.mark.parametrize("name", ["architectus", "senator"])
def test_architectus_and_senator_ask_whatever_the_hand_holds_but_not_of_an_empty_one(name: str):
    wrong = {"architectus": "nero", "senator": "forum"}[name]
    assert keys(play(board({1: name}, hand=[wrong], dice=(1, 2)), "activate-1")) == ("done",)
    assert prompt(play(board({1: name}, dice=(1, 2)), "activate-1")) == "menu.prompt"


@pytest.mark.parametrize(("most", "first"), [(24, "0"), (25, "0-17"), (35, "0-17")])
def test_mercator_offers_numbers_or_first_a_range(most: int, first: str):
    table = board({3: "mercator"}, dice=(3, 1), money=(2 * most, 0), vp=(1, 60), stock=9)
    play(table, "activate-3")
    assert (keys(table)[0], len(keys(table))) == (first, 25 if most == 24 else 2)
    if most > 24:
        play(table, keys(table)[1])
        assert keys(table) == tuple(str(number) for number in range(18, most + 1))
    play(table, str(most))
    assert state(table).vp == [1 + most, 60 - most]


def test_the_menu_has_at_most_7_options():
    table = board(dict.fromkeys(DISCS, "legat"), hand=["nero"], money=(2, 0), dice=(1, 3, 5))
    assert keys(table) == ("activate-1", "activate-3", "activate-5", "lay", "money", "cards", "end")
    assert not ask(table).private


def test_equal_dice_are_one_option_where_one_is_chosen():
    assert keys(play(board(dice=(2, 2, 5)), "cards")) == ("2", "5")
    assert keys(play(board(dice=(2, 2, 5)), "money")) == ("2", "2-2", "5")


@pytest.mark.parametrize("money", [0, 1, 2, 9])
def test_lay_is_offered_by_what_all_may_know(money: int):
    for cards in (["nero"], ["templum"]):
        assert ("lay" in keys(board(hand=cards, money=(money, 0), dice=(1,)))) == (money >= 2)
    assert "lay" not in keys(board(money=(money, 0), dice=(1,)))


def test_who_can_afford_nothing_is_told_so_and_goes_back_to_the_menu():
    table = play(board(hand=["nero"], money=(7, 0), dice=(1,)), "lay")
    assert keys(table) == ("nothing",)
    assert keys(play(table, "nothing")) == ("lay", "money", "cards", "end")
    assert (hand(table, 0), state(table).money) == (["nero"], [7, 0])


def test_options_say_what_they_do():
    table = board({1: "legat"}, hand=["nero"], money=(9, 0), dice=(1, 2))
    assert all(option.detail for option in ask(table).options)
    (offer,) = ask(play(table, "lay")).options
    assert (offer.detail, offer.art) == (("nero.does", ()), "nero")
    covered = ask(play(table, "nero")).options[0]
    assert covered.detail is not None
    assert covered.detail.id == "disc.covers"


# Forced steps


def test_a_forced_step_that_is_public_is_taken_without_asking():
    assert state(play(board(dice=(4,), hand=["nero"]), "money")).money == [4, 0]
    assert prompt(play(board(dice=(4, 4)), "cards")) == "cards.keep"
    assert prompt(play(board({1: "velites"}, {5: "legat"}, dice=(1, 2), script=(1,)), "activate-1")) == "menu.prompt"
    table = play(board({2: "forum", 3: "templum"}, dice=(2, 4)), "activate-2")
    assert state(table).vp[0] == 14


def test_a_single_card_is_kept_without_asking():
    table = play(board(pile=["nero", "forum"], dice=(1, 6)), "cards", "1")
    assert (hand(table, 0), prompt(table)) == (["nero"], "menu.prompt")


def test_a_choice_nobody_else_may_know_of_is_always_put():
    assert keys(play(board(pile=["nero", "nero"], dice=(2, 6)), "cards", "2")) == ("nero",)


# Back


def test_laying_can_be_taken_back_until_the_disc_is_chosen():
    table = play(board(hand=["nero"], money=(9, 0), dice=(1, 2)), "lay", "nero")
    assert prompt(table) == "lay.disc"
    assert back(table)
    assert prompt(table) == "lay.card"
    assert back(table)
    assert prompt(table) == "menu.prompt"
    assert not back(table)
    play(table, "lay", "nero", "3")
    assert not back(table)


def test_money_and_cards_can_be_taken_back_until_the_dice_are_chosen():
    for action in ("money", "cards"):
        table = play(board(dice=(2, 3)), action)
        assert back(table)
        assert prompt(table) == "menu.prompt"
        assert not back(play(table, action, "2"))


def test_an_activation_is_final_with_its_die():
    for name in ("velites", "haruspex", "praetorianus", "consul", "forum", "scaenicus"):
        mine = {1: name, 5: "legat", 6: "essedum"}
        table = play(board(mine, {2: "legat", 3: "legat"}, dice=(1, 2, 3)), "activate-1")
        assert prompt(table) != "menu.prompt"
        assert not back(table)


def test_lifted_cards_can_be_taken_back_until_the_last_lies():
    table = play(board({1: "consiliarius", 3: "nero", 4: "legat"}, dice=(1, 2)), "activate-1", "6", "5")
    assert side(table, 0) == {1: "consiliarius", 3: "nero", 4: "legat"}
    assert back(table)
    assert back(table)
    assert not back(table)
    play(table, "3", "1", "4")
    assert side(table, 0) == {1: "nero", 3: "consiliarius", 4: "legat"}
    assert not back(table)


def test_the_scoring_die_of_a_forum_can_be_taken_back_until_templum_is_answered():
    table = play(board({2: "forum", 3: "templum"}, dice=(2, 4, 6)), "activate-2", "4")
    assert back(table)
    assert prompt(table) == "forum.die"
    play(table, "6", "no")
    assert not back(table)


def test_nothing_is_taken_back_after_a_roll_or_a_look():
    table = play(board({5: "centurio"}, {5: "turris"}, dice=(2, 5), script=(4,)), "activate-5")
    assert prompt(table) == "centurio.extra"
    assert not back(table)
    table = play(board(dice=(2, 5)), "cards", "2")
    assert prompt(table) == "cards.keep"
    assert not back(table)


# Restart inside nested choices


NESTED = [
    (board({2: "scaenicus", 5: "centurio"}, {2: "turris"}, dice=(2, 3, 6), script=(2,)), ("activate-2",), "3"),
    (board({1: "consiliarius", 3: "nero", 4: "legat"}, dice=(1, 2)), ("activate-1", "3", "1"), "5"),
    (board({4: "haruspex"}, pile=["forum", "nero", "legat"], dice=(4, 1)), ("activate-4",), "nero"),
    (board({4: "senator"}, hand=["nero", "legat"], dice=(4, 1)), ("activate-4", "nero", "2", "legat"), "4"),
    (board({2: "forum", 3: "templum"}, dice=(2, 4, 6)), ("activate-2", "4"), "yes"),
    (board({3: "mercator"}, dice=(3, 1), money=(60, 0), vp=(1, 35), stock=5), ("activate-3", "18-30"), "30"),
    (board(dice=(5, 1), hand=["nero"]), ("cards", "5"), "legat"),
]


@pytest.mark.parametrize(("table", "answers", "last"), NESTED, ids=lambda value: str(value)[:20])
def test_a_restart_inside_nested_choices_changes_nothing(table: Table, answers: tuple[str, ...], last: str):
    play(table, *answers)
    again = reloaded(table)
    for seat in (None, 0, 1):
        assert again.seen(seat) == table.seen(seat)
    assert play(again, last).digest == play(table, last).digest


# When time runs out


def lapse(table: Table) -> Table:
    """Answer with the default."""
    (question,) = table.questions
    assert ask(table).default is not None
    table.answer(question.item.seat, question.id, ask(table).default or ())
    return table


def test_default_exchange_gives_the_two_cheapest():
    table = board(hand=["nero", "consul", "architectus", "senator"], other=["forum"] * 4, phase="exchange")
    assert [item.default for item in table.open] == [("architectus", "consul"), ("forum", "forum-2")]


def test_default_placing_lays_the_cards_by_name_on_the_lowest_free_discs():
    table = board(hand=["nero", "consul", "forum", "legat"], other=["forum"] * 4, phase="place")
    lapse(lapse(lapse(lapse(play(table)))))
    assert table.seen(0).view.sides[0] == ("consul", "forum", "legat", "nero", "", "")


def test_default_of_a_triple_is_to_keep_it():
    assert ask(board(FULL, script=(2, 2, 2))).default == ("keep",)


def test_default_of_the_menu_puts_unused_dice_on_the_money_disc_and_ends_the_turn():
    table = lapse(lapse(board(FULL, FULL, hand=["nero"], dice=(2, 3, 3), script=(1, 2, 3))))
    assert (state(table).money, state(table).dice, keys(table)) == ([8, 0], (), ("lay", "end"))
    assert state(lapse(table)).active == 1


def test_default_of_optional_effects_is_no_or_done():
    assert ask(play(board({5: "centurio"}, {5: "turris"}, dice=(2, 5), script=(4,)), "activate-5")).default == ("no",)
    assert ask(play(board({2: "forum", 3: "templum"}, dice=(2, 4, 6)), "activate-2", "4")).default == ("no",)
    assert ask(play(board({1: "senator"}, hand=["nero"], dice=(1, 2)), "activate-1")).default == ("done",)


def test_default_of_targets_kept_fetched_and_copied_cards_is_the_dearest():
    theirs = {1: "legat", 2: "essedum", 4: "gladiator", 5: "turris", 6: "basilica"}
    assert ask(play(board({1: "velites"}, theirs, dice=(1, 2)), "activate-1")).default == ("2",)
    assert ask(play(board({1: "onager"}, theirs, dice=(1, 2)), "activate-1")).default == ("5",)
    assert ask(play(board(pile=["legat", "sicarius", "centurio"], dice=(3, 1)), "cards", "3")).default == ("centurio",)
    table = play(board({1: "haruspex"}, pile=["legat", "essedum", "forum"], dice=(1, 2)), "activate-1")
    assert ask(table).default == ("essedum",)
    table = play(board({1: "aesculapinum"}, discard=["legat", "nero"], dice=(1, 2)), "activate-1")
    assert ask(table).default == ("nero",)
    table = play(board({1: "scaenicus", 2: "legat", 3: "essedum"}, dice=(1, 2)), "activate-1")
    assert ask(table).default == ("essedum",)


def test_default_of_lifted_cards_is_their_old_disc():
    table = play(board({2: "consiliarius", 5: "legat"}, dice=(2, 1)), "activate-2")
    assert side(lapse(lapse(table)), 0) == {2: "consiliarius", 5: "legat"}
    table = play(board({2: "consiliarius", 5: "legat"}, dice=(2, 1)), "activate-2", "5")
    assert side(lapse(table), 0) == {5: "consiliarius", 1: "legat"}


def test_every_question_has_a_default():
    for seed in range(30):
        rng, table = Rng(seed), board(dict.fromkeys(DISCS, "scaenicus"), hand=ALL, money=(30, 9), seed=seed)
        while table.open and table.number < 60:
            question = rng.pick(table.questions)
            assert ask(table).default is not None
            table.answer(question.item.seat, question.id, (rng.pick(ask(table).keys),))


# Speed of play


def test_a_usual_turn_takes_7_clicks():
    table = board({3: "tribunus-plebis"}, hand=["templum", "nero", "forum"], money=(2, 0), dice=(2, 3, 6))
    clicks = ("lay", "templum", "1", "activate-3", "money", "2 6", "end")
    play(table, *clicks)
    assert state(table).active == 1
    assert len(clicks) == 7
