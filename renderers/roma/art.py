"""The colours, the mosaic floor, discs, cards, dice and marks."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise

from PIL import Image

from engine.roma import BUILDING, BY_ID, Card
from renderers import theme
from renderers.canvas import Canvas, Pen, Sprite, cut
from renderers.inks import Palette, palette
from renderers.layout import Box, centred
from renderers.roma import emblems
from renderers.theme import GOLD, INK, INK_SOFT, LAPIS, PARCHMENT, PARCHMENT_SHADE, RED, Colour, colour, serif

PURPLE = colour("54204A")
PURPLE_LOW = colour("3B1436")
PURPLE_LINE = colour("6E3563")
BRONZE = colour("C98B4A")
BRONZE_LOW = colour("7C4A24")
YELLOW = colour("EDB92E")
YELLOW_PALE = colour("F8DE8E")
GREEN = colour("1F6647")
GREEN_PALE = colour("B5D6B0")
SPENT = colour("A59AA5")
SPENT_INK = colour("4E4350")
WHITE = colour("FBF6EA")

BANDS: dict[str, Colour] = {"character": YELLOW, "building": GREEN}
"""By kind; characters are round, buildings angular as well."""
FIELDS = {"character": YELLOW_PALE, "building": GREEN_PALE}
ON_BAND = {"character": INK, "building": PARCHMENT}

TEXT_PAIRS = (
    (INK, PARCHMENT), (INK, YELLOW), (INK, GOLD), (INK, BRONZE), (INK, YELLOW_PALE), (INK, GREEN_PALE),
    (INK, WHITE), (INK_SOFT, PARCHMENT), (RED, PARCHMENT), (PARCHMENT, PURPLE), (PARCHMENT, PURPLE_LOW),
    (PARCHMENT, GREEN), (PARCHMENT, LAPIS), (PARCHMENT, RED), (GOLD, PURPLE), (GOLD, PURPLE_LOW), (PARCHMENT, INK),
    (GREEN, PARCHMENT),
)  # fmt: skip
"""Type and what it stands on."""

_EDGES = (
    (PURPLE, PURPLE_LOW), (PURPLE, PURPLE_LINE), (PURPLE, BRONZE_LOW), (PURPLE, RED), (PURPLE, YELLOW),
    (PURPLE, GREEN), (BRONZE, BRONZE_LOW), (BRONZE, GOLD), (PARCHMENT, YELLOW), (PARCHMENT, PARCHMENT_SHADE),
    (PARCHMENT, YELLOW_PALE), (PARCHMENT, GREEN_PALE), (LAPIS, GOLD), (RED, GOLD), (SPENT, SPENT_INK),
    (PURPLE_LOW, SPENT), (WHITE, RED), (WHITE, PURPLE_LOW), (RED, PURPLE_LOW), (GREEN, PURPLE_LOW), (RED, YELLOW_PALE),
    *((seat.colour, INK) for seat in theme.SEATS[:2]),
)  # fmt: skip
"""What else meets in soft edges."""


@cache
def colours() -> Palette:
    """Return the one palette of every picture of this game."""
    return palette(PURPLE, (*TEXT_PAIRS, *_EDGES), 4)


@cache
def floor() -> Image.Image:
    """Return the floor: purple, with a meander along its lower edge."""
    width, height = theme.SIZE
    pen = Pen(width, height, PURPLE, scale=2)
    pen.box(Box(0, height - 26, width, 26), PURPLE_LOW)
    for x in range(0, width, 30):
        pen.shape(emblems.KEY, Box(x, height - 22, 30, 22), BRONZE_LOW)
    pen.box(Box(0, height - 26, width, 3), BRONZE_LOW)
    return pen.picture()


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
    pen.box(box, PARCHMENT, 10)
    pen.box(box.inset(6), RED, 6)
    pen.box(box.inset(12), None, 4, GOLD, 2)
    size = round(width * 0.52)
    pen.shape(emblems.LAUREL, centred(width // 2, height // 2, size, size), GOLD)
    return pen.sprite()


@cache
def slot(width: int, height: int) -> Sprite:
    """Return the empty place of a card, outlined with dashes."""
    pen = Pen(width, height)
    corners = [(2, 2), (width - 2, 2), (width - 2, height - 2), (2, height - 2), (2, 2)]
    for (x0, y0), (x1, y1) in pairwise(corners):
        length = abs(x1 - x0) + abs(y1 - y0)
        for start in range(4, length - 8, 18):
            a, b = start / length, min(start + 9, length) / length
            ends = [(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)]
            pen.line(ends, PURPLE_LINE, 3)
    return pen.sprite()


@lru_cache(maxsize=256)
def card_face(width: int, height: int, name: str, defence: int) -> Sprite:
    """Return a card face up, without its name; `defence` is what an attack must reach now."""
    card = BY_ID[name]
    building = card.kind == BUILDING
    pen = Pen(width, height)
    box = Box(0, 0, width, height)
    radius = 4 if building else 24
    pen.box(box, BANDS[card.kind], radius)
    pen.box(box.inset(5).below(BAND - 5), PARCHMENT, max(radius - 5, 2))
    canvas = Canvas(pen.picture())
    room = height - BAND - FOOT
    size = min(room - 6, width - 40)
    medal = centred(width // 2, BAND + room // 2, size, size)
    canvas.shape(emblems.HOUSE if building else emblems.ROUND, medal, FIELDS[card.kind])
    inner = centred(medal.middle[0], medal.middle[1] + (size // 14 if building else 0), *[round(size * 0.66)] * 2)
    canvas.shape(emblems.EMBLEMS[name], inner, INK)
    foot = box.inset(7, 5).below(height - FOOT - 5)
    cost(canvas, foot.left(46), card.cost)
    dice_sign(canvas, centred(width // 2, foot.middle[1], 38, 38), card.dice)
    shield(canvas, Box(foot.right - 48, foot.y, 48, foot.h), card, defence)
    return cut(canvas.image, pen.outline())


BAND, FOOT = 36, 58
"""Height of a card's name and of its row of numbers."""


def cost(canvas: Canvas, box: Box, number: int) -> None:
    """Show a cost as a coin."""
    size = min(box.w, box.h)
    coin = centred(*box.middle, size, size)
    canvas.shape(emblems.ROUND, coin, INK)
    canvas.shape(emblems.ROUND, coin.inset(3), GOLD)
    canvas.text(box, str(number), serif(round(size * 0.92), INK), "middle")


def dice_sign(canvas: Canvas, box: Box, dice: int) -> None:
    """Show how many dice a card needs; a die crossed out for a passive one."""
    if dice == 2:
        size = round(box.w * 0.68)
        canvas.shape(emblems.ONE_DIE, Box(box.x, box.y, size, size), INK)
        canvas.shape(emblems.DIE, Box(box.right - size - 2, box.bottom - size - 2, size + 4, size + 4), PARCHMENT)
        canvas.shape(emblems.ONE_DIE, Box(box.right - size, box.bottom - size, size, size), INK)
    else:
        size = round(box.w * 0.9)
        canvas.shape(emblems.ONE_DIE if dice else emblems.PASSIVE, centred(*box.middle, size, size), INK)


def shield(canvas: Canvas, box: Box, card: Card, defence: int) -> None:
    """Show what an attack must reach; an arrow where that is not what is printed."""
    canvas.shape(emblems.SHIELD, box, LAPIS)
    text = str(defence).replace("-", "−")
    number = Box(box.x - 6, box.y - 3, box.w + 12, box.h)
    canvas.text(number, text, serif(44 if defence >= 0 else 34, PARCHMENT), "middle")
    if defence != card.defence:
        up = defence > card.defence
        mark = Box(box.x - 6, box.y - 8, 26, 22)
        canvas.shape(emblems.UP if up else emblems.DOWN, mark.inset(-3), PARCHMENT)
        canvas.shape(emblems.UP if up else emblems.DOWN, mark, GREEN if up else RED)


@cache
def die(size: int, value: int, *, used: bool, white: bool = False) -> Sprite:
    """Return a die with its number; struck out and grey when it is used, white for battle."""
    pen = Pen(size, size)
    paper = SPENT if used else WHITE if white else PARCHMENT
    pen.box(Box(0, 0, size, size), INK, size // 5)
    pen.box(Box(3, 3, size - 6, size - 6), paper, size // 6)
    canvas = Canvas(pen.picture())
    canvas.text(Box(0, 0, size, size), str(value), serif(round(size * 0.8), SPENT_INK if used else INK), "middle")
    if used:
        canvas.shape("+9 M12 88 L88 12", Box(0, 0, size, size), SPENT_INK)
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
    pen.ellipse(Box(0, 0, size, size), None, GOLD, 7)
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
