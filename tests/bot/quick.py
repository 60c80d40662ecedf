"""Whole games without presses: as the bot's own services play them, so that they end soon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.store import Seat
from engine import Rng, random_answer
from tests.bot.harness import Person, World


async def quick(world: World, game: str, people: Sequence[Person], *, inputs: int | None = None, seed: int = 7) -> str:
    """Play a random game with some answers taken back, to its end or so many inputs; return its table."""
    tables, lobbies, rng = world.bot.tables, world.bot.lobbies, Rng(seed)
    seats = [Seat(place, person.id, person.name) for place, person in enumerate(people)]
    live = await lobbies.open(
        guild=world.guild.id, channel=world.channel.id, thread=None, host=seats[0], game=game, clock="live",
        options={}, locale="en",
    )  # fmt: skip
    for seat in seats[1:]:
        assert (await lobbies.join(live.row.id, replace(seat, seat=0))).done
    assert (await lobbies.start(live.row.id, seats[0].user)).done
    given = 0
    while live.row.status == "playing" and (inputs is None or given < inputs):
        given += 1
        seat = rng.draw(len(seats))
        back = live.table.seen(seat).back
        if back is not None and rng.draw(4) == 0:
            assert (await tables.back(live.row.id, seats[seat].user, back)).done
            continue
        asked = rng.pick(live.table.questions)
        if asked.item.seat is None:
            await tables.expire(live.row.id, asked.id)
        else:
            keys = random_answer(asked.item, rng)
            assert (await tables.answer(live.row.id, seats[asked.item.seat].user, asked.id, keys)).done
    world.bot.publisher.mark(live.row.id)
    await world.bot.publisher.drain()
    return live.row.id
