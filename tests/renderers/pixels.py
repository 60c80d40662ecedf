"""What a picture's type and signs look like in its pixels: what was written where, and what is to be seen of it."""

from __future__ import annotations

import sys
from collections import Counter
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


def seen(canvas: Canvas, palette: Palette, look: str) -> Image.Image:
    """Return a canvas in the colours that its file has."""
    flat = canvas.image.quantize(palette=palette.image, dither=Image.Dither.NONE)
    flat.putpalette(palette.tables[look])
    return flat.convert("RGB")


def ink_and_grounds(mark: Mark, image: Image.Image) -> tuple[theme.Colour, float, list[theme.Colour]]:
    """Return the colour that a mark has in an image, what share of it is of that colour, and what it stands on."""
    pad = NEAR
    size = (mark.mask.width + 2 * pad, mark.mask.height + 2 * pad)
    mask = Image.new("L", size, 0)
    mask.paste(mark.mask, (pad, pad))
    x, y = mark.corner[0] - pad, mark.corner[1] - pad
    part = image.crop((x, y, x + size[0], y + size[1]))
    inside = Image.new("L", size, 0)
    inside.paste(255, (max(0, -x), max(0, -y), min(size[0], image.width - x), min(size[1], image.height - y)))
    solid = mask.point(lambda value: 255 * (value >= SOLID))
    touched = mask.point(lambda value: 255 * (value > 0)).filter(ImageFilter.MaxFilter(3))
    near = touched.filter(ImageFilter.MaxFilter(NEAR))
    around = ImageChops.multiply(ImageChops.subtract(near, touched), inside)
    inks = _counted(part, solid)
    if not inks:
        inks = _counted(part, mask.point(lambda value: 255 * (value >= 128)))
    ink, most = inks.most_common(1)[0]
    grounds = _counted(part, around)
    total = sum(grounds.values())
    return ink, most / sum(inks.values()), [paint for paint, count in grounds.items() if count > 0.12 * total]


def _counted(image: Image.Image, mask: Image.Image) -> Counter[theme.Colour]:
    pixels = zip(image.getdata(), mask.tobytes(), strict=True)
    return Counter(paint for paint, on in pixels if on == 255)
