"""Decisions on points that could be read otherwise (`R` numbers: the rulings), each in one line."""

from __future__ import annotations

MERCATUS_SOURCE = "opponent"
"""Where Mercatus takes VP from (R44): "opponent" or "stockpile"."""

REROLL_LIMIT: int | None = None
"""How often a turn's triples may be rolled again (R4); None: without limit."""

CREDIT_MISSING_VP = True
"""Whether VP won beyond the stockpile are credited (R8)."""

TIE = "draw"
"""Who wins with equal VP (R9): "draw", or the "starting" or the "other" player."""

START_MONEY = 0
"""Sestertii each player begins with (R3)."""

START_VP = 10

ALL_VP = 36

MAX_TURNS = 200
"""After this turn, counted over both players, the game ends (R63)."""
