"""Settings: each person's own, and the server's for those who manage it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import settings
from bot.commands.choices import CLOCK_CHOICES
from bot.commands.quiet import offer_hours, offer_zones
from bot.commands.told import told
from bot.people import moderates
from bot.quiet import Unclear, read_quiet
from bot.reply import replying
from bot.voice import voice

if TYPE_CHECKING:
    from bot.app import Starcrossed


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Settings(app_commands.Group):
    """`/settings me` and `/settings server` set what is given, and show all that can be set."""

    def __init__(self) -> None:
        super().__init__(name="settings", description=told("command-settings"))

    @app_commands.command(name="me", description=told("command-settings-me"))
    @app_commands.describe(
        dm=told("command-settings-me-dm"),
        mention=told("command-settings-me-mention"),
        quiet=told("command-settings-me-quiet"),
        zone=told("command-settings-me-zone"),
    )
    @app_commands.autocomplete(quiet=offer_hours, zone=offer_zones)
    async def me(
        self,
        interaction: discord.Interaction[Any],
        dm: bool | None = None,
        mention: bool | None = None,
        quiet: str | None = None,
        zone: str | None = None,
    ) -> None:
        """Set or show one's own settings."""
        bot: Starcrossed = interaction.client
        async with replying(interaction, "private") as reply:
            given = _given(dm=dm, mention=mention)
            now = await bot.choices.of(interaction.user.id)
            chosen = replace(now, **given)
            if quiet is not None or zone is not None:
                try:
                    chosen = replace(chosen, quiet=read_quiet(now.quiet, quiet, zone))
                except Unclear as error:
                    await reply.tell(voice(interaction.locale.value)(error.why))
                    return
            if chosen != now or dm:  # whoever asks for direct messages has them tried again
                await bot.notifier.prefer(interaction.user.id, chosen)
            await reply.show(await bot.painter.paint(settings.show_mine(interaction, chosen)))

    @app_commands.command(name="server", description=told("command-settings-server"))
    @app_commands.describe(
        clock=told("command-settings-server-clock"),
        tables=told("command-settings-server-tables"),
        threads=told("command-settings-server-threads"),
        computers=told("command-settings-server-computers"),
    )
    @app_commands.choices(clock=CLOCK_CHOICES)
    async def server(
        self,
        interaction: discord.Interaction[Any],
        clock: str | None = None,
        tables: app_commands.Range[int, 1, settings.MOST_TABLES] | None = None,
        threads: bool | None = None,
        computers: bool | None = None,
    ) -> None:
        """Set or show the server's settings."""
        bot: Starcrossed = interaction.client
        v = voice(interaction.locale.value)
        async with replying(interaction, "private") as reply:
            if interaction.guild_id is None:
                await reply.tell(v("settings-no-server"))
                return
            given = _given(clock=clock, tables=tables, threads=threads, computers=computers)
            if given and not moderates(interaction):
                await reply.tell(v("settings-not-yours"))
                return
            chosen = replace(await bot.choices.at(interaction.guild_id), **given)
            if given:
                await settings.settle(bot, interaction.guild_id, chosen)
            await reply.show(await bot.painter.paint(settings.show_ours(interaction, chosen)))


def _given(**options: Any) -> dict[str, Any]:
    """Return the options that were filled in."""
    return {name: value for name, value in options.items() if value is not None}
