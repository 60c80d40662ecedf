"""What the bot needs in a channel before it opens a table there."""

from __future__ import annotations

from typing import Any

import discord

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
INVITED_WITH = discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_THREADS), True))
"""The permissions of the invite link."""


def missing_permission(interaction: discord.Interaction[Any], *, threaded: bool) -> str | None:
    """Return the text id of the first permission the bot lacks where a command was used."""
    have = interaction.app_permissions
    needed = list(NEEDED)
    if isinstance(interaction.channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
    if threaded:
        needed += FOR_THREADS
    return next((f"permission-{name.replace('_', '-')}" for name in needed if not getattr(have, name)), None)
