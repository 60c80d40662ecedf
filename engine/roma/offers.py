"""What may be chosen, as options: made once for each card, disc and die, for they never change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from engine.ask import Keys, Option
from engine.msg import Msg, msg
from engine.roma.cards import BY_ID, CARDS, Card, face

T = TypeVar("T")

NOTHING = "nothing"
"""Offered to a player who wants to lay a card and can afford none."""
DONE = "done"
NO = "no"
YES = "yes"


def does(card: Card) -> Msg:
    """Name the line that says what a card does."""
    return Msg(f"{card.id}.does")


@cache
def plain(key: str) -> Option:
    """Offer a word."""
    return Option(key, Msg(key), Msg(f"{key}.does"))


CARD_OPTIONS = {
    **{
        card.id: Option(card.id, msg("card.cost", card=Msg(card.id), cost=card.cost), does(card), card.id)
        for card in CARDS
    },
    NOTHING: plain(NOTHING),
    DONE: plain(DONE),
}
"""A card of the hand with its cost, or none."""


def card_option(name: str) -> Option:
    """Offer a card of the hand with its cost."""
    return CARD_OPTIONS[name]


@cache
def copies_option(name: str, copies: int) -> Option:
    """Offer a card of which there are some, with its cost."""
    card = BY_ID[name]
    return Option(name, msg("card.copies", card=Msg(name), cost=card.cost, copies=copies), does(card), name)


@cache
def single_option(name: str, before: int) -> Option:
    """Offer one of four cards; those of the same name before it leave it another key."""
    return Option(f"{name}-{before + 1}" if before else name, Msg(name), does(BY_ID[name]), name)


@cache
def disc_option(disc: int, name: str, *, covers: bool) -> Option:
    """Offer a disc and say what lies there; `covers`: and would be discarded."""
    detail = msg("disc.covers" if covers else "disc.holds", card=Msg(name)) if name else Msg("disc.empty")
    return Option(str(disc), msg("disc", disc=disc), detail, name or None)


@cache
def target_option(disc: int, name: str) -> Option:
    """Offer a card on the table."""
    return Option(str(disc), msg("card.on.disc", disc=disc, card=Msg(name)), does(BY_ID[name]), name)


@cache
def attack_option(disc: int, name: str, defence: int) -> Option:
    """Offer a card on the table to attack, and say what the attack must reach."""
    return Option(str(disc), msg("card.on.disc", disc=disc, card=Msg(name)), msg("attack.needs", defence=defence), name)


@cache
def die_option(die: int) -> Option:
    """Offer a die by its value."""
    return Option(str(die), msg("die", die=die))


@cache
def one_die_option(die: int, before: int) -> Option:
    """Offer one of several dice; those of the same value before it leave it another key."""
    return Option(f"{die}-{before + 1}" if before else str(die), msg("die", die=die))


@cache
def activate_option(die: int, name: str) -> Option:
    """Offer to activate the card on the disc of a die."""
    card = BY_ID[name]
    return Option(f"activate-{die}", msg("activate", die=die, card=Msg(name)), does(card), name)


@cache
def model_option(name: str) -> Option:
    """Offer a character to copy."""
    return Option(name, Msg(name), does(BY_ID[name]), name)


@cache
def same_disc_option(disc: int) -> Option:
    """Offer to lay a lifted card where it lay."""
    return Option(str(disc), msg("disc", disc=disc), Msg("disc.same"))


@cache
def change_option(old: int, new: int) -> Option:
    """Offer to change a die."""
    return Option(str(new), msg("change", old=old, new=new))


@cache
def number_option(number: int) -> Option:
    """Offer a number of VP to buy, and say what it costs."""
    return Option(str(number), msg("buy", vp=number), msg("buy.cost", money=2 * number))


@cache
def range_option(numbers: range) -> Option:
    """Offer to choose among some numbers."""
    return Option(f"{numbers[0]}-{numbers[-1]}", msg("buy.range", low=numbers[0], high=numbers[-1]))


# Orders and defaults

BY_COST = [sorted((card.cost, card.id) for card in CARDS).index((card.cost, card.id)) for card in CARDS]
"""Where each card of `CARDS` comes when the cheapest is first, of equal ones the first by name."""


def names(cards: Iterable[int], kind: str = "") -> list[str]:
    """Return the names of cards, of one kind perhaps: the cheapest first, then by name."""
    places = sorted({card % len(CARDS) for card in cards}, key=BY_COST.__getitem__)
    return [CARDS[place].id for place in places if not kind or CARDS[place].kind == kind]


def counted(cards: Iterable[int], kind: str = "") -> list[tuple[str, int]]:
    """Return the names of cards and how many there are of each, in the order of `names`."""
    copies = Counter(face(card).id for card in cards)
    return [(name, copies[name]) for name in names(cards, kind)]


def dearest(cards: Iterable[str]) -> Keys:
    """Return the default where a card is chosen: the dearest; of those, the first by name."""
    return (min(cards, key=lambda name: (-BY_ID[name].cost, name)),)


def dearest_disc(cards: Iterable[tuple[int, Card]]) -> Keys:
    """Return the default where a card on the table is chosen: the dearest; of those, the one on the lowest disc."""
    return (str(min(cards, key=lambda place: (-place[1].cost, place[0]))[0]),)


def repeats(values: Iterable[T]) -> list[tuple[T, int]]:
    """Say of each value how many equal ones come before it.

    >>> repeats([3, 3, 5])
    [(3, 0), (3, 1), (5, 0)]
    """
    values = list(values)
    return [(value, values[:place].count(value)) for place, value in enumerate(values)]
