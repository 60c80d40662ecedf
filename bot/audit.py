"""The audit list: what was done to the tables of a server, page by page, for those who manage it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord

from bot import outcome
from bot.address import NO_TABLE, Address
from bot.pages import pages, read_page, turning
from bot.people import moderates
from bot.present_people import deed_line
from bot.reply import Reply, Way, replying
from bot.sheet import Sheet, fitted
from bot.store import Deed, Deeds
from bot.voice import voice
from engine import GAMES, Msg

if TYPE_CHECKING:
    from bot.app import Starcrossed

PAGE = 8
"""Entries of a page; the longest names still fit."""


def audit_sheet(found: Deeds, page: int, locale: str) -> Sheet:
    """Show one page, new to old."""
    v = voice(locale)
    count = pages(found.count, PAGE)
    texts = [
        f"### {v('audit-head')}",
        "\n".join([_line(deed, locale) for deed in found.rows]) or v("audit-none"),
        v("page-of", page=page + 1, pages=count) if count > 1 else "",
    ]
    return Sheet(fitted(texts), turning(page, count, lambda other: Address(NO_TABLE, "audit", str(other)), v))


def _line(deed: Deed, locale: str) -> str:
    v = voice(locale, deed.game if deed.game in GAMES else None)
    game = Msg("title") if deed.game in GAMES else deed.game
    return v("audit-line", at=f"<t:{round(deed.at)}:f>", game=game, table=deed.table, deed=deed_line(deed, v))


async def open_page(press: discord.Interaction[Starcrossed], page: int, way: Way) -> None:
    """Show a page to somebody who manages the server; one that is no longer there is the last one."""
    async with replying(press, way) as reply:
        if not moderates(press) or press.guild_id is None:
            await reply.tell(voice(press.locale.value)(outcome.NOT_MANAGER.text))
            return
        await _show(reply, press.guild_id, page)


async def _show(reply: Reply, guild: int, page: int) -> None:
    client: Starcrossed = reply.interaction.client
    read = partial(client.store.deeds, guild, limit=PAGE)
    shown, found = await read_page(page, PAGE, lambda offset: read(offset=offset))
    await reply.show(await client.painter.paint(audit_sheet(found, shown, reply.interaction.locale.value)))


async def turn_page(press: discord.Interaction[Starcrossed], address: Address, values: tuple[str, ...]) -> None:
    """Show the page that was pressed."""
    number = address.question
    await open_page(press, int(number) if number.isascii() and number.isdigit() and len(number) < 9 else 0, "update")
