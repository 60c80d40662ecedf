"""What a situation of Romeo i Julia consists of for a player, in stones: the parts that computers compare, by name."""

from __future__ import annotations

from engine.msg import Msg, Seat, msg
from engine.reason import Parts
from engine.romeo_i_julia.components import STONES, best_placement
from engine.romeo_i_julia.evaluation import HELD, chance, factor, fits, progress, rolls
from engine.romeo_i_julia.state import State

OF_STONE = {stone: msg("because.stone", stone=Msg(stone)) for stone in STONES}
LOCATIONS, HAND, RIVALS = Msg("because.locations"), Msg("because.hand"), Msg("because.rivals")


def parts(s: State, me: Seat) -> Parts:
    """Return a player's completed locations, the chance of each stone, what the hand helps, and how weak others are."""
    places = _places(s, me)
    waiting = {stone: place for stone, place in places.items() if place and rolls(s, me, stone)}
    up, down = ([card for card in cards[me] if card not in s.used] for cards in (s.own, s.against))
    chances = {stone: chance(factor(s.pairs[me], s.at[me], stone, place, up, down)) for stone, place in waiting.items()}
    lie = s.stones[me]
    done = {stone: 1.0 for stone, place in zip(STONES, lie, strict=False) if not place}
    helpful = [card for card in s.hands[me] if any(fits(card, s.at[me], *where) for where in waiting.items())]
    return {
        LOCATIONS: 3.0 * len(s.completed[me]),
        **{OF_STONE[stone]: (chances | done).get(stone, 0.0) for stone in STONES},
        HAND: HELD / 6 * len(helpful),
        RIVALS: -max(progress(s, seat) for seat in range(s.seats) if seat != me),
    }


def _places(s: State, me: Seat) -> dict[str, str]:
    """Return where each stone lies, or will as far as it can be said; nowhere where there is no location."""
    if not s.at[me]:
        return {}
    lie = s.stones[me]
    if s.planned[me] or not lie:
        lie = best_placement(s.pairs[me], s.at[me], tuple(s.planned[me]))
    return dict(zip(STONES, lie, strict=True))
