"""Telling Discord the commands, and only when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.commands.told import Interpreter
from renderers import fingerprint

if TYPE_CHECKING:
    from bot.app import Starcrossed

_log = logging.getLogger(__name__)

KEY = "commands"


async def sync_commands(bot: Starcrossed, *, force: bool = False) -> list[str] | None:
    """Send the commands if they are not those that were sent last; return their names, None where nothing was sent.

    With a developers' server in the settings they are sent to that server, where they appear at once.
    """
    await bot.tree.set_translator(Interpreter())
    guild = discord.Object(bot.settings.dev_guild) if bot.settings.dev_guild else None
    key = f"{KEY} {bot.application_id} {guild.id if guild else 'everywhere'}"
    digest = _digest([command.to_dict(bot.tree) for command in bot.tree.get_commands()], fingerprint())
    if not force and await bot.store.get_meta(key) == digest:
        return None
    if guild:
        bot.tree.copy_global_to(guild=guild)
    sent = await bot.tree.sync(guild=guild)
    await bot.store.set_meta(key, digest)
    _log.info("told Discord %d commands", len(sent))
    return [command.name for command in sent]


def _digest(commands: list[dict[str, Any]], texts: str) -> str:
    """Return what changes with the commands, or with the texts from which they are translated."""
    return hashlib.sha256(json.dumps([commands, texts], sort_keys=True).encode()).hexdigest()
