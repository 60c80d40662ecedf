"""What is on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.game import Event
from engine.msg import Seat
from engine.rng import Rng
from engine.romeo_i_julia.components import NEEDED, STONES, matches

TARGET = 6
"""Success factor and die together make a success from here on."""

MOST_AGAINST = 2
"""Cards that others may play on one player's location or villain in a turn."""

HAND = 5


@dataclass(frozen=True, slots=True)
class Roll:
    """How a stone was resolved."""

    seat: Seat
    stone: str
    event: str
    """What it took part in, named where the stone lay on the question mark."""
    value: int
    """The skill, without cards."""
    up: tuple[str, ...]
    """The own cards that were used, +1 each."""
    down: tuple[str, ...]
    """The cards of others that were used, -1 each."""
    die: int

    @property
    def factor(self) -> int:
        """Return the success factor."""
        return self.value + len(self.up) - len(self.down)

    @property
    def total(self) -> int:
        """Return the success factor and the die together."""
        return self.factor + self.die

    @property
    def success(self) -> bool:
        """Tell whether the stone left its event."""
        return self.total >= TARGET


@dataclass(slots=True)
class State:
    """All there is; lists are by seat unless it says otherwise."""

    rng: Rng
    seats: int
    pairs: list[str]
    villains: list[str]
    pile: list[str]
    """The face-down locations; the first is drawn first. Not by seat."""
    news: list[Event] = field(default_factory=list)
    phase: str = "draw"
    turn: int = 0
    dealer: Seat = 0
    acting: Seat | None = None
    """Whose card or stone is next; None where all act at the same time."""
    deck: list[str] = field(default_factory=list)
    """The action cards that were not dealt. Not by seat."""
    hands: list[list[str]] = field(default_factory=list)
    discards: list[list[str]] = field(default_factory=list)
    """What players give away in the exchange, until all have decided."""
    at: list[str] = field(default_factory=list)
    """The location or villain in front of each player, "" where there is none."""
    stones: list[tuple[str, ...]] = field(default_factory=list)
    """Where the red, blue and yellow stone lie, "" for one that has succeeded; () before they are placed."""
    planned: list[list[str]] = field(default_factory=list)
    """Placements not yet revealed: of the red, the blue, the yellow stone, as far as they go."""
    own: list[tuple[str, ...]] = field(default_factory=list)
    """Raising cards, by their target."""
    against: list[tuple[str, ...]] = field(default_factory=list)
    """Lowering cards, by their target."""
    used: list[str] = field(default_factory=list)
    """Cards on the table that have counted for a stone. Not by seat."""
    left: list[str] = field(default_factory=list)
    """Stones which the acting player of the final phase has still to resolve. Not by seat."""
    rolls: list[Roll] = field(default_factory=list)
    """How stones were resolved in this turn, or the last one until its final phase begins anew. Not by seat."""
    completed: list[tuple[str, ...]] = field(default_factory=list)
    winner: Seat | None = None

    @property
    def order(self) -> list[Seat]:
        """Return the seats clockwise from the dealer."""
        return self.clockwise(self.dealer)

    @property
    def actor(self) -> Seat:
        """Return who acts, where one player does at a time."""
        assert self.acting is not None, "in this phase all act at the same time"
        return self.acting

    @property
    def needed(self) -> int:
        """Return how many locations lead to the villain."""
        return NEEDED[self.seats]

    def clockwise(self, first: Seat) -> list[Seat]:
        """Return the seats clockwise from one of them."""
        return [*range(first, self.seats), *range(first)]

    def standing(self, seat: Seat) -> list[str]:
        """Return the stones that lie on an event or the question mark."""
        return [stone for stone, place in zip(STONES, self.stones[seat], strict=False) if place]

    def place(self, seat: Seat, stone: str) -> str:
        """Return where a standing stone lies."""
        return self.stones[seat][STONES.index(stone)]

    def succeeded(self, seat: Seat) -> int:
        """Return how many stones have left their events on the card in front."""
        return len(self.stones[seat]) - len(self.standing(seat))

    def matching(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        """Return for each card the stones of a player it could apply to now."""
        return matches(self.at[seat], self.stones[seat])

    def free(self, cards: tuple[str, ...]) -> list[str]:
        """Return those of some played cards that have not counted yet."""
        return [card for card in cards if card not in self.used]
