"""Settings: each person's own, and the server's for those who manage it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.choices import CLOCK_CHOICES
from bot.commands.told import told
from bot.people import moderates
from bot.reply import replying
from bot.voice import Voice, voice
from engine import Msg

if TYPE_CHECKING:
    from bot.app import Starcrossed

MOST_TABLES = 100


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class Settings(app_commands.Group):
    """`/settings me` and `/settings server`; without arguments they show what is set."""

    def __init__(self) -> None:
        super().__init__(name="settings", description=told("command-settings"))

    @app_commands.command(name="me", description=told("command-settings-me"))
    @app_commands.describe(dm=told("command-settings-me-dm"), mention=told("command-settings-me-mention"))
    async def me(
        self, interaction: discord.Interaction[Any], dm: bool | None = None, mention: bool | None = None
    ) -> None:
        """Set or show one's own settings."""
        bot: Starcrossed = interaction.client
        async with replying(interaction, "private") as reply:
            now = await bot.choices.of(interaction.user.id)
            chosen = replace(now, dm=now.dm if dm is None else dm, mention=now.mention if mention is None else mention)
            if (dm, mention) != (None, None):
                await bot.notifier.prefer(interaction.user.id, chosen)
            v = voice(interaction.locale.value)
            await reply.tell(v("settings-me", dm=_word(chosen.dm, v), mention=_word(chosen.mention, v)))

    @app_commands.command(name="server", description=told("command-settings-server"))
    @app_commands.describe(
        clock=told("command-settings-server-clock"),
        tables=told("command-settings-server-tables"),
        threads=told("command-settings-server-threads"),
    )
    @app_commands.choices(clock=CLOCK_CHOICES)
    async def server(
        self,
        interaction: discord.Interaction[Any],
        clock: str | None = None,
        tables: app_commands.Range[int, 1, MOST_TABLES] | None = None,
        threads: bool | None = None,
    ) -> None:
        """Set or show the server's settings."""
        bot: Starcrossed = interaction.client
        v = voice(interaction.locale.value)
        async with replying(interaction, "private") as reply:
            if interaction.guild_id is None:
                await reply.tell(v("settings-no-server"))
                return
            now = await bot.choices.at(interaction.guild_id)
            given: dict[str, Any] = {"clock": clock, "tables": tables, "threads": threads}
            given = {name: value for name, value in given.items() if value is not None}
            if given and not moderates(interaction):
                await reply.tell(v("settings-not-yours"))
                return
            chosen = replace(now, **given)
            if given:
                await bot.choices.settle(interaction.guild_id, chosen)
            await reply.tell(
                v(
                    "settings-server",
                    clock=Msg(f"clock-{chosen.clock}"),
                    tables=chosen.tables,
                    threads=_word(chosen.threads, v),
                )
            )


def _word(on: bool, v: Voice) -> Msg:
    return Msg("on" if on else "off")
