"""The ready check: before a game begins, whoever has been silent in its lobby for long says that they are still there.

Pure functions of a lobby's row. Whoever is asked has no moment in `seen`; while somebody is asked, a clock runs.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.store import Seat, TableRow

STALE = 10 * 60
"""Seconds of silence after which somebody is asked."""

ANSWER_WITHIN = 3 * 60
"""Seconds they have to answer before they lose their seat."""

READY_CLOCK = "ready."
"""How the due time of the check is named; the number of the revision it began with follows."""

ASKED = -1.0


def asked(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the seats that are to say whether they are there."""
    return tuple([seat for seat in seats if seat.seen == ASKED])


def asking(seats: Iterable[Seat], now: float) -> tuple[Seat, ...]:
    """Ask everybody who has been silent for long."""
    return tuple([replace(seat, seen=ASKED) if seat.person and now - seat.seen > STALE else seat for seat in seats])


def seen(seats: Iterable[Seat], user: int, now: float) -> tuple[Seat, ...]:
    """Take note that somebody is there."""
    return tuple([replace(seat, seen=now) if seat.user == user else seat for seat in seats])


def without(row: TableRow, users: Iterable[int]) -> tuple[tuple[Seat, ...], int]:
    """Return the seats of a lobby without some users, and its host, who is the next in line if they were one.

    Computers alone do not stay.
    """
    gone = set(users)
    rest = [seat for seat in row.seats if seat.user not in gone]
    people = [seat.user for seat in rest if seat.person]
    seats = tuple([replace(seat, seat=place) for place, seat in enumerate(rest if people else ())])
    return seats, row.host if row.host not in gone or not people else people[0]


def check(row: TableRow) -> float | None:
    """Return when the check that is under way ends."""
    return next((at for key, at in row.due.items() if key.startswith(READY_CLOCK)), None)


def just_begun(row: TableRow) -> bool:
    """Tell whether the newest change of a lobby has begun a check."""
    return row.status == "lobby" and f"{READY_CLOCK}{row.revision}" in row.due


def due_in_lobby(row: TableRow, seats: Iterable[Seat], now: float) -> dict[str, float]:
    """Return the due time of the check after a change: as it was, or for one that begins with it."""
    if not asked(seats):
        return {}
    under_way = {key: at for key, at in row.due.items() if key.startswith(READY_CLOCK)}
    return under_way or {f"{READY_CLOCK}{row.revision + 1}": now + ANSWER_WITHIN}
