"""Learning Where Art Thou Romeo? by playing: a first round with Romeo's card in hand, a second one as Juliet."""

from __future__ import annotations

from engine.ask import Ask
from engine.lesson import Lesson, Why
from engine.msg import Msg, Who, msg
from engine.where_art_thou_romeo.view import View

AID, PLAY = "aid", "play"
"""Sections of the rulebook: "Player Aid" and "Game Play"."""

WHYS = {
    "place.prompt": ("learn.why.place", PLAY),
    "place.confirm": ("learn.why.confirm", PLAY),
    "lobby.start": ("learn.why.lobby", PLAY),
    "lobby.close": ("learn.why.close", PLAY),
    "announce.prompt": ("learn.why.announce", AID),
}
"""By question: the rule behind it, and its section."""


def hints(view: View, ask: Ask) -> tuple[Msg, ...]:
    """Say what the roles of the own card want, and what Juliet can know."""
    kind = ask.prompt.id
    if kind == "place.prompt":
        return (_card(view),)
    if kind == "place.confirm":
        return (Msg("learn.confirm"),)
    if kind == "announce.prompt":
        return (msg("learn.announce", others=view.seats - 1),)
    return (Msg("learn.lobby" if kind == "lobby.start" else "learn.close"),)


def _card(view: View) -> Msg:
    """Say what the own card is good for: to be named, or to have Romeo found or missed."""
    assert view.card is not None, "who places holds a card"
    first, second = view.card
    if first == "romeo":
        return msg("learn.place.named", juliet=Who(view.juliet))
    return msg("learn.place.others", a=Msg(first), b=Msg(second))


def why(view: View, ask: Ask) -> Why:
    """Name the rule behind a question."""
    rule, section = WHYS[ask.prompt.id]
    return Why(Msg(rule), Msg(f"learn.source.{section}"))


LESSON = Lesson(seed=199, seats=3, options={"timed": 1}, goal=Msg("learn.goal"), hints=hints, why=why)
"""With its clock on, nobody but Juliet opens the lobby; in a lesson no clock runs anyway."""
