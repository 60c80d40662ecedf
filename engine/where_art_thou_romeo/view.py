"""What a seat may see, and every place it may not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.game import Event, Slot
from engine.msg import Seat, who_of
from engine.where_art_thou_romeo.state import CARDS, SIDES, Round, State


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; a spectator and Juliet see no card."""

    seat: Seat | None
    seats: int
    round: int
    """1 to the number of seats."""
    juliet: Seat
    phase: str
    """"place" from the deal on, "lobby" while it runs, "announce" until Juliet has spoken, "over" at the end."""
    placed: tuple[Seat, ...]
    """Who has placed this round."""
    automatic: tuple[Seat, ...]
    """Those of them whose card the end of the lobby placed."""
    scores: tuple[int, ...]
    """By seat."""
    history: tuple[Round, ...]
    """The revealed rounds, old to new."""
    ranking: tuple[Seat, ...]
    """Best first, when the game is over; else empty."""
    card: tuple[str, str] | None
    """Both roles of the seat's own card."""
    up: str | None
    """The role that lies up on it: what the seat will be if it does nothing."""
    role: str | None
    """The role it has placed."""
    latest: Seat | None = None
    """Whose placing is the latest that has happened, while others still choose."""


def view(s: State, seat: Seat | None) -> View:
    """Show what a seat may see; a spectator where `seat` is None."""
    finished = len(s.history) == s.seats
    card = CARDS[s.cards[seat]] if seat is not None and seat in s.cards else None
    order = sorted(range(s.seats), key=lambda other: (-s.scores[other], (other - s.first) % s.seats))
    return View(
        seat=seat,
        seats=s.seats,
        round=min(len(s.history) + 1, s.seats),
        juliet=s.juliet,
        phase="over" if finished else s.phase,
        placed=tuple(sorted(s.placed)),
        automatic=tuple(s.automatic),
        scores=tuple(s.scores),
        history=tuple(s.history),
        ranking=tuple(order) if finished else (),
        card=card,
        up=card[s.up[seat]] if card and seat is not None else None,
        role=card[s.placed[seat]] if card and seat in s.placed else None,
    )


def mark(view: View, events: Sequence[Event]) -> View:
    """Mark whose card was placed last; when all lie, they lie there alike."""
    if len(view.placed) == view.seats - 1 or not events or events[-1].msg.id != "event.placed":
        return view
    return replace(view, latest=who_of(events[-1].msg))


def hidden(s: State, seat: Seat | None) -> list[Slot]:
    """List the cards, the sides up and the chosen sides of the others."""
    others = [holder for holder in s.cards if holder != seat]
    return [
        *(Slot(s.cards, other, "card") for other in others),
        *(Slot(s.up, other, "up", SIDES) for other in others),
        *(Slot(s.placed, other, "placed", SIDES) for other in others if other in s.placed),
    ]
