"""Testing the record of a game: by playing it again, and against what is kept of its table."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any, NamedTuple

from bot.fairness import HEAD, Ending, Sealed, commitment, seals
from engine import GAMES, Game, Msg, ReplayError, msg, set_up, shots


class Verdict(NamedTuple):
    """Whether a record is right, None where that cannot be told here, and what there is to say of it."""

    right: bool | None
    text: Msg


class Different(Exception):
    """The first difference of a record; `text` says it."""

    def __init__(self, text: str, **facts: int) -> None:
        super().__init__(text)
        self.text = msg(text, **facts)


def verify(sealed: Sealed, games: dict[str, Game[Any, Any]] = GAMES) -> Verdict:
    """Play a game again from its seed, and say whether all is as its record says, or what differs first."""
    record = sealed.record
    try:
        return Verdict(True, _verified(sealed, games))
    except Different as error:
        return Verdict(False, error.text)
    except ReplayError as error:
        if error.what == "game":
            return Verdict(None, msg("verify-game", game=record.game))
        if error.what == "version":
            have = games[record.game].version
            return Verdict(None, msg("verify-version", game=record.game, version=record.version, have=have))
        return Verdict(False, msg(f"verify-{error.what}", number=error.number))


def _verified(sealed: Sealed, games: dict[str, Game[Any, Any]]) -> Msg:
    record, expected = sealed.record, seals(sealed)
    if sealed.commitment != commitment(record.seed, sealed.salt):
        raise Different("verify-commitment")
    if sealed.seals[:1] != (next(expected),):
        raise Different("verify-head")
    table = set_up(record, games)
    for number, move, *_ in shots(record, table):
        if not move.digest:
            raise Different("verify-state", number=number)
        if sealed.seals[number : number + 1] != (next(expected),):
            raise Different("verify-seal", number=number)
    count = len(record.moves)
    if len(sealed.seals) > count + 1:
        raise Different("verify-missing", number=count + 1)
    if sealed.result != Ending.of(table.result):
        raise Different("verify-result")
    return msg("verify-right" if table.result else "verify-stopped", number=count)


def compared(sealed: Sealed, kept: Sealed) -> Msg:
    """Say whether a record is the one that is kept of its table, or where they differ first."""
    if sealed == kept:
        return msg("verify-kept", table=kept.table)
    mine, theirs = kept.to_json(), sealed.to_json()
    if any(mine[key] != theirs[key] for key in HEAD):
        return msg("verify-kept-head", table=kept.table)
    for number, (move, other) in enumerate(zip_longest(kept.record.moves, sealed.record.moves), 1):
        if move != other:
            return msg("verify-kept-input", table=kept.table, number=number)
    return msg("verify-kept-end", table=kept.table)
