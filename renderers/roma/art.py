"""The colours, the slab of stone, discs, cards, dice and marks."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image

from engine.roma import BY_ID, Card
from renderers import theme
from renderers.canvas import Canvas, Pen, Sprite, cut
from renderers.inks import Palette, palette
from renderers.layout import Box, centred
from renderers.pieces import EDGE, Kind, blank, plate
from renderers.pieces import card as finished
from renderers.roma import emblems
from renderers.theme import GOLD, INK, INK_SOFT, LAPIS, PARCHMENT, PARCHMENT_SHADE, RED, Colour, colour, serif

LEAF = colour("173B2D")
LEAF_LOW = colour("0D271D")
LEAF_LINE = colour("4B8A68")
STONE = colour("D6CAB4")
STONE_LOW = colour("BDAF96")
STONE_LINE = colour("6B604C")
BRONZE = colour("C98B4A")
BRONZE_LOW = colour("7C4A24")
YELLOW = colour("EDB92E")
YELLOW_PALE = colour("F8DE8E")
GREEN = colour("1F6647")
GREEN_PALE = colour("B5D6B0")
SPENT = colour("A59AA5")
SPENT_INK = colour("332A36")
WHITE = colour("FBF6EA")

KINDS = {"character": Kind(YELLOW, "dotted", INK, 24), "building": Kind(GREEN, "falling", PARCHMENT, 4)}
"""By kind; characters are round, buildings angular as well."""
BANDS: dict[str, Colour] = {name: kind.band for name, kind in KINDS.items()}
FIELDS = {"character": YELLOW_PALE, "building": GREEN_PALE}
ON_BAND = {name: kind.ink for name, kind in KINDS.items()}

TEXT_PAIRS = (
    *((INK, ground) for ground in (PARCHMENT, YELLOW, GOLD, BRONZE, YELLOW_PALE, GREEN_PALE, WHITE, STONE)),
    *((PARCHMENT, ground) for ground in (LEAF, LEAF_LOW, GREEN, LAPIS, RED, INK)),
    *((ink, PARCHMENT) for ink in (INK_SOFT, RED, GREEN)),
    (GOLD, LEAF), (GOLD, LEAF_LOW), (SPENT_INK, SPENT),
)  # fmt: skip
"""Type and what it stands on."""

_EDGES = (
    *((LEAF, other) for other in (LEAF_LOW, LEAF_LINE, STONE_LINE, YELLOW)),
    *((STONE, other) for other in (STONE_LOW, STONE_LINE, BRONZE_LOW, GREEN, RED, GOLD, WHITE)),
    *((STONE_LOW, other) for other in (INK, STONE_LINE)),
    *((PARCHMENT, other) for other in (YELLOW, PARCHMENT_SHADE, YELLOW_PALE, GREEN_PALE)),
    *((LEAF_LOW, other) for other in (SPENT, RED)),
    *((seat.colour, INK) for seat in theme.SEATS[:2]),
    *((LAPIS, pale) for pale in (YELLOW_PALE, GREEN_PALE)),
    (BRONZE, BRONZE_LOW), (BRONZE, GOLD), (LAPIS, GOLD), (RED, GOLD), (WHITE, RED), (RED, YELLOW_PALE), (INK, SPENT),
)  # fmt: skip
"""What else meets in soft edges."""


@cache
def colours() -> Palette:
    """Return the one palette of every picture of this game."""
    return palette(LEAF, (*TEXT_PAIRS, *_EDGES), 2)


@cache
def floor() -> Image.Image:
    """Return the page: green as laurel, with a garland along its lower edge."""
    width, height = theme.SIZE
    pen = Pen(width, height, LEAF, scale=2)
    pen.box(Box(0, height - 13, width, 2), LEAF_LINE)
    for x in range(4, width, 24):
        pen.shape(emblems.LEAVES, Box(x, height - 24, 24, 24), LEAF_LINE)
    return pen.kept(colours())


@cache
def slab() -> Image.Image:
    """Return the page with the slab of travertine on which the discs and both sides lie."""
    canvas = Canvas(floor())
    plate(canvas, SLAB, STONE, 6, STONE_LINE)
    return canvas.kept(colours())


SLAB = Box(12, 140, 1176, 492)


@cache
def disc(size: int, sign: str) -> Sprite:
    """Return a disc with its number, or the emblem of money or cards."""
    pen = Pen(size, size)
    pen.ellipse(Box(0, 0, size, size), BRONZE_LOW)
    pen.ellipse(Box(4, 4, size - 8, size - 8), BRONZE)
    pen.ellipse(Box(9, 9, size - 18, size - 18), None, BRONZE_LOW, 2)
    canvas = Canvas(pen.picture())
    if sign.isdecimal():
        canvas.text(Box(0, 0, size, size), sign, serif(64, INK), "middle")
    else:
        inner = round(size * 0.56)
        emblem = {"money": emblems.COINS, "cards": emblems.CARDS}[sign]
        canvas.shape(emblem, centred(size // 2, size // 2, inner, inner), INK)
    return cut(canvas.image, pen.outline())


@cache
def back(width: int, height: int) -> Sprite:
    """Return a card face down."""
    pen = Pen(width, height)
    box = Box(0, 0, width, height)
    pen.box(box, INK, 10)
    pen.box(box.inset(EDGE), PARCHMENT, 7)
    pen.box(box.inset(7), RED, 6)
    pen.box(box.inset(12), None, 4, GOLD, 2)
    size = round(width * 0.52)
    pen.shape(emblems.LAUREL, centred(width // 2, height // 2, size, size), GOLD)
    return pen.sprite()


@cache
def slot(width: int, height: int) -> Sprite:
    """Return the empty place of a card: a hollow in the stone."""
    pen = Pen(width, height)
    pen.box(Box(0, 0, width, height), STONE_LOW, 8, STONE_LINE, 2)
    return pen.sprite()


@lru_cache(maxsize=256)
def card_face(width: int, height: int, name: str, defence: int) -> Sprite:
    """Return a card face up, without its name; `defence` is what an attack must reach now."""
    card = BY_ID[name]
    kind = KINDS[card.kind]
    box = Box(0, 0, width, height)
    canvas = blank(width, height, kind, BAND, FIELDS[card.kind])
    room = box.below(BAND + EDGE).top(height - BAND - EDGE - FOOT)
    size = min(room.h - 8, width - 40)
    canvas.shape(emblems.EMBLEMS[name], centred(*room.middle, size, size), INK)
    foot = box.inset(7, 5).below(height - FOOT - 5)
    cost(canvas, foot.left(46), card.cost)
    dice_sign(canvas, centred(width // 2, foot.middle[1], 38, 38), card.dice)
    shield(canvas, Box(foot.right - 48, foot.y, 48, foot.h), card, defence)
    return finished(canvas, kind)


BAND, FOOT = 42, 56
"""Height of a card's name with the hatching, and of its row of numbers."""


def cost(canvas: Canvas, box: Box, number: int) -> None:
    """Show a cost as a coin."""
    size = min(box.w, box.h)
    coin = centred(*box.middle, size, size)
    canvas.ground(emblems.ROUND, coin, INK)
    canvas.ground(emblems.ROUND, coin.inset(3), GOLD)
    canvas.text(box, str(number), serif(round(size * 0.92), INK), "middle")


def dice_sign(canvas: Canvas, box: Box, dice: int) -> None:
    """Show how many dice a card needs; a die crossed out for a passive one."""
    if dice == 2:
        size = round(box.w * 0.68)
        canvas.ground(emblems.ONE_DIE, Box(box.x, box.y, size, size), INK)
        canvas.ground(emblems.DIE, Box(box.right - size - 2, box.bottom - size - 2, size + 4, size + 4), PARCHMENT)
        canvas.shape(emblems.ONE_DIE, Box(box.right - size, box.bottom - size, size, size), INK)
    else:
        size = round(box.w * 0.9)
        canvas.shape(emblems.ONE_DIE if dice else emblems.PASSIVE, centred(*box.middle, size, size), INK)


def shield(canvas: Canvas, box: Box, card: Card, defence: int) -> None:
    """Show what an attack must reach; an arrow where that is not what is printed."""
    canvas.ground(emblems.SHIELD, box, LAPIS)
    text = str(defence).replace("-", "−")
    number = Box(box.x - 6, box.y - 3, box.w + 12, box.h)
    canvas.text(number, text, serif(44 if defence >= 0 else 34, PARCHMENT), "middle")
    if defence != card.defence:
        up = defence > card.defence
        mark = Box(box.x - 6, box.y - 8, 26, 22)
        canvas.ground(emblems.UP if up else emblems.DOWN, mark.inset(-3), PARCHMENT)
        canvas.shape(emblems.UP if up else emblems.DOWN, mark, GREEN if up else RED)


USED = "+10 M14 70 L30 86 M70 14 L86 30"


@cache
def die(size: int, value: int, *, used: bool, white: bool = False) -> Sprite:
    """Return a die with its number; grey with two corners struck off when it is used, white for battle."""
    pen = Pen(size, size)
    paper = SPENT if used else WHITE if white else PARCHMENT
    pen.box(Box(0, 0, size, size), INK, size // 5)
    pen.box(Box(3, 3, size - 6, size - 6), paper, size // 6)
    canvas = Canvas(pen.picture())
    canvas.text(Box(0, 0, size, size), str(value), serif(round(size * 0.8), SPENT_INK if used else INK), "middle")
    if used:
        canvas.shape(USED, Box(0, 0, size, size), SPENT_INK)
    return cut(canvas.image, pen.outline())


def dice(canvas: Canvas, box: Box, unused: tuple[int, ...], used: tuple[int, ...], size: int) -> None:
    """Show dice at the end of a box: first those that can still be used."""
    shown = [*((value, False) for value in unused), *((value, True) for value in used)][:MOST_DICE]
    step = min(size + 8, box.w // len(shown))
    for place, (value, gone) in enumerate(reversed(shown), 1):
        canvas.stamp(die(size, value, used=gone), box.right - step * place + step - size, box.y + (box.h - size) // 2)


MOST_DICE = 6


@cache
def arrow(dx: int, reach: int, *, up: bool) -> tuple[Sprite, tuple[int, int]]:
    """Return an arrow from the middle of a disc to the card `dx` further, `reach` into it, and where it starts.

    It turns in the gap between discs and cards, so that it hides no number.
    """
    rise, pad = AISLE + 8 + reach, 26
    size = (abs(dx) + 2 * pad, rise + 2 * pad)
    x0 = pad if dx >= 0 else size[0] - pad
    x1, sign = x0 + dx, -1 if up else 1
    y0 = size[1] - pad if up else pad
    aisle, tip = y0 + sign * AISLE, y0 + sign * rise
    pen = Pen(*size)
    for paint, wide, edge in ((INK, 15, 4), (RED, 9, 0)):
        pen.line([(x0, y0), (x0, aisle), (x1, aisle), (x1, tip - sign * 24)], paint, wide)
        foot = tip - sign * (26 - edge)
        pen.polygon([(x1, tip + sign * edge * 1.6), (x1 - 18 - edge * 1.4, foot), (x1 + 18 + edge * 1.4, foot)], paint)
    return pen.sprite(), (x0, y0)


AISLE = 49
"""From the middle of a disc to the gap between discs and cards."""


@cache
def ring(size: int) -> Sprite:
    """Return what marks the disc of money or cards that was used last."""
    pen = Pen(size, size)
    pen.ellipse(Box(0, 0, size, size), None, RED, 7)
    return pen.sprite()


@cache
def seal(size: int, emblem: str, paint: Colour, ink: Colour) -> Sprite:
    """Return a round mark with an emblem."""
    pen = Pen(size, size)
    pen.ellipse(Box(0, 0, size, size), INK)
    pen.ellipse(Box(3, 3, size - 6, size - 6), paint)
    inner = round(size * 0.56)
    if emblem:
        pen.shape(emblem, centred(size // 2, size // 2, inner, inner), ink, paint)
    return pen.sprite()
