"""Time: one task that sleeps until the earliest due row and then acts on it.

A due time is a row, so that a restart forgets none; what it leads to is an ordinary input, so that coming twice does
no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING

from bot.store import Due

if TYPE_CHECKING:
    from bot.app import Starcrossed

_log = logging.getLogger(__name__)

LONGEST_SLEEP = 3600.0
AFTER_FAILURE = 10.0
"""Seconds to wait where a row could not be acted on."""

TICK = "clock"
"""The event that wakes the sleeper."""


class Clocks:
    """Sleeps, and calls `act` for each due row whose time has come."""

    def __init__(self, bot: Starcrossed, act: Callable[[Due], Awaitable[None]]) -> None:
        self._bot = bot
        self._act = act
        self._stale = False
        self._until = inf
        """When the sleep ends; while the rows are looked at, there is none."""
        self._failed: dict[str, tuple[int, float]] = {}
        """How often in a row the clocks of a table could not be acted on, and when that is tried again."""

    def wake(self, at: float) -> None:
        """Look at the rows again if one that comes due at a moment may be the first."""
        if at < self._until:
            self._stale = True
            self._bot.dispatch(TICK)

    async def run(self) -> None:
        """Act on due rows until the bot stops; its cancelling alone may be lost where a wait has just ended."""
        while not self._bot.draining:
            self._stale, self._until = False, inf
            pause = await self._round()
            if self._stale or pause == 0:
                continue
            self._until = self._bot.now() + pause
            with suppress(asyncio.TimeoutError):
                await self._bot.wait_for(TICK, timeout=pause)

    async def _round(self) -> float:
        """Act on what is due; return how long to sleep then."""
        try:
            now = self._bot.now()
            rows = await self._bot.store.due_before(now)
            tried = [due for due in rows if self._failed.get(due.table, (0, now))[1] <= now]
            acted = [due for due in tried if await self._acted(due)]
            following = await self._bot.store.next_due()
        except Exception:
            _log.exception("the clocks stumbled; once more in %s s", AFTER_FAILURE)
            return AFTER_FAILURE
        if following is None:
            return LONGEST_SLEEP
        left = following.at - self._bot.now()
        return min(left, LONGEST_SLEEP) if left > 0 else 0.0 if acted else AFTER_FAILURE

    async def _acted(self, due: Due) -> bool:
        """Act on one row; where that fails, the others go on and this one is tried again, ever more seldom."""
        try:
            await self._act(due)
        except Exception:
            times = self._failed.get(due.table, (0, 0.0))[0]
            pause = min(AFTER_FAILURE * 2**times, LONGEST_SLEEP)
            self._failed[due.table] = times + 1, self._bot.now() + pause
            _log.exception("the clock of table %s stumbled; once more in %s s", due.table, pause)
            return False
        self._failed.pop(due.table, None)
        return True
