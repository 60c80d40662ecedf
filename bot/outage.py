"""Making up for an outage: time in which the bot was down counts for nobody.

Every due time is moved by as long as it lasted, and so are the ends of open votes. A clock that stands still in
somebody's quiet hours has as much time left that counts as it had before.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping

from bot.due import PAUSED, question_of
from bot.store import Store, TableRow
from bot.waking import Quiet, counted, later
from engine import GAMES, Table

_log = logging.getLogger(__name__)

LEAST = 10.0
"""Seconds that every clock still has when the bot is back."""

Nights = Callable[[TableRow], Awaitable[Mapping[int, Quiet]]]
"""Gives the quiet hours that count at a table, by seat."""


async def make_up(store: Store, nights: Nights, before: float, now: float) -> int:
    """Move every due time for an outage between two moments; say how many there are."""
    exact: dict[tuple[str, str], float] = {}
    for row in await store.find(statuses=("playing",)):
        if row.clock == PAUSED and (quiet := await nights(row)):
            asked = _seats(row)
            for key, at in row.due.items():
                if night := quiet.get(asked.get(question_of(key), -1)):
                    exact[row.id, key] = later(now, counted(before, at, night), night)
    return await store.shift_due(max(0.0, now - before), now + LEAST, exact, before=before)


def _seats(row: TableRow) -> dict[str, int]:
    """Return the seats that the open questions of a table are put to; none where the table cannot be read."""
    try:
        table = Table.load(GAMES[row.game], row.snapshot or {})
        return {asked.id: asked.item.seat for asked in table.questions if asked.item.seat is not None}
    except Exception as error:
        _log.warning("table %s cannot be read, so its clocks are moved without quiet hours: %r", row.id, error)
        return {}
