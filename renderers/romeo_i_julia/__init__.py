"""How *Romeo i Julia* is shown: the table as a page of panels, the own hand, and both in words."""

from __future__ import annotations

from engine.romeo_i_julia import CARDS, View
from renderers.canvas import Canvas
from renderers.examples import sight
from renderers.layout import Boxes
from renderers.romeo_i_julia import art, hand, table
from renderers.romeo_i_julia.examples import EXAMPLES
from renderers.romeo_i_julia.telling import alt, describe
from renderers.words import STANDARD, Words

VIEW = View
TOPICS = ("goal", "turn", "phases", "cards", "decision", "complication", "final", "clock", "end")

COLOURS = {"red": "🔴", "blue": "🔵", "yellow": "💛", "julia": "👩", "romeo": "👨"}
SIGNS = {
    **COLOURS,
    **{card: COLOURS[kind] for card, (kind, _) in CARDS.items()},
    "driving": "🚗", "deduction": "🔬", "shooting": "🔫", "stamina": "👣", "luck": "🧭", "computers": "💻",
    "mark": "❓", "raise": "🔼", "lower": "🔽",
}  # fmt: skip
"""For stones and cards their colour, for events the symbol of their skill."""

__all__ = ["SIGNS", "TOPICS", "VIEW", "alt", "describe", "encode", "illustration", "layout", "paint"]


def layout(view: View) -> Boxes:
    """Place everything: a seat's own cards, or the table for a spectator and at the end."""
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
