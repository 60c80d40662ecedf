"""Pieces that the pictures of all games are put together from: seat signs, cards, coins, panels, wrapped up by size.

A card is built in the same way in every game: its name on a band, below that a strip of its kind's hatching, then its
emblem, and what it is worth in a corner. What may be played is lifted; who is to act is lit and pointed at.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import NamedTuple

from PIL import Image

from renderers import theme
from renderers.canvas import Canvas, Pen, Sprite, cut, shape_mask
from renderers.layout import Box
from renderers.letters import SANS, drawable, fitted
from renderers.theme import Colour
from renderers.words import Words

POINTER = "+ M8 4 L96 50 8 96 Z"
"""Points at who is to act."""

LIFT = 8
"""How far up a card lies that may be played."""

EDGE = 3
"""The line round a card."""

LETTERS_OFF_THE_MIDDLE = {"C": 0.12, "E": 0.03, "F": -0.13}
"""How far down, in parts of its size, a sign has most room."""


def name_of(words: Words, seat: int) -> str:
    """Return a name that can be drawn: the seat's number where no font has any of its letters."""
    name = words.name(seat)
    return name if drawable(name, SANS) else words("player-number", number=seat + 1)


def drawable_words(words: Words, seats: int, room: int = 280) -> Words:
    """Return the same texts with names that can be drawn and leave a sentence room for the rest of it."""
    names = (fitted(name_of(words, seat), SANS, 28, room) for seat in range(seats))
    return replace(words, names=tuple(names))


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


@cache
def slab(width: int, height: int, fill: Colour, radius: int = 14, line: Colour | None = None, inner: int = 0) -> Sprite:
    """Return a rounded plate, with a line along its edge or, `inner` pixels from it, inside."""
    corner = radius + inner
    side = 2 * corner + 1
    pen = Pen(side, side)
    box = Box(0, 0, side, side)
    if line and not inner:
        pen.box(box, line, radius)
        pen.box(box.inset(4), fill, max(radius - 4, 0))
    else:
        pen.box(box, fill, radius)
        if line:
            pen.box(box.inset(inner), None, max(radius - inner, 0), line, 2)
    return cut(_stretched(pen.picture(), corner, width, height), _stretched(pen.outline(), corner, width, height))


def _stretched(image: Image.Image, corner: int, width: int, height: int) -> Image.Image:
    """Pull a plate that is all corners, with one row and one column between them, to its size."""
    turn = Image.Transpose.TRANSPOSE
    return _widened(_widened(image, corner, width).transpose(turn), corner, height).transpose(turn)


def _widened(image: Image.Image, corner: int, width: int) -> Image.Image:
    """Repeat the middle column until the picture is as wide as asked."""
    height = image.height
    column = image.crop((corner, 0, corner + 1, height))
    wide = column.resize((width, height), Image.Resampling.NEAREST)
    wide.paste(image.crop((0, 0, corner, height)), (0, 0))
    wide.paste(image.crop((corner + 1, 0, image.width, height)), (width - corner, 0))
    return wide


def plate(canvas: Canvas, box: Box, fill: Colour, radius: int = 14, line: Colour | None = None, inner: int = 0) -> None:
    """Draw a rounded plate that fills a box."""
    canvas.stamp(slab(box.w, box.h, fill, radius, line, inner), box.x, box.y)
