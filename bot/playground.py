"""The playground: the real bot on a simulated Discord, played in the browser without a token and without a network.

SimCord is the Discord; its preview is the page. What is here gives the two a server with people, and lets simulated
time keep pace with the real one. Nothing in the bot knows of it.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import discord
from pydantic import SecretStr

from bot.app import Starcrossed
from bot.config import Settings
from bot.pacer import Pacer
from bot.store import sqlite_url

if TYPE_CHECKING:
    from simcord.actors import MemberActor
    from simcord.builders import ChannelHandle, GuildHandle
    from simcord.env import Env
    from simcord.preview import Preview

NAMES = ("Beatrice", "Benedick", "Viola", "Orlando", "Portia", "Horatio", "Hermia", "Prospero", "Cordelia", "Feste")
"""The people of the playground; the first one owns the server."""

GUILD = 1456074443980800500
"""The server's id, which holds the time of its making as Discord's ids do: the start of simulated time."""

TOPIC = "Type /newgame to open a table. “Viewing as”, at the top, is who you are."

WELCOME = """\
## Welcome to the playground
This is a simulated Discord with a real bot. Nothing leaves this machine, and everybody here is you: **{names}**.
1. Type `/newgame` below, press Enter, choose a **game**, and send it with the arrow on the right.
2. Take an opponent from **Add a computer player** and press **Start**. Or play as people: choose another person under \
**Viewing as** at the top and press **Join**, do so for each who plays, and press **Start** as the first one.
3. **My hand** shows a person's own cards and choices, which only that person can see.

New to a game? `/learn` teaches it by playing, alone, against computers.

A browser tab for each person is the handiest way. Clocks run in real time. Direct messages have no page here, so the \
bot sends none and calls people in this channel instead. Threads have none either and are switched off.

Any other command works too: `/rules`, `/leaderboard`, `/settings`, `/help`."""


class Unplayable(Exception):
    """The playground cannot start; the text says why and, in a second line, what to do."""


@dataclass(frozen=True)
class World:
    """The simulated Discord."""

    env: Env
    guild: GuildHandle
    channel: ChannelHandle
    people: tuple[MemberActor, ...]


async def playground(
    *, settings: Settings, port: int | None = None, people: int = 5, db: Path | None = None, open_browser: bool = True
) -> None:
    """Run the playground until it is interrupted, ended in the page, or left alone by the browser.

    `people` is at most `len(NAMES)`. Without a file `db` nothing is kept. Raise `Unplayable` or a `StoreError` if it
    cannot start.
    """
    _hush(settings)
    _check(port)
    stop, shown = _interrupted(), open_browser and _can_show()
    async with AsyncExitStack() as stack:
        file = db or Path(stack.enter_context(TemporaryDirectory(prefix="starcrossed-"))) / "playground.db"
        bot = Starcrossed(settings.model_copy(update={"address": _address(file)}), always_sync=True)
        world = await stack.enter_async_context(_world(bot, people))
        await _settle_in(bot, world)
        preview = await stack.enter_async_context(_page(world, port))
        print(_greeting(world, preview, db, shown=shown), flush=True)
        if shown:
            await asyncio.to_thread(webbrowser.open, preview.url)
        await Pacer(world.env, preview).run(stop, stay=not shown)
    print("\nThe playground is closed.", flush=True)


def _hush(settings: Settings) -> None:
    """Leave the terminal to what matters here, unless other logs are wanted."""
    if settings.log_level == "INFO":
        logging.getLogger().setLevel(logging.WARNING)
    logging.getLogger("discord.state").setLevel(logging.ERROR)  # SimCord tries a client without intents


def _check(port: int | None) -> None:
    try:
        socket.create_server(("127.0.0.1", port or 0)).close()
    except OSError as error:
        reason = "it is taken" if error.errno == errno.EADDRINUSE else error.strerror
        remedy = "Name another --port, or none for any free one."
        raise Unplayable(f"Port {port} cannot be used: {reason}.\n{remedy}") from None


def _can_show() -> bool:
    """Tell whether a browser has a screen; on a bare terminal a text browser would come up instead."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in screens)


def _interrupted() -> asyncio.Event:
    """Return an event that Ctrl-C and SIGTERM set."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C cancels the task instead
            loop.add_signal_handler(number, stop.set)
    return stop


def _address(file: Path) -> SecretStr:
    return SecretStr(sqlite_url(file).render_as_string(hide_password=False))


@asynccontextmanager
async def _world(bot: Starcrossed, people: int) -> AsyncIterator[World]:
    """Have the bot run in a simulated Discord.

    Everything is made in the same order each time, at the start of simulated time, and so has the same ids: a database
    of an earlier run finds its server and people again. Then time jumps to now.
    """
    try:
        from simcord.env import Env
    except ImportError as error:
        raise _missing(error) from None
    env = Env(bot, check_errors=False)
    env._schedule_timer = lambda *_: None  # type: ignore[method-assign]  # the pacer moves time, and nothing else
    env.backend.edit_bot_profile("Starcrossed")
    users = [env.create_user(name.lower(), global_name=name) for name in NAMES]
    guild = env.create_guild("Verona", id=GUILD, owner=users[0])
    channel = guild.create_text_channel(
        "tables",
        topic=TOPIC,
        overwrites={guild.default_role: discord.PermissionOverwrite(create_public_threads=False)},
    )
    members = tuple([guild.add_member(user) for user in users[:people]])
    env.backend.advance_clock(max(0.0, (datetime.now(UTC) - env.now()).total_seconds()))
    try:
        await env.start()
        with env.time_context():
            yield World(env, guild, channel, members)
    finally:
        await bot.close()
        await env.shutdown()


async def _settle_in(bot: Starcrossed, world: World) -> None:
    """Greet, switch off what has no page here, and bring the tables of an earlier run back into the channel."""
    for person in world.people:
        wants = await bot.choices.of(person.id)
        await bot.notifier.prefer(person.id, replace(wants, dm=False))
    names = ", ".join(person.user.global_name or person.name for person in world.people)
    await world.guild.create_webhook(world.channel, "Playground").send(WELCOME.format(names=names))
    for row in await bot.store.find(guild=world.guild.id):
        bot.publisher.mark(row.id, anew=True)
    await bot.publisher.drain()


@asynccontextmanager
async def _page(world: World, port: int | None) -> AsyncIterator[Preview]:
    """Serve the channel to a browser."""
    from simcord.backend.errors import SetupError

    preview = world.env.preview(
        world.channel, viewers=world.people, layout="channel", port=port or 0, timezone=_time_zone()
    )
    try:
        await preview.__aenter__()
    except SetupError as error:
        raise _missing(error) from None
    try:
        yield preview
    finally:
        await preview.close()


def _missing(error: Exception) -> Unplayable:
    return Unplayable(
        f"The playground needs packages that are not here: {error}\nGet them: pip install 'starcrossed[playground]'"
    )


def _time_zone() -> str:
    """Return this machine's offset from UTC as the name of a time zone, where there is one."""
    offset = datetime.now().astimezone().utcoffset() or timedelta()
    hours, rest = divmod(offset, timedelta(hours=1))
    return "UTC" if rest or not hours else f"Etc/GMT{-hours:+d}"


def _greeting(world: World, preview: Preview, db: Path | None, *, shown: bool) -> str:
    kept = f"Tables are kept in {db}." if db else "Nothing is kept in the end; --db FILE keeps it."
    people = f"The playground is open for {len(world.people)} people, all of them you:"
    end = "It ends with Ctrl-C, or a minute after its last tab is closed." if shown else "It ends with Ctrl-C."
    return f"{people}\n\n    {preview.url}\n\n{kept} {end}"
