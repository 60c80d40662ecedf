"""Showing tables: each table's newest state on its message, edited as seldom as can be.

A commit marks its table; a task shows the newest state and ends. Where the table's own message was pressed, showing it
is the answer to the press: one call instead of two, and one that Discord does not count against the channel. What
happens while an edit is under way is shown by one more edit afterwards, however much it was. Where an edit is refused
for good, the message is posted anew; where Discord is ill, it is tried again later, and in the worst case at the next
start.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot import present
from bot.announce import announce
from bot.ballots import close_moot
from bot.components import layout
from bot.pictures import Painted
from bot.present_lobby import lobby_sheet
from bot.ready import asked
from bot.reply import Reply
from bot.sheet import Sheet
from bot.store import StoreError
from bot.tables import Live

if TYPE_CHECKING:
    from bot.app import Starcrossed

_log = logging.getLogger(__name__)

HOUR = 3600.0
"""Seconds after which Discord lets a message be edited only seldom (30046)."""

RETRY = 15.0
"""Seconds until a refused edit is tried again."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS, ARCHIVED = 10003, 10008, 30046, 50083
NO_ACCESS = {50001, 50013}


class Publisher:
    """Keeps every table's message true."""

    def __init__(self, bot: Starcrossed) -> None:
        self._bot = bot
        self._tasks: dict[str, asyncio.Task[Any]] = {}
        self._dirty: set[str] = set()
        self._anew: set[str] = set()
        self._shown: dict[str, Sheet] = {}
        self._actors: dict[str, set[int]] = {}
        self._replies: dict[str, Reply] = {}

    def mark(self, table: str, *, actor: int | None = None, anew: bool = False) -> None:
        """Have a table shown; `actor` is a user who has just acted, `anew` has it at the end of the channel."""
        self._dirty.add(table)
        if actor is not None:
            self._actors.setdefault(table, set()).add(actor)
        if anew:
            self._anew.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.create_task(self._work(table), name=f"publish {table}")

    async def answer(self, table: str, reply: Reply, *, actor: int) -> None:
        """Show a table in answer to a press on its message, or have whoever is showing it do so."""
        self._replies[table] = reply
        if table in self._tasks:
            self.mark(table, actor=actor)
            await asyncio.wait([self._tasks[table]])
            return
        task = asyncio.current_task()
        assert task is not None, "a press is handled in a task"
        self._tasks[table] = task
        self.mark(table, actor=actor)
        await self._work(table)

    async def drain(self) -> None:
        """Wait until everything marked is shown."""
        while tasks := list(self._tasks.values()):
            await asyncio.wait(tasks)

    async def _work(self, table: str) -> None:
        try:
            while table in self._dirty:
                self._dirty.discard(table)
                try:
                    await self._try(table, self._actors.pop(table, set()))
                except Exception:
                    _log.exception("table %s could not be shown", table)
        finally:
            self._replies.pop(table, None)
            del self._tasks[table]

    async def _try(self, table: str, actors: set[int]) -> None:
        try:
            await self._show(table, actors)
        except discord.HTTPException as error:
            await self._refused(table, error)
        except (OSError, aiohttp.ClientError, StoreError) as error:
            self._show_later(table, error)

    async def _show(self, table: str, actors: set[int]) -> None:
        live = await self._bot.tables.get(table)
        if live is None:
            return
        revision, sheet = live.row.revision, await self._sheet(live)
        before = live.row.published >= revision
        ended = live.row.status in ("finished", "aborted")
        if live.row.status == "finished" and not before:
            self._anew.add(table)
        unseen = live.row.status == "aborted" and live.row.message is None
        if not unseen and (sheet != self._shown.get(table) or live.row.published < 0 or table in self._anew):
            eyes = await self._bot.choices.eyes(None, live.row.guild)
            await self._put(live, await self._bot.painter.paint(sheet, eyes))
            self._shown[table] = sheet
            self._bot.troubled.discard(table)
            if live.row.status == "finished" and not before:
                await announce(self._bot, live)
                await close_moot(self._bot, live.row)
        await self._bot.tables.note(table, published=revision)
        if live.table is not None:
            await self._bot.notifier.tell(live, actors, told=before)
        if ended:
            self._shown.pop(table, None)

    async def _sheet(self, live: Live) -> Sheet:
        if live.row.status == "lobby":
            rated = (await self._bot.choices.at(live.row.guild)).computers
            sheet = lobby_sheet(live, await self._bot.lobbies.invited(live), computers=rated)
            called = [seat.user for seat in asked(live.row.seats) if (await self._bot.choices.of(seat.user)).mention]
            return replace(sheet, pinged=(*sheet.pinged, *called))
        if live.row.status == "aborted":
            return present.aborted_sheet(live, await self._bot.store.rating_moves(live.row.id))
        if live.row.status == "finished":
            return present.result_sheet(live, await self._bot.store.rating_moves(live.row.id))
        return present.table_sheet(live)

    async def _put(self, live: Live, painted: Painted) -> None:
        """Edit the table's message, or post a new one where it is gone, too old, or wanted at the end."""
        row = live.row
        old = row.message is not None and self._bot.now() - row.posted > HOUR
        if row.message is not None and not old and row.id not in self._anew:
            try:
                await self._edit(live, row.message, painted)
            except discord.HTTPException as error:
                if error.code not in (UNKNOWN_MESSAGE, TOO_MANY_OLD_EDITS):
                    raise
            else:
                return
        await self._post(live, painted)

    async def _edit(self, live: Live, message: int, painted: Painted) -> None:
        reply = self._replies.pop(live.row.id, None)
        if reply is not None and await reply.show_in(message, painted):
            return
        place = self._bot.place(live.row)
        allowed = discord.AllowedMentions.none()
        await place.get_partial_message(message).edit(
            view=layout(painted.sheet, painted.alt), attachments=painted.files(), allowed_mentions=allowed
        )

    async def _post(self, live: Live, painted: Painted) -> None:
        """Post a table's message at the end of its channel; the former one becomes a line with a link."""
        row = live.row
        allowed = discord.AllowedMentions(users=[discord.Object(user) for user in painted.sheet.pinged])
        message = await self._bot.place(row).send(
            view=layout(painted.sheet, painted.alt), files=painted.files(), allowed_mentions=allowed
        )
        self._anew.discard(row.id)
        await self._bot.tables.note(row.id, message=message.id, posted=self._bot.now())
        if row.message is not None:
            await self.retire(live, row.message, row.thread or row.channel)

    async def retire(self, live: Live, message: int, channel: int) -> None:
        """Turn an old message of a table into a line that says where the table is."""
        place = self._bot.get_partial_messageable(channel, guild_id=live.row.guild)
        try:
            await place.get_partial_message(message).edit(view=layout(present.stub(live)), attachments=[])
        except discord.HTTPException as error:
            _log.info("an old message of table %s stays as it is (%s)", live.row.id, error.code)

    async def _unarchive(self, table: str) -> None:
        """Open a thread again that Discord has archived; a locked one stays, and the table is shown when it is open."""
        live = await self._bot.tables.get(table)
        if live is None or live.row.thread is None:
            return
        try:
            await self._bot.http.edit_channel(live.row.thread, archived=False)
        except discord.HTTPException as error:
            _log.warning("the thread of table %s stays archived: %s", table, error.text)
            self._bot.troubled.add(table)
        else:
            self.mark(table)

    async def _refused(self, table: str, error: discord.HTTPException) -> None:
        """React to Discord's refusal to show a table."""
        if error.code == UNKNOWN_CHANNEL:
            await self._bot.closer.channel_gone(table)
            await self.give_up(table)
        elif error.code == ARCHIVED:
            await self._unarchive(table)
        elif error.code in NO_ACCESS:
            _log.warning("table %s cannot be shown: %s", table, error.text)
            self._bot.troubled.add(table)
        else:
            self._show_later(table, error)

    def _show_later(self, table: str, error: Exception) -> None:
        _log.warning("table %s is shown later: %s", table, error)
        self._bot.later(RETRY, lambda: self.mark(table))

    async def give_up(self, table: str) -> None:
        """Take a table that has no place any more for shown, so that no start tries it again."""
        if (live := await self._bot.tables.get(table)) is not None:
            await self._bot.tables.note(table, published=live.row.revision)
