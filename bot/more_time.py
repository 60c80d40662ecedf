"""More time by consent: clocks that run are put on when everybody agrees who waits for them.

Whoever is asked need not agree, for it is their time; where everybody is asked, all have to. Who is stood in for does
not count. What was agreed ends with the questions it was about.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bot import outcome
from bot.due import AHEAD, LAST_CALL, LONG, MOVE_SECONDS, WARNING
from bot.outcome import Outcome
from bot.store import Seat, TableRow
from bot.votes import present
from bot.waking import Quiet, later
from engine import Table, Who

if TYPE_CHECKING:
    from bot.tables import Live, Tables

WISHED, GIVEN = 1, 2
"""What a seat may have said: it would give more time, or it has given some."""


def running(row: TableRow, table: Table) -> dict[str, int]:
    """Return the questions whose clocks run for a seat, with that seat."""
    asked = {question: item.seat for question, item in table.questions if question in row.due}
    return {question: seat for question, seat in asked.items() if seat is not None}


def missing(row: TableRow, table: Table) -> tuple[int, ...]:
    """Return the seats whose consent is missing."""
    asked = set(running(row, table).values())
    there = present(row)
    waiting = [seat for seat in there if seat.seat not in asked] or there
    return tuple([seat.seat for seat in waiting if seat.more != WISHED])


def put_on(row: TableRow, table: Table, nights: Mapping[int, Quiet]) -> dict[str, float]:
    """Return the due times of a table with one more clock's length for every question whose clock runs."""
    length = MOVE_SECONDS[row.clock] or 0
    due = dict(row.due)
    for question, seat in running(row, table).items():
        end, night = due[question], nights.get(seat)
        due[question] = later(end, length, night)
        if length >= LONG:
            due[WARNING + question] = later(end, length - AHEAD, night)
    return due


def settled(row: TableRow, before: Table, after: Table, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return seats after an input, without what they agreed to about questions that are closed now."""
    if not any(seat.more for seat in seats):
        return seats
    still = {question for question, _ in after.questions}
    return seats if running(row, before).keys() & still else tuple([replace(seat, more=0) for seat in seats])


async def agree(tables: Tables, table: str, user: int) -> Outcome:
    """Take a user's consent to more time; put the clocks on where it was the last one that was missing."""

    async def act(live: Live, seat: int) -> Outcome | None:
        assert live.table is not None
        mine = replace(live.row.seats[seat], more=WISHED, missed=0)
        row = replace(live.row, seats=(*live.row.seats[:seat], mine, *live.row.seats[seat + 1 :]))
        there = {key: at for key, at in row.due.items() if key != LAST_CALL}
        row = replace(row, due=await tables.due(replace(row, due=there), live.table))
        if not running(row, live.table):
            return outcome.NO_CLOCK
        if awaited := missing(row, live.table):
            if live.row.seats[seat].more == WISHED:
                return outcome.refused("more-already", who=tuple([Who(each) for each in awaited]))
            return outcome.DONE if await tables.commit(live, seats=row.seats) else None
        seats = tuple([replace(each, more=GIVEN if each.more == WISHED else 0) for each in row.seats])
        due = put_on(row, live.table, await tables.nights(row))
        return outcome.DONE if await tables.commit(live, seats=seats, due=due) else None

    return await tables.as_seated(table, user, act)
