"""Build any situation of the game from plain data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.game import Options
from engine.msg import Seat
from engine.rng import Rng
from engine.roma import switches
from engine.roma.cards import CARDS, PLACES, number
from engine.roma.rules import DEALT, GAME, PHASES
from engine.roma.state import DISCS, State
from engine.table import Table

MOST_VP = 99

SETUP = ("exchange", "place")


def position(
    *,
    sides: Sequence[Mapping[int, str]] = ({}, {}),
    hands: Sequence[Sequence[str]] = ((), ()),
    money: Sequence[int] = (0, 0),
    vp: Sequence[int] = (10, 10),
    stock: int | None = None,
    pile: Iterable[str] | None = None,
    discard: Iterable[str] = (),
    active: Seat = 0,
    first: Seat = 0,
    turn: int = 1,
    phase: str | None = None,
    dice: Sequence[int] | None = None,
    used: Sequence[int] = (),
    essedum: int = 0,
    blocked: Sequence[Iterable[int]] = ((), ()),
    script: Sequence[Any] = (),
    seed: int = 0,
    options: Options | None = None,
) -> Table:
    """Return a table on which all is as told; what is paired is by seat, cards are given by their ids.

    - `sides` say which card lies on which disc (1 to 6), `hands`, `pile` and `discard` which cards are there: of a pile
      the top comes first. Without `pile` it is what is left of the 52 cards, shuffled by `seed`; there may be any
      number of copies of a card, and any pile may be empty.
    - `money` and `vp` are what the players own, `stock` the stockpile (without it, what is left of 36 VP).
    - `active` is whose turn it is, the `turn`-th of both players; `first` is who began.
    - With `dice` (unused) and `used` the turn is in its third step; without, it begins (`phase` "pay"). Other phases:
      "roll", and with four cards in each hand "exchange" or "place" (of each hand, the last two were received).
    - `essedum` counts the effects this turn; `blocked` gives by seat the discs closed to it in its turn.
    - `script` is what chance brings before `seed` takes over, in its order: an int for each die (three in a roll,
      battle dice); for a shuffle a tuple of card ids from the top, else it is left to chance.

    Raises `ValueError` for a card, disc or die there is not, and where the numbers cannot be.

    >>> table = position(sides=({3: "velites"}, {1: "forum", 6: "nero"}), dice=(3, 5, 5), script=(5, 5))
    >>> (ask,) = table.questions
    >>> ask.item.keys
    ('activate-3', 'money', 'cards', 'end')
    >>> [event.msg.id for event in table.answer(0, ask.id, ("activate-3",))]
    ['event.activated', 'event.attack', 'event.held']
    >>> table.seen(None).view.dice
    (5, 5)
    """
    if phase is None:
        phase = "pay" if dice is None else "act"
    _check(phase, sides, hands, money, vp, dice or (), used, blocked)
    make = _Maker()
    s = State(
        Rng(seed),
        first,
        active,
        pile=[],
        hands=[make.cards(hand) for hand in hands],
        phase=phase,
        turn=turn if phase not in SETUP else 0,
        discard=make.cards(discard),
        sides=[[make.card(side[disc]) if disc in side else 0 for disc in DISCS] for side in sides],
        vp=list(vp),
        money=list(money),
        stock=switches.ALL_VP - sum(vp) if stock is None else stock,
        dice=tuple(sorted(dice or ())),
        used=tuple(used),
        essedum=essedum,
        blocked=[tuple(sorted(discs)) for discs in blocked],
    )
    s.pile = make.rest(s.rng) if pile is None else make.cards(pile)[::-1]
    s.rng = Rng(s.rng.state, script=tuple(script))
    return Table.at(GAME, s, options)


class _Maker:
    """Makes cards of names, each a copy of its own."""

    def __init__(self) -> None:
        self.made: Counter[str] = Counter()

    def card(self, name: str) -> int:
        """Make a card."""
        if name not in PLACES:
            raise ValueError(f"there is no card {name!r}; there are {', '.join(PLACES)}")
        self.made[name] += 1
        return number(name, self.made[name])

    def cards(self, names: Iterable[str]) -> list[int]:
        """Make several cards, in their order."""
        return [self.card(name) for name in names]

    def rest(self, rng: Rng) -> list[int]:
        """Make what is left of the 52, shuffled."""
        cards = self.cards([card.id for card in CARDS for _ in range(card.copies - self.made[card.id])])
        rng.mix(cards)
        return cards


def _check(
    phase: str,
    sides: Sequence[Mapping[int, str]],
    hands: Sequence[Sequence[str]],
    money: Sequence[int],
    vp: Sequence[int],
    dice: Sequence[int],
    used: Sequence[int],
    blocked: Sequence[Iterable[int]],
) -> None:
    """Refuse what is none of the game's numbers."""
    if phase not in PHASES:
        raise ValueError(f"there is no phase {phase!r}; there are {', '.join(PHASES)}")
    if any(len(pair) != GAME.seats[0] for pair in (sides, hands, money, vp, blocked)):
        raise ValueError("sides, hands, money, vp and blocked have two entries, one for each seat")
    if phase in SETUP and any(len(hand) != DEALT for hand in hands):
        raise ValueError(f"in setup each hand has {DEALT} cards")
    numbers = {*dice, *used, *(disc for side in sides for disc in side), *(disc for discs in blocked for disc in discs)}
    if wrong := sorted(numbers.difference(DISCS)):
        raise ValueError(f"discs and dice are 1 to 6, not {', '.join(map(str, wrong))}")
    if not all(0 <= points <= MOST_VP for points in vp) or min(money) < 0:
        raise ValueError(f"VP are 0 to {MOST_VP}, and nobody owes money")
