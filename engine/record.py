"""A whole game as what was put into it: enough to play it again, exactly."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.ask import IllegalAnswer, Keys
from engine.game import Event, Game
from engine.msg import Seat
from engine.table import Table


class ReplayError(ValueError):
    """The record does not replay; the message names the first input that differs."""


class Move(NamedTuple):
    """One input: an answer, or an answer taken back; `digest` is that of the table after it ("" where not kept)."""

    seat: Seat | None
    question: str
    keys: Keys
    undo: bool = False
    digest: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its seed to its last input."""

    game: str
    version: int
    options: dict[str, int | str]
    seats: int
    seed: int
    moves: tuple[Move, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Return plain data that JSON can hold; the seed as a hexadecimal string."""
        return {
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "seats": self.seats,
            "seed": f"{self.seed:x}",
            "moves": [[move.seat, move.question, list(move.keys), move.undo, move.digest] for move in self.moves],
        }

    @classmethod
    def from_json(cls, data: Any) -> Record:
        """Read what `to_json` wrote; raise `ReplayError` where it is something else."""
        try:
            moves = tuple(
                Move(
                    None if seat is None else int(seat),
                    str(question),
                    tuple(str(key) for key in keys),
                    bool(undo),
                    str(digest),
                )
                for seat, question, keys, undo, digest in data["moves"]
            )
            return cls(
                str(data["game"]),
                int(data["version"]),
                dict(data["options"]),
                int(data["seats"]),
                int(data["seed"], 16),
                moves,
            )
        except (KeyError, TypeError, ValueError, OverflowError) as error:
            raise ReplayError(f"this is not the record of a game ({error!r})") from error


Watch = Callable[[int, Move, tuple[Event, ...]], object]
"""Is told of each input, counted from 1, and of what it made happen."""


def replay(
    record: Record, games: dict[str, Game[Any, Any]], upto: int | None = None, *, watch: Watch | None = None
) -> Table:
    """Play a record again, or its first `upto` inputs, and return the table.

    Raises `ReplayError` for a game or version there is not, and naming the first input that is refused or leads to
    another state than the record says.
    """
    game = games.get(record.game)
    if game is None or game.version != record.version:
        have = "" if game is None else f" (here it is version {game.version})"
        raise ReplayError(f"there is no {record.game} version {record.version} here{have}")
    try:
        table = Table.new(game, record.seed, record.seats, record.options)
    except ValueError as error:
        raise ReplayError(str(error)) from error
    for number, move in enumerate(record.moves[:upto], 1):
        events = _apply(table, move, number)
        if watch is not None:
            watch(number, move, events)
    return table


def _apply(table: Table, move: Move, number: int) -> tuple[Event, ...]:
    events: tuple[Event, ...] = ()
    try:
        if not move.undo:
            events = table.answer(move.seat, move.question, move.keys)
        elif move.seat is None or not table.undo(move.seat, move.question):
            raise ReplayError(f"input {number} cannot be taken back")
    except IllegalAnswer as error:
        raise ReplayError(f"input {number} is refused: {type(error).__name__} {error}") from error
    if move.digest and move.digest != table.digest:
        raise ReplayError(f"input {number} leads to another state than the record says")
    return events
