"""The colours, the wall of the town, shields and cards."""

from __future__ import annotations

from functools import cache

from PIL import Image

from renderers import theme
from renderers.canvas import Pen, Sprite
from renderers.capulets_montagues import emblems
from renderers.inks import BLACK, Palette, palette
from renderers.layout import Box
from renderers.pieces import Kind
from renderers.theme import GOLD, INK, INK_SOFT, LAPIS, PARCHMENT, PARCHMENT_SHADE, RED, Colour, colour

SKY = colour("F0C58A")
BRICK = colour("93513B")
BRICK_LOW = colour("6B3427")
BRICK_LINE = colour("84452F")
HILL = colour("C27F58")
STRIPE = colour("EADBB2")
SPENT = colour("CDBB92")
OCHRE = colour("865A0C")
GREEN = colour("1F6A63")
VIOLET = colour("55357C")

TRAITS: tuple[Colour, ...] = (RED, OCHRE, LAPIS, GREEN, VIOLET)
"""The sign of each trait."""

KINDS = tuple(map(Kind, TRAITS, ("upright", "dotted", "level", "falling", "rising")))
HARM = Kind(INK, "crossed")
"""Kinds of cards: by the trait they raise most, of blood the first, and those that harm others without it."""

TEXT_PAIRS = (
    (INK, PARCHMENT), (INK, STRIPE), (INK, SPENT), (INK, GOLD), (INK_SOFT, PARCHMENT), (RED, PARCHMENT),
    (PARCHMENT, INK), (PARCHMENT, BRICK), (PARCHMENT, BRICK_LOW), (PARCHMENT, RED),
    *((PARCHMENT, band) for band in TRAITS),
)  # fmt: skip
"""Type and what it stands on."""

SIGN_PAIRS = tuple((seat.colour, INK) for seat in theme.SEATS)
"""Seat signs and what they lie on, bare."""

_EDGES = (
    (SKY, BRICK), (SKY, BRICK_LOW), (SKY, GOLD), (BRICK, GOLD), (BRICK, BRICK_LOW), (BRICK, BRICK_LINE), (SKY, HILL),
    (PARCHMENT, PARCHMENT_SHADE), *((SPENT, band) for band in TRAITS), (RED, STRIPE), (SPENT, BRICK),
    *((seat.colour, PARCHMENT) for seat in theme.SEATS),
)  # fmt: skip


@cache
def colours() -> Palette:
    """Return the one palette of every picture of this game."""
    return palette(BRICK, (*TEXT_PAIRS, *SIGN_PAIRS, *_EDGES), 3, {BRICK: BLACK, BRICK_LOW: BLACK})


@cache
def wall(top: int) -> Image.Image:
    """Return the wall of the town before the evening sky, without its teeth; `top` is where it begins."""
    width, height = theme.SIZE
    pen = Pen(width, height, SKY, scale=3)
    pen.shape("+ M0 100 L0 62 C14 30 24 34 36 60 C48 26 62 20 74 52 C84 40 92 44 100 58 L100 100 Z",
              Box(0, 0, width, top), HILL)  # fmt: skip
    pen.box(Box(0, top, width, height - top), BRICK)
    for row, y in enumerate(range(top + 16, height, 32)):
        for x in range(-40 + 90 * (row % 3), width, 270):
            pen.box(Box(x, y, 56, 3), BRICK_LINE)
    return pen.kept(colours())


@cache
def merlon(width: int, height: int, paint: Colour) -> Sprite:
    """Return a tooth of the wall: one turn."""
    pen = Pen(width, height)
    pen.shape(emblems.MERLON, Box(0, 0, width, height), paint)
    return pen.sprite()


@cache
def arms(seat: int, width: int, height: int) -> Sprite:
    """Return a family's shield."""
    pen = Pen(width, height, scale=8)
    box = Box(0, 0, width, height)
    field = theme.SEATS[seat].colour
    tinctures = {emblems.FIELD: field, emblems.PALE: PARCHMENT, emblems.DARK: INK}
    pen.shape(emblems.SHIELD, box, field)
    for shape, tincture in emblems.ARMS[seat]:
        pen.shape(shape, box, tinctures[tincture])
    pen.shape(emblems.SHIELD_OUTSIDE, box, INK)
    pen.shape(emblems.SHIELD_LINE, box, INK)
    return pen.sprite()
