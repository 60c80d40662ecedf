"""Setup, and phase 1."""

import pytest

from engine import Rng, Table, Who, msg
from engine.romeo_i_julia import CARDS, GAME, LOCATIONS, PAIRS, VILLAINS, position, stacked
from tests.engine.romeo_i_julia.play import said, table_view

ORDERS = (tuple(PAIRS), tuple(VILLAINS), tuple(LOCATIONS))


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_gets_a_pair_a_villain_a_location_and_five_cards(seats: int) -> None:
    table = Table.new(GAME, 5, seats)
    view = table_view(table)
    for row in ([p.pair for p in view.players], [p.villain for p in view.players], [p.at for p in view.players]):
        assert len(set(row)) == seats
    assert all(player.cards == 5 and player.at in LOCATIONS for player in view.players)
    assert (view.pile, view.deck) == (12 - seats, 24 - 5 * seats)


def test_highest_roll_deals_first() -> None:
    s = GAME.setup(Rng(1, script=(*ORDERS, 2, 6, 5)), 3, {})
    assert s.dealer == 1
    rolls = [msg("event.roll", who=Who(seat), die=die) for seat, die in enumerate((2, 6, 5))]
    assert [event.msg for event in s.news] == [*rolls, msg("event.dealer", who=Who(1))]


def test_only_those_tied_for_the_highest_roll_again() -> None:
    s = GAME.setup(Rng(1, script=(*ORDERS, 4, 6, 2, 6, 3, 3, 1, 2)), 4, {})
    assert [(roll["who"], roll["die"]) for roll in said(tuple(s.news), "event.roll")] == [
        (0, 4),
        (1, 6),
        (2, 2),
        (3, 6),
        (1, 3),
        (3, 3),
        (1, 1),
        (3, 2),
    ]
    assert said(tuple(s.news), "event.dealer") == [{"who": 3}]


def test_locations_are_drawn_dealer_first_and_clockwise() -> None:
    table = position(seats=3, dealer=1, pile=["docks", "bank", "casino", "funfair"])
    assert [player.at for player in table_view(table).players] == ["casino", "docks", "bank"]


def test_who_has_a_location_draws_none() -> None:
    table = position(seats=2, at={0: "docks"}, stones={0: ("", "driving", "")}, pile=["bank", "casino"])
    assert [player.at for player in table_view(table).players] == ["docks", "bank"]
    assert table_view(table).pile == 1


@pytest.mark.parametrize(("seats", "needed"), [(2, 6), (3, 4), (4, 3)])
def test_players_need_6_4_3_locations_before_the_villain(seats: int, needed: int) -> None:
    names = [*LOCATIONS]
    few, enough = names[: needed - 1], names[:needed]
    assert table_view(position(seats=seats, completed={1: few})).players[1].at in LOCATIONS
    table = position(seats=seats, completed={1: enough}, villains=["wolf", "magpie", "croupier", "watchmaker"][:seats])
    assert table_view(table).players[1].at == "magpie"
    assert table_view(table).needed == needed


def test_the_locations_are_just_enough_for_everybody() -> None:
    assert all(seats * needed == len(LOCATIONS) for seats, needed in ((2, 6), (3, 4), (4, 3)))


def test_five_cards_are_dealt_from_all_24_each_turn() -> None:
    mine, theirs = [*CARDS][:5], [*CARDS][-5:]
    table = position(seats=2, script=[stacked([*mine, *theirs])])
    assert table_view(table, 0).hand == tuple(mine)
    assert table_view(table, 1).hand == tuple(theirs)
    assert table_view(table).deck == 14
