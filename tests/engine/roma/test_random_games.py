"""Random games keep what must not change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from engine import Ask, Rng, Table, random_answer
from engine.roma import GAME
from engine.roma.cards import DECK
from tests.engine.roma.play import state
from tests.many import many

GAMES = many(60)
"""Of each of the two ways to play."""


def busy_answer(item: Ask, rng: Rng) -> tuple[str, ...]:
    """Answer at random, but end no turn while there are dice: such games go deeper."""
    return (rng.pick(item.keys[:-1]),) if "money" in item.keys else random_answer(item, rng)


def games(*, busy: bool) -> Iterator[Table]:
    """Yield the tables of random games before each answer, and at the end."""
    for seed in range(GAMES):
        table, rng = Table.new(GAME, seed, 2), Rng(seed)
        while table.open:
            yield table
            item = rng.pick(table.open)
            assert isinstance(item, Ask)
            table.play(item, busy_answer(item, rng) if busy else random_answer(item, rng))
        yield table


@pytest.mark.parametrize("busy", [False, True])
def test_52_cards_and_36_vp_are_conserved(busy: bool):
    ended: Counter[str] = Counter()
    for table in games(busy=busy):
        s = state(table)
        zones = (s.pile, s.discard, s.looking, *s.hands, *s.sides)
        cards = [card for zone in zones for card in zone if card]
        assert sorted(cards) == sorted(DECK)
        assert sum(s.vp) + s.stock == 36 or (table.result is not None and s.stock == 0 and sum(s.vp) > 36)
        assert min(s.vp) >= 0
        assert min(s.money) >= 0
        assert len(s.dice) + len(s.used) in (0, 3)
        if table.result is not None:
            ended[table.result.reason.id] += 1
    assert sum(ended.values()) == GAMES
    assert ended["reason.broke"] > 0


@pytest.mark.parametrize("busy", [False, True])
def test_a_step_keeps_at_most_twelve_answers(busy: bool):
    """To be played again from its checkpoint, a step has to be short; Senator or Consiliarius make the longest."""
    most = max(len(table.inputs) for table in games(busy=busy))
    assert 3 <= most <= 12
