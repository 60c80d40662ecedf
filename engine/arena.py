"""Computer players against each other: who wins how often, with an interval that tells luck from skill."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from itertools import combinations, combinations_with_replacement
from math import sqrt
from typing import Any, NamedTuple, cast

from engine.ask import Ask
from engine.computer import STRENGTHS, Strength, computer_answer
from engine.game import Game
from engine.plain import plain_count
from engine.players import random_answer
from engine.ply import shares
from engine.rng import Rng
from engine.table import Table

PLAYERS = (*STRENGTHS, "random")
ROUNDS = 400
"""How many worlds a hard player looks at for each answer, unless a time is given."""

_Z = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""


class Budget(NamedTuple):
    """How long hard players think: `rounds`, which can be repeated exactly, or `seconds`."""

    rounds: int | None = ROUNDS
    seconds: float = 1.0


@dataclass(frozen=True, slots=True)
class Arena:
    """What some games came to, by name of a player."""

    game: str
    seats: int
    seed: int
    games: int
    wins: dict[str, float]
    """A shared victory counts in parts."""
    places: dict[str, int]
    """How many seats each player had, over all games."""
    seconds: float
    """Wall clock."""

    @property
    def fair(self) -> dict[str, float]:
        """Return the share of the games each would win if all were equally good."""
        return {name: places / (self.games * self.seats) for name, places in self.places.items()}

    @property
    def intervals(self) -> dict[str, tuple[float, float]]:
        """Return between which shares of the games each one's true share lies, with 95 %."""
        return {name: interval(won, self.games) for name, won in self.wins.items()}

    def to_json(self) -> dict[str, Any]:
        """Return one object: `game`, `seats`, `seed`, `games`, and by name `wins`, `intervals` and `fair` shares."""
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "wins": {name: round(won, 3) for name, won in self.wins.items()},
            "intervals": {name: [round(low, 4), round(high, 4)] for name, (low, high) in self.intervals.items()},
            "fair": {name: round(share, 4) for name, share in self.fair.items()},
            "seconds": round(self.seconds, 1),
        }

    def lines(self) -> list[str]:
        """Return the same as readable lines."""
        played = f"{plain_count(self.games, 'game')} of {self.game}"
        lines = [f"{played} at {self.seats} seats, seed {self.seed}, {self.seconds:.0f} s"]
        for name, (low, high) in self.intervals.items():
            won = f"{self.wins[name]:g} won ({self.wins[name] / self.games:.1%}; 95 %: {low:.1%} to {high:.1%})"
            lines.append(f"{name}: {won}, fair share {self.fair[name]:.1%}")
        return lines


def interval(won: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson, 1927).

    >>> [round(bound, 3) for bound in interval(85, 100)]
    [0.767, 0.907]
    """
    share, square = won / games, _Z * _Z / games
    middle = share + square / 2
    half = _Z * sqrt(share * (1 - share) / games + square / games / 4)
    return max(0.0, (middle - half) / (1 + square)), min(1.0, (middle + half) / (1 + square))


def lineups(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return who sits where: every choice of players for the seats, each in all its rotations.

    Where there are fewer players than seats, each of them sits there in turn more than once.

    >>> lineups(["hard", "normal"], 2)
    [('hard', 'normal'), ('normal', 'hard')]
    """
    if len(players) >= seats:
        groups = list(combinations(players, seats))
    else:
        more = combinations_with_replacement(dict.fromkeys(players), seats - len(players))
        groups = [(*players, *extra) for extra in more]
    return [group[turn:] + group[:turn] for group in groups for turn in range(seats)]


def arena(
    game: Game[Any, Any], players: Sequence[str], seats: int, games: int, seed: int, budget: Budget, jobs: int = 1
) -> Arena:
    """Play so many games: each deal is played in all the line-ups before the next, which has the next seed.

    Raises `ValueError` for a player there is not.
    """
    if unknown := [name for name in players if name not in PLAYERS]:
        raise ValueError(f"there is no player {', '.join(unknown)}; choose from {', '.join(PLAYERS)}")
    start, sitting = time.monotonic(), lineups(players, seats)
    deals = [(seed + number // len(sitting), sitting[number % len(sitting)]) for number in range(games)]
    wins, places = dict.fromkeys(players, 0.0), dict.fromkeys(players, 0)
    play = partial(_play, game, budget)
    with ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext() as pool:
        results: Iterator[list[float]] = pool.map(play, deals) if pool else map(play, deals)
        for (_, names), won in zip(deals, results, strict=True):
            for name, share in zip(names, won, strict=True):
                wins[name] += share
                places[name] += 1
    return Arena(game.id, seats, seed, games, wins, places, time.monotonic() - start)


def _play(game: Game[Any, Any], budget: Budget, deal: tuple[int, tuple[str, ...]]) -> list[float]:
    """Play a game; return the share of the victory by seat."""
    seed, names = deal
    table, rng = Table.new(game, seed, len(names)), Rng(seed ^ 1 << 40)
    while items := table.open:
        item = items[0]
        name = names[item.seat] if isinstance(item, Ask) else "random"
        if isinstance(item, Ask) and name != "random":
            strength = cast(Strength, name)
            chosen = rng.draw(1 << 63)
            keys = computer_answer(table, item.seat, strength, chosen, seconds=budget.seconds, rounds=budget.rounds)
        else:
            keys = random_answer(item, rng)
        table.play(item, keys)
    assert table.result is not None, "a game without questions is over"
    return shares(table.result)
