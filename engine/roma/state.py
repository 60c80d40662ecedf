"""What is on the table, and the small moves every rule is made of."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from engine.game import Event
from engine.msg import Arg, Msg, Seat, Who, msg
from engine.rng import Rng
from engine.roma import switches
from engine.roma.cards import Card, face

DISCS = (1, 2, 3, 4, 5, 6)


@dataclass(frozen=True, slots=True)
class Mark:
    """What has become of a card or a disc in the last action, for the eye."""

    seat: Seat
    """Whose side."""
    disc: int
    what: str
    """"laid", "moved", "covered", "beaten", "held" (an attack), "discarded", "returned" (to the hand) or "blocked"."""
    card: str = ""
    """The card's id; "" for a disc."""
    origin: int = 0
    """The disc a moved card comes from."""


@dataclass(frozen=True, slots=True)
class Battle:
    """An attack in figures."""

    die: int
    extra: int
    """The action die Centurio added; 0: none."""
    defence: int
    """What had to be reached."""


@dataclass(frozen=True, slots=True)
class Deed:
    """The last action taken, as far as all may know it."""

    seat: Seat
    kind: str
    """"lay", "money", "cards" or "activate"."""
    disc: int = 0
    """The die disc laid on or activated; 0: another disc."""
    card: str = ""
    """The id of the card laid or activated."""
    model: str = ""
    """The id of the card Scaenicus copied."""
    dice: tuple[int, ...] = ()
    """The dice it has used."""
    battle: Battle | None = None
    marks: tuple[Mark, ...] = ()
    vp: tuple[int, int] = (0, 0)
    """What each seat has won or lost by it."""
    money: tuple[int, int] = (0, 0)


@dataclass(slots=True)
class State:
    """All there is. A side has six places, by disc less one; 0 is an empty place."""

    rng: Rng
    first: Seat
    """Who began."""
    active: Seat
    """Whose turn it is; in setup, who lays."""
    pile: list[int]
    """Face down, the top last."""
    hands: list[list[int]]
    """By seat. From the exchange to the reveal: those kept, then those received."""
    news: list[Event] = field(default_factory=list)
    seats: int = 2
    phase: str = "exchange"
    """"exchange", "place", "pay", "roll" or "act"."""
    turn: int = 0
    """1 for the first."""
    discard: list[int] = field(default_factory=list)
    """Face up, the top last."""
    sides: list[list[int]] = field(default_factory=lambda: [[0] * 6, [0] * 6])
    spots: list[list[int]] = field(default_factory=lambda: [[], []])
    """In setup, where the cards of the hand lie face down (see `spot`), in the order of `by_name`."""
    vp: list[int] = field(default_factory=lambda: [switches.START_VP] * 2)
    money: list[int] = field(default_factory=lambda: [switches.START_MONEY] * 2)
    stock: int = switches.ALL_VP - 2 * switches.START_VP
    dice: tuple[int, ...] = ()
    """The action dice not used yet, ascending."""
    used: tuple[int, ...] = ()
    rerolls: int = 0
    """How many triples have been rolled again this turn."""
    essedum: int = 0
    """How many Essedum effects the active player has had this turn."""
    blocked: list[tuple[int, ...]] = field(default_factory=lambda: [(), ()])
    """By seat: the discs it cannot put a die on in its next turn."""
    looking: list[int] = field(default_factory=list)
    """The batch drawn on the card disc, before the active player keeps one."""
    searching: bool = False
    """Whether the active player looks through the pile."""
    laying: str = ""
    """The kind of card the active player may lay free of charge now."""
    deed: Deed | None = None

    def card(self, seat: Seat, disc: int) -> Card | None:
        """Return what lies on a seat's side of a disc."""
        card = self.sides[seat][disc - 1]
        return face(card) if card else None

    def lying(self, seat: Seat, kind: str) -> list[int]:
        """Return the discs on a seat's side where a card of a kind lies."""
        return [disc for disc, card in enumerate(self.sides[seat], 1) if card and face(card).kind == kind]

    def blocks(self, disc: int) -> bool:
        """Tell whether the active player cannot put a die on a disc."""
        return disc in self.blocked[self.active]


def spot(seat: Seat, disc: int) -> int:
    """Number the twelve places on the table, so that no two of them are equal.

    >>> spot(1, 6), disc_of(12)
    (12, 6)
    """
    return 6 * seat + disc


def disc_of(place: int) -> int:
    """Return the disc of a place."""
    return (place - 1) % 6 + 1


def by_name(hand: list[int]) -> list[int]:
    """Return cards in the order in which they are laid in setup."""
    return sorted(hand, key=lambda card: face(card).id)


# Moves


def put(s: State, me: Seat, card: int, disc: int, *, free: bool = False) -> None:
    """Lay a card of the hand on own side; a card already there is discarded."""
    s.hands[me].remove(card)
    name = face(card).id
    tell(s, "event.laid.free" if free else "event.laid", me, card=Msg(name), disc=disc)
    cover(s, me, disc)
    s.sides[me][disc - 1] = card
    mark(s, me, disc, "laid", name)


def cover(s: State, me: Seat, disc: int) -> None:
    """Discard the card of own side that another is about to cover."""
    if old := s.card(me, disc):
        drop(s, me, disc, "covered")
        tell(s, "event.covered", me, card=Msg(old.id), disc=disc)


def drop(s: State, seat: Seat, disc: int, what: str) -> None:
    """Move a card from the table to the discard pile."""
    card = s.sides[seat][disc - 1]
    s.sides[seat][disc - 1] = 0
    s.discard.append(card)
    mark(s, seat, disc, what, face(card).id)


def use(s: State, *dice: int) -> None:
    """Use action dice up."""
    rest = list(s.dice)
    for die in dice:
        rest.remove(die)
    s.dice, s.used = tuple(rest), s.used + dice


def find(cards: list[int], name: str) -> int:
    """Return a card of that name; they are all the same."""
    return next(card for card in cards if face(card).id == name)


def mark(s: State, seat: Seat, disc: int, what: str, card: str = "", *, origin: int = 0) -> None:
    """Show what the last action has done to a card or a disc."""
    if s.deed:
        s.deed = replace(s.deed, marks=(*s.deed.marks, Mark(seat, disc, what, card, origin)))


def pair(seat: Seat, amount: int) -> tuple[int, int]:
    """Give an amount to a seat and nothing to the other."""
    return (amount, 0) if seat == 0 else (0, amount)


def card_on(card: int, disc: int) -> Msg:
    """Name a card and its disc."""
    return msg("card.on.disc", disc=disc, card=Msg(face(card).id))


DOERS = (("who", Who(0)), ("who", Who(1)))


def tell(s: State, text: str, me: Seat, **args: Arg) -> None:
    """Tell everybody what a player has done."""
    s.news.append(Event(Msg(text, (DOERS[me], *args.items()))))
