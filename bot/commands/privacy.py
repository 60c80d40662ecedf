"""What the bot keeps about whoever asks: to have, or to have deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.told import told
from bot.pictures import Painted
from bot.privacy import export_file, export_sheet, sure_sheet
from bot.reply import replying
from bot.voice import voice

if TYPE_CHECKING:
    from bot.app import Starcrossed


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Privacy(app_commands.Group):
    """`/privacy export` and `/privacy delete`."""

    def __init__(self) -> None:
        super().__init__(name="privacy", description=told("command-privacy"))

    @app_commands.command(name="export", description=told("command-privacy-export"))
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        """Give somebody everything that is kept about them as a file."""
        bot: Starcrossed = interaction.client
        async with replying(interaction, "private") as reply:
            file = await export_file(bot, interaction.user.id)
            await reply.show(export_sheet(file, voice(interaction.locale.value)))

    @app_commands.command(name="delete", description=told("command-privacy-delete"))
    async def delete(self, interaction: discord.Interaction[Any]) -> None:
        """Ask whether somebody really wants to be forgotten."""
        bot: Starcrossed = interaction.client
        async with replying(interaction, "private") as reply:
            open_ = await bot.store.find(user=interaction.user.id)
            await reply.show(Painted(sure_sheet(voice(interaction.locale.value), len(open_))))
