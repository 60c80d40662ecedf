"""The look of pictures that belong to no table: parchment on a night with few stars."""

from __future__ import annotations

from functools import cache

from PIL import Image

from renderers import theme
from renderers.canvas import Pen
from renderers.inks import Palette, palette
from renderers.layout import Box
from renderers.theme import GOLD, INK, INK_SOFT, LAPIS, NIGHT, PARCHMENT, PARCHMENT_SHADE, RED, colour

STRIPE = colour("EADBB2")
STAR = colour("9AA0CC")
GRID = colour("CDB98A")

TEXT_PAIRS = (
    *((INK, ground) for ground in (PARCHMENT, STRIPE, PARCHMENT_SHADE, GOLD)),
    *((INK_SOFT, ground) for ground in (PARCHMENT, STRIPE)),
    *((PARCHMENT, ground) for ground in (NIGHT, INK, RED)),
    (GOLD, NIGHT),
)
"""Type and what it stands on."""

LINE_PAIRS = ((RED, PARCHMENT), (LAPIS, PARCHMENT))
"""Lines of a chart and what they are drawn on."""

_EDGES = ((NIGHT, STAR), (NIGHT, PARCHMENT), (PARCHMENT, GRID), (RED, GRID), (PARCHMENT, GOLD), (INK, STRIPE))


@cache
def colours() -> Palette:
    """Return the one palette of these pictures."""
    return palette(NIGHT, (*TEXT_PAIRS, *LINE_PAIRS, *_EDGES), 3)


@cache
def night() -> Image.Image:
    """Return the sky behind the parchment."""
    width, height = theme.SIZE
    pen = Pen(width, height, NIGHT, scale=2)
    for x, y, r in _STARS:
        pen.ellipse(Box(x - r, y - r, 2 * r, 2 * r), STAR)
    return pen.kept(colours())


_STARS = ((980, 30, 2), (1042, 52, 1), (1100, 24, 2), (1160, 46, 2), (930, 58, 1), (1130, 14, 1))
