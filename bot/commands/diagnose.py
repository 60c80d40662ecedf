"""What is well on a server and what is not, for those who manage it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import outcome
from bot.commands.told import told
from bot.diagnosis import diagnosis_sheet, examine
from bot.people import moderates
from bot.pictures import Painted
from bot.reply import replying
from bot.voice import voice


@app_commands.command(name="diagnose", description=told("command-diagnose"))
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def diagnose(interaction: discord.Interaction[Any]) -> None:
    """Say how the bot is here, to somebody who manages the server."""
    v = voice(interaction.locale.value)
    async with replying(interaction, "private") as reply:
        if not moderates(interaction):
            await reply.tell(v(outcome.NOT_MANAGER.text))
            return
        await reply.show(Painted(diagnosis_sheet(await examine(interaction), v)))
