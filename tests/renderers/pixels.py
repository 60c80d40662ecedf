"""What a picture's type and signs look like in its pixels: what was written where, and what is to be seen of it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from PIL import Image, ImageChops, ImageFilter

from renderers import theme
from renderers.canvas import Canvas
from renderers.inks import Palette

SOLID, NEAR = 250, 7
"""Where a mask is ink, and how far round it the ground is looked at (an odd number of pixels)."""

COMMON = {"text": 0.12, "shape": 0.3}
"""What share of the ground counts as ground: signs may stand on an edge, type may not."""


@dataclass(frozen=True)
class Mark:
    """A line of type or a shape, as it was put on a canvas."""

    what: str
    canvas: Canvas
    corner: tuple[int, int]
    mask: Image.Image
    paint: theme.Colour
    kind: str

    @property
    def height(self) -> int:
        """Return how high it stands in the picture."""
        box = self.mask.point(lambda value: 255 * (value > 127)).getbbox()
        return box[3] - box[1] if box else 0


class _Sheet:
    """Stands in for a canvas's image and notes what is pasted on it."""

    def __init__(self, image: Image.Image, note: Any) -> None:
        self._image, self._note = image, note

    def paste(self, paint: Any, corner: tuple[int, int], mask: Image.Image) -> None:
        self._note(paint, corner, mask)
        self._image.paste(paint, corner, mask)


@contextmanager
def watched() -> Iterator[list[Mark]]:
    """Note every line of type and every shape that is put on any canvas, those of kept pieces too."""
    marks: list[Mark] = []
    originals = {kind: getattr(Canvas, kind) for kind in ("text", "shape")}

    def watch(kind: str) -> None:
        def put(self: Canvas, first: Any, second: Any, *args: Any, **kwargs: Any) -> None:
            what = second if kind == "text" else first
            image = self.image

            def note(paint: Any, corner: tuple[int, int], mask: Image.Image) -> None:
                marks.append(Mark(what, self, corner, mask, paint, kind))

            self.image = _Sheet(image, note)  # type: ignore[assignment]
            try:
                originals[kind](self, first, second, *args, **kwargs)
            finally:
                self.image = image

        setattr(Canvas, kind, put)

    forget()
    for kind in originals:
        watch(kind)
    try:
        yield marks
    finally:
        for kind, original in originals.items():
            setattr(Canvas, kind, original)
        forget()


def forget() -> None:
    """Throw away every kept piece, so that it is drawn anew."""
    for name, module in list(sys.modules.items()):
        if name.startswith("renderers") and "letters" not in name and "words" not in name:
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def seen(canvas: Canvas, palette: Palette) -> Image.Image:
    """Return a canvas in the colours that its file has, as numbers of the palette."""
    flat = canvas.image.quantize(palette=palette.image, dither=Image.Dither.NONE)
    return Image.frombytes("L", flat.size, flat.tobytes())


def paint_of(palette: Palette, look: str, number: int) -> theme.Colour:
    """Return what a number of the palette is in a look."""
    red, green, blue = palette.tables[look][3 * number : 3 * number + 3]
    return red, green, blue


@dataclass(frozen=True)
class Sight:
    """What is to be seen of a mark, in numbers of the palette: its colour, how much is of it, what it stands on."""

    ink: int
    share: float
    grounds: tuple[int, ...]


def sight(mark: Mark, image: Image.Image) -> Sight | None:
    """Look at a mark and at what is round it; None where it is too fine to have a colour of its own."""
    size = (mark.mask.width + 2 * NEAR, mark.mask.height + 2 * NEAR)
    x, y = mark.corner[0] - NEAR, mark.corner[1] - NEAR
    mask, inside = Image.new("L", size, 0), Image.new("L", size, 0)
    mask.paste(mark.mask, (NEAR, NEAR))
    inside.paste(255, (max(0, -x), max(0, -y), min(size[0], image.width - x), min(size[1], image.height - y)))
    part = image.crop((x, y, x + size[0], y + size[1]))
    solid = ImageChops.multiply(mask.point([0] * SOLID + [255] * (256 - SOLID)), inside)
    inks = part.histogram(solid)
    if sum(inks) < 12:
        return None
    touched = mask.point([0] + [255] * 255).filter(ImageFilter.MaxFilter(3))
    near = ImageChops.subtract(touched.filter(ImageFilter.MaxFilter(NEAR)), touched)
    around = part.histogram(ImageChops.multiply(near, inside))
    most, total = max(inks), sum(around)
    return Sight(
        inks.index(most),
        most / sum(inks),
        tuple(n for n, count in enumerate(around) if count > COMMON[mark.kind] * total),
    )
