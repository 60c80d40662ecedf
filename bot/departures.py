"""Servers that remove the bot: after thirty days everything of theirs is deleted, unless they are back by then.

When they left is kept in the database, so that it counts whether the bot runs or not; what happened while it did not
run is found out at its start.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from bot.store import StoreError

if TYPE_CHECKING:
    from bot.app import Starcrossed

_log = logging.getLogger(__name__)

GRACE = 30 * 86400.0
"""Seconds from a server's leaving to the deletion of what is kept of it."""

ROUND = 6 * 3600.0
"""Seconds between two looks at who has been away for so long."""


class Departures:
    """Notes who leaves and who comes back, and deletes what is due."""

    def __init__(self, bot: Starcrossed) -> None:
        self._bot = bot

    async def left(self, guild: int) -> None:
        """Take note that a server has removed the bot."""
        await self._bot.store.depart(guild, self._bot.now())

    async def joined(self, guild: int) -> None:
        """Take note that a server has the bot, perhaps again."""
        await self._bot.store.come_back(guild)

    async def run(self) -> None:
        """Find out who came and went meanwhile; then delete, again and again, what is due."""
        await self._compare()
        while True:
            try:
                await self.purge()
            except StoreError as error:
                _log.error("servers that have left are looked at later: %s", error)
            await asyncio.sleep(ROUND)

    async def _compare(self) -> None:
        """Compare the servers that the bot is in with those of which something is kept."""
        here = {guild.id for guild in self._bot.guilds}
        away = await self._bot.store.departed()
        for guild in away.keys() & here:
            await self.joined(guild)
        for guild in await self._bot.store.servers() - here - away.keys():
            _log.warning("server %s is gone; what is kept of it is deleted in thirty days, unless it is back", guild)
            await self._bot.closer.channels_gone(guild=guild)
            await self.left(guild)

    async def purge(self) -> None:
        """Delete everything of the servers that have been away for long enough."""
        for guild, at in sorted((await self._bot.store.departed()).items()):
            if self._bot.now() - at >= GRACE and self._bot.get_guild(guild) is None:
                count = await self._bot.store.purge(guild)
                self._bot.tables.forget(guild)
                self._bot.choices.forget(guild)
                _log.info("deleted all of server %s, which left thirty days ago: %d tables", guild, count)
