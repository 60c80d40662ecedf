"""What computers know of Romeo i Julia: how many turns players still need, and how to get there.

Stones that stay where they lie hold up all others, so whoever thinks longer counts turns, not stones: a location takes
as long as its slowest stone. At a glance all stones seem alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations
from math import prod

from engine.ask import Ask
from engine.mind import Mind, softmax
from engine.msg import Seat
from engine.romeo_i_julia.chances import chance, chances, lying
from engine.romeo_i_julia.components import STONES, best_placement, events_at, places, value
from engine.romeo_i_julia.options import BEST, CHOOSE, KEEP
from engine.romeo_i_julia.state import MOST_AGAINST, State

UNKNOWN = 1.9
"""How many turns a location takes that has not been drawn yet."""

USUAL = 0.2
"""What cards usually add to a success factor, less what those of others take off."""

SUREST = 0.97
"""How likely a stone succeeds at most, as far as can be said before cards are dealt."""


def worth(s: State) -> Sequence[float]:
    """Compare the turns that players still need; the nearer the villain, the more a lead decides."""
    needed = [turns(s, seat) for seat in range(s.seats)]
    return softmax([-count for count in needed], 0.3 + 0.62 * min(needed) ** 0.5)


def turns(s: State, me: Seat) -> float:
    """Return how many turns a player will probably need after this one."""
    pair, at, villain = s.pairs[me], s.at[me], s.villains[me]
    needed = UNKNOWN * (s.needed - len(s.completed[me]) - (at not in ("", villain)))
    if at != villain:
        needed += lasting(pair, villain, quickest(pair, villain, ()))
    return needed + (after(s, me) if at else 0.0)


def after(s: State, me: Seat) -> float:
    """Return how many turns a player will probably need for the card in front, after this one."""
    pair, at = s.pairs[me], s.at[me]
    ways = [(1.0, lying(s, me, quickest))]
    for stone, likely in chances(s, me, quickest).items():
        place = STONES.index(stone)
        gone = [(share * likely, (*lie[:place], "", *lie[place + 1 :])) for share, lie in ways]
        ways = gone + [(share * (1 - likely), lie) for share, lie in ways]
    return sum([share * lasting(pair, at, lie) for share, lie in ways])


@cache
def lasting(pair: str, at: str, lie: tuple[str, ...]) -> float:
    """Return how many turns it usually takes until all stones that lie have succeeded.

    The mean of the longest of some waiting times, by inclusion and exclusion.

    >>> round(lasting("pair-a", "grand-hotel", ("luck", "", "")), 2)
    1.43
    """
    odds = [
        min(SUREST, chance(USUAL + max(value(pair, stone, event) for event in events_at(at, place))))
        for stone, place in zip(STONES, lie, strict=True)
        if place
    ]
    some = [chosen for size in range(1, len(odds) + 1) for chosen in combinations(odds, size)]
    signs = [1 if len(chosen) % 2 else -1 for chosen in some]
    return sum([sign / (1 - prod([1 - likely for likely in chosen])) for sign, chosen in zip(signs, some, strict=True)])


@cache
def quickest(pair: str, at: str, begun: tuple[str, ...]) -> tuple[str, ...]:
    """Return the places, those of the first stones given, from which all stones will soonest have succeeded."""
    rest = [place for place in places(at) if place not in begun]
    ways = [(*begun, *way) for way in permutations(rest, len(STONES) - len(begun))]
    return min(ways, key=lambda lie: lasting(pair, at, lie))


def glance(s: State) -> Sequence[float]:
    """Compare the stones that have succeeded or probably will; the nearer the villain, the more a lead decides."""
    done = [stones(s, seat) for seat in range(s.seats)]
    left = max(0.0, 3 * (s.needed + 1) - max(done))
    return softmax(done, 0.7 + 0.45 * left**0.5)


def stones(s: State, me: Seat) -> float:
    """Return the stones of a player that have succeeded, and those expected to in this turn."""
    return 3 * len(s.completed[me]) + s.succeeded(me) + sum(chances(s, me, best_placement).values())


def lean(s: State, ask: Ask) -> Sequence[float]:
    """Place stones where skills are high, change cards that do not fit, raise and lower where it counts."""
    me, prompt, keys = ask.seat, ask.prompt.id, ask.keys
    if prompt == "place.prompt":
        stone = STONES[len(s.planned[me])]
        skill = [
            3 if key == KEEP else max(value(s.pairs[me], stone, event) for event in events_at(s.at[me], key))
            for key in keys
        ]
        return softmax(skill, 0.7)
    if prompt == "exchange.prompt":
        return [0.05 if s.matching(me)[card] else 4.0 for card in keys]
    if prompt in ("complicate.card", "complicate.own"):
        theirs = [s.matching(seat) for seat in range(s.seats) if seat != me and len(s.against[seat]) < MOST_AGAINST]
        return [3.0 if s.matching(me)[card] else 2.0 if any(fit[card] for fit in theirs) else 0.2 for card in keys]
    if prompt == "complicate.target":
        return [AIMS.get(option.detail.id if option.detail else "", 0.1) for option in ask.options]
    if prompt == "final.cards":
        return [float(key == BEST) for key in keys] if CHOOSE in keys else [1.0] * len(keys)
    if prompt == "final.event":
        return [10.0 if ask.default == (key,) else 0.3 for key in keys]
    return [1.0] * len(keys)


AIMS = {"target.raises": 3.0, "target.raises.none": 0.2, "target.lowers": 2.0}
"""Where a card goes: rather where it counts."""

MIND = Mind(worth, lean, depth=0, glance=glance)
