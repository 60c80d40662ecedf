"""Tables put into positions made by hand, and bots that take them over there."""

from __future__ import annotations

import re
from random import Random

from bot.tables import Live
from engine import Table
from tests.bot.harness import World
from tests.bot.player import Party
from tests.bot.posts import Post


async def placed(world: World, table: Table) -> Party:
    """Open a table of everybody there, in a position that the game was put into."""
    party = await Party.begin(world, table.game.id, Random(1))
    await jump(party, table)
    return party


async def jump(party: Party, table: Table) -> None:
    """Put the table of a party into another position, which the bot shows when it has started again."""
    party.panel = None
    assert await party.world.bot.tables.commit(await live(party), table)
    await party.world.restart()


async def restart(party: Party, number: int = 0) -> None:
    """Have another bot take over, every other time after some minutes; it knows and shows what the former did."""
    surfaces = [party.table, *[post for person in party.people for post in person.inbox]]
    shown = [without_times(post) for post in surfaces]
    digest = (await live(party)).table.digest
    async with party.world.outage(number % 2 * party.chance.randint(60, 180)):
        pass
    assert (await live(party)).table.digest == digest
    assert [without_times(post) for post in surfaces] == shown


async def live(party: Party) -> Live:
    """Return the table as the bot remembers it."""
    return await party.world.bot.tables.get(party.table.table)


def without_times(post: Post) -> str:
    """Return what a message says, but for times, which an outage moves."""
    return re.sub(r"<t:\d+:.>", "", str(post))
