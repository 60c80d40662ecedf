"""Where Art Thou Romeo? as people play it on Discord: through commands, buttons and what they can read.

Whose turn it is and what was dealt is read from the bot's memory; what is done is done by pressing.
"""

from __future__ import annotations

from typing import Any

from bot.tables import Live
from tests.bot.harness import Person, Reply, World
from tests.bot.posts import Post

GAME = "where_art_thou_romeo"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
LOBBY = 30
"""Seconds a lobby lasts unless the table chose otherwise."""


async def open_lobby(world: World, *guests: Person, host: Person | None = None, **options: Any) -> Post:
    """Open a table and let the guests join, all people unless some are named."""
    host = host or world.people[0]
    await host.slash("newgame", **{"game": GAME, **options})
    lobby = world.last
    for guest in guests or [person for person in world.people if person != host]:
        await guest.press(lobby, "Join")
    return lobby


async def begin(world: World, *guests: Person, host: Person | None = None, **options: Any) -> Post:
    """Open a table, let everybody join, and start; return the table's message."""
    host = host or world.people[0]
    lobby = await open_lobby(world, *guests, host=host, **options)
    await host.press(lobby, "Start")
    return lobby


async def live(world: World, post: Post) -> Live:
    """Return the table that a message shows, as the bot remembers it."""
    found: Live | None = await world.bot.tables.get(post.table)
    assert found
    return found


async def view(world: World, post: Post, seat: int | None = None) -> Any:
    """Return what a seat sees, by default what everybody sees."""
    table = (await live(world, post)).table
    assert table
    return table.seen(seat).view


async def seated(world: World, post: Post) -> list[Person]:
    """Return the people of a table by seat."""
    people = {person.id: person for person in world.people}
    return [people[seat.user] for seat in (await live(world, post)).row.seats]


async def juliet(world: World, post: Post) -> Person:
    """Return who is Juliet."""
    return (await seated(world, post))[(await view(world, post)).juliet]


async def holders(world: World, post: Post) -> list[Person]:
    """Return who has a card."""
    people, seen = await seated(world, post), await view(world, post)
    return [person for seat, person in enumerate(people) if seat != seen.juliet]


async def hand(person: Person, post: Post) -> Post:
    """Open a person's panel from the table's message."""
    return (await person.press(post, "My hand")).post


async def choose(person: Person, panel: Post, side: int = 0) -> Reply:
    """Choose the first or second role of a card."""
    return await person.answer(panel, list(panel.answers)[side])


async def place(person: Person, panel: Post, side: int = 0) -> Reply:
    """Choose a role and place the card."""
    await choose(person, panel, side)
    return await person.answer(panel, "ok")


async def place_all(world: World, post: Post, side: int = 0) -> None:
    """Let everybody place who has a card and has not done so, in the panel behind "My hand"."""
    people, lying = await seated(world, post), (await view(world, post)).placed
    for person in await holders(world, post):
        if people.index(person) not in lying:
            await place(person, await hand(person, post), side)


async def talk(world: World, post: Post, seconds: float = LOBBY) -> None:
    """Let Juliet open the lobby, and time pass until it is over."""
    await (await juliet(world, post)).answer(post, "ok")
    await world.advance(seconds)


async def announce(world: World, post: Post, key: str | None = None) -> Reply:
    """Let Juliet name somebody, or nobody ("none")."""
    return await (await juliet(world, post)).answer(post, key or next(iter(post.answers)))


async def play_round(world: World, post: Post, key: str | None = None) -> Post:
    """Play one round; return the table's message after it, which at the end of the game is a new one."""
    await place_all(world, post)
    await talk(world, post)
    await announce(world, post, key)
    return world.last


async def finish(world: World, post: Post) -> Post:
    """Play a table from the beginning of a round to its end; return the result."""
    while (await live(world, post)).row.status == "playing":
        post = await play_round(world, post)
    return post
