"""The scene, the cards and the colours: a balcony over Verona at night."""

from __future__ import annotations

from functools import cache

from PIL import Image

from renderers import theme
from renderers.canvas import Canvas, Pen, Sprite, cap_height, cut, shape_mask, text_mask
from renderers.inks import Palette, palette
from renderers.layout import Box
from renderers.letters import SERIF
from renderers.pieces import EDGE, Kind, blank, card
from renderers.theme import GOLD, INK, INK_SOFT, LAPIS, PARCHMENT, PARCHMENT_SHADE, RED, Colour, colour
from renderers.where_art_thou_romeo.emblems import CHECK, DOTS, EMBLEMS, HOURGLASS

NIGHT = colour("171D47")
NIGHT_LOW = theme.NIGHT
NIGHT_HIGH = colour("28316B")
MOON = colour("F6EBC2")
STAR = colour("9AA0CC")
CLOTH = colour("6B1B2E")
CLOTH_LOW = colour("4A1020")
CLOTH_LINE = colour("93394A")
BACK_LINE = colour("4A6DB3")
PALE = colour("C6C0CA")
PALE_INK = colour("444160")
UP = "+ M50 4 L96 56 66 56 66 96 34 96 34 56 4 56 Z"
STRIPE = colour("EADBB2")
STONE = colour("C9C2D2")
STONE_SHADE = colour("948DAB")
STONE_LOW = colour("5D5880")

_HOPES, _FEARS = Kind(colour("1F6A63"), "falling"), Kind(colour("55357C"), "rising")

KINDS: dict[str, Kind] = {
    "juliet": Kind(colour("A63A5E"), "waved"),
    "romeo": Kind(RED, "upright"),
    "count-paris": Kind(colour("865A0C"), "dotted"),
    "mercutio": _HOPES,
    "nurse": _HOPES,
    "friar-laurence": _HOPES,
    "benvolio": _FEARS,
    "tybalt": _FEARS,
    "prince-escalus": _FEARS,
}
"""The kind of a role: the lovers and the rival have their own; green hopes that Romeo is found, violet fears it."""

BANDS: dict[str, Colour] = {role: kind.band for role, kind in KINDS.items()}

TEXT_PAIRS = (
    *((INK, ground) for ground in (PARCHMENT, PARCHMENT_SHADE, STRIPE, GOLD, STONE, MOON)),
    *((PARCHMENT, ground) for ground in (NIGHT, NIGHT_HIGH, CLOTH, RED, PALE_INK, *dict.fromkeys(BANDS.values()))),
    *((ink, PARCHMENT) for ink in (INK_SOFT, RED)),
    *((GOLD, ground) for ground in (NIGHT, CLOTH)),
    (PALE_INK, PALE),
)
"""Type and what it stands on."""

SIGN_PAIRS = tuple((seat.colour, ground) for seat in theme.SEATS[:5] for ground in (NIGHT_HIGH, NIGHT_LOW))
"""Seat signs and what they lie on, bare."""

_EDGES = (
    *((NIGHT, other) for other in (NIGHT_LOW, PARCHMENT_SHADE, STAR, MOON, CLOTH, STONE, NIGHT_HIGH, PALE)),
    *((CLOTH, other) for other in (CLOTH_LINE, NIGHT_HIGH, STONE, INK)),
    (CLOTH_LOW, CLOTH_LINE), (CLOTH_LOW, GOLD),
    *((LAPIS, other) for other in (BACK_LINE, PARCHMENT)),
    *((INK, other) for other in (RED, *(seat.colour for seat in theme.SEATS[:5]))),
    (NIGHT_LOW, STONE_SHADE), (STONE, STONE_SHADE), (STONE_SHADE, STONE_LOW), (NIGHT_LOW, PARCHMENT),
    (STAR, NIGHT_HIGH), (GOLD, BANDS["juliet"]), (PARCHMENT, PARCHMENT_SHADE), (PARCHMENT, STRIPE),
)  # fmt: skip
"""What else meets in soft edges."""


@cache
def colours() -> Palette:
    """Return the one palette of every picture of this game."""
    return palette(NIGHT, (*TEXT_PAIRS, *_EDGES, *SIGN_PAIRS), 2)


@cache
def sky() -> Image.Image:
    """Return the night over the roofs, with an empty balustrade in front."""
    width, height = theme.SIZE
    pen = Pen(width, height, NIGHT, scale=2)
    for x, y, r in _STARS:
        pen.ellipse(Box(x - r, y - r, 2 * r, 2 * r), STAR)
    _roofs(pen)
    for x, y in _WINDOWS:
        pen.box(Box(x, y, 6, 10), GOLD, 2)
    return pen.kept(colours())


_STARS = (
    (60, 150, 2), (132, 238, 1), (36, 330, 2), (214, 132, 2), (262, 190, 1), (590, 150, 2), (640, 120, 1),
    (668, 190, 2), (812, 170, 2), (818, 560, 1), (30, 520, 1), (822, 30, 2), (700, 40, 1),
    (780, 230, 1), (20, 220, 1), (96, 400, 1),
)  # fmt: skip


_WINDOWS = ((34, 500), (70, 628), (742, 634), (806, 640))
"""Somebody is still up."""


def _roofs(pen: Pen) -> None:
    """Draw what the moon shows of the town: roofs, a tower, cypresses."""
    floor = 700
    for x, width, top in ((0, 120, 610), (110, 70, 640), (700, 90, 616), (780, 60, 646), (1150, 60, 630)):
        pen.polygon([(x, floor), (x, top), (x + width / 2, top - 22), (x + width, top), (x + width, floor)], NIGHT_LOW)
    pen.box(Box(18, 470, 40, 240), NIGHT_LOW)
    pen.box(Box(12, 456, 52, 18), NIGHT_LOW)
    for x in (12, 26, 40, 54):
        pen.box(Box(x, 446, 10, 14), NIGHT_LOW)
    for x, top, wide in ((92, 520, 17), (132, 560, 14), (752, 530, 17), (792, 566, 13)):
        pen.shape("+ M50 0 C78 30 96 60 96 84 C96 96 74 100 50 100 C26 100 4 96 4 84 C4 60 22 30 50 0 Z",
                  Box(x - wide, top, 2 * wide, floor - top), NIGHT_LOW)  # fmt: skip


@cache
def moon(size: int) -> Sprite:
    """Return a full moon."""
    pen = Pen(size, size)
    pen.ellipse(Box(0, 0, size, size), MOON)
    return pen.sprite()


@cache
def tabletop(width: int, height: int) -> Sprite:
    """Return the round table with its cloth."""
    pen = Pen(width, height, scale=2)
    box = Box(0, 0, width, height)
    pen.ellipse(box, GOLD)
    pen.ellipse(box.inset(4), CLOTH)
    pen.ellipse(box.inset(22, 18), None, CLOTH_LINE, 3)
    return pen.sprite()


@cache
def balustrade(width: int, height: int, edges: tuple[int, ...]) -> Sprite:
    """Return a stone balustrade with its balusters at the edges of the score track's steps."""
    pen = Pen(width, height)
    rail, sill = 46, 16
    pen.box(Box(0, rail - 6, width, height - rail), NIGHT_LOW)
    for x in edges:
        pen.shape(_BALUSTER, Box(x - 11, rail + 2, 22, height - rail - sill), STONE_SHADE)
    pen.box(Box(0, 0, width, rail), STONE)
    pen.box(Box(0, rail, width, 5), STONE_SHADE)
    pen.box(Box(0, height - sill, width, sill), STONE_SHADE)
    return pen.sprite()


_BALUSTER = """
+ M8 0 L92 0 92 8 70 12 C66 30 98 46 98 66 C98 80 70 84 70 90 L96 94 96 100 4 100 4 94 30 90 C30 84 2 80 2 66
  C2 46 34 30 30 12 L8 8 Z
"""


@cache
def card_back(width: int, height: int) -> Sprite:
    """Return a card face down; all cards have the same back."""
    pen = Pen(width, height)
    box = Box(0, 0, width, height)
    pen.box(box, INK, 12)
    pen.box(box.inset(EDGE), LAPIS, 9)
    field = box.inset(7)
    for x in range(-field.h, field.w, 12):
        for lean in (1, -1):
            ends = [(x, 0), (x + field.h, field.h)] if lean == 1 else [(x, field.h), (x + field.h, 0)]
            (x0, y0), (x1, y1) = _clipped(ends, field.w)
            pen.line([(field.x + x0, field.y + y0), (field.x + x1, field.y + y1)], BACK_LINE, 1.6)
    pen.box(box.inset(EDGE), None, 9, PARCHMENT, 4)
    return pen.sprite()


def _clipped(ends: list[tuple[int, int]], width: int) -> list[tuple[int, int]]:
    """Cut a slanting line at the left and right edge."""
    (x0, y0), (x1, y1) = ends
    lean = 1 if y1 > y0 else -1
    left, right = max(x0, 0), min(x1, width)
    return [(left, y0 + lean * (left - x0)), (right, y0 + lean * (right - x0))]


@cache
def card_face(width: int, height: int, role: str) -> Sprite:
    """Return a small card face up, without its name."""
    canvas = blank(width, height, KINDS[role], NAME)
    size = 76
    canvas.shape(EMBLEMS[role], Box((width - size) // 2, NAME + 10, size, size), BANDS[role])
    return card(canvas, KINDS[role])


NAME = 42
"""Height of the name and the hatching of a small card."""


@cache
def past(role: str, points: int) -> Sprite:
    """Return what the table of rounds says of one seat: its role, and its points where there are any."""
    width, height = PAST
    canvas = Canvas(Image.new("RGB", PAST, BANDS[role]))
    mask = Image.new("L", PAST, 0)
    size = 26 if points else 32
    mask.paste(shape_mask(EMBLEMS[role], size, size), (0 if points else (width - size) // 2, (height - size) // 2))
    if points:
        canvas.fill(Box(28, 0, width - 28, height), INK)
        figure, left, above = text_mask(str(points), SERIF, theme.NUMBER)
        mask.paste(figure, (30 + left, (height + cap_height(SERIF, theme.NUMBER)) // 2 - above))
    return cut(canvas.image, mask)


PAST = (52, 42)


@cache
def slot(width: int, height: int) -> Sprite:
    """Return the empty place of a card: a hollow in the cloth."""
    pen = Pen(width, height)
    pen.box(Box(0, 0, width, height), CLOTH_LOW, 12, CLOTH_LINE, 3)
    pen.shape(DOTS, Box(width // 2 - 28, 32, 56, 56), GOLD)
    return pen.sprite()


@cache
def seal(size: int, *, automatic: bool) -> Sprite:
    """Return what lies on a placed card: red wax with a tick, or a square of stone with an hourglass for the clock."""
    pen = Pen(size, size)
    box = Box(0, 0, size, size)
    if automatic:
        pen.box(box, INK, 8)
        pen.box(box.inset(3), STONE, 6)
        pen.shape(HOURGLASS, box.inset(round(size * 0.22)), INK, STONE)
    else:
        pen.ellipse(box, INK)
        pen.ellipse(box.inset(3), RED)
        pen.shape(CHECK, box.inset(round(size * 0.24)), PARCHMENT)
    return pen.sprite()
