"""Thinking elsewhere: what another process needs to answer for a computer, from the dump of a table alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.ask import Keys
from engine.computer import Strength, computer_answer, think
from engine.msg import Seat
from engine.reason import Advice, reason
from engine.registry import GAMES
from engine.rng import Rng
from engine.table import Table


def answer_from(dump: Mapping[str, Any], seat: Seat, strength: Strength, seed: int, seconds: float) -> Keys:
    """Return a computer's answer to a seat's open question at a table that was dumped."""
    return computer_answer(Table.load(GAMES[dump["game"]], dump), seat, strength, seed, seconds=seconds)


def advice_from(dump: Mapping[str, Any], seat: Seat, seed: int, seconds: float) -> Advice:
    """Return what a hard player thinks of the answers to a seat's open question, the best first, and why.

    Raises `NoOtherWorld`.
    """
    table = Table.load(GAMES[dump["game"]], dump)
    thoughts = think(table, seat, seed, seconds=seconds)
    return Advice(tuple(thoughts), reason(table, seat, thoughts, Rng(seed)))
