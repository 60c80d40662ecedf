"""Section 7: what is public and what is hidden, row by row."""

from __future__ import annotations

from engine import Rng, Table
from engine.roma import View
from engine.roma.cards import DECK, face
from tests.engine.roma.play import board, play, state


def views(table: Table) -> tuple[View, View, View]:
    """Return what a spectator, I and the other see."""
    spectator, mine, other = (table.seen(seat).view for seat in (None, 0, 1))
    return spectator, mine, other


def worlds(table: Table, seat: int | None, count: int = 60) -> list[Table]:
    """Return tables that a seat cannot tell from this one."""
    rng = Rng(1)
    return [table.determinized(seat, rng, strict=True) for _ in range(count)]


def hand(table: Table, seat: int) -> tuple[str, ...]:
    return tuple(sorted(face(card).id for card in state(table).hands[seat]))


def test_cards_on_the_table_are_for_everybody():
    table = board({1: "nero"}, {2: "forum"}, dice=(1,))
    assert {view.sides for view in views(table)} == {(("nero", "", "", "", "", ""), ("", "forum", "", "", "", ""))}


def test_a_hand_is_its_owners_and_its_number_public():
    table = board(hand=["nero", "forum"], other=["legat"], dice=(1,))
    spectator, mine, other = views(table)
    assert (spectator.hand, mine.hand, other.hand) == ((), ("forum", "nero"), ("legat",))
    assert {view.hands for view in views(table)} == {(2, 1)}


def test_the_pile_is_nobodys_and_its_number_public():
    table = board(pile=["nero", "forum", "legat"], dice=(1,))
    assert {view.pile for view in views(table)} == {3}
    assert all("nero" not in str(view) for view in views(table))


def test_haruspex_sees_the_content_of_the_pile_but_not_its_order():
    table = play(board({1: "haruspex"}, other=["consul"], pile=["nero", "forum", "legat"], dice=(1, 2)), "activate-1")
    spectator, mine, other = views(table)
    assert (spectator.looking, mine.looking, other.looking) == ((), ("forum", "legat", "nero"), ())
    orders = {tuple(state(world).pile) for world in worlds(table, 0)}
    assert len(orders) == 6
    assert {hand(world, 1) for world in worlds(table, 0)} == {("consul",)}


def test_the_card_taken_by_haruspex_is_secret():
    table = board({1: "haruspex"}, pile=["nero", "forum", "legat"], dice=(1, 2))
    play(table, "activate-1", "nero")
    assert {hand(world, 0) for world in worlds(table, 1)} == {("nero",), ("forum",), ("legat",)}
    assert all("nero" not in str(event) for event in table.seen(1).events)


def test_drawn_cards_are_for_the_one_who_draws_and_the_discarded_ones_public():
    table = play(board(pile=["nero", "forum", "legat", "consul"], dice=(3, 1)), "cards", "3")
    spectator, mine, other = views(table)
    assert (spectator.looking, mine.looking, other.looking) == ((), ("forum", "legat", "nero"), ())
    assert {view.drawn for view in views(table)} == {3}
    play(table, "nero")
    assert {view.discard for view in views(table)} == {("forum", "legat")}
    assert {hand(world, 0) for world in worlds(table, 1)} == {("nero",), ("consul",)}


def test_cards_fetched_by_aesculapinum_and_returned_by_gladiator_are_public_at_that_moment():
    table = play(board({1: "aesculapinum"}, discard=["nero"], dice=(1, 2)), "activate-1")
    assert "nero" in str(table.seen(1).events[-1])
    table = play(board({1: "gladiator"}, {3: "nero"}, dice=(1, 2)), "activate-1")
    assert "nero" in str(table.seen(None).events[-1])


def test_the_discard_pile_is_public_and_in_order():
    table = board(discard=["nero", "forum", "legat"], dice=(1,))
    assert {view.discard for view in views(table)} == {("nero", "forum", "legat")}


def test_money_vp_stockpile_dice_battle_blocks_and_essedum_are_public():
    table = board({1: "velites"}, {2: "turris", 3: "nero"}, money=(3, 4), vp=(8, 9), dice=(1, 5), used=(2,), essedum=1)
    play(table, "activate-1")
    for view in views(table):
        assert (view.money, view.vp, view.stock) == ((3, 4), (8, 9), 19)
        assert (view.dice, view.used, view.essedum, view.blocked) == ((5,), (2, 1), 1, ((), ()))
        assert view.deed is not None
        assert view.deed.battle is not None
        assert (view.deed.battle.defence, view.defence[1][2]) == (8, 8)


def setup() -> Table:
    hands = (["nero", "forum", "legat", "consul"], ["turris", "onager", "senator", "mercator"])
    return board(hand=hands[0], other=hands[1], phase="place", pile=None, dice=None)


def test_in_setup_faces_are_for_their_owner_and_discs_public():
    table = play(setup(), "1", "2", "3", "4")
    spectator, mine, other = views(table)
    assert spectator.sides[0] == other.sides[0] == ("back", "back", "back", "back", "", "")
    assert mine.sides[0] == ("consul", "forum", "legat", "nero", "", "")


def test_the_giver_knows_two_of_the_others_cards_but_not_where_they_lie():
    table = play(setup(), "1", "2", "3", "4")
    assert table.seen(1).view.gave == ("consul", "legat")
    placed = set()
    for world in worlds(table, 1):
        assert {"consul", "legat"} <= set(hand(world, 0))
        places = world.seen(0).view.sides[0]
        placed.add((places.index("consul"), places.index("legat")))
    assert len(placed) == 12


def test_a_spectator_knows_none_of_the_cards_in_setup():
    found = {hand(world, 0) for world in worlds(play(setup(), "1", "2", "3", "4"), None)}
    assert len(found) > 50


def test_resampling_keeps_every_card():
    for seat in (None, 0, 1):
        for world in worlds(Table.new(setup().game, 3, 2), seat, 5):
            s = state(world)
            assert sorted([*s.pile, *s.hands[0], *s.hands[1]]) == sorted(DECK)
