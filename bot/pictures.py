"""Sheets with their pictures: drawn outside the event loop by a few workers, the latest ones kept.

A picture that cannot be drawn costs the picture only; the texts say all that it shows.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple, ParamSpec, TypeVar

import discord
from discord import ui

from bot.components import HAND, PICTURE, layout
from bot.memory import share, trim
from bot.sheet import Drawing, Sheet
from renderers import STANDARD, Picture, render

_log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

KEPT = 32
"""How many pictures are kept; about 50 kB each."""

TRIMMED = 20
"""After so many pictures the memory they took is given back; more often would make them slower."""

KEPT_FILMS = 4
"""How many films are kept; a few MB each."""


class Eyes(NamedTuple):
    """How somebody wants to see: which look pictures have, and whether there are any at all."""

    look: str = STANDARD
    pictures: bool = True


class Document(NamedTuple):
    """A file that is sent with a sheet."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class Painted:
    """A sheet ready to be sent."""

    sheet: Sheet
    picture: Picture | None = None
    document: Document | None = None
    hand: Picture | None = None

    @property
    def alt(self) -> str | None:
        """Return what the picture shows, in words."""
        return self.picture and self.picture.alt

    def view(self) -> ui.LayoutView:
        """Return the message that goes with the files."""
        document = self.document and self.document.name
        hand = self.hand and self.hand.alt
        return layout(self.sheet, self.alt, picture=self._name, hand=hand, document=document)

    def files(self) -> list[discord.File]:
        """Return pictures and document as new files: one can be sent only once."""
        files = []
        if self.picture is not None:
            files.append(discord.File(io.BytesIO(self.picture.data), self._name, description=self.picture.alt))
        if self.hand is not None:
            files.append(discord.File(io.BytesIO(self.hand.data), f"{HAND}.png", description=self.hand.alt))
        if self.document is not None:
            files.append(discord.File(io.BytesIO(self.document.data), self.document.name))
        return files

    @property
    def _name(self) -> str:
        return f"{PICTURE}.{self.picture.kind if self.picture else 'png'}"


EYES = Eyes()


class Painter:
    """Draws pictures with a number of workers."""

    def __init__(self, workers: int) -> None:
        share()
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="painter")
        self._aside = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._films: OrderedDict[Hashable, asyncio.Future[Picture]] = OrderedDict()
        self._kept: OrderedDict[Drawing, Picture] = OrderedDict()
        self._drawn = 0

    async def paint(self, sheet: Sheet, eyes: Eyes = EYES) -> Painted:
        """Draw the pictures of a sheet for somebody's eyes."""
        if not eyes.pictures:
            return Painted(sheet)
        picture, hand = [await self._picture(drawing, eyes) for drawing in (sheet.drawing, sheet.hand)]
        return Painted(sheet, picture, hand=hand)

    async def _picture(self, drawing: Drawing | None, eyes: Eyes) -> Picture | None:
        """Draw a picture unless it is kept; None where there is none, or it cannot be drawn."""
        if drawing is None:
            return None
        drawing = Drawing(drawing.view, replace(drawing.words, look=eyes.look))
        if drawing not in self._kept:
            try:
                self._kept[drawing] = await self.work(self._draw, drawing)
            except Exception:
                _log.exception("a picture could not be drawn")
                return None
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept.get(drawing)

    def _draw(self, drawing: Drawing) -> Picture:
        picture = render(drawing.view, drawing.words)
        self._drawn += 1
        if self._drawn % TRIMMED == 0:
            trim()
        return picture

    async def work(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have a worker do something that takes less than a blink."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, partial(do, *args, **kwargs))

    async def aside(self, do: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have something done that takes seconds, one thing at a time, while the tables are drawn as ever."""
        return await asyncio.get_running_loop().run_in_executor(self._aside, partial(do, *args, **kwargs))

    async def film(self, key: Hashable, do: Callable[P, Picture], *args: P.args, **kwargs: P.kwargs) -> Picture:
        """Have a film made; one that is being made, or was made lately under this key, is not made again."""
        if key not in self._films:
            self._films[key] = asyncio.ensure_future(self.aside(do, *args, **kwargs))
            while len(self._films) > KEPT_FILMS:
                self._films.popitem(last=False)
        try:
            return await asyncio.shield(self._films[key])
        except Exception:
            self._films.pop(key, None)
            raise

    def close(self) -> None:
        """Let the workers go."""
        for pool in (self._pool, self._aside):
            pool.shutdown(wait=False, cancel_futures=True)
