"""Flat shapes written as text: pure geometry, no pixels.

A shape lives on a square of 100 x 100. It is a list of layers, each on a line of its own and painting over the one
before: `+` fills a path and `-` cuts it out; a number behind the sign draws the path as a line of that width instead.
Paths use the letters of SVG with absolute numbers: M, L, C, Q, Z; and `O x y r` (or `O x y rx ry`) for an ellipse.
"""

from __future__ import annotations

import math
import re
from functools import cache
from typing import NamedTuple

Point = tuple[float, float]

STEPS = 20
"""Straight pieces to a curve."""


class Layer(NamedTuple):
    """One layer of a shape."""

    paint: bool
    """True: it is painted; False: it is cut out."""
    width: float
    """0: the outlines are filled; else they are drawn as lines this wide."""
    outlines: tuple[tuple[Point, ...], ...]


@cache
def layers(shape: str) -> tuple[Layer, ...]:
    """Read a shape."""
    found = []
    for line in re.split(r"\n\s*(?=[+-])", shape.strip()):
        head, _, path = line.partition(" ")
        found.append(Layer(head[0] == "+", float(head[1:] or 0), outlines(path)))
    return tuple(found)


def outlines(path: str) -> tuple[tuple[Point, ...], ...]:
    """Turn a path into rows of points."""
    rows: list[list[Point]] = []
    for letter, rest in re.findall(r"([MLCQZO])([^MLCQZO]*)", path):
        numbers = [float(n) for n in re.findall(r"-?\d+(?:\.\d+)?", rest)]
        points = list(zip(numbers[::2], numbers[1::2], strict=False))
        if letter == "M":
            rows.append(points)
        elif letter == "L":
            rows[-1] += points
        elif letter == "Z":
            rows[-1].append(rows[-1][0])
        elif letter == "O":
            rows.append(ellipse(*numbers))
        else:
            degree = 3 if letter == "C" else 2
            for start in range(0, len(points), degree):
                rows[-1] += curve(rows[-1][-1], *points[start : start + degree])
    return tuple(map(tuple, rows))


def curve(*control: Point) -> list[Point]:
    """Return the points of a Bézier curve, without its first."""
    n = len(control) - 1
    weights = [math.comb(n, i) for i in range(n + 1)]
    points = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        parts = [w * t**i * (1 - t) ** (n - i) for i, w in enumerate(weights)]
        points.append((sum(p * c[0] for p, c in zip(parts, control, strict=True)),
                       sum(p * c[1] for p, c in zip(parts, control, strict=True))))  # fmt: skip
    return points


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> list[Point]:
    """Return the points of an ellipse, a circle where `ry` is not given."""
    ry = rx if ry is None else ry
    turn = [math.tau * step / 64 for step in range(65)]
    return [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in turn]


def regular(corners: int, radius: float, inner: float | None = None, turn: float = 0) -> str:
    """Write a regular polygon round the middle, corner up; with `inner` a star."""
    rays = corners * (2 if inner else 1)
    points = []
    for i in range(rays):
        r = inner if inner and i % 2 else radius
        angle = math.radians(turn) + math.tau * i / rays
        points.append(f"{50 + r * math.sin(angle):.1f} {50 - r * math.cos(angle):.1f}")
    return f"M{points[0]} L{' '.join(points[1:])} Z"


def petals(count: int, distance: float, radius: float, turn: float = 0) -> str:
    """Write circles round the middle."""
    angles = [math.radians(turn) + math.tau * i / count for i in range(count)]
    return " ".join(f"O{50 + distance * math.sin(a):.1f} {50 - distance * math.cos(a):.1f} {radius}" for a in angles)


def taper(start: Point, end: Point, first: float, last: float) -> str:
    """Write a straight piece that is `first` wide at its start and `last` at its end."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    across = (y1 - y0) / length / 2, (x0 - x1) / length / 2
    corners = [
        (x + side * width * across[0], y + side * width * across[1])
        for x, y, width, side in ((x0, y0, first, 1), (x1, y1, last, 1), (x1, y1, last, -1), (x0, y0, first, -1))
    ]
    points = [f"{x:.1f} {y:.1f}" for x, y in corners]
    return f"M{points[0]} L{' '.join(points[1:])} Z"
