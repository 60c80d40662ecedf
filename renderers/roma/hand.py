"""The private picture: the cards a seat holds or looks at, with what they do, and both sides in short."""

from __future__ import annotations

from functools import partial

from engine import Seat
from engine.roma import BACK, BUILDING, BY_ID, DISCS, View
from renderers import theme
from renderers.canvas import Canvas
from renderers.layout import Box, Boxes, centred
from renderers.people import told
from renderers.pieces import badge, plate
from renderers.roma import art, emblems, reading
from renderers.roma.reading import Shown
from renderers.roma.telling import counted, short, state_line
from renderers.theme import GOLD, PARCHMENT, RED, display, sans, serif
from renderers.words import Words

FIELD = Box(24, 122, 1152, 544)
ROWS = (Box(24, 676, 1152, 44), Box(24, 724, 1152, 44))
"""What lies on the other side and, below it, on the own."""


def shown(view: View) -> list[Shown]:
    """Return the cards on the picture: those looked at, else the hand, each once with its count."""
    asked = view.phase == "act" and view.active == view.seat and not view.looking
    return [
        Shown(name, count, payable(view, name) if asked else None) for name, count in counted(view.looking or view.hand)
    ]


def payable(view: View, name: str) -> bool:
    """Tell whether a card can be laid now: of the kind that is free of charge, else by its cost."""
    if view.laying:
        return BY_ID[name].kind == view.laying
    return BY_ID[name].cost <= view.money[view.seat or 0]


def layout(view: View) -> Boxes:
    """Place everything on the private picture."""
    cards = len(shown(view))
    boxes = {
        "title": Box(28, 10, 720, 54),
        "state": Box(28, 66, 900, 44),
        "dice": Box(940, 66, 232, 44),
        "vp": Box(760, 10, 190, 54),
        "money": Box(970, 10, 202, 54),
        **reading.layout(FIELD, cards, reading.grid_for(cards)),
    }
    for which, row in zip(("other", "own"), ROWS, strict=True):
        boxes[f"badge {which}"] = row.left(44)
        for disc, cell in zip(DISCS, row.after(52).columns(6, 6), strict=True):
            boxes[f"{which} {disc}"] = cell
    return boxes


def draw(boxes: Boxes, view: View, words: Words) -> Canvas:
    """Paint the private picture."""
    assert view.seat is not None, "a spectator has no hand"
    canvas = Canvas(art.floor())
    canvas.text(boxes["title"], words(f"pic-{_title(view)}"), display(44, GOLD))
    told(canvas, boxes["state"], words, partial(state_line, view), sans(30, PARCHMENT))
    for what, emblem, amount in (("vp", emblems.LAUREL, view.vp), ("money", emblems.COINS, view.money)):
        box = boxes[what]
        canvas.shape(emblem, Box(box.x, box.y + 4, 48, 48), GOLD)
        canvas.text(box.after(60), str(amount[view.seat]), serif(theme.NUMBER, PARCHMENT))
    if view.active == view.seat and (view.dice or view.used):
        art.dice(canvas, boxes["dice"], view.dice, view.used, 44)
    if cards := shown(view):
        reading.draw(canvas, boxes, words, reading.grid_for(len(cards)), cards)
    else:
        canvas.ground(emblems.LAUREL, centred(*FIELD.middle, 440, 440), art.LEAF_LOW)
        canvas.text(FIELD, words("pic-empty"), sans(36, PARCHMENT), "middle")
    for which, seat in (("other", 1 - view.seat), ("own", view.seat)):
        _side(canvas, boxes, view, words, which, seat)
    return canvas


def _title(view: View) -> str:
    if view.searching and view.looking:
        return "searching"
    if view.looking:
        return "drawn"
    return view.phase if view.phase in ("exchange", "place") else "hand"


def _side(canvas: Canvas, boxes: Boxes, view: View, words: Words, which: str, seat: Seat) -> None:
    """Show in short what lies on a side, and which of its discs are blocked."""
    mark = boxes[f"badge {which}"]
    badge(canvas, mark, seat)
    for disc, name in zip(DISCS, view.sides[seat], strict=True):
        box = boxes[f"{which} {disc}"]
        if name in ("", BACK):
            plate(canvas, box, art.LEAF_LOW, 8)
            canvas.text(box.after(40), words("pic-back" if name else "pic-none"), sans(24, PARCHMENT))
        else:
            kind = BY_ID[name].kind
            plate(canvas, box, art.BANDS[kind], 4 if kind == BUILDING else 20)
            room = box.w - 42 - 40 * (disc in view.blocked[seat])
            canvas.text(box.after(38).left(room), short(name, words), sans(24, art.ON_BAND[kind]))
        ink = art.ON_BAND[BY_ID[name].kind] if name in BY_ID else PARCHMENT
        canvas.text(box.left(34), str(disc), serif(32, ink), "right")
        if disc in view.blocked[seat]:
            plate(canvas, Box(box.right - 40, box.y + 4, 36, 36), RED, 6)
            canvas.shape(emblems.GATE, Box(box.right - 35, box.y + 9, 26, 26), PARCHMENT)
