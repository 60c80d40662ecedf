"""What is on the table, and what a turn leaves behind."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.capulets_montagues.cards import BLOOD
from engine.game import Event
from engine.msg import Seat
from engine.rng import Rng

TURNS = 13
FATE = 7
"""How many Fate cards are turned over each turn."""


@dataclass(frozen=True, slots=True)
class Pick:
    """A Fate card that a family has taken."""

    seat: Seat
    card: int
    """A place in CARDS."""
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class Save:
    """A guilty family's save against the Prince, and what came of it."""

    pick: Pick
    """The Blood card."""
    dice: tuple[int, int]
    favor: int
    """The family's Favor at that moment."""
    roll: int | None
    """The roll on the Punishment table; None where the save succeeded."""


@dataclass(frozen=True, slots=True)
class Report:
    """What a turn brought, from its Resolution to its Prestige Phase."""

    turn: int
    picks: tuple[Pick, ...]
    """In the order in which they were made."""
    saves: tuple[Save, ...]
    awards: tuple[Seat | None, ...]
    """Who gained Prestige for each trait; None: a tie."""
    before: tuple[tuple[int, ...], ...]
    """By seat: each trait and, last, Prestige, when the picks had been made."""
    after: tuple[tuple[int, ...], ...]
    """The same when the turn was over."""

    @property
    def changes(self) -> tuple[tuple[int, ...], ...]:
        """Return how much each trait and Prestige changed, by seat."""
        return tuple(
            tuple(new - old for new, old in zip(now, then, strict=True))
            for now, then in zip(self.after, self.before, strict=True)
        )


@dataclass(slots=True)
class State:
    """All there is; only the order of the deck is hidden."""

    rng: Rng
    seats: int
    news: list[Event] = field(default_factory=list)
    turn: int = 1
    """1 to TURNS."""
    phase: str = "fate"
    """"fate", "initiative", "destiny" (one pick), "resolution" (and all that follows from the picks) or "over"."""
    deck: list[int] = field(default_factory=list)
    """The next card is the last one here."""
    discard: list[int] = field(default_factory=list)
    fate: list[int] = field(default_factory=list)
    """This turn's cards in the order turned over, those picked included."""
    order: list[Seat] = field(default_factory=list)
    """The initiative, Leader first."""
    picks: list[Pick] = field(default_factory=list)
    """In the order made."""
    traits: list[list[int]] = field(default_factory=list)
    """By seat, in the order of TRAITS."""
    prestige: list[int] = field(default_factory=list)
    """By seat."""
    last: Report | None = None
    """The turn before this one."""

    @property
    def picking(self) -> Seat:
        """Return whose pick it is, round and round in the order of the initiative (Destiny Phase)."""
        return self.order[len(self.picks) % self.seats]

    @property
    def left(self) -> list[int]:
        """Return the Fate cards that nobody has picked."""
        taken = [pick.card for pick in self.picks]
        return [card for card in self.fate if card not in taken]


def best(traits: Sequence[Sequence[int]], trait: int) -> list[Seat]:
    """Return the families with the lowest Blood, or the highest of another trait (Prestige Phase).

    >>> best([[7, 3], [9, 5], [8, 5]], BLOOD)
    [0]
    >>> best([[7, 3], [9, 5], [8, 5]], 1)
    [1, 2]
    """
    levels = [mine[trait] for mine in traits]
    goal = min(levels) if trait == BLOOD else max(levels)
    return [seat for seat, level in enumerate(levels) if level == goal]


def leaders(traits: Sequence[Sequence[int]]) -> tuple[Seat | None, ...]:
    """Return who would gain Prestige for each trait; None where families tie: then nobody does."""
    found: list[Seat | None] = []
    for trait, levels in enumerate(zip(*traits, strict=True)):
        goal = min(levels) if trait == BLOOD else max(levels)
        found.append(levels.index(goal) if levels.count(goal) == 1 else None)
    return tuple(found)
