"""The bot: what it is made of, how it starts, and how it stops without losing anything."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import discord
from discord import app_commands

from bot import ballots, outcome
from bot.address import PATTERN, Address, parse
from bot.choices import Choices
from bot.clocks import Clocks
from bot.closer import Closer
from bot.commands import add_commands
from bot.components import Knob
from bot.computers import Computers
from bot.config import Settings
from bot.crew import Crew
from bot.departures import Departures
from bot.due import COMPUTER, LATE, TALK
from bot.faults import Faults
from bot.health import Pulse
from bot.lessons import Lessons
from bot.lobby import Lobbies
from bot.notify import Notifier
from bot.outage import LEAST, make_up
from bot.pictures import Painter
from bot.play import Presses
from bot.publish import Publisher
from bot.reply import replying
from bot.run_out import run_out
from bot.store import Deed, Due, Owner, Seat, Store, TableRow
from bot.sync import sync_commands
from bot.tables import Live, Tables
from bot.voice import voice

_log = logging.getLogger(__name__)

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)

LONGEST_DRAIN = 20.0
"""Seconds that stopping waits for answers and edits under way."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nothing here speaks


class Commands(app_commands.CommandTree[Any]):
    """The slash commands, which the bot admits one by one."""

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether a command may run now; offers while typing always may."""
        bot: Starcrossed = interaction.client
        if interaction.type is discord.InteractionType.autocomplete:
            bot.choices.translate(interaction)
            return True
        return await bot.admitted(interaction)


class Starcrossed(discord.Client):
    """The Discord client with everything a table needs."""

    store: Store
    choices: Choices
    tables: Tables
    lobbies: Lobbies
    lessons: Lessons
    crew: Crew

    def __init__(self, settings: Settings, *, always_sync: bool = False) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.settings = settings
        self.always_sync = always_sync
        self.tree = Commands(self)
        self.tree.error(self._command_failed)
        self.painter = Painter(settings.render_workers)
        self.publisher = Publisher(self)
        self.notifier = Notifier(self)
        self.closer = Closer(self)
        self.presses = Presses(self)
        self.clocks = Clocks(self, self._due)
        self.pulse = Pulse(self)
        self.faults = Faults()
        self.departures = Departures(self)
        self.computers = Computers(self, settings.computer_workers)
        self.troubled: set[str] = set()
        """Tables that could not be shown for want of a permission."""
        self._busy: set[asyncio.Task[Any]] = set()
        self._background: set[asyncio.Task[Any]] = set()
        self.draining = False
        self.since = self.now()
        """When this process began."""
        self._outage = 0.0
        self._closing: asyncio.Task[None] | None = None
        add_commands(self.tree)

    def now(self) -> float:
        """Return the time in UTC seconds."""
        return discord.utils.utcnow().timestamp()

    # Start and stop

    async def open(self) -> None:
        """Open the store, become its only process, and make up for the outage; may raise a `StoreError`."""
        self.store = await Store.open(self.settings.database_url, now=self.now())
        before = await self.store.acquire(Owner.here(), self.now())
        self.choices = Choices(self.store)
        await self.choices.open()
        self.tables = Tables(self.store, self.now)
        self.tables.timed = self.clocks.wake
        self.tables.quiet = self.notifier.quiet
        self.tables.done = self._done
        self.lobbies = Lobbies(self.tables)
        self.lessons = Lessons(self.store, self.now)
        self.crew = Crew(self.tables)
        if before is not None:
            self._outage = max(0.0, self.now() - before)
            moved = await make_up(self.store, self.tables.nights, before, self.now())
            _log.info("back after %.0f s; %d clocks moved", self._outage, moved)

    async def setup_hook(self) -> None:
        """Register buttons and commands, and begin to work; the store is opened here unless it has been before."""
        if not hasattr(self, "store"):
            await self.open()
        self.add_dynamic_items(Knob)
        await sync_commands(self, force=self.always_sync)
        self.background(self._resume())
        self.background(self.pulse.run())

    async def _resume(self) -> None:
        """When Discord is ready, show what a crash left unshown and clocks that have moved, and let time run."""
        await self.wait_until_ready()
        rows = await self.store.find()
        for row in rows:
            await self._renew(row)
        moved = [row.id for row in rows if any(map(self._moved, row.due.values()))]
        for table in {*moved, *await self.store.unpublished()}:
            self.publisher.mark(table)
        self.background(self._show_votes(rows))
        self.background(self.closer.look_for_places())
        self.background(self.departures.run())
        self.background(self.lessons.drop_old())
        await self.clocks.run()

    async def _renew(self, row: TableRow) -> None:
        """Bring a table to the rules of this version; one that cannot be read is left for `/stop`."""
        try:
            await self.tables.renew(row)
        except Exception:
            _log.exception("table %s cannot be read", row.id)

    async def _show_votes(self, rows: Sequence[TableRow]) -> None:
        """Show the open votes whose ends the outage has moved."""
        for row in rows if self._outage else ():
            for vote in await self.store.open_votes(row.id):
                if vote.message is not None and self._moved(vote.until):
                    await ballots.show_vote(self, vote, row)

    def _moved(self, at: float) -> bool:
        """Tell whether the outage has moved a clock so far that people should see it."""
        left = at - self.now()
        return left <= LEAST or self._outage > left / 20

    async def close(self) -> None:
        """Finish what is under way, show it, and let go of everything; once, however often it is asked for."""
        self.draining = True
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        for task in self._background:
            task.cancel()
        try:
            async with asyncio.timeout(LONGEST_DRAIN):
                while self._busy:
                    await asyncio.wait(self._busy)
                if not self.is_closed() and self.is_ready():
                    await self.publisher.drain()
        except TimeoutError:
            _log.warning("Discord does not take what is under way; all of it is kept, and shown at the next start")
        await super().close()
        self.painter.close()
        self.computers.close()
        if hasattr(self, "store"):
            await self.store.release(self.now())
            await self.store.close()

    # Events

    async def pressed(self, press: discord.Interaction[Any], address: Address, values: tuple[str, ...]) -> None:
        """Act on a pressed button or menu."""
        await self.guarded(press, self.presses.handle(press, address, values))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Act on a box that was filled in, which the library forgets at a restart; answer what nobody else knows."""
        data: Any = interaction.data or {}
        custom_id = data.get("custom_id", "")
        known = PATTERN.fullmatch(custom_id) is not None
        if interaction.type is discord.InteractionType.modal_submit and known:
            await self.pressed(interaction, parse(custom_id), ())
        elif interaction.type in PRESSES and not known:  # of another version, or another program with this bot's name
            await self.guarded(interaction, self.presses.refuse(interaction, outcome.OLD_QUESTION))

    async def guarded(self, interaction: discord.Interaction[Any], act: Coroutine[Any, Any, None]) -> None:
        """Act for somebody; whatever fails is logged under an id that they are told."""
        if not await self.admitted(interaction):
            act.close()
            return
        try:
            await act
        except Exception as error:
            await self._failed(interaction, error)

    async def admitted(self, interaction: discord.Interaction[Any]) -> bool:
        """Admit an interaction in its language, and have `close` wait for it; refuse it once the bot is stopping."""
        self.choices.translate(interaction)
        if self.draining:
            await self.tell(interaction, "draining")
            return False
        task = asyncio.current_task()
        assert task is not None, "an interaction is handled in a task"
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return True

    async def tell(self, interaction: discord.Interaction[Any], text: str, **args: str) -> None:
        """Tell one person a sentence."""
        async with replying(interaction, "private") as reply:
            await reply.tell(voice(interaction.locale.value)(text, **args))

    async def _failed(self, interaction: discord.Interaction[Any], error: BaseException) -> None:
        """Say to whoever waits for an answer what went wrong; what is our fault has a number that is in the log."""
        said = self.faults.explain(interaction, error, self.now())
        try:
            async with replying(interaction, "private") as reply:
                await reply.tell(voice(interaction.locale.value)(said))
        except Exception:
            _log.exception("interaction %s could not be told what went wrong", interaction.id)

    async def _command_failed(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        await self._failed(interaction, error)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the tables of a deleted channel."""
        await self.closer.channels_gone(channel=channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """End the tables of a deleted thread."""
        await self.closer.channels_gone(channel=payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """End the tables of a server that has removed the bot; what else is kept of it stays for a while."""
        await self.closer.channels_gone(guild=guild.id)
        await self.departures.left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what is kept of a server that has the bot again."""
        await self.departures.joined(guild.id)

    async def _due(self, due: Due) -> None:
        """Act on a time that has run out."""
        if due.question.startswith(COMPUTER):
            await self.computers.begin(due)
            return
        if due.question.startswith(TALK):
            await self.computers.speak(due)
            return
        if due.question.startswith(LATE):
            await self.computers.overdue(due)
        elif live := await run_out(self.tables, self.lobbies, due, self.computers.stand_in):
            await self.notifier.remind(live, due.question)
        self.publisher.mark(due.table)

    def _done(self, before: TableRow, after: TableRow, deed: Deed) -> None:
        """Show a table to which something was done, and tell its people."""
        for old, new in zip(before.seats, after.seats, strict=True):
            if old.user != new.user:
                self.notifier.reseated(after.id, new.seat)
        self.publisher.mark(after.id)
        self.background(ballots.tell(self, before, after, deed))

    # What the others share

    def place(self, row: TableRow) -> discord.PartialMessageable:
        """Return where a table is shown."""
        return self.get_partial_messageable(row.thread or row.channel, guild_id=row.guild)

    def later(self, seconds: float, act: Callable[[], None]) -> None:
        """Do something in a while, unless the bot stops before."""

        async def wait() -> None:
            await asyncio.sleep(seconds)
            act()

        self.background(wait())

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run until the bot stops."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._background.discard)

    async def rematch(self, live: Live, host: Seat, *, may: bool = True) -> Live | None:
        """Return the lobby for the people of a finished table; open it, if it `may` be, and return that table."""
        row = live.row
        async with self.tables.locked(row.id):
            for other in await self.store.find(guild=row.guild, channel=row.thread or row.channel):
                if other.rematch == row.id and (found := await self.tables.get(other.id)) is not None:
                    return found
            if not may:
                return None
            opened = await self.lobbies.open(
                guild=row.guild,
                channel=row.channel,
                thread=row.thread,
                host=host,
                game=row.game,
                clock=row.clock,
                options=row.options,
                locale=row.locale,
                rematch=row.id,
                computers=tuple([Seat(0, seat.user, seat.name, seat.options) for seat in row.seats if seat.computer]),
            )
        self.publisher.mark(opened.row.id, anew=True)
        return live
