"""What computers know of Romeo i Julia: how many stones are done, and how likely those that lie will succeed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.ask import Ask
from engine.mind import Mind, softmax
from engine.msg import Seat
from engine.romeo_i_julia.components import STONES, applies, best_placement, events_at, value
from engine.romeo_i_julia.options import BEST, CHOOSE, KEEP
from engine.romeo_i_julia.state import MOST_AGAINST, TARGET, State

THREAT = 0.55
"""How much of a factor a card costs that others may still play against somebody."""

HELD = 0.8
"""How much of a factor a fitting card in hand is worth, against one that lies."""

SPARE = 0.05
"""What any card in hand is worth, in stones."""


def worth(s: State) -> Sequence[float]:
    """Compare the stones that have succeeded or probably will; the nearer the villain, the more a lead decides."""
    done = [progress(s, seat) for seat in range(s.seats)]
    left = max(0.0, 3 * (s.needed + 1) - max(done))
    return softmax(done, 0.7 + 0.45 * left**0.5)


def progress(s: State, me: Seat) -> float:
    """Return the stones of a player that have succeeded, and those expected to in this turn."""
    done = 3 * len(s.completed[me]) + SPARE * len(s.hands[me])
    if not s.at[me]:
        return done
    stones = s.stones[me] or ("", "", "")
    if s.stones[me]:
        done += s.succeeded(me)
    if s.planned[me] or not s.stones[me]:
        stones = best_placement(s.pairs[me], s.at[me], tuple(s.planned[me]))
    waiting = [(stone, place) for stone, place in zip(STONES, stones, strict=True) if place and rolls(s, me, stone)]
    threat = 0.0 if s.phase == "final" else THREAT * (MOST_AGAINST - len(s.against[me]))
    up = [card for card in s.own[me] if card not in s.used]
    down = [card for card in s.against[me] if card not in s.used]
    factors = {stone: factor(s.pairs[me], s.at[me], stone, place, up, down) for stone, place in waiting}
    for card in s.hands[me]:
        helped = [stone for stone, place in waiting if fits(card, s.at[me], stone, place)]
        if helped:
            factors[min(helped, key=factors.__getitem__)] += HELD
    if factors:
        factors[max(factors, key=factors.__getitem__)] -= threat
    return done + sum([chance(height) for height in factors.values()])


def rolls(s: State, me: Seat, stone: str) -> bool:
    """Tell whether a stone that lies is still to be resolved in this turn."""
    if s.phase != "final" or s.acting is None:
        return True
    if me == s.acting:
        return not s.left or stone in s.left
    return (me - s.dealer) % s.seats > (s.acting - s.dealer) % s.seats


def factor(pair: str, at: str, stone: str, place: str, up: list[str], down: list[str]) -> float:
    """Return the success factor of a stone with the cards that lie, on the question mark for the best event."""
    return max(
        value(pair, stone, event)
        + sum([share(card) for card in up if applies(card, stone, event)])
        - sum([share(card) for card in down if applies(card, stone, event)])
        for event in events_at(at, place)
    )


@cache
def share(card: str) -> float:
    """Return how much of a card a stone may count on: a special one fits two."""
    return 0.6 if card.startswith(("julia", "romeo")) else 1.0


@cache
def fits(card: str, at: str, stone: str, place: str) -> bool:
    """Tell whether a card could apply to a stone at a place."""
    return any(applies(card, stone, event) for event in events_at(at, place))


def chance(height: float) -> float:
    """Return how likely a success factor and a die together reach six."""
    return min(1.0, max(0.0, (height + 7 - TARGET) / 6))


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

MIND = Mind(worth, lean, depth=6)
