"""Capulets & Montagues: noble families of Verona vie for prestige; two to seven players, sixty cards, thirteen turns.

Source: the rulebook of the game, and the rulings R1 to R7. All is open but the order of the deck and the dice to come.
"""

from engine.capulets_montagues.cards import CARDS, EFFECTS, PUNISHMENTS, TRAITS, Effects
from engine.capulets_montagues.position import position
from engine.capulets_montagues.rules import GAME
from engine.capulets_montagues.state import TURNS, Pick, Report, Save
from engine.capulets_montagues.texts import CARD_NAMES, effects, signed
from engine.capulets_montagues.view import FateCard, View

__all__ = [
    "CARDS",
    "CARD_NAMES",
    "EFFECTS",
    "GAME",
    "PUNISHMENTS",
    "TRAITS",
    "TURNS",
    "Effects",
    "FateCard",
    "Pick",
    "Report",
    "Save",
    "View",
    "effects",
    "position",
    "signed",
]
