"""The tables whose pictures are beside the rules; three topics show cards instead, see `glossary`."""

from __future__ import annotations

from typing import Any

from engine import Table
from engine.roma import position
from renderers.examples import Example, answered

MINE = {1: "forum", 2: "basilica", 3: "velites", 4: "tribunus-plebis", 6: "praetorianus"}
THEIRS = {1: "turris", 2: "aesculapinum", 3: "consiliarius", 5: "nero", 6: "legionarius"}
HANDS = (("senator", "forum", "scaenicus"), ("gladiator", "templum"))


def _table(**more: Any) -> Table:
    """Make a table in the middle of a game."""
    told: dict[str, Any] = {
        "sides": (MINE, THEIRS),
        "hands": HANDS,
        "money": (7, 4),
        "vp": (12, 9),
        "dice": (1, 3, 5),
        "discard": ("legat", "machina"),
        "turn": 9,
    }
    return position(**{**told, **more})


def _won() -> Table:
    return answered(_table(dice=(4,), vp=(15, 1), used=(2, 6)), "activate-4")


EXAMPLES = {
    "goal": Example(_table),
    "turn": Example(lambda: _table(dice=None, phase="roll", script=(4, 4, 4))),
    "actions": Example(lambda: answered(_table(), "money", "5")),
    "combat": Example(lambda: answered(_table(essedum=1, used=(6,), dice=(3, 5), script=(4,)), "activate-3", "3")),
    "end": Example(_won),
}
