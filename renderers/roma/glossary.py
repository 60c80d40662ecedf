"""Pictures that go with the rules: the cards a topic explains, with their emblems."""

from __future__ import annotations

from dataclasses import dataclass

from engine.roma import BUILDING, CARDS
from renderers.canvas import Canvas
from renderers.kinds import Description, alternative
from renderers.layout import Box, Boxes
from renderers.roma import art, reading
from renderers.roma.reading import Grid, Shown
from renderers.theme import GOLD, display
from renderers.words import STANDARD, Words

_CHARACTERS = [card.id for card in CARDS if card.kind != BUILDING]

TOPICS: dict[str, list[str]] = {
    "characters": [name for name in _CHARACTERS if name < "legionarius"],
    "characters-more": [name for name in _CHARACTERS if name >= "legionarius"],
    "buildings": [card.id for card in CARDS if card.kind == BUILDING],
}
"""Which cards a topic of the rules explains."""

GRID = Grid(3, 3, 84, 30, 26)
FIELD = Box(24, 84, 1152, 676)


@dataclass(frozen=True, slots=True)
class View:
    """The cards of a topic."""

    topic: str


VIEW = View


def layout(view: View) -> Boxes:
    """Place everything on the picture of a topic."""
    return {"title": Box(28, 14, 1144, 56), **reading.layout(FIELD, len(TOPICS[view.topic]), GRID)}


def paint(view: View, words: Words) -> Canvas:
    """Draw the cards of a topic."""
    boxes = layout(view)
    canvas = Canvas(art.floor())
    canvas.text(boxes["title"], words(f"rules.{view.topic}.title"), display(44, GOLD))
    reading.draw(canvas, boxes, words, GRID, [Shown(name) for name in TOPICS[view.topic]])
    return canvas


def encode(canvas: Canvas, look: str = STANDARD) -> bytes:
    """Return a painted picture as a PNG in the colours of the game."""
    return canvas.png(art.colours(), look)


def describe(view: View, words: Words) -> Description:
    """Say the same in words: a line for each card."""
    title = words(f"rules.{view.topic}.title")
    lines = tuple(f"**{words(name)}:** {words(f'{name}.does')}" for name in TOPICS[view.topic])
    return Description(title, lines, ())


def alt(view: View, words: Words) -> str:
    """Name the cards on the picture of a topic."""
    title = words(f"rules.{view.topic}.title")
    return alternative(f"{title}: {words.listed([words(n) for n in TOPICS[view.topic]])}.")
