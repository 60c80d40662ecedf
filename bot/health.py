"""The pulse: renewing the lease, and a file whose age tells a container whether the bot is well."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bot.store import LeaseLost, StoreError

if TYPE_CHECKING:
    from bot.app import Starcrossed

_log = logging.getLogger(__name__)

BEAT = 6.0
"""Seconds between beats; the lease is lost after 15."""

STALE = 30.0
"""Seconds after which a pulse file says that the bot is not well."""

SLOW = 1.0
"""Seconds the event loop may be late before the log says so."""


class Pulse:
    """Beats while the bot runs; stops the bot where another process has taken its database over."""

    def __init__(self, bot: Starcrossed) -> None:
        self._bot = bot
        self.lost = False
        """Whether another process has taken the database over."""

    async def run(self) -> None:
        """Beat for ever."""
        while True:
            before = self._bot.loop.time()
            await asyncio.sleep(BEAT)
            if (late := self._bot.loop.time() - before - BEAT) > SLOW:
                _log.warning("the event loop was %.1f s late", late)
            try:
                await self._bot.store.renew(self._bot.now())
            except LeaseLost as error:
                _log.critical("%s", error)
                self.lost = True
                await self._bot.close()
                return
            except StoreError as error:
                _log.error("%s", error)
                continue
            if self._bot.is_ready() and not math.isnan(self._bot.latency) and self._bot.settings.health_file:
                await asyncio.to_thread(self._bot.settings.health_file.touch)


def well(file: Path) -> bool:
    """Tell whether the bot that keeps this pulse file is well."""
    try:
        return time.time() - file.stat().st_mtime < STALE
    except OSError:
        return False
