"""Randomness whose whole state is one number, so that a game can be stored, cloned and replayed exactly.

SplitMix64 (Steele, Lea and Flood, 2014) with rejection sampling and Fisher-Yates shuffling. Python's own
generator promises equal sequences across versions for `random()` only.
"""

from __future__ import annotations

from collections.abc import Iterable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


@dataclass(slots=True)
class Rng:
    """A source of random numbers.

    `die` is rolled for all to see; `below`, `shuffle` and `shuffled` are veiled: what they decide is hidden, and
    no question may follow them in the same step (the table raises `LawBroken`).
    """

    state: int
    veiled: bool = False
    script: tuple[Any, ...] = ()
    """For tests and positions: what comes next, before chance takes over. An int for `die` and `below`, a tuple (the
    wanted order) for a shuffle."""

    def die(self, sides: int = 6) -> int:
        """Roll 1 to `sides`, in the open."""
        return self._scripted(range(1, sides + 1)) if self.script else self.draw(sides) + 1

    def below(self, n: int) -> int:
        """Return 0 to n - 1, unseen."""
        self.veiled = True
        return self._scripted(range(n)) if self.script else self.draw(n)

    def shuffle(self, values: MutableSequence[T]) -> None:
        """Shuffle in place, unseen."""
        self.veiled = True
        if self.script:
            order, self.script = self.script[0], self.script[1:]
            if not isinstance(order, tuple) or sorted(order) != sorted(values):  # type: ignore[type-var]
                raise ValueError(f"the script has {order!r} where {list(values)} is shuffled")
            values[:] = order
        else:
            self.mix(values)

    def shuffled(self, values: Iterable[T]) -> list[T]:
        """Return a shuffled copy, unseen."""
        copy = list(values)
        self.shuffle(copy)
        return copy

    def draw(self, n: int) -> int:
        """Return 0 to n - 1 without regard to script or veil."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            if (number := self._next()) < limit:
                return number % n

    def mix(self, values: MutableSequence[T]) -> None:
        """Shuffle in place without regard to script or veil (Fisher-Yates)."""
        for last in range(len(values) - 1, 0, -1):
            other = self.draw(last + 1)
            values[last], values[other] = values[other], values[last]

    def pick(self, values: Sequence[T]) -> T:
        """Return one of the values without regard to script or veil."""
        return values[self.draw(len(values))]

    def _next(self) -> int:
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def _scripted(self, allowed: range) -> int:
        value, self.script = self.script[0], self.script[1:]
        if value not in allowed:
            raise ValueError(f"the script has {value!r} where {allowed[0]} to {allowed[-1]} is rolled")
        return int(value)
