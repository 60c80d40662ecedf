"""What people press about who sits at a table: leaving, handing over, votes, and what moderators may do."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, get_args

import discord

from bot import outcome
from bot.address import Address
from bot.ballots import show_vote
from bot.outcome import Outcome
from bot.people import moderates, person
from bot.permissions import missing_in, text_of
from bot.preflight import lacks
from bot.present_people import desk_sheet, leave_sheet, lobby_desk_sheet, offer_line, stop_sheet, vote_sheet
from bot.reply import Reply, replying
from bot.sheet import Sheet
from bot.store import TableRow, Vote
from bot.voice import voice, voice_of

if TYPE_CHECKING:
    from bot.app import Starcrossed

Press: TypeAlias = "discord.Interaction[Starcrossed]"
Values = tuple[str, ...]
Matter = Literal["stop", "kick", "seat"]


def verbs() -> dict[str, Callable[[Press, Address, Values], Coroutine[Any, Any, None]]]:
    """Return what can be pressed here, by the verbs of addresses."""
    return {
        "people": open_desk,
        "quit": leave,
        "host": hand_over,
        "away": send_away,
        "propose": propose,
        "override": override,
        "ballot": ballot,
    }


async def open_desk(press: Press, address: Address, values: Values) -> None:
    """Show whoever pressed who sits at a table, and what they can do."""
    async with replying(press, "private") as reply:
        await show_desk(reply, await press.client.store.get(address.table))


async def show_desk(reply: Reply, row: TableRow | None) -> None:
    """Show the people of a table, or say why there are none."""
    press: Press = reply.interaction
    if row is None or row.status not in ("lobby", "playing"):
        await reply.tell(_say(press, outcome.OVER if row else outcome.NO_TABLE, row))
        return
    here = press.guild_id == row.guild
    v = voice_of(row, press.locale.value)
    if row.status == "lobby":
        sheet = lobby_desk_sheet(row, press.user.id, v)
    else:
        sheet = desk_sheet(row, press.user.id, v, moderator=here and moderates(press))
    await reply.show(await press.client.painter.paint(sheet))


async def leave(press: Press, address: Address, values: Values) -> None:
    """Ask whether somebody really leaves; then let them."""
    bot = press.client
    async with replying(press, "update") as reply:
        if address.key != "yes":
            row = await bot.store.get(address.table)
            if row is not None and any(seat.user == press.user.id for seat in row.seats) and row.status == "playing":
                await reply.show(await bot.painter.paint(leave_sheet(row, voice_of(row, press.locale.value))))
                return
        await _answer(reply, address.table, await bot.crew.leave(address.table, press.user.id), "quit-done")


async def hand_over(press: Press, address: Address, values: Values) -> None:
    """Make somebody else host."""
    async with replying(press, "update") as reply:
        bot, seat = press.client, _seat(values[0] if values else "")
        row = await bot.store.get(address.table)
        service = bot.lobbies if row is not None and row.status == "lobby" else bot.crew
        done = await service.hand_over(address.table, press.user.id, -1 if seat is None else seat)
        bot.publisher.mark(address.table)
        await _answer(reply, address.table, done)


async def send_away(press: Press, address: Address, values: Values) -> None:
    """Send somebody away from a lobby, for its host."""
    async with replying(press, "update") as reply:
        seat = _seat(values[0] if values else "")
        done = await press.client.lobbies.send_away(address.table, press.user.id, -1 if seat is None else seat)
        press.client.publisher.mark(address.table)
        await _answer(reply, address.table, done)


async def override(press: Press, address: Address, values: Values) -> None:
    """Stop a game or take somebody off it, for a moderator."""
    async with replying(press, "update") as reply:
        row = await press.client.store.get(address.table)
        if not moderates(press) or row is None or row.guild != press.guild_id:
            await _answer(reply, address.table, outcome.NOT_MANAGER if row else outcome.NO_TABLE)
            return
        if address.question == "stop" and row.status == "playing" and address.key != "yes":
            await ask_to_stop(reply, row, address)
            return
        seat, by = _seat(values[0] if values else ""), person(press)
        if address.question == "stop":
            done = await press.client.crew.override(row.id, "stop", by)
        else:
            done = await press.client.crew.override(row.id, "kick", by, seat)
        await _answer(reply, row.id, done)


async def ask_to_stop(reply: Reply, row: TableRow, address: Address) -> None:
    """Ask a moderator whether a game really ends, before the press that says so."""
    v = voice_of(row, reply.interaction.locale.value)
    sheet = stop_sheet(row, address._replace(key="yes"), v)
    await reply.show(await reply.interaction.client.painter.paint(sheet))


async def propose(press: Press, address: Address, values: Values) -> None:
    """Begin a vote, or join it."""
    async with replying(press, "update") as reply:
        what = next((what for what in get_args(Matter) if what == address.question), None)
        seat = _seat(values[0] if values else address.key)
        if what is None or (seat is None and what != "stop"):
            await _answer(reply, address.table, outcome.OLD_QUESTION)
            return
        by = person(press)
        candidate = by if what == "seat" else None
        done, vote = await press.client.crew.propose(address.table, what, by, seat=seat, candidate=candidate)
        await after_proposal(reply, address.table, done, vote)


async def after_proposal(reply: Reply, table: str, done: Outcome, vote: Vote | None) -> None:
    """Show a vote that is open to everybody, and say to whoever proposed it what became of it."""
    bot: Starcrossed = reply.interaction.client
    row = await bot.store.get(table)
    if vote is not None and vote.status == "open" and row is not None:
        shown = await show_vote(bot, vote, row)
        place, v = row.thread or row.channel, voice_of(row, reply.interaction.locale.value)
        why = lacks(missing_in(bot, place) or text_of("send_messages"), place)
        said = offer_line(shown, row, v) if shown.message is not None else v(why)
        await reply.show(await bot.painter.paint(Sheet((said,))))
        return
    await _answer(reply, table, outcome.HOPELESS if vote is not None and vote.status == "failed" else done)


async def ballot(press: Press, address: Address, values: Values) -> None:
    """Take somebody's yes or no, and show the vote as it is then."""
    bot = press.client
    async with replying(press, "update") as reply:
        await reply.defer()
        row = await bot.store.get(address.table)
        may = row is not None and moderates(press) and row.guild == press.guild_id
        done = await bot.crew.vote(address.table, address.question, person(press), address.key == "yes", moderator=may)
        vote, row = await bot.store.vote(address.question), await bot.store.get(address.table)
        if vote is not None and row is not None and vote.table == row.id:
            await reply.show(await bot.painter.paint(vote_sheet(vote, row, bot.now())))
        if not done.done:
            await reply.tell(_say(press, done, row))


async def _answer(reply: Reply, table: str, done: Outcome, text: str = "outcome-done") -> None:
    """Say on the private sheet that was pressed what became of it."""
    row = await reply.interaction.client.store.get(table)
    said = voice_of(row, reply.interaction.locale.value)(text) if done.done and row else ""
    sheet = Sheet((said or _say(reply.interaction, done, row),))
    await reply.show(await reply.interaction.client.painter.paint(sheet))


def _say(press: Press, why: Outcome, row: TableRow | None) -> str:
    words = voice_of(row, press.locale.value) if row else voice(press.locale.value)
    return words(why.text)


def _seat(text: str) -> int | None:
    """Read the number of a seat; None for anything else."""
    return int(text) if text.isascii() and text.isdigit() and len(text) == 1 else None
