"""What is private, public, and hidden from everybody."""

import pytest

from engine import NoOtherWorld, Rng, Table
from engine.game import Slot
from engine.romeo_i_julia import CARDS, GAME, LOCATIONS
from tests.engine.romeo_i_julia.play import table_view
from tests.engine.tables import act, everyone, move, options, prompts, walk


def hidden_cards(table: Table, seat: int | None) -> set[str]:
    slots: list[Slot] = GAME.hidden(table.state, seat)
    return {slot.value for slot in slots if slot.kind == "card"}


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_seat_knows_its_own_hand_and_what_lies_on_the_table(seats: int) -> None:
    for table, _ in walk(GAME, seats, seed=2):
        view = table_view(table)
        lying = {card for player in view.players for card in (*player.own, *player.against)}
        for seat in everyone(table):
            own = table_view(table, seat)
            assert hidden_cards(table, seat) == {*CARDS} - lying - {*own.hand, *own.discards}


def test_the_order_of_the_locations_is_hidden_from_everybody() -> None:
    table = Table.new(GAME, 3, 2)
    for seat in everyone(table):
        pile = [slot.value for slot in GAME.hidden(table.state, seat) if slot.kind == "location"]
        assert {*pile} == {*LOCATIONS} - {player.at for player in table_view(table).players}


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_seat_can_tell_another_world_from_the_true_one(seats: int) -> None:
    told = 0
    for table, rng in walk(GAME, seats, seed=4):
        if not table.open or rng.draw(6):
            continue
        for seat in everyone(table):
            try:
                world = table.determinized(seat, Rng(rng.draw(1 << 30)), strict=True)
            except NoOtherWorld:
                continue
            assert world.seen(seat) == table.seen(seat)
            told += 1
    assert told > 50


def test_a_spectator_and_other_seats_do_not_see_who_has_placed_what() -> None:
    table = Table.new(GAME, 8, 3)
    before = [table_view(table, seat) for seat in (None, 1, 2)]
    while 0 in prompts(table):
        act(table, 0, options(table, 0)[0])
        assert [table_view(table, seat) for seat in (None, 1, 2)] == before
        assert [seat for seat, _ in table.seen(None).waiting] == sorted(prompts(table), key=str)


@pytest.mark.parametrize("seats", GAME.seats)
def test_private_questions_stand_where_hands_matter_and_nowhere_else(seats: int) -> None:
    for table, _ in walk(GAME, seats, seed=6):
        for _, item in table.questions:
            assert item.private == (item.prompt.id.split(".")[0] in ("place", "exchange", "complicate"))


def test_a_step_has_few_answers() -> None:
    """At most 12, and 4 for each seat inside a parallel."""
    for seats in GAME.seats:
        for table, _ in walk(GAME, seats, seed=9):
            assert len(table.inputs) <= 12
            assert all(sum(given.seat == seat for given in table.inputs) <= 4 for seat in range(seats))


def test_arrival_order_does_not_matter() -> None:
    one, other = Table.new(GAME, 5, 2), Table.new(GAME, 5, 2)
    for table, order in ((one, (0, 1)), (other, (1, 0))):
        for seat in order:
            for number in (0, 1, 0):
                act(table, seat, options(table, seat)[number])
    assert one.digest == other.digest
    rng = Rng(1)
    move(one, rng)
    assert one.seen(None).asks == ()
