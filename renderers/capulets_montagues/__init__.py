"""How *Capulets & Montagues* is shown: cards and families before the wall of the town, and all of it in words.

Nothing is secret in this game, so a seat sees what a spectator sees.
"""

from __future__ import annotations

from engine.capulets_montagues import CARDS, View
from renderers.canvas import Canvas
from renderers.capulets_montagues import art, table
from renderers.capulets_montagues.examples import EXAMPLES
from renderers.capulets_montagues.table import layout, main_trait
from renderers.capulets_montagues.telling import alt, describe
from renderers.examples import sight
from renderers.words import STANDARD, Words

VIEW = View
TOPICS = ("goal", "turn", "traits", "phases", "cards", "punishment", "prestige", "clock", "end")

SIGNS = {card.key: "🩸" if card.bloody else "🎯" if card.targeted else "🩸💰👑⛪🌞"[main_trait(card)] for card in CARDS}
"""For a card, what its colour says: blood, other harm, or the trait that it brings most of."""

__all__ = ["SIGNS", "TOPICS", "VIEW", "alt", "describe", "encode", "illustration", "layout", "paint"]


def paint(view: View, words: Words) -> Canvas:
    """Draw what `layout` placed."""
    return table.draw(layout(view), view, words)


def encode(canvas: Canvas, look: str = STANDARD) -> bytes:
    """Return a painted canvas as a PNG in the colours of the game, as they are in a look."""
    return canvas.png(art.colours(), look)


def illustration(topic: str) -> View | None:
    """Return what the picture beside a topic of the rules shows; None for a topic without a picture."""
    return sight(EXAMPLES, topic)
