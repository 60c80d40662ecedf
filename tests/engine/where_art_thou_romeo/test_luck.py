"""How much of *Where Art Thou Romeo?* is luck: what perfect play reaches against players who choose at random.

Worked out exactly, game by game backwards, for three seats. It bounds what any computer player can do.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

import pytest

from engine import Seat
from engine.where_art_thou_romeo import CARDS
from engine.where_art_thou_romeo.scoring import score

SEATS = 3
Scores = tuple[int, ...]


def deals(juliet: Seat) -> Iterator[list[tuple[str, ...]]]:
    """Yield the equally likely deals, each as the roles that every seat may choose from."""
    holders = [seat for seat in range(SEATS) if seat != juliet]
    for cards in permutations(CARDS[: len(holders)]):
        by_seat = dict(zip(holders, cards, strict=True))
        yield [by_seat.get(seat, ("juliet",)) for seat in range(SEATS)]


@cache
def won(me: Seat, juliet: Seat, scores: Scores) -> float:
    """Return how likely a seat wins that plays perfectly while the others choose at random; seat 0 is Juliet first."""
    if juliet == SEATS:
        return float(max(range(SEATS), key=lambda seat: (scores[seat], -seat)) == me)
    names = [seat for seat in range(SEATS) if seat != juliet] + [None]

    def after(roles: tuple[str, ...], named: Seat | None) -> float:
        gained = score(roles, named)
        return won(me, juliet + 1, tuple(a + b for a, b in zip(scores, gained, strict=True)))

    every = [roles for deal in deals(juliet) for roles in product(*deal)]
    if me == juliet:
        return max(sum(after(roles, named) for roles in every) for named in names) / len(every)
    chosen = {
        role: [after(roles, named) for roles in every if roles[me] == role for named in names]
        for card in CARDS[: SEATS - 1]
        for role in card
    }
    best = [max(sum(chosen[role]) / len(chosen[role]) for role in card) for card in CARDS[: SEATS - 1]]
    return sum(best) / len(best)


def test_even_perfect_play_wins_little_more_than_half_against_chance():
    shares = [won(me, 0, (0,) * SEATS) for me in range(SEATS)]
    assert sum(shares) / SEATS == pytest.approx(0.5602, abs=1e-4)
    excess = (sum(shares) / SEATS - 1 / SEATS) / (1 - 1 / SEATS)
    assert excess == pytest.approx(0.34, abs=0.01), "of what is above a fair share, luck leaves a third"
