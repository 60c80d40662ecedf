"""How long a click waits for the event loop while computers think at 200 tables at once.

Each table is a person's against a hard computer, in all games by turns; every computer has something to answer and
thinks in its process. Meanwhile a probe in the bot's loop asks to be woken every ten milliseconds: it comes as late
as a click would. The simulated Discord answers in the same loop, so the true bot does better.
"""

from __future__ import annotations

import asyncio
import statistics
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.figure import Figure
from bot.app import Starcrossed
from bot.config import Settings
from bot.memory import settle
from bot.store import Seat
from engine import GAMES
from tests.bot.harness import World, simulation

TABLES = 200
SECONDS = 4
"""Of the tables' time, in which every computer is asked several times."""
EVERY = 0.01
"""Seconds between two looks at the clock."""


def measure() -> list[Figure]:
    """Return the lag of the event loop in milliseconds, and how many answers computers gave meanwhile."""
    late, answers = asyncio.run(_busy())
    late.sort()
    return [
        Figure("ms a click waits, in 99 of 100 cases", 1000 * late[int(0.99 * len(late))], 200, 50),
        Figure("ms a click waits, in the middle", 1000 * statistics.median(late), 50, 10),
        Figure("ms a click waits at most", 1000 * late[-1]),
        Figure("answers of computers meanwhile", answers),
    ]


async def _busy() -> tuple[list[float], int]:
    with TemporaryDirectory() as folder:
        bot = Starcrossed(Settings.model_validate({"STARCROSSED_DATA": Path(folder)}))
        async with simulation(bot) as env:
            guild = env.create_guild("Verona")
            env.settle_timeout = 600
            channel = guild.create_text_channel("tables")
            world = World(env, bot, lambda: bot, guild, channel)
            ann = world.join("Ann")
            settle()  # as `bot.run` does
            try:
                return await _measured(bot, world, Seat(0, ann.id, "Ann"))
            finally:
                await bot.close()


async def _measured(bot: Starcrossed, world: World, host: Seat) -> tuple[list[float], int]:
    tables = [await _table(bot, world, host, number) for number in range(TABLES)]
    late: list[float] = []
    probe = asyncio.create_task(_probe(late))
    for _ in range(SECONDS):
        await world.advance(1)
    probe.cancel()
    with suppress(asyncio.CancelledError):
        await probe
    inputs = [given for table in tables for given in await bot.store.inputs(table)]
    return late, sum(given.cause == "click" for given in inputs)


async def _table(bot: Starcrossed, world: World, host: Seat, number: int) -> str:
    """Start a game of a person against as few computers as can be."""
    game = list(GAMES.values())[number % len(GAMES)]
    live = await bot.lobbies.open(
        guild=world.guild.id,
        channel=world.channel.id,
        thread=None,
        host=host,
        game=game.id,
        clock="live",
        options={},
        locale="en",
    )
    for _ in range(game.seats[0] - 1):
        await bot.lobbies.add_computer(live.row.id, host.user, "hard")
    await bot.lobbies.start(live.row.id, host.user)
    bot.publisher.mark(live.row.id)
    return live.row.id


async def _probe(late: list[float]) -> None:
    """Note how much later than asked for a task is woken."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(EVERY)
        late.append(time.perf_counter() - before - EVERY)
