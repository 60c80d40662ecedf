"""What a turn costs the bot, against the same click of a bot that only answers.

A turn is a press that changes the table for everybody: a card placed, a lobby opened, Romeo named. The other bot
answers each press with one edit: Components V2, ten buttons, a constant picture of 60 kB. Both run on SimCord,
alternately in one run; CPU time of the whole process, medians. SimCord's own search for bots at rest, which costs more
than either bot, is left out: a click is over some time after it, when all has long been done. A turn is measured twice:
with a constant picture in place of all work on pictures, and as it is.

Turns are not alike: a press on the table is answered with the table, one call; one on a panel with the panel, and the
table follows. So each turn of the game is played several times, and what counts is the mean of their medians. Before
that the bot plays a game that is not measured, for what it does once after its start is no part of a turn.
"""

from __future__ import annotations

import asyncio
import re
import statistics
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
from discord import ui

from benchmarks.figure import Figure
from bot.app import Starcrossed
from bot.config import Settings
from bot.pictures import Painted, Painter
from bot.sheet import Sheet
from bot.store import Preferences
from renderers import Picture
from tests.bot import romeo
from tests.bot.harness import Post, Press, World, simulation

PEOPLE = romeo.NAMES[:4]
ROUNDS = 5
FLOOR = 40
"""Clicks of the bot that only answers, in a round."""
ENOUGH = 0.15
"""Seconds in which all that follows from a click is done."""
CONSTANT = Picture(bytes(60_000), "a constant picture", "png")


class Costs:
    """CPU seconds and REST calls of each click."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.calls: list[int] = []

    async def take(self, world: World, press: Press) -> None:
        """Measure one click, with all that follows from it."""
        before, start = len(world.env.http_requests), time.process_time()
        world._send(press)
        await asyncio.sleep(ENOUGH)
        self.seconds.append(time.process_time() - start)
        await world.env.settle()
        ours = [call for call in world.env.http_requests[before:] if call.method != "GET"]
        self.calls.append(len(ours))

    @property
    def median(self) -> float:
        """Return the CPU seconds of a click."""
        return statistics.median(self.seconds)

    @property
    def mean(self) -> float:
        """Return the CPU seconds of a turn: the mean over all turns of a game, each the median of its repetitions."""
        turns = len(self.seconds) // ROUNDS
        return statistics.mean(statistics.median(self.seconds[turn::turns]) for turn in range(turns))


def measure() -> list[Figure]:
    """Return what a turn costs in units of a mere answer, and its REST calls."""
    floor, plain, drawn = Costs(), Costs(), Costs()
    for _ in range(ROUNDS):
        asyncio.run(_answers(floor))
        with _undrawn():
            asyncio.run(_game(plain))
        asyncio.run(_game(drawn))
    return [
        Figure("turn without drawing / click that is only answered", plain.mean / floor.median, 2, 1.5),
        Figure("whole turn / click that is only answered", drawn.mean / floor.median, 8, 6.5),
        Figure("REST calls of a turn", statistics.mean(plain.calls), 2, 1),
        Figure("CPU ms of a click that is only answered", floor.median * 1000),
    ]


@contextmanager
def _undrawn() -> Iterator[None]:
    """Have pictures cost nothing."""

    async def constant(_: Painter, sheet: Sheet, *_eyes: Any) -> Painted:
        return Painted(sheet, CONSTANT if sheet.drawing else None)

    paint, Painter.paint = Painter.paint, constant  # type: ignore[method-assign]
    try:
        yield
    finally:
        Painter.paint = paint  # type: ignore[method-assign]


@asynccontextmanager
async def _world(bot: discord.Client) -> AsyncIterator[World]:
    """Run a bot in a server with a few people."""
    async with simulation(bot) as env:
        guild = env.create_guild("Verona")
        world = World(env, bot, lambda: bot, guild, guild.create_text_channel("tables"))
        for name in PEOPLE:
            world.join(name)
        try:
            yield world
        finally:
            await bot.close()


async def _game(costs: Costs) -> None:
    """Play a game in the channel, where nobody wants to be called, and measure its turns."""
    with TemporaryDirectory() as folder:
        bot = Starcrossed(Settings.model_validate({"STARCROSSED_DATA": Path(folder)}))
        async with _world(bot) as world:
            for person in world.people:
                await bot.notifier.prefer(person.id, Preferences(dm=False, mention=False))
            await romeo.finish(world, await romeo.begin(world))
            table = await romeo.begin(world)
            for _ in PEOPLE:
                for holder in await romeo.holders(world, table):
                    panel = await romeo.hand(holder, table)
                    await romeo.choose(holder, panel)
                    await costs.take(world, Press(holder, panel, panel.answers["ok"]))
                juliet = await romeo.juliet(world, table)
                await costs.take(world, Press(juliet, table, table.answers["ok"]))
                await world.advance(romeo.LOBBY)
                await costs.take(world, Press(juliet, table, table.answers["none"]))


async def _answers(costs: Costs) -> None:
    """Measure clicks of the bot that only answers."""
    async with _world(Answerer()) as world:
        await world.people[0].slash("start")
        post: Post = world.last
        for number in range(FLOOR):
            press = Press(world.people[number % len(PEOPLE)], post, post.custom_ids[number % 10])
            await costs.take(world, press)


class Knob(ui.DynamicItem[ui.Button[Any]], template=re.compile("floor:(?P<number>[0-9])")):
    """A button of the bot that only answers."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Button {number}", custom_id=f"floor:{number}"))

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: re.Match[str], /) -> Knob:
        """Make the button again."""
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer with the same message again."""
        await interaction.response.edit_message(view=_view(), attachments=[_file()])


class Answerer(discord.Client):
    """A bot that only answers."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, chunk_guilds_at_startup=False)
        self.tree = discord.app_commands.CommandTree(self)
        self.tree.command(name="start", description="Start")(_start)

    async def setup_hook(self) -> None:
        """Register the button and the command."""
        self.add_dynamic_items(Knob)
        await self.tree.sync()


async def _start(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(view=_view(), file=_file())


def _file() -> discord.File:
    return discord.File(BytesIO(CONSTANT.data), "table.png", description=CONSTANT.alt)


def _view() -> ui.LayoutView:
    gallery: Any = ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png", description=CONSTANT.alt))
    rows = [ui.ActionRow(*[Knob(number) for number in range(first, first + 5)]) for first in (0, 5)]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay("### A table"), gallery, ui.TextDisplay("What is on it"), *rows))
    return view
