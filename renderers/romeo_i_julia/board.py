"""What lies in front of one player: the location with its stones, cards above and below, the heroes, the villain."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Seat
from engine.romeo_i_julia import PAIRS, STONES, VILLAINS, View
from renderers.canvas import Canvas
from renderers.layout import Box, Boxes, centred
from renderers.pieces import plate
from renderers.romeo_i_julia import art
from renderers.romeo_i_julia.emblems import CHECK, MINUS, PLUS, SKILLS
from renderers.theme import NUMBER, SMALLEST, sans, serif
from renderers.words import Words

MOST_OWN, MOST_AGAINST = 5, 2
GAP = 8


def layout(name: str, box: Box, *, tall: bool = False) -> dict[str, Box]:
    """Place everything of one player into a box; the name of each part begins with `name`."""
    found = _tall(box) if tall else _wide(box)
    above, below = (found.pop(row).columns(MOST_OWN, GAP) for row in ("above", "below"))
    found |= {f"against {i}": place for i, place in enumerate(above[:MOST_AGAINST])}
    found |= {f"roll {i}": place for i, place in enumerate(above[MOST_AGAINST:])}
    found |= {f"own {i}": place for i, place in enumerate(below)}
    return {f"{name} {part}": place for part, place in found.items()}


def _wide(box: Box) -> dict[str, Box]:
    """Put the location with its cards on the left, the people on the right."""
    left, right = box.left(box.w * 59 // 100), box.after(box.w * 59 // 100 + 14)
    card = left.h * 23 // 100
    middle = left.below(card + GAP)
    julia, romeo, villain = right.rows(3, GAP)
    return {
        "above": left.top(card),
        "front": middle.top(left.h - 2 * (card + GAP)),
        "below": left.below(left.h - card),
        "julia": julia,
        "romeo": romeo,
        "villain": villain,
    }


def _tall(box: Box) -> dict[str, Box]:
    """Put the people below the location with its cards."""
    card, front = box.h * 17 // 100, box.h * 32 // 100
    julia, romeo, villain = box.below(2 * card + front + 2 * GAP + 16).columns(3, 14)
    return {
        "above": box.top(card),
        "front": box.below(card + GAP).top(front),
        "below": box.below(card + front + 2 * GAP).top(card),
        "julia": julia,
        "romeo": romeo,
        "villain": villain,
    }


def lay_out(canvas: Canvas, boxes: Boxes, name: str, pair: str, villain: str) -> None:
    """Paint what lies there the whole game: empty places for cards, the heroes, the villain without its name."""
    for row, most, sign in (("against", MOST_AGAINST, MINUS), ("own", MOST_OWN, PLUS)):
        for i in range(most):
            box = boxes[f"{name} {row} {i}"]
            canvas.stamp(art.slot(box.w, box.h, sign), box.x, box.y)
    for hero, which, skills in zip(("julia", "romeo"), STONES, PAIRS[pair], strict=False):
        _hero(canvas, boxes[f"{name} {hero}"], which, skills)
    _villain(canvas, boxes[f"{name} villain"], villain)


def draw(canvas: Canvas, boxes: Boxes, name: str, view: View, seat: Seat, words: Words) -> None:
    """Paint the rest of a player's part of the table; to that player itself also what is planned."""
    player = view.players[seat]
    for row, cards in (("against", player.against), ("own", player.own)):
        for i, card in enumerate(cards):
            box = boxes[f"{name} {row} {i}"]
            if card == view.latest:
                plate(canvas, box.inset(-6), art.INKS["red"], 11, art.PAPER)
            canvas.stamp(art.card(card, box.w, box.h, used=card in view.used), box.x, box.y)
    if view.phase in ("final", "over"):
        for i, roll in enumerate([roll for roll in view.rolls if roll.seat == seat]):
            box = boxes[f"{name} roll {i}"]
            if roll == view.rolls[-1]:
                plate(canvas, box.inset(-6), art.INKS["red"], 11, art.PAPER)
            canvas.stamp(art.chip(roll.stone, roll.total, (box.w, box.h), success=roll.success), box.x, box.y)
    planned = view.planned if view.seat == seat else ()
    front(canvas, boxes[f"{name} front"], player.at, planned or player.stones, words)
    _succeeded(canvas, boxes[f"{name} julia"], boxes[f"{name} romeo"], player.stones)
    box = boxes[f"{name} villain"]
    line = _villain_boxes(box)[1]
    ink = art.LAMP if player.at == player.villain else art.PAPER
    canvas.text(
        line, words(f"{player.villain}.short"), sans(min(line.h, max(34, box.h // 5)), ink), "middle", least=SMALLEST
    )


def front(canvas: Canvas, box: Box, at: str, stones: Sequence[str], words: Words) -> None:
    """Paint a location or villain with the stones that lie on it; an empty place where it has been completed."""
    if not at:
        canvas.stamp(art.slot(box.w, box.h, CHECK), box.x, box.y)
        return
    band = band_of(box)
    canvas.stamp(art.front(at, box.w, box.h, band), box.x, box.y)
    tray = (len(STONES) - len(stones)) * (band - 2) if len(stones) < len(STONES) else 0
    title = Box(box.x + band + 14, box.y + 3, box.w - band - 24 - tray, band)
    said = words(f"{at}.short" if at in VILLAINS else at)
    canvas.text(title, said, sans(max(SMALLEST, band * 68 // 100), art.PAPER), least=SMALLEST)
    cells = art.symbols(at, box, band)
    for stone, place in zip(STONES, stones, strict=False):
        if place:
            spot = art.spots(cells[place])[1]
            canvas.stamp(art.stone(stone, spot.w), spot.x, spot.y)
    size = band - 8
    for i, stone in enumerate(reversed(STONES[len(stones) :])):
        canvas.stamp(art.stone(stone, size), box.right - (i + 1) * (size + 6) - 6, box.y + 3 + (band - size) // 2)


def band_of(box: Box) -> int:
    """Return the height of the name band of a location."""
    return max(34, box.h * 27 // 100)


def _beside(box: Box) -> bool:
    """Tell whether a person's skills stand beside the portrait, not below it."""
    return box.w > box.h * 3 // 2


def _portrait(box: Box) -> Box:
    """Return where a hero's portrait is."""
    face = box.h if _beside(box) else min(box.w, box.h * 48 // 100)
    return Box(box.x if _beside(box) else box.middle[0] - face // 2, box.y, face, face)


def _hero(canvas: Canvas, box: Box, which: str, skills: dict[str, int]) -> None:
    """Paint one hero with three skills."""
    face = _portrait(box)
    canvas.stamp(art.portrait(which, face.w), face.x, face.y)
    room = box.after(face.w + 8) if _beside(box) else box.below(face.h + 8)
    for (skill, value), cell in zip(skills.items(), room.columns(3), strict=True):
        size = min(cell.w - 6, cell.h // 2)
        top = cell.middle[1] - size
        canvas.stamp(art.emblem(SKILLS[skill], size, art.FOG), cell.middle[0] - size // 2, top)
        figure = Box(cell.x, top + size, cell.w, cell.bottom - top - size)
        canvas.text(figure, str(value), serif(max(size, NUMBER), art.PAPER), "middle")


def _succeeded(canvas: Canvas, julia: Box, romeo: Box, stones: Sequence[str]) -> None:
    """Paint the stones that have left their events: each hero's at the portrait, the pair's between them."""
    gone = [stone for stone, place in zip(STONES, stones, strict=False) if not place]
    faces = _portrait(julia), _portrait(romeo)
    size = faces[0].w * 44 // 100
    for which, face in zip(STONES, faces, strict=False):
        if which in gone:
            canvas.stamp(art.stone(which, size, done=True), face.right - size + 4, face.y - 2)
    if "yellow" in gone:
        (x0, y0), (x1, y1) = (face.middle for face in faces)
        heart = size * 5 // 4
        place = centred((x0 + x1) // 2, (y0 + y1) // 2, heart, heart)
        canvas.stamp(art.stone("yellow", heart, done=True), place.x, place.y)


def _villain_boxes(box: Box) -> tuple[Box, Box, Box]:
    """Return where a villain's portrait, its name and the skills that defeat it are."""
    size = box.h * 86 // 100 if _beside(box) else min(box.w, box.h * 48 // 100)
    x, y = (box.x, box.middle[1] - size // 2) if _beside(box) else (box.middle[0] - size // 2, box.y)
    room = box.after(size + 8) if _beside(box) else box.below(size + 8)
    line = max(28, room.h * 36 // 100)
    return Box(x, y, size, size), room.top(line), room.below(line)


def _villain(canvas: Canvas, box: Box, villain: str) -> None:
    face, _, room = _villain_boxes(box)
    canvas.stamp(art.portrait(villain, face.w), face.x, face.y)
    for skill, cell in zip(VILLAINS[villain], room.columns(3), strict=True):
        size = min(cell.w - 6, cell.h - 4, max(60, box.h * 2 // 5))
        place = centred(*cell.middle, size, size)
        canvas.stamp(art.emblem(SKILLS[skill], size, art.FOG), place.x, place.y)
