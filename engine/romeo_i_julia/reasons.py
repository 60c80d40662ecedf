"""What a situation of Romeo i Julia consists of for a player, in stones: the parts that computers compare, by name."""

from __future__ import annotations

from engine.msg import Msg, Seat, msg
from engine.reason import Parts
from engine.romeo_i_julia.chances import HELD, chance, factor, rolls
from engine.romeo_i_julia.components import STONES, matches
from engine.romeo_i_julia.evaluation import UNKNOWN, quickest, turns
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
    fit = matches(s.at[me], tuple(waiting.get(stone, "") for stone in STONES)) if waiting else {}
    helpful = [card for card in s.hands[me] if fit.get(card)]
    return {
        LOCATIONS: 3.0 * len(s.completed[me]),
        **{OF_STONE[stone]: (chances | done).get(stone, 0.0) for stone in STONES},
        HAND: HELD / 6 * len(helpful),
        RIVALS: 3.0 / UNKNOWN * min(turns(s, seat) for seat in range(s.seats) if seat != me),
    }


def _places(s: State, me: Seat) -> dict[str, str]:
    """Return where each stone lies, or will as far as it can be said; nowhere where there is no location."""
    if not s.at[me]:
        return {}
    lie = s.stones[me]
    if s.planned[me] or not lie:
        lie = quickest(s.pairs[me], s.at[me], tuple(s.planned[me]))
    return dict(zip(STONES, lie, strict=True))
