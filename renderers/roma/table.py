"""The public picture: the row of discs between both sides, with what each player owns above and below."""

from __future__ import annotations

import math
from functools import cache, partial

from PIL import Image

from engine import Seat
from engine.roma import BACK, BUILDING, BY_ID, DISCS, Battle, Mark, View
from renderers import theme
from renderers.canvas import Canvas
from renderers.layout import Box, Boxes, centred
from renderers.letters import SERIF, width
from renderers.people import named, told
from renderers.pieces import EDGE, badge, plate, pointer, strip_of
from renderers.roma import art, emblems
from renderers.roma.telling import deed_line, moving, short, state_line
from renderers.theme import GOLD, INK, LAPIS, PARCHMENT, RED, Colour, display, sans, serif
from renderers.words import Words

LEFT, COLUMN, GAP = 146, 152, 6
"""Where the first disc's column begins, how wide one is, and how far its cards are apart."""
CARD = (COLUMN - GAP, 184)
DISC = 82
ROWS = {1: 146, 0: 442}
"""Where the cards of a seat begin."""
STRIPS = {1: 68, 0: 634}
MIDDLE = 345
GONE = ("beaten", "discarded", "returned")
"""What has happened to a card that has left its place."""


def layout(view: View) -> Boxes:
    """Place everything on the public picture, where it is the same for every table."""
    return PLACES


def _places() -> dict[str, Box]:
    boxes = {
        "title": Box(28, 10, 400, 52),
        "state": Box(440, 10, 732, 52),
        "caption": Box(24, 712, 1152, 58),
        "stock": Box(24, ROWS[1], 112, CARD[1]),
        "pile": Box(1064, ROWS[1], 112, CARD[1]),
        "discard": Box(1064, ROWS[0], 112, CARD[1]),
        "disc money": Box(39, MIDDLE, DISC, DISC),
        "disc cards": Box(1079, MIDDLE, DISC, DISC),
    }
    for disc in DISCS:
        x = LEFT + (disc - 1) * COLUMN
        boxes[f"disc {disc}"] = centred(x + CARD[0] // 2, MIDDLE + DISC // 2, DISC, DISC)
        for seat, y in ROWS.items():
            boxes[f"card {seat} {disc}"] = Box(x, y, *CARD)
    for seat, y in STRIPS.items():
        boxes |= _strip(seat, Box(24, y, 1152, 70))
    return boxes


def _strip(seat: Seat, box: Box) -> dict[str, Box]:
    """Place what a player owns."""
    places = {"vp": (330, 168), "money": (500, 188), "hand": (716, 160)}
    return {
        f"strip {seat}": box,
        f"badge {seat}": Box(box.x + 40, box.y + 8, 54, 54),
        f"name {seat}": Box(box.x + 106, box.y, 214, box.h),
        **{f"{what} {seat}": Box(box.x + x, box.y, width, box.h) for what, (x, width) in places.items()},
        f"dice {seat}": Box(box.right - 276, box.y, 266, box.h),
    }


PLACES: Boxes = _places()


def draw(boxes: Boxes, view: View, words: Words) -> Canvas:
    """Paint the public picture."""
    canvas = Canvas(_ground())
    canvas.text(boxes["title"], _title(view, words), display(44, GOLD))
    told(canvas, boxes["state"], words, partial(state_line, view), sans(30, PARCHMENT), "right")
    for seat in (0, 1):
        _strip_of(canvas, boxes, view, words, seat)
        for disc in DISCS:
            _place(canvas, boxes[f"card {seat} {disc}"], view, words, seat, disc)
        _gates(canvas, boxes, view, seat)
    _ends(canvas, boxes, view, words)
    _marks(canvas, boxes, view)
    _discs(canvas, boxes, view)
    _caption(canvas, boxes["caption"], view, words)
    return canvas


def _title(view: View, words: Words) -> str:
    return words("pic-turn", turn=view.turn) if view.phase in ("roll", "act") else words(f"pic-{view.phase}")


@cache
def _ground() -> Image.Image:
    """Return what never changes: the floor and the empty places."""
    canvas = Canvas(art.slab())
    for seat in (0, 1):
        for disc in DISCS:
            box = PLACES[f"card {seat} {disc}"]
            canvas.stamp(art.slot(box.w, box.h), box.x, box.y)
    return canvas.kept(art.colours())


def _strip_of(canvas: Canvas, boxes: Boxes, view: View, words: Words, seat: Seat) -> None:
    """Show who sits there and what they own; lit while it is their move."""
    lit = seat in moving(view) or seat == view.winner
    ink, box = INK if lit else PARCHMENT, boxes[f"strip {seat}"]
    plate(canvas, box, PARCHMENT if lit else art.LEAF_LOW, 14, GOLD if lit else None)
    if seat in moving(view):
        pointer(canvas, box.after(8)._replace(x=box.x + 34), RED)
    badge(canvas, boxes[f"badge {seat}"], seat)
    named(canvas, boxes[f"name {seat}"], words, seat, sans(34, ink))
    deed = view.deed
    for what, emblem, amount, change in (
        ("vp", emblems.LAUREL, view.vp[seat], deed.vp[seat] if deed else 0),
        ("money", emblems.COINS, view.money[seat], deed.money[seat] if deed else 0),
        ("hand", emblems.CARDS, view.hands[seat], 0),
    ):
        _amount(canvas, boxes[f"{what} {seat}"], emblem, amount, change, ink)
    if seat == view.active and (view.dice or view.used):
        art.dice(canvas, boxes[f"dice {seat}"], view.dice, view.used, 60)
    elif view.essedum and seat != view.active:
        _essedum(canvas, boxes[f"dice {seat}"], view)


def _amount(canvas: Canvas, box: Box, emblem: str, amount: int, change: int, ink: Colour) -> None:
    """Show a number beside its emblem, and by how much the last action changed it."""
    canvas.shape(emblem, Box(box.x, box.y + 13, 44, 44), ink)
    canvas.text(box.after(54).left(box.w - 54 - 58), str(amount), serif(theme.NUMBER, ink), least=28)
    if change:
        number = math.ceil(width(str(amount), SERIF, theme.NUMBER))
        chip = Box(min(box.x + 62 + number, box.right - 58), box.y + 18, 54, 34)
        plate(canvas, chip, art.GREEN if change > 0 else RED, 8)
        canvas.text(chip, f"{change:+}".replace("-", "−"), serif(28, PARCHMENT), "middle")


def _essedum(canvas: Canvas, box: Box, view: View) -> None:
    """Show by how much all defences of this side are lowered."""
    text = f"−{2 * view.essedum}"
    canvas.ground(emblems.SHIELD, Box(box.right - 116, box.y + 10, 46, 50), LAPIS)
    canvas.shape(emblems.WHEEL, Box(box.right - 176, box.y + 10, 50, 50), PARCHMENT)
    canvas.text(Box(box.right - 62, box.y, 62, box.h), text, serif(theme.NUMBER, PARCHMENT), "middle")


def _place(canvas: Canvas, box: Box, view: View, words: Words, seat: Seat, disc: int) -> None:
    """Show what lies on one side of a disc."""
    name = view.sides[seat][disc - 1]
    deed = view.deed
    if not name:
        return
    if name == BACK:
        canvas.stamp(art.back(box.w, box.h), box.x, box.y)
        return
    if deed and deed.seat == seat and deed.disc == disc:
        plate(canvas, box.inset(-5), RED, 8 if BY_ID[name].kind == BUILDING else 28)
    canvas.stamp(art.card_face(box.w, box.h, name, view.defence[seat][disc - 1]), box.x, box.y)
    band = box.top(art.BAND + EDGE - strip_of(art.BAND)).inset(5, 0)
    ink = art.ON_BAND[BY_ID[name].kind]
    canvas.text(band, short(name, words), sans(26, ink), "middle", least=theme.SMALLEST)


def _gates(canvas: Canvas, boxes: Boxes, view: View, seat: Seat) -> None:
    """Bar the discs that a seat cannot put a die on."""
    for disc in view.blocked[seat]:
        box = boxes[f"disc {disc}"]
        gate = Box(box.x - 30, box.bottom - 42 if seat == 0 else box.y, box.w + 60, 42)
        plate(canvas, gate, RED, 8, INK)
        for x in (gate.x + 7, gate.right - 35):
            canvas.shape(emblems.GATE, Box(x, gate.y + 7, 28, 28), PARCHMENT)


def _ends(canvas: Canvas, boxes: Boxes, view: View, words: Words) -> None:
    """Show the stockpile, the pile and the discard pile."""
    stock = boxes["stock"]
    canvas.shape(emblems.LAUREL, centred(stock.middle[0], stock.y + 66, 108, 108), art.GREEN)
    number = Box(stock.x, stock.y + 36, stock.w, 56)
    canvas.text(number, str(view.stock), serif(48, INK), "middle")
    canvas.text(stock.below(132).top(36), words("pic-stock"), sans(24, INK), "middle")
    pile = boxes["pile"]
    if view.pile:
        canvas.stamp(art.back(92, 122), pile.x + 10, pile.y + 6)
        canvas.stamp(art.seal(62, "", INK, INK), pile.middle[0] - 31, pile.y + 36)
    canvas.text(pile.top(134), str(view.pile), serif(theme.NUMBER, PARCHMENT), "middle")
    canvas.text(pile.below(132).top(36), words("pic-pile"), sans(24, INK), "middle")
    under = boxes["discard"]
    if view.discard:
        top = view.discard[-1]
        kind = BY_ID[top].kind
        card = Box(under.x + 10, under.y + 6, 92, 122)
        plate(canvas, card, art.BANDS[kind], 6 if kind == BUILDING else 18, INK)
        canvas.ground(emblems.HOUSE if kind == BUILDING else emblems.ROUND, card.inset(10, 25), art.FIELDS[kind])
        canvas.shape(emblems.EMBLEMS[top], card.inset(23, 38), INK)
        canvas.stamp(art.seal(46, "", INK, INK), card.right - 38, card.bottom - 36)
        count = Box(card.right - 38, card.bottom - 36, 46, 46)
        canvas.text(count, str(len(view.discard)), serif(30, PARCHMENT), "middle")
        canvas.text(under.below(134).top(36), words("pic-discard"), sans(24, INK), "middle")


def _marks(canvas: Canvas, boxes: Boxes, view: View) -> None:
    """Mark what the last action has done to cards."""
    for mark in view.deed.marks if view.deed else ():
        _mark(canvas, boxes, view, mark)


def _discs(canvas: Canvas, boxes: Boxes, view: View) -> None:
    """Draw the row of discs, over arrows and bars; ringed and with its dice where the last action used one."""
    deed = view.deed
    for sign in ("money", *map(str, DISCS), "cards"):
        box = boxes[f"disc {sign}"]
        used = deed is not None and sign == (str(deed.disc) if deed.kind == "activate" else deed.kind)
        if used:
            canvas.stamp(art.ring(DISC + 14), box.x - 7, box.y - 7)
        canvas.stamp(art.disc(DISC, sign), box.x, box.y)
        if used and deed is not None and deed.kind != "activate":
            left = box.middle[0] - (len(deed.dice) * 30 + 6) // 2
            for i, value in enumerate(deed.dice[: art.MOST_DICE]):
                canvas.stamp(art.die(36, value, used=False), left + i * 30, box.bottom - 16)


def _caption(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Say in a line what the last action was, and show its fight."""
    deed = view.deed
    plate(canvas, box, art.LEAF_LOW, 14)
    text = box.inset(20, 0)
    if deed:
        badge(canvas, Box(box.x + 10, box.y + 6, 46, 46), deed.seat)
        text = box.after(70)
        if deed.battle:
            text = text.left(text.w - _battle(canvas, box, deed.battle))
    canvas.text(text, deed_line(view, words), sans(28, PARCHMENT), least=theme.SMALLEST)


def _battle(canvas: Canvas, box: Box, battle: Battle) -> int:
    """Show an attack at the end of the line, in figures; return how wide it is."""
    y = box.y + 7
    x = box.right - 12 - 44
    canvas.ground(emblems.SHIELD, Box(x, y - 1, 44, 48), LAPIS)
    need = str(battle.defence).replace("-", "−")
    canvas.text(Box(x, y - 3, 44, 48), need, serif(38, PARCHMENT), "middle")
    canvas.shape(emblems.SWORDS, Box(x - 50, y + 4, 38, 38), GOLD)
    x -= 106
    if battle.extra:
        canvas.stamp(art.die(44, battle.extra, used=False), x, y)
        canvas.text(Box(x - 24, y, 24, 44), "+", serif(34, PARCHMENT), "middle")
        x -= 68
    canvas.stamp(art.die(44, battle.die, used=False, white=True), x, y)
    return box.right - x + 10


def _mark(canvas: Canvas, boxes: Boxes, view: View, mark: Mark) -> None:
    """Mark a card or a disc by what has become of it; an arrow from the card that did it."""
    deed = view.deed
    assert deed is not None, "marks are a deed's"
    box = boxes[f"card {mark.seat} {mark.disc}"]
    if mark.what in GONE and not view.sides[mark.seat][mark.disc - 1]:
        canvas.shape(emblems.EMBLEMS[mark.card], centred(*box.middle, 110, 110), art.STONE_LINE)
    if mark.what == "moved":
        if mark.origin != mark.disc:
            _moved(canvas, boxes, mark)
        return
    here = view.sides[mark.seat][mark.disc - 1]
    if mark.seat != deed.seat and deed.disc and mark.what != "blocked":
        x, y = boxes[f"disc {deed.disc}"].middle
        sprite, start = art.arrow(box.middle[0] - x, 8 if here else 40, up=mark.seat == 1)
        canvas.stamp(sprite, x - start[0], y - start[1])
    if mark.what in SEALS:
        size = 46 if here else 64
        middle = (box.right - 26, box.y + art.BAND + 26) if here else box.middle
        canvas.stamp(art.seal(size, *SEALS[mark.what]), middle[0] - size // 2, middle[1] - size // 2)


SEALS: dict[str, tuple[str, Colour, Colour]] = {
    "laid": (emblems.STAR, GOLD, INK),
    "beaten": (emblems.SWORDS, RED, PARCHMENT),
    "held": (emblems.SHIELD, LAPIS, PARCHMENT),
    "discarded": (emblems.CROSS, RED, PARCHMENT),
    "returned": (emblems.HAND, PARCHMENT, INK),
}
"""What lies on a card, or where it lay: emblem, ground and ink."""


def _moved(canvas: Canvas, boxes: Boxes, mark: Mark) -> None:
    """Say on a moved card from which disc it came."""
    box = boxes[f"card {mark.seat} {mark.disc}"]
    chip = Box(box.right - 72, box.y + art.BAND + 4, 68, 38)
    plate(canvas, chip, GOLD, 10, INK)
    canvas.text(chip.left(36), str(mark.origin), serif(32, INK), "middle")
    canvas.shape(emblems.RIGHT, Box(chip.x + 34, chip.y + 8, 26, 22), INK)
