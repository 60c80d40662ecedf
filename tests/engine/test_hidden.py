"""`hidden` lists every place that a seat cannot see: whatever in a state is changed, it shows, or is listed."""

from __future__ import annotations

import dataclasses
from collections.abc import Hashable, Iterator
from typing import Any

import pytest

from engine import GAMES, Game, Seat, Table
from tests.engine import lanterns
from tests.engine.tables import CASES, case_id, decisions, everyone

AnyGame = Game[Any, Any]

NEITHER = {
    "lanterns": {"rounds"},
    "where_art_thou_romeo": {"timed"},
}
"""Fields that are neither hidden nor shown: set before the game, they only steer who may be asked."""

KERNEL = ("rng", "news", "seats")
KNOWN = 8
"""How many values of a field, met in other situations, are tried in its place."""

Leaf = tuple[Any, Any, str]
"""A place that holds a single thing: what it lies in, where in that, and the name of the field."""


def leaves(value: Any, field: str = "") -> Iterator[Leaf]:
    if dataclasses.is_dataclass(value):
        places = [(place.name, getattr(value, place.name)) for place in dataclasses.fields(value)]
    else:
        places = list(value.items() if isinstance(value, dict) else enumerate(value))
    for at, inner in places:
        name = f"{field}.{at}" if field and dataclasses.is_dataclass(value) else field or str(at)
        if name in KERNEL:
            continue
        if isinstance(inner, Hashable):
            yield value, at, name
        else:
            yield from leaves(inner, name)


def get(zone: Any, at: Any) -> Any:
    return zone[at] if isinstance(zone, list | dict) else getattr(zone, at)


def put(zone: Any, at: Any, value: Any) -> None:
    if isinstance(zone, list | dict):
        zone[at] = value
    else:
        setattr(zone, at, value)


def met(game: AnyGame, seats: int) -> dict[str, list[Any]]:
    """Return values that the fields have in random games."""
    values: dict[str, dict[Any, None]] = {}
    for table, _ in decisions(game, seats, 60, every=4):
        for zone, at, name in leaves(table.state):
            values.setdefault(name, {})[get(zone, at)] = None
    return {name: list(found)[-KNOWN:] for name, found in values.items()}


def shows(game: AnyGame, table: Table, seat: Seat | None, leaf: Leaf, others: list[Any]) -> bool:
    """Tell whether a seat sees a change in this place, or no change is possible there at all."""
    zone, at, _ = leaf
    value, before, possible = get(zone, at), game.view(table.state, seat), False
    for other in [*others, 0, 1, 2]:
        if other == value or (value is not None and type(other) is not type(value)):
            continue
        put(zone, at, other)
        try:
            if game.view(table.state, seat) != before:
                return True
            possible = True
        except (LookupError, TypeError, ValueError, ArithmeticError):
            continue
        finally:
            put(zone, at, value)
    return not possible


def forgotten(game: AnyGame, seats: int) -> set[str]:
    """Return the fields in which there is something neither hidden from a seat nor shown to it."""
    values, found = met(game, seats), set()
    for table, _ in decisions(game, seats, 40, every=3):
        for seat in everyone(table):
            hidden = {(id(slot.zone), slot.at) for slot in game.hidden(table.state, seat)}
            found |= {
                leaf[2]
                for leaf in leaves(table.state)
                if (id(leaf[0]), leaf[1]) not in hidden and not shows(game, table, seat, leaf, values[leaf[2]])
            }
    return found


@pytest.mark.parametrize(("game", "seats"), CASES, ids=case_id)
def test_all_that_a_seat_cannot_see_is_listed(game: AnyGame, seats: int):
    assert forgotten(game, seats) <= NEITHER.get(game.id, set())


def forgetting(game: AnyGame, kind: str) -> AnyGame:
    """Plant a `hidden` that forgets a kind."""
    return dataclasses.replace(
        game, hidden=lambda s, seat: [slot for slot in game.hidden(s, seat) if slot.kind != kind]
    )


@pytest.mark.parametrize(
    ("game", "kind", "field"),
    [
        (GAMES["where_art_thou_romeo"], "card", "cards"),
        (GAMES["where_art_thou_romeo"], "up", "up"),
        (GAMES["where_art_thou_romeo"], "placed", "placed"),
        (lanterns.GAME, "wish", "wishes"),
        (lanterns.GAME, "card", "aside"),
    ],
    ids=case_id,
)
def test_what_is_forgotten_is_found(game: AnyGame, kind: str, field: str):
    assert field in forgotten(forgetting(game, kind), 3)


@pytest.mark.parametrize(("game", "seats"), CASES, ids=case_id)
def test_places_are_listed_once_and_tokens_are_unique(game: AnyGame, seats: int):
    for table, _ in decisions(game, seats, 60, every=2):
        for seat in everyone(table):
            slots = game.hidden(table.state, seat)
            tokens = [slot.value for slot in slots if slot.values is None]
            assert len(set(tokens)) == len(tokens)
            assert all(slot.value in slot.values for slot in slots if slot.values is not None)
            assert len({(id(slot.zone), slot.at) for slot in slots}) == len(slots)
