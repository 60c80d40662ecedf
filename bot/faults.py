"""What goes wrong while somebody waits for an answer: what they are told, what the log says, and what is remembered.

Whatever is our fault has a number that stands in the log, too. What is not (a permission, Discord itself, a command of
an older version) is said with what to do about it.
"""

from __future__ import annotations

import logging
import secrets
from collections import deque
from typing import Any, NamedTuple

import aiohttp
import discord
from discord import app_commands

from bot.store import StoreError
from engine import Msg, msg

_log = logging.getLogger(__name__)

KEPT = 200
"""So many faults are remembered, those of all servers together."""

NO_ACCESS = {50001, 50013}
TOO_BIG = 40005
"""A file has more bytes than Discord takes."""


class Fault(NamedTuple):
    """Something that was our fault: its number in the log, where and when it was, and what kind of thing it is."""

    number: str
    guild: int | None
    at: float
    kind: str


class Faults:
    """Remembers the latest faults since the start."""

    def __init__(self) -> None:
        self._latest: deque[Fault] = deque(maxlen=KEPT)

    def of(self, guild: int | None) -> list[Fault]:
        """Return the faults on a server, new to old."""
        return [fault for fault in reversed(self._latest) if fault.guild == guild]

    def explain(self, interaction: discord.Interaction[Any], error: BaseException, now: float) -> Msg:
        """Log what went wrong; return what to say to whoever waits for an answer."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if (text := _not_ours(cause, interaction.channel_id)) is not None:
            _log.warning("interaction %s came to nothing: %s: %s", interaction.id, type(cause).__name__, cause)
            return text
        number = secrets.token_hex(4)
        _log.error("error %s in interaction %s", number, interaction.id, exc_info=cause)
        self._latest.append(Fault(number, interaction.guild_id, now, type(cause).__name__))
        return msg("error-database" if isinstance(cause, StoreError) else "error", number=number)


def _not_ours(cause: BaseException, channel: int | None) -> Msg | None:
    """Say what to do about what is not our fault."""
    if isinstance(cause, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return Msg("error-command")
    if isinstance(cause, app_commands.TransformerError):
        return Msg("error-value")
    if isinstance(cause, discord.HTTPException) and cause.code in NO_ACCESS:
        return msg("error-forbidden", channel=f"<#{channel}>")
    if isinstance(cause, discord.HTTPException) and cause.code == TOO_BIG:
        return Msg("error-too-big")
    ill = isinstance(cause, discord.HTTPException) and cause.status >= 500
    if ill or isinstance(cause, aiohttp.ClientError):
        return Msg("error-discord")
    return None
