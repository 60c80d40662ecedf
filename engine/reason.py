"""Why an answer is the best one: the part of a situation in which it brings more than the others do.

A game names the parts of a situation and what each is worth to a seat, all in one unit; see `Game.parts`. Like all that
computers think, a reason is found in worlds that the seat cannot tell from the true one, so it is the same for all
tables that look the same to the seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.ask import Ask, Keys
from engine.mind import Mind
from engine.msg import Msg, Seat
from engine.ply import DEEPEST, asked_next, first_asked, judged, offers
from engine.rng import Rng
from engine.search import Thought, contenders
from engine.table import Table

Parts = Mapping[Msg, float]
"""What a situation consists of for a seat, each part named by a text that tells of more of it, as in "your hand is
worth more"."""

WORLDS, OTHERS = 8, 6
"""In how many worlds answers are compared, and with how many of the best others."""

SLIGHT = 0.04
"""What makes less of a difference than this, in a game's own unit, is no reason."""

ONLY, TRIED, UNREADABLE = Msg("because.only"), Msg("because.tried"), Msg("because.unreadable")
"""Reasons of every game: there is no other answer; no part says why, the search does; nobody can rely on an answer."""


class Advice(NamedTuple):
    """What a hard player thinks of the answers to a question, the best first, and why that one is the best."""

    thoughts: tuple[Thought, ...]
    because: Msg


def reason(table: Table, seat: Seat, thoughts: Sequence[Thought], rng: Rng) -> Msg:
    """Say why the first of a seat's thoughts is the best; raise `NoOtherWorld`."""
    if len(thoughts) == 1:
        return ONLY
    if _could_be_either(table, seat, thoughts):
        return UNREADABLE
    best, *others = thoughts[: 1 + OTHERS]
    more: dict[Msg, float] = {}
    for world in [table.determinized(seat, rng) for _ in range(WORLDS)]:
        for thought in (best, *others):
            sign = 1 if thought is best else -1 / len(others)
            for part, worth in _parts_after(world, seat, thought.keys, rng).items():
                more[part] = more.get(part, 0.0) + sign * worth / WORLDS
    top = max(more, key=more.__getitem__, default=TRIED)
    return top if more.get(top, 0.0) > SLIGHT else TRIED


def _could_be_either(table: Table, seat: Seat, thoughts: Sequence[Thought]) -> bool:
    """Tell whether to bluff: others cannot see the answer, and another one that was tried as often is as good."""
    item = first_asked(table, seat)
    best, *rivals = contenders(thoughts)
    bluff = table.game.mind.bluff
    hidden = isinstance(item, Ask) and item.private and bluff > Mind().bluff
    return hidden and best.share - max([rival.share for rival in rivals], default=-1.0) < bluff


def _parts_after(world: Table, seat: Seat, keys: Keys, rng: Rng) -> Parts:
    after = world.clone()
    after.play(first_asked(after, seat), keys)
    ended = _gone_on(after, seat, world.number, rng, DEEPEST - 1)
    return ended.game.parts(ended.state, seat)


def _gone_on(world: Table, seat: Seat, step: int, rng: Rng, deep: int) -> Table:
    """Return a world after what else a step asks of a seat has been answered in the best way."""
    item = asked_next(world, seat, step)
    if item is None:
        return world
    ways = []
    for keys in offers(world, item, rng, deep):
        after = world.clone()
        after.play(first_asked(after, seat), keys)
        ways.append(_gone_on(after, seat, step, rng, max(0, deep - 1)))
    return max(ways, key=lambda way: judged(way, way.game.mind.worth, seat))
