"""Roma: two players, 52 cards, six dice discs (Stefan Feld, 2005). Base game.

Source: the rules of the game and their rulings, cited as `R` numbers where a point could be read otherwise.
"""

from engine.roma.cards import BUILDING, BY_ID, CARDS, CHARACTER, Card
from engine.roma.position import position
from engine.roma.rules import GAME
from engine.roma.state import DISCS, Battle, Deed, Mark
from engine.roma.view import BACK, View

__all__ = [
    "BACK",
    "BUILDING",
    "BY_ID",
    "CARDS",
    "CHARACTER",
    "DISCS",
    "GAME",
    "Battle",
    "Card",
    "Deed",
    "Mark",
    "View",
    "position",
]
