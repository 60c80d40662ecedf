"""Examples beside the rules: real tables, made for a topic, as everybody sees them or as one player does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine import Ask, Keys, Seat, Table

PEOPLE = (
    "Anna", "Benedetto", "Chiara", "Dante", "Eleonora", "Filippo", "Ginevra", "Iacopo", "Lucia", "Matteo", "Nicoletta",
)  # fmt: skip
"""Names for tables without people."""


class Example(NamedTuple):
    """How a table is made on which a topic can be seen, and who looks at it: a seat, or None for everybody."""

    make: Callable[[], Table]
    seat: Seat | None = None


Examples = Mapping[str, Example]
"""By topic."""


def sight(examples: Examples, topic: str) -> Any | None:
    """Return the view that illustrates a topic; None for a topic without a picture."""
    example = examples.get(topic)
    return example and example.make().seen(example.seat).view


def answered(table: Table, *answers: str) -> Table:
    """Give answers, each to the first open question that offers its keys; several keys have blanks between."""
    for answer in answers:
        keys = tuple(answer.split())
        asked = next(asked for asked in table.questions if isinstance(asked.item, Ask) and _offers(asked.item, keys))
        table.answer(asked.item.seat, asked.id, keys)
    return table


def _offers(ask: Ask, keys: Keys) -> bool:
    return set(keys) <= set(ask.keys)
