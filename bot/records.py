"""The records of tables that have ended, made from what is kept of them. Before the end nothing of it is opened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot import outcome
from bot.address import Address
from bot.fairness import Sealed, seal
from bot.outcome import Outcome
from bot.pictures import Document, Painted
from bot.reply import replying
from bot.sheet import Sheet
from bot.store import Input, TableRow
from bot.voice import Voice, voice, voice_of
from engine import GAMES, Move, Msg, Record, ReplayError, Table

if TYPE_CHECKING:
    from bot.app import Starcrossed


def over(row: TableRow) -> bool:
    """Tell whether a game was played at a table, and is over: only then may its secrets be told."""
    return row.status in ("finished", "aborted") and row.seed is not None and row.snapshot is not None


def record_of(row: TableRow, inputs: list[Input]) -> Record:
    """Return the game of a table that is over as its seed and its inputs."""
    assert over(row), "a record is opened when the game is over"
    return kept(row, inputs)


def kept(row: TableRow, inputs: list[Input]) -> Record:
    """Return a game as its seed and its inputs, which hold every secret of it: only for what lets none of them out."""
    assert row.seed is not None, "a game that has begun has a seed"
    assert row.snapshot is not None
    moves = tuple([Move(i.seat, i.question, i.keys, i.cause == "undo", i.digest) for i in inputs])
    return Record(row.game, row.version, row.snapshot["options"], len(row.seats), int(row.seed, 16), moves)


def sealed_of(row: TableRow, inputs: list[Input]) -> Sealed:
    """Return the record of a table that is over; raise `ReplayError` where its rules are not known any more."""
    assert row.salt is not None, "a game that has begun has a salt"
    assert row.snapshot is not None
    try:
        result = Table.load(GAMES[row.game], row.snapshot).result
    except Exception as error:  # whatever state another version may have kept
        raise ReplayError(f"{row.game} version {row.version} cannot be read here", "game") from error
    return seal(row.id, record_of(row, inputs), row.salt, result)


def near(press: discord.Interaction[Starcrossed], row: TableRow) -> bool:
    """Tell whether somebody is on a table's server or has a seat at it."""
    return press.guild_id == row.guild or any(seat.user == press.user.id for seat in row.seats)


async def opened(press: discord.Interaction[Starcrossed], table: str) -> TableRow | Outcome:
    """Return a table that is over, for somebody of its server or one of its players; else why it stays closed."""
    row = await press.client.store.get(table)
    if row is None or not near(press, row):
        return outcome.NO_TABLE
    if row.status in ("lobby", "playing"):
        return outcome.STILL_SECRET
    return row if over(row) else outcome.NOTHING_PLAYED


def closed(error: ReplayError, row: TableRow, v: Voice) -> str:
    """Say why a game cannot be shown or played again."""
    if error.what in ("game", "version"):
        have = GAMES[row.game].version if row.game in GAMES else 0
        return v("replay-version", version=row.version, have=have)
    return v("replay-differs", number=error.number)


async def send_record(press: discord.Interaction[Starcrossed], address: Address, values: tuple[str, ...]) -> None:
    """Give whoever pressed the seed, the salt and the whole record of a game as a file."""
    async with replying(press, "private") as reply:
        row = await opened(press, address.table)
        if isinstance(row, Outcome):
            await reply.tell(voice(press.locale.value)(row.text))
            return
        v = voice_of(row, press.locale.value)
        try:
            sealed = sealed_of(row, await press.client.store.inputs(row.id))
        except ReplayError as error:
            await reply.tell(closed(error, row, v))
            return
        await reply.show(Painted(record_sheet(sealed, v), document=document(sealed)))


def record_sheet(sealed: Sealed, v: Voice) -> Sheet:
    """Say what was promised and what opens it."""
    head = f"### {v('record-head', game=Msg('title'))}"
    data: dict[str, Any] = sealed.to_json()
    text = v("record-text", hash=sealed.commitment, seed=data["seed"], salt=sealed.salt)
    return Sheet((head, text))


def document(sealed: Sealed) -> Document:
    """Return a record as a file."""
    return Document(f"starcrossed-{sealed.table}.json", sealed.to_bytes())
