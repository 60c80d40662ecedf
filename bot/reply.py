"""Answering an interaction in time, once, and without losing anything where Discord no longer takes the answer.

Discord waits three seconds. What is ready within one is the answer itself; where it takes longer, a deferral goes out
first and the answer follows. An answer that is refused (10062, 40060 and the like) or does not get through is never an
error of the game: the input is kept, and the table shows the truth.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, Literal

import aiohttp
import discord

from bot.pictures import Painted
from bot.sheet import Sheet

_log = logging.getLogger(__name__)

PATIENCE = 1.0
"""Seconds before a deferral goes out."""

TOO_LATE = {10062, 40060, 10015, 50027, 10008}
"""Unknown or expired interaction or token, answered already, message gone."""

Way = Literal["update", "private", "public"]
"""Change the message that was pressed, answer for one pair of eyes, or answer for all."""


class Reply:
    """The answer to one interaction."""

    def __init__(self, interaction: discord.Interaction[Any], way: Way) -> None:
        self.interaction = interaction
        self.way = way
        self._lock = asyncio.Lock()
        self._late: asyncio.Task[None] | None = None

    async def defer(self) -> None:
        """Tell Discord that the answer will come."""
        async with self._lock:
            response = self.interaction.response
            if response.is_done():
                return
            with not_too_late():
                if self.way == "update":
                    await response.defer()
                else:
                    await response.defer(ephemeral=self.way == "private", thinking=True)

    def defer_soon(self) -> None:
        """Tell Discord so, without anybody waiting for it."""
        self._late = asyncio.create_task(self.defer())

    async def show(self, painted: Painted) -> None:
        """Answer with a sheet: in the pressed message where the way is "update", else in a new one."""
        files = painted.files()
        view = painted.view()
        async with self._lock:
            response = self.interaction.response
            with not_too_late():
                if response.is_done():
                    await self.interaction.edit_original_response(view=view, attachments=files)
                elif self.way == "update":
                    await response.edit_message(view=view, attachments=files)
                else:
                    await response.send_message(view=view, files=files, ephemeral=self.way == "private")

    async def show_in(self, message: int, painted: Painted) -> bool:
        """Answer with a sheet in the message that was pressed; False where it is not this one, or takes no answer."""
        pressed = self.interaction.message
        async with self._lock:
            response = self.interaction.response
            if pressed is None or pressed.id != message or response.is_done():
                return False
            try:
                await response.edit_message(view=painted.view(), attachments=painted.files())
            except (discord.InteractionResponded, discord.HTTPException, OSError, aiohttp.ClientError) as error:
                _log.info("a press was not answered with its message (%s)", error)
                return False
            return True

    async def tell(self, text: str) -> None:
        """Answer with a sentence for one pair of eyes, leaving the pressed message as it is."""
        await self.whisper(Painted(Sheet((text,))))

    async def whisper(self, painted: Painted) -> None:
        """Answer with a sheet for one pair of eyes, leaving the pressed message as it is."""
        files, view = painted.files(), painted.view()
        async with self._lock:
            response = self.interaction.response
            with not_too_late():
                if not response.is_done():
                    await response.send_message(view=view, files=files, ephemeral=True)
                elif response.type is discord.InteractionResponseType.deferred_channel_message:
                    await self.interaction.edit_original_response(view=view, attachments=files)
                else:  # what was answered is a message that others may read
                    await self.interaction.followup.send(view=view, files=files, ephemeral=True)


@asynccontextmanager
async def replying(interaction: discord.Interaction[Any], way: Way) -> AsyncIterator[Reply]:
    """Answer within the block; a deferral goes out by itself when that takes longer than `PATIENCE`."""
    reply = Reply(interaction, way)
    timer = asyncio.get_running_loop().call_later(PATIENCE, reply.defer_soon)
    try:
        yield reply
        if not interaction.response.is_done():
            await reply.defer()
    finally:
        timer.cancel()


@contextlib.contextmanager
def not_too_late() -> Iterator[None]:
    """Let an answer be lost that Discord does not take any more, or that does not get through."""
    try:
        yield
    except discord.InteractionResponded:
        _log.info("an interaction was answered twice")
    except discord.HTTPException as error:
        if error.code not in TOO_LATE and error.status < 500:
            raise
        _log.info("an answer came too late (%s)", error.code or error.status)
    except (OSError, aiohttp.ClientError) as error:
        _log.info("an answer did not get through (%s)", error)
