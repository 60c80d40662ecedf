"""Somebody's games on a server: a chart of the rating in each game, and all of it in words."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Who
from renderers import theme
from renderers.canvas import Canvas, Pen
from renderers.kinds import Description, alternative
from renderers.layout import Box, Boxes
from renderers.ledger import GRID, colours, night
from renderers.people import LEAST, drawable_words
from renderers.pieces import plate
from renderers.shapes import Point
from renderers.theme import GOLD, INK, INK_SOFT, PARCHMENT, RED, display, sans, serif
from renderers.words import STANDARD, Words, words_for

MOST_CHARTS = 4
"""Games that are drawn, the most played ones; the words name all."""

FEW_DOTS = 30
"""Up to so many games each have a dot."""

STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
"""Distances of the lines across a chart."""

GUTTER = 84
"""Pixels for the numbers left of a chart."""


@dataclass(frozen=True, slots=True)
class Record:
    """What somebody has done in one game, its id.

    `curve` holds the rating before the latest games and after each of them, old to new; the last one is that of today.
    """

    game: str
    games: int
    wins: int
    provisional: bool
    curve: tuple[int, ...]
    computers: int = 0
    """In how many of the games computers had seats."""

    @property
    def rating(self) -> int:
        """Return the rating of today."""
        return self.curve[-1]


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody met often: how many games together, and how often one was ahead, behind, or level."""

    who: int
    games: int
    ahead: int
    behind: int
    level: int


@dataclass(frozen=True, slots=True)
class View:
    """A person, whose name is the first of the words, and those of `opponents` by their place."""

    records: tuple[Record, ...]
    opponents: tuple[Opponent, ...]
    streak: int
    best: int
    """Wins in a row: up to today, and the most there ever were."""
    unrated: int


VIEW = View


def describe(view: View, words: Words) -> Description:
    """Put somebody's games into words."""
    heading = words("profile-head", who=Who(0))
    facts = [_record(record, words) for record in view.records]
    if view.records:
        facts.append(words("profile-streak", now=view.streak, best=view.best))
    if any(record.provisional for record in view.records):
        facts.append(words("board-provisional"))
    if view.unrated:
        facts.append(words("profile-unrated", count=view.unrated, rated=len(view.records)))
    if view.opponents:
        facts += [words("profile-opponents"), *(_opponent(other, words) for other in view.opponents)]
    return Description(heading, tuple(facts), ())


def alt(view: View, words: Words) -> str:
    """Say what is on the picture of a profile: its charts, as far as they fit."""
    charts = [
        words(
            "profile-alt", game=_title(record, words), rating=str(record.rating), games=len(record.curve) - 1,
            low=str(min(record.curve)), high=str(max(record.curve)),
        )
        for record in view.records[:MOST_CHARTS]
    ]  # fmt: skip
    return alternative(f"{words('profile-head', who=Who(0))}.", *charts)


def _record(record: Record, words: Words) -> str:
    rating = words("board-rating-provisional" if record.provisional else "board-rating", rating=str(record.rating))
    return words(
        "profile-record", game=_title(record, words), rating=rating, wins=record.wins, games=record.games,
        computers=record.computers,
        low=str(min(record.curve)), high=str(max(record.curve)),
    )  # fmt: skip


def _opponent(other: Opponent, words: Words) -> str:
    return words(
        "profile-opponent",
        who=Who(other.who), games=other.games, ahead=other.ahead, behind=other.behind, level=other.level,
    )  # fmt: skip


def _title(record: Record, words: Words) -> str:
    return words_for(words.locale, record.game)("title")


def layout(view: View) -> Boxes:
    """Place everything on the picture, up to four charts."""
    boxes = {"title": Box(28, 14, 1144, 54), "since": Box(28, 68, 1144, 40)}
    for i, box in enumerate(_panels(min(len(view.records), MOST_CHARTS))):
        inner = box.inset(24, 14)
        boxes[f"panel {i}"] = box
        boxes[f"name {i}"] = inner.top(46).left(inner.w - 180)
        boxes[f"rating {i}"] = inner.top(46).after(inner.w - 176).left(120)
        boxes[f"sign {i}"] = Box(inner.right - 44, inner.y + 6, 34, 34)
        boxes[f"count {i}"] = inner.below(46).top(36)
        boxes[f"chart {i}"] = chart = Box(inner.x + GUTTER, inner.y + 104, inner.w - GUTTER - 20, inner.h - 150)
        boxes[f"from {i}"], boxes[f"to {i}"] = Box(chart.x - 20, chart.bottom + 14, chart.w + 36, 32).columns(2, 8)
    return boxes


def _panels(count: int) -> list[Box]:
    """Cut the page: with three, the first has all the upper half."""
    rows = Box(24, 116, 1152, 660).rows(min(count, 2) or 1, 16)
    widths = {0: (), 1: (1,), 2: (1, 1), 3: (1, 2), 4: (2, 2)}[count]
    return [box for row, columns in zip(rows, widths, strict=False) for box in row.columns(columns, 16)]


def paint(view: View, words: Words) -> Canvas:
    """Draw the charts."""
    boxes, canvas = layout(view), Canvas(night())
    title = drawable_words(words)("profile-head", who=Who(0))
    canvas.whole(boxes["title"], title, display(44, GOLD), least=LEAST)
    above = words("pic-profile")
    if any(record.computers for record in view.records):
        above = f"{above} · {words('pic-board-computers')}"
    canvas.text(boxes["since"], above, sans(30, PARCHMENT))
    for i, record in enumerate(view.records[:MOST_CHARTS]):
        plate(canvas, boxes[f"panel {i}"], PARCHMENT)
        canvas.text(boxes[f"name {i}"], _title(record, words), sans(36, INK), least=28)
        canvas.text(boxes[f"rating {i}"], str(record.rating), serif(theme.NUMBER, INK), "right")
        if record.provisional:
            plate(canvas, boxes[f"sign {i}"], INK, 17)
            canvas.text(boxes[f"sign {i}"], "?", sans(30, PARCHMENT), "middle")
        canvas.text(boxes[f"count {i}"], _counted(record, words), sans(28, INK_SOFT))
        _chart(canvas, boxes, i, record)
        first = record.games - len(record.curve) + 1
        start = words("pic-profile-game", number=first) if first else words("pic-profile-start")
        canvas.text(boxes[f"from {i}"], start, sans(theme.SMALLEST, INK_SOFT))
        canvas.text(
            boxes[f"to {i}"], words("pic-profile-game", number=record.games), sans(theme.SMALLEST, INK_SOFT), "right"
        )
    return canvas


def _counted(record: Record, words: Words) -> str:
    said = words("pic-profile-count", wins=record.wins, games=record.games, computers=record.computers)
    return f"{said} · {words('pic-provisional')}" if record.provisional else said


def _chart(canvas: Canvas, boxes: Boxes, i: int, record: Record) -> None:
    """Draw the lines across, their numbers, and the curve."""
    box = boxes[f"chart {i}"]
    heights = scale(record.curve, 6 if box.h > 300 else 4)
    low, high = heights[0], heights[-1]
    for height in heights:
        y = box.bottom - round(box.h * (height - low) / (high - low))
        canvas.fill(Box(box.x - 12, y - 1, box.w + 24, 2), GRID)
        canvas.text(Box(box.x - GUTTER - 12, y - 18, GUTTER - 12, 36), str(height), sans(26, INK_SOFT), "right")
    edge = 16
    pen = Pen(box.w + 2 * edge, box.h + 2 * edge)
    points: list[Point] = [
        (edge + box.w * n / (len(record.curve) - 1), edge + box.h * (high - rating) / (high - low))
        for n, rating in enumerate(record.curve)
    ]
    pen.line(points, RED, 5)
    for point in points if len(points) <= FEW_DOTS else ():
        _dot(pen, point, 7, RED)
    _dot(pen, points[-1], 13, INK)
    _dot(pen, points[-1], 9, GOLD)
    canvas.stamp(pen.sprite(), box.x - edge, box.y - edge)


def _dot(pen: Pen, point: Point, radius: int, paint_: theme.Colour) -> None:
    pen.ellipse(Box(round(point[0]) - radius, round(point[1]) - radius, 2 * radius, 2 * radius), paint_)


def scale(curve: tuple[int, ...], most: int) -> list[int]:
    """Return the heights of the lines across a chart: round numbers, evenly, the curve between first and last."""
    for step in STEPS:
        low, high = min(curve) // step * step, -(-max(curve) // step) * step
        if (high - low) // step < most:
            break
    return list(range(low, max(high, low + step) + 1, step))


def encode(canvas: Canvas, look: str = STANDARD) -> bytes:
    """Return a painted picture as a PNG."""
    return canvas.png(colours(), look)
