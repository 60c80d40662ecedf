"""The questions that are asked most often, each made once for its situation and kept: that is much faster."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from engine.ask import Ask, Keys, Option
from engine.flow import Flow, Wait
from engine.msg import Msg, Seat, msg
from engine.roma.cards import BUILDING, BY_ID, face
from engine.roma.offers import (
    DONE,
    NOTHING,
    activate_option,
    card_option,
    die_option,
    disc_option,
    names,
    one_die_option,
    plain,
    repeats,
)
from engine.roma.state import DISCS

kept = lru_cache(4096)
"""Keep the latest so many questions of a kind."""


def ask(question: Ask) -> Flow[Keys]:
    """Put a question; a public one that leaves no choice is taken at once, as `choose` does."""
    if not question.private and question.pick[0] == len(question.options):
        return question.keys
    _, keys = yield Wait((question,))
    answer: Keys = keys
    return answer


@kept
def menu(me: Seat, active: tuple[tuple[int, str], ...], *, lay: bool, money: bool, cards: bool) -> Ask:
    """Ask what to do next: activate a card (die and name), lay one, use dice for money or cards, or end the turn."""
    others = {"lay": lay, "money": money, "cards": cards, "end": True}
    options = [activate_option(*offer) for offer in active] + [plain(key) for key, on in others.items() if on]
    return _ask(me, "menu.prompt", options, default=("money" if money else "end",))


@kept
def lay_card(me: Seat, hand: tuple[int, ...], money: int) -> Ask:
    """Ask which card to lay, of those that can be afforded."""
    afford = [name for name in names(hand) if BY_ID[name].cost <= money] or [NOTHING]
    return _ask(me, "lay.card", map(card_option, afford), private=True)


@kept
def lay_free(me: Seat, hand: tuple[int, ...], kind: str) -> Ask:
    """Ask which card of a kind to lay free of charge, if any more."""
    prompt = "lay.free.building" if kind == BUILDING else "lay.free.character"
    return _ask(me, prompt, map(card_option, [*names(hand, kind), DONE]), private=True, default=(DONE,))


@kept
def lay_disc(me: Seat, name: str, side: tuple[int, ...]) -> Ask:
    """Ask where to lay a card; others learn the disc together with the card."""
    options = [disc_option(disc, face(card).id if card else "", covers=True) for disc, card in enumerate(side, 1)]
    return _ask(me, msg("lay.disc", card=Msg(name)), options, private=True)


@kept
def place(me: Seat, name: str, taken: tuple[int, ...]) -> Ask:
    """Ask where to lay a card face down."""
    options = [disc_option(disc, "", covers=False) for disc in DISCS if disc not in taken]
    return _ask(me, msg("place.prompt", card=Msg(name)), options, private=True)


@kept
def money(me: Seat, dice: tuple[int, ...]) -> Ask:
    """Ask which dice to put on the money disc."""
    options = tuple([one_die_option(*die) for die in repeats(dice)])
    every = tuple([option.key for option in options])
    return Ask(me, Msg("money.dice"), options, (1, len(options)), default=every)


@kept
def cards(me: Seat, dice: tuple[int, ...]) -> Ask:
    """Ask which die to put on the card disc."""
    return _ask(me, "cards.die", map(die_option, sorted(set(dice))))


def _ask(
    me: Seat, prompt: str | Msg, options: Iterable[Option], *, private: bool = False, default: Keys | None = None
) -> Ask:
    """Make a question; in time, its first option."""
    offered = tuple(options)
    text = prompt if isinstance(prompt, Msg) else Msg(prompt)
    return Ask(me, text, offered, (1, 1), private, default=default or (offered[0].key,))
