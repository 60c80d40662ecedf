"""How long the bot takes to be ready, and how much memory it takes with 100 open tables.

Both in a process of their own, on SimCord, on a database that is there already: from the start of Python to READY, and
resident memory when each of 100 tables has been shown with its picture, and five people at each have their panels.
SimCord's copies of what was sent are left out, for on Discord they are no memory of the bot.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.figure import Figure

TABLES = 100
STARTS = 3


def measure() -> list[Figure]:
    """Return seconds to READY, and megabytes, each against its limit."""
    with TemporaryDirectory() as folder:
        run("ready", folder)  # makes the database
        seconds = min(run("ready", folder)[0] for _ in range(STARTS))
        memory = run("tables", folder)[1]
    return [
        Figure("seconds from the start of Python to READY / 3", seconds / 3, 1, 0.5),
        Figure(f"resident MB with {TABLES} open tables / 150", memory / 150, 1, 0.9),
    ]


def run(what: str, folder: str) -> tuple[float, float]:
    """Run this module as a process; return the seconds until it has printed its memory, and that."""
    start = time.monotonic()
    command = [sys.executable, "-W", "ignore", "-m", "benchmarks.footprint", what, folder]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        said = process.stdout.readline()
        taken = time.monotonic() - start
    assert process.returncode == 0, "it says why above"
    return taken, float(said)


async def _main(what: str, folder: Path) -> None:
    from bot.app import Starcrossed
    from bot.config import Settings
    from tests.bot.harness import World, simulation

    bot = Starcrossed(Settings.model_validate({"STARCROSSED_DATA": folder}))
    async with simulation(bot) as env:
        guild = env.create_guild("Verona")
        world = World(env, bot, lambda: bot, guild, guild.create_text_channel("tables"))
        for number in range(5):
            world.join(f"Player {number}")
        for _ in range(TABLES if what == "tables" else 0):
            await _open(bot, world)
        print(resident(), flush=True)
        await bot.close()


async def _open(bot: Any, world: Any) -> None:
    """Open a table with five people, and show it."""
    from bot.store import Seat

    host, *guests = [Seat(0, person.id, person.name) for person in world.people]
    place = {"guild": world.guild.id, "channel": world.channel.id, "thread": None}
    kind = {"game": "where_art_thou_romeo", "clock": "live", "options": {}, "locale": "en"}
    live = await bot.lobbies.open(host=host, **place, **kind)
    for guest in guests:
        await bot.lobbies.join(live.row.id, guest)
    await bot.lobbies.start(live.row.id, host.user)
    bot.publisher.mark(live.row.id)
    await bot.publisher.drain()
    world.env.backend.cdn._blobs.clear()
    world.env.http_requests.clear()


def resident() -> float:
    """Return the resident memory of this process in megabytes (Linux)."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 1e6


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1], Path(sys.argv[2])))
