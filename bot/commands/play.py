"""Commands to play: open a table, see one's hand, find tables, end one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot import info, present
from bot.commands.choices import CLOCK_CHOICES, GAME_CHOICES, BadOptions, offer_options, read_options
from bot.commands.told import told
from bot.components import layout
from bot.people import moderates, person
from bot.preflight import why_not_here
from bot.present_lobby import lobby_sheet
from bot.reply import Reply, not_too_late, replying
from bot.sheet import Sheet
from bot.store import TableRow
from bot.voice import voice
from engine import GAMES, Msg, Who

if TYPE_CHECKING:
    from bot.app import Starcrossed


@app_commands.command(name="newgame", description=told("command-newgame"))
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.describe(
    game=told("command-game"),
    clock=told("command-newgame-clock"),
    options=told("command-newgame-options"),
    thread=told("command-newgame-thread"),
)
@app_commands.choices(game=GAME_CHOICES, clock=CLOCK_CHOICES)
@app_commands.autocomplete(options=offer_options)
async def newgame(
    interaction: discord.Interaction[Any],
    game: str | None = None,
    clock: str | None = None,
    options: str = "",
    thread: bool | None = None,
) -> None:
    """Open a lobby, in this channel or in a thread of its own."""
    bot: Starcrossed = interaction.client
    assert interaction.guild_id is not None, "the command is for servers"
    words = voice(interaction.locale.value)
    settings = await bot.choices.at(interaction.guild_id)
    wanted = settings.threads if thread is None else thread
    threaded = wanted and isinstance(interaction.channel, discord.TextChannel)
    if why := await why_not_here(interaction, threaded=threaded):
        await _refuse(interaction, words(why))
        return
    chosen = game or next(iter(GAMES))
    try:
        read = read_options(GAMES[chosen], options)
    except BadOptions as error:
        await _refuse(interaction, words(error.text, **error.args_))
        return
    await _open(interaction, chosen, clock or settings.clock, read, threaded=threaded)


async def _open(
    interaction: discord.Interaction[Any], game: str, clock: str, options: dict[str, int | str], *, threaded: bool
) -> None:
    """Keep the lobby, then show it: as the answer to the command, or in a thread that the answer opens."""
    bot: Starcrossed = interaction.client
    assert interaction.guild_id is not None
    assert interaction.channel_id is not None
    host = person(interaction)
    thread: int | None = None
    if threaded:
        thread = await _open_thread(interaction, game, host.name)
    live = await bot.lobbies.open(
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        thread=thread,
        host=host,
        game=game,
        clock=clock,
        options=options,
        locale=present.locale_of(interaction),
    )
    if thread is None and (message := await _answer(interaction, lobby_sheet(live))):
        await bot.tables.note(live.row.id, message=message, posted=bot.now(), published=live.row.revision)
    else:
        bot.publisher.mark(live.row.id)


async def _answer(interaction: discord.Interaction[Any], sheet: Sheet) -> int | None:
    """Answer a command for all to see; return the message, None where Discord does not take the answer any more."""
    with not_too_late():
        return (await interaction.response.send_message(view=layout(sheet))).message_id
    return None


async def _open_thread(interaction: discord.Interaction[Any], game: str, host: str) -> int:
    """Say in the channel that there is a table, and open a thread on that line."""
    words = voice(present.locale_of(interaction), game, (host,))
    title = words.label("title")
    invitation = Sheet((words("thread-invite", game=Msg("title"), who=Who(0)),))
    sent = await interaction.response.send_message(view=layout(invitation))
    data = await interaction.client.http.start_thread_with_message(
        interaction.channel_id, sent.message_id, name=f"{title} · {host}"[:100], auto_archive_duration=10080
    )
    return int(data["id"])


@app_commands.command(name="hand", description=told("command-hand"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def hand(interaction: discord.Interaction[Any]) -> None:
    """Show the panel of the table here, or of the only one there is; else a list to choose from."""
    bot: Starcrossed = interaction.client
    async with replying(interaction, "private") as reply:
        mine = await bot.store.find(user=interaction.user.id)
        played = [row for row in mine if row.status == "playing"]
        here = [row for row in played if interaction.channel_id in (row.channel, row.thread)]
        only = here[0] if len(here) == 1 else played[0] if len(played) == 1 else None
        if only is None:
            lessons = await info.lessons_of(bot, interaction.user.id)
            sheet = info.tables_sheet(here or mine, [], voice(interaction.locale.value), lessons=lessons)
            await reply.show(await bot.painter.paint(sheet))
        elif (live := await bot.tables.get(only.id)) is not None:
            await bot.presses.show_panel(interaction, reply, live)


@app_commands.command(name="tables", description=told("command-tables"))
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def tables(interaction: discord.Interaction[Any]) -> None:
    """List open tables with links."""
    async with replying(interaction, "private") as reply:
        await info.show_tables(reply)


@app_commands.command(name="stop", description=told("command-stop"))
@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
async def stop(interaction: discord.Interaction[Any]) -> None:
    """Ask which table is to end: one's own, or for a moderator any of the server."""
    bot: Starcrossed = interaction.client
    async with replying(interaction, "private") as reply:
        rows = await bot.store.find(guild=interaction.guild_id)
        may = [row for row in rows if moderates(interaction) or _may_stop(row, interaction.user.id)]
        await _ask_stop(reply, _nearest(may, interaction.channel_id), bool(rows))


def _may_stop(row: TableRow, user: int) -> bool:
    """Tell whether somebody may end a table, or propose it to the others."""
    return row.host == user or (row.status == "playing" and any(seat.user == user for seat in row.seats))


async def _ask_stop(reply: Reply, rows: list[TableRow], any_: bool) -> None:
    words = voice(reply.interaction.locale.value)
    if not rows:
        await reply.tell(words("outcome-not-stoppable" if any_ else "stop-none"))
        return
    await reply.show(await reply.interaction.client.painter.paint(info.stop_sheet(rows, words)))


def _nearest(rows: list[TableRow], channel: int | None) -> list[TableRow]:
    """Put the tables of a channel first."""
    return sorted(rows, key=lambda row: channel not in (row.channel, row.thread))


async def _refuse(interaction: discord.Interaction[Any], text: str) -> None:
    async with replying(interaction, "private") as reply:
        await reply.tell(text)
