"""Victory points: how they change hands, and how that ends the game."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Result
from engine.msg import Msg, Seat, Who, msg
from engine.roma import switches
from engine.roma.state import State, pair


def gain(s: State, me: Seat, vp: int) -> None:
    """Win VP from the stockpile; what it lacks is credited all the same, and ends the game (R8)."""
    if not switches.CREDIT_MISSING_VP:
        vp = min(vp, s.stock)
    s.vp[me] += vp
    s.stock = max(0, s.stock - vp)
    _note(s, me, vp)


def pay_back(s: State, me: Seat, vp: int) -> None:
    """Return VP to the stockpile."""
    s.vp[me] -= vp
    s.stock += vp


def take(s: State, me: Seat, vp: int) -> int:
    """Take VP from the opponent, who cannot give more than there are; return how many (R46)."""
    vp = min(vp, s.vp[1 - me])
    s.vp[me] += vp
    s.vp[1 - me] -= vp
    _note(s, me, vp)
    _note(s, 1 - me, -vp)
    return vp


def earn(s: State, me: Seat, money: int) -> None:
    """Take sestertii from the bank, or pay them where negative."""
    s.money[me] += money
    if s.deed:
        s.deed = replace(s.deed, money=_sum(s.deed.money, pair(me, money)))


def _note(s: State, seat: Seat, vp: int) -> None:
    if s.deed:
        s.deed = replace(s.deed, vp=_sum(s.deed.vp, pair(seat, vp)))


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]


def over(s: State) -> Result | None:
    """End the game when a player has no VP, the stockpile is empty, or after the last turn; more VP win."""
    if s.stock > 0 and min(s.vp) > 0 and s.turn <= switches.MAX_TURNS:
        return None
    best = winner(s)
    scores = tuple(s.vp)
    if best is None:
        return Result((1, 1), scores, Msg("reason.draw"))
    if s.vp[1 - best] <= 0:
        reason = msg("reason.broke", who=Who(1 - best))
    else:
        reason = Msg("reason.stock" if s.stock <= 0 else "reason.turns")
    return Result((1, 2) if best == 0 else (2, 1), scores, reason)


def winner(s: State) -> Seat | None:
    """Return who has more VP; None for a draw (R9)."""
    mine, other = s.vp
    if mine != other:
        return 0 if mine > other else 1
    return {"draw": None, "starting": s.first, "other": 1 - s.first}[switches.TIE]
