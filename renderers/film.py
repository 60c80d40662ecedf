"""Animated pictures: a game as one GIF, the one animated kind that every Discord client plays.

Pillow keeps every frame of an animation at full size until it is written; here each is packed at once, as the part of
the picture that has changed, with everything in it that has not left transparent.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterable, Sequence
from typing import TypeVar

from PIL import GifImagePlugin, Image, ImageChops

MOST_FRAMES = 400
MOST_BYTES = 8_000_000
"""What Discord takes everywhere, with room to spare."""

SECONDS = (1.0, 2.0)
"""The least and the most that a frame is shown."""

LENGTH = 120.0
"""Seconds that a film lasts, as far as that agrees with `SECONDS`."""

END = 5.0
"""Seconds that the last frame is shown."""

CLEAR = 255
"""The colour of what has not changed; pictures have fewer colours than that."""

FOREVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"

T = TypeVar("T")


def thinned(parts: Sequence[T], most: int) -> Sequence[T]:
    """Return at most so many (two or more) of some parts, spread evenly, the first and the last among them."""
    if len(parts) <= most:
        return parts
    return [parts[place * (len(parts) - 1) // (most - 1)] for place in range(most)]


def gif(pictures: Iterable[bytes], count: int) -> bytes:
    """Return PNGs of one size and one palette, about `count` of them, as a film; equal neighbours are one frame."""
    low, high = SECONDS
    seconds = max(low, min(high, LENGTH / count))
    blocks: list[bytes] = []
    colours = b""
    before: Image.Image | None = None
    waiting: tuple[Image.Image, tuple[int, int]] | None = None
    for data in pictures:
        now = Image.open(io.BytesIO(data))
        now.load()
        colours = max(colours, bytes(now.getpalette() or ()), key=len)
        if changed := _changed(before, now):
            if waiting:
                blocks.append(_block(*waiting, seconds))
            waiting = changed
        before = now
    if before is None or waiting is None:
        raise ValueError("a film needs a picture")
    blocks.append(_block(*waiting, END))
    return b"".join([_header(before.size, colours), FOREVER, *blocks, b";"])


def _changed(before: Image.Image | None, now: Image.Image) -> tuple[Image.Image, tuple[int, int]] | None:
    """Return what has changed, and where its upper left corner is; None where nothing has."""
    if before is None:
        return now, (0, 0)
    mask = ImageChops.difference(_numbers(before), _numbers(now)).point([0] + [255] * 255)
    box = mask.getbbox()
    if box is None:
        return None
    part = Image.new("P", (box[2] - box[0], box[3] - box[1]), CLEAR)
    part.putpalette(bytes(now.getpalette() or ()))
    part.paste(now.crop(box), (0, 0), mask.crop(box))
    return part, box[:2]


def _numbers(picture: Image.Image) -> Image.Image:
    """Return the numbers of a picture's colours as if they were greys."""
    return Image.frombytes("L", picture.size, picture.tobytes())


def _block(part: Image.Image, corner: tuple[int, int], seconds: float) -> bytes:
    milliseconds = round(seconds * 1000)
    return b"".join(GifImagePlugin.getdata(part, corner, duration=milliseconds, transparency=CLEAR, disposal=1))


def _header(size: tuple[int, int], colours: bytes) -> bytes:
    """Begin a file with 256 colours that all frames share."""
    return b"GIF89a" + struct.pack("<2H3B", *size, 0xF7, 0, 0) + colours.ljust(768, b"\0")[:768]
