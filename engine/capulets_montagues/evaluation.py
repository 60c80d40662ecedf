"""What computers know of Capulets & Montagues: where the picks of this turn will leave everybody."""

from __future__ import annotations

from collections.abc import Sequence

from engine.ask import Ask
from engine.capulets_montagues.cards import BLOOD, CARDS, FAVOR, NUMBERS, TRAITS, VIGOR
from engine.capulets_montagues.state import TURNS, State
from engine.mind import Mind, softmax

KEEPS = (0.30, 0.42, 0.34, 0.42, 0.30)
"""By trait: how much of a lead is still there in a turn to come."""

MARGIN = 2.0
"""So many levels more make it 2.7 times as likely to be best."""

FUTURE = 5
"""How many turns ahead a lead counts."""

FAILS = [1 - sum(min(total - 1, 13 - total) for total in range(2, favor + 1)) / 36 for favor in range(13)]
"""By Favor: how likely a save fails (two dice greater than it)."""

Levels = list[list[int]]


def worth(s: State) -> Sequence[float]:
    """Add to the Prestige what this turn and leads in traits will bring; late in the game a point decides more."""
    traits, prestige = resolved(s)
    turns = TURNS - s.turn + (1 if s.fate else 0)
    for trait in range(len(TRAITS)):
        levels = [mine[trait] * (-1 if trait == BLOOD else 1) for mine in traits]
        top = max(levels)
        now = bool(s.fate) and levels.count(top) == 1
        later = min(turns, FUTURE) * KEEPS[trait]
        for seat, share in enumerate(softmax(levels, MARGIN)):
            prestige[seat] += later * share + (now and levels[seat] == top)
    return softmax(prestige, 0.8 + 0.22 * turns)


def resolved(s: State) -> tuple[Levels, list[float]]:
    """Return traits and Prestige after the picks made so far, with what their punishments cost on average."""
    traits, prestige = [list(mine) for mine in s.traits], [float(points) for points in s.prestige]
    for pick in s.picks:
        for trait, by, given in CARDS[pick.card].lines:
            seat = pick.target if given and pick.target is not None else pick.seat
            level = traits[seat][trait] + by
            traits[seat][trait] = max(0, level)
            prestige[seat] += min(0, level)
    for pick in s.picks:
        if CARDS[pick.card].bloody:
            prestige[pick.seat] -= 0.45 * FAILS[min(12, traits[pick.seat][FAVOR])]
    return traits, prestige


def lean(s: State, ask: Ask) -> Sequence[float]:
    """Take what changes much for the better; aim at those who are ahead."""
    if ask.prompt.id == "target.prompt":
        return softmax([s.prestige[int(option.key[1:])] for option in ask.options], 2.0)
    return [INCLINED[NUMBERS[option.key]] for option in ask.options]


INCLINED = [max(0.3, card.worth + (card.own[VIGOR] < 0) * 0.5) for card in CARDS]

MIND = Mind(worth, lean, depth=0)
