"""How likely stones succeed in this turn: by skill, by the cards that lie, and by those that may still be played."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.msg import Seat
from engine.romeo_i_julia.components import CARDS, STONES, applies, events_at, matches, value
from engine.romeo_i_julia.state import HAND, MOST_AGAINST, TARGET, State

HELD = 0.8
"""How much of a factor a card in hand counts that fits a stone, own or another's, against one that lies."""

HARMFUL = 0.25
"""How likely a card that is still to be dealt fits a stone of another player, and none of the own."""

Placement = Callable[[str, str, tuple[str, ...]], tuple[str, ...]]
"""A way to place stones: for a pair at a location or villain, the first ones given."""


def lying(s: State, me: Seat, placement: Placement) -> tuple[str, ...]:
    """Return where each stone of a player lies, or will; "" for one that has succeeded, or where there is no card."""
    if not s.at[me]:
        return ("",) * len(STONES)
    if s.planned[me] or not s.stones[me]:
        return placement(s.pairs[me], s.at[me], tuple(s.planned[me]))
    return s.stones[me]


def waiting(s: State, me: Seat, placement: Placement) -> tuple[str, ...]:
    """Return the same of stones that are still to be resolved in this turn; "" for any other."""
    lie = zip(STONES, lying(s, me, placement), strict=True)
    return tuple([place if rolls(s, me, stone) else "" for stone, place in lie])


def rolls(s: State, me: Seat, stone: str) -> bool:
    """Tell whether a stone that lies is still to be resolved in this turn."""
    if s.phase != "final" or s.acting is None:
        return True
    if me == s.acting:
        return not s.left or stone in s.left
    return (me - s.dealer) % s.seats > (s.acting - s.dealer) % s.seats


def chances(s: State, me: Seat, placement: Placement) -> dict[str, float]:
    """Return how likely each stone of a player succeeds that is still to be resolved in this turn."""
    lie = waiting(s, me, placement)
    factors = laid(s, me, lie)
    if factors and s.phase != "final":
        fit = matches(s.at[me], lie)
        _raise(s, me, factors, fit)
        _lower(s, me, factors, fit, placement)
    return {stone: chance(height) for stone, height in factors.items()}


def laid(s: State, me: Seat, lie: tuple[str, ...]) -> dict[str, float]:
    """Return the success factor of each stone that lies somewhere, with the cards that lie there."""
    up, down = ([card for card in cards[me] if card not in s.used] for cards in (s.own, s.against))
    return {
        stone: factor(s.pairs[me], s.at[me], stone, place, up, down)
        for stone, place in zip(STONES, lie, strict=True)
        if place
    }


def chance(height: float) -> float:
    """Return how likely a success factor and a die together reach six."""
    return min(1.0, max(0.0, (height + 7 - TARGET) / 6))


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


def _raise(s: State, me: Seat, factors: dict[str, float], fit: dict[str, tuple[str, ...]]) -> None:
    """Raise success factors by the cards in hand, and by those still to be dealt, each where it is needed most."""
    for card in s.hands[me]:
        if helped := fit[card]:
            factors[min(helped, key=factors.__getitem__)] += HELD
    fitting = sum([bool(stones) for stones in fit.values()]) / len(CARDS)
    factors[min(factors, key=factors.__getitem__)] += HELD * fitting * _missing(s, me)


def _lower(
    s: State, me: Seat, factors: dict[str, float], fit: dict[str, tuple[str, ...]], placement: Placement
) -> None:
    """Lower success factors by what others hold, or will, that fits there and is of no use to themselves."""
    free = float(MOST_AGAINST - len(s.against[me]))
    victims = s.seats - 1
    for other in s.clockwise(me)[1:]:
        theirs = matches(s.at[other], waiting(s, other, placement))
        harmful = [fit[card] for card in s.hands[other] if fit[card] and not theirs[card]]
        blows = [(stones, HELD / victims) for stones in harmful]
        blows.append((tuple(factors), HELD * HARMFUL * _missing(s, other) / victims))
        for stones, weight in blows:
            hit = max(stones, key=factors.__getitem__)
            factors[hit] -= min(free, weight)
            free -= min(free, weight)


def _missing(s: State, me: Seat) -> int:
    """Return how many cards are still to be dealt to a player in the exchange."""
    return HAND - len(s.hands[me]) if s.phase == "exchange" else 0
