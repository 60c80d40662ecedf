"""The private picture: a seat's own card with both its roles, or what Juliet scores."""

from __future__ import annotations

import math
from functools import partial
from typing import NamedTuple

from engine import Who
from engine.where_art_thou_romeo import View
from renderers.canvas import Canvas
from renderers.layout import Box, Boxes, centred
from renderers.letters import SANS, width
from renderers.people import told
from renderers.pieces import EDGE, coin, lay, plate, strip_of
from renderers.theme import GOLD, INK, PARCHMENT, PARCHMENT_SHADE, RED, Colour, display, sans, serif
from renderers.where_art_thou_romeo import art
from renderers.where_art_thou_romeo.emblems import BROKEN, CHECK, EMBLEMS, HEART
from renderers.words import Words


class Line(NamedTuple):
    """One way to score: what must happen, as a sign and a text, and the points."""

    sign: str
    text: str
    points: int


_FOUND = (Line(HEART, "when.found", 2),)
_MISSED = (Line(BROKEN, "when.missed", 1),)

SCORING: dict[str, tuple[Line, ...]] = {
    "juliet": (
        Line(EMBLEMS["romeo"], "when.i-find", 2),
        Line(EMBLEMS["mercutio"], "when.i-find.mercutio", 1),
        Line(BROKEN, "when.none", 1),
    ),
    "romeo": (Line(EMBLEMS["juliet"], "when.named", 2), Line(EMBLEMS["mercutio"], "when.named.mercutio", 1)),
    "count-paris": (Line(EMBLEMS["juliet"], "when.named", 1),),
    "mercutio": _FOUND,
    "nurse": _FOUND,
    "friar-laurence": _FOUND,
    "benvolio": _MISSED,
    "tybalt": _MISSED,
    "prince-escalus": _MISSED,
}
"""What each role scores (Player Aid)."""

WIDTH = 564
BAND = 100


def layout(view: View) -> Boxes:
    """Place everything on the private picture."""
    boxes = {"title": Box(28, 12, 880, 54), "turn": Box(28, 66, 880, 46), "moon": Box(1056, 8, 112, 112)}
    roles = view.card or ("juliet",)
    lines = max(len(SCORING[role]) for role in roles)
    for i, role in enumerate(roles):
        box = Box(28 + i * (WIDTH + 16), 130, WIDTH if view.card else 1144, 642)
        boxes[f"half {i}"] = box
        boxes[f"band {i}"] = band = box.inset(EDGE).top(BAND)
        emblem = 216 if lines == 2 else 290
        if view.card:
            boxes[f"state {i}"] = Box(box.x + 8, box.bottom - 8 - 76, box.w - 16, 76)
            boxes[f"emblem {i}"] = centred(box.middle[0], band.bottom + 14 + emblem // 2, emblem, emblem)
            rows = Box(box.x + 30, band.bottom + 28 + emblem, box.w - 56, 92 * lines)
        else:
            boxes[f"emblem {i}"] = Box(box.x + 80, band.bottom + 100, 330, 330)
            rows = Box(box.x + 470, band.bottom + 56, box.w - 500, 418)
        for n, row in enumerate(rows.rows(lines)[: len(SCORING[role])]):
            boxes[f"line {i} {n}"] = row
    return boxes


def draw(boxes: Boxes, view: View, words: Words) -> Canvas:
    """Paint the private picture."""
    canvas = Canvas(art.sky())
    _head(canvas, boxes, view, words)
    for i, role in enumerate(view.card or ("juliet",)):
        _half(canvas, boxes, i, role, words, lit=role == (view.role or view.up), off=view.role not in (None, role))
        if view.card:
            _state(canvas, boxes[f"state {i}"], view, role, words)
    return canvas


def _head(canvas: Canvas, boxes: Boxes, view: View, words: Words) -> None:
    mine = view.role or (None if view.card else "juliet")
    title = words("pic-you-are", role=words(mine)) if mine else words("pic-your-card")
    canvas.text(boxes["title"], title, display(46, GOLD))
    told(canvas, boxes["turn"], words, partial(_under, view), sans(30, PARCHMENT))
    moon = boxes["moon"]
    canvas.stamp(art.moon(moon.w), moon.x, moon.y)
    canvas.text(moon.below(12).top(36), words("pic-round"), sans(24, INK), "middle")
    number = words("pic-round-number", round=view.round, rounds=view.seats)
    canvas.text(moon.below(38).top(52), number, serif(46, INK), "middle")


def _under(view: View, words: Words) -> str:
    return words("pic-juliet-is", juliet=Who(view.juliet)) if view.card else words("pic-no-card")


def _half(canvas: Canvas, boxes: Boxes, i: int, role: str, words: Words, *, lit: bool, off: bool) -> None:
    """Draw one role: name, emblem, what it scores; paled where the other one was placed."""
    paper, ink = (art.PALE, art.PALE_INK) if off else (PARCHMENT, INK)
    kind = art.KINDS[role]._replace(radius=18)
    if off:
        kind = kind._replace(band=art.PALE_INK)
    if lit:
        plate(canvas, boxes[f"half {i}"].inset(-6), GOLD, 22)
    lay(canvas, boxes[f"half {i}"], kind, BAND, paper)
    band = kind.band
    name = boxes[f"band {i}"].top(BAND - strip_of(BAND))
    canvas.text(name.inset(84, 0), words(role), display(44, PARCHMENT), "middle", least=36)
    canvas.shape(SCORING[role][0].sign, centred(name.x + 44, name.middle[1], 44, 44), PARCHMENT)
    canvas.text(Box(name.right - 72, name.y, 56, name.h), str(SCORING[role][0].points), serif(56, PARCHMENT), "middle")
    canvas.shape(EMBLEMS[role], boxes[f"emblem {i}"], band)
    for n, line in enumerate(SCORING[role]):
        box = boxes[f"line {i} {n}"]
        canvas.shape(line.sign, Box(box.x, box.middle[1] - 28, 56, 56), band)
        canvas.lines(box.after(76).left(box.w - 76 - 84), words(line.text), sans(34, ink))
        if off:
            canvas.text(Box(box.right - 68, box.y, 68, box.h), str(line.points), serif(49, ink), "middle")
        else:
            coin(canvas, centred(box.right - 34, box.middle[1], 68, 68), line.points)


def _state(canvas: Canvas, box: Box, view: View, role: str, words: Words) -> None:
    """Say what becomes of a role: it lies up, may be chosen, was placed, or is out."""
    if view.role == role:
        plate(canvas, box, RED, 12)
        _signed(canvas, box, CHECK, words("pic-is-placed"), PARCHMENT)
    elif view.role:
        plate(canvas, box, art.PALE, 12)
        canvas.text(box, words("pic-not-played"), sans(34, art.PALE_INK), "middle")
    elif view.up == role:
        plate(canvas, box, GOLD, 12)
        _signed(canvas, box, art.UP, words("pic-up"), INK)
    else:
        plate(canvas, box, PARCHMENT_SHADE, 12)
        canvas.text(box, words("pic-down"), sans(34, INK), "middle")


def _signed(canvas: Canvas, box: Box, shape: str, text: str, ink: Colour) -> None:
    """Write a text with a shape before it, both in the middle."""
    room = min(math.ceil(width(text, SANS, 36)), box.w - 80)
    left = box.x + (box.w - room - 52) // 2
    canvas.shape(shape, Box(left, box.middle[1] - 18, 36, 36), ink)
    canvas.text(Box(left + 52, box.y, room, box.h), text, sans(36, ink))
