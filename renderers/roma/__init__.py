"""How *Roma* is shown: the discs and both sides, the cards in the hand, and both in words."""

from __future__ import annotations

from engine.roma import View
from renderers.canvas import Canvas
from renderers.examples import sight
from renderers.layout import Boxes
from renderers.roma import art, glossary, hand, table
from renderers.roma.examples import EXAMPLES
from renderers.roma.telling import alt, describe
from renderers.words import STANDARD, Words

VIEW = View
TOPICS = ("goal", "turn", "actions", "combat", "characters", "characters-more", "buildings", "clock", "end")

SIGNS = {
    "aesculapinum": "🐍", "architectus": "📐", "basilica": "⛪", "centurio": "🪖", "consiliarius": "📜", "consul": "🪑",
    "essedum": "🐎", "forum": "🏦", "gladiator": "🔱", "haruspex": "👀", "legat": "🦅", "legionarius": "🧱",
    "machina": "🔧", "mercator": "💰", "mercatus": "🛒", "nero": "🔥", "onager": "🪨", "praetorianus": "⛔",
    "scaenicus": "🎭", "senator": "👤", "sicarius": "🔪", "templum": "🛕", "tribunus-plebis": "✋", "turris": "🗼",
    "velites": "🏹",
}  # fmt: skip
"""For a card, as near to its emblem as there is one."""

__all__ = ["SIGNS", "TOPICS", "VIEW", "alt", "describe", "encode", "illustration", "layout", "paint"]


def layout(view: View) -> Boxes:
    """Place everything: what a seat holds, or the table for a spectator and when the game is over."""
    return table.layout(view) if _public(view) else hand.layout(view)


def paint(view: View, words: Words) -> Canvas:
    """Draw what `layout` placed."""
    draw = table.draw if _public(view) else hand.draw
    return draw(layout(view), view, words)


def encode(canvas: Canvas, look: str = STANDARD) -> bytes:
    """Return a painted canvas as a PNG in the colours of the game, as they are in a look."""
    return canvas.png(art.colours(), look)


def illustration(topic: str) -> View | glossary.View | None:
    """Return what the picture beside a topic of the rules shows: a table, or cards; None for one without a picture."""
    return glossary.View(topic) if topic in glossary.TOPICS else sight(EXAMPLES, topic)


def _public(view: View) -> bool:
    return view.seat is None or view.phase == "over"
