"""The command that tests the record of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import aiohttp
import discord
from discord import app_commands

from bot.commands.told import told
from bot.fairness import MOST_BYTES, Sealed, Unreadable, read, too_big
from bot.records import over, sealed_of
from bot.reply import replying
from bot.verify import Verdict, compared, verify
from bot.voice import voice
from engine import Msg, ReplayError, msg

if TYPE_CHECKING:
    from bot.app import Starcrossed


@app_commands.command(name="verify", description=told("command-verify"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.describe(record=told("command-verify-file"))
@app_commands.rename(record="file")
async def verify_(interaction: discord.Interaction[Any], record: discord.Attachment) -> None:
    """Say whether a record is right, and whether it is the one that is kept of its table."""
    bot: Starcrossed = interaction.client
    words = voice(interaction.locale.value)
    async with replying(interaction, "private") as reply:
        if record.size > MOST_BYTES:
            await reply.tell(words(too_big()))
            return
        try:
            file = await record.read()
        except (discord.HTTPException, aiohttp.ClientError, OSError):
            await reply.tell(words("verify-not-sent"))
            return
        try:
            sealed, verdict = await bot.painter.aside(_examined, file)
        except Unreadable as error:
            await reply.tell(words(error.text))
            return
        await reply.tell(f"{words(verdict.text)}\n{words(await _kept(bot, sealed))}")


def _examined(file: bytes) -> tuple[Sealed, Verdict]:
    sealed = read(file)
    return sealed, verify(sealed)


async def _kept(bot: Starcrossed, sealed: Sealed) -> Msg:
    """Say whether a record is the one of its table; nothing of a table whose game is not over."""
    row = await bot.store.get(sealed.table)
    if row is None:
        return msg("verify-no-table", table=sealed.table)
    if not over(row):
        return msg("verify-open", table=sealed.table)
    try:
        return compared(sealed, sealed_of(row, await bot.store.inputs(row.id)))
    except ReplayError:
        return msg("verify-old-table", table=sealed.table)
