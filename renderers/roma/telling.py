"""Roma in words: everything needed to play without the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from engine import Msg, Seat, Who, msg
from engine.roma import BACK, BY_ID, DISCS, View
from renderers.kinds import Description, alternative
from renderers.words import Words

SHORT_NAME = 14
"""Letters of a name in an alternative text."""


MOST_READ = 10
"""Kinds of cards in a hand whose texts are on its picture; of more, they are said here."""

BECOME = ("covered", "beaten", "held", "discarded", "returned")
"""What cards can become, in the order in which it is said."""


def describe(view: View, words: Words) -> Description:
    """Say what the table looks like, and to a seat what only it may know."""
    headline = words("headline", state=state_line(view, words), turn=view.turn)
    if view.phase not in ("roll", "act"):
        headline = words("headline-setup", state=state_line(view, words))
    return Description(headline, tuple(_facts(view, words)), tuple(_own(view, words)))


def moving(view: View) -> tuple[Seat, ...]:
    """Return whom the table waits for."""
    if view.phase == "over":
        return ()
    return (0, 1) if view.phase == "exchange" else (view.active,)


def short(name: str, words: Words) -> str:
    """Return a card's name as it fits on a card."""
    return words(f"{name}.short") if words.has(f"{name}.short") else words(name)


def state_line(view: View, words: Words) -> str:
    """Say what the table waits for, or how it has ended."""
    who = Who(view.active)
    if view.phase == "over":
        if view.winner is None:
            return words("state-draw", vp=view.vp[0])
        return words("state-won", who=Who(view.winner), vp=view.vp[view.winner], other=view.vp[1 - view.winner])
    if view.phase == "act":
        if view.laying:
            return words(f"state-laying-{view.laying}", who=who)
        doing = "searching" if view.searching else "drawn" if view.drawn else "act"
        return words(f"state-{doing}", who=who, cards=view.drawn)
    return words(f"state-{view.phase}", who=who)


def deed_line(view: View, words: Words) -> str:
    """Say what the last action was and what it has done, without saying who."""
    deed = view.deed
    if deed is None:
        return words("deed-none-setup" if view.phase in ("exchange", "place") else "deed-none")
    if deed.kind == "money":
        return words("deed-money", dice=deed.dice, money=sum(deed.dice))
    if deed.kind == "cards":
        return words("deed-cards", die=deed.dice[0])
    if deed.kind == "lay":
        parts = [words("deed-lay", card=Msg(deed.card), disc=deed.disc)]
    elif deed.model:
        parts = [words("deed-copy", model=Msg(deed.model))]
    else:
        parts = [words(deed.card)]
    parts += _done(view, words)
    return " · ".join(parts)


def _done(view: View, words: Words) -> list[str]:
    """Say what has become of cards and discs."""
    deed = view.deed
    assert deed is not None, "only a deed has done something"
    moved = [mark for mark in deed.marks if mark.what == "moved"]
    laid = [mark for mark in deed.marks if mark.what == "laid" and deed.kind == "activate"]
    said = [words("done-moved", cards=len(moved))] if moved else []
    if len(laid) > 1:
        said.append(words("done-laid-many", cards=len(laid)))
    elif laid:
        said.append(words("done-laid", card=Msg(laid[0].card), disc=laid[0].disc))
    gone = {what: tuple(Msg(mark.card) for mark in deed.marks if mark.what == what) for what in BECOME}
    said += [words(f"done-{what}", cards=cards, count=len(cards)) for what, cards in gone.items() if cards]
    if blocked := tuple(mark.disc for mark in deed.marks if mark.what == "blocked"):
        said.append(words("done-blocked", discs=blocked))
    if (vp := deed.vp[deed.seat]) > 0:
        said.append(words("done-gained", vp=vp))
    return said


# The facts


def _facts(view: View, words: Words) -> list[str]:
    facts = [_owner(view, words, seat) for seat in (0, 1)]
    facts += [_side(view, words, seat) for seat in (0, 1) if any(view.sides[seat])]
    facts += [words("fact-blocked", who=Who(seat), discs=view.blocked[seat]) for seat in (0, 1) if view.blocked[seat]]
    if view.essedum:
        facts.append(words("fact-essedum", who=Who(1 - view.active), minus=2 * view.essedum))
    facts.append(words("fact-stock", stock=view.stock, pile=view.pile))
    if view.discard:
        cards = tuple(_several(name, count) for name, count in counted(view.discard))
        facts.append(words("fact-discard", count=len(view.discard), top=Msg(view.discard[-1]), cards=cards))
    return facts


def _owner(view: View, words: Words, seat: Seat) -> str:
    """Say what a player owns, and of whose turn it is the dice."""
    said = words(
        "fact-owner",
        sign=Msg(f"sign-{seat}"),
        who=Who(seat),
        vp=view.vp[seat],
        money=view.money[seat],
        hand=view.hands[seat],
    )
    if seat != view.active or not (view.dice or view.used):
        return said
    text = "fact-dice-both" if view.dice and view.used else "fact-dice" if view.dice else "fact-dice-used"
    return f"{said} {words(text, dice=view.dice, used=view.used)}"


def _side(view: View, words: Words, seat: Seat) -> str:
    places = []
    for disc, name, defence in zip(DISCS, view.sides[seat], view.defence[seat], strict=True):
        if not name:
            places.append(words("place-empty", disc=disc))
        elif not defence and name == BACK:
            places.append(words("place-back", disc=disc))
        elif view.phase == "place":
            places.append(words("place-own", disc=disc, card=Msg(name)))
        else:
            places.append(words("place-card", disc=disc, card=Msg(name), defence=str(defence).replace("-", "−")))
    return words("fact-side", who=Who(seat), places=" · ".join(places))


def counted(names: Iterable[str]) -> list[tuple[str, int]]:
    """Count cards by name, the cheapest first."""
    counts = Counter(names)
    return sorted(counts.items(), key=lambda item: (BY_ID[item[0]].cost, item[0]))


def _several(name: str, count: int) -> Msg:
    return msg("several", card=Msg(name), count=count) if count > 1 else Msg(name)


# What a seat alone may know


def _own(view: View, words: Words) -> list[str]:
    """Tell a seat its hand and what it looks at; a spectator nothing."""
    if view.seat is None:
        return []
    money = view.money[view.seat]
    said = [] if view.turn == 0 else [_owner(view, words, view.seat)]
    if view.looking:
        cards = tuple(_priced(name, count, money, setup=True) for name, count in counted(view.looking))
        said.append(words("own-searching" if view.searching else "own-drawn", cards=cards))
    if view.hand:
        priced = tuple(_priced(name, count, money, setup=view.turn == 0) for name, count in counted(view.hand))
        said.append(words("own-hand-setup" if view.turn == 0 else "own-hand", cards=priced))
        kinds = dict(counted(view.hand))
        if len(kinds) > MOST_READ:
            said += [words("own-card", card=Msg(name), does=Msg(f"{name}.does")) for name in kinds]
    elif not (view.phase == "place" and any(view.sides[view.seat])):
        said.append(words("own-hand-empty"))
    if view.phase == "place":
        if any(name not in ("", BACK) for name in view.sides[view.seat]):
            said.append(_side(view, words, view.seat))
        gave, received = (tuple(map(Msg, cards)) for cards in (view.gave, view.received))
        said.append(words("own-exchanged", who=Who(1 - view.seat), gave=gave, received=received))
    return said


def _priced(name: str, count: int, money: int, *, setup: bool) -> Msg:
    cost = BY_ID[name].cost
    text = "priced" if setup or cost > money else "priced-payable"
    return msg(text, card=Msg(name), cost=cost, count=count)


# The alternative text


def alt(view: View, words: Words) -> str:
    """Say what matters on the picture of a view."""
    words = replace(words, names=tuple(_shortened(words.name(seat)) for seat in range(view.seats)))
    if view.seat is not None and view.phase != "over":
        return _alternative_hand(view, words)
    first = words("alt-table", turn=view.turn, state=state_line(view, words))
    if view.phase not in ("roll", "act"):
        first = words("alt-table-setup", state=state_line(view, words))
    if view.deed:
        done = words("alt-deed", who=Who(view.deed.seat), deed=deed_line(view, words))
        first = alternative(first, words("alt-last", told=done))
    owns = (words("alt-owner", who=Who(s), vp=view.vp[s], money=view.money[s], hand=view.hands[s]) for s in (0, 1))
    sides = (words("alt-side", who=Who(s), cards=_row(view, words, s)) for s in (0, 1) if any(view.sides[s]))
    return alternative(first, *owns, words("alt-stock", stock=view.stock), *sides)


def _row(view: View, words: Words, seat: Seat) -> str:
    names = (words("alt-back") if name == BACK else short(name, words) if name else "–" for name in view.sides[seat])
    return ", ".join(names)


def _alternative_hand(view: View, words: Words) -> str:
    cards = tuple(_several(name, count) for name, count in counted(view.hand))
    parts = [words("alt-hand", cards=cards)] if cards else [words("alt-hand-empty")]
    if view.looking:
        looked = tuple(_several(name, count) for name, count in counted(view.looking))
        parts.insert(0, words("alt-looking", cards=looked))
    seat = view.seat or 0
    parts.append(words("alt-owner", who=Who(seat), vp=view.vp[seat], money=view.money[seat], hand=view.hands[seat]))
    return alternative(*parts)


def _shortened(name: str) -> str:
    return name if len(name) <= SHORT_NAME else name[: SHORT_NAME - 1].rstrip() + "…"
