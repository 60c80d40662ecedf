"""What a seat may see, and every place it may not."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.game import Slot
from engine.msg import Seat
from engine.roma.cards import CARDS, face
from engine.roma.combat import defence
from engine.roma.ending import over, winner
from engine.roma.offers import BY_COST
from engine.roma.state import DISCS, Deed, State, by_name, disc_of

BACK = "back"
"""What a card lying face down shows."""

KEPT = 2
"""How many of the dealt cards each keeps."""

Pair = tuple[int, int]
Side = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it, with card ids for cards. A spectator sees no hand."""

    seat: Seat | None
    seats: int
    phase: str
    """"exchange" (two cards are given away), "place" (laid face down), "roll" (a triple), "act", or "over"."""
    first: Seat
    """Who began."""
    active: Seat
    """Whose turn it is; in "place", who lays now."""
    turn: int
    """1 for the first, counted over both players; 0 before."""
    sides: tuple[Side, Side]
    """By seat, six card ids by disc less one: "" where there is none, "back" for one lying face down."""
    defence: tuple[Pair | tuple[int, ...], ...]
    """What an attack must reach, in the same places; 0 where there is no face."""
    blocked: tuple[tuple[int, ...], tuple[int, ...]]
    """By seat: the discs it cannot put a die on in its next turn, or now."""
    essedum: int
    """How many Essedum effects lower the waiting player's defences by 2 each."""
    dice: tuple[int, ...]
    """The active player's unused dice, ascending."""
    used: tuple[int, ...]
    rerolls: int
    """How many triples have been rolled again this turn."""
    vp: Pair
    money: Pair
    stock: int
    pile: int
    """How many cards are in the pile."""
    discard: tuple[str, ...]
    """The top last."""
    hands: Pair
    """How many cards each holds."""
    drawn: int
    """How many cards of a batch the active player looks at."""
    searching: bool
    """Whether the active player looks through the pile."""
    laying: str
    """The kind ("building" or "character") that the active player may lay free of charge now; ""."""
    deed: Deed | None
    """The last action."""
    winner: Seat | None
    """Who has won, when it is over; None also for a draw."""
    hand: tuple[str, ...]
    """The seat's own cards: the cheapest first, then by name."""
    looking: tuple[str, ...]
    """The cards the seat looks at, in the same order: a batch, or the whole pile."""
    gave: tuple[str, ...]
    """In "place": the cards the seat gave away, lying face down or still to be laid."""
    received: tuple[str, ...]
    """In "place": the cards it was given."""


def view(s: State, seat: Seat | None) -> View:
    """Show what a seat may see; a spectator where `seat` is None."""
    finished = over(s) is not None
    placing = s.phase == "place"
    mine = seat is not None and seat == s.active
    return View(
        seat=seat,
        seats=s.seats,
        phase="over" if finished else s.phase,
        first=s.first,
        active=s.active,
        turn=s.turn,
        sides=(side(s, 0, seat), side(s, 1, seat)),
        defence=(defences(s, 0), defences(s, 1)),
        blocked=(s.blocked[0], s.blocked[1]),
        essedum=s.essedum,
        dice=s.dice,
        used=s.used,
        rerolls=s.rerolls,
        vp=(s.vp[0], s.vp[1]),
        money=(s.money[0], s.money[1]),
        stock=s.stock,
        pile=len(s.pile),
        discard=tuple([face(card).id for card in s.discard]),
        hands=(held(s, 0), held(s, 1)),
        drawn=len(s.looking),
        searching=s.searching,
        laying=s.laying,
        deed=s.deed,
        winner=winner(s) if finished else None,
        hand=ordered(to_lay(s, seat)) if seat is not None else (),
        looking=ordered(s.pile if s.searching else s.looking) if mine else (),
        gave=ordered(s.hands[1 - seat][KEPT:]) if placing and seat is not None else (),
        received=ordered(s.hands[seat][KEPT:]) if placing and seat is not None else (),
    )


def side(s: State, of: Seat, seat: Seat | None) -> Side:
    """Show a side: in setup its faces to its owner only, and to others nothing before all its cards lie."""
    if s.phase != "place":
        return tuple([face(card).id if card else "" for card in s.sides[of]])
    lying = [""] * len(DISCS)
    if of == seat or laid(s, of):
        for card, place in zip(by_name(s.hands[of]), s.spots[of], strict=False):
            lying[disc_of(place) - 1] = face(card).id if of == seat else BACK
    return tuple(lying)


def defences(s: State, of: Seat) -> tuple[int, ...]:
    """Return what an attack on each card of a side must reach."""
    return tuple([defence(s, of, disc) if card else 0 for disc, card in enumerate(s.sides[of], 1)])


def laid(s: State, of: Seat) -> bool:
    """Tell whether in setup all cards of a seat lie."""
    return s.phase == "place" and len(s.spots[of]) == len(s.hands[of])


def held(s: State, of: Seat) -> int:
    """Count a hand, as all may know it."""
    return 0 if laid(s, of) else len(s.hands[of])


def to_lay(s: State, seat: Seat) -> list[int]:
    """Return the hand, in setup without what lies already."""
    return by_name(s.hands[seat])[len(s.spots[seat]) :]


def ordered(cards: Iterable[int]) -> tuple[str, ...]:
    """Return the ids of cards, the cheapest first, then by name."""
    places = sorted([card % len(CARDS) for card in cards], key=BY_COST.__getitem__)
    return tuple([CARDS[place].id for place in places])


def hidden(s: State, seat: Seat | None) -> list[Slot]:
    """List the pile, the others' hands, and what the active player looks at.

    Who looks through the pile knows the other hand too, for it is what is nowhere else: only its order is unknown.
    In setup a giver knows which two cards the other received, but not where they lie.
    """
    if s.searching and seat == s.active:
        return [*_slots(s.pile, "pile"), *_slots(s.hands[1 - seat], "hand")]
    slots = _slots(s.pile, "card")
    for other in range(s.seats):
        if other != seat:
            known = s.phase == "place" and seat is not None
            slots += _slots(s.hands[other], "card", KEPT if known else None)
            slots += [Slot(s.spots[other], at, f"spot{other}") for at in range(len(s.spots[other]))]
    return slots if seat == s.active else slots + _slots(s.looking, "card")


def _slots(cards: list[int], kind: str, count: int | None = None) -> list[Slot]:
    return [Slot(cards, at, kind) for at in range(len(cards[:count]))]
