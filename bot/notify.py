"""Calling people when it is their turn, and keeping their panels in direct messages true.

A call is at most one a turn: a new panel in the direct messages, or a mention where there is none. Whoever has just
acted is not called. A closed direct message (50007) is a fact about a seat, never an error.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot import present
from bot.components import layout
from bot.due import LAST_CALL, WARNING, question_of
from bot.pictures import Painted
from bot.publish import UNKNOWN_MESSAGE
from bot.sheet import Sheet
from bot.store import Preferences, Seat
from bot.tables import Live
from bot.waking import Quiet
from engine import Ask, Pause

if TYPE_CHECKING:
    from bot.app import Starcrossed

_log = logging.getLogger(__name__)

CANNOT_DM = 50007
BURIED = 30
"""So many messages may come after a table's message before it is posted anew."""

LOOK = 20.0
"""Seconds from one look at what came after it to the next: that is a call to Discord, too."""


class Notifier:
    """Knows what each seat was asked and shown."""

    def __init__(self, bot: Starcrossed) -> None:
        self._bot = bot
        self._asked: dict[str, set[str]] = {}
        self._panels: dict[tuple[str, int], Sheet] = {}
        self._looked: dict[str, float] = {}
        """When it was looked whether a table is buried."""
        self._reseated: set[tuple[str, int]] = set()
        """Seats with another holder, who has not been called yet."""

    async def quiet(self, user: int) -> Quiet | None:
        """Return a user's quiet hours."""
        return (await self._bot.choices.of(user)).quiet

    async def prefer(self, user: int, chosen: Preferences) -> None:
        """Keep a user's preferences, and have their panels follow; direct messages are tried again, or taken back."""
        await self._bot.choices.prefer(user, chosen)
        for row in await self._bot.store.find(user=user):
            for seat in row.seats:
                if seat.user == user:
                    self._panels.pop((row.id, seat.seat), None)
                    await self._retry_or_take_back(row.id, seat, wanted=chosen.dm)
            self._bot.publisher.mark(row.id)

    async def _retry_or_take_back(self, table: str, seat: Seat, *, wanted: bool) -> None:
        """Try direct messages again that were closed; delete a panel that nobody would keep true from now on."""
        if seat.dm_closed:
            await self._bot.tables.note_panel(table, replace(seat, dm_closed=False))
        elif not wanted and seat.dm_message is not None and seat.dm_channel is not None:
            await self._bot.tables.note_panel(table, replace(seat, dm_message=None))
            await self._delete(seat.dm_channel, seat.dm_message)

    def reseated(self, table: str, seat: int) -> None:
        """Forget what was shown to a seat's former holder, and call the new one for what the seat is asked."""
        self._panels.pop((table, seat), None)
        self._reseated.add((table, seat))

    def shown(self, table: str, seat: int, sheet: Sheet) -> None:
        """Take note that a seat's panel shows a sheet already."""
        self._panels[table, seat] = sheet

    async def tell(self, live: Live, actors: set[int], *, told: bool) -> None:
        """Bring the panels of a table up to date and call the seats that are asked something new.

        `told` says that this state has been shown before, by an earlier run.
        """
        row = live.row
        fresh = self._fresh(live, told=told)
        mentioned: list[int] = []
        anyone = False
        for seat in row.seats:
            if not seat.person:
                continue
            called = seat.seat in fresh and seat.user not in actors
            anyone |= called
            wants = await self._bot.choices.of(seat.user)
            by_panel = wants.dm and await self._panel(live, seat, called=called)
            if called and not by_panel and wants.mention:
                mentioned.append(seat.seat)
        if mentioned or (row.status != "playing" and row.notice):
            with self._once_more_unless_done(live, mentioned):
                await self._mention(live, mentioned)
        if row.status != "playing":
            self._forget(live)
        elif anyone and await self._buried(live):
            self._bot.publisher.mark(row.id, anew=True)

    async def remind(self, live: Live, key: str) -> None:
        """Tell people that a time is nearly up: whoever a question waits for, or all who let their table lie idle.

        They are told in the way they like, and once, come what may.
        """
        assert live.table is not None
        due, questions = live.row.due, live.table.questions
        if key.startswith(WARNING):
            question = question_of(key)
            asked = [item.seat for id_, item in questions if id_ == question and question in due]
            await self._remind(live, asked, "notice-warning", due.get(question, 0.0))
        elif LAST_CALL in due:
            asked = [item.seat for _, item in questions]
            await self._remind(live, dict.fromkeys(asked), "notice-idle", due[LAST_CALL])

    async def _remind(self, live: Live, places: Iterable[int | None], text: str, at: float) -> None:
        """Send seats their panels anew, or mention them where they have none, as each likes."""
        mentioned = []
        try:
            seats = [live.row.seats[place] for place in places if place is not None]
            for seat in [seat for seat in seats if seat.person]:
                wants = await self._bot.choices.of(seat.user)
                if not (wants.dm and await self._panel(live, seat, called=True)) and wants.mention:
                    mentioned.append(seat.seat)
            if mentioned:
                await self._mention(live, mentioned, text, at)
        except discord.HTTPException as error:
            _log.warning("people of table %s are not reminded: %s", live.row.id, error)

    async def _buried(self, live: Live) -> bool:
        """Tell whether so many messages came after the table's that those called would have to look for it."""
        row, now = live.row, self._bot.now()
        if row.message is None or now - max(row.posted, self._looked.get(row.id, 0.0)) < LOOK:
            return False
        self._looked[row.id] = now
        later = self._bot.place(row).history(after=discord.Object(row.message), limit=BURIED + 1)
        try:
            return len([message async for message in later]) > BURIED
        except discord.HTTPException as error:
            _log.info("the channel of table %s cannot be read (%s)", row.id, error.code)
            return False

    def _fresh(self, live: Live, *, told: bool) -> set[int]:
        """Return the seats that are asked something they were not asked before.

        What has no clock of its own beside a pause need not be answered, so nobody is called for it.
        """
        assert live.table is not None
        questions = live.table.questions
        paused = any(isinstance(asked.item, Pause) for asked in questions)
        asks = [asked for asked in questions if isinstance(asked.item, Ask) and not (paused and not asked.item.clock)]
        asked = {asked.id: asked.item.seat for asked in asks}
        known = self._asked.get(live.row.id, set(asked) if told else set())
        self._asked[live.row.id] = set(asked)
        moved = {seat for table, seat in self._reseated if table == live.row.id}
        self._reseated -= {(live.row.id, seat) for seat in moved}
        return {
            seat for question, seat in asked.items() if seat is not None and (question not in known or seat in moved)
        }

    @contextmanager
    def _once_more_unless_done(self, live: Live, seats: list[int]) -> Iterator[None]:
        """Take seats for not called yet where calling them fails, so that the next try calls them."""
        try:
            yield
        except Exception:
            assert live.table is not None
            self._asked[live.row.id] -= {asked.id for asked in live.table.questions if asked.item.seat in seats}
            raise

    def _forget(self, live: Live) -> None:
        self._asked.pop(live.row.id, None)
        self._looked.pop(live.row.id, None)
        for seat in live.row.seats:
            self._panels.pop((live.row.id, seat.seat), None)

    async def _panel(self, live: Live, seat: Seat, *, called: bool) -> bool:
        """Bring a seat's panel up to date, as a new message where the seat is called; tell whether it has one."""
        eyes = await self._bot.choices.eyes(seat.user, live.row.guild)
        holds = live.row.seats[seat.seat].user == seat.user  # by now; nothing is awaited before the hand is read
        if seat.dm_closed or not holds or not self._private(live, seat):
            return False
        sheet = present.panel_sheet(live, seat.seat, self._bot.choices.voice(live.row, seat), whole=not eyes.pictures)
        if not called and seat.dm_message is not None and sheet == self._panels.get((live.row.id, seat.seat)):
            return True
        painted = await self._bot.painter.paint(sheet, eyes)
        try:
            if called or seat.dm_message is None or not await self._edit(seat, painted):
                await self._send(live, seat, painted)
        except discord.HTTPException as error:
            if error.code != CANNOT_DM:
                _log.warning("the panel of seat %s at table %s is not shown: %s", seat.seat, live.row.id, error)
                return False
            await self._bot.tables.note_panel(live.row.id, replace(seat, dm_closed=True))
            return False
        self.shown(live.row.id, seat.seat, sheet)
        return True

    def _private(self, live: Live, seat: Seat) -> bool:
        """Tell whether a seat has, or had, anything that is for it alone."""
        assert live.table is not None
        asked = any(item.private and item.seat == seat.seat for item in live.table.open)
        return asked or seat.dm_message is not None or live.table.has_secrets(seat.seat)

    async def _edit(self, seat: Seat, painted: Painted) -> bool:
        assert seat.dm_channel is not None
        assert seat.dm_message is not None
        panel = self._bot.get_partial_messageable(seat.dm_channel).get_partial_message(seat.dm_message)
        try:
            await panel.edit(view=layout(painted.sheet, painted.alt), attachments=painted.files())
        except discord.HTTPException as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise
        return True

    async def _send(self, live: Live, seat: Seat, painted: Painted) -> None:
        """Send a new panel; the former one goes, for there is one for each table."""
        channel = seat.dm_channel or (await self._bot.create_dm(discord.Object(seat.user))).id
        place = self._bot.get_partial_messageable(channel)
        message = await place.send(view=layout(painted.sheet, painted.alt), files=painted.files())
        kept = await self._bot.tables.note_panel(live.row.id, replace(seat, dm_channel=channel, dm_message=message.id))
        if not kept:  # somebody else has taken the seat meanwhile
            await self._delete(channel, message.id)
        if seat.dm_message is not None:
            await self._delete(channel, seat.dm_message)

    async def _mention(self, live: Live, seats: list[int], text: str = "notice", at: float | None = None) -> None:
        """Mention seats in the channel with a text, perhaps about a moment; the former notice goes."""
        row = live.row
        message: int | None = None
        if seats:
            sheet = present.notice(live, seats, text, at)
            pinged = discord.AllowedMentions(users=[discord.Object(user) for user in sheet.pinged])
            message = (await self._bot.place(row).send(view=layout(sheet), allowed_mentions=pinged)).id
        await self._bot.tables.note(row.id, notice=message)
        if row.notice is not None:
            await self._delete(row.thread or row.channel, row.notice)

    async def _delete(self, channel: int, message: int) -> None:
        try:
            await self._bot.get_partial_messageable(channel).get_partial_message(message).delete()
        except discord.HTTPException as error:
            _log.info("an old message stays (%s)", error.code)
