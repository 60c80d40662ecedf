"""Where Art Thou Romeo?: bluffing and deduction for three to five players, five cards.

Source: the rulebook and player aid of the game. One round for each player; in each, Juliet asks who is Romeo.
"""

from engine.where_art_thou_romeo.position import position
from engine.where_art_thou_romeo.rules import GAME
from engine.where_art_thou_romeo.state import CARDS, Round
from engine.where_art_thou_romeo.view import View

__all__ = ["CARDS", "GAME", "Round", "View", "position"]
