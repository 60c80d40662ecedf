"""Saves against the Prince, and the Punishment table row by row."""

from __future__ import annotations

import pytest

from engine import Msg, Who, msg
from engine.capulets_montagues import CARDS, position

BLOOD, WEALTH, FAVOR, DIGNITY, VIGOR, PRESTIGE = range(6)
QUIET = ["financing", "harvest", "agriculture", "traders", "merchants", "caravans"]
"""Cards that touch neither Blood nor Favor nor the family that sheds blood."""


def murder(script, *, favor=6, wealth=10, dignity=10, vigor=10, seats=7):
    """Let the first family murder one of the second's; nobody else comes near them."""
    mine = [5, wealth, favor, dignity, vigor]
    return position(
        traits=[mine, *[[10, 10, 10, 10, 10]] * (seats - 1)],
        fate=["murder", *QUIET],
        order=range(seats),
        picks=[("murder", 1), *QUIET],
        script=script,
    )


def lost(table, seat=0):
    """Return how a family's traits and Prestige changed, its awards left out."""
    report = table.state.last
    *traits, prestige = report.changes[seat]
    return (*traits, prestige - report.awards.count(seat))


def test_a_blood_card_raises_the_targets_blood_and_its_picker_saves_against_favor():
    table = murder([3, 3])
    assert lost(table) == (0, 0, 0, 0, 0, 0)
    assert lost(table, 1) == (1, 1, 0, 0, 0, 0), "Financing is its own card"
    (save,) = table.state.last.saves
    assert (save.dice, save.favor, save.roll) == ((3, 3), 6, None)


def test_a_save_exactly_equal_to_favor_succeeds_and_one_more_fails():
    assert murder([2, 5], favor=7).state.last.saves[0].roll is None
    assert murder([3, 5, 1], favor=7).state.last.saves[0].roll == 1


def test_favor_of_twelve_is_always_safe():
    assert murder([6, 6], favor=12).state.last.saves[0].roll is None


@pytest.mark.parametrize(
    ("roll", "changes"),
    [
        (1, (0, -1, 0, 0, 0, 0)),
        (2, (0, 0, -1, 0, 0, 0)),
        (3, (0, -1, 0, 0, 0, 0)),
        (4, (0, 0, 0, -1, -1, 0)),
        (5, (0, -1, 0, -1, 0, 0)),
        (6, (1, 0, -1, 0, 0, 0)),
    ],
    ids=["fines", "reprimand", "reparations", "imprisonment", "banishment", "execution"],
)
def test_the_punishment_table(roll, changes):
    table = murder([6, 6, roll])
    assert lost(table) == changes
    assert lost(table, 1) == (1, 2 if roll == 3 else 1, 0, 0, 0, 0), "only Reparations give the target anything"


@pytest.mark.parametrize(
    ("roll", "changes"),
    [
        (1, (0, 0, 0, 0, 0, -1)),
        (2, (0, 0, 0, 0, 0, -1)),
        (3, (0, 0, 0, 0, 0, -1)),
        (4, (0, 0, 0, 0, 0, -2)),
        (5, (0, 0, 0, 0, 0, -2)),
        (6, (1, 0, 0, 0, 0, -1)),
    ],
    ids=["fines", "reprimand", "reparations", "imprisonment", "banishment", "execution"],
)
def test_the_floor_holds_for_the_punishment_table(roll, changes):
    table = murder([1, 1, roll], favor=0, wealth=0, dignity=0, vigor=0)
    assert lost(table) == changes


def test_reparations_at_wealth_0_cost_one_prestige_and_the_target_still_gains():
    table = murder([6, 6, 3], wealth=0)
    assert lost(table) == (0, 0, 0, 0, 0, -1)
    assert lost(table, 1)[WEALTH] == 2, "one by Reparations, one by its own Financing"


def test_r3_saves_come_in_the_order_picked_each_with_what_the_ones_before_left():
    picks = [("murder", 1), "financing", ("slaying", 1), "harvest", "agriculture", "traders", "merchants"]
    table = position(
        traits=[[0, 10, 9, 10, 10], [10] * 5],
        fate=[pick if isinstance(pick, str) else pick[0] for pick in picks],
        order=[0, 1],
        picks=picks,
        script=[4, 5, 2, 4, 4, 6],
    )
    murder_save, slaying_save = table.state.last.saves
    assert (CARDS[murder_save.pick.card].key, murder_save.favor, murder_save.roll) == ("murder", 8, 2)
    assert (CARDS[slaying_save.pick.card].key, slaying_save.favor, slaying_save.roll) == ("slaying", 7, 6)
    assert table.state.traits[0][FAVOR] == 6


def test_each_blood_card_is_saved_for_once_and_a_failed_save_is_punished_once():
    blood = ["slaying", "brawl", "fray", "skirmish", "killing", "dispute", "mortal-feud"]
    table = position(
        traits=[[0, 10, 2, 10, 10], [0, 10, 2, 10, 10]],
        fate=blood,
        order=[0, 1],
        picks=[(key, 1 - place % 2) for place, key in enumerate(blood)],
        script=[6, 6, 1] * 7,
    )
    assert [save.roll for save in table.state.last.saves] == [1] * 7
    assert [mine[WEALTH] for mine in table.state.traits] == [6, 7]
    assert [mine[BLOOD] for mine in table.state.traits] == [8, 11]


def test_r5_execution_raises_own_blood_but_is_no_blood_card():
    table = murder([6, 6, 6])
    assert lost(table)[BLOOD] == 1
    assert len(table.state.last.saves) == 1


def test_cards_that_harm_without_blood_are_not_punished():
    table = position(traits=[[5] * 5] * 7, fate=["scandal", *QUIET], order=range(7), picks=[("scandal", 1), *QUIET])
    assert table.state.last.saves == ()


def test_every_die_of_a_save_and_of_the_table_is_told():
    table = murder([6, 5, 4])
    save = msg("save", who=Who(0), card=Msg("card.murder"), dice=(6, 5), sum=11, favor=6)
    told = next(event.msg for event in table.seen(None).events if event.msg.id == "event.punished")
    said = dict(told.args)
    assert said["save"] == save
    assert (said["roll"], said["punishment"]) == (4, Msg("punishment.imprisonment"))
    assert len(said["changes"]) == 2
    safe = murder([1, 5])
    assert any(event.msg.id == "event.saved" for event in safe.seen(None).events)
