"""Type: which font has a character, in which order characters stand, how wide a line is. It measures and never paints.

Lines are set glyph after glyph, in the same way on every machine. What that cannot do is done before: the order of
right-to-left text, the joined forms of Arabic, kerning (in the fonts). Scripts whose glyphs must be chosen by a shaping
library are set by Pillow's, where the machine has it; where not, they count as not drawable.
"""

from __future__ import annotations

import json
import math
import re
import threading
import unicodedata
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from arabic_reshaper import ArabicReshaper
from bidi.algorithm import get_display
from PIL import ImageFont, features

from renderers.words import DIRECTION_MARKS, FSI, PDI

FONTS = Path(__file__).parent / "fonts"
DISPLAY, SERIF, SANS = "Cinzel-ExtraBold.ttf", "EBGaramond-ExtraBold.ttf", "AlegreyaSans-ExtraBold.ttf"

MOST_MARKS = 2
"""Accents kept on one letter; names that pile up more would run into their neighbours."""

ELLIPSIS = "…"

LEADING = 1.16
"""From line to line, in sizes of type."""

LOCK = threading.RLock()
"""FreeType's faces may be used by one thread at a time."""

_FENCED = re.compile(f"{FSI}([^{PDI}]*){PDI}")
_MODIFIERS = re.compile("[\U0001f3fb-\U0001f3ff\ufe00-\ufe0f\U000e0020-\U000e007f\u20e3]")
_JOINED_EMOJI = re.compile("([\u2190-\u2bff\U0001f000-\U0001faff])(?:\u200d[^\u200d])+")
_reshape = ArabicReshaper(configuration={"delete_harakat": True}).reshape


class Run(NamedTuple):
    """Characters of one font, as they stand from left to right."""

    font: str
    text: str


class _Coverage(NamedTuple):
    file: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    shaped: bool

    def has(self, char: str) -> bool:
        place = bisect_right(self.starts, ord(char)) - 1
        return place >= 0 and ord(char) <= self.ends[place]


@cache
def _coverage() -> dict[str, _Coverage]:
    index = json.loads((FONTS / "index.json").read_text("utf-8"))
    return {
        entry["file"]: _Coverage(
            entry["file"],
            tuple(first for first, _ in entry["ranges"]),
            tuple(last for _, last in entry["ranges"]),
            entry.get("shaped", False),
        )
        for entry in index
    }


@cache
def _chain(face: str) -> tuple[_Coverage, ...]:
    """List the fonts asked for a character, first the face itself."""
    fonts = _coverage()
    can_shape = features.check("raqm")
    faces = (DISPLAY, SERIF, SANS)
    others = [font for name, font in fonts.items() if name not in faces and (can_shape or not font.shaped)]
    return (fonts[face], *([] if face == SANS else [fonts[SANS]]), *others)


@cache
def font(file: str, size: int) -> ImageFont.FreeTypeFont:
    """Open a font once."""
    engine = ImageFont.Layout.RAQM if _coverage()[file].shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(FONTS / file), size, layout_engine=engine)


def boldness(file: str) -> float:
    """Say by how many pixels a font must be thickened to stand beside the others."""
    return 0.6 if "Regular" in file else 0


@lru_cache(maxsize=2048)
def runs(text: str, face: str) -> tuple[Run, ...]:
    """Set a line: its characters in the order in which they stand, by font; what no font has is left out."""
    found: list[Run] = []
    for piece in _pieces(clean(text)):
        for cluster in clusters(piece):
            for run in _cluster_run(cluster, face):
                if found and found[-1].font == run.font:
                    run = Run(run.font, found.pop().text + run.text)
                found.append(run)
    return tuple(found)


@lru_cache(maxsize=4096)
def width(text: str, face: str, size: int) -> float:
    """Measure a line in pixels."""
    with LOCK:
        return sum(font(run.font, size).getlength(run.text) for run in runs(text, face))


@lru_cache(maxsize=2048)
def fitted(text: str, face: str, size: int, room: int) -> str:
    """Return the line, or as much of its beginning as fits with an ellipsis."""
    if width(text, face, size) <= room:
        return text
    parts = clusters(clean(text))
    low, high = 0, len(parts)
    while low < high:
        half = (low + high + 1) // 2
        if width(_beginning(parts[:half]), face, size) <= room:
            low = half
        else:
            high = half - 1
    return _beginning(parts[:low])


def _beginning(parts: list[str]) -> str:
    """End a cut line with an ellipsis, and a fence that was cut open."""
    text = "".join(parts).rstrip() + ELLIPSIS
    return text + PDI * (text.count(FSI) - text.count(PDI))


class Setting(NamedTuple):
    """How a name is set: at a size, on rows, each with how far below the top of all ink its baseline is."""

    size: int
    rows: tuple[tuple[str, int], ...]
    height: int
    """Of all ink."""


@lru_cache(maxsize=1024)
def whole(text: str, face: str, size: int, least: int, room: int, height: int) -> Setting | None:
    """Set a name without cutting it, as large as may be: on one row, on more between its words, within them.

    Return None where `room` x `height` pixels are too few for it at the size `least`.
    """
    text = clean(text)
    for parts in (_words(text), clusters(text)):
        for count in range(1, max(1, height * 3 // (least * 2)) + 1):
            for now in range(size, least - 1, -1):
                rows = _filled(parts, face, now, room)
                if len(rows) > count or any(width(row, face, now) > room for row in rows):
                    continue
                setting = _stacked(rows, face, now, height)
                if count == 1 or setting.height <= height:
                    return setting
    return None


def _stacked(rows: list[str], face: str, size: int, height: int) -> Setting:
    """Put rows under each other: as far apart as reads well, closer where there is no room, never touching."""
    inks = [ink(row, face, size) for row in rows]
    ends = inks[0][0] + inks[-1][1]
    apart = max([low + high + 1 for (_, low), (high, _) in pairwise(inks)], default=0)
    pitch = max(apart, size - 1, min(round(size * LEADING), (height - ends) // max(1, len(rows) - 1)))
    lines = tuple([(row, inks[0][0] + i * pitch) for i, row in enumerate(rows)])
    return Setting(size, lines, ends + (len(rows) - 1) * pitch)


@lru_cache(maxsize=1024)
def ink(text: str, face: str, size: int) -> tuple[int, int]:
    """Measure how far a line reaches above and below its baseline."""
    with LOCK:
        boxes = [font(run.font, size).getbbox(run.text, anchor="ls") for run in runs(text, face)]
    return max([math.ceil(-box[1]) for box in boxes], default=0), max([math.ceil(box[3]) for box in boxes], default=0)


def _words(text: str) -> list[str]:
    """Split a name where a row may end: behind blanks and hyphens, and between signs that are words themselves."""
    return [part for part in re.split("(?<=[ -])|(?<=[\u2e80-\ud7ff])(?=[\u2e80-\ud7ff])", text) if part]


def _filled(parts: list[str], face: str, size: int, room: int) -> list[str]:
    """Put parts on rows, as many on each as it has room for."""
    rows = [""]
    for part in parts:
        if rows[-1] and width((rows[-1] + part).rstrip(), face, size) > room:
            rows.append("")
        rows[-1] += part
    return [row.strip() for row in rows]


def fits(text: str, face: str, size: int, room: int, most: int) -> bool:
    """Tell whether `wrapped` need not cut a sentence."""
    return all(width(line, face, size) <= room for line in _broken(text, face, size, room, most))


def wrapped(text: str, face: str, size: int, room: int, most: int) -> list[str]:
    """Break a sentence into at most `most` lines; the last one takes what is left and is cut to fit."""
    return [fitted(line, face, size, room) for line in _broken(text, face, size, room, most)]


def _broken(text: str, face: str, size: int, room: int, most: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and (width(longer, face, size) <= room or len(lines) == most):
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def drawable(text: str, face: str) -> bool:
    """Tell whether anything of a text can be seen."""
    return any(run.text.strip() for run in runs(text, face))


def clean(text: str) -> str:
    """Reduce a text to what is drawn: composed letters, one picture for a joined emoji, single spaces."""
    text = _JOINED_EMOJI.sub(r"\1", unicodedata.normalize("NFC", text))
    text = "".join(
        char if char in (FSI, PDI) else " " if char.isspace() else char
        for char in _MODIFIERS.sub("", text)
        if char in (FSI, PDI) or char.isspace() or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
    )
    return re.sub(" +", " ", text).strip()


def clusters(text: str) -> list[str]:
    """Split a text into what readers take for one character."""
    found: list[str] = []
    for char in text:
        if found and unicodedata.category(char) in ("Mn", "Me", "Mc"):
            if len(found[-1]) <= MOST_MARKS:
                found[-1] += char
        else:
            found.append(char)
    return found


def _pieces(text: str) -> Iterator[str]:
    """Put the parts of a line, each in the direction of its first letter, into the order in which they stand."""
    for part in _FENCED.split(text):
        part = part.translate(DIRECTION_MARKS)
        if not any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in part):
            yield part
        else:
            bare = "".join(c for c in part if unicodedata.bidirectional(c) != "NSM")
            yield get_display(_reshape(bare))


def _cluster_run(cluster: str, face: str) -> Iterator[Run]:
    """Find the first font that has a character whole, else that has it in a plainer form."""
    plainer = unicodedata.normalize("NFKC", cluster)
    bare = "".join(c for c in unicodedata.normalize("NFKD", cluster) if not unicodedata.category(c).startswith("M"))
    for form in dict.fromkeys((cluster, plainer, bare)):
        for coverage in _chain(face):
            if form and all(coverage.has(char) for char in form):
                yield Run(coverage.file, form)
                return
