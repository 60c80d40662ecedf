"""The cards, and what is on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.game import Event
from engine.msg import Seat
from engine.rng import Rng

CARDS = (
    ("romeo", "count-paris"),
    ("mercutio", "benvolio"),
    ("nurse", "tybalt"),
    ("friar-laurence", "prince-escalus"),
)
"""Both roles of each card; a game of n uses the first n - 1 (Setup, "the card with a 4 icon"; ruling R1)."""

SIDES = (0, 1)


@dataclass(frozen=True, slots=True)
class Round:
    """A round that has been revealed."""

    number: int
    """1 for the first."""
    juliet: Seat
    named: Seat | None
    """Whom Juliet named; None: No Decision."""
    roles: tuple[str, ...]
    """By seat, Juliet's included."""
    points: tuple[int, ...]
    """By seat, of this round."""


@dataclass(slots=True)
class State:
    """All there is. `cards`, `up` and `placed` are by holder; a side is 0 or 1, so that it fits any card."""

    rng: Rng
    seats: int
    first: Seat
    """Who was Juliet first."""
    timed: int
    """1 where Juliet's turn clock runs."""
    news: list[Event] = field(default_factory=list)
    phase: str = "deal"
    cards: dict[Seat, int] = field(default_factory=dict)
    """Each holder's card, a place in CARDS."""
    up: dict[Seat, int] = field(default_factory=dict)
    """The side that lies up, for the card of a holder who never places it (ruling R3)."""
    placed: dict[Seat, int] = field(default_factory=dict)
    """The chosen side, of those who have placed."""
    automatic: list[Seat] = field(default_factory=list)
    """Whose card was placed by the end of the lobby."""
    scores: list[int] = field(default_factory=list)
    """By seat."""
    history: list[Round] = field(default_factory=list)

    @property
    def juliet(self) -> Seat:
        """Return who is Juliet; after the last round, who was."""
        return (self.first + min(len(self.history), self.seats - 1)) % self.seats

    @property
    def holders(self) -> list[Seat]:
        """Return the seats that hold a card this round."""
        juliet = self.juliet
        return [seat for seat in range(self.seats) if seat != juliet]

    def role(self, seat: Seat) -> str:
        """Return the role a seat plays this round; its card must lie."""
        return "juliet" if seat == self.juliet else CARDS[self.cards[seat]][self.placed[seat]]
