"""The tables whose pictures are beside the rules."""

from __future__ import annotations

from engine import Table
from engine.capulets_montagues import TURNS, position
from renderers.examples import Example

FATE = ("loans", "gifts", "slaying", "banking", "scandal", "tariffs", "harvest")
PICKS = ("banking", ("slaying", 2), "harvest", ("scandal", 0), "gifts", "loans", "tariffs")
PRESTIGE = (4, 2, 5, 1)
FAMILIES = ((5, 9, 8, 7, 11), (9, 6, 8, 10, 9), (7, 11, 5, 6, 8), (8, 5, 10, 7, 8))
"""Blood, Wealth, Favor, Dignity and Vigor of four families."""
POOR = ((5, 9, 8, 7, 11), (14, 0, 3, 10, 9), (7, 4, 12, 0, 8))
"""And of three that know the floor."""


def _taken(cards: int, turn: int) -> Table:
    """Let four families have taken so many of the seven cards in a turn; after the last one it is resolved."""
    picks = PICKS[:cards]
    return position(traits=FAMILIES, fate=FATE, order=range(4), picks=picks, turn=turn, prestige=PRESTIGE)


EXAMPLES = {
    "goal": Example(lambda: position(traits=FAMILIES, fate=FATE, order=range(4))),
    "traits": Example(lambda: position(traits=POOR, fate=FATE, order=range(3), prestige=(3, -2, 0), turn=6)),
    "turn": Example(lambda: _taken(3, 7)),
    "phases": Example(lambda: _taken(5, 7)),
    "cards": Example(lambda: _taken(4, 7)),
    "punishment": Example(lambda: _taken(2, 7)),
    "prestige": Example(lambda: _taken(6, 7)),
    "end": Example(lambda: _taken(len(PICKS), TURNS)),
}
