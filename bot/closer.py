"""Ending tables before their games are over: on request, or because their place on Discord is gone."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot import outcome
from bot.components import layout
from bot.outcome import Outcome
from bot.sheet import Sheet
from bot.store import Seat, TableRow, Vote

if TYPE_CHECKING:
    from bot.app import Starcrossed

_log = logging.getLogger(__name__)

UNKNOWN_CHANNEL = 10003


class Closer:
    """Ends tables; everything it needs of one is in its row, so that even a broken one can be ended."""

    def __init__(self, bot: Starcrossed) -> None:
        self._bot = bot

    async def stop(self, table: str, by: Seat, *, moderator: bool) -> tuple[Outcome, Vote | None]:
        """End a lobby for its host, either kind of table for a moderator; else ask the people of a game."""
        row = await self._bot.store.get(table)
        if row is None:
            return outcome.NO_TABLE, None
        if row.status == "lobby" and row.host == by.user:
            return await self._abort(row), None
        if moderator:
            return await self._bot.crew.override(table, "stop", by), None
        if row.status == "lobby" or not any(seat.user == by.user for seat in row.seats):
            return outcome.NOT_STOPPABLE, None
        return await self._bot.crew.propose(table, "stop", by)

    async def channel_gone(self, table: str) -> None:
        """End a table whose channel was deleted, and tell its host."""
        row = await self._bot.store.get(table)
        if row is not None and (await self._abort(row)).done:
            await self._tell_host(row)

    async def channels_gone(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """End the tables of a deleted channel or thread, or of a server that has removed the bot."""
        for row in await self._bot.store.find(guild=guild, channel=channel):
            if channel is not None:
                await self.channel_gone(row.id)
            elif (await self._abort(row)).done:
                await self._bot.publisher.give_up(row.id)

    async def look_for_places(self) -> None:
        """End the tables whose server or channel has gone while the bot was down; ask Discord where that is unclear."""
        for row in await self._bot.store.find():
            guild = self._bot.get_guild(row.guild)
            if guild is None:
                await self.channels_gone(guild=row.guild)
            elif not guild.unavailable and guild.get_channel_or_thread(row.thread or row.channel) is None:
                await self._look_for(row)

    async def _look_for(self, row: TableRow) -> None:
        """Ask for a table's channel, which may be an archived thread, or one that the bot may not see."""
        try:
            await self._bot.http.get_channel(row.thread or row.channel)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                await self.channel_gone(row.id)
                await self._bot.publisher.give_up(row.id)

    async def _abort(self, row: TableRow) -> Outcome:
        if row.status not in ("lobby", "playing"):
            return outcome.OVER
        async with self._bot.tables.locked(row.id):
            done = await self._bot.tables.abort(row.id)
        return outcome.DONE if done else outcome.BUSY

    async def _tell_host(self, row: TableRow) -> None:
        host = next((seat for seat in row.seats if seat.user == row.host), Seat(0, row.host, ""))
        text = self._bot.choices.voice(row, host)("gone-host")
        try:
            channel = await self._bot.create_dm(discord.Object(row.host))
            await channel.send(view=layout(Sheet((text,))))
        except discord.HTTPException as error:
            _log.info("the host of table %s is not told (%s)", row.id, error.code)
