"""The public picture: the table on the balcony."""

from __future__ import annotations

from functools import lru_cache, partial

from PIL import Image

from engine.where_art_thou_romeo import CARDS, Round, View
from renderers import theme
from renderers.canvas import Canvas
from renderers.layout import Box, Boxes, centred, ring
from renderers.letters import SERIF, width
from renderers.people import fully_named, named, told
from renderers.pieces import badge, coin, plate, pointer, sign
from renderers.theme import GOLD, INK, INK_SOFT, PARCHMENT, PARCHMENT_SHADE, RED, display, sans, serif
from renderers.where_art_thou_romeo import art
from renderers.where_art_thou_romeo.emblems import CARD, EMBLEMS, HAND, LANTERN, LAUREL
from renderers.where_art_thou_romeo.telling import phase, turn, waiting
from renderers.words import Words

CARD_SIZE = (112, 156)
PLATE = (268, 72)
TUCK = 24
"""How much of a card its name plate covers."""

RINGS = {3: (400, 262, 190), 4: (380, 258, 170), 5: (398, 264, 190)}
"""By seats: the height of the ring's middle, and its radii."""

MIDDLE = 426
TRACK_TOP = 662
RAIL = 46
"""Height of the rail on which the points stand."""


def layout(view: View) -> Boxes:
    """Place everything on the public picture."""
    boxes = {
        "title": Box(28, 10, 654, 52),
        "turn": Box(28, 62, 654, 44),
        "moon": Box(694, 8, 112, 112),
        "tabletop": Box(20, 108, 792, 548),
        "middle": Box(313, 318, 196, 120),
        "track": Box(0, TRACK_TOP, 1200, 800 - TRACK_TOP),
    }
    height, rx, ry = RINGS[view.seats]
    tall = CARD_SIZE[1] - TUCK + PLATE[1]
    for seat, (x, y) in enumerate(ring(view.seats, (MIDDLE, height), rx, ry)):
        boxes[f"unit {seat}"] = unit = centred(x, y, PLATE[0], tall)
        boxes[f"card {seat}"] = Box(x - CARD_SIZE[0] // 2, unit.y, *CARD_SIZE)
        boxes[f"plate {seat}"] = Box(unit.x, unit.bottom - PLATE[1], *PLATE)
        if seat in waiting(view):
            boxes[f"pointer {seat}"] = Box(x - PLATE[0] // 2 - 32, unit.bottom - PLATE[1] // 2 - 15, 30, 30)
        if view.phase == "over":
            boxes[f"coin {seat}"] = centred(x + CARD_SIZE[0] // 2 + 8, unit.y + 66, 58, 58)
    return boxes | _panels(view) | _track(view)


def _panels(view: View) -> dict[str, Box]:
    """Place the two sheets on the right: what is in play or was revealed last, and the table of rounds."""
    x, width, top = 822, 354, 24
    boxes = {}
    rows = view.seats if view.history else view.seats - 1
    row, head = (54, 60) if view.phase == "over" else (44, 112) if view.history else (64, 60)
    boxes["sheet"] = sheet = Box(x, top, width, head + rows * row + 14)
    boxes["sheet head"] = sheet.inset(18, 10).top(head - 10)
    for i, box in enumerate(sheet.below(head).top(rows * row).inset(14, 0).rows(rows)):
        boxes[f"sheet row {i}"] = box
    height = 10 + 44 + view.seats * 42 + 12
    boxes["rounds"] = rounds = Box(x, sheet.bottom + 14, width, height)
    grid = rounds.inset(14, 10)
    for i, column in enumerate(grid.after(32).columns(view.seats)):
        boxes[f"rounds seat {i}"] = centred(column.x + column.w // 2, grid.y + 21, 38, 38)
        for number, cell in enumerate(column.below(44).top(view.seats * 42).rows(view.seats), 1):
            boxes[f"rounds {number} {i}"] = cell
    for number, cell in enumerate(grid.left(32).below(44).top(view.seats * 42).rows(view.seats), 1):
        boxes[f"rounds {number}"] = cell
    return boxes


def _track(view: View) -> dict[str, Box]:
    """Place the steps of the score track, as many as there may be points, and the signs that stand on them."""
    boxes = {}
    for points, cell in enumerate(_steps(view.seats)):
        boxes[f"step {points}"] = cell.top(RAIL)
        here = [seat for seat, score in enumerate(view.scores) if score == points]
        room = cell.below(52).top(68).inset(12, 0)
        across = 1 if len(here) == 1 else 2 if len(here) < 3 or (room.w > 110 and len(here) < 5) else 3
        size = (
            min(56 if len(here) < 2 else 44 if len(here) < 3 else 34, room.w // across, 68 // -(-len(here) // across))
            if here
            else 0
        )
        for i, seat in enumerate(here):
            row, column = divmod(i, across)
            in_row = min(across, len(here) - row * across)
            rows = -(-len(here) // across)
            left = room.middle[0] - in_row * size // 2 + column * size
            boxes[f"token {seat}"] = Box(left, room.y + (68 - rows * size) // 2 + row * size, size, size)
    return boxes


def _steps(seats: int) -> list[Box]:
    """Cut the track into one step for every number of points there may be, as much room left of them as right."""
    count = 2 * seats + 1
    width = 1152 // count
    return centred(600, TRACK_TOP + 69, width * count, 138).columns(count)


def draw(boxes: Boxes, view: View, words: Words) -> Canvas:
    """Paint the public picture."""
    canvas = Canvas(_ground(view.seats, boxes["tabletop"], boxes["sheet"], boxes["rounds"]))
    _head(canvas, boxes, view, words)
    _middle(canvas, boxes["middle"], view, words)
    for seat in range(view.seats):
        _card(canvas, boxes[f"card {seat}"], view, words, seat)
        if view.phase == "over":
            coin(canvas, boxes[f"coin {seat}"], view.history[-1].points[seat])
        _plate(canvas, boxes[f"plate {seat}"], view, words, seat)
    _sheet(canvas, boxes, view, words)
    _rounds(canvas, boxes, view)
    for seat in range(view.seats):
        sign(canvas, boxes[f"token {seat}"], seat)
    return canvas


@lru_cache(maxsize=4)
def _ground(seats: int, tabletop: Box, *sheets: Box) -> Image.Image:
    """Return what lies under everything that moves: the scene, the table, the sheets and the score track."""
    canvas = Canvas(art.sky())
    canvas.stamp(art.tabletop(tabletop.w, tabletop.h), tabletop.x, tabletop.y)
    for sheet in sheets:
        plate(canvas, sheet, PARCHMENT, 16, PARCHMENT_SHADE)
    track = Box(0, TRACK_TOP, 1200, 800 - TRACK_TOP)
    steps = _steps(seats)
    edges = (*(step.x for step in steps), steps[-1].right)
    canvas.stamp(art.balustrade(track.w, track.h, edges), track.x, track.y)
    for points, step in enumerate(steps):
        canvas.text(step.top(RAIL), str(points), serif(theme.NUMBER, INK), "middle")
    return canvas.kept(art.colours())


def _head(canvas: Canvas, boxes: Boxes, view: View, words: Words) -> None:
    canvas.text(boxes["title"], phase(view, words), display(46, GOLD))
    told(canvas, boxes["turn"], words, partial(turn, view, form="pic."), sans(28, PARCHMENT))
    moon = boxes["moon"]
    canvas.stamp(art.moon(moon.w), moon.x, moon.y)
    canvas.text(moon.top(48).below(12), words("pic-round"), sans(24, INK), "middle")
    number = words("pic-round-number", round=view.round, rounds=view.seats)
    canvas.text(moon.below(38).top(52), number, serif(46, INK), "middle")


def _middle(canvas: Canvas, box: Box, view: View, words: Words) -> None:
    """Show what the table is at, as one emblem and a word."""
    emblem, beside, word = centred(box.x + 52, box.y + 42, 80, 80), box.after(100).top(84), box.below(84)
    if view.phase == "over":
        x, y = box.middle
        canvas.shape(LAUREL, centred(x, y - 8, 100, 100), GOLD)
        sign(canvas, centred(x, y - 16, 46, 46), view.ranking[0])
        word, said = box.below(90), "pic-wins"
    elif view.phase == "announce":
        canvas.shape(EMBLEMS["juliet"], emblem, GOLD)
        sign(canvas, centred(beside.x + 42, beside.middle[1], 60, 60), view.juliet)
        said = "pic-decides"
    else:
        canvas.shape(LANTERN if view.phase == "lobby" else CARD, emblem, GOLD)
        canvas.text(beside, f"{len(view.placed)}/{view.seats - 1}", serif(56, PARCHMENT))
        said = "pic-count"
    canvas.text(word, words(said), sans(28, PARCHMENT), "middle", least=theme.SMALLEST)


def _card(canvas: Canvas, box: Box, view: View, words: Words, seat: int) -> None:
    """Show a seat's card: face up where its role is known to all, else its back, or an empty place."""
    role = view.history[-1].roles[seat] if view.phase == "over" else "juliet" if seat == view.juliet else None
    if role:
        canvas.stamp(art.card_face(box.w, box.h, role), box.x, box.y)
        canvas.text(box.top(art.NAME - 6).inset(4, 0), words(f"{role}.short"), sans(24, PARCHMENT), "middle")
    elif seat in view.placed:
        if seat == view.latest:
            plate(canvas, box.inset(-6), RED, 17, PARCHMENT)
        canvas.stamp(art.card_back(box.w, box.h), box.x, box.y)
        mark = art.seal(64, automatic=seat in view.automatic)
        canvas.stamp(mark, box.middle[0] - 32, box.y + (box.h - TUCK) // 2 - 32)
    else:
        canvas.stamp(art.slot(box.w, box.h), box.x, box.y)


def _plate(canvas: Canvas, box: Box, view: View, words: Words, seat: int) -> None:
    """Show who sits there, what they are at, and their points; lit where they are waited for."""
    lit = seat in (view.ranking[:1] or waiting(view))
    ink = INK if lit else PARCHMENT
    plate(canvas, box, PARCHMENT if lit else art.NIGHT_HIGH, 14, GOLD if lit else art.STAR)
    if seat in waiting(view):
        pointer(canvas, box, GOLD)
    mark = badge if lit else sign
    mark(canvas, Box(box.x + 8, box.y + 11, 50, 50), seat)
    text = Box(box.x + 64, box.y, box.w - 64 - 50, box.h).inset(0, 6)
    canvas.text(Box(box.right - 54, box.y, 44, box.h), str(view.scores[seat]), serif(48, ink), "right")
    top, face = text.top(32), sans(28, ink)
    if not fully_named(canvas, top, words, seat, face):
        if fully_named(canvas, text.inset(0, 3), words, seat, face):
            return  # Both lines are the name's; the card above says what they are at.
        named(canvas, top, words, seat, face)
    canvas.text(text.below(32), words(_doing(view, seat)), sans(24, ink))


def _doing(view: View, seat: int) -> str:
    if view.phase == "over":
        return f"{view.history[-1].roles[seat]}.short"
    if seat == view.juliet:
        return "pic-juliet"
    return "pic-automatic" if seat in view.automatic else "pic-placed" if seat in view.placed else "pic-choosing"


def _sheet(canvas: Canvas, boxes: Boxes, view: View, words: Words) -> None:
    head = boxes["sheet head"]
    if view.phase == "over":
        canvas.text(head.top(44), words("pic-ranking"), display(28, RED))
        for place, seat in enumerate(view.ranking):
            _rank(canvas, boxes[f"sheet row {place}"], view, words, place, seat)
    elif view.history:
        last = view.history[-1]
        canvas.text(head.top(36), words("pic-last-round", round=last.number), serif(32, RED))
        told(canvas, head.below(38), words, partial(_announcement, last), sans(26, INK), rows=2)
        for seat in range(view.seats):
            _revealed(canvas, boxes[f"sheet row {seat}"], last, words, seat)
    else:
        canvas.text(head.top(44), words("pic-in-play"), display(28, RED))
        for i, roles in enumerate(CARDS[: view.seats - 1]):
            box = boxes[f"sheet row {i}"]
            for role, line in zip(roles, box.inset(0, 2).rows(2), strict=True):
                canvas.shape(EMBLEMS[role], Box(line.x + 4, line.y + 2, 30, 30), art.BANDS[role])
                canvas.text(line.after(46), words(role), serif(27, INK))
            if i:
                canvas.fill(box.top(2), PARCHMENT_SHADE)


def _announcement(last: Round, words: Words) -> str:
    juliet, named = words.name(last.juliet), last.named
    if named is None:
        return words("pic-none", juliet=juliet)
    return words("pic-named", juliet=juliet, named=words.name(named))


def _revealed(canvas: Canvas, box: Box, last: Round, words: Words, seat: int) -> None:
    """Show what a seat was in the last round, and whether it was named."""
    role = last.roles[seat]
    if seat == last.named:
        plate(canvas, box.inset(-4, 1), PARCHMENT_SHADE, 8)
    badge(canvas, Box(box.x, box.y + 3, 38, 38), seat)
    canvas.shape(EMBLEMS[role], Box(box.x + 48, box.y + 5, 34, 34), art.BANDS[role])
    named = seat == last.named
    name = box.after(92).left(box.w - 92 - (76 if named else 44))
    said = words(role)
    if width(said, SERIF, theme.SMALLEST) > name.w:
        said = words(f"{role}.short")
    canvas.text(name, said, serif(27, INK), least=theme.SMALLEST)
    if named:
        canvas.shape(HAND, Box(box.right - 72, box.y + 7, 32, 32), RED)
    canvas.text(Box(box.right - 34, box.y, 30, box.h), str(last.points[seat]), serif(theme.NUMBER, INK), "right")


def _rank(canvas: Canvas, box: Box, view: View, words: Words, place: int, seat: int) -> None:
    canvas.text(box.left(34), words("pic-rank", rank=place + 1), serif(34, INK), "right")
    badge(canvas, centred(box.x + 63, box.middle[1], 38, 38), seat)
    named(canvas, box.after(92).left(box.w - 92 - 42), words, seat, sans(28, INK))
    canvas.text(Box(box.right - 40, box.y, 36, box.h), str(view.scores[seat]), serif(theme.NUMBER, INK), "right")


def _rounds(canvas: Canvas, boxes: Boxes, view: View) -> None:
    """Draw the table of all rounds; in those to come only who will be Juliet."""
    box = boxes["rounds"]
    first = view.history[0].juliet if view.history else view.juliet
    for seat in range(view.seats):
        badge(canvas, boxes[f"rounds seat {seat}"], seat)
    for number in range(1, view.seats + 1):
        label = boxes[f"rounds {number}"]
        played = view.history[number - 1] if number <= len(view.history) else None
        line = Box(box.x + 8, label.y, box.w - 16, label.h)
        if number == view.round and not played:
            plate(canvas, line.inset(0, 1), GOLD, 8)
        elif number % 2:
            canvas.fill(line, art.STRIPE)
        canvas.text(label, str(number), serif(theme.NUMBER, INK if number <= view.round else INK_SOFT), "middle")
        for seat in range(view.seats):
            cell = boxes[f"rounds {number} {seat}"]
            if played:
                _past(canvas, cell, played, seat)
            elif (first + number - 1) % view.seats == seat:
                canvas.shape(EMBLEMS["juliet"], centred(*cell.middle, 30, 30), art.BANDS["juliet"])


def _past(canvas: Canvas, cell: Box, played: Round, seat: int) -> None:
    width, height = art.PAST
    x, y = cell.middle[0] - width // 2, cell.middle[1] - height // 2
    canvas.stamp(art.past(played.roles[seat], played.points[seat]), x, y)
    if seat == played.named:
        canvas.fill(Box(x, cell.bottom - 4, width, 3), RED)
