"""Cards to read: their names, numbers and what they do, in as many columns and rows as there is room for."""

from __future__ import annotations

from typing import NamedTuple

from engine.roma import BUILDING, BY_ID
from renderers import theme
from renderers.canvas import Canvas
from renderers.layout import Box, Boxes, centred
from renderers.letters import LEADING
from renderers.pieces import plate
from renderers.roma import art, emblems
from renderers.roma.telling import short
from renderers.theme import INK, LAPIS, PARCHMENT, PARCHMENT_SHADE, sans, serif
from renderers.words import Words


class Grid(NamedTuple):
    """How cards are shown: in so many columns and rows, with an emblem this large and type of that size."""

    columns: int
    rows: int
    emblem: int
    name: int
    text: int
    """0: what they do is left out."""


GRIDS = (
    Grid(2, 2, 150, 40, 32),
    Grid(2, 3, 104, 34, 30),
    Grid(2, 4, 40, 34, 26),
    Grid(2, 5, 34, 28, 24),
    Grid(3, 9, 34, 28, 0),
)
"""From few cards to many."""

GAP = 10
BESIDE = 40
"""An emblem larger than this stands beside name and text, a smaller one before the name."""
ROOMY = 200
"""Cards higher than this have their numbers at the bottom."""


class Shown(NamedTuple):
    """A card to read, and how many there are of it."""

    name: str
    copies: int = 1
    payable: bool | None = None
    """Whether it can be laid now; None: that is not the question."""


def grid_for(cards: int) -> Grid:
    """Return the first grid that has room for so many cards."""
    return next(grid for grid in GRIDS if grid.columns * grid.rows >= cards)


def layout(field: Box, cards: int, grid: Grid) -> Boxes:
    """Place cards in the middle of a field."""
    boxes: dict[str, Box] = {}
    rows = field.rows(grid.rows, GAP)[: -(-cards // grid.columns)]
    low = (field.bottom - rows[-1].bottom) // 2 if rows else 0
    cells = [cell for row in rows for cell in row._replace(y=row.y + low).columns(grid.columns, GAP)]
    aside = (field.w - cells[0].w) // 2 if cards == 1 else 0
    for i, cell in enumerate(cells[:cards]):
        boxes |= _card(i, cell._replace(x=cell.x + aside), grid)
    return boxes


def _card(i: int, cell: Box, grid: Grid) -> dict[str, Box]:
    """Place what is said of one card: emblem, name and numbers, and below them what it does."""
    return _upright(i, cell, grid) if 2 * cell.h > cell.w else _lying(i, cell, grid)


def _upright(i: int, cell: Box, grid: Grid) -> dict[str, Box]:
    """Place them on a narrow card: what it does takes its whole width."""
    inner = cell.inset(22, 12)
    head, size = inner.top(grid.emblem), grid.emblem
    beside = head.after(size + 12)
    return {
        f"card {i}": cell,
        f"emblem {i}": head.left(size),
        f"name {i}": beside.top(size // 2),
        f"numbers {i}": beside.below(size // 2).left(180),
        f"text {i}": inner.below(size + 6),
    }


def _lying(i: int, cell: Box, grid: Grid) -> dict[str, Box]:
    """Place them on a wide card."""
    inner = cell.inset(14, 4)
    beside, roomy = grid.emblem > BESIDE, cell.h > ROOMY
    head = inner.after(grid.emblem + 14) if beside else inner
    height = round(grid.name * LEADING) + (14 if beside else 2) if grid.text else inner.h
    top = head.top(height)
    emblem = inner if beside else top
    boxes = {
        f"card {i}": cell,
        f"emblem {i}": Box(inner.x, emblem.y + (emblem.h - grid.emblem) // 2, grid.emblem, grid.emblem),
    }
    if not beside:
        top = top.after(grid.emblem + 10)
    width = 180 if grid.text else 130
    numbers = Box(head.x, inner.bottom - 62, width, 56) if roomy else Box(top.right - width, top.y, width, top.h)
    boxes[f"numbers {i}"] = numbers
    boxes[f"name {i}"] = top if roomy else top.left(top.w - width - 8)
    if grid.text:
        boxes[f"text {i}"] = head.below(height)._replace(h=head.h - height - (62 if roomy else 0))
    return boxes


def draw(canvas: Canvas, boxes: Boxes, words: Words, grid: Grid, cards: list[Shown]) -> None:
    """Paint what `layout` placed."""
    for i, card in enumerate(cards):
        _draw(canvas, boxes, words, grid, i, card)


def _draw(canvas: Canvas, boxes: Boxes, words: Words, grid: Grid, i: int, shown: Shown) -> None:
    """Show one card; ticked if it can be laid now, darker if it cannot."""
    name = shown.name
    kind = BY_ID[name].kind
    building = kind == BUILDING
    cell, emblem = boxes[f"card {i}"], boxes[f"emblem {i}"]
    plate(canvas, cell, art.BANDS[kind], 4 if building else 26)
    plate(canvas, cell.inset(5), PARCHMENT_SHADE if shown.payable is False else PARCHMENT, 3 if building else 21)
    edge = Box(cell.x + 5, cell.y + 24, 8, cell.h - 48) if not building else Box(cell.x + 5, cell.y + 5, 8, cell.h - 10)
    canvas.hatch(edge, art.KINDS[kind].hatch, art.ON_BAND[kind], art.BANDS[kind])
    canvas.ground(emblems.HOUSE if building else emblems.ROUND, emblem, art.FIELDS[kind])
    size = round(emblem.w * 0.66)
    canvas.shape(emblems.EMBLEMS[name], centred(emblem.middle[0], emblem.middle[1] + emblem.w // 28, size, size), INK)
    called = words(name) if grid.text else short(name, words)
    if shown.copies > 1:
        called = words("pic-several", card=called, count=shown.copies)
    canvas.text(boxes[f"name {i}"], called, sans(grid.name, INK), least=theme.SMALLEST)
    _numbers(canvas, boxes[f"numbers {i}"], shown, whole=bool(grid.text))
    if grid.text:
        canvas.lines(boxes[f"text {i}"], words(f"{name}.does"), sans(grid.text, INK), high=True, least=theme.SMALLEST)


def _numbers(canvas: Canvas, box: Box, shown: Shown, *, whole: bool) -> None:
    """Show cost, dice and, where there is room, defence."""
    card = BY_ID[shown.name]
    y = box.middle[1]
    left = box.x - 40 * (shown.payable is None)
    if shown.payable:
        canvas.shape(emblems.CHECK, Box(left, y - 16, 32, 32), art.GREEN)
    art.cost(canvas, centred(left + 60, y, 40, 40), card.cost)
    art.dice_sign(canvas, centred(left + 108, y, 34, 34), card.dice)
    if whole:
        shield = centred(left + 160, y + 1, 38, min(44, box.h - 2))
        canvas.ground(emblems.SHIELD, shield, LAPIS)
        canvas.text(shield._replace(y=shield.y - 3), str(card.defence), serif(34, PARCHMENT), "middle")
