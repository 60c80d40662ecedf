"""What a random decision costs in each game, against catanatron, and what a copy of a table costs.

catanatron is the nearest peer: a board game in pure Python, made for search. A decision is one answer, with all that
leads to the next questions and their legal options. Both are run alternately in one run; CPU time, medians. A clone is
compared with a deep copy of the same table, but for its running flow, which nothing can copy.
"""

import copy
import statistics
import time
from collections.abc import Callable, Iterator
from itertools import count, cycle, islice
from typing import Any

from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from benchmarks.figure import Figure
from engine import GAMES, Game, Rng, Table, random_answer

ROUNDS = 15
DECISIONS = 1500
"""How many decisions a game takes in a round, at least."""
TABLES = 120
"""How many tables, from all stages of random games, are copied in a round."""


def measure() -> list[Figure]:
    """Return, for each game, its decisions per second against catanatron's, and its copies against its decisions."""
    return [figure for game in GAMES.values() for figure in _figures(game)]


def _figures(game: Game[Any, Any]) -> list[Figure]:
    tables = list(islice(_tables(game), TABLES))
    seeds = count()
    jobs: dict[str, Callable[[], int]] = {
        "catanatron": lambda: _catan(next(seeds) + 1),
        "decision": lambda: _decisions(game, next(seeds)),
        "clone": lambda: _each(tables, lambda table: table.clone()),
        "deepcopy": lambda: _each(tables, lambda table: copy.deepcopy(_held(table))),
    }
    cost = _medians(jobs)
    return [
        Figure(f"{game.id}: decisions/s / catanatron's", cost["catanatron"] / cost["decision"], 1, 3),
        Figure(f"{game.id}: clone / decision", cost["clone"] / cost["decision"], 1, 0.5),
        Figure(f"{game.id}: deepcopy / clone", cost["deepcopy"] / cost["clone"], 10, 20),
    ]


def _medians(jobs: dict[str, Callable[[], int]]) -> dict[str, float]:
    """Return the CPU seconds of one unit of each job; a job does some and returns how many."""
    taken: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            start = time.process_time()
            done = job()
            taken[name].append((time.process_time() - start) / done)
    return {name: statistics.median(times) for name, times in taken.items()}


def _catan(seed: int) -> int:
    """Play a game of catanatron; return its number of decisions."""
    players = [_Counting(color) for color in Color]
    Catan(players, seed=seed).play()
    return sum(player.decisions for player in players)


class _Counting(RandomPlayer):  # type: ignore[misc]
    """A random player that counts."""

    def __init__(self, color: Color) -> None:
        super().__init__(color)
        self.decisions = 0

    def decide(self, game: Catan, playable_actions: Any) -> Any:
        self.decisions += 1
        return super().decide(game, playable_actions)


def _decisions(game: Game[Any, Any], seed: int) -> int:
    """Play random games at all numbers of seats in turn; return the number of decisions."""
    rng, made = Rng(seed), 0
    for seats in cycle(game.seats):
        table = Table.new(game, rng.draw(1 << 63), seats)
        while items := table.open:
            item = rng.pick(items)
            table.play(item, random_answer(item, rng))
            made += 1
        if made >= DECISIONS:
            return made
    raise AssertionError("a game has a number of seats")


def _tables(game: Game[Any, Any]) -> Iterator[Table]:
    """Yield tables from random games, every seventh decision."""
    number = 0
    for seed in count():
        rng = Rng(seed)
        table = Table.new(game, seed, game.seats[seed % len(game.seats)])
        while items := table.open:
            item = rng.pick(items)
            table.play(item, random_answer(item, rng))
            number += 1
            if number % 7 == 0 and table.open:
                yield table.clone()


def _held(table: Table) -> dict[str, Any]:
    """Return all that a table holds but its game, which tables share, and its running flow."""
    return {name: getattr(table, name) for name in Table.__slots__ if name not in ("game", "flow", "wait", "named")}


def _each(tables: list[Table], job: Callable[[Table], object]) -> int:
    for table in tables:
        job(table)
    return len(tables)
