"""How *Where Art Thou Romeo?* is shown: the table on the balcony, the card in the hand, and both in words."""

from __future__ import annotations

from engine.where_art_thou_romeo import View
from renderers.canvas import Canvas
from renderers.examples import sight
from renderers.layout import Boxes
from renderers.where_art_thou_romeo import art, hand, table
from renderers.where_art_thou_romeo.examples import EXAMPLES
from renderers.where_art_thou_romeo.telling import alt, describe
from renderers.words import STANDARD, Words

VIEW = View
TOPICS = ("goal", "turn", "roles", "lobby", "scoring", "clock", "end")

SIGNS = {
    "juliet": "🌹", "romeo": "💘", "count-paris": "👑", "mercutio": "🎭", "benvolio": "🌿", "nurse": "💌",
    "tybalt": "🔪", "friar-laurence": "🔔", "prince-escalus": "🦁",
}  # fmt: skip
"""For a role, as near to its emblem as there is one."""

__all__ = ["SIGNS", "TOPICS", "VIEW", "alt", "describe", "encode", "illustration", "layout", "paint"]


def layout(view: View) -> Boxes:
    """Place everything: a seat's own card, or the table for a spectator and when nothing is secret any more."""
    return table.layout(view) if _public(view) else hand.layout(view)


def paint(view: View, words: Words) -> Canvas:
    """Draw what `layout` placed."""
    draw = table.draw if _public(view) else hand.draw
    return draw(layout(view), view, words)


def encode(canvas: Canvas, look: str = STANDARD) -> bytes:
    """Return a painted canvas as a PNG in the colours of the game, as they are in a look."""
    return canvas.png(art.colours(), look)


def illustration(topic: str) -> View | None:
    """Return what the picture beside a topic of the rules shows; None for a topic without a picture."""
    return sight(EXAMPLES, topic)


def _public(view: View) -> bool:
    return view.seat is None or view.phase == "over"
