"""What a situation of Where Art Thou Romeo? consists of for a player, in points: parts that computers compare."""

from __future__ import annotations

from engine.msg import Msg, Seat
from engine.reason import Parts
from engine.where_art_thou_romeo.evaluation import NOBODY, side
from engine.where_art_thou_romeo.scoring import score
from engine.where_art_thou_romeo.state import State

POINTS, RIVALS = Msg("because.points"), Msg("because.rivals")
NAMED, OTHER, NONE = Msg("because.named"), Msg("because.other"), Msg("because.none")


def parts(s: State, me: Seat) -> Parts:
    """Return a player's points, what each thing that Juliet may say would add, and how few the others have."""
    total = [float(points) for points in s.scores]
    mine = {NAMED: 0.0, OTHER: 0.0, NONE: 0.0}
    if s.cards:
        roles = ["juliet" if seat == s.juliet else side(s, seat) for seat in range(s.seats)]
        whole = NOBODY + len(s.holders)
        for named, weight in [(None, NOBODY), *((holder, 1.0) for holder in s.holders)]:
            points = [weight / whole * gained for gained in score(roles, named)]
            mine[NONE if named is None else NAMED if named == me else OTHER] += points[me]
            total = [so_far + more for so_far, more in zip(total, points, strict=True)]
    others = [points for seat, points in enumerate(total) if seat != me]
    return {POINTS: s.scores[me], **mine, RIVALS: -max(others)}
