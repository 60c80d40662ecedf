"""What a round of a computer's search costs in each game, against a plain random playout.

A round takes a possible world, plays it through the trees and a little beyond, and judges it; the playout copies the
table and plays it to the end at random. Both start from the same tables, run alternately in one run; CPU time, medians.
"""

import statistics
import time
from collections.abc import Callable
from typing import Any

from benchmarks.figure import Figure
from engine import GAMES, Ask, Game, Rng, Table, random_answer, think

TABLES = 8
ROUNDS = 60
"""Of a search at each table."""
PLAYOUTS = 12
"""At each table."""
REPEATS = 7


def measure() -> list[Figure]:
    """Return, for each game, the rounds of a search per second, alone and against random playouts per second."""
    return [figure for game in GAMES.values() for figure in _figures(game)]


def _figures(game: Game[Any, Any]) -> list[Figure]:
    tables = _tables(game)
    jobs: dict[str, Callable[[], int]] = {"round": lambda: _search(tables), "playout": lambda: _playouts(tables)}
    taken: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(REPEATS):
        for name, job in jobs.items():
            start = time.process_time()
            done = job()
            taken[name].append((time.process_time() - start) / done)
    cost = {name: statistics.median(times) for name, times in taken.items()}
    return [
        Figure(f"{game.id}: rounds of a search/s", 1 / cost["round"]),
        Figure(f"{game.id}: rounds/s / random playouts/s", cost["playout"] / cost["round"], 0.2, 0.5),
    ]


def _tables(game: Game[Any, Any]) -> list[Table]:
    """Return tables at all numbers of seats, in the middle of random games, at which a seat has a choice."""
    found: list[Table] = []
    while len(found) < TABLES:
        rng = Rng(len(found))
        table = Table.new(game, len(found), game.seats[len(found) % len(game.seats)])
        answers = 0
        while answers < 10 or not isinstance(item := table.open[0], Ask) or len(item.options) == item.pick[0]:
            item = rng.pick(table.open)
            table.play(item, random_answer(item, rng))
            answers += 1
        found.append(table)
    return found


def _search(tables: list[Table]) -> int:
    for seed, table in enumerate(tables):
        seat = table.open[0].seat
        assert seat is not None, "a seat is asked"
        think(table, seat, seed, rounds=ROUNDS)
    return ROUNDS * len(tables)


def _playouts(tables: list[Table]) -> int:
    for seed, table in enumerate(tables):
        rng = Rng(seed)
        for _ in range(PLAYOUTS):
            copy = table.clone()
            while items := copy.open:
                item = rng.pick(items)
                copy.play(item, random_answer(item, rng))
    return PLAYOUTS * len(tables)
