"""What stands against opening a table, found out before anything is posted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.permissions import missing_permission
from engine import Msg, msg

if TYPE_CHECKING:
    from bot.app import Starcrossed


async def why_not_here(interaction: discord.Interaction[Starcrossed], *, threaded: bool = False) -> Msg | None:
    """Say why no table can be opened where somebody typed or pressed: the server's rules, permissions, room."""
    assert interaction.guild_id is not None, "tables are opened in servers"
    bot = interaction.client
    settings = await bot.choices.at(interaction.guild_id)
    places = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if settings.channels and places.isdisjoint(settings.channels):
        return msg("not-in-this-channel", channels=tuple([f"<#{channel}>" for channel in settings.channels]))
    if missing := missing_permission(interaction, threaded=threaded):
        return lacks(missing, interaction.channel_id)
    if len(await bot.store.find(guild=interaction.guild_id)) >= settings.tables:
        return msg("too-many-tables", most=settings.tables)
    return None


def lacks(permission: str, channel: int | None) -> Msg:
    """Name a missing permission, by its text id, and the channel where it is missing."""
    return msg("preflight", permission=Msg(permission), channel=f"<#{channel}>")
