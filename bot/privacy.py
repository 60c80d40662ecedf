"""What is kept about people: shown as a file, and forgotten at their word.

Forgetting leaves games as they were for everybody else: somebody without a name was there. Whoever sits at a table
leaves it first, as anybody may.
"""

from __future__ import annotations

import io
import json
import zipfile
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

import discord

from bot.address import NO_TABLE, Address
from bot.pictures import Document, Painted
from bot.reply import replying
from bot.sheet import Button, Row, Sheet
from bot.voice import Voice, voice

if TYPE_CHECKING:
    from bot.app import Starcrossed

FORGET = "forget"
"""The verb of the buttons that ask whether somebody is sure."""

FORMAT = "starcrossed personal data 1"

MOST_BYTES = 8_000_000
"""What Discord takes everywhere as it is; a longer file is zipped."""


async def export_file(bot: Starcrossed, user: int) -> Document:
    """Return everything that is kept about a person as a file."""
    data: dict[str, Any] = {"format": FORMAT, "user": user, **await bot.store.export(user)}
    return await bot.painter.aside(packed, data)


def packed(data: dict[str, Any], most: int = MOST_BYTES) -> Document:
    """Write data as JSON that people can read, zipped where that is too long to be sent."""
    plain = Document("starcrossed-my-data.json", json.dumps(data, indent=1, ensure_ascii=False).encode())
    if len(plain.data) <= most:
        return plain
    packing = io.BytesIO()
    with zipfile.ZipFile(packing, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(plain.name, plain.data)
    return Document("starcrossed-my-data.zip", packing.getvalue())


def export_sheet(file: Document, v: Voice) -> Painted:
    """Say what is in somebody's file."""
    return Painted(Sheet((f"### {v('privacy-export-head')}", v("privacy-export-text"))), document=file)


def sure_sheet(v: Voice, tables: int) -> Sheet:
    """Ask whether somebody wants to be forgotten, and say what that means."""
    buttons = (
        Button(Address(NO_TABLE, FORGET, key="yes"), v.label("privacy-yes"), "danger"),
        Button(Address(NO_TABLE, FORGET, key="no"), v.label("privacy-no")),
    )
    texts = [f"### {v('privacy-sure-head')}", v("privacy-sure-text")]
    if tables:
        texts.append(v("privacy-sure-tables", count=tables))
    return Sheet(tuple(texts), (Row(buttons),))


async def answer_sure(press: discord.Interaction[Starcrossed], address: Address, values: tuple[str, ...]) -> None:
    """Forget whoever pressed, or leave all as it is."""
    async with replying(press, "update") as reply:
        if address.key != "yes":
            await reply.show(Painted(Sheet((voice(press.locale.value)("privacy-kept"),))))
            return
        await reply.defer()
        busy = await forget(press.client, press.user.id)
        v = voice(press.locale.value)
        await reply.show(Painted(Sheet((v("privacy-busy" if busy else "privacy-done"),))))


async def forget(bot: Starcrossed, user: int) -> bool:
    """Forget somebody; True, and nothing is forgotten, where a table could not be left just now."""
    touched = await bot.store.find(user=user)
    for row in touched:
        lobby = row.status == "lobby"
        await (bot.lobbies.leave(row.id, user) if lobby else bot.crew.leave(row.id, user))
        bot.publisher.mark(row.id)
    await bot.publisher.drain()
    if await bot.store.find(user=user):
        return True
    async with AsyncExitStack() as locks:
        for table in sorted({*(row.id for row in touched), *bot.tables.holding(user)}):
            await locks.enter_async_context(bot.tables.locked(table))
        await bot.store.forget(user)
        bot.tables.forget(user)
    bot.choices.forget(user)
    for row in touched:
        bot.publisher.mark(row.id)
    return False
