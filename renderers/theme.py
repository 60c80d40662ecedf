"""Colours, sizes and seat signs that all games share.

The look: old print, flat and warm. Every colour is one of these or of a game's own few; what means something is told
by a shape or a letter too.
"""

from __future__ import annotations

from typing import NamedTuple

from renderers.letters import DISPLAY, SANS, SERIF
from renderers.shapes import regular

Colour = tuple[int, int, int]

SIZE = (1200, 800)
MARGIN = 24
"""Nothing that matters is nearer to the edge: some clients crop."""

SMALLEST = 24
"""Type is never smaller: a picture is often shown a third as wide."""

NUMBER = 44
"""Size of type for numbers that matter; their figures are at least 27 pixels high, 9 at a third."""


def colour(code: str) -> Colour:
    """Read a colour written as six hexadecimal digits."""
    return int(code[:2], 16), int(code[2:4], 16), int(code[4:], 16)


PARCHMENT = colour("F3E6C4")
PARCHMENT_SHADE = colour("DFCC9C")
INK = colour("1A1730")
INK_SOFT = colour("5A4A3E")
GOLD = colour("F2B84B")
RED = colour("A4262C")
LAPIS = colour("27509B")
NIGHT = colour("0F1433")


class Seat(NamedTuple):
    """How a seat is told from the others."""

    letter: str
    colour: Colour
    shape: str


SEATS = (
    Seat("A", colour("F0B429"), "+ O50 50 46"),
    Seat("B", colour("5BB8EC"), "+ M8 8 L92 8 92 92 8 92 Z"),
    Seat("C", colour("F0714A"), "+ M50 2 L100 92 0 92 Z"),
    Seat("D", colour("35B58C"), f"+ {regular(4, 50)}"),
    Seat("E", colour("E08FC0"), f"+ {regular(5, 54, 30)}"),
    Seat("F", colour("E9E4DA"), "+ M0 8 L100 8 50 98 Z"),
    Seat("G", colour("8FA2F5"), "+ M32 4 L68 4 68 32 96 32 96 68 68 68 68 96 32 96 32 68 4 68 4 32 32 32 Z"),
)
"""By seat: a letter, a colour from a set that colour-blind eyes tell apart, and a shape."""


class Type(NamedTuple):
    """A face at a size, in a colour."""

    face: str
    size: int
    colour: Colour


def display(size: int, ink: Colour) -> Type:
    """Capitals for titles and the name bands of cards."""
    return Type(DISPLAY, size, ink)


def serif(size: int, ink: Colour) -> Type:
    """Sentences, roles and figures."""
    return Type(SERIF, size, ink)


def sans(size: int, ink: Colour) -> Type:
    """Names of people and small words."""
    return Type(SANS, size, ink)


def mixed(a: Colour, b: Colour, share: float) -> Colour:
    """Mix two colours; `share` of the second."""
    red, green, blue = (round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return red, green, blue


def luminance(paint: Colour) -> float:
    """Return the relative luminance, as WCAG 2 defines it."""
    parts = [c / 255 for c in paint]
    red, green, blue = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast of two colours, 1 to 21, as WCAG 2 defines it."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
