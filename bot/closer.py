"""Ending tables without a result: on request, or because their place on Discord is gone."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot import outcome
from bot.components import layout
from bot.outcome import Outcome
from bot.sheet import Sheet
from bot.store import TableRow
from bot.voice import voice_of

if TYPE_CHECKING:
    from bot.app import Starcrossed

_log = logging.getLogger(__name__)


class Closer:
    """Ends tables; everything it needs of one is in its row, so that even a broken one can be ended."""

    def __init__(self, bot: Starcrossed) -> None:
        self._bot = bot

    async def stop(self, table: str, user: int, *, moderator: bool) -> Outcome:
        """End a table for its host or a moderator."""
        row = await self._bot.store.get(table)
        if row is None:
            return outcome.NO_TABLE
        if not moderator and row.host != user:
            return outcome.NOT_STOPPABLE
        return await self._abort(row)

    async def channel_gone(self, table: str) -> None:
        """End a table whose channel was deleted, and tell its host."""
        row = await self._bot.store.get(table)
        if row is not None and (await self._abort(row)).done:
            await self._tell_host(row)

    async def channels_gone(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """End the tables of a deleted channel or thread, or of a server that has removed the bot."""
        for row in await self._bot.store.find(guild=guild, channel=channel):
            if channel is None:
                await self._abort(row)
            else:
                await self.channel_gone(row.id)

    async def _abort(self, row: TableRow) -> Outcome:
        if row.status not in ("lobby", "playing"):
            return outcome.OVER
        async with self._bot.tables.locked(row.id):
            done = await self._bot.tables.abort(row.id)
        return outcome.DONE if done else outcome.BUSY

    async def _tell_host(self, row: TableRow) -> None:
        text = voice_of(row)("gone-host")
        try:
            channel = await self._bot.create_dm(discord.Object(row.host))
            await channel.send(view=layout(Sheet((text,))))
        except discord.HTTPException as error:
            _log.info("the host of table %s is not told (%s)", row.id, error.code)
