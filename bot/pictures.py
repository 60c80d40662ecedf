"""Sheets with their pictures: drawn outside the event loop by a few workers, the latest ones kept.

A picture that cannot be drawn costs the picture only; the texts say all that it shows.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import discord

from bot.components import PICTURE
from bot.sheet import Drawing, Sheet
from renderers import Picture, render

_log = logging.getLogger(__name__)

KEPT = 200
"""How many pictures are kept; about 60 kB each."""


@dataclass(frozen=True, slots=True)
class Painted:
    """A sheet ready to be sent."""

    sheet: Sheet
    picture: Picture | None = None

    @property
    def alt(self) -> str | None:
        """Return what the picture shows, in words."""
        return self.picture and self.picture.alt

    def files(self) -> list[discord.File]:
        """Return the picture as a new file: one can be sent only once."""
        if self.picture is None:
            return []
        return [discord.File(io.BytesIO(self.picture.data), PICTURE, description=self.picture.alt)]


class Painter:
    """Draws pictures with a number of workers."""

    def __init__(self, workers: int) -> None:
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._kept: OrderedDict[Drawing, Picture] = OrderedDict()

    async def paint(self, sheet: Sheet) -> Painted:
        """Draw the picture of a sheet."""
        drawing = sheet.drawing
        if drawing is None:
            return Painted(sheet)
        if drawing not in self._kept:
            loop = asyncio.get_running_loop()
            try:
                self._kept[drawing] = await loop.run_in_executor(self._pool, render, drawing.view, drawing.words)
            except Exception:
                _log.exception("a picture could not be drawn")
                return Painted(sheet)
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return Painted(sheet, self._kept.get(drawing))

    def close(self) -> None:
        """Let the workers go."""
        self._pool.shutdown(wait=False, cancel_futures=True)
