"""A whole game as what was put into it: enough to play it again, exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from engine.ask import IllegalAnswer, Item, Keys
from engine.game import Event, Game
from engine.msg import Seat
from engine.table import Table

Wrong = Literal["record", "game", "version", "setup", "refused", "undo", "state"]
"""Why a record does not replay: it is none; there is no such game, or not that version; there is no such table; an
input is refused, cannot be taken back, or leads to another state."""


class ReplayError(ValueError):
    """The record does not replay; the message names the first input that differs, `number` counts it from 1."""

    def __init__(self, message: str, what: Wrong, number: int = 0) -> None:
        super().__init__(message)
        self.what = what
        self.number = number


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
            raise ReplayError(f"this is not the record of a game ({error!r})", "record") from error


class Shot(NamedTuple):
    """A game just after one input, the `number`-th: what was answered and what that made happen.

    `item` is the question, `table` the running table, which the next input changes.
    """

    number: int
    move: Move
    item: Item
    events: tuple[Event, ...]
    table: Table


Watch = Callable[[int, Move, tuple[Event, ...]], object]
"""Is told of each input, counted from 1, and of what it made happen."""


def replay(
    record: Record, games: dict[str, Game[Any, Any]], upto: int | None = None, *, watch: Watch | None = None
) -> Table:
    """Play a record again, or its first `upto` inputs, and return the table.

    Raises `ReplayError` for a game or version there is not, and naming the first input that is refused or leads to
    another state than the record says.
    """
    table = set_up(record, games)
    for shot in shots(record, table, upto):
        if watch is not None:
            watch(shot.number, shot.move, shot.events)
    return table


def set_up(record: Record, games: dict[str, Game[Any, Any]]) -> Table:
    """Return the table of a record before its first input; raise `ReplayError` where there is no such table."""
    game = games.get(record.game)
    if game is None:
        raise ReplayError(f"there is no {record.game} version {record.version} here", "game")
    if game.version != record.version:
        have = f"(here it is version {game.version})"
        raise ReplayError(f"there is no {record.game} version {record.version} here {have}", "version")
    try:
        return Table.new(game, record.seed, record.seats, record.options)
    except ValueError as error:
        raise ReplayError(str(error), "setup") from error


def shots(record: Record, table: Table, upto: int | None = None) -> Iterator[Shot]:
    """Put the inputs of a record into its table, all or the first `upto`, and stop after each.

    Raises `ReplayError` at the first that is refused or leads to another state than the record says.
    """
    for number, move in enumerate(record.moves[:upto], 1):
        yield _apply(table, move, number)


def _apply(table: Table, move: Move, number: int) -> Shot:
    events: tuple[Event, ...] = ()
    open_ = {question: item for question, item in table.questions if item.seat == move.seat}
    try:
        if not move.undo:
            events = table.answer(move.seat, move.question, move.keys)
        elif move.seat is None or not table.undo(move.seat, move.question):
            raise ReplayError(f"input {number} cannot be taken back", "undo", number)
        else:
            open_ = dict(table.questions)
    except IllegalAnswer as error:
        raise ReplayError(f"input {number} is refused: {type(error).__name__} {error}", "refused", number) from error
    if move.digest and move.digest != table.digest:
        raise ReplayError(f"input {number} leads to another state than the record says", "state", number)
    return Shot(number, move, open_[move.question], events, table)
