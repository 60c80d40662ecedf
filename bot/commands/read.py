"""Commands to read: rules, help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import info
from bot.commands.choices import GAME_CHOICES
from bot.commands.told import told
from bot.reply import replying
from bot.voice import voice
from engine import GAMES

if TYPE_CHECKING:
    from bot.app import Starcrossed


@app_commands.command(name="rules", description=told("command-rules"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.describe(game=told("command-game"))
@app_commands.choices(game=GAME_CHOICES)
async def rules(interaction: discord.Interaction[Any], game: str | None = None) -> None:
    """Show the rules to one person."""
    bot: Starcrossed = interaction.client
    chosen = game or next(iter(GAMES))
    async with replying(interaction, "private") as reply:
        sheet = info.rules_sheet(chosen, None, voice(interaction.locale.value, chosen))
        await reply.show(await bot.painter.paint(sheet))


@app_commands.command(name="help", description=told("command-help"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def help_(interaction: discord.Interaction[Any]) -> None:
    """Say how to begin."""
    bot: Starcrossed = interaction.client
    async with replying(interaction, "private") as reply:
        await reply.show(await bot.painter.paint(info.help_sheet(voice(interaction.locale.value))))
