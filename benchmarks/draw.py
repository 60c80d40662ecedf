"""How long the heaviest picture of each game takes, in units of F, and how small its file is.

F is the least a picture can take: one flat 1200 x 800 picture, written as a PNG at level 1. All jobs of a game are run
alternately in one run; CPU time, medians. The file is compared with its own pixels as RGB PNG level 6; beside that, for
information, with the painted picture before it was brought to few colours, and the worst of all pictures of a game.
"""

import io
import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PIL import Image

from benchmarks.figure import Figure
from engine import GAMES as RULES
from renderers import GAMES, Words, words_for
from renderers.gallery import PEOPLE
from renderers.kinds import Renderer
from renderers.scenes import played, scenes

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
    file = renderer.encode(canvas)
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
        Figure(f"{game}: bytes / same pixels as RGB PNG level 6", _strict(file), 0.4, 0.3),
        Figure(f"{game}: the same of its worst picture", max(_strict(each) for each in _all(game, renderer))),
        Figure(f"{game}: bytes / painted picture as RGB PNG level 6", len(file) / len(_plain(canvas.image))),
        Figure(f"{game}: kB", len(file) / 1000),
    ]


def _strict(file: bytes) -> float:
    """Return the size of a file against its own pixels as RGB PNG level 6."""
    return len(file) / len(_plain(Image.open(io.BytesIO(file)).convert("RGB")))


def _all(game: str, renderer: Renderer) -> Iterator[bytes]:
    """Yield what everybody and each seat sees at the smallest and the largest table of a game, as files."""
    for seats in (RULES[game].seats[0], RULES[game].seats[-1]):
        words = words_for("en", game, PEOPLE[:seats])
        for scene in scenes(game, seats):
            yield renderer.encode(renderer.paint(scene.view, words))


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
