"""Views of every game and stage, and names that are hard to show."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine import GAMES as RULES
from renderers import GAMES
from renderers.scenes import Scene, scenes

PLAIN = ("Anna", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil")
HARD = (
    "W" * 32,
    "مريم العلي من بيت الأندلس 12",
    "**_`~|>* @everyone <@1> #x",
    "王小明" * 10,
    "🌙🔥👨‍👩‍👧‍👦🏳️‍🌈👍🏽",
    "שָׁלוֹם (a)",
    "Z̸̢̛̗̲͓͖̀́̾̕a̷̛̯͚͉͑͂͘l̶g̵o",
)
UNSEEN = ("\U000e0001\u200b", "\U0001e900\U0001e901", "\ufffe", " ", "\u202e", "\U000f0000", "\u0001")
"""Names in which there is nothing to draw."""


@cache
def sights(seed: int = 7) -> tuple[tuple[str, Scene], ...]:
    """Return every game's scenes at every number of seats, each with its game."""
    return tuple((game, scene) for game in GAMES for seats in RULES[game].seats for scene in scenes(game, seats, seed))


def seats_of(view: Any) -> int:
    """Return how many seats a view's table has."""
    return int(view.seats)
