"""Build any situation of the game from plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.game import Options
from engine.msg import Seat
from engine.rng import Rng
from engine.table import Table
from engine.where_art_thou_romeo.rules import GAME
from engine.where_art_thou_romeo.state import CARDS, Round, State


def position(
    *,
    seats: int,
    first: Seat = 0,
    cards: Mapping[Seat, str] | None = None,
    up: Mapping[Seat, str] | None = None,
    placed: Mapping[Seat, str] | None = None,
    scores: Sequence[int] | None = None,
    history: Sequence[Round] = (),
    script: Sequence[Any] = (),
    seed: int = 0,
    options: Options | None = None,
) -> Table:
    """Return a table of `seats` players (3 to 5) in which `first` was the first Juliet and `history` has been played.

    - `cards` gives every holder (each seat but the Juliet of this round) a card, named by either of its roles; without
      it the round is still to be dealt.
    - `up` says which role lies up (else the first of the card), `placed` which roles lie already; if all lie, Juliet is
      to announce.
    - `scores` are by seat; else the sums of `history`.
    - `script` is what chance brings before `seed` takes over: for each deal a tuple of card numbers (places in `CARDS`)
      by holder, then a side (0 or 1) for each holder.

    Raises `ValueError` for a role that is not on the seat's card, and for cards that are not those in play.

    >>> table = position(seats=3, cards={1: "romeo", 2: "mercutio"}, placed={1: "romeo", 2: "benvolio"})
    >>> (ask,) = table.questions
    >>> ask.item.prompt.id, ask.item.keys
    ('announce.prompt', ('p1', 'p2', 'none'))
    >>> _ = table.answer(0, ask.id, ("p1",))
    >>> table.seen(None).view.scores
    (2, 2, 0)
    """
    if seats not in GAME.seats or first not in range(seats):
        raise ValueError(f"{seats} seats with seat {first} as the first Juliet cannot be")
    full = GAME.complete(options)
    s = State(Rng(seed, script=tuple(script)), seats, first, timed=int(full["timed"]))
    s.history = list(history)
    s.scores = list(scores) if scores is not None else [sum(r.points[seat] for r in history) for seat in range(seats)]
    if cards is not None:
        s.cards = {holder: _card(cards, holder) for holder in s.holders}
        if sorted(s.cards.values()) != list(range(seats - 1)):
            raise ValueError(f"{seats} players use each of the first {seats - 1} cards, not {dict(cards)}")
        s.up = {holder: _side(s, holder, up[holder]) if up and holder in up else 0 for holder in s.holders}
        s.placed = {holder: _side(s, holder, role) for holder, role in (placed or {}).items()}
        s.phase = "announce" if len(s.placed) == len(s.holders) else "place"
    return Table.at(GAME, s, options)


def _card(cards: Mapping[Seat, str], holder: Seat) -> int:
    for number, roles in enumerate(CARDS):
        if cards.get(holder) in roles:
            return number
    raise ValueError(f"seat {holder} needs a card, not {cards.get(holder)!r}")


def _side(s: State, holder: Seat, role: str) -> int:
    roles = CARDS[s.cards[holder]] if holder in s.cards else ()
    if role not in roles:
        raise ValueError(f"seat {holder} cannot be {role!r}: its card has {' and '.join(roles) or 'nothing'}")
    return roles.index(role)
