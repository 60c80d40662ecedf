"""Computer players of several strengths. Each sees of a table what its seat sees, and nothing else.

All of them answer the same for tables that the seat cannot tell apart, given the same seed.
"""

from __future__ import annotations

import time
from typing import Literal, get_args

from engine.ask import Ask, Keys
from engine.determinize import NoOtherWorld
from engine.mind import drawn, softmax
from engine.msg import Msg, Seat
from engine.players import random_answer
from engine.ply import look
from engine.rng import Rng
from engine.search import Thought, contenders, search
from engine.table import Table

Strength = Literal["easy", "normal", "hard"]
STRENGTHS: tuple[Strength, ...] = get_args(Strength)

WORLDS = {"easy": 1, "normal": 6}
"""In how many worlds those who do not search weigh an answer."""

SLIPS = 35
"""Of 100 answers of an easy player, so many are the first that comes to mind."""


def think(table: Table, seat: Seat, seed: int, *, seconds: float = 1.0, rounds: int | None = None) -> list[Thought]:
    """Search for the answers to a seat's open question, the best first; for some seconds, or exactly so many rounds.

    Raises `NoOtherWorld`.
    """
    if rounds is not None:
        return search(table, seat, Rng(seed), lambda done: done < rounds)
    end = time.monotonic() + seconds
    return search(table, seat, Rng(seed), lambda done: time.monotonic() < end)


def computer_talk(table: Table, seat: Seat, seed: int) -> Msg | None:
    """Return what a computer says aloud, if anything; it knows what its seat sees."""
    said: Msg | None = table.game.talk(table.game.view(table.state, seat), Rng(seed))
    return said


def computer_answer(
    table: Table, seat: Seat, strength: Strength, seed: int, *, seconds: float = 1.0, rounds: int | None = None
) -> Keys:
    """Return a computer's answer to a seat's open question; `seconds` or `rounds` limit the thinking of a hard one."""
    item = next(item for item in table.open if item.seat == seat)
    rng = Rng(seed)
    if not isinstance(item, Ask) or len(item.options) == item.pick[0]:
        return random_answer(item, rng)
    mind = table.game.mind
    try:
        if strength == "hard":
            thoughts = think(table, seat, seed, seconds=seconds, rounds=rounds)
            weighed = [(thought.keys, thought.share) for thought in contenders(thoughts)]
        elif strength == "easy" and rng.draw(100) < SLIPS:
            return mind.incline(table.determinized(seat, rng).state, item, rng)
        else:
            weighed = look(table, seat, rng, WORLDS[strength], 1, mind.seen)
    except NoOtherWorld:
        return random_answer(item, rng)
    return weighed[drawn(softmax([share for _, share in weighed], mind.bluff), rng)][0]
