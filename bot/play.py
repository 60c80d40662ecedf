"""What happens when something is pressed: each verb of an address, one method.

Parsed, answered in time, handed to the service, committed, then shown. The seat is whoever pressed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot import (
    audit,
    board,
    desk,
    hints,
    history,
    info,
    learn,
    log,
    outcome,
    present,
    privacy,
    records,
    replay,
    settings,
)
from bot.address import Address
from bot.more_time import agree
from bot.outcome import Outcome
from bot.people import moderates, person
from bot.permissions import missing_in
from bot.pictures import Painted
from bot.preflight import lacks, why_not_here
from bot.present_people import gone_sheet
from bot.ready import just_begun
from bot.reply import Reply, replying
from bot.sheet import Sheet
from bot.tables import Live
from bot.text_entry import ENTER, TextEntry, entered
from bot.voice import Voice, voice, voice_of
from engine import GAMES, Keys

if TYPE_CHECKING:
    from bot.app import Starcrossed

Press: TypeAlias = "discord.Interaction[Starcrossed]"
Values = tuple[str, ...]


class Presses:
    """Handles every press."""

    def __init__(self, bot: Starcrossed) -> None:
        self._bot = bot
        self._verbs: dict[str, Callable[[Press, Address, Values], Awaitable[None]]] = {
            "answer": self._answer,
            "pick": self._pick,
            "none": self._none,
            "marked": self._marked,
            "back": self._back,
            "here": self._here,
            "more": self._more,
            "hand": self._hand,
            "hint": hints.give_hint,
            "join": self._join,
            ENTER: self._enter,
            "leave": self._leave,
            "computer": self._computer,
            "start": self._start,
            "ready": self._ready,
            "cancel": self._cancel,
            "option": self._option,
            "again": self._again,
            "show": self._show,
            "stop": self._stop,
            "board": board.turn_page,
            "sort": board.sort,
            "past": history.turn_page,
            "topic": info.turn_topic,
            "tables": info.turn_tables,
            privacy.FORGET: privacy.answer_sure,
            settings.MINE: settings.press_mine,
            settings.OURS: settings.press_ours,
            "log": log.open_log,
            "record": records.send_record,
            "replay": replay.open_replay,
            "step": replay.step,
            "jump": replay.jump,
            "look": replay.look,
            "film": replay.send_film,
            "audit": audit.turn_page,
            **desk.verbs(),
        }

    async def handle(self, press: Press, address: Address, values: Values) -> None:
        """Act on a press; a verb of another version is an old button."""
        if learn.is_lesson(address):
            await learn.press_lesson(press, address, values)
            return
        act = self._verbs.get(address.verb)
        if act is None:
            await self.refuse(press, outcome.OLD_QUESTION)
        else:
            await act(press, address, values)

    async def refuse(self, press: Press, why: Outcome, live: Live | None = None) -> None:
        """Tell only whoever pressed why nothing happened."""
        async with replying(press, "private") as reply:
            await reply.tell(self._say(press, why, live))

    def _say(self, press: Press, why: Outcome, live: Live | None) -> str:
        words = voice_of(live.row, press.locale.value) if live else voice(press.locale.value)
        return words(why.text)

    # Answers

    async def _answer(self, press: Press, address: Address, values: Values) -> None:
        await self._give(press, address, (address.key,))

    async def _pick(self, press: Press, address: Address, values: Values) -> None:
        await self._give(press, address, values)

    async def _none(self, press: Press, address: Address, values: Values) -> None:
        await self._give(press, address, ())

    async def _marked(self, press: Press, address: Address, values: Values) -> None:
        """Answer with what the menu has marked beforehand."""
        live = await self._bot.tables.get(address.table)
        open_ = live.table.questions if live and live.table else ()
        keys = next((present.suggested(asked.item) for asked in open_ if asked.id == address.question), ())
        await self._give(press, address, keys)

    async def _give(self, press: Press, address: Address, keys: Keys) -> None:
        tables = self._bot.tables
        await self._played(press, address, lambda: tables.answer(address.table, press.user.id, address.question, keys))

    async def _back(self, press: Press, address: Address, values: Values) -> None:
        tables = self._bot.tables
        await self._played(press, address, lambda: tables.back(address.table, press.user.id, address.question))

    async def _here(self, press: Press, address: Address, values: Values) -> None:
        await self._played(press, address, lambda: self._bot.tables.here(address.table, press.user.id))

    async def _more(self, press: Press, address: Address, values: Values) -> None:
        await self._played(press, address, lambda: agree(self._bot.tables, address.table, press.user.id))

    async def _played(self, press: Press, address: Address, act: Callable[[], Awaitable[Outcome]]) -> None:
        """Apply an input and answer: the pressed panel shows what is now and the table's message follows, or it alone.

        A press on the table after which its owner alone goes on in secret is answered with their panel.
        """
        panel = on_panel(press)
        async with replying(press, "update") as reply:
            done = await act()
            live = await self._bot.tables.get(address.table)
            alone = live is not None and done.done and present.alone_in_secret(live, press.user.id)
            if done.done and not panel and not alone:
                await self._bot.publisher.answer(address.table, reply, actor=press.user.id)
            elif done.done:
                self._bot.publisher.mark(address.table, actor=press.user.id)
            if live is not None and (panel or alone):
                await self.show_panel(press, reply, live, apart=not panel)
            if not done.done:
                await reply.tell(self._say(press, done, live))

    async def show_panel(self, press: Press, reply: Reply, live: Live, *, apart: bool = False) -> None:
        """Show whoever pressed their panel as it is now, where they pressed or in a message apart."""
        eyes = await self._bot.choices.eyes(press.user.id, live.row.guild)
        seat = live.seat_of(press.user.id)
        if seat is None or live.table is None:
            if any(former.user == press.user.id for former in live.row.former):
                await reply.show(Painted(gone_sheet(live.row, voice_of(live.row, press.locale.value))))
            return
        v = voice_of(live.row, press.locale.value)
        direct = press.guild_id is None and reply.way == "update"
        notes = () if direct else self._notes(live, v)
        sheet = present.panel_sheet(live, seat, v, notes, whole=not eyes.pictures)
        await (reply.whisper if apart else reply.show)(await self._bot.painter.paint(sheet, eyes))
        if direct:
            self._bot.notifier.shown(live.row.id, seat, sheet)

    def _notes(self, live: Live, v: Voice) -> list[str]:
        """Say of when a panel is that no edit will reach later, and whether the table itself cannot be shown."""
        notes = [v("panel-as-of", at=f"<t:{round(self._bot.now())}:T>")]
        if live.row.id in self._bot.troubled:
            notes.append(v("panel-trouble", channel=f"<#{live.row.thread or live.row.channel}>"))
        return notes

    async def _hand(self, press: Press, address: Address, values: Values) -> None:
        """Show the panel, any number of times."""
        async with replying(press, "private") as reply:
            live = await self._bot.tables.get(address.table)
            if live is None:
                await reply.tell(self._say(press, outcome.NO_TABLE, live))
            elif live.table is None:
                why = outcome.NOT_STARTED if live.row.status == "lobby" else outcome.OVER
                await reply.tell(self._say(press, why, live))
            elif live.seat_of(press.user.id) is None:
                await reply.tell(self._say(press, outcome.NOT_SEATED, live))
            else:
                await self.show_panel(press, reply, live)

    # The lobby

    async def _join(self, press: Press, address: Address, values: Values) -> None:
        if address.key and address.key not in GAMES:
            await self.refuse(press, outcome.OLD_QUESTION)
            return
        if address.key:
            await press.response.send_modal(TextEntry(address, press.locale.value))
            return
        await self._in_lobby(press, address.table, self._bot.lobbies.join(address.table, person(press)))

    async def _enter(self, press: Press, address: Address, values: Values) -> None:
        """Seat whoever has filled in the box with the texts that the game wants of each player."""
        texts = entered(press)
        await self._in_lobby(press, address.table, self._bot.lobbies.join(address.table, person(press, texts)))

    async def _leave(self, press: Press, address: Address, values: Values) -> None:
        await self._in_lobby(press, address.table, self._bot.lobbies.leave(address.table, press.user.id))

    async def _computer(self, press: Press, address: Address, values: Values) -> None:
        """Add a computer player of a strength, or send the last one away."""
        lobbies, user = self._bot.lobbies, press.user.id
        if values[0] == "remove":
            await self._in_lobby(press, address.table, lobbies.remove_computer(address.table, user))
        else:
            await self._in_lobby(press, address.table, lobbies.add_computer(address.table, user, values[0]))

    async def _start(self, press: Press, address: Address, values: Values) -> None:
        act = self._bot.lobbies.start(address.table, press.user.id, moderator=moderates(press))
        await self._in_lobby(press, address.table, act)

    async def _cancel(self, press: Press, address: Address, values: Values) -> None:
        await self._in_lobby(press, address.table, self._cancelled(press, address.table))

    async def _cancelled(self, press: Press, table: str) -> Outcome:
        """Close a lobby for its host; a moderator who does it is told of to the table."""
        done = await self._bot.lobbies.cancel(table, press.user.id)
        overridden = done == outcome.NOT_HOST and moderates(press)
        return await self._bot.crew.override(table, "stop", person(press)) if overridden else done

    async def _option(self, press: Press, address: Address, values: Values) -> None:
        act = self._bot.lobbies.choose(address.table, press.user.id, address.key, values[0])
        await self._in_lobby(press, address.table, act)

    async def _ready(self, press: Press, address: Address, values: Values) -> None:
        await self._in_lobby(press, address.table, self._bot.lobbies.ready(address.table, press.user.id))

    async def _in_lobby(self, press: Press, table: str, act: Awaitable[Outcome]) -> None:
        async with replying(press, "update") as reply:
            done = await act
            live = await self._bot.tables.get(table)
            if done.done:
                if live is not None and just_begun(live.row):
                    self._bot.publisher.mark(table, actor=press.user.id, anew=True)
                else:
                    await self._bot.publisher.answer(table, reply, actor=press.user.id)
            if done != outcome.DONE:
                await reply.tell(self._say(press, done, live))

    # The table

    async def _again(self, press: Press, address: Address, values: Values) -> None:
        """Open a lobby for the same people, once."""
        async with replying(press, "update") as reply:
            await reply.defer()
            live = await self._bot.tables.get(address.table)
            if live is None or live.seat_of(press.user.id) is None:
                await reply.tell(self._say(press, outcome.NOT_SEATED if live else outcome.NO_TABLE, live))
                return
            host = person(press, live.row.seats[live.seat_of(press.user.id) or 0].options)
            why = await why_not_here(press)
            opened = await self._bot.rematch(live, host, may=why is None)
            if why is not None and opened is None:
                await reply.tell(self._say(press, Outcome(why), live))
            elif opened is not None and opened is not live:
                words = voice_of(opened.row, press.locale.value)
                await reply.tell(words("rematch-open", link=present.link(opened.row)))

    async def _show(self, press: Press, address: Address, values: Values) -> None:
        """Post a table's message anew, for one of its people."""
        async with replying(press, "private") as reply:
            live = await self._bot.tables.get(address.table)
            if live is None or live.seat_of(press.user.id) is None:
                await reply.tell(self._say(press, outcome.NOT_SEATED if live else outcome.NO_TABLE, live))
                return
            place = live.row.thread or live.row.channel
            if missing := missing_in(self._bot, place):
                await reply.tell(self._say(press, Outcome(lacks(missing, place)), live))
                return
            self._bot.publisher.mark(address.table, anew=True)
            await reply.tell(voice_of(live.row, press.locale.value)("show-done"))

    async def _stop(self, press: Press, address: Address, values: Values) -> None:
        """End a table: a lobby at once, a game when its people agree, or when a moderator is sure."""
        async with replying(press, "update") as reply:
            row = await self._bot.store.get(address.table)
            if row is not None and row.status == "playing" and moderates(press) and address.key != "yes":
                await desk.ask_to_stop(reply, row, address)
                return
            done, vote = await self._bot.closer.stop(address.table, person(press), moderator=moderates(press))
            if done.done:
                self._bot.publisher.mark(address.table)
            if vote is not None and vote.status == "open":
                await desk.after_proposal(reply, address.table, done, vote)
                return
            words = voice(press.locale.value)
            await reply.show(
                await self._bot.painter.paint(Sheet((words("stop-done") if done.done else words(done.text),)))
            )


def on_panel(press: Press) -> bool:
    """Tell whether a press was on a panel, in the direct messages or seen by one person only."""
    return press.guild_id is None or (press.message is not None and press.message.flags.ephemeral)
