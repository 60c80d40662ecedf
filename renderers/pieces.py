"""Pieces that the pictures of all games are put together from: seat signs, cards, coins, panels, wrapped up by size.

A card is built in the same way in every game: its name on a band, below that a strip of its kind's hatching, then its
emblem, and what it is worth in a corner. What may be played is lifted; who is to act is lit and pointed at.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PIL import Image

from renderers import theme
from renderers.canvas import Canvas, Pen, Sprite, cut, shape_mask
from renderers.layout import Box
from renderers.theme import Colour

POINTER = "+ M8 4 L96 50 8 96 Z"
"""Points at who is to act."""

LIFT = 8
"""How far up a card lies that may be played."""

EDGE = 3
"""The line round a card."""

LETTERS_OFF_THE_MIDDLE = {"C": 0.12, "E": 0.03, "F": -0.13}
"""How far down, in parts of its size, a sign has most room."""


def sign(canvas: Canvas, box: Box, seat: int) -> None:
    """Draw a seat's sign into a square: its shape in its colour, its letter on it."""
    canvas.stamp(sign_sprite(seat, box.w), box.x, box.y)


def badge(canvas: Canvas, box: Box, seat: int) -> None:
    """Draw a seat's sign on a dark square, for grounds on which its colour would not stand out."""
    canvas.stamp(badge_sprite(seat, box.w), box.x, box.y)


@cache
def sign_sprite(seat: int, size: int) -> Sprite:
    """Return a seat's sign."""
    return cut(_lettered(seat, size), shape_mask(theme.SEATS[seat].shape, size, size))


@cache
def badge_sprite(seat: int, size: int) -> Sprite:
    """Return a seat's sign on a dark square."""
    pen = Pen(size, size)
    pen.box(Box(0, 0, size, size), theme.NIGHT, round(size * 0.2))
    edge = round(size * 0.1)
    ground = Canvas(Image.new("RGB", (size, size), theme.NIGHT))
    ground.stamp(sign_sprite(seat, size - 2 * edge), edge, edge)
    return cut(ground.image, pen.outline())


def _lettered(seat: int, size: int) -> Image.Image:
    who = theme.SEATS[seat]
    canvas = Canvas(Image.new("RGB", (size, size), who.colour))
    low = round(size * LETTERS_OFF_THE_MIDDLE.get(who.letter, 0))
    canvas.text(Box(0, low, size, size), who.letter, theme.sans(round(size * 0.56), theme.INK), "middle")
    return canvas.image


class Kind(NamedTuple):
    """How a kind of cards is told from the others: the colour of its band, its hatching, and how round it is."""

    band: Colour
    hatch: str
    ink: Colour = theme.PARCHMENT
    """Type and hatching on the band."""
    radius: int = 12


def lay(canvas: Canvas, box: Box, kind: Kind, band: int, paper: Colour = theme.PARCHMENT) -> None:
    """Draw a card without name and emblem; its band is `band` pixels high, hatching and all."""
    inner, radius, strip = box.inset(EDGE), max(kind.radius - EDGE, 0), strip_of(band)
    plate(canvas, box, theme.INK, kind.radius)
    plate(canvas, inner, paper, radius)
    plate(canvas, inner.top(band), kind.band, radius)
    canvas.fill(inner.below(radius).top(band - radius - strip), kind.band)
    canvas.hatch(inner.below(band - strip).top(strip), kind.hatch, kind.ink, kind.band)


def blank(width: int, height: int, kind: Kind, band: int, paper: Colour = theme.PARCHMENT) -> Canvas:
    """Return a card of its own without name and emblem, for `card` to finish."""
    canvas = Canvas(Image.new("RGB", (width, height), theme.INK))
    lay(canvas, Box(0, 0, width, height), kind, band, paper)
    return canvas


def strip_of(band: int) -> int:
    """Return how much of a band is hatched."""
    return max(8, min(12, band // 4)) // 2 * 2


def card(canvas: Canvas, kind: Kind) -> Sprite:
    """Return what is painted on a blank card with its corners cut."""
    width, height = canvas.image.size
    pen = Pen(width, height)
    pen.box(Box(0, 0, width, height), theme.INK, kind.radius)
    return cut(canvas.image, pen.outline())


def shadow(canvas: Canvas, box: Box, radius: int, paint: Colour) -> None:
    """Lay the shadow of a lifted card, which lies in `box`."""
    plate(canvas, box._replace(y=box.y + LIFT), paint, radius)


def pointer(canvas: Canvas, box: Box, paint: Colour) -> None:
    """Point from the left at a box."""
    side = min(30, box.h)
    canvas.shape(POINTER, Box(box.x - side - 2, box.middle[1] - side // 2, side, side), paint)


def coin(canvas: Canvas, box: Box, number: int) -> None:
    """Draw a number of points as a coin into a square."""
    canvas.stamp(coin_sprite(box.w), box.x, box.y)
    canvas.text(box, str(number), theme.serif(round(box.w * 0.72), theme.INK), "middle")


@cache
def coin_sprite(size: int) -> Sprite:
    """Return an empty coin."""
    pen = Pen(size, size)
    pen.ellipse(Box(0, 0, size, size), theme.INK)
    pen.ellipse(Box(3, 3, size - 6, size - 6), theme.GOLD)
    return pen.sprite()


RIM = 4
"""How wide the line along a plate's edge is."""


def plate(canvas: Canvas, box: Box, fill: Colour, radius: int = 14, line: Colour | None = None, inner: int = 0) -> None:
    """Draw a rounded plate that fills a box, with a line along its edge or, `inner` pixels from it, inside."""
    radius = max(min(radius, min(box.w, box.h) // 2 - inner), RIM if line and not inner else 0)
    corner = radius + inner
    wide, tall = box.inset(corner, 0), box.inset(0, corner)
    if line is None or inner:
        _fill(canvas, box, corner, fill)
    else:
        _fill(canvas, box, corner, line)
        _fill(canvas, box.inset(RIM), corner - RIM, fill)
    if line is not None and inner:
        for edge in (wide.top(2), wide.below(wide.h - 2)):
            canvas.fill(edge._replace(y=edge.y + (inner if edge.y == box.y else -inner)), line)
        for edge in (tall.left(2), tall.after(tall.w - 2)):
            canvas.fill(edge._replace(x=edge.x + (inner if edge.x == box.x else -inner)), line)
    if corner:
        right, low = box.right - corner, box.bottom - corner
        places = ((box.x, box.y), (right, box.y), (box.x, low), (right, low))
        for sprite, place in zip(_corners(fill, radius, line, inner), places, strict=True):
            canvas.stamp(sprite, *place)


def _fill(canvas: Canvas, box: Box, corner: int, paint: Colour) -> None:
    """Fill a box but for its corners, no pixel twice."""
    wide = box.inset(corner, 0)
    for part in (wide.top(corner), box.inset(0, corner), wide.below(box.h - corner)):
        canvas.fill(part, paint)


@cache
def _corners(fill: Colour, radius: int, line: Colour | None, inner: int) -> tuple[Sprite, ...]:
    """Return the corners of a plate, row by row."""
    corner = radius + inner
    side = 2 * corner
    pen, box = Pen(side, side), Box(0, 0, side, side)
    if line and not inner:
        pen.box(box, line, radius)
        pen.box(box.inset(RIM), fill, max(radius - RIM, 0))
    else:
        pen.box(box, fill, radius)
        if line:
            pen.box(box.inset(inner), None, max(radius - inner, 0), line, 2)
    art, mask = pen.picture(), pen.outline()
    places = ((0, 0), (corner, 0), (0, corner), (corner, corner))
    parts = [(x, y, x + corner, y + corner) for x, y in places]
    return tuple([cut(art.crop(part), mask.crop(part)) for part in parts])
