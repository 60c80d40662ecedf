"""Where things go: named boxes, and what must hold for them. Pure geometry, no pixels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle of pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Return the first column behind it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Return the first row below it."""
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        """Return its middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, x: int, y: int | None = None) -> Box:
        """Shrink it on all sides."""
        y = x if y is None else y
        return Box(self.x + x, self.y + y, self.w - 2 * x, self.h - 2 * y)

    def left(self, width: int) -> Box:
        """Return its left part."""
        return self._replace(w=width)

    def after(self, width: int) -> Box:
        """Return what is right of its left part."""
        return self._replace(x=self.x + width, w=self.w - width)

    def top(self, height: int) -> Box:
        """Return its upper part."""
        return self._replace(h=height)

    def below(self, height: int) -> Box:
        """Return what is under its upper part."""
        return self._replace(y=self.y + height, h=self.h - height)

    def rows(self, count: int, gap: int = 0) -> list[Box]:
        """Cut it into rows of one height."""
        height = (self.h - gap * (count - 1)) // count
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]

    def columns(self, count: int, gap: int = 0) -> list[Box]:
        """Cut it into columns of one width."""
        width = (self.w - gap * (count - 1)) // count
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def holds(self, other: Box) -> bool:
        """Tell whether another lies inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def meets(self, other: Box) -> bool:
        """Tell whether another shares a pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


Boxes = Mapping[str, Box]


def centred(x: int, y: int, w: int, h: int) -> Box:
    """Return a box round a middle."""
    return Box(x - w // 2, y - h // 2, w, h)


def ring(count: int, middle: tuple[int, int], rx: int, ry: int) -> list[tuple[int, int]]:
    """Return places on an ellipse, clockwise, the first at the top."""
    angles = [math.tau * i / count for i in range(count)]
    return [(round(middle[0] + rx * math.sin(a)), round(middle[1] - ry * math.cos(a))) for a in angles]


def outside(canvas: Box, boxes: Boxes) -> list[str]:
    """Name the boxes that are not wholly on the canvas."""
    return [name for name, box in boxes.items() if not canvas.holds(box)]


def overlapping(boxes: Boxes, names: Iterable[str]) -> list[tuple[str, str]]:
    """Name the pairs, among `names`, that share a pixel."""
    return [(a, b) for a, b in combinations(sorted(names), 2) if boxes[a].meets(boxes[b])]


def lower_than(height: int, boxes: Boxes, names: Iterable[str]) -> list[str]:
    """Name those that have less than a height."""
    return [name for name in names if boxes[name].h < height]
