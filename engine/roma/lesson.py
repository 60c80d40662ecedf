"""Learning Roma by playing: the learner begins, with cards that fight and score, and three different dice."""

from __future__ import annotations

from collections.abc import Callable

from engine.ask import Ask
from engine.lesson import LEARNER, Lesson, Why, said
from engine.msg import Msg, Who, msg
from engine.roma.cards import BUILDING, BY_ID
from engine.roma.offers import NOTHING
from engine.roma.view import View

RIVAL = 1 - LEARNER

FORWARD = ("legionarius", "centurio")
"""Cards that attack what lies opposite."""

BESIDE = ("forum", "basilica", "templum")
"""Cards that work side by side."""

FIGHTING = ("velites", "onager")
REMOVING = ("nero", "sicarius", "gladiator")

BY_COUNT = {0: "learn.menu.none", 1: "learn.menu.one", 2: "learn.menu.two", 3: "learn.menu"}
"""What is said of so many unused dice."""

Hints = tuple[Msg, ...]


def hints(view: View, ask: Ask) -> Hints:
    """Say what there is to be had."""
    kind = ask.prompt.id
    if kind in SAYING:
        return SAYING[kind](view, ask)
    card = kind.partition(".")[0]
    if card in FIGHTING:
        return (Msg("learn.fight"),)
    if card in REMOVING:
        return (Msg("learn.return" if card == "gladiator" else "learn.remove"),)
    return (Msg(f"learn.{kind}"),)


def exchange(view: View, ask: Ask) -> Hints:
    """Say that dear cards come cheap now."""
    dearest = max(view.hand, key=lambda card: BY_ID[card].cost)
    return (msg("learn.exchange", who=Who(RIVAL), card=Msg(dearest), cost=BY_ID[dearest].cost),)


def place(view: View, ask: Ask) -> Hints:
    """Say what a disc is good for, and what a card wants to have near."""
    card: str = said(ask, "card").id
    found = [msg("learn.place" if BY_ID[card].dice else "learn.place.passive", card=Msg(card))]
    if card in FORWARD:
        found.append(msg("learn.place.forward", card=Msg(card)))
    if card in BESIDE:
        found.append(msg("learn.place.beside", card=Msg(card)))
    return tuple(found)


def menu(view: View, ask: Ask) -> Hints:
    """Say what the dice that are left can do, and what is worth thinking of."""
    dice = view.dice
    purse = view.money[LEARNER]
    cheapest = min([BY_ID[card].cost for card in view.hand], default=None)
    payable = cheapest is not None and cheapest <= purse
    reachable = cheapest is not None and cheapest <= purse + sum(dice)
    if dice or payable:
        found = [msg(BY_COUNT[len(dice)], dice=dice, sum=sum(dice), money=purse)]
    else:
        found = [Msg("learn.menu.end")]
    active = [int(key.removeprefix("activate-")) for key in ask.keys if key.startswith("activate-")]
    for die in active[:1]:
        card = view.sides[LEARNER][die - 1]
        found.append(msg("learn.menu.activate", die=die, card=Msg(card), does=Msg(f"{card}.does")))
    if reachable and (empty := view.sides[LEARNER].count("")):
        found.append(msg("learn.menu.empty", empty=empty))
    if payable and dice:
        found.append(msg("learn.menu.lay", money=purse))
    return tuple(found)


def lay_card(view: View, ask: Ask) -> Hints:
    """Say what laying costs, and that there may be nothing to be had for the money."""
    if ask.keys == (NOTHING,):
        return (msg("learn.lay.nothing" if view.dice else "learn.lay.end", money=view.money[LEARNER]),)
    return (msg("learn.lay", money=view.money[LEARNER]),)


def lay_disc(view: View, ask: Ask) -> Hints:
    """Say where a card saves VP, or that it takes another's place."""
    empty = tuple([disc for disc, card in enumerate(view.sides[LEARNER], 1) if not card])
    return (msg("learn.disc", discs=empty) if empty else Msg("learn.disc.full"),)


def lay_free(view: View, ask: Ask) -> Hints:
    """Say how many cards could be laid free of charge."""
    kind = [card for card in view.hand if (BY_ID[card].kind == BUILDING) == (view.laying == BUILDING)]
    return (msg("learn.free", cards=len(kind)),)


def money(view: View, ask: Ask) -> Hints:
    """Say what all dice would bring."""
    return (msg("learn.money", sum=sum(view.dice)),)


def cards(view: View, ask: Ask) -> Hints:
    """Say what a high die is good for."""
    return (msg("learn.cards", low=view.dice[0], high=view.dice[-1]),)


def keep(view: View, ask: Ask) -> Hints:
    """Say what can be paid for now."""
    return (msg("learn.keep", money=view.money[LEARNER]),)


def extra(view: View, ask: Ask) -> Hints:
    """Say what is missing for the attack."""
    return (msg("learn.extra", missing=said(ask, "defence") - said(ask, "die")),)


def forum(view: View, ask: Ask) -> Hints:
    """Say that the highest die scores most."""
    return (msg("learn.forum", high=view.dice[-1]),)


SAYING: dict[str, Callable[[View, Ask], Hints]] = {
    "exchange.prompt": exchange,
    "place.prompt": place,
    "menu.prompt": menu,
    "lay.card": lay_card,
    "lay.disc": lay_disc,
    "lay.free.building": lay_free,
    "lay.free.character": lay_free,
    "money.dice": money,
    "cards.die": cards,
    "cards.keep": keep,
    "centurio.extra": extra,
    "forum.die": forum,
    "again.first": lambda view, ask: (Msg("learn.again"),),
    "again.next": lambda view, ask: (Msg("learn.again"),),
}
"""By question, where more than its name is needed."""

WHYS = {
    "exchange.prompt": ("learn.why.exchange", "setup"),
    "place.prompt": ("learn.why.place", "setup"),
    "roll.triple": ("learn.why.triple", "roll"),
    "menu.prompt": ("learn.why.menu", "actions"),
    "lay.card": ("learn.why.lay", "lay"),
    "lay.disc": ("learn.why.disc", "disc"),
    "money.dice": ("learn.why.money", "money"),
    "cards.die": ("learn.why.cards", "cards"),
    "cards.keep": ("learn.why.cards", "cards"),
}
"""By question: the rule behind it, and its section of the rulebook; all other questions are put by a card."""


def why(view: View, ask: Ask) -> Why:
    """Name the rule behind a question; where a card puts it, what that card says."""
    kind = ask.prompt.id
    if kind in WHYS:
        rule, section = WHYS[kind]
        return Why(Msg(rule), Msg(f"learn.source.{section}"))
    card = _asking(view, kind)
    text = "learn.why.attack" if card in FIGHTING or kind == "centurio.extra" else "learn.why.card"
    return Why(msg(text, card=Msg(card), does=Msg(f"{card}.does")), msg("learn.source.card", card=Msg(card)))


def _asking(view: View, kind: str) -> str:
    """Return the card that puts a question: it is named in it, or was activated last."""
    named = kind.partition(".")[0]
    if named in BY_ID:
        return named
    if kind.startswith("lay.free"):
        return "architectus" if kind.endswith("building") else "senator"
    assert view.deed is not None, "a card has been activated"
    return view.deed.model or view.deed.card


LESSON = Lesson(seed=274, options={"starts": "first"}, goal=Msg("learn.goal"), hints=hints, why=why)
