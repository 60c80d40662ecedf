"""The log of a game: all that has happened at a table, from its beginning, as far as the reader may know it.

A table remembers only its latest events. The others are found by playing the game again from its seed and its inputs;
of that, nothing but the events leaves this module.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot import outcome, present
from bot.address import Address
from bot.pages import turning
from bot.pictures import Painted
from bot.records import kept, near
from bot.reply import Reply, replying
from bot.sheet import Sheet
from bot.tables import Live
from bot.voice import Voice, voice, voice_of
from engine import GAMES, Event, Msg, Record, ReplayError, set_up, shots

if TYPE_CHECKING:
    from bot.app import Starcrossed

Press: TypeAlias = "discord.Interaction[Starcrossed]"

_log = logging.getLogger(__name__)

PAGE = 3000
"""Letters on a page, at most."""


def happened(record: Record, seat: int | None) -> list[Msg]:
    """Return what a seat, or a spectator, knows to have happened; raise `ReplayError` where that cannot be told."""
    table = set_up(record, GAMES)
    events: list[Event] = list(table.seen(seat).events)
    for shot in shots(record, table):
        events += shot.events
    return [event.msg for event in events if event.to in (None, seat)]


def paged(lines: list[str], room: int = PAGE) -> list[list[str]]:
    """Cut lines into pages, each as full as it can be.

    >>> paged(["ab", "cd", "ef"], 6)
    [['ab', 'cd'], ['ef']]
    """
    cut: list[list[str]] = [[]]
    left = room
    for line in lines:
        left -= len(line) + 1
        if left < 0 and cut[-1]:
            cut.append([])
            left = room - len(line) - 1
        cut[-1].append(line)
    return cut


def log_sheet(live: Live, lines: list[str], page: int | None, v: Voice) -> Sheet:
    """Show a page of a log, at first the newest."""
    leaves = paged(lines)
    here = len(leaves) - 1 if page is None else min(page, len(leaves) - 1)
    head = v("log-head", game=Msg("title"), link=present.link(live.row))
    foot = v("page-of", page=here + 1, pages=len(leaves)) if len(leaves) > 1 else ""
    texts = [text for text in (head, "\n".join(leaves[here]), foot) if text]
    turns = turning(here, len(leaves), lambda other: Address(live.row.id, "log", str(other)), v)
    return Sheet(tuple(texts), turns)


async def open_log(press: Press, address: Address, values: tuple[str, ...]) -> None:
    """Show the newest page of a log to whoever pressed, as a message of their own, or turn its pages."""
    page = int(address.question) if address.question.isdecimal() else None
    async with replying(press, "private" if page is None else "update") as reply:
        live = await press.client.tables.get(address.table)
        if live is None or live.table is None or not near(press, live.row):
            await reply.tell(voice(press.locale.value)(outcome.NO_TABLE.text))
        else:
            await _show(press, reply, live, page)


async def _show(press: Press, reply: Reply, live: Live, page: int | None) -> None:
    v = voice_of(live.row, press.locale.value)
    record = kept(live.row, await press.client.store.inputs(live.row.id))
    try:
        told = await press.client.painter.work(happened, record, live.seat_of(press.user.id))
    except ReplayError as error:
        _log.info("table %s has no log: %s", live.row.id, error)
        await reply.tell(v("log-lost"))
        return
    await reply.show(Painted(log_sheet(live, [f"- {v(msg)}" for msg in told], page, v)))
