"""Quiet hours and time zones, offered while somebody types."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import app_commands

from bot.quiet import NONE, plain
from bot.voice import voice
from bot.waking import zones

MOST = 25
"""How many offers Discord takes."""

USUAL = ("22:00-07:00", "23:00-08:00", "00:00-08:00")
"""Quiet hours that are offered."""


async def offer_zones(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Offer time zones that fit what is typed, each with the time it is there."""
    now, wanted = datetime.fromtimestamp(interaction.client.now(), UTC), plain(typed)
    fitting = [name for name in zones() if wanted in name.casefold()]
    fitting.sort(key=lambda name: (not plain(name.rpartition("/")[2]).startswith(wanted), "/" not in name, name))
    return [
        app_commands.Choice(name=f"{name} ({now.astimezone(ZoneInfo(name)):%H:%M})", value=name)
        for name in fitting[:MOST]
    ]


async def offer_hours(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Offer usual quiet hours, and none."""
    words = voice(interaction.locale.value)
    names = {hours: hours for hours in USUAL} | {NONE: words.label("quiet-none")}
    fitting = [app_commands.Choice(name=name, value=value) for value, name in names.items() if typed.lower() in value]
    return fitting or [app_commands.Choice(name=names[NONE], value=NONE)]
