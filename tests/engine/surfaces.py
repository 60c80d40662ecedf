"""Everything a view becomes that somebody looks at: for the leak test to compare."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from typing import Any

from engine import Game

Surface = Callable[[Any], object]
"""Makes of a view what is shown of it."""


def surfaces(game: Game[Any, Any], seats: int) -> list[Surface]:
    """Return what the renderers make of a game's views; nothing for a game that has no renderer."""
    if importlib.util.find_spec("renderers") is None or importlib.util.find_spec(f"renderers.{game.id}") is None:
        return []
    import renderers

    words = renderers.words_for("en", game.id, tuple(f"Player {seat}" for seat in range(seats)))

    def picture(view: Any) -> object:
        made = renderers.render(view, words)
        return made.data, made.alt

    return [lambda view: renderers.describe(view, words), picture]
