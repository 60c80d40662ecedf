"""What is in the box: skills, locations, villains, heroes and action cards, and which card fits which stone."""

from __future__ import annotations

from functools import cache
from itertools import chain, permutations
from typing import NamedTuple

SKILLS = ("driving", "deduction", "shooting", "stamina", "luck", "computers")
"""Each is a skill of heroes and the event that needs it."""

MARK = "mark"
"""The question mark of a location, a place for a stone like its three events."""

STONES = ("red", "blue", "yellow")
"""Julia's, Romeo's, and the stone of both."""

_DRIVING, _DEDUCTION, _SHOOTING, _STAMINA, _LUCK, _COMPUTERS = SKILLS

LOCATIONS: dict[str, tuple[str, ...]] = {
    "car-park": (_DRIVING, _DEDUCTION, _SHOOTING),
    "mountain-road": (_DRIVING, _DEDUCTION, _STAMINA),
    "racetrack": (_DRIVING, _DEDUCTION, _LUCK),
    "docks": (_DRIVING, _SHOOTING, _STAMINA),
    "bank": (_DRIVING, _SHOOTING, _COMPUTERS),
    "casino": (_DRIVING, _LUCK, _COMPUTERS),
    "laboratory": (_DEDUCTION, _STAMINA, _COMPUTERS),
    "newsroom": (_DEDUCTION, _LUCK, _COMPUTERS),
    "funfair": (_SHOOTING, _STAMINA, _LUCK),
    "skyscraper": (_SHOOTING, _STAMINA, _COMPUTERS),
    "night-train": (_STAMINA, _LUCK, _COMPUTERS),
    "grand-hotel": (_DEDUCTION, _SHOOTING, _LUCK),
}
"""The events printed on each location, beside its question mark (ruling R1)."""

VILLAINS: dict[str, tuple[str, ...]] = {
    "wolf": (_DRIVING, _SHOOTING, _STAMINA),
    "magpie": (_DRIVING, _STAMINA, _LUCK),
    "watchmaker": (_DEDUCTION, _SHOOTING, _COMPUTERS),
    "croupier": (_DEDUCTION, _LUCK, _COMPUTERS),
}
"""The skills that defeat each villain; there is no question mark (ruling R1)."""

PRINTED = LOCATIONS | VILLAINS

NEEDED = {2: 6, 3: 4, 4: 3}
"""Locations to be completed before the villain is found, by number of players (Goal of the game)."""


class Pair(NamedTuple):
    """A hero card: the skills of Julia and of Romeo; a skill they do not have is 0."""

    julia: dict[str, int]
    romeo: dict[str, int]


PAIRS: dict[str, Pair] = {
    "pair-a": Pair({_LUCK: 3, _DEDUCTION: 2, _COMPUTERS: 1}, {_STAMINA: 3, _SHOOTING: 2, _DEDUCTION: 1}),
    "pair-b": Pair({_SHOOTING: 3, _DRIVING: 2, _STAMINA: 1}, {_COMPUTERS: 3, _LUCK: 2, _DRIVING: 1}),
    "pair-c": Pair({_COMPUTERS: 3, _STAMINA: 2, _SHOOTING: 1}, {_DRIVING: 3, _DEDUCTION: 2, _STAMINA: 1}),
    "pair-d": Pair({_DRIVING: 3, _LUCK: 2, _STAMINA: 1}, {_DEDUCTION: 3, _SHOOTING: 2, _LUCK: 1}),
}


class Card(NamedTuple):
    """An action card: a colour and a skill, or a special one of Julia or Romeo for any skill."""

    kind: str
    """A stone's colour, or "julia" or "romeo"."""
    skill: str | None


CARDS: dict[str, Card] = {
    **{f"{stone}-{skill}": Card(stone, skill) for stone in STONES for skill in SKILLS},
    **{f"{hero}-{number}": Card(hero, None) for hero in ("julia", "romeo") for number in (1, 2, 3)},
}
"""The 24 action cards, in the order of the list: red, blue, yellow, special Julia, special Romeo."""

STONES_OF = {
    "red": ("red", "yellow"),
    "blue": ("blue", "yellow"),
    "yellow": ("yellow",),
    "julia": ("red", "yellow"),
    "romeo": ("blue", "yellow"),
}
"""The stones that each kind of card can apply to (Effect of action cards)."""

_RANK = {card: rank for rank, card in enumerate(CARDS)}


def in_order(cards: list[str]) -> list[str]:
    """Sort action cards as they stand in the list."""
    return sorted(cards, key=_RANK.__getitem__)


@cache
def applies(card: str, stone: str, event: str) -> bool:
    """Tell whether a card can apply to a stone that takes part in an event (Effect of action cards).

    >>> applies("blue-stamina", "yellow", "stamina"), applies("blue-stamina", "red", "stamina")
    (True, False)
    """
    kind, skill = CARDS[card]
    return stone in STONES_OF[kind] and skill in (None, event)


def places(at: str) -> tuple[str, ...]:
    """Return where stones may lie on a location or villain, in printed order."""
    return (*LOCATIONS[at], MARK) if at in LOCATIONS else VILLAINS[at]


@cache
def events_at(at: str, place: str) -> tuple[str, ...]:
    """Return the events a stone at a place may take part in: on the question mark all that are not printed."""
    return tuple(skill for skill in SKILLS if skill not in PRINTED[at]) if place == MARK else (place,)


@cache
def value(pair: str, stone: str, event: str) -> int:
    """Return the skill that counts for a stone: Julia's, Romeo's, or both added (Checking whether an event succeeded).

    >>> value("pair-a", "red", "deduction"), value("pair-a", "yellow", "deduction")
    (2, 3)
    """
    julia, romeo = PAIRS[pair]
    return (stone != "blue") * julia.get(event, 0) + (stone != "red") * romeo.get(event, 0)


@cache
def matches(at: str, stones: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return for each card the stones it could apply to where they lie; on the question mark, whatever may be named.

    >>> matches("grand-hotel", ("luck", "mark", "deduction"))["blue-stamina"]
    ('blue',)
    """
    return {
        card: tuple(
            stone
            for stone, place in zip(STONES, stones, strict=False)
            if place and any(applies(card, stone, event) for event in events_at(at, place))
        )
        for card in CARDS
    }


@cache
def best_placement(pair: str, at: str, begun: tuple[str, ...]) -> tuple[str, ...]:
    """Return the places with the highest sum of skills, those of the first stones given; ties in printed order.

    >>> best_placement("pair-a", "grand-hotel", ())
    ('luck', 'mark', 'deduction')
    """

    def worth(way: tuple[str, ...]) -> int:
        return sum(
            max(value(pair, stone, event) for event in events_at(at, place))
            for stone, place in zip(STONES, way, strict=True)
        )

    rest = [place for place in places(at) if place not in begun]
    ways = [tuple(chain(begun, way)) for way in permutations(rest, len(STONES) - len(begun))]
    return max(ways, key=worth)
