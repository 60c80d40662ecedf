"""Records of random games, and records that somebody has tampered with."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from bot.fairness import Sealed, seal
from engine import GAMES, Game
from tests.engine import tables

SALT = "00112233445566778899aabbccddeeff"


@cache
def recorded(game: Game[Any, Any], seats: int, seed: int, *, inputs: int | None = None) -> Sealed:
    """Play a random game with some answers taken back, to its end or so many inputs, and seal it."""
    record, table = tables.recorded(game, seats, seed, inputs=inputs)
    return seal("abcd2345", record, SALT, table.result)


def any_record(seed: int = 5) -> Sealed:
    """Return the record of a whole game of the first kind there is."""
    game = next(iter(GAMES.values()))
    return recorded(game, game.seats[-1], seed)


def tampered(sealed: Sealed, change: Callable[[Any], object]) -> bytes:
    """Return the file of a record with a change in its data."""
    data = json.loads(sealed.to_bytes())
    change(data)
    return json.dumps(data).encode()
