"""What a seat may see, and every place it may not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.game import Event, Slot
from engine.msg import Seat, who_of
from engine.romeo_i_julia.components import matches, places
from engine.romeo_i_julia.state import Roll, State


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of a player for all to see."""

    pair: str
    villain: str
    at: str
    """The location or villain in front, "" where the next is still to be drawn."""
    stones: tuple[str, ...]
    """Where the red, blue and yellow stone lie, "" for one that has succeeded; () before they are placed."""
    own: tuple[str, ...]
    """Raising cards, in the order in which they were played."""
    against: tuple[str, ...]
    """Lowering cards, likewise."""
    cards: int
    """How many the player holds."""
    completed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; a spectator sees no hand."""

    seat: Seat | None
    seats: int
    turn: int
    """1 for the first."""
    phase: str
    """"decide", "exchange", "complicate", "final" or "over"."""
    dealer: Seat
    acting: Seat | None
    """Whose card or stone is next; None where all act at the same time, and at the end."""
    needed: int
    """Locations to be completed before the villain."""
    players: tuple[Player, ...]
    """By seat."""
    pile: int
    """How many locations lie face down."""
    deck: int
    """How many action cards lie face down."""
    used: tuple[str, ...]
    """Cards on the table that have counted for a stone."""
    left: tuple[str, ...]
    """Stones the acting player of the final phase has still to resolve, once that has begun."""
    rolls: tuple[Roll, ...]
    """The rolls of this turn; before its final phase, those of the turn before."""
    winner: Seat | None
    hand: tuple[str, ...]
    """The seat's own cards."""
    fits: tuple[tuple[str, ...], ...]
    """For each card of the hand, the own stones it could apply to where they lie, or where they are planned to."""
    discards: tuple[str, ...]
    """What the seat gives away in the exchange, while others still choose."""
    planned: tuple[str, ...]
    """Where the seat's red, blue, yellow stone shall lie, as far as it has chosen; not yet revealed."""
    latest: str = ""
    """The card played last, until something else happens; where others had to follow at once, the last of its row."""


def view(s: State, seat: Seat | None) -> View:
    """Show what a seat may see; a spectator where `seat` is None."""
    hand: tuple[str, ...] = ()
    fits: tuple[tuple[str, ...], ...] = ()
    if seat is not None:
        hand = tuple(s.hands[seat])
        fits = tuple([matching(s, seat)[card] for card in hand])
    over = s.winner is not None
    return View(
        seat=seat,
        seats=s.seats,
        turn=s.turn,
        phase="over" if over else s.phase,
        dealer=s.dealer,
        acting=s.acting,
        needed=s.needed,
        players=tuple([player(s, other) for other in range(s.seats)]),
        pile=len(s.pile),
        deck=len(s.deck),
        used=tuple(s.used),
        left=tuple(s.left),
        rolls=tuple(s.rolls),
        winner=s.winner,
        hand=hand,
        fits=fits,
        discards=() if seat is None else tuple(s.discards[seat]),
        planned=() if seat is None else tuple(s.planned[seat]),
    )


def mark(view: View, events: Sequence[Event]) -> View:
    """Mark the card played last: it lies last in its row."""
    played = next((event.msg for event in reversed(events) if event.msg.id != "event.rest"), None)
    if played is not None and played.id == "event.raises":
        row = view.players[who_of(played)].own
    elif played is not None and played.id == "event.lowers":
        row = view.players[who_of(played, "whom")].against
    else:
        return view
    return replace(view, latest=row[-1] if row else "")


def player(s: State, seat: Seat) -> Player:
    """Show what lies in front of a player; cards about to be exchanged still count as held."""
    return Player(
        s.pairs[seat],
        s.villains[seat],
        s.at[seat],
        s.stones[seat],
        s.own[seat],
        s.against[seat],
        len(s.hands[seat]) + len(s.discards[seat]),
        s.completed[seat],
    )


def matching(s: State, seat: Seat) -> dict[str, tuple[str, ...]]:
    """Return for each card the seat's stones it could apply to, where they lie or are planned to."""
    return matches(s.at[seat], tuple(s.planned[seat]) or s.stones[seat])


def hidden(s: State, seat: Seat | None) -> list[Slot]:
    """List the order of the locations, the deck, and the hands, discards and planned placements of others."""
    others = [other for other in range(s.seats) if other != seat]
    cards = [s.deck, *(zones[other] for other in others for zones in (s.hands, s.discards))]
    return [
        *(Slot(s.pile, number, "location") for number in range(len(s.pile))),
        *(Slot(zone, number, "card") for zone in cards for number in range(len(zone))),
        *(
            Slot(s.planned[other], number, f"planned.{other}", places(s.at[other]))
            for other in others
            for number in range(len(s.planned[other]))
        ),
    ]
