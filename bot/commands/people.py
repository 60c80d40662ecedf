"""Commands about who sits at a table, and what was done to tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import audit, desk
from bot.address import Address
from bot.commands.told import told
from bot.info import numbered
from bot.names import clean
from bot.people import LOCALE, moderates, person
from bot.reply import Reply, replying
from bot.sheet import Button, Row, Sheet, fitted
from bot.store import How, Seat, Status, TableRow
from bot.voice import voice
from bot.votes import free

if TYPE_CHECKING:
    from bot.app import Starcrossed

MOST = 8
"""Tables that are offered at once."""


@app_commands.command(name="table", description=told("command-table"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def table_(interaction: discord.Interaction[Any]) -> None:
    """Show who sits at the table here, or at one's only one; else a list to choose from."""
    async with replying(interaction, "private") as reply:
        rows = await _meant(interaction, "lobby", "playing")
        if len(rows) == 1:
            await desk.show_desk(reply, rows[0])
        elif rows:
            v = voice(interaction.locale.value)
            buttons = [
                Row((Button(Address(row.id, "people"), v.label("people-of", number=number)),))
                for number, row in enumerate(rows[:MOST], 1)
            ]
            sheet = Sheet(fitted([f"### {v('people-which')}", numbered(rows[:MOST], v)]), tuple(buttons))
            await reply.show(await interaction.client.painter.paint(sheet))
        else:
            await reply.tell(voice(interaction.locale.value)("table-nowhere"))


@app_commands.command(name="substitute", description=told("command-substitute"))
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.describe(member=told("command-substitute-member"))
async def substitute(interaction: discord.Interaction[Any], member: discord.User) -> None:
    """Ask somebody to take a seat: one's own, or for those who play and for moderators the first that is free."""
    bot: Starcrossed = interaction.client
    words = voice(interaction.locale.value)
    async with replying(interaction, "private") as reply:
        rows = await _meant(interaction, "playing")
        if member.bot:
            await reply.tell(words("substitute-robot"))
        elif len(rows) != 1:
            await reply.tell(words("substitute-which" if rows else "substitute-no-table"))
        else:
            candidate = Seat(0, member.id, clean(member.display_name), _language(bot, member.id))
            await _invite(reply, rows[0], candidate)


def _language(bot: Starcrossed, user: int) -> dict[str, Any]:
    chosen = bot.choices.language(user)
    return {LOCALE: chosen} if chosen else {}


async def _invite(reply: Reply, row: TableRow, candidate: Seat) -> None:
    """Invite somebody to the seat that is meant; say why that cannot be."""
    press = reply.interaction
    bot: Starcrossed = press.client
    mine = next((seat for seat in row.seats if seat.user == press.user.id), None)
    vacant = next(iter(free(row)), None)
    seat = vacant if mine is None or (vacant and vacant.vacant) else mine
    allowed: How | None = "self" if seat == mine else "moderator" if mine is None and moderates(press) else None
    if seat is None or (mine is None and allowed is None):
        await reply.tell(voice(press.locale.value)("substitute-no-seat"))
        return
    done, vote = await bot.crew.propose(
        row.id, "seat", person(press), seat=seat.seat, candidate=candidate, allowed=allowed
    )
    await desk.after_proposal(reply, row.id, done, vote)


async def _meant(interaction: discord.Interaction[Any], *statuses: Status) -> list[TableRow]:
    """Return the open tables that somebody may mean: theirs here, else those here, else theirs elsewhere."""
    bot: Starcrossed = interaction.client
    mine = [row for row in await bot.store.find(user=interaction.user.id) if row.status in statuses]
    here = [row for row in await bot.store.find(channel=interaction.channel_id or 0) if row.status in statuses]
    ours = [row for row in mine if row.id in {other.id for other in here}]
    return ours or here or mine


@app_commands.command(name="audit", description=told("command-audit"))
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def audit_(interaction: discord.Interaction[Any]) -> None:
    """List what was done to the tables of a server, for those who manage it."""
    await audit.open_page(interaction, 0, "private")
