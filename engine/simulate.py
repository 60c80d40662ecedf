"""Random games, played as fast as they go: to see that a game ends, how it scores, and what an answer costs."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from engine.game import Game
from engine.plain import plain_count
from engine.players import random_answer
from engine.rng import Rng
from engine.table import Table

_CHOICES = 1 << 32
"""Keeps the choices of a game apart from its own chance."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played to its end; ranks and scores are by seat."""

    seed: int
    seats: int
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Simulation:
    """Some games and what they took."""

    answers: int
    seconds: float
    """CPU time."""
    played: tuple[Played, ...]

    def to_json(self) -> dict[str, Any]:
        """Return `games`, `answers`, `answers_per_second` and `results`: an object for each game with its seed."""
        return {
            "games": len(self.played),
            "answers": self.answers,
            "answers_per_second": self._speed(),
            "results": [asdict(game) for game in self.played],
        }

    def lines(self) -> list[str]:
        """Return the sums as readable lines: how many, how fast, and for each number of seats who won how often."""
        lines = [f"{plain_count(len(self.played), 'game')}, {self.answers} answers, {self._speed()} answers per second"]
        for seats in sorted({game.seats for game in self.played}):
            games = [game for game in self.played if game.seats == seats]
            wins = [sum(game.ranks[seat] == 1 for game in games) for seat in range(seats)]
            scores = [sum(game.scores[seat] for game in games) / len(games) for seat in range(seats)]
            each = ", ".join(f"seat {seat} {wins[seat]} ({scores[seat]:.1f})" for seat in range(seats))
            lines.append(f"{seats} seats, {plain_count(len(games), 'game')}; wins (mean score): {each}")
        return lines

    def _speed(self) -> int:
        return round(self.answers / self.seconds) if self.seconds else 0


def simulate(game: Game[Any, Any], seats: Sequence[int], games: int, seed: int) -> Simulation:
    """Play so many random games, at these numbers of seats in turn; the first has this seed, the next the next."""
    answers, played, start = 0, [], time.process_time()
    for number in range(games):
        table = Table.new(game, seed + number, seats[number % len(seats)])
        answers += _play(table, Rng(seed + number + _CHOICES))
        assert table.result is not None, "a game without questions is over"
        played.append(Played(seed + number, table.seats, table.result.ranks, table.result.scores))
    return Simulation(answers, time.process_time() - start, tuple(played))


def _play(table: Table, rng: Rng) -> int:
    """Answer at random to the end; return the number of answers."""
    answers = 0
    while items := table.open:
        item = rng.pick(items)
        table.play(item, random_answer(item, rng))
        answers += 1
    return answers
