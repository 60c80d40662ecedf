"""Random games end, for each number of seats."""

import pytest

from engine import Rng, Table, random_answer
from engine.romeo_i_julia import CARDS, GAME, LOCATIONS, NEEDED
from tests.many import many

GAMES = many(40)


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_end_with_a_villain_defeated(seats: int) -> None:
    for seed in range(GAMES):
        table, rng = Table.new(GAME, seed, seats), Rng(seed + 1)
        while table.open:
            item = rng.pick(table.open)
            table.play(item, random_answer(item, rng))
        s = table.state
        assert table.result is not None
        assert table.result.ranks.count(1) == 1
        winner = table.result.ranks.index(1)
        assert len(s.completed[winner]) == NEEDED[seats]
        assert s.at[winner] == s.villains[winner]
        assert s.stones[winner] == ("", "", "")


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_card_and_no_location_is_lost(seats: int) -> None:
    table, rng = Table.new(GAME, 17, seats), Rng(17)
    while table.open:
        item = rng.pick(table.open)
        table.play(item, random_answer(item, rng))
        s = table.state
        rows = (*s.hands, *s.discards, *s.own, *s.against, s.deck)
        assert sorted(card for row in rows for card in row) == sorted(CARDS)
        fronts = [at for at in s.at if at in LOCATIONS]
        assert sorted([*s.pile, *fronts, *(at for row in s.completed for at in row)]) == sorted(LOCATIONS)
