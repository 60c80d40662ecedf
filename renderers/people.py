"""People in pictures: their names, always whole, and their signs in sentences that have no room for names.

A name is set smaller, or on several lines; where that does not do, there is the letter of the seat's sign, and the
texts below say whose that is. Never is a name cut, for two that begin alike would become one.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from dataclasses import replace

from renderers import theme
from renderers.canvas import Align, Canvas
from renderers.layout import Box, centred
from renderers.letters import SANS, drawable, fits, width
from renderers.pieces import badge
from renderers.theme import SMALLEST, Type
from renderers.words import Words

COMPUTER = "⚙"
"""Behind the name of a computer."""

LEAST = 20
"""Smaller than other type is a name where no sign stands for it, and only if it is all of emoji."""

SIGNS = "".join(chr(0xE000 + seat) for seat in range(len(theme.SEATS)))
"""What stands in a sentence, while it is set, for the signs of the seats."""


def name_of(words: Words, seat: int) -> str:
    """Return a name that can be drawn: the seat's number where no font has any of its letters."""
    name = words.name(seat)
    return name if drawable(name, SANS) else words("player-number", number=seat + 1)


def drawable_words(words: Words) -> Words:
    """Return the same texts with names that can be drawn."""
    return replace(words, names=tuple([name_of(words, seat) for seat in range(len(words.names))]))


def named(
    canvas: Canvas, box: Box, words: Words, seat: int, type_: Type, align: Align = "left", *, least: int = SMALLEST
) -> None:
    """Write who has a seat, a computer with its mark; where there is no room for that, only of which sign they are."""
    if not fully_named(canvas, box, words, seat, type_, align, least=least):
        letter = theme.SEATS[seat].letter if seat < len(theme.SEATS) else str(seat + 1)
        canvas.text(box, words("player-number", number=letter), type_, align, least=least)


def fully_named(
    canvas: Canvas, box: Box, words: Words, seat: int, type_: Type, align: Align = "left", *, least: int = SMALLEST
) -> bool:
    """Write who has a seat, or nothing where there is no room for it; tell which."""
    mark = f"\u00a0{COMPUTER}" if seat in words.computers else ""
    return canvas.whole(box, name_of(words, seat) + mark, type_, align, least=least)


def told(
    canvas: Canvas,
    box: Box,
    words: Words,
    say: Callable[[Words], str],
    type_: Type,
    align: Align = "left",
    rows: int = 1,
) -> None:
    """Write a sentence whole: with names or, where they are too long for it, with the signs of their seats."""
    said = spoken(words, say, type_, box.w, rows)
    if any(char in SIGNS for char in said):
        _signed(canvas, box, said, type_, align)
    elif width(said, type_.face, SMALLEST) <= box.w:
        canvas.text(box, said, type_, align, least=SMALLEST)
    else:
        canvas.lines(box, said, type_, high=True, least=SMALLEST)


def spoken(words: Words, say: Callable[[Words], str], type_: Type, room: int, rows: int = 1) -> str:
    """Say a sentence with names, if they leave it whole in that room at the smallest size, else with `SIGNS`."""
    said = say(drawable_words(words))
    if fits(said, type_.face, SMALLEST, room, rows):
        return said
    return say(replace(words, names=tuple(SIGNS[: len(words.names)])))


def length(said: str, type_: Type) -> int:
    """Measure a sentence in pixels; its signs, too."""
    return sum(_wide(part, type_) for part in _parts(said))


def _signed(canvas: Canvas, box: Box, said: str, type_: Type, align: Align) -> None:
    """Write a line in which characters of their own stand for seats' signs."""
    while (room := box.w - length(said, type_)) < 0 and type_.size > SMALLEST:
        type_ = type_._replace(size=type_.size - 1)
    x = box.x + {"left": 0, "middle": room // 2, "right": room}[align]
    for part in _parts(said):
        wide = _wide(part, type_)
        if part in SIGNS:
            badge(canvas, centred(x + wide // 2, box.middle[1], wide, wide), SIGNS.index(part))
        else:
            left = _blank(type_) if part[0] == " " else 0
            canvas.text(box._replace(x=x + left, w=wide - left), part, type_)
        x += wide


def _parts(said: str) -> list[str]:
    return [part for part in re.split(f"([{SIGNS}])", said) if part]


def _wide(part: str, type_: Type) -> int:
    """Measure a part of a line, the blanks at its ends too."""
    if part in SIGNS:
        return round(type_.size * 1.3)
    ends = (part[0] == " ") + (part[-1] == " " and part != " ")
    return math.ceil(width(part, type_.face, type_.size)) + ends * _blank(type_)


def _blank(type_: Type) -> int:
    return round(type_.size * 0.25)
