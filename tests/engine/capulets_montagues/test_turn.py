"""The six phases of a turn, rule by rule."""

from __future__ import annotations

import pytest

from engine import IllegalAnswer, Msg, OldQuestion, Rng, Table, Who, msg
from engine.capulets_montagues import CARDS, GAME, Report, position
from tests.engine.tables import act, asked, options

FATE = ["loans", "gifts", "slaying", "banking", "wedding", "plot", "harvest"]
PLAIN = ["loans", "gifts", "charity", "banking", "wedding", "tariffs", "harvest"]
BLOOD, WEALTH, FAVOR, DIGNITY, VIGOR, PRESTIGE = range(6)


def families(*rows):
    """Return traits of 10 each, but for what the rows say: {trait: level} by seat."""
    return [[row.get(trait, 10) for trait in range(5)] for row in rows]


def vigors(*levels):
    return families(*({VIGOR: level} for level in levels))


def turn(traits, picks) -> Report:
    """Resolve a turn in which the families pick these cards, in the order of their seats."""
    fate = [pick if isinstance(pick, str) else pick[0] for pick in picks]
    return position(traits=traits, fate=fate, order=range(len(traits)), picks=picks).state.last


def keys_of(report) -> list[str]:
    return [CARDS[pick.card].key for pick in report.picks]


def said(table) -> list[str]:
    return [event.msg.id for event in table.seen(None).events]


# Setup


def test_each_trait_starts_with_two_dice_and_prestige_with_zero():
    dice = [1, 2, 3, 4, 5, 6, 1, 1, 6, 6, *[2, 3] * 5]
    table = Table.at(GAME, GAME.setup(Rng(0, script=tuple(dice)), 2, GAME.complete()))
    gained = [int(seat != table.state.order[0]) for seat in range(2)]
    assert table.state.traits == [[3, 7, 11, 2, 12 + gained[0]], [5, 5, 5, 5, 5 + gained[1]]]
    assert table.state.prestige == [0, 0]


# Fate Phase


def test_seven_cards_are_turned_over_from_the_top_of_the_deck():
    table = position(traits=vigors(3, 2), deck=FATE)
    assert [card.card for card in table.seen(None).view.fate] == FATE
    assert table.seen(None).view.deck == 53


def test_when_the_deck_runs_out_the_discards_are_shuffled_and_go_on():
    new = [card.key for card in CARDS if card.key not in FATE[:4]]
    table = position(traits=vigors(3, 2), turn=9, deck=FATE[:4], discard=sorted(new), script=[new])
    view = table.seen(None).view
    assert [card.card for card in view.fate] == [*FATE[:4], *new[:3]]
    assert (view.deck, view.discard) == (53, ())
    assert "event.reshuffled" in said(table)


# Initiative Phase


def test_the_highest_vigor_picks_first():
    assert position(traits=vigors(5, 9, 7), deck=FATE).state.order == [1, 2, 0]


def test_equal_vigor_is_ordered_by_favor():
    traits = families({VIGOR: 9, FAVOR: 4}, {VIGOR: 9, FAVOR: 6}, {VIGOR: 12, FAVOR: 1})
    table = position(traits=traits, deck=FATE)
    assert table.state.order == [2, 1, 0]
    standing = (msg("standing", who=Who(1), favor=6), msg("standing", who=Who(0), favor=4))
    assert msg("event.favor", vigor=9, standing=standing) in [event.msg for event in table.seen(None).events]


def test_equal_vigor_and_favor_roll_and_only_those_equal_again_roll_again():
    table = position(traits=vigors(9, 9, 9, 9), deck=FATE, script=[2, 5, 2, 5, 3, 4, 6, 6, 1, 2])
    assert table.state.order == [3, 1, 2, 0]
    rolls = [dict(event.msg.args)["rolls"] for event in table.seen(None).events if event.msg.id == "event.rolled"]
    assert [tuple(dict(roll.args)["roll"] for roll in group) for group in rolls] == [
        (2, 5, 2, 5), (3, 4), (6, 6), (1, 2)
    ]  # fmt: skip


def test_all_but_the_leader_gain_vigor_and_the_order_stays():
    table = position(traits=vigors(5, 6, 6), deck=FATE, script=[1, 2])
    assert table.state.order == [2, 1, 0]
    assert [mine[VIGOR] for mine in table.state.traits] == [6, 7, 6]


# Destiny Phase


def test_the_worked_example_four_players_pick_round_and_round_and_the_fourth_gets_one_card():
    table = position(traits=families({}, {}, {}, {}), fate=PLAIN, order=[2, 0, 3, 1])
    picked = []
    for numeral in [3, 1, 6, 4, 7, 2]:
        seat = table.open[0].seat
        picked.append(seat)
        act(table, seat, PLAIN[numeral - 1])
    assert picked == [2, 0, 3, 1, 2, 0]
    report = table.state.last
    assert [pick.seat for pick in report.picks] == [2, 0, 3, 1, 2, 0, 3]
    assert [PLAIN.index(key) + 1 for key in keys_of(report)] == [3, 1, 6, 4, 7, 2, 5]


def test_a_starred_card_needs_a_target_named_at_once_and_then_is_final():
    table = position(traits=vigors(9, 9, 9), fate=FATE, order=[0, 1, 2])
    before = table.seen(None).view
    question = asked(table, 0).id
    act(table, 0, "slaying")
    assert options(table, 0) == ("p1", "p2")
    assert table.seen(None).view == before, "nothing is published before the target"
    act(table, 0, "p2")
    (pick,) = table.seen(None).view.picks
    assert pick == ("slaying", 0, 2)
    assert table.seen(0).back is None
    assert not table.undo(0, question)


def test_back_leads_to_the_cards_until_the_target_is_named():
    table = position(traits=vigors(9, 9, 9), fate=FATE, order=[0, 1, 2])
    question = asked(table, 0).id
    act(table, 0, "plot")
    assert table.seen(0).back == question
    assert table.undo(0, question)
    assert options(table, 0) == tuple(FATE)
    act(table, 0, "banking")
    assert table.seen(None).view.picks == (("banking", 0, None),)


def test_a_plain_pick_is_final_at_once():
    table = position(traits=vigors(9, 9, 9), fate=FATE, order=[0, 1, 2])
    question = asked(table, 0).id
    act(table, 0, "loans")
    assert table.seen(0).back is None
    assert not table.undo(0, question)
    assert table.open[0].seat == 1
    assert "loans" not in options(table, 1)


def test_nobody_passes_targets_themselves_or_takes_what_is_taken():
    table = position(traits=vigors(9, 9, 9), fate=FATE, order=[0, 1, 2], picks=["loans"])
    for keys in [(), ("loans",), ("murder",), ("gifts", "plot")]:
        with pytest.raises(IllegalAnswer):
            act(table, 1, *keys)
    act(table, 1, "plot")
    with pytest.raises(IllegalAnswer):
        act(table, 1, "p1")
    assert table.seen(None).view.picks == (("loans", 0, None),)


def test_a_pick_somebody_faster_has_made_is_an_old_question():
    table = position(traits=vigors(9, 9, 9), fate=FATE, order=[0, 1, 2])
    question = asked(table, 0).id
    act(table, 0, "loans")
    with pytest.raises(IllegalAnswer):
        table.answer(0, question, ("gifts",))
    with pytest.raises(OldQuestion):
        table.answer(1, "0.deadbeef", ("gifts",))


def test_the_last_card_is_taken_by_itself():
    table = position(traits=vigors(9, 9, 9), fate=PLAIN, order=[0, 1, 2], picks=PLAIN[:5])
    act(table, 2, "harvest")
    assert keys_of(table.state.last)[-2:] == ["harvest", "tariffs"]
    assert table.state.last.picks[-1].seat == 0


def test_the_target_of_a_starred_last_card_is_still_asked():
    picks = ["loans", "gifts", "banking", "wedding", ("plot", 2), "harvest"]
    table = position(traits=vigors(9, 9, 9), fate=FATE, order=[0, 1, 2], picks=picks)
    assert table.open[0].prompt == msg("target.prompt", card=Msg("card.slaying"))
    assert options(table, 0) == ("p1", "p2")
    assert table.seen(0).back is None
    act(table, 0, "p1")
    assert table.state.last.picks[-1].target == 1


# Resolution Phase


def test_unstarred_columns_change_the_picker_and_starred_ones_the_target():
    report = turn(families(*[{}] * 7), [("intrigue", 1), *PLAIN[:6]])
    assert report.changes[0][:5] == (0, 0, 0, 0, -2)
    assert report.changes[1][:5] == (0, 2, 1 - 3, -1, 0), "Loans of its own, and Favor −3"


def test_both_stars_of_a_card_hit_the_same_target():
    report = turn(families(*[{}] * 7), [("plot", 2), *PLAIN[:6]])
    assert report.changes[0][:5] == (0, 0, 0, 0, -2)
    assert report.changes[2][:5] == (0, -1, 2 - 2, -1, 0), "Gifts of its own, Favor −2 and Dignity −1"


def test_r7_a_trait_that_cannot_lose_stays_at_zero_and_its_owner_loses_prestige():
    traits = families({WEALTH: 1}, {DIGNITY: 0, FAVOR: 1}, *[{}] * 5)
    picks = ["wedding", "loans", "banking", "harvest", "charity", "tariffs", ("plot", 1)]
    report = turn(traits, picks)
    assert report.changes[0][WEALTH] == -1, "Wealth 1, −2: Wealth 0"
    assert report.changes[0][PRESTIGE] == -1 + report.awards.count(0)
    assert report.changes[1][FAVOR] == -1, "Favor 1, +1 by Loans, −2 by Plot: just enough"
    assert report.changes[1][DIGNITY] == 0
    assert report.changes[1][PRESTIGE] == -2 + report.awards.count(1), "Dignity 0 by Loans (−1) and by Plot (−1)"


def test_r2_cards_take_effect_in_the_order_picked_because_the_floor_makes_it_matter():
    traits = families({WEALTH: 0}, {})
    first = turn(traits, ["gifts", "banking", "harvest", "charity", "financing", "tariffs", "guilds"])
    then = turn(traits, ["harvest", "banking", "gifts", "charity", "financing", "tariffs", "guilds"])
    assert first.changes[0][WEALTH] == 5
    assert then.changes[0][WEALTH] == 4
    assert first.changes[0][PRESTIGE] - first.awards.count(0) == -1
    assert then.changes[0][PRESTIGE] - then.awards.count(0) == 0
