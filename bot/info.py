"""Sheets to read: rules, help, and lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord

from bot import present
from bot.address import NO_TABLE, Address
from bot.names import escape
from bot.pages import pages, turning
from bot.reply import Reply, replying
from bot.sheet import LONGEST_LABEL, Button, Choice, Drawing, Menu, Row, Sheet, cut, fitted
from bot.store import TableRow
from bot.voice import Voice, named, voice, voice_of
from engine import GAMES, Msg
from renderers import PEOPLE, illustration, rules

if TYPE_CHECKING:
    from bot.app import Starcrossed

Press = Any
MOST_LISTED = 8
"""Tables a list shows with buttons of their own; with seven long names each they still fit."""

ROOM = 3500
"""Characters that a list has for tables."""


def rules_sheet(game: str, topic: str | None, v: Voice) -> Sheet:
    """Show one topic of a game's rules, with its picture, the first unless one is named; and a menu of them all."""
    topics = rules(game, v.plain)
    now = next((each for each in topics if each.id == topic), topics[0])
    choices = tuple([Choice(each.id, cut(each.title, LONGEST_LABEL), chosen=each.id == now.id) for each in topics])
    menu = Menu(Address(NO_TABLE, "topic", key=game), v.label("rules-topic"), choices)
    shown = illustration(game, now.id)
    drawing = None if shown is None else Drawing(shown, replace(v.plain, names=PEOPLE))
    texts = [f"### {v('rules-head', game=Msg('title'), topic=now.title)}", now.text, v("rules-learn")]
    return Sheet(fitted(texts), (menu,), drawing)


async def turn_topic(press: discord.Interaction[Starcrossed], address: Address, values: tuple[str, ...]) -> None:
    """Show the topic that was picked."""
    async with replying(press, "update") as reply:
        v = voice(press.locale.value, address.key)
        await reply.show(await press.client.painter.paint(rules_sheet(address.key, values[0], v)))


def help_sheet(v: Voice) -> Sheet:
    """Say what the bot is for and how to begin."""
    games = "\n".join(
        f"- **{voice(v.plain.locale, game)('title')}** · {voice(v.plain.locale, game)('pitch')}" for game in GAMES
    )
    return Sheet(fitted([f"### {v('help-head')}", v("help-text"), games]))


def tables_sheet(
    mine: list[TableRow], others: list[TableRow], v: Voice, page: int = 0, lessons: Sequence[str] = ()
) -> Sheet:
    """List tables with links, one's own all of them, page by page and with buttons; of the others as many as fit.

    `lessons` are the games in which somebody has a lesson that goes on.
    """
    count = pages(len(mine), MOST_LISTED)
    page = max(0, min(page, count - 1))
    shown, first = mine[page * MOST_LISTED : (page + 1) * MOST_LISTED], page * MOST_LISTED + 1
    texts = [f"### {v('tables-mine')}", numbered(shown, v, first) or v("tables-none")]
    if count > 1:
        texts.append(v("page-of", page=page + 1, pages=count))
    if lessons:
        titles = tuple([voice(v.plain.locale, game)("title") for game in lessons])
        texts.append(v("tables-lessons", games=titles, count=len(titles)))
    if listed := _fitting([f"- {_line(row, v)}" for row in others], ROOM - sum(map(len, texts))):
        texts += [f"### {v('tables-others')}", listed]
    rows = [_row(row, number, v) for number, row in enumerate(shown, first)]
    turns = turning(page, count, lambda other: Address(NO_TABLE, "tables", str(other)), v)
    return Sheet(fitted(texts), (*rows, *turns))


def _fitting(lines: list[str], room: int) -> str:
    """Join as many lines as there is room for."""
    kept: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join(kept)


async def lessons_of(client: Starcrossed, user: int) -> list[str]:
    """Return the games in which somebody has a lesson that goes on."""
    return [game for game in GAMES if await client.store.lesson_in(user, game) is not None]


async def show_tables(reply: Reply, page: int = 0) -> None:
    """List the open tables of whoever asks, and those of the server where they do."""
    press: discord.Interaction[Starcrossed] = reply.interaction
    mine = await press.client.store.find(user=press.user.id)
    here = await press.client.store.find(guild=press.guild_id) if press.guild_id else []
    own = {row.id for row in mine}
    others = [row for row in here if row.id not in own]
    lessons = await lessons_of(press.client, press.user.id)
    sheet = tables_sheet(mine, others, voice(press.locale.value), page, lessons)
    await reply.show(await press.client.painter.paint(sheet))


async def turn_tables(press: discord.Interaction[Starcrossed], address: Address, values: tuple[str, ...]) -> None:
    """Show another page of one's tables."""
    number = address.question
    async with replying(press, "update") as reply:
        await show_tables(reply, int(number) if number.isascii() and number.isdigit() and len(number) < 9 else 0)


def numbered(rows: list[TableRow], v: Voice, first: int = 1) -> str:
    """List tables under the numbers that their buttons have."""
    return "\n".join([f"{number}. {_line(row, v)}" for number, row in enumerate(rows, first)])


def _line(row: TableRow, v: Voice) -> str:
    said = voice_of(row, v.plain.locale)
    names = said.safe.listed([escape(named(seat, v.plain.locale)) for seat in row.seats if not seat.vacant])
    return said(f"tables-{row.status}", game=Msg("title"), names=names, link=present.link(row))


def _row(row: TableRow, number: int, v: Voice) -> Row:
    hand = Button(Address(row.id, "hand"), v.label("tables-hand", number=number), "success")
    show = Button(Address(row.id, "show"), v.label("tables-show", number=number))
    return Row((hand, show) if row.status == "playing" else (show,))


def stop_sheet(rows: list[TableRow], v: Voice) -> Sheet:
    """Ask which table is to end, or whether the only one is."""
    lines = [
        f"{number}. {_line(row, v)} · {v('stop-opened', at=f'<t:{round(row.created)}:R>')}"
        for number, row in enumerate(rows, 1)
    ]
    texts = [f"### {v('stop-head')}", "\n".join(lines)]
    buttons = [
        Button(Address(row.id, "stop"), _ending(row, number, v), "danger")
        for number, row in enumerate(rows[:MOST_LISTED], 1)
    ]
    return Sheet(fitted(texts), tuple([Row((button,)) for button in buttons]))


def _ending(row: TableRow, number: int, v: Voice) -> str:
    said = voice_of(row, v.plain.locale)
    return cut(said.label("stop-button", number=number, game=Msg("title")), LONGEST_LABEL)
