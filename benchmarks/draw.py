"""How long the heaviest picture of each game takes, in units of F, and how small its file is.

F is the least a picture can take: one flat 1200 x 800 picture, written as a PNG at level 1. All jobs of a game are run
alternately in one run; CPU time, medians. The file is compared with what the painted canvas gives as RGB PNG level 6.
"""

import io
import statistics
import time
from collections.abc import Callable, Mapping
from typing import Any

from PIL import Image

from benchmarks.figure import Figure
from engine import GAMES as RULES
from renderers import GAMES, Words, words_for
from renderers.gallery import PEOPLE
from renderers.kinds import Renderer
from renderers.scenes import played

ROUNDS = 21


def measure() -> list[Figure]:
    """Return the figures of every game that has pictures."""
    return [figure for game, renderer in GAMES.items() for figure in _measured(game, renderer)]


def heaviest(game: str) -> tuple[Any, Words]:
    """Return the public view of the fullest table just before its end, and its words."""
    seats = RULES[game].seats[-1]
    views = [table.seen(None).view for table in played(game, seats) if table.questions]
    return views[-1], words_for("en", game, PEOPLE[:seats])


def _measured(game: str, renderer: Renderer) -> list[Figure]:
    view, words = heaviest(game)
    canvas = renderer.paint(view, words)
    jobs = {
        "F": _flat,
        "draw": lambda: renderer.paint(view, words),
        "encode": lambda: renderer.encode(canvas),
        "both": lambda: renderer.encode(renderer.paint(view, words)),
    }
    times = _medians(jobs)
    return [
        Figure(f"{game}: draw + encode / F", times["both"] / times["F"], 1.5, 1.1),
        Figure(f"{game}: encode / F", times["encode"] / times["F"], 1.0, 0.75),
        Figure(f"{game}: draw / F", times["draw"] / times["F"], 0.5, 0.35),
        Figure(f"{game}: bytes / RGB PNG level 6", len(renderer.encode(canvas)) / len(_plain(canvas.image)), 0.4, 0.3),
    ]


def _flat() -> bytes:
    return _plain(Image.new("RGB", (1200, 800), (40, 60, 120)), level=1)


def _plain(image: Image.Image, *, level: int = 6) -> bytes:
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=level)
    return file.getvalue()


def _medians(jobs: Mapping[str, Callable[[], object]]) -> dict[str, float]:
    taken: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(ROUNDS):
        for name, job in jobs.items():
            start = time.process_time()
            job()
            taken[name].append(time.process_time() - start)
    return {name: statistics.median(times) for name, times in taken.items()}
