"""The tables whose pictures are beside the rules: of four players, and before them what they have played."""

from __future__ import annotations

from engine import Seat, Table
from engine.where_art_thou_romeo import Round, position
from renderers.examples import Example, answered

PLAYED = (
    Round(1, 0, 1, ("juliet", "romeo", "benvolio", "nurse"), (2, 2, 0, 2)),
    Round(2, 1, 2, ("mercutio", "juliet", "count-paris", "tybalt"), (0, 0, 1, 1)),
    Round(3, 2, 3, ("tybalt", "mercutio", "juliet", "romeo"), (0, 2, 1, 1)),
)
"""Who was Juliet, whom she named, who was what and what that scored."""

LAST = {0: "romeo", 1: "nurse", 2: "benvolio"}


def _round(*placed: Seat) -> Table:
    """Let some have placed their cards in the second round."""
    roles = {seat: role for seat, role in enumerate(PLAYED[1].roles) if role != "juliet"}
    laid = {seat: roles[seat] for seat in placed}
    return position(seats=4, cards=roles, up=roles, placed=laid, history=PLAYED[:1])


def _end() -> Table:
    return answered(position(seats=4, cards=LAST, placed=LAST, history=PLAYED), "none")


EXAMPLES = {
    "goal": Example(lambda: _round(0, 2, 3)),
    "turn": Example(lambda: _round(2), 0),
    "roles": Example(lambda: _round(2), 3),
    "lobby": Example(lambda: answered(_round(0, 2), "ok")),
    "scoring": Example(lambda: position(seats=4, history=PLAYED)),
    "end": Example(_end),
}
