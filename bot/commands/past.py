"""Commands about what has been played on a server: leaderboard, profile, history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import board, history, present
from bot.commands.choices import GAME_CHOICES, ORDER_CHOICES, PERIOD_CHOICES
from bot.commands.told import told
from bot.names import clean
from bot.profile import profile_sheet
from bot.reply import replying
from bot.store import Order
from bot.voice import voice
from engine import GAMES, Who

if TYPE_CHECKING:
    from bot.app import Starcrossed


@app_commands.command(name="leaderboard", description=told("command-leaderboard"))
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.describe(
    game=told("command-game"),
    period=told("command-leaderboard-period"),
    by=told("command-leaderboard-by"),
)
@app_commands.choices(game=GAME_CHOICES, period=PERIOD_CHOICES, by=ORDER_CHOICES)
async def leaderboard(
    interaction: discord.Interaction[Any],
    game: str | None = None,
    period: str = "all",
    by: str = "rating",
) -> None:
    """Show the server's leaderboard to everybody, with the line of whoever asked."""
    bot: Starcrossed = interaction.client
    assert interaction.guild_id is not None, "the command is for servers"
    order: Order = next(order for order in board.ORDERS if order == by)
    wish = board.Wish(game or next(iter(GAMES)), order, period, 0, interaction.user.id)
    async with replying(interaction, "public") as reply:
        name, locale = clean(interaction.user.display_name), present.locale_of(interaction)
        sheet = await board.read_board(bot, interaction.guild_id, wish, name, locale)
        eyes = await bot.choices.eyes(None, interaction.guild_id)
        await reply.show(await bot.painter.paint(sheet, eyes))


@app_commands.command(name="profile", description=told("command-profile"))
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.describe(member=told("command-profile-member"))
async def profile(interaction: discord.Interaction[Any], member: discord.User | None = None) -> None:
    """Show somebody's profile to everybody; say privately that there is none."""
    bot: Starcrossed = interaction.client
    assert interaction.guild_id is not None, "the command is for servers"
    who = member or interaction.user
    async with replying(interaction, "public") as reply:
        past = await bot.store.history(interaction.guild_id, user=who.id)
        if past.rows:
            sheet = profile_sheet(who.id, past.rows, present.locale_of(interaction))
            eyes = await bot.choices.eyes(None, interaction.guild_id)
            await reply.show(await bot.painter.paint(sheet, eyes))
        else:
            words = voice(interaction.locale.value, names=(clean(who.display_name),))
            await reply.tell(words("profile-none", who=Who(0)))


@app_commands.command(name="history", description=told("command-history"))
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.describe(game=told("command-history-game"), member=told("command-history-member"))
@app_commands.choices(game=GAME_CHOICES)
async def history_(
    interaction: discord.Interaction[Any], game: str | None = None, member: discord.User | None = None
) -> None:
    """List finished games for one person."""
    bot: Starcrossed = interaction.client
    assert interaction.guild_id is not None, "the command is for servers"
    wish = history.Wish(game, member.id if member else None)
    name = clean(member.display_name) if member else ""
    async with replying(interaction, "private") as reply:
        sheet = await history.read_history(bot, interaction.guild_id, wish, name, interaction.locale.value)
        await reply.show(await bot.painter.paint(sheet))
