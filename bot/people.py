"""Whoever pressed or typed: as a person at a table, and whether they may override others."""

from __future__ import annotations

from typing import Any

import discord

from bot.names import clean
from bot.store import Seat

LOCALE = "locale"
"""Under which of a seat's options its owner's language is kept, beside the texts of the game."""


def person(interaction: discord.Interaction[Any], texts: dict[str, Any] | None = None) -> Seat:
    """Return whoever interacted as somebody who takes a seat; its number is the lobby's matter."""
    options = {**(texts or {}), LOCALE: interaction.locale.value}
    return Seat(0, interaction.user.id, clean(interaction.user.display_name), options)


def moderates(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether whoever interacted may manage the server."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild
