"""When what runs out at a table: the rows its clocks sleep on, by question.

A question of the running step keeps its time when it is opened again, so that Back extends nothing. A seat whose time
has run out twice is away: it no longer holds the others up for as long as a clock runs, a stand-in decides soon.
Whoever plays alone with computers holds nobody up, and has no clock for their moves.
Whoever has a day for a move has their quiet hours on top of it, and is warned before its end.
"""

from __future__ import annotations

from collections.abc import Mapping
from zlib import crc32

from bot.store import TableRow
from bot.waking import Quiet, later
from engine import Item, Table

MOVE_SECONDS: dict[str, int | None] = {"blitz": 120, "live": 600, "day": 86400, "none": None}
"""The clock presets: seconds for each move."""

PAUSED = "day"
"""The preset that stands still in quiet hours."""

LONG = 12 * 3600
"""A clock of so many seconds or more has a warning before its end."""

AHEAD = 4 * 3600
"""Seconds from the warning to the end, quiet hours left out."""

AWAY = 2
"""So many questions in a row are left to the clock before a stand-in takes over."""

SOON = 5
"""Seconds after which a stand-in decides when nobody else is asked."""

MEANWHILE = 60
"""Seconds after which it decides while others are still asked."""

SILENCE = 12 * 86400
"""Seconds without a choice of anybody after which the end of a game is announced."""

NOTICE = 2 * 86400
"""Seconds from then to its end."""

IDLE, LAST_CALL = "idle", "idle.last"
"""The rows of a game for both; the second one goes where somebody chooses."""

STAND_IN = "stand-in-"
WARNING = "warning."
COMPUTER = "computer-"
"""When a computer answers; the number that follows tells why not earlier."""

PAUSES = (0.8, 2.2)
"""Seconds a computer waits at least and at most before it thinks or answers."""

TALK = "talk-"
"""When a computer says something; its seat follows."""

TALKS_AFTER, TALKS_BY = 3, 20
"""Seconds after which a computer may talk while time runs for all, and until when it has."""

LATE = "late."
"""When a computer that thinks must be through."""


def away(row: TableRow) -> set[int]:
    """Return the seats for which a stand-in decides."""
    return {seat.seat for seat in row.seats if seat.missed >= AWAY}


def by_oneself(row: TableRow) -> bool:
    """Tell whether somebody plays with computers alone; a seat that is vacant may still be taken by another person."""
    return len(row.seats) > 1 and sum(not seat.computer for seat in row.seats) == 1


def question_of(key: str) -> str:
    """Return the id of the question that a row is about.

    >>> question_of("stand-in-5.3.0badcafe"), question_of("warning.3.0badcafe"), question_of("3.0badcafe")
    ('3.0badcafe', '3.0badcafe', '3.0badcafe')
    """
    return key.partition(".")[2] if key.startswith((STAND_IN, WARNING, COMPUTER, TALK, LATE)) else key


def warned(row: TableRow, question: str) -> bool:
    """Tell whether the end of a question's long clock is so near that its seat has been warned."""
    long = (MOVE_SECONDS[row.clock] or 0) >= LONG
    return long and question in row.due and WARNING + question not in row.due


def due_times(row: TableRow, table: Table, now: float, nights: Mapping[int, Quiet] | None = None) -> dict[str, float]:
    """Return when each question that is open, or was in this step, runs out; `nights` has quiet hours by seat."""
    if table.result:
        return {}
    move = None if by_oneself(row) else MOVE_SECONDS[row.clock]
    seconds: Mapping[str, int | None] = {"move": move, **table.clocks}
    step, absent = f"{table.number}.", away(row)
    kept = {key: at for key, at in row.due.items() if key.startswith((step, WARNING + step))}
    alone = all(item.seat is None or item.seat in absent for item in table.open)
    asked = {item.seat for item in table.open if item.seat is not None and row.seats[item.seat].person} - absent
    pauses = [question for question, item in table.questions if item.seat is None]
    kept |= {key: at for key, at in row.due.items() if key.startswith(TALK) and question_of(key) in pauses}
    if pauses and pauses[0] not in row.due:
        kept |= _talks(row, table, pauses[0], now)
    for question, item in table.questions:
        if item.seat is not None and row.seats[item.seat].computer:
            if item.private or item.clock:  # what has no clock, and is no secret, need not be answered
                key, wait = _thinking(row, table, question, item, asked)
                kept[key] = row.due.get(key, now + wait)
            continue
        length = seconds.get(item.clock or "")
        if item.clock and item.seat in absent:
            length = min(length or MEANWHILE, SOON if alone else MEANWHILE)  # even where the table has no clock
            key = f"{STAND_IN}{length}.{question}"
            kept[key] = row.due.get(key, now + length)
        elif length is not None and question not in kept:
            own = item.clock == "move" and row.clock == PAUSED and item.seat is not None
            night = (nights or {}).get(item.seat) if own and item.seat is not None else None
            kept[question] = later(now, length, night)
            if item.seat is not None and length >= LONG:
                kept[WARNING + question] = later(now, length - AHEAD, night)
    last = LAST_CALL if LAST_CALL in row.due else IDLE
    return {**kept, last: row.due.get(last, now + SILENCE)}


def _talks(row: TableRow, table: Table, pause: str, now: float) -> dict[str, float]:
    """Return when each computer says something in a pause that begins."""
    span = TALKS_BY - TALKS_AFTER
    draws = {seat.seat: crc32(f"{row.id}.{pause}.{seat.seat}".encode()) % span for seat in row.seats if seat.computer}
    return {f"{TALK}{seat}.{pause}": now + TALKS_AFTER + draw for seat, draw in draws.items()}


def _thinking(row: TableRow, table: Table, question: str, item: Item, asked: set[int]) -> tuple[str, float]:
    """Return how the answer of a computer is noted, and in how many seconds it comes.

    The pause is drawn from what everybody knows, so that it tells nothing. What is no secret and would end the time of
    people who are still asked waits for them a while, as a stand-in does.
    """
    if (late := LATE + question) in row.due:
        return late, 0.0
    if asked and not item.private and item.clock:
        return f"{COMPUTER}{MEANWHILE}.{question}", MEANWHILE
    low, high = PAUSES
    draw = crc32(f"{row.id}.{table.number}.{item.seat}".encode()) % 1000 / 1000
    return f"{COMPUTER}0.{question}", low + (high - low) * draw
