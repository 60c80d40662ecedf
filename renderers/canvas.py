"""Painting: the only place that draws pixels.

What is drawn once (card backs, frames, the scene) is made large with a `Pen` and kept small as a `Sprite`; a picture is
a `Canvas` on which sprites and lines of type are stamped. Everything kept may be used by several threads.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from renderers import letters, png, shapes
from renderers.hatching import hatch_mask
from renderers.inks import Palette
from renderers.layout import Box
from renderers.letters import LEADING
from renderers.theme import Colour, Type

Align = Literal["left", "middle", "right"]

SMALL = 100
"""Shapes no larger are drawn at eight times their size for clean details, others at four times."""


class Strip(NamedTuple):
    """Rows of a sprite; without a mask they hide everything, which is several times faster."""

    top: int
    art: Image.Image
    mask: Image.Image | None


class Sprite(NamedTuple):
    """A piece of a picture, kept at its final size."""

    size: tuple[int, int]
    strips: tuple[Strip, ...]


class Pen:
    """Draw flat shapes at several times their size, then take them down to it."""

    def __init__(self, width: int, height: int, ground: Colour | None = None, scale: int = 3) -> None:
        self.scale = scale
        self.size = (width, height)
        fill = (0, 0, 0, 0) if ground is None else (*ground, 255)
        self._image = Image.new("RGBA", (width * scale, height * scale), fill)
        self._draw = ImageDraw.Draw(self._image)

    def box(self, box: Box, fill: Colour | None, radius: int = 0, line: Colour | None = None, width: int = 0) -> None:
        """Draw a rectangle with round corners."""
        k = self.scale
        edges = (box.x * k, box.y * k, box.right * k - 1, box.bottom * k - 1)
        self._draw.rounded_rectangle(edges, radius * k, fill, line, width * k)

    def ellipse(self, box: Box, fill: Colour | None, line: Colour | None = None, width: int = 0) -> None:
        """Draw an ellipse that fills a box."""
        k = self.scale
        self._draw.ellipse((box.x * k, box.y * k, box.right * k - 1, box.bottom * k - 1), fill, line, width * k)

    def polygon(self, points: Sequence[shapes.Point], fill: Colour) -> None:
        """Fill a polygon."""
        self._draw.polygon([(x * self.scale, y * self.scale) for x, y in points], fill)

    def line(self, points: Sequence[shapes.Point], fill: Colour, width: float) -> None:
        """Draw a line with round joints and ends."""
        _stroke(self._draw, [(x * self.scale, y * self.scale) for x, y in points], fill, width * self.scale)

    def shape(self, shape: str, box: Box, fill: Colour, cut: Colour | None = None) -> None:
        """Draw a shape of 100 x 100 into a box; what is cut out shows `cut`, or nothing."""
        hole = (0, 0, 0, 0) if cut is None else cut
        k = self.scale
        for layer in shapes.layers(shape):
            paint = fill if layer.paint else hole
            for row in layer.outlines:
                points = [((box.x + x * box.w / 100) * k, (box.y + y * box.h / 100) * k) for x, y in row]
                if layer.width:
                    _stroke(self._draw, points, paint, layer.width * box.w / 100 * k)
                else:
                    self._draw.polygon(points, paint)

    def picture(self) -> Image.Image:
        """Return what was drawn, at its size, without transparency."""
        return self._image.reduce(self.scale).convert("RGB")

    def kept(self, palette: Palette) -> Image.Image:
        """Return what was drawn as `Canvas.kept` does."""
        return Canvas(self.picture()).kept(palette)

    def outline(self) -> Image.Image:
        """Return the outline of what was drawn, at its size, as a mask."""
        return self._image.reduce(self.scale).getchannel("A")

    def sprite(self) -> Sprite:
        """Return what was drawn, at its size, with its outline as a mask."""
        small = self._image.reduce(self.scale)
        return cut(small.convert("RGB"), small.getchannel("A"))


class Canvas:
    """A picture in the making."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.convert("RGB")

    def fill(self, box: Box, paint: Colour) -> None:
        """Fill a rectangle."""
        self.image.paste(paint, (box.x, box.y, box.right, box.bottom))

    def stamp(self, sprite: Sprite, x: int, y: int) -> None:
        """Put a sprite, its upper left corner there."""
        for strip in sprite.strips:
            self.image.paste(strip.art, (x, y + strip.top), strip.mask)

    def shape(self, shape: str, box: Box, paint: Colour) -> None:
        """Put a shape of one colour into a box."""
        self.image.paste(paint, (box.x, box.y), shape_mask(shape, box.w, box.h))

    def ground(self, shape: str, box: Box, paint: Colour) -> None:
        """Put a shape of one colour that only carries others: it need not stand out itself."""
        self.image.paste(paint, (box.x, box.y), shape_mask(shape, box.w, box.h))

    def hatch(self, box: Box, name: str, paint: Colour, ground: Colour) -> None:
        """Fill a rectangle with hatching."""
        self.fill(box, ground)
        self.image.paste(paint, (box.x, box.y), hatch_mask(name, box.w, box.h))

    def text(self, box: Box, line: str, type_: Type, align: Align = "left", *, least: int = 0) -> None:
        """Write a line into a box, in the middle of its height.

        Where it is too long it is set smaller, down to the size `least`, and cut with an ellipsis if that does not do.
        """
        while type_.size > least > 0 and letters.width(line, type_.face, type_.size) > box.w:
            type_ = type_._replace(size=type_.size - 1)
        line = letters.fitted(line, type_.face, type_.size, box.w)
        if not line:
            return
        room = box.w - math.ceil(letters.width(line, type_.face, type_.size))
        x = box.x + {"left": 0, "middle": room // 2, "right": room}[align]
        baseline = box.y + (box.h + cap_height(type_.face, type_.size)) // 2
        mask, left, above = text_mask(line, type_.face, type_.size)
        self.image.paste(type_.colour, (x + left, baseline - above), mask)

    def whole(self, box: Box, name: str, type_: Type, align: Align = "left", *, least: int) -> bool:
        """Write a name into a box without cutting it: smaller, down to the size `least`, or on several rows.

        Where that does not do nothing is written; tell whether it did.
        """
        found = letters.whole(name, type_.face, type_.size, least, box.w, box.h)
        if found is None:
            return False
        type_ = type_._replace(size=found.size)
        if len(found.rows) == 1:
            self.text(box, found.rows[0][0], type_, align)
            return True
        top, cap = box.y + (box.h - found.height) // 2, cap_height(type_.face, type_.size)
        for row, baseline in found.rows:
            self.text(Box(box.x, top + baseline - cap, box.w, cap), row, type_, align)
        return True

    def lines(self, box: Box, sentence: str, type_: Type, *, high: bool = False, least: int = 0) -> None:
        """Write a sentence on as many lines as fit into a box, in the middle of its height or `high`, from its top.

        Where it is too long it is set smaller, step by step down to the size `least`, before it is cut.
        """
        while not letters.fits(sentence, type_.face, type_.size, box.w, _rows(box, type_)) and type_.size > least > 0:
            type_ = type_._replace(size=max(least, type_.size - 2))
        height = round(type_.size * LEADING)
        rows = letters.wrapped(sentence, type_.face, type_.size, box.w, _rows(box, type_))
        top = box.y if high else box.y + (box.h - height * len(rows)) // 2
        for i, row in enumerate(rows):
            self.text(Box(box.x, top + i * height, box.w, height), row, type_)

    def kept(self, palette: Palette) -> Image.Image:
        """Return it in the colours of a palette, to be kept as a ground: a quarter of the memory, and the same PNG."""
        return self.image.quantize(palette=palette.image, dither=Image.Dither.NONE)

    def png(self, palette: Palette, look: str) -> bytes:
        """Return it as a PNG in the colours that a look gives a palette."""
        return png.encode(self.image, palette, look)


def _rows(box: Box, type_: Type) -> int:
    return max(1, box.h // round(type_.size * LEADING))


LITTLE = 5000
"""Pixels of a sprite up to which putting it in one piece takes less time than the mask costs."""


def cut(art: Image.Image, mask: Image.Image) -> Sprite:
    """Make a sprite of a picture and its outline."""
    if mask.width * mask.height <= LITTLE:
        return Sprite(art.size, (Strip(0, art, mask),))
    full = [mask.crop((0, y, mask.width, y + 1)).getextrema()[0] == 255 for y in range(mask.height)]
    edges = [0, *(y for y in range(1, len(full)) if full[y] != full[y - 1]), len(full)]
    strips = []
    for top, bottom in pairwise(edges):
        part = (0, top, mask.width, bottom)
        strips.append(Strip(top, art.crop(part), None if full[top] else mask.crop(part)))
    return Sprite(art.size, tuple(strips))


PAD = 4
"""Pixels round a line's mask, for letters that reach out of their width."""


@lru_cache(maxsize=600)
def text_mask(line: str, face: str, size: int) -> tuple[Image.Image, int, int]:
    """Return a line as a mask, how far right of the line's start it begins, how far below its top the baseline is."""
    above = round(size * 1.15)
    with letters.LOCK:
        width = math.ceil(letters.width(line, face, size)) + 2 * PAD
        mask = Image.new("L", (width, round(size * 1.6)), 0)
        draw = ImageDraw.Draw(mask)
        x = float(PAD)
        for run in letters.runs(line, face):
            font = letters.font(run.font, size)
            draw.text((x, above), run.text, 255, font, anchor="ls", stroke_width=letters.boldness(run.font))
            x += font.getlength(run.text)
    left, top, right, bottom = mask.getbbox() or (PAD, above, PAD + 1, above + 1)
    return mask.crop((left, top, right, bottom)), left - PAD, above - top


@cache
def cap_height(face: str, size: int) -> int:
    """Return how high capitals and figures stand."""
    with letters.LOCK:
        return round(-letters.font(face, size).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=256)
def shape_mask(shape: str, width: int, height: int) -> Image.Image:
    """Return a shape of 100 x 100 as a mask of that size."""
    scale = 8 if width <= SMALL else 4
    mask = Image.new("L", (width * scale, height * scale), 0)
    draw = ImageDraw.Draw(mask)
    for layer in shapes.layers(shape):
        for row in layer.outlines:
            points = [(x * mask.width / 100, y * mask.height / 100) for x, y in row]
            if layer.width:
                _stroke(draw, points, 255 * layer.paint, layer.width * mask.width / 100)
            else:
                draw.polygon(points, 255 * layer.paint)
    return mask.reduce(scale)


def _stroke(
    draw: ImageDraw.ImageDraw, points: Sequence[shapes.Point], paint: int | tuple[int, ...], width: float
) -> None:
    """Draw a line with round joints and ends."""
    draw.line(list(points), paint, round(width), "curve")
    r = width / 2
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - r, y - r, x + r, y + r), paint)
