"""What becomes of a time that has run out, each kind of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.abandon import look_after
from bot.due import IDLE, LAST_CALL, WARNING
from bot.lobby import LOBBY_CLOCK, Lobbies
from bot.ready import READY_CLOCK
from bot.store import Due
from bot.tables import Live, Tables
from engine import Keys

StandIn = Callable[[Due], Awaitable[Keys | None]]
"""Chooses where a stand-in decides; None where the clock alone does."""


async def run_out(tables: Tables, lobbies: Lobbies, due: Due, stand_in: StandIn) -> Live | None:
    """Act on a time that has run out, unless it was moved meanwhile; return the table where people are to be told."""
    row = await tables.store.get(due.table)
    if row is None or row.due.get(due.question) != due.at:
        return None
    if due.question.startswith(LOBBY_CLOCK):
        await lobbies.expire(due.table)
    elif due.question.startswith(READY_CLOCK):
        await lobbies.end_check(due.table)
    elif due.question in (IDLE, LAST_CALL):
        return await tables.get(due.table) if await look_after(tables, due) else None
    elif due.question.startswith(WARNING):
        return await tables.drop(due.table, due.question)
    else:
        await tables.expire(due.table, due.question, await stand_in(due))
    return None
