"""A process that plays until it is killed: the bot on a simulated Discord, and people who press at random.

It begins with the tables that its predecessors left, and says through a pipe what the bot has accepted, at once. Each
process has a Discord of its own that knows the same server and people but none of the former messages; the bot posts
its tables anew.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

from simcord.env import Env

from bot import pictures
from bot.app import Starcrossed
from bot.config import Settings
from bot.store import Preferences, TableRow
from bot.tables import Live
from engine import Ask, Asked, Rng, random_answer
from renderers import Picture
from tests.bot.harness import PATIENCE, Person, Press, World

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
GUILD = 1456074443980800500
TABLES = 3
"""How many are played at once."""


def play(folder: str, number: int, said: Connection, *, finish: bool = False) -> None:
    """Play the tables in a folder; for ever, or with `finish` to their ends."""
    asyncio.run(_play(folder, number, said, finish))


async def _play(folder: str, number: int, said: Connection, finish: bool) -> None:
    pictures.render = lambda *_: Picture(b"", "", "png")  # to be killed more often while something is written
    bot = Starcrossed(Settings.model_validate({"STARCROSSED_DATA": folder}), always_sync=True)
    world = _world(bot)
    world.env.backend.advance_clock(60 * number)
    await world.env.start()
    with world.env.time_context():
        bot.tables.answer = _telling(bot.tables.answer, said)  # type: ignore[method-assign]
        for person in world.people[2:]:  # the others have panels as direct messages, too
            await bot.notifier.prefer(person.id, Preferences(dm=False))
        for row in await bot.store.find():  # this Discord has none of the former messages
            bot.publisher.mark(row.id, anew=True)
        await bot.publisher.drain()
        said.send("started")
        chance = random.Random(number)
        while finish is False or await bot.store.find():
            await _something(world, bot, chance, finish)
        await bot.close()
    await world.env.shutdown()


def _world(bot: Starcrossed) -> World:
    """Make the server and its people, with the same ids in every process."""
    env = Env(bot, check_errors=False, settle_timeout=PATIENCE)
    env._schedule_timer = lambda *_: None  # type: ignore[method-assign]  # time passes only where it is let
    users = [env.create_user(name.lower(), global_name=name) for name in NAMES]
    guild = env.create_guild("Verona", id=GUILD, owner=users[0])
    world = World(env, bot, lambda: bot, guild, guild.create_text_channel("tables"))
    world.people = [Person(world, guild.add_member(user)) for user in users]
    assert [person.member.user.dm_channel for person in world.people], "inboxes have the same ids, too"
    return world


def _telling(answer: Callable[..., Any], said: Connection) -> Callable[..., Any]:
    async def told(table: str, user: int, question: str, keys: tuple[str, ...]) -> Any:
        outcome = await answer(table, user, question, keys)
        if outcome.done:
            said.send((table, user, question, keys))
        return outcome

    return told


async def _something(world: World, bot: Starcrossed, chance: random.Random, finish: bool) -> None:
    """Do the next thing: open a table, bring one up, press at several at once, or let time pass."""
    rows = await bot.store.find()
    if len(rows) < TABLES and not finish:
        await world.people[0].slash("newgame", game="where_art_thou_romeo", clock="none")
        return
    for row in [row for row in rows if row.status == "lobby"]:
        await _fill(world, row, chance)
        return
    presses = [press for row in rows for press in await _presses(world, bot, row, chance)]
    if presses:
        chosen = chance.sample(presses, chance.randint(1, len(presses)))
        await world.at_once(*chosen)
    else:
        await world.advance(chance.choice((5, 16, 31)))


async def _fill(world: World, row: TableRow, chance: random.Random) -> None:
    """Let people join a lobby one by one; then its host starts."""
    post = _shown(world, row)
    seated = {seat.user for seat in row.seats}
    others = [person for person in world.people if person.id not in seated]
    if len(seated) < 3 or (others and chance.random() < 0.3):
        await others[0].press(post, "Join")
    else:
        await world.people[0].press(post, "Start")


def _shown(world: World, row: TableRow) -> Any:
    return [post for post in world.posts() if any(row.id in custom_id for custom_id in post.custom_ids)][-1]


async def _presses(world: World, bot: Starcrossed, row: TableRow, chance: random.Random) -> list[Press]:
    """Return a press for each question that is open at a table; now and then one that takes the last answer back."""
    live: Live = await bot.tables.get(row.id)  # type: ignore[assignment]
    people = {person.id: person for person in world.people}
    post = _shown(world, row)
    assert live.table
    presses = []
    for asked in live.table.questions:
        if isinstance(asked.item, Ask):
            person = people[live.row.seats[asked.item.seat].user]
            back = live.table.seen(asked.item.seat).back
            address = f"sc1:{row.id}:back:{back}:" if back and chance.random() < 0.2 else _answer(row, asked, chance)
            presses.append(Press(person, post, address))
    return presses


def _answer(row: TableRow, asked: Asked, chance: random.Random) -> str:
    assert isinstance(asked.item, Ask)
    (key,) = random_answer(asked.item, Rng(chance.getrandbits(64)))
    return f"sc1:{row.id}:answer:{asked.id}:{key}"
