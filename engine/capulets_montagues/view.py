"""What a seat may see: everything but the order of the deck."""

from __future__ import annotations

from dataclasses import dataclass

from engine.capulets_montagues.cards import CARDS
from engine.capulets_montagues.state import Report, State, leaders
from engine.game import Slot
from engine.msg import Seat


@dataclass(frozen=True, slots=True)
class FateCard:
    """A Fate card in the middle of the table."""

    card: str
    """Its key."""
    owner: Seat | None
    """Who has picked it."""
    target: Seat | None
    """Whom it is aimed at, once picked."""


@dataclass(frozen=True, slots=True)
class View:
    """The table as everybody sees it."""

    seat: Seat | None
    seats: int
    turn: int
    """1 to 13."""
    phase: str
    """"destiny" while the families pick, "over" at the end."""
    fate: tuple[FateCard, ...]
    """The seven cards in the order turned over; empty at the end."""
    order: tuple[Seat, ...]
    """The initiative, Leader first; empty at the end."""
    picking: Seat | None
    """Whose pick it is."""
    picks: tuple[tuple[str, Seat, Seat | None], ...]
    """The cards picked this turn by key, with picker and target, in the order picked."""
    traits: tuple[tuple[int, ...], ...]
    """By seat, in the order of TRAITS."""
    prestige: tuple[int, ...]
    """By seat."""
    leaders: tuple[Seat | None, ...]
    """Who is best in each trait at the moment; None: a tie."""
    deck: int
    """How many cards are still to be turned over."""
    discard: tuple[str, ...]
    """The keys of the cards discarded since the deck was shuffled."""
    last: Report | None
    """What the turn before this one brought."""
    ranking: tuple[Seat, ...]
    """Best first, when the game is over; else empty. Equal Prestige is an equal rank."""


def view(s: State, seat: Seat | None) -> View:
    """Show what a seat may see; a spectator where `seat` is None."""
    owners = {pick.card: pick for pick in s.picks}
    picked = {card: (pick.seat, pick.target) for card, pick in owners.items()}
    order = sorted(range(s.seats), key=lambda other: -s.prestige[other])
    return View(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        phase=s.phase,
        fate=tuple([FateCard(CARDS[card].key, *picked.get(card, (None, None))) for card in s.fate]),
        order=tuple(s.order),
        picking=s.picking if s.phase == "destiny" else None,
        picks=tuple([(CARDS[pick.card].key, pick.seat, pick.target) for pick in s.picks]),
        traits=tuple([tuple(mine) for mine in s.traits]),
        prestige=tuple(s.prestige),
        leaders=leaders(s.traits),
        deck=len(s.deck),
        discard=tuple([CARDS[card].key for card in s.discard]),
        last=s.last,
        ranking=tuple(order) if s.phase == "over" else (),
    )


def hidden(s: State, seat: Seat | None) -> list[Slot]:
    """List the cards still to be turned over."""
    return [Slot(s.deck, place, "card") for place in range(len(s.deck))]
