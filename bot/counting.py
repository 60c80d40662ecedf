"""How a game counts for the people who were in it, from beginning to end or not.

- *whole*: whoever holds a seat they have had from the start counts by the rank that it reached.
- *left*: whoever left, gave the seat to a substitute, or is stood in for at the end, comes last. A stand-in's luck is
  not theirs, so leaving never pays.
- *guest*: for a substitute, who took over what others had made of a seat, a game never counts, nor does it for somebody
  whom the others voted out while they were there: so nobody gains by voting a rival out, and nobody loses by helping.

Where a game is stopped after somebody has left it, those who stayed share the first rank: else whoever sees that they
lose would leave and have the rest stop. What each part does to the ratings is said in `bot.ratings`.

A game in which a computer has a seat is rated only where the server said so when it began; then computers count like
people who stay to the end. As they never agree that a game ends early, its people leave it when they end it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.due import AWAY, away
from bot.store import RATED_AS, Part, ResultRow, ResultSeat, Seat, TableRow
from engine import Result


def counted(row: TableRow, result: Result | None, at: float) -> ResultRow | None:
    """Return how a game has ended for its people; `result` is None for one that was stopped.

    None where it counts for nobody: it was stopped, and nobody had left.
    """
    held = [(seat, _part(row, seat)) for seat in row.seats if not seat.vacant]
    parts = [part for _, part in held] + [former.part for former in row.former]
    if result is None and ("left" not in parts or "whole" not in parts):
        return None
    stayed = [seat.seat for seat, part in held if part != "left"]
    ranks = dict(zip(stayed, _ranks([result.ranks[seat] if result else 1 for seat in stayed]), strict=True))
    last = len(stayed) + 1
    people = [
        ResultSeat(
            seat.seat,
            RATED_AS[seat.computer] if seat.computer else seat.user,
            seat.name,
            ranks.get(seat.seat, last),
            result.scores[seat.seat] if result else 0,
            part=part,
        )
        for seat, part in held
    ]
    people += [
        ResultSeat(len(row.seats) + number, former.user, former.name, last, 0, part=former.part)
        for number, former in enumerate(row.former)
    ]
    rated = row.rated and "whole" in parts and (_anybody_present(row) or "left" in parts)
    return ResultRow(at, tuple(people), rated and _comparable(row, parts))


def may_be_rated(row: TableRow) -> bool:
    """Tell whether a game that is played may still be rated, however it goes on."""
    parts: list[Part] = ["guest" if _taken_over(row, seat) else "whole" for seat in row.seats if not seat.vacant]
    return row.rated and _comparable(row, parts + [former.part for former in row.former])


def forsaken(row: TableRow) -> TableRow:
    """Return a table as it is where its people end the game early: in a rated one, they leave computers behind."""
    if not (row.rated and any(seat.computer for seat in row.seats)):
        return row
    return replace(row, seats=tuple([replace(seat, missed=AWAY) if seat.person else seat for seat in row.seats]))


def _comparable(row: TableRow, parts: list[Part]) -> bool:
    """Tell whether the game counts for two at least, and not for computers alone; guests are left out."""
    counts = len(parts) - parts.count("guest")
    return counts > max(1, len([seat for seat in row.seats if seat.computer]))


def _taken_over(row: TableRow, seat: Seat) -> bool:
    return any(former.seat == seat.seat for former in row.former)


def _part(row: TableRow, seat: Seat) -> Part:
    """Say how a game counts for whoever holds a seat; where nobody is there, those have stayed who hold one."""
    if _taken_over(row, seat):
        return "guest"
    return "left" if seat.seat in away(row) and _anybody_present(row) else "whole"


def _anybody_present(row: TableRow) -> bool:
    absent = away(row)
    return any(seat.seat not in absent and (seat.person or (row.rated and seat.computer)) for seat in row.seats)


def _ranks(ranks: Iterable[int]) -> list[int]:
    """Rank some of many anew, from 1 on.

    >>> _ranks([2, 5, 2])
    [1, 3, 1]
    """
    listed = list(ranks)
    return [1 + sum(other < rank for other in listed) for rank in listed]
