"""Finished games without playing them: tables and results as the bot itself would keep them."""

from __future__ import annotations

from bot.store import ResultRow, ResultSeat, Seat, TableRow
from engine import GAMES
from tests.bot.harness import Person, World

GAME, OTHER = (*GAMES, *GAMES)[:2]


async def played(
    world: World, *ranks: tuple[Person, int], ago: float = 0.0, rated: bool = True, game: str = GAME, **place: int
) -> None:
    """Keep a game that these people finished on these ranks some seconds ago, with ten points less the rank."""
    store, at = world.bot.store, world.now - ago
    where = {"guild": world.guild.id, "channel": world.channel.id, "message": 5, **place}
    table = f"t{(await store.history(where['guild'])).count}"
    seats = tuple([Seat(seat, person.id, person.name) for seat, (person, _) in enumerate(ranks)])
    row = TableRow(
        id=table,
        host=seats[0].user,
        game=game,
        version=1,
        clock="none",
        locale="en",
        created=at,
        touched=at,
        seats=seats,
        **where,
    )
    await store.create(row)
    places = zip(seats, ranks, strict=True)
    ended = tuple([ResultSeat(seat.seat, seat.user, seat.name, rank, 10 - rank) for seat, (_, rank) in places])
    result = ResultRow(at, ended, rated)
    assert await store.commit(table, 0, snapshot=None, due={}, status="finished", result=result, touched=at)
    await store.note(table, published=1)
