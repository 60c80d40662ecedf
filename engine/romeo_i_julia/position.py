"""Build any situation of the game from plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.msg import Seat
from engine.rng import Rng
from engine.romeo_i_julia.components import CARDS, LOCATIONS, PAIRS, STONES, VILLAINS, in_order, places
from engine.romeo_i_julia.rules import GAME, empty
from engine.romeo_i_julia.state import HAND, State
from engine.table import Table

_HANDS = {"draw": 0, "decide": HAND, "exchange": HAND, "complicate": HAND, "final": 0}


def position(
    *,
    seats: int,
    phase: str = "draw",
    turn: int = 1,
    dealer: Seat = 0,
    acting: Seat | None = None,
    pairs: Sequence[str] = (),
    villains: Sequence[str] = (),
    at: Mapping[Seat, str] | None = None,
    stones: Mapping[Seat, Sequence[str]] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    own: Mapping[Seat, Sequence[str]] | None = None,
    against: Mapping[Seat, Sequence[str]] | None = None,
    completed: Mapping[Seat, Sequence[str]] | None = None,
    pile: Sequence[str] | None = None,
    script: Sequence[Any] = (),
    seed: int = 0,
) -> Table:
    """Return a table of `seats` players (2 to 4) at the beginning of a phase, or of `acting`'s card or stones in it.

    - `pairs` and `villains` are by seat, else in the order of `PAIRS` and `VILLAINS`.
    - `at` says which location, or their villain, players have in front ("" for none); before the draw that is none, and
      after it the next ones of `pile`: the locations that are nowhere else, unless given.
    - `stones` are where the red, blue and yellow stone lie (an event or "mark"), "" for one that has succeeded.
    - `hands`, `own` (raising) and `against` (lowering) are action cards; hands that are not given are dealt.
    - `script` is what chance brings before `seed` takes over: an int for a roll of the die, for a deal a tuple of all
      cards that are shuffled, the top one first; see `stacked`.

    Raises `ValueError` for a card, place or phase there is not, and for a card that is in two places.

    >>> table = position(
    ...     seats=2,
    ...     phase="final",
    ...     at={0: "grand-hotel", 1: "docks"},
    ...     stones={0: ("luck", "", ""), 1: ("driving", "mark", "stamina")},
    ...     own={0: ["julia-1"]},
    ...     against={0: ["blue-luck"]},
    ...     script=[2],
    ... )
    >>> _ = table.answer(0, table.questions[0].id, ("ok",))
    >>> view = table.seen(None).view
    >>> view.rolls[0].value, view.rolls[0].up, view.rolls[0].down, view.rolls[0].total
    (3, ('julia-1',), (), 6)
    >>> view.players[0].completed
    ('grand-hotel',)
    """
    if phase not in _HANDS:
        raise ValueError(f"there is no phase {phase!r}; there are {', '.join(_HANDS)}")
    rng = Rng(seed, script=tuple(script))
    s = empty(rng, seats, [*pairs] or [*PAIRS][:seats], [*villains] or [*VILLAINS][:seats], [])
    s.phase, s.turn, s.dealer = phase, turn - (phase == "draw"), dealer
    s.acting = None if phase not in ("complicate", "final") else dealer if acting is None else acting
    for zone, given in ((s.stones, stones), (s.own, own), (s.against, against), (s.completed, completed)):
        for seat, values in (given or {}).items():
            zone[seat] = tuple(values)
    lying = {*(at or {}).values(), *(place for row in s.completed for place in row)}
    s.pile = [*pile] if pile is not None else [place for place in LOCATIONS if place not in lying]
    for seat in s.order:
        drawn = phase != "draw" and seat not in (at or {})
        s.at[seat] = s.pile.pop(0) if drawn else (at or {}).get(seat, "")
    _deal(s, hands or {})
    _check(s)
    s.hands = [in_order(hand) for hand in s.hands]
    return Table.at(GAME, s)


def stacked(cards: Sequence[str], *, without: Sequence[str] = ()) -> tuple[str, ...]:
    """Return a script's deal: the cards that lie on top, then all others but those that are not shuffled.

    >>> stacked(["julia-1", "red-luck"])[:3]
    ('julia-1', 'red-luck', 'red-driving')
    """
    return (*cards, *(card for card in CARDS if card not in cards and card not in without))


def _deal(s: State, hands: Mapping[Seat, Sequence[str]]) -> None:
    lying = [card for rows in (s.own, s.against, [*hands.values()]) for row in rows for card in row]
    s.deck = [card for card in CARDS if card not in lying]
    s.rng.mix(s.deck)
    for seat in range(s.seats):
        count = _HANDS[s.phase]
        s.hands[seat] = [*hands[seat]] if seat in hands else [s.deck.pop() for _ in range(count)]


def _check(s: State) -> None:
    cards = [*s.deck, *(card for rows in (s.own, s.against, s.hands) for row in rows for card in row)]
    if sorted(cards) != sorted(CARDS):
        raise ValueError("there are 24 action cards, each in one place")
    for seat in range(s.seats):
        if s.pairs[seat] not in PAIRS or s.villains[seat] not in VILLAINS:
            raise ValueError(f"seat {seat} cannot have {s.pairs[seat]!r} and {s.villains[seat]!r}")
        at, lie = s.at[seat], [place for place in s.stones[seat] if place]
        if at not in ("", s.villains[seat], *LOCATIONS):
            raise ValueError(f"seat {seat} cannot be at {at!r}")
        wrong = len(s.stones[seat]) not in (0, len(STONES)) or len(set(lie)) < len(lie)
        if wrong or (lie and not set(lie) <= set(places(at))):
            raise ValueError(f"the stones of seat {seat} cannot lie on {', '.join(lie)}")
