"""Romeo i Julia: chases, shootouts and clues on the way to a villain, for two to four players who each lead a pair.

Source: the rulebook of the game. Each turn has five phases: draw, decision, exchange, complication, final.
"""

from engine.romeo_i_julia.components import (
    CARDS,
    LOCATIONS,
    MARK,
    NEEDED,
    PAIRS,
    SKILLS,
    STONES,
    STONES_OF,
    VILLAINS,
    Card,
    Pair,
    events_at,
    places,
    value,
)
from engine.romeo_i_julia.options import card_name
from engine.romeo_i_julia.position import position, stacked
from engine.romeo_i_julia.rules import GAME
from engine.romeo_i_julia.state import Roll
from engine.romeo_i_julia.view import Player, View

__all__ = [
    "CARDS",
    "GAME",
    "LOCATIONS",
    "MARK",
    "NEEDED",
    "PAIRS",
    "SKILLS",
    "STONES",
    "STONES_OF",
    "VILLAINS",
    "Card",
    "Pair",
    "Player",
    "Roll",
    "View",
    "card_name",
    "events_at",
    "places",
    "position",
    "stacked",
    "value",
]
