"""Everything a view becomes that somebody looks at: for the leak test to compare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import renderers
from engine import Game

Surface = Callable[[Any], object]
"""Makes of a view what is shown of it."""


def surfaces(game: Game[Any, Any], seats: int) -> list[Surface]:
    """Return what the renderers make of a game's views; nothing for a game that they do not know."""
    if game.id not in renderers.GAMES:
        return []
    words = renderers.words_for("en", game.id, tuple(f"Player {seat}" for seat in range(seats)))
    return [lambda view: renderers.describe(view, words), lambda view: renderers.render(view, words)]
