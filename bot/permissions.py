"""What the bot needs in a channel, and what of it is missing there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from engine import Msg, msg

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
INVITED_WITH = discord.Permissions(**dict.fromkeys((*NEEDED, *FOR_THREADS), True))
"""The permissions of the invite link."""


def missing_permission(interaction: discord.Interaction[Any], *, threaded: bool) -> str | None:
    """Return the text id of the first permission the bot lacks where a command was used."""
    inside = isinstance(interaction.channel, discord.Thread)
    return next(lacking(interaction.app_permissions, inside=inside, threaded=threaded), None)


def missing_in(client: discord.Client, channel: int) -> str | None:
    """Return the text id of the first permission the bot lacks in a channel or thread; None also if unknown."""
    found = client.get_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
        return None
    try:
        have = found.permissions_for(found.guild.me)
    except discord.ClientException:  # a thread of a channel that is hidden from the bot
        return text_of("view_channel")
    return next(lacking(have, inside=isinstance(found, discord.Thread)), None)


def trouble_in(client: discord.Client, channel: int) -> Msg | None:
    """Say what stands against posting in a channel that a server has chosen."""
    if client.get_channel(channel) is None:
        return msg("setting-gone", channel=f"<#{channel}>")
    missing = missing_in(client, channel)
    return msg("setting-lacks", permission=Msg(missing), channel=f"<#{channel}>") if missing else None


def lacking(have: discord.Permissions, *, inside: bool = False, threaded: bool = False) -> Iterator[str]:
    """List the text ids of what is missing: `inside` a thread, or to open a table with a thread of its own."""
    for name in needed(inside=inside, threaded=threaded):
        if not getattr(have, name):
            yield text_of(name)


def needed(*, inside: bool = False, threaded: bool = False) -> tuple[str, ...]:
    """List the permissions that it takes."""
    here = [FOR_THREADS[1] if inside and name == "send_messages" else name for name in NEEDED]
    return (*here, *(FOR_THREADS if threaded else ()))


def text_of(permission: str) -> str:
    """Return the id of the text that names a permission."""
    return f"permission-{permission.replace('_', '-')}"
