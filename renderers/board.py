"""A leaderboard: one page of it as a picture, and in words."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Msg, Who
from renderers import theme
from renderers.canvas import Canvas
from renderers.kinds import Description, alternative
from renderers.layout import Box, Boxes, centred
from renderers.ledger import STRIPE, colours, night
from renderers.people import LEAST, drawable_words, named
from renderers.pieces import coin_sprite, plate
from renderers.theme import GOLD, INK, INK_SOFT, NIGHT, PARCHMENT, display, sans, serif
from renderers.words import STANDARD, Words

MOST_LINES = 10
"""Lines of a page."""

ARROW = "+ M6 14 L94 50 6 86 30 50 Z"
DOWN = "+ M8 24 L92 24 50 84 Z"
COLUMNS = {"rank": (62, 84), "name": (156, 424), "wins": (596, 112), "games": (732, 124), "rating": (880, 120)}
"""Left edge and width."""

NUMBERS = ("wins", "games", "rating")


@dataclass(frozen=True, slots=True)
class Line:
    """One person's line; `who` is the place of the name among those of the words."""

    who: int
    rank: int
    rating: int
    provisional: bool
    wins: int
    games: int
    computers: int = 0
    """In how many of the games computers had seats."""

    @property
    def told(self) -> str:
        """Return the games, and in brackets those with computers if any."""
        return f"{self.games} ({self.computers})" if self.computers else str(self.games)


@dataclass(frozen=True, slots=True)
class View:
    """One page: sorted by "rating", "wins" or "games", over the time "all", "month" or "week".

    `computers` tells whether games with computers count from now on. `asker` is the place of the name of whoever asked;
    `own` is that person's line where it is on another page.
    """

    by: str
    since: str
    page: int
    pages: int
    lines: tuple[Line, ...]
    asker: int | None = None
    own: Line | None = None
    computers: bool = False


VIEW = View


def describe(view: View, words: Words) -> Description:
    """Put a page into words: everything that the picture shows."""
    heading = words("board-head", game=Msg("title"))
    sorted_ = words("board-view", by=Msg(f"board-by-{view.by}"), since=Msg(f"board-since-{view.since}"))
    lines = [_line(line, view, words) for line in view.lines]
    facts = [sorted_, *(lines or [words("board-empty", since=view.since)])]
    if view.own is not None:
        facts += ["…", _line(view.own, view, words)]
    elif view.asker is not None and all(line.who != view.asker for line in view.lines):
        facts.append(words("board-none-yours", who=Who(view.asker), since=view.since))
    if any(line.provisional for line in (*view.lines, *([view.own] if view.own else []))):
        facts.append(words("board-provisional"))
    facts.append(words("board-computers", count=int(view.computers)))
    if view.pages > 1:
        facts.append(words("page-of", page=view.page, pages=view.pages))
    return Description(heading, tuple(facts), ())


def alt(view: View, words: Words) -> str:
    """Say what is on the picture of a page: its heading, and its lines as far as they fit."""
    heading = words("board-head", game=Msg("title"))
    sorted_ = words("board-view", by=Msg(f"board-by-{view.by}"), since=Msg(f"board-since-{view.since}"))
    short = [
        words("board-alt", rank=line.rank, who=Who(line.who), number=str(getattr(line, view.by))) for line in view.lines
    ]
    return alternative(f"{heading} {sorted_}.", *short)


def _line(line: Line, view: View, words: Words) -> str:
    """Say a line; that of whoever asked has a sign and a word more."""
    rating = words("board-rating-provisional" if line.provisional else "board-rating", rating=str(line.rating))
    said = words(
        "board-line", rank=line.rank, who=Who(line.who), wins=line.wins, games=line.games,
        computers=line.computers, rating=rating,
    )  # fmt: skip
    return words("board-yours", line=said) if line.who == view.asker else said


def layout(view: View) -> Boxes:
    """Place everything on the picture."""
    boxes = {
        "title": Box(28, 14, 900, 54),
        "view": Box(28, 68, 860, 40),
        "page": Box(932, 68, 240, 40),
        "sheet": Box(24, 116, 1152, 660),
        "head": Box(32, 124, 1136, 44),
    }
    _row(boxes, "head", NUMBERS)
    for i in range(len(view.lines)):
        boxes[f"line {i}"] = Box(32, 172 + i * 53, 1136, 53)
    if _apart(view):
        boxes["line own"] = Box(32, 712, 1136, 58)
    if not view.lines:
        boxes["empty"] = Box(132, 300, 936, 200)
    for key in [key for key in boxes if key.startswith("line ")]:
        _row(boxes, key, (*COLUMNS, "mark", "sign", "word"))
    return boxes


def _row(boxes: dict[str, Box], key: str, columns: tuple[str, ...]) -> None:
    row = boxes[key]
    places = {**COLUMNS, "mark": (36, 24), "sign": (1006, 32), "word": (1042, 122)}
    for column in columns:
        x, width = places[column]
        boxes[f"{column} {key}"] = Box(x, row.y, width, row.h)


def _apart(view: View) -> bool:
    """Tell whether a line of its own at the end is for whoever asked."""
    return view.asker is not None and all(line.who != view.asker for line in view.lines)


def paint(view: View, words: Words) -> Canvas:
    """Draw a page."""
    boxes, canvas = layout(view), Canvas(night())
    sorted_ = words("board-view", by=Msg(f"board-by-{view.by}"), since=Msg(f"board-since-{view.since}"))
    canvas.text(boxes["title"], words("board-head", game=Msg("title")), display(44, GOLD), least=34)
    if any(line.computers for line in (*view.lines, *([view.own] if view.own else []))):
        sorted_ = f"{sorted_} · {words('pic-board-computers')}"
    canvas.text(boxes["view"], sorted_, sans(32, PARCHMENT), least=theme.SMALLEST)
    if view.pages > 1:
        said = words("pic-board-page", page=view.page, pages=view.pages)
        canvas.text(boxes["page"], said, sans(28, PARCHMENT), "right")
    plate(canvas, boxes["sheet"], PARCHMENT)
    _head(canvas, boxes, view, words)
    for i, line in enumerate(view.lines):
        ground = STRIPE if i % 2 else PARCHMENT
        _draw(canvas, boxes, f"line {i}", line, words, GOLD if line.who == view.asker else ground)
    if view.own is not None:
        _draw(canvas, boxes, "line own", view.own, words, GOLD)
    elif _apart(view) and view.asker is not None:
        box = boxes["line own"]
        said = drawable_words(words)("pic-board-none-yours", who=Who(view.asker), since=view.since)
        plate(canvas, box, GOLD, 8)
        canvas.whole(box.inset(24, 0), said, sans(30, INK), least=LEAST)
    if not view.lines:
        canvas.lines(boxes["empty"], words("pic-board-empty", since=view.since), sans(40, INK_SOFT))
    return canvas


def _head(canvas: Canvas, boxes: Boxes, view: View, words: Words) -> None:
    """Name the columns; the one that sorts stands out by ground and arrow."""
    for column in NUMBERS:
        box, said = boxes[f"{column} head"], words(f"pic-board-{column}")
        if column == view.by:
            plate(canvas, Box(box.x - 12, box.y + 2, box.w + 24, box.h - 4), INK, 10)
            canvas.shape(DOWN, Box(box.x - 5, box.y + 13, 20, 20), GOLD)
            canvas.text(box.after(19), said, sans(30, PARCHMENT), "right", least=theme.SMALLEST)
        else:
            canvas.text(box, said, sans(30, INK_SOFT), "right")


def _draw(canvas: Canvas, boxes: Boxes, key: str, line: Line, words: Words, ground: theme.Colour) -> None:
    """Draw one line."""
    if ground == GOLD:
        plate(canvas, boxes[key], GOLD, 8)
        mark = boxes[f"mark {key}"]
        canvas.shape(ARROW, centred(*mark.middle, mark.w, 30), NIGHT)
    else:
        canvas.fill(boxes[key], ground)
    rank = boxes[f"rank {key}"]
    if line.rank <= 3 and ground != GOLD:
        canvas.stamp(coin_sprite(48), rank.middle[0] - 24, rank.middle[1] - 24)
    canvas.text(rank, str(line.rank), serif(36 if line.rank <= 3 else theme.NUMBER, INK), "middle", least=28)
    named(canvas, boxes[f"name {key}"], words, line.who, sans(36, INK), least=LEAST)
    for column in NUMBERS:
        said = line.told if column == "games" else str(getattr(line, column))
        canvas.text(boxes[f"{column} {key}"], said, serif(theme.NUMBER, INK), "right", least=theme.SMALLEST)
    if line.provisional:
        sign = centred(*boxes[f"sign {key}"].middle, 32, 32)
        plate(canvas, sign, INK, 16)
        canvas.text(sign, "?", sans(28, PARCHMENT), "middle")
        canvas.text(boxes[f"word {key}"], words("pic-provisional"), sans(theme.SMALLEST, INK))


def encode(canvas: Canvas, look: str = STANDARD) -> bytes:
    """Return a painted picture as a PNG."""
    return canvas.png(colours(), look)
