"""Learning a game by playing it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands.choices import GAME_CHOICES
from bot.commands.told import told
from bot.learn import open_lesson
from bot.reply import replying


@app_commands.command(name="learn", description=told("command-learn"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.describe(game=told("command-game"))
@app_commands.choices(game=GAME_CHOICES)
async def learn(interaction: discord.Interaction[Any], game: str) -> None:
    """Open a guided game against computers for one pair of eyes."""
    async with replying(interaction, "private") as reply:
        await open_lesson(reply, game)
