"""Votes and deeds on Discord: showing what is to be decided, and telling a table what was done to it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.components import layout
from bot.present_people import deed_sheet, gone_sheet, vote_sheet
from bot.sheet import Sheet
from bot.store import Deed, Seat, TableRow, Vote

if TYPE_CHECKING:
    from bot.app import Starcrossed

_log = logging.getLogger(__name__)


async def show_vote(bot: Starcrossed, vote: Vote, row: TableRow) -> Vote:
    """Show a vote in its table's channel: on the message it has, or on a new one that calls those who are asked."""
    sheet = vote_sheet(vote, row, bot.now())
    if vote.message is not None and await _edited(bot, row, vote.message, sheet):
        return vote
    wanted = await _wanting(bot, [user for user in sheet.pinged if user not in vote.ballots])
    message = await _said(bot, row, replace(sheet, texts=(_called(wanted, sheet.texts[0]), *sheet.texts[1:])), wanted)
    vote = replace(vote, message=message)
    await bot.store.save_vote(vote)
    return vote


async def tell(bot: Starcrossed, before: TableRow, after: TableRow, deed: Deed) -> None:
    """Tell a table what was done to it; close the panel of whoever lost a seat, and the votes that mean nothing now."""
    sheet = deed_sheet(deed, before, after)
    wanted = await _wanting(bot, sheet.pinged)
    texts = (_called(wanted, sheet.texts[0]), *sheet.texts[1:])
    for old in before.seats:
        if old.user not in [seat.user for seat in after.seats]:
            await _close_panel(bot, after, old)
    await _said(bot, after, replace(sheet, texts=texts), wanted)
    await close_moot(bot, after)


async def close_moot(bot: Starcrossed, row: TableRow) -> None:
    """Close the votes of a table that mean nothing any more, and say so on their messages."""
    for vote in await bot.store.open_votes(row.id):
        shown = vote_sheet(vote, row, bot.now())
        if not shown.controls:
            await bot.store.save_vote(replace(vote, status="lapsed"))
            if vote.message is not None:
                await _edited(bot, row, vote.message, shown)


async def _wanting(bot: Starcrossed, users: Iterable[int]) -> list[int]:
    """Return those users who want to be mentioned."""
    return [user for user in users if (await bot.choices.of(user)).mention]


def _called(users: list[int], text: str) -> str:
    """Put mentions before a text."""
    return f"{' '.join(f'<@{user}>' for user in users)}\n{text}" if users else text


async def _close_panel(bot: Starcrossed, row: TableRow, seat: Seat) -> None:
    """Take the hand off the panel of somebody who does not hold the seat any more."""
    if seat.dm_channel is None or seat.dm_message is None:
        return
    panel = bot.get_partial_messageable(seat.dm_channel).get_partial_message(seat.dm_message)
    words = bot.choices.voice(row, seat)
    try:
        await panel.edit(view=layout(gone_sheet(row, words)), attachments=[])
    except discord.HTTPException as error:
        _log.info("a panel of table %s stays as it is (%s)", row.id, error.code)


async def _edited(bot: Starcrossed, row: TableRow, message: int, sheet: Sheet) -> bool:
    """Change a message; False where it is gone or cannot be changed."""
    try:
        await bot.place(row).get_partial_message(message).edit(view=layout(sheet))
    except discord.HTTPException as error:
        _log.info("a message of table %s stays as it is (%s)", row.id, error.code)
        return False
    return True


async def _said(bot: Starcrossed, row: TableRow, sheet: Sheet, pinged: list[int]) -> int | None:
    """Say something where a table is; None where Discord does not let us."""
    allowed = discord.AllowedMentions(users=[discord.Object(user) for user in pinged])
    try:
        return (await bot.place(row).send(view=layout(sheet), allowed_mentions=allowed)).id
    except discord.HTTPException as error:
        _log.warning("table %s is not told (%s): %s", row.id, error.code, error.text)
        return None
