"""The 25 cards as data. What they do is in `effects`.

A card of the table is a number of its own, so that two Forums are two things: its remainder by 25 says which of the
25 it is. The numbers 1 to 24 stay free, for places on the table.
"""

from __future__ import annotations

from typing import NamedTuple

CHARACTER = "character"
BUILDING = "building"


class Card(NamedTuple):
    """What is printed on a card."""

    id: str
    kind: str
    """`CHARACTER` (yellow) or `BUILDING` (green)."""
    copies: int
    """How many there are in the deck."""
    cost: int
    """Sestertii to lay it."""
    defence: int
    """An attack that reaches it discards the card."""
    dice: int
    """How many dice its use needs; 0: it is passive and cannot be activated."""


CARDS = (
    Card("aesculapinum", BUILDING, 2, 5, 2, 1),
    Card("architectus", CHARACTER, 2, 3, 4, 1),
    Card("basilica", BUILDING, 2, 6, 5, 0),
    Card("centurio", CHARACTER, 2, 9, 5, 1),
    Card("consiliarius", CHARACTER, 2, 4, 4, 1),
    Card("consul", CHARACTER, 2, 3, 3, 1),
    Card("essedum", CHARACTER, 2, 6, 3, 1),
    Card("forum", BUILDING, 6, 5, 5, 2),
    Card("gladiator", CHARACTER, 2, 6, 5, 1),
    Card("haruspex", CHARACTER, 2, 4, 3, 1),
    Card("legat", CHARACTER, 2, 5, 2, 1),
    Card("legionarius", CHARACTER, 3, 4, 5, 1),
    Card("machina", BUILDING, 2, 4, 4, 1),
    Card("mercator", CHARACTER, 1, 7, 2, 1),
    Card("mercatus", BUILDING, 2, 6, 3, 1),
    Card("nero", CHARACTER, 1, 8, 9, 1),
    Card("onager", BUILDING, 2, 5, 4, 1),
    Card("praetorianus", CHARACTER, 2, 4, 4, 1),
    Card("scaenicus", CHARACTER, 2, 8, 3, 1),
    Card("senator", CHARACTER, 2, 3, 3, 1),
    Card("sicarius", CHARACTER, 1, 9, 2, 1),
    Card("templum", BUILDING, 2, 2, 2, 0),
    Card("tribunus-plebis", CHARACTER, 2, 5, 5, 1),
    Card("turris", BUILDING, 2, 6, 6, 0),
    Card("velites", CHARACTER, 2, 5, 3, 1),
)

BY_ID = {card.id: card for card in CARDS}

CHEAPEST = min(card.cost for card in CARDS)

PLACES = {card.id: place for place, card in enumerate(CARDS)}


def number(card_id: str, copy: int) -> int:
    """Return the number of a copy (1 for the first) of a card.

    >>> face(number("forum", 6)).id
    'forum'
    """
    return len(CARDS) * copy + PLACES[card_id]


def face(card: int) -> Card:
    """Return what is printed on the card of a number."""
    return CARDS[card % len(CARDS)]


DECK = tuple(number(card.id, copy) for card in CARDS for copy in range(1, card.copies + 1))
"""The 52 cards."""
