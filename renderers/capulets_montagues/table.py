"""The picture: thirteen teeth of the wall for the turns, seven Fate cards, and a sheet with all families."""

from __future__ import annotations

from functools import lru_cache, partial

from engine.capulets_montagues import EFFECTS, TRAITS, TURNS, Effects, FateCard, View, signed
from renderers import theme
from renderers.canvas import Canvas, Sprite
from renderers.capulets_montagues import art, emblems
from renderers.capulets_montagues.telling import doing, figure, rank, winners
from renderers.layout import Box, Boxes, centred
from renderers.letters import wrapped
from renderers.people import named, told
from renderers.pieces import LIFT, RIM, Kind, badge, blank, plate, pointer, strip_of
from renderers.pieces import card as finished
from renderers.theme import GOLD, INK, PARCHMENT, RED, Colour, display, sans, serif
from renderers.words import Words

LEFT, WIDTH, GAP = 24, 1152, 12
WALL_TOP = 58
CARDS_TOP = 78
BOTTOM = 784

ROWS = {2: 112, 3: 86, 4: 72, 5: 66, 6: 58, 7: 50}
"""By seats: how high the row of a family is."""

HEAD, FOOT = 60, 10
"""The sheet above and below its rows."""

COLUMN = 104
NAME_BAND, OWNER_BAND = 68, 52
MOST_EFFECTS = 4


def layout(view: View) -> Boxes:
    """Place everything."""
    boxes = {f"turn {n}": cell.inset(9, 0) for n, cell in enumerate(Box(LEFT, 4, WIDTH, 57).columns(TURNS), 1)}
    height = HEAD + view.seats * ROWS[view.seats] + FOOT
    boxes["sheet"] = sheet = Box(LEFT, BOTTOM - height, WIDTH, height)
    boxes["middle"] = middle = Box(LEFT, CARDS_TOP, WIDTH, sheet.y - GAP - CARDS_TOP)
    for place, column in enumerate(middle.columns(len(view.fate), 10) if view.fate else ()):
        if view.fate[place].owner is None:
            column = column._replace(y=column.y - LIFT)
        boxes[f"card {place}"] = column
        boxes[f"name {place}"] = column.inset(4).top(NAME_BAND - strip_of(NAME_BAND) - 4)
        boxes[f"owner {place}"] = column.below(column.h - OWNER_BAND).inset(8, 6)
        for row, box in enumerate(_effect_rows(column, EFFECTS[view.fate[place].card])):
            boxes[f"effect {place} {row}"] = box
    return boxes | _sheet(view, sheet.inset(12, 0))


def _effect_rows(column: Box, card: Effects) -> list[Box]:
    """Place the effects of a card, one under the other, in the middle of their room."""
    inner, count = column.inset(6 if card.targeted else 18, 0), len(card.lines)
    room = inner.below(NAME_BAND).top(column.h - NAME_BAND - OWNER_BAND)
    height = min(room.h // MOST_EFFECTS, 54)
    return room._replace(y=room.y + (room.h - count * height) // 2, h=count * height).rows(count)


def _sheet(view: View, room: Box) -> dict[str, Box]:
    """Place the head and the rows of the families, from the Leader or the winner down."""
    numbers = room.after(room.w - COLUMN * (len(TRAITS) + 1))
    boxes = {"doing": room.left(room.w - numbers.w - GAP).top(HEAD)}
    for i, head in enumerate(numbers.top(HEAD).columns(len(TRAITS) + 1)):
        boxes[f"head {i}"] = head
    rows = room.below(HEAD).top(view.seats * ROWS[view.seats]).rows(view.seats)
    for seat, row in zip(view.ranking or view.order, rows, strict=True):
        tall = min(row.h - 6, 96)
        boxes[f"row {seat}"] = row
        boxes[f"place {seat}"] = row.left(40)
        boxes[f"arms {seat}"] = arms = centred(row.x + 48 + tall * 42 // 100, row.middle[1], tall * 84 // 100, tall)
        side = min(row.h - 9, 48)
        boxes[f"badge {seat}"] = centred(arms.right + 10 + side // 2, row.middle[1], side, side)
        name = arms.right + 20 + side
        boxes[f"family {seat}"] = Box(name, row.y, numbers.x - name - GAP, row.h)
        for i, cell in enumerate(row.after(row.w - numbers.w).columns(len(TRAITS) + 1)):
            boxes[f"level {seat} {i}"] = cell
    return boxes


def draw(boxes: Boxes, view: View, words: Words) -> Canvas:
    """Paint the picture."""
    canvas = Canvas(art.wall(WALL_TOP))
    for turn in range(1, TURNS + 1):
        _turn(canvas, boxes[f"turn {turn}"], view, turn)
    latest = view.picks[-1][0] if view.picks else ""
    for place, fate in enumerate(view.fate):
        _card(canvas, boxes, place, fate, words, last=fate.card == latest)
        if fate.owner is not None:
            _owner(canvas, boxes[f"owner {place}"], view, fate)
    if not view.fate:
        _winners(canvas, boxes["middle"], view, words)
    plate(canvas, boxes["sheet"], PARCHMENT, 14, INK)
    _head(canvas, boxes, view, words)
    for i, seat in enumerate(view.ranking or view.order):
        _family(canvas, boxes, view, words, seat, striped=i % 2 == 0)
    return canvas


def _turn(canvas: Canvas, box: Box, view: View, turn: int) -> None:
    """Show a turn as a tooth of the wall: past ones dark, this one gold, those to come as bricks are."""
    over = view.phase == "over"
    now = turn == view.turn and not over
    paint = GOLD if now else art.BRICK_LOW if turn < view.turn or over else art.BRICK
    canvas.stamp(art.merlon(box.w, box.h, paint), box.x, box.y)
    canvas.text(box.below(20), str(turn), serif(theme.NUMBER, INK if now else PARCHMENT), "middle")


def kind(card: Effects) -> Kind:
    """Return the kind of a card: of blood, of other harm, else of what it brings most."""
    if card.bloody:
        return art.KINDS[0]
    if card.targeted:
        return art.HARM
    return art.KINDS[main_trait(card)]


def main_trait(card: Effects) -> int:
    """Return which trait a card brings most of."""
    return max(range(len(TRAITS)), key=card.own.__getitem__)


def _card(canvas: Canvas, boxes: Boxes, place: int, fate: FateCard, words: Words, *, last: bool) -> None:
    """Show a Fate card: raised and edged with gold while it can be picked, with red if it was picked last."""
    box = boxes[f"card {place}"]
    spent = fate.owner is not None
    if last:
        plate(canvas, box.inset(-6), RED, 17, PARCHMENT)
    elif not spent:
        plate(canvas, box.inset(-4), GOLD, 15)
    canvas.stamp(_face(fate.card, box.w, box.h, spent=spent), box.x, box.y)
    name, face = boxes[f"name {place}"], sans(24, PARCHMENT)
    said = wrapped(words(f"card.{fate.card}"), face.face, face.size, name.w - 4, 2)
    for line, row in zip(said, name.inset(0, (name.h - 28 * len(said)) // 2).rows(len(said)), strict=True):
        canvas.text(row, line, face, "middle")


@lru_cache(maxsize=64)
def _face(name: str, width: int, height: int, *, spent: bool) -> Sprite:
    """Return a Fate card without its name and owner; paled where it has been picked."""
    card = EFFECTS[name]
    canvas = blank(width, height, kind(card), NAME_BAND, art.SPENT if spent else PARCHMENT)
    for change, row in zip(card.lines, _effect_rows(Box(0, 0, width, height), card), strict=True):
        _effect(canvas, row, *change)
    return finished(canvas, kind(card))


def _effect(canvas: Canvas, box: Box, trait: int, change: int, given: bool) -> None:
    """Show one effect as a sign and a number; a target's on red, with a target beside it."""
    side, size = round(box.h * 0.78), max(theme.NUMBER, round(box.h * 0.84))
    middle = box.middle[1]
    ink, paint = (PARCHMENT, PARCHMENT) if given else (INK, art.TRAITS[trait])
    if given:
        plate(canvas, box.inset(0, 1), RED, 8)
        canvas.shape(emblems.TARGET, centred(box.right - 18, middle, 26, 26), PARCHMENT)
    canvas.shape(emblems.TRAITS[trait], centred(box.x + 28, middle, side, side), paint)
    canvas.text(Box(box.x + 48, box.y, 64, box.h), signed(change), serif(size, ink), "middle")


def _owner(canvas: Canvas, box: Box, view: View, fate: FateCard) -> None:
    """Show which pick it was, whose, and against whom."""
    assert fate.owner is not None, "it has been picked"
    number = [key for key, _, _ in view.picks].index(fate.card) + 1
    canvas.text(box.left(26), str(number), serif(theme.NUMBER, INK), "middle")
    badge(canvas, Box(box.x + 28, box.y, box.h, box.h), fate.owner)
    if fate.target is not None:
        canvas.shape(emblems.ARROW, centred(box.right - box.h - 16, box.middle[1], 24, 24), RED)
        badge(canvas, Box(box.right - box.h, box.y, box.h, box.h), fate.target)


def _winners(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Show the arms of those who have won, wreathed, with names and Prestige; the others' hang beside them."""
    first = winners(view)
    banner = centred(*box.middle, 24 + len(first) * (WIDTH - 24) // max(len(first), 3), box.h)
    plate(canvas, banner, PARCHMENT, 14, INK)
    size = min(box.h - 110, 230)
    for seat, column in zip(first, banner.inset(12, 0).columns(len(first), 8), strict=True):
        x, y = column.middle[0], box.y + 14 + size // 2
        wide = min(size, column.w)
        canvas.shape(emblems.LAUREL, centred(x, y, wide, wide), art.GREEN)
        arms = centred(x, y - wide // 20, wide * 46 // 100, wide * 55 // 100)
        canvas.stamp(art.arms(seat, arms.w, arms.h), arms.x, arms.y)
        name = Box(column.x, box.y + 18 + size, column.w, 40)
        named(canvas, name, words, seat, display(38, RED), "middle")
        _prestige(canvas, Box(x - 46, name.bottom, 120, 48), view.prestige[seat])
    for i, seat in enumerate(view.ranking[len(first) :]):
        step, side = 62 + i // 2 * 122, i % 2
        arms = centred(banner.right + step if side else banner.x - step, box.middle[1], 92, 110)
        canvas.stamp(art.arms(seat, arms.w, arms.h), arms.x, arms.y)


def _prestige(canvas: Canvas, box: Box, number: int) -> None:
    canvas.shape(emblems.PRESTIGE, Box(box.x, box.y + 4, box.h - 8, box.h - 8), art.OCHRE)
    canvas.text(box.after(box.h), figure(number), serif(theme.NUMBER, INK), "left")


def _head(canvas: Canvas, boxes: Boxes, view: View, words: Words) -> None:
    """Say whose pick it is, or that it is over; name the columns by sign and word."""
    box = boxes["doing"].after(6)
    if view.picking is None:
        canvas.text(box, words("pic-ranking"), display(32, RED), least=24)
    else:
        told(canvas, box, words, partial(doing, view), display(32, RED))
    signs = [*zip(emblems.TRAITS, art.TRAITS, strict=True), (emblems.PRESTIGE, art.OCHRE)]
    names = [*(f"trait.{trait}" for trait in TRAITS), "prestige"]
    for i, ((shape, paint), name) in enumerate(zip(signs, names, strict=True)):
        box = boxes[f"head {i}"]
        canvas.shape(shape, centred(box.middle[0], box.y + 19, 28, 28), paint)
        canvas.text(box.below(31).top(26), words(name), sans(24, INK), "middle")


def _family(canvas: Canvas, boxes: Boxes, view: View, words: Words, seat: int, *, striped: bool) -> None:
    """Show a family: place, arms, sign, name, and its levels, those marked that are the best of all."""
    row = boxes[f"row {seat}"]
    lit = seat == view.picking
    ink = PARCHMENT if lit else INK
    if lit:
        plate(canvas, row, INK, 10, GOLD)
        pointer(canvas, row.after(44), GOLD)
    else:
        if striped:
            canvas.fill(row, art.STRIPE)
        place = rank(view, seat) if view.phase == "over" else view.order.index(seat) + 1
        canvas.text(boxes[f"place {seat}"], str(place), serif(theme.NUMBER, INK), "middle")
    arms, mark = boxes[f"arms {seat}"], boxes[f"badge {seat}"]
    if lit:
        canvas.ground(emblems.SHIELD, arms.inset(-3), PARCHMENT)
    canvas.stamp(art.arms(seat, arms.w, arms.h), arms.x, arms.y)
    badge(canvas, mark, seat)
    named(canvas, boxes[f"family {seat}"].after(4).inset(0, 2 * RIM), words, seat, sans(32, ink))
    changes = view.last.changes[seat] if view.last and not view.picks else (0,) * (len(TRAITS) + 1)
    for i, (level, change) in enumerate(zip((*view.traits[seat], view.prestige[seat]), changes, strict=True)):
        best = i < len(TRAITS) and view.leaders[i] == seat
        _level(canvas, boxes[f"level {seat} {i}"], level, change, ink, best=best)


def _level(canvas: Canvas, box: Box, level: int, change: int, ink: Colour, *, best: bool) -> None:
    """Show a level, marked where it is the best of all; where the turn before has changed it, whether up or down."""
    whole = box
    if best:
        mark = box.inset(5, max(3, (box.h - 52) // 2))
        plate(canvas, mark, GOLD, 10)
        canvas.shape(emblems.PRESTIGE, centred(mark.x + 18, mark.middle[1], 26, 26), INK)
        box, ink = box.after(20), INK
    canvas.text(box, figure(level), serif(theme.NUMBER, ink), "middle")
    if change:
        place = centred(whole.right - 14, whole.middle[1], 16, 16)
        canvas.shape(emblems.RISEN if change > 0 else emblems.FALLEN, place, RED if ink == INK and not best else ink)
