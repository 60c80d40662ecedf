"""Golden games: whole games as readable text, replayed line by line.

A file holds the game and its seed, then in the order of play: `!` what happened, `.` what a spectator sees (at first
all, later what has changed: `scores[1]` is one of several, `…` what was there before), `?` each question when it is
first asked, `>` an answer, `<` an answer taken back.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from engine import GAMES, Game, Rng, Seat, Table, random_answer
from engine.plain import plain_event, plain_question, plain_result, plain_seat, plain_value

HERE = Path(__file__).parent
CASES = [(game, seats) for game in GAMES.values() for seats in game.seats]

HEAD = re.compile(r"(?P<game>\w+) (?P<version>\d+), (?P<seats>\d+) seats, seed (?P<seed>\d+)")
INPUT = re.compile(r"(?P<sign>[<>]) (?:the clock|seat (?P<seat>\d+)) #(?P<question>\S+)(?P<keys>.*)")


class Input(NamedTuple):
    """An answer, or one taken back."""

    seat: Seat | None
    question: str
    keys: tuple[str, ...]
    undo: bool

    def __str__(self) -> str:
        return " ".join(["<" if self.undo else ">", plain_seat(self.seat), f"#{self.question}", *self.keys])

    @classmethod
    def parse(cls, line: str) -> Input:
        found = INPUT.fullmatch(line)
        if found is None:
            raise ValueError(f"not an input: {line!r}")
        seat = None if found["seat"] is None else int(found["seat"])
        return cls(seat, found["question"], tuple(found["keys"].split()), found["sign"] == "<")


def path(game: Game[Any, Any], seats: int) -> Path:
    return HERE / f"{game.id}-{seats}.txt"


def transcript(table: Table, seed: int, inputs: Iterable[Input]) -> Iterator[str]:
    """Play these inputs and yield the lines of the game."""
    yield f"{table.game.id} {table.game.version}, {table.seats} seats, seed {seed}"
    seen: dict[str, Any] = {}
    asked: set[str] = set()
    yield from (f"! {plain_event(event)}" for event in table.past)
    yield from _situation(table, seen, asked)
    for given in inputs:
        yield ""
        yield str(given)
        if not given.undo:
            yield from (f"! {plain_event(event)}" for event in table.answer(given.seat, given.question, given.keys))
        elif given.seat is None or not table.undo(given.seat, given.question):
            yield "! refused"
        yield from _situation(table, seen, asked)
    if table.result is not None:
        yield ""
        yield plain_result(table.result)


def _situation(table: Table, seen: dict[str, Any], asked: set[str]) -> Iterator[str]:
    """Yield what is new to a spectator, and the questions that are newly asked."""
    view = table.seen(None).view
    for name in (field.name for field in dataclasses.fields(view)):
        value = getattr(view, name)
        yield from _changes(name, seen.get(name, ...), value)
        seen[name] = value
    for question in table.questions:
        if question.id not in asked:
            yield f"? {plain_question(question.item)}  #{question.id}"
    asked.clear()
    asked.update(question.id for question in table.questions)


def _changes(name: str, before: Any, now: Any) -> Iterator[str]:
    """Yield how a field has changed, in as few words as are clear."""
    if before == now:
        return
    if isinstance(before, tuple) and isinstance(now, tuple) and before:
        if len(before) == len(now):
            for place, (old, new) in enumerate(zip(before, now, strict=True)):
                yield from _changes(f"{name}[{place}]", old, new)
            return
        if now[: len(before)] == before:
            yield f". {name}: … {plain_value(now[len(before) :])}"
            return
    yield f". {name}: {plain_value(now)}"


def replayed(text: str, games: dict[str, Game[Any, Any]] = GAMES) -> Iterator[str]:
    """Yield the lines that the game in a transcript gives today."""
    lines = text.splitlines()
    head = HEAD.fullmatch(lines[0])
    if head is None:
        raise ValueError(f"not a transcript: {lines[0]!r}")
    inputs = [Input.parse(line) for line in lines if line[:1] in ("<", ">")]
    table = Table.new(games[head["game"]], int(head["seed"]), int(head["seats"]))
    return transcript(table, int(head["seed"]), inputs)


def random_inputs(table: Table, rng: Rng) -> Iterator[Input]:
    """Yield random inputs until the game is over; clocks run out now and then, and answers are taken back.

    The table must be played on by whoever takes them.
    """
    while table.open:
        backs = [(seat, back) for seat in range(table.seats) if (back := table.seen(seat).back) is not None]
        if backs and rng.draw(8) == 0:
            seat, back = rng.pick(backs)
            yield Input(seat, back, (), undo=True)
            continue
        asks = [question for question in table.questions if question.item.seat is not None]
        question = rng.pick(asks if asks and rng.draw(8) else table.questions)
        yield Input(question.item.seat, question.id, random_answer(question.item, rng), undo=False)


def write(game: Game[Any, Any], seats: int, say: Callable[[str], object]) -> None:
    """Play a random game and keep it."""
    seed = seats
    table = Table.new(game, seed, seats)
    text = "".join(f"{line}\n" for line in transcript(table, seed, random_inputs(table, Rng(seed))))
    path(game, seats).write_text(text, encoding="utf-8")
    say(f"{path(game, seats).name}: {text.count(chr(10))} lines")
