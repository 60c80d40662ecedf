"""Fairness: what is promised before a game, what is opened after it, and how anybody tests the one by the other.

Nothing here knows Discord or the database. Whatever is in a record was either promised or follows from it; it names
nobody. It is a JSON object:

- `format`: "starcrossed record 1"; `table`: the table's id; `game`, `version`, `options`, `seats`: what was played;
- `seed`, `salt`: 32 hexadecimal digits each; `commitment`: what the table showed, see `commitment`;
- `moves`: for each input the seat (null: a time was up), the question's id, the chosen keys, whether an answer was
  taken back, and a digest of the state after it;
- `seals`: one for everything before the inputs, then one for each input, see `seals`;
- `result`: the text id of what decided, rank and score of each seat; null if the game was stopped.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from engine import Msg, Record, ReplayError, Result, msg

FORMAT = "starcrossed record 1"

MOST_BYTES = 1_000_000
"""Of a file that is looked at; the longest games make about 60 kB."""

MOST_INPUTS = 10_000
"""Of a record that is played again."""

_WORDS = {"table": r"[a-z0-9-]{1,32}", "game": r"[a-z0-9_]{1,40}", "seed": "[0-9a-f]{32}", "salt": "[0-9a-f]{32}"}
HEAD = ("format", "table", "game", "version", "options", "seats", "seed", "salt", "commitment")
"""What comes before the inputs."""


def commitment(seed: int, salt: str) -> str:
    """Return what is shown of a game's chance before it begins: a SHA-256, as 64 hexadecimal digits.

    It is taken over 32 bytes: the seed (below 2 ** 128) as 16 bytes, the highest first, and then the 16 bytes whose
    hexadecimal digits are the salt.

    >>> commitment(0x2A, "000102030405060708090a0b0c0d0e0f")
    'ce76a01b76681c709b0c7e3821162f05d30c31fbc0dbed1874bdea2137142f38'
    """
    return hashlib.sha256(seed.to_bytes(16, "big") + bytes.fromhex(salt)).hexdigest()


class Ending(NamedTuple):
    """A result as a record tells it: the text id of what decided, ranks and scores by seat."""

    reason: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]

    @classmethod
    def of(cls, result: Result | None) -> Ending | None:
        """Tell a result, where there is one."""
        return result and cls(result.reason.id, result.ranks, result.scores)

    def to_json(self) -> dict[str, Any]:
        """Return plain data, an object for each seat."""
        pairs = enumerate(zip(self.ranks, self.scores, strict=True))
        return {
            "reason": self.reason,
            "seats": [{"seat": seat, "rank": rank, "score": score} for seat, (rank, score) in pairs],
        }

    @classmethod
    def from_json(cls, data: Any) -> Ending:
        """Read what `to_json` wrote."""
        seats = data["seats"]
        return cls(data["reason"], tuple([seat["rank"] for seat in seats]), tuple([seat["score"] for seat in seats]))


@dataclass(frozen=True, slots=True)
class Sealed:
    """A whole game, opened: the engine's record with its table, salt, commitment and result (None: it was stopped).

    The seals, first one for what comes before the inputs and then one for each input, make every change show at its
    place, even where it would change nothing else.
    """

    table: str
    record: Record
    salt: str
    commitment: str
    result: Ending | None
    seals: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """Return plain data; the engine reads its own record from it."""
        return {
            "format": FORMAT,
            "table": self.table,
            **self.record.to_json(),
            "seed": f"{self.record.seed:032x}",
            "salt": self.salt,
            "commitment": self.commitment,
            "seals": list(self.seals),
            "result": self.result and self.result.to_json(),
        }

    def to_bytes(self) -> bytes:
        """Return the file: JSON with a line for each part and each input."""
        data = self.to_json()
        moves = ",\n".join(json.dumps(move) for move in data["moves"])
        lines = [
            f"{json.dumps(key)}: " + (f"[\n{moves}\n]" if key == "moves" else json.dumps(value))
            for key, value in data.items()
        ]
        return ("{\n" + ",\n".join(lines) + "\n}\n").encode()

    @classmethod
    def from_json(cls, data: Any) -> Sealed:
        """Read what `to_json` wrote; raise `ValueError` and the like where it is something else."""
        if any(re.fullmatch(pattern, data[key]) is None for key, pattern in _WORDS.items()):
            raise ValueError("other words than there can be")
        result = None if data["result"] is None else Ending.from_json(data["result"])
        record = Record.from_json(data)
        if not 0 <= record.version < 10**6 or not 0 <= record.seats < 100:
            raise ValueError("other numbers than there can be")
        found = cls(data["table"], record, data["salt"], data["commitment"], result, tuple(data["seals"]))
        if canonical(found.to_json()) != canonical(data):
            raise ValueError("there is something else in it")
        return found


def seal(table: str, record: Record, salt: str, result: Result | None) -> Sealed:
    """Make the record of a table that has ended."""
    opened = Sealed(table, record, salt, commitment(record.seed, salt), Ending.of(result), ())
    return Sealed(table, record, salt, opened.commitment, opened.result, tuple(seals(opened)))


def seals(sealed: Sealed) -> Iterator[str]:
    """Yield the seals that a record should have; each stands for all that comes before it, too.

    A seal is the first 16 hexadecimal digits of the SHA-256 of a JSON list (keys sorted, no blanks): the seal before it
    ("" for the first), and what it seals: the values of `HEAD`, or the input as it is in `moves`.
    """
    data, last = sealed.to_json(), ""
    for part in ([data[key] for key in HEAD], *data["moves"]):
        last = hashlib.sha256(canonical([last, part]).encode()).hexdigest()[:16]
        yield last


def canonical(data: Any) -> str:
    """Write JSON in the one way that is sealed."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


class Unreadable(ValueError):
    """A file that is no record; `text` says why."""

    def __init__(self, text: Msg) -> None:
        super().__init__(text.id)
        self.text = text


def read(file: bytes) -> Sealed:
    """Read the file of a record; raise `Unreadable` where it is none, or one too long to be played again."""
    if len(file) > MOST_BYTES:
        raise Unreadable(too_big())
    try:
        data = json.loads(file)
    except (ValueError, RecursionError):
        raise Unreadable(Msg("verify-no-json")) from None
    try:
        sealed = Sealed.from_json(data)
    except (ReplayError, KeyError, TypeError, ValueError, OverflowError, AttributeError, RecursionError):
        raise Unreadable(Msg("verify-no-record")) from None
    if len(sealed.record.moves) > MOST_INPUTS:
        raise Unreadable(msg("verify-too-long", most=MOST_INPUTS))
    return sealed


def too_big() -> Msg:
    """Say that a file is too big to be looked at."""
    return msg("verify-too-big", most=MOST_BYTES // 1000)
