"""What a situation of Capulets & Montagues consists of for a family, in Prestige: parts that computers compare."""

from __future__ import annotations

from engine.capulets_montagues.cards import BLOOD, CARDS, FAVOR, TRAITS
from engine.capulets_montagues.evaluation import FAILS, FUTURE, KEEPS, MARGIN, Levels, resolved
from engine.capulets_montagues.state import TURNS, State
from engine.capulets_montagues.texts import BEST_NAMES
from engine.mind import softmax
from engine.msg import Msg, Seat, msg
from engine.reason import Parts

LEADS = tuple([msg("because.lead", best=best) for best in BEST_NAMES])
PRESTIGE, SAVE, RIVALS = Msg("because.prestige"), Msg("because.save"), Msg("because.rivals")


def parts(s: State, me: Seat) -> Parts:
    """Return a family's Prestige, what its traits will bring, what it fears of the Prince, and how weak the others are.

    The others are looked at as if the family's own traits had stayed as they were, so that only harm done to them
    counts.
    """
    traits, prestige = resolved(s)
    risk = -0.45 * sum(
        FAILS[min(12, traits[me][FAVOR])] for pick in s.picks if pick.seat == me and CARDS[pick.card].bloody
    )
    own = {PRESTIGE: prestige[me] - risk, SAVE: risk}
    own |= {LEADS[trait]: leads(s, traits, trait)[me] for trait in range(len(TRAITS))}
    before = [s.traits[seat] if seat == me else levels for seat, levels in enumerate(traits)]
    others = [
        prestige[seat] + sum(leads(s, before, trait)[seat] for trait in range(len(TRAITS)))
        for seat in range(s.seats)
        if seat != me
    ]
    return own | {RIVALS: -max(others)}


def leads(s: State, traits: Levels, trait: int) -> list[float]:
    """Return by family the Prestige that a trait will bring, in this turn and in later ones."""
    levels = [mine[trait] * (-1 if trait == BLOOD else 1) for mine in traits]
    top, later = max(levels), min(TURNS - s.turn + (1 if s.fate else 0), FUTURE) * KEEPS[trait]
    now = bool(s.fate) and levels.count(top) == 1
    return [
        later * share + (now and level == top) for level, share in zip(levels, softmax(levels, MARGIN), strict=True)
    ]
