"""What a game contributes to its computer players: how good a situation is for whom, and what is worth a thought.

It is only ever asked about worlds that a seat holds possible, never about the true table; see `engine.determinize`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from math import comb, exp
from typing import Any

from engine.ask import Ask, Item, Keys
from engine.rng import Rng

Worth = Callable[[Any], Sequence[float]]
"""A judgement of a state: for each seat the share of the victory it may expect, 0 to 1."""

MOST_ANSWERS = 64
"""How many answers to one question a computer compares at most."""


def nobody_knows(s: Any) -> Sequence[float]:
    """Say that all seats do equally well."""
    return [1 / s.seats] * s.seats


def all_alike(s: Any, ask: Ask) -> Sequence[float]:
    """Say that all options are worth the same thought."""
    return [1.0] * len(ask.options)


def any_value(s: Any, slot: Any) -> Sequence[float]:
    """Say that a secret is each of its values equally likely."""
    return [1.0] * len(slot.values)


@dataclass(frozen=True, slots=True)
class Mind:
    """What computers know of a game; one that knows nothing still plays, by trying games to their end."""

    worth: Worth = nobody_knows
    """Judge a state as well as can be."""
    lean: Callable[[Any, Ask], Sequence[float]] = all_alike
    """Return for each option how likely a player who does not think long takes it; any scale. 0: nobody ever does."""
    suspect: Callable[[Any, Any], Sequence[float]] = any_value
    """Return for each value of a secret slot, a `Slot`, how likely its seat has chosen it; any scale."""
    depth: int = 100_000
    """How many answers further a game is tried before `worth` is asked."""
    others_think: bool = True
    """Whether others are believed to search, too, rather than to follow their inclination.

    Where all choose in secret, the best answer to players who outguess each other without end is any answer at all.
    """
    bluff: float = 0.002
    """An answer that brings so much less of the victory is given 2.7 times less often: nobody can rely on it."""
    glance: Worth | None = None
    """Judge a state at a glance, as those do who do not search; None: by `worth`, as all others."""

    @property
    def seen(self) -> Worth:
        """What those judge by who do not search."""
        return self.glance or self.worth

    def incline(self, s: Any, item: Item, rng: Rng) -> Keys:
        """Answer like somebody who does not think long; a pause just passes."""
        return drift(item, self.lean(s, item), rng) if isinstance(item, Ask) else ()

    def consider(self, s: Any, ask: Ask, rng: Rng) -> list[Keys]:
        """Return the answers that are worth a thought."""
        return [keys for keys, _ in answers(ask, self.lean(s, ask), rng)]


def softmax(values: Iterable[float], scale: float) -> list[float]:
    """Turn values into shares that add up to 1; one `scale` more makes a share 2.7 times as large.

    >>> softmax([3, 3], 1)
    [0.5, 0.5]
    """
    values = list(values)
    top = max(values)
    powers = [exp((value - top) / scale) for value in values]
    whole = sum(powers)
    return [power / whole for power in powers]


def answers(ask: Ask, weights: Sequence[float], rng: Rng) -> list[tuple[Keys, float]]:
    """Return the answers to a question that are worth a thought, with their weights; some where there are very many."""
    keys, (low, high) = ask.keys, ask.pick
    if high == low == 1:
        return [((key,), weight) for key, weight in zip(keys, weights, strict=True) if weight]
    return [(some, 1.0) for some in _several(keys, low, high, rng)]


def _several(keys: Keys, low: int, high: int, rng: Rng) -> list[Keys]:
    sizes = range(low, high + 1)
    if sum(comb(len(keys), size) for size in sizes) <= MOST_ANSWERS:
        return list(chain.from_iterable(combinations(keys, size) for size in sizes))
    some = {tuple(sorted(rng.draw(len(keys)) for _ in range(low + rng.draw(high - low + 1)))) for _ in range(64)}
    return [tuple(keys[place] for place in places) for places in sorted(some) if low <= len(set(places)) == len(places)]


def drawn(weights: Sequence[float], rng: Rng) -> int:
    """Return a place at random, each as likely as its weight says."""
    point = rng.draw(1 << 30) / (1 << 30) * sum(weights)
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return place
    return max(range(len(weights)), key=weights.__getitem__)


def drift(ask: Ask, weights: Sequence[float], rng: Rng) -> Keys:
    """Answer without long thought: one option by weights; where there may be several, each by its weight as odds."""
    low, high = ask.pick
    if low == high == 1:
        return (ask.options[drawn(weights, rng)].key,)
    taken = [place for place, odds in enumerate(weights) if drawn((odds, 1.0), rng) == 0]
    while len(taken) > high:
        taken.remove(rng.pick(taken))
    while len(taken) < low:
        left = [0.0 if place in taken else odds + 1e-9 for place, odds in enumerate(weights)]
        taken.append(drawn(left, rng))
    return tuple([ask.options[place].key for place in sorted(taken)])
