"""The table in words: headline, facts, what a seat knows of its own card, and the pictures' alternative text."""

from __future__ import annotations

from dataclasses import replace

from engine import Arg, Msg, Seat, Who, msg
from engine.where_art_thou_romeo import CARDS, Round, View
from renderers.kinds import Description, alternative
from renderers.words import Words

SHORT_NAME = 12
"""Letters of a name in an alternative text, which has to hold up to five of them twice."""


def describe(view: View, words: Words) -> Description:
    """Say everything that is needed to play without a picture."""
    form = "headline.over" if view.phase == "over" else "headline"
    headline = words(form, **_round(view), phase=phase(view, words), turn=turn(view, words))
    return Description(headline, tuple(_facts(view, words)), tuple(_own(view, words)))


def waiting(view: View) -> tuple[Seat, ...]:
    """Return whom the table waits for."""
    if view.phase == "over":
        return ()
    return choosing(view) or (view.juliet,)


def choosing(view: View) -> tuple[Seat, ...]:
    """Return who holds a card and has not placed it."""
    if view.phase in ("announce", "over"):
        return ()
    return tuple(seat for seat in range(view.seats) if seat != view.juliet and seat not in view.placed)


def phase(view: View, words: Words) -> str:
    """Name what the round is at."""
    return words(f"phase.{view.phase}")


def turn(view: View, words: Words, form: str = "") -> str:
    """Say whose move it is, for a text or, with the form "pic.", for a picture."""
    if view.phase == "over":
        winner = view.ranking[0]
        return words("turn.over", who=Who(winner), points=view.scores[winner])
    slow = choosing(view)
    if view.phase == "announce" or not slow:
        ready = "" if view.phase == "announce" else ".ready"
        return words(f"turn.{view.phase}{ready}", juliet=Who(view.juliet))
    return words(f"{form}turn.{view.phase}", juliet=Who(view.juliet), who=_people(slow))


def _people(seats: tuple[Seat, ...]) -> Arg:
    return tuple(map(Who, seats))


def _round(view: View) -> dict[str, Arg]:
    return {"round": view.round, "rounds": view.seats}


def _facts(view: View, words: Words) -> list[str]:
    now = [] if view.phase == "over" else _this_round(view, words)
    return [*now, *(_past(played, words) for played in view.history)]


def _this_round(view: View, words: Words) -> list[str]:
    last = view.round == view.seats
    juliet, after = Who(view.juliet), Who((view.juliet + 1) % view.seats)
    facts = [words("fact.juliet.last", juliet=juliet) if last else words("fact.juliet", juliet=juliet, next=after)]
    if choosing(view):
        facts.append(words("fact.placed", placed=_people(view.placed)))
    else:
        facts.append(words("fact.placed.all"))
    if view.automatic:
        facts.append(words("fact.automatic", who=_people(view.automatic)))
    cards = tuple(msg("fact.card", a=Msg(a), b=Msg(b)) for a, b in CARDS[: view.seats - 1])
    facts.append(words("fact.cards", cards=cards))
    scores = tuple(
        msg("fact.score", sign=Msg(f"sign.{seat}"), who=Who(seat), points=points)
        for seat, points in enumerate(view.scores)
    )
    return [*facts, words("fact.scores", scores=scores)]


def _named(played: Round, words: Words) -> str:
    """Tell whom Juliet named in a round."""
    if played.named is None:
        return words("pic-none", juliet=Who(played.juliet))
    return words("pic-named", juliet=Who(played.juliet), named=Who(played.named))


def _past(played: Round, words: Words) -> str:
    """Tell a revealed round: whom Juliet named, who was what, what it scored."""
    roles = tuple(
        msg("fact.role", who=Who(seat), role=Msg(role), points=points)
        for seat, (role, points) in enumerate(zip(played.roles, played.points, strict=True))
    )
    if played.named is None:
        return words("fact.round.none", round=played.number, juliet=Who(played.juliet), roles=roles)
    named = Who(played.named)
    return words("fact.round", round=played.number, juliet=Who(played.juliet), named=named, roles=roles)


def _own(view: View, words: Words) -> list[str]:
    """Tell a seat what it holds; a spectator nothing, and nobody anything when the game is over."""
    if view.seat is None or view.phase == "over":
        return []
    if view.card is None:
        return [words("own.juliet"), _scores("juliet", words)]
    a, b = view.card
    return [
        words("own.card", a=Msg(a), b=Msg(b)),
        _scores(a, words),
        _scores(b, words),
        words(f"own.{_state(view)}", role=Msg(view.role or view.up or "")),
    ]


def _scores(role: str, words: Words) -> str:
    return words("own.role", role=Msg(role), scores=Msg(f"{role}.scores"))


def _state(view: View) -> str:
    """Say how the side of a seat's card that counts came to lie there: as dealt, as placed, or when time was up."""
    if view.role is None:
        return "up"
    return "automatic" if view.seat in view.automatic else "placed"


def alt(view: View, words: Words) -> str:
    """Say what matters on the picture of a view."""
    words = replace(words, names=tuple(_shortened(words.name(seat)) for seat in range(view.seats)))
    if view.seat is not None and view.phase != "over":
        return _alternative_card(view, words)
    order = view.ranking or range(view.seats)
    points = tuple(msg("alt.score", who=Who(seat), points=view.scores[seat]) for seat in order)
    if view.phase == "over":
        over = words("alt.over", phase=phase(view, words), turn=turn(view, words))
        return alternative(over, words("alt.ranking", scores=points))
    parts = [
        words("alt.table", **_round(view), phase=phase(view, words), turn=turn(view, words, "pic.")),
        *(words("alt.last", told=_named(played, words)) + "." for played in view.history[-1:]),
        words("alt.juliet.is", juliet=Who(view.juliet)),
        words("alt.scores", scores=points),
        *(_past(played, words).replace("**", "") for played in view.history[-1:]),
    ]
    return alternative(*parts)


def _alternative_card(view: View, words: Words) -> str:
    if view.card is None:
        return alternative(words("alt.juliet", **_round(view)), words("juliet.scores") + ".")
    a, b = view.card
    mine = words("alt.card", **_round(view), a=Msg(a), b=Msg(b))
    scores = (f"{words(role)}: {words(f'{role}.scores')}." for role in view.card)
    now = words(f"alt.card.{_state(view)}", role=Msg(view.role or view.up or ""))
    return alternative(f"{mine} {now}", *scores)


def _shortened(name: str) -> str:
    return name if len(name) <= SHORT_NAME else name[: SHORT_NAME - 1].rstrip() + "…"
