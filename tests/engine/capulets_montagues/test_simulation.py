"""An independent simulation, fed to the engine die by die and pick by pick, agrees on every number after every turn."""

from __future__ import annotations

import pytest

from engine import Ask, Rng, Table
from engine.capulets_montagues import GAME
from tests.engine.capulets_montagues.simulation import Simulation

GAMES = 1000


def led(simulation: Simulation) -> Table:
    """Return a table on which chance is what it was in the simulation."""
    state = GAME.setup(Rng(0, script=tuple(simulation.script)), simulation.seats, GAME.complete())
    return Table.at(GAME, state)


def answer(table: Table, seat: int, key: str) -> None:
    """Answer what is asked of a seat, unless the last card or the only opponent was taken by itself."""
    (item,) = table.open
    assert isinstance(item, Ask)
    assert item.seat == seat
    table.play(item, item.checked((key,)))


def play_turn(table: Table, order: list[int], picks: list[tuple[str, int | None]]) -> None:
    assert table.state.order == order
    for place, (card, target) in enumerate(picks):
        seat = order[place % len(order)]
        if place < 6:
            answer(table, seat, card)
        if target is not None and len(order) > 2:
            answer(table, seat, f"p{target}")


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_engine_agrees_with_the_simulation_on_every_trait_after_every_turn(seats):
    for seed in range(seats - 2, GAMES, len(GAME.seats)):
        simulation = Simulation(seats, seed)
        table = led(simulation)
        for turn, (order, prestige, traits) in enumerate(simulation.turns):
            play_turn(table, order, simulation.picks[7 * turn : 7 * turn + 7])
            state, last = table.state, table.state.last
            assert last.turn == turn + 1
            assert state.prestige == prestige, (seed, turn)
            gained = dict.fromkeys(state.order[1:], 1) if turn < 12 else {}
            before = [[*mine[:4], mine[4] - gained.get(seat, 0)] for seat, mine in enumerate(state.traits)]
            assert before == traits, (seed, turn)
        assert table.result is not None
        assert table.result.scores == tuple(simulation.prestige)
        assert not table.state.rng.script, "every die and every shuffle has been used"
