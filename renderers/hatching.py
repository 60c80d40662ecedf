"""Hatching: a pattern for each colour that means something, so that eyes and printers without colours read it too.

It is that of heralds (Petra Sancta, 1638): red has upright lines, blue level ones, green falling and purple rising
ones, gold is dotted and black crossed; rose, which they did not know, has waves.
"""

from __future__ import annotations

from functools import cache
from itertools import product

from PIL import Image

TILE = 8
"""Pixels after which a pattern begins again, in both directions."""

ART: dict[str, str] = {
    "upright": "##......" * 8,
    "level": ("#" * 8 + "#" * 8 + "." * 16) * 2,
    "falling": "".join("." * i + "##" + "." * (6 - i) if i < 7 else "#......#" for i in range(8)),
    "rising": "".join("." * (6 - i) + "##" + "." * i if i < 7 else "#......#" for i in range(8)),
    "dotted": "##......" * 2 + "." * 16 + "....##.." * 2 + "." * 16,
    "crossed": ("#" * 8 + "#" * 8 + "##......" * 2) + "##......" * 4,
    "waved": "##......" + ".##....#" + "..##..##" + "...####." + "....##.." + "." * 24,
}
"""By name: a tile, row by row."""

HATCHES = tuple(ART)


@cache
def hatch_mask(name: str, width: int, height: int) -> Image.Image:
    """Return a pattern as a mask of a size."""
    tile = Image.new("L", (TILE, TILE))
    tile.putdata([255 * (mark == "#") for mark in ART[name]])
    mask = Image.new("L", (width, height))
    for x, y in product(range(0, width, TILE), range(0, height, TILE)):
        mask.paste(tile, (x, y))
    return mask
