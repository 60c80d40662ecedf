"""What computers know of Where Art Thou Romeo?: what a round may still score, whomever Juliet names."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Ask
from engine.game import Slot
from engine.mind import Mind, softmax
from engine.msg import Seat
from engine.where_art_thou_romeo.scoring import score
from engine.where_art_thou_romeo.state import CARDS, SIDES, State

NOBODY = 1.5
"""How likely Juliet names nobody, where each other player counts 1."""

SILENCE = 2.3
"""How often a Juliet who thinks names nobody, against all others together."""

BLUFF = 0.03

SPREAD = 0.8
"""Points a round moves somebody by."""


def worth(s: State) -> Sequence[float]:
    """Average over what Juliet may say of the scores after it; ties are won by who was Juliet earlier."""
    left = s.seats - len(s.history)
    early = [-0.3 * ((seat - s.first) % s.seats) / s.seats for seat in range(s.seats)]
    scores = [points + bonus for points, bonus in zip(s.scores, early, strict=True)]
    if not s.cards:
        return softmax(scores, SPREAD * left**0.5)
    roles = ["juliet" if seat == s.juliet else side(s, seat) for seat in range(s.seats)]
    said = [(None, NOBODY), *((holder, 1.0) for holder in s.holders)]
    whole = sum([weight for _, weight in said])
    total = [0.0] * s.seats
    for named, weight in said:
        points = score(roles, named)
        after = softmax([a + b for a, b in zip(scores, points, strict=True)], SPREAD * (left - 0.5) ** 0.5)
        total = [so_far + weight / whole * share for so_far, share in zip(total, after, strict=True)]
    return total


def side(s: State, holder: int) -> str:
    """Return the role a holder has placed, or will if nothing is done."""
    return CARDS[s.cards[holder]][s.placed.get(holder, s.up[holder])]


def lean(s: State, ask: Ask) -> Sequence[float]:
    """Place what promises most, and name nobody rather than one of several."""
    if ask.prompt.id == "place.prompt":
        return inclined(s, s.up, ask.seat)
    return [SILENCE * len(s.holders) if option.key == "none" else 1.0 for option in ask.options]


def inclined(s: State, sides: dict[Seat, int], me: Seat) -> Sequence[float]:
    """Return how much a holder inclines to each side of the card, where it lies among some `sides`."""
    before, ways = sides[me], []
    for way in SIDES:
        sides[me] = way
        ways.append(worth(s)[me])
    sides[me] = before
    return softmax(ways, BLUFF)


def suspect(s: State, slot: Slot) -> Sequence[float]:
    """Take others to have placed what they incline to."""
    return inclined(s, s.placed, slot.at) if slot.kind == "placed" else [1.0] * len(SIDES)


MIND = Mind(worth, lean, suspect, others_think=False, bluff=BLUFF)
