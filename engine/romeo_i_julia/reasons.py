"""What a situation of Romeo i Julia consists of for a player, in stones: the parts that computers compare, by name."""

from __future__ import annotations

from engine.msg import Msg, Seat, msg
from engine.reason import Parts
from engine.romeo_i_julia.chances import HELD, chance, laid, waiting
from engine.romeo_i_julia.components import STONES, matches
from engine.romeo_i_julia.evaluation import UNKNOWN, quickest, turns
from engine.romeo_i_julia.state import State

OF_STONE = {stone: msg("because.stone", stone=Msg(stone)) for stone in STONES}
LOCATIONS, HAND, RIVALS = Msg("because.locations"), Msg("because.hand"), Msg("because.rivals")


def parts(s: State, me: Seat) -> Parts:
    """Return a player's completed locations, the chance of each stone, what the hand helps, and how weak others are."""
    lie = waiting(s, me, quickest)
    chances = {stone: chance(height) for stone, height in laid(s, me, lie).items()}
    done = {stone: 1.0 for stone, place in zip(STONES, s.stones[me], strict=False) if not place}
    fit = matches(s.at[me], lie)
    helpful = [card for card in s.hands[me] if fit[card]]
    return {
        LOCATIONS: 3.0 * len(s.completed[me]),
        **{OF_STONE[stone]: (chances | done).get(stone, 0.0) for stone in STONES},
        HAND: HELD / 6 * len(helpful),
        RIVALS: 3.0 / UNKNOWN * min(turns(s, seat) for seat in range(s.seats) if seat != me),
    }
