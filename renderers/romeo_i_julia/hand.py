"""The private picture: a seat's cards, what they could do now, and its own part of the table."""

from __future__ import annotations

from functools import partial

from engine.romeo_i_julia import CARDS, STONES, STONES_OF, View
from renderers.canvas import Canvas
from renderers.layout import Box, Boxes, centred
from renderers.pieces import LIFT, plate
from renderers.romeo_i_julia import art, board, table
from renderers.romeo_i_julia.emblems import CARDS as CARDS_SIGN
from renderers.romeo_i_julia.emblems import CROSS
from renderers.romeo_i_julia.telling import task
from renderers.theme import SMALLEST, sans
from renderers.words import Words

HAND = 5
STRIP = 62
"""Height of the strip below a card that says which stones it could apply to."""


def layout(view: View) -> Boxes:
    """Place everything on the private picture."""
    boxes = dict(table.layout(view))
    boxes = {name: boxes[name] for name in ("title", "turn", "lamp", "pile", "deck")}
    page = table.PAGE
    held = (*view.hand, *view.discards)
    if held:
        for i, box in enumerate(page.top(262).columns(HAND, 12)):
            if i >= len(view.fits) or not view.fits[i]:
                box = box.below(LIFT)
            boxes[f"held {i}"] = box
            boxes[f"card {i}"] = box.top(box.h - STRIP)
            for n, stone in enumerate(box.below(box.h - STRIP).columns(3)):
                boxes[f"fits {i} {n}"] = centred(*stone.middle, 48, 48)
        page = page.below(276)
    return boxes | {"mine": page} | board.layout("mine", page.inset(14, 12))


def draw(boxes: Boxes, view: View, words: Words) -> Canvas:
    """Paint the private picture."""
    assert view.seat is not None, "a spectator has no hand"
    canvas = Canvas(art.city())
    title = words("pic.hand") if view.hand or view.discards else words("pic.mine")
    table.header(canvas, boxes, view, words, title, partial(task, view))
    held = (*view.hand, *view.discards)
    for i in range(len(held), HAND if held else 0):
        box = boxes[f"held {i}"]
        canvas.stamp(art.slot(box.w, box.h, CARDS_SIGN), box.x, box.y)
    fits = dict(zip(view.hand, view.fits, strict=True))
    for i, card in enumerate(held):
        _held(canvas, boxes, i, card, fits.get(card), words)
    plate(canvas, boxes["mine"], art.SLATE, 14, art.PAPER)
    me = view.players[view.seat]
    board.lay_out(canvas, boxes, "mine", me.pair, me.villain)
    board.draw(canvas, boxes, "mine", view, view.seat, words)
    return canvas


def _held(canvas: Canvas, boxes: Boxes, i: int, card: str, fits: tuple[str, ...] | None, words: Words) -> None:
    """Paint a card in hand, and below it the stones of its kind: whole where it could apply now, else an outline.

    A card that is given away is faded.
    """
    box, whole = boxes[f"card {i}"], boxes[f"held {i}"]
    plate(canvas, whole, art.SLATE, 16, art.LAMP if fits else art.STEEL)
    name = art.large(canvas, Box(box.x + 8, box.y + 8, box.w - 16, box.h - 12), card, used=fits is None)
    kind, skill = CARDS[card]
    ink = art.INK if kind == "yellow" and fits is not None else art.PAPER
    canvas.text(name, words(skill or f"card.{kind}.short"), sans(28, ink), least=SMALLEST)
    if fits is None:
        strip = whole.below(whole.h - STRIP)
        canvas.shape(CROSS, centred(strip.x + 32, strip.middle[1], 28, 28), art.FOG)
        canvas.text(strip.after(56), words("pic.given"), sans(28, art.FOG))
        return
    for n, stone in enumerate(STONES):
        if stone in STONES_OF[CARDS[card].kind]:
            place = boxes[f"fits {i} {n}"]
            canvas.stamp(art.stone(stone, place.w, faint=stone not in fits), place.x, place.y)
