"""Palettes: the colours that a picture may have, and what each becomes where contrast has to be high.

A picture is drawn once, in one way. A look is nothing but another table of colours in its file.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PIL import Image

from renderers.theme import Colour, luminance, mixed
from renderers.words import CONTRAST, STANDARD

MOST = 255
"""Colours of a palette: the last number is left to films, for what has not changed."""

LIGHT = 0.22
"""Luminance from which a colour is paper or lit ink, and below which it is ink or a dark ground."""

PAPER = 0.78
"""Luminance of parchment, which becomes white."""

VIVID = 0.27
"""Distance of the strongest and the weakest part from which a colour means something and keeps its hue."""

LIT, DEEP = 0.46, 0.07
"""Luminance that vivid colours have at least where they are light, at most where they are dark."""


SOFT = 28
"""Colours nearer to each other have no edge to soften; what lay between could be taken for either of them."""

NONE: Mapping[Colour, Colour] = {}
BLACK: Colour = (0, 0, 0)


class Palette(NamedTuple):
    """Colours to bring a picture to, and the table that each look writes for them."""

    image: Image.Image
    tables: Mapping[str, bytes]


def palette(
    ground: Colour, pairs: Iterable[tuple[Colour, Colour]], steps: int, fixed: Mapping[Colour, Colour] = NONE
) -> Palette:
    """Return a palette of colours that meet, with `steps` between each two for the soft edges of one on the other.

    It begins with that of the page's edge, which as number 0 is packed best. `fixed` says what becomes of some colours
    in high contrast, where `stark` would take a ground for an ink.
    """
    found = dict(list(blends([(ground, ground), *dict.fromkeys(pairs)], steps, fixed).items())[:MOST])
    image = Image.new("P", (1, 1))
    first = next(iter(found))
    image.putpalette(_table([*found, *[first] * (256 - len(found))]))
    return Palette(image, {STANDARD: _table(found), CONTRAST: _table(found.values())})


def blends(
    pairs: Iterable[tuple[Colour, Colour]], steps: int, fixed: Mapping[Colour, Colour] = NONE
) -> dict[Colour, Colour]:
    """Return colours and what lies between them, each with what it is in high contrast; the pure ones first."""
    pairs = list(pairs)
    found = {paint: fixed.get(paint) or stark(paint) for pair in pairs for paint in pair}
    pure = dict(found)
    for a, b in pairs:
        for i in range(1, steps + 1 if math.dist(a, b) >= SOFT else 1):
            share = i / (steps + 1)
            found.setdefault(mixed(a, b, share), mixed(pure[a], pure[b], share))
    return found


def stark(paint: Colour) -> Colour:
    """Return a colour as it is in high contrast: greys go to black or white, vivid ones away from the middle.

    >>> stark((243, 230, 196)), stark((26, 23, 48))
    ((255, 255, 255), (0, 0, 0))
    """
    light = luminance(paint)
    chroma = (max(paint) - min(paint)) / 255
    if light >= LIGHT:
        if chroma >= VIVID:
            return _towards(paint, (255, 255, 255), LIT) if light < LIT else paint
        return _grey(min(1, max(light / PAPER, 0.5)))
    if chroma >= VIVID:
        return _towards(paint, (0, 0, 0), DEEP) if light > DEEP else paint
    return _grey(0 if light < 0.05 else light * 0.25)


def _grey(light: float) -> Colour:
    """Return the grey of a luminance."""
    part = round(255 * (12.92 * light if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))
    return part, part, part


def _towards(paint: Colour, end: Colour, goal: float) -> Colour:
    """Mix a colour with black or white until it has a luminance."""
    steps = (mixed(paint, end, share / 50) for share in range(51))
    return min(steps, key=lambda mix: abs(luminance(mix) - goal))


def _table(paints: Iterable[Colour]) -> bytes:
    return bytes(part for paint in paints for part in paint)
