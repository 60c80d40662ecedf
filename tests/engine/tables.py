"""Shorthands for tests: walk through random games, answer by key, and go through JSON and back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from engine import GAMES, Ask, Asked, Event, Game, Move, Options, Pause, Record, Rng, Seat, Table, random_answer
from engine.codec import copied
from tests.engine import lanterns

ALL: dict[str, Game[Any, Any]] = {**GAMES, lanterns.GAME.id: lanterns.GAME}
CASES = [(game, seats) for game in ALL.values() for seats in game.seats]
"""Every game at every number of seats; new games come by themselves."""


def case_id(value: object) -> str:
    return value.id if isinstance(value, Game) else str(value)


def asked(table: Table, seat: Seat | None, prompt: str = "") -> Asked:
    """Return what is asked of a seat (None: the pauses), with that prompt where it matters."""
    return next(q for q in table.questions if q.item.seat == seat and prompt in ("", q.item.prompt.id))


def options(table: Table, seat: Seat) -> tuple[str, ...]:
    item = asked(table, seat).item
    assert isinstance(item, Ask)
    return item.keys


def act(table: Table, seat: Seat, *keys: str) -> tuple[Event, ...]:
    """Answer what a seat is asked."""
    return table.answer(seat, asked(table, seat).id, keys)


def end_pause(table: Table, prompt: str = "") -> tuple[Event, ...]:
    return table.answer(None, asked(table, None, prompt).id, ())


def prompts(table: Table) -> dict[Seat | None, str]:
    """Return what everybody is asked; of several pauses, the last."""
    return {item.seat: item.prompt.id for item in table.open}


def move(table: Table, rng: Rng, *, patient: bool = False) -> Asked:
    """Answer an open question at random and return it; a patient one ends a pause only now and then."""
    questions = table.questions
    asks = [question for question in questions if not isinstance(question.item, Pause)]
    question = rng.pick(asks if asks and patient and rng.draw(8) else questions)
    table.answer(question.item.seat, question.id, random_answer(question.item, rng))
    return question


def walk(game: Game[Any, Any], seats: int, seed: int, options: Options | None = None) -> Iterator[tuple[Table, Rng]]:
    """Play a random game, stopping before each answer."""
    table, rng = Table.new(game, seed, seats, options), Rng(seed + 1000)
    while table.open:
        yield table, rng
        move(table, rng, patient=True)
    yield table, rng


def recorded(
    game: Game[Any, Any],
    seats: int,
    seed: int,
    options: Options | None = None,
    *,
    back: int = 4,
    inputs: int | None = None,
) -> tuple[Record, Table]:
    """Play a random game to its end, or so many inputs, and record it.

    Whenever a seat drawn at random could take an answer back, it does so one time in `back`; with 0 never.
    """
    table, rng, moves = Table.new(game, seed, seats, options), Rng(seed + 1), list[Move]()
    while table.open and (inputs is None or len(moves) < inputs):
        seat = rng.draw(seats)
        question = table.seen(seat).back
        if back and question is not None and rng.draw(back) == 0:
            assert table.undo(seat, question)
            moves.append(Move(seat, question, (), undo=True, digest=table.digest))
            continue
        asked = rng.pick(table.questions)
        keys = random_answer(asked.item, rng)
        table.answer(asked.item.seat, asked.id, keys)
        moves.append(Move(asked.item.seat, asked.id, keys, digest=table.digest))
    return Record(game.id, game.version, dict(table.options), seats, seed, tuple(moves)), table


def decisions(game: Game[Any, Any], seats: int, count: int, *, every: int = 1) -> Iterator[tuple[Table, Rng]]:
    """Yield every so-manieth of the decisions of random games, timed and untimed ones in turn, `count` in all."""
    seen = seed = 0
    while True:
        for table, rng in walk(game, seats, seed, {"timed": seed % 2}):
            if table.open and (seen := seen + 1) % every == 0:
                yield table, rng
                if seen >= count * every:
                    return
        seed += 1


def reloaded(table: Table) -> Table:
    """Return the table as a restart finds it."""
    return Table.load(table.game, json.loads(json.dumps(table.dump())))


def with_other_dice(table: Table, seat: Seat) -> Table | None:
    """Return a table that differs in nothing but the chance to come; None where this step has rolled dice already."""
    start = copied(table.checkpoint)
    start.rng.state ^= 1 << 60
    other = table.branch(start)
    for given in table.inputs:
        item = other.counterpart(given)
        if item is None:
            return None
        other.play(item, given.keys, given.question)
    return other if other.seen(seat) == table.seen(seat) else None


def everyone(table: Table) -> tuple[Seat | None, ...]:
    """Return the spectator and all seats."""
    return (None, *range(table.seats))
