"""Sample views of any game, one of each stage, from a game played at random."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine import GAMES, Ask, Rng, Table, random_answer

MOST_ANSWERS = 2000


class Scene(NamedTuple):
    """One view of a stage: whose it is, and a name that could be a file's."""

    name: str
    view: Any


def played(game: str, seats: int, seed: int = 7) -> Iterator[Table]:
    """Play a game at random; yield the table before every answer and at the end."""
    table, rng = Table.new(GAMES[game], seed, seats), Rng(seed)
    for _ in range(MOST_ANSWERS):
        yield table
        if not table.questions:
            return
        asked = rng.pick(table.questions)
        table.answer(asked.item.seat, asked.id, random_answer(asked.item, rng))


def scenes(game: str, seats: int, seed: int = 7) -> list[Scene]:
    """Return what a spectator sees the first and the last time a stage is reached, and what the seats see the last.

    A stage is which questions everybody knows to be open. What looks the same is returned once.
    """
    found: dict[str, Any] = {}
    for table in played(game, seats, seed):
        stage = _stage(table)
        found.setdefault(f"{stage}-first", table.seen(None).view)
        found[f"{stage}-last"] = table.seen(None).view
        for item in table.open:
            if isinstance(item, Ask):
                found[f"{stage}-seat{item.seat + 1}"] = table.seen(item.seat).view
    unique: dict[Any, str] = {}
    for name, view in found.items():
        unique.setdefault(view, f"{seats}p-{name}")
    return [Scene(name, view) for view, name in unique.items()]


def _stage(table: Table) -> str:
    prompts = sorted({asked.item.prompt.id for asked in table.seen(None).asks})
    return "+".join(prompts) or ("over" if table.result else "private")
