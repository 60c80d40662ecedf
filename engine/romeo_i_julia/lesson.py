"""Learning Romeo i Julia by playing: at the first location each of the three stones has a place it is good at."""

from __future__ import annotations

from engine.ask import Ask
from engine.lesson import LEARNER, Lesson, Why, said
from engine.msg import Msg, msg
from engine.romeo_i_julia.components import MARK, NEEDED, STONES, events_at, value
from engine.romeo_i_julia.options import KEEP, card_name
from engine.romeo_i_julia.state import TARGET
from engine.romeo_i_julia.view import Player, View

SEATS = 3

DIE = 6

WHYS = {
    "place.prompt": ("learn.why.place", "decision"),
    "exchange.prompt": ("learn.why.exchange", "exchange"),
    "complicate.card": ("learn.why.complicate", "complication"),
    "complicate.own": ("learn.why.own", "complication"),
    "complicate.target": ("learn.why.complicate", "complication"),
    "final.stone": ("learn.why.final", "success"),
    "final.event": ("learn.why.event", "decision"),
    "final.roll": ("learn.why.final", "success"),
    "final.cards": ("learn.why.cards", "success"),
    "final.which": ("learn.why.cards", "success"),
    "final.which.forced": ("learn.why.cards", "success"),
}
"""By question: the rule behind it, and its section of the rulebook."""


def hints(view: View, ask: Ask) -> tuple[Msg, ...]:
    """Say what promises most, as far as skills and cards tell."""
    me, kind = view.players[LEARNER], ask.prompt.id
    if kind == "place.prompt":
        return _place(view, me, ask)
    if kind == "exchange.prompt":
        idle = sum([1 for fits in view.fits if not fits])
        return (msg("learn.exchange", idle=idle) if idle else Msg("learn.exchange.none"),)
    if kind == "complicate.card":
        return _complicate(view)
    if kind == "final.event":
        return (_event(me, ask),)
    if kind == "final.roll":
        return (_roll(ask),)
    return (Msg(f"learn.{kind.removesuffix('.forced')}"),)


def _place(view: View, me: Player, ask: Ask) -> tuple[Msg, ...]:
    """Say where a stone is best, cards aside, and what else may be done with it."""
    stone = STONES[len(view.planned)]

    def skill(event: str) -> int:
        return value(me.pair, stone, event)

    best = max([place for place in ask.keys if place not in (MARK, KEEP)], key=skill)
    found = [msg(f"learn.place.{stone}", event=Msg(best), value=skill(best))]
    if MARK in ask.keys:
        named = max(events_at(me.at, MARK), key=skill)
        if skill(named) > skill(best):
            kind = "learn.place.yellow.mark" if stone == "yellow" else "learn.place.mark.best"
            found.insert(0, msg(kind, stone=Msg(stone), event=Msg(named), value=skill(named)))
        found.append(Msg("learn.place.mark"))
    if KEEP in ask.keys:
        found.insert(0, Msg("learn.place.keep"))
    return tuple(found)


def _complicate(view: View) -> tuple[Msg, ...]:
    """Say which card raises a stone of one's own, if one does."""
    fitting = [(card, stones) for card, stones in zip(view.hand, view.fits, strict=True) if stones]
    if not fitting:
        return (Msg("learn.complicate.none"),)
    card, stones = fitting[0]
    named = tuple([Msg(stone) for stone in stones])
    return (msg("learn.complicate", card=card_name(card), stones=named), Msg("learn.complicate.others"))


def _event(me: Player, ask: Ask) -> Msg:
    """Say which event suits the stone on the question mark best, cards aside."""
    stone: str = said(ask, "stone").id
    best = max(ask.keys, key=lambda event: value(me.pair, stone, event))
    return msg("learn.event", stone=Msg(stone), event=Msg(best), value=value(me.pair, stone, best))


def _roll(ask: Ask) -> Msg:
    """Say what the die must show."""
    need: int = TARGET - dict(said(ask, "sum").args)["factor"]
    if need <= 1:
        return Msg("learn.roll.sure")
    return msg("learn.roll", need=need) if need <= DIE else Msg("learn.roll.vain")


def why(view: View, ask: Ask) -> Why:
    """Name the rule behind a question."""
    rule, section = WHYS[ask.prompt.id]
    return Why(msg(rule, target=TARGET), Msg(f"learn.source.{section}"))


LESSON = Lesson(seed=656, seats=SEATS, goal=msg("learn.goal", needed=NEEDED[SEATS]), hints=hints, why=why)
