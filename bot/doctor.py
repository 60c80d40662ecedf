"""What is well and what is not, one line each with its remedy: `starcrossed doctor`."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from importlib.util import find_spec
from typing import Any, NamedTuple

import discord

from bot.config import Settings
from bot.permissions import INVITED_WITH
from bot.store import Store, StoreError, look_at, shown
from bot.voice import voice
from engine import GAMES, Table
from renderers import render

_FORM = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}")


class Finding(NamedTuple):
    """One thing that was looked at."""

    good: bool
    text: str

    def __str__(self) -> str:
        return f"{'ok  ' if self.good else 'FAIL'} {self.text}"


async def examine(settings: Settings) -> list[Finding]:
    """Look at settings (which have been read by now), database, pictures, playground and, given a token, Discord."""
    findings = [Finding(True, "settings: read without a mistake")]
    findings += [await _database(settings), _pictures(), _playground()]
    return findings + [finding async for finding in _discord(settings)]


async def _database(settings: Settings) -> Finding:
    """Look at the database; one that is missing is not made, one of an older version is not upgraded."""
    where = shown(settings.database_url)
    try:
        state = await look_at(settings.database_url)
        if state == "empty":
            return Finding(True, f"database: {where} is empty or not there yet; the bot makes it when it starts")
        if state == "older":
            return Finding(True, f"database: {where} is of an older version; the bot upgrades it when it starts")
        store = await Store.open(settings.database_url, now=discord.utils.utcnow().timestamp())
        try:
            open_ = await store.find()
        finally:
            await store.close()
    except StoreError as error:
        return Finding(False, f"database: {error}")
    return Finding(True, f"database: {where} opens; {len(open_)} open tables")


def _pictures() -> Finding:
    """Draw a picture of each game, which needs every font."""
    try:
        for game in GAMES.values():
            view = Table.new(game, 1, game.seats[0]).seen(None).view
            render(view, voice("en", game.id, ("Å", "Ж", "名", "א")).plain)
    except Exception as error:
        return Finding(False, f"pictures: they cannot be drawn ({error}); install Starcrossed again, with its fonts")
    return Finding(True, f"pictures: drawn for {len(GAMES)} game(s)")


def _playground() -> Finding:
    there = find_spec("simcord") is not None
    return Finding(
        True, "playground: ready" if there else "playground: not installed (pip install 'starcrossed[playground]')"
    )


async def _discord(settings: Settings) -> AsyncIterator[Finding]:
    if settings.token is None:
        yield Finding(False, "token: DISCORD_TOKEN is missing; put it into .env, or use `starcrossed playground`")
        return
    token = settings.token.get_secret_value()
    if not _FORM.fullmatch(token):
        yield Finding(
            False, "token: DISCORD_TOKEN does not look like a bot's token; copy it anew from the Developer Portal"
        )
        return
    yield Finding(True, "token: it has the form of one")
    async for finding in _logged_in(token):
        yield finding


async def _logged_in(token: str) -> AsyncIterator[Finding]:
    """Log in and look at every server's permissions."""
    client = discord.Client(intents=discord.Intents(guilds=True))
    try:
        await client.login(token)
        yield Finding(True, f"login: as {client.user}")
        invite = discord.utils.oauth_url(client.application_id or 0, permissions=INVITED_WITH)
        count = 0
        async for guild in client.fetch_guilds(limit=None):
            count += 1
            yield await _permissions(client, guild, invite)
        if not count:
            yield Finding(False, f"servers: none yet; invite the bot with {invite}")
    except discord.LoginFailure:
        yield Finding(False, "login: Discord does not accept the token; reset it in the Developer Portal")
    except (discord.HTTPException, OSError) as error:
        yield Finding(False, f"login: Discord cannot be reached ({error}); check this machine's network")
    finally:
        await client.close()


async def _permissions(client: discord.Client, guild: discord.Guild, invite: str) -> Finding:
    """Compare what the bot's roles allow on a server with what it needs."""
    assert client.user is not None
    member: Any = await guild.fetch_member(client.user.id)
    roles = {role.id: role for role in await guild.fetch_roles()}
    have = discord.Permissions.none()
    for role in [roles[guild.id], *(roles[each.id] for each in member.roles if each.id in roles)]:
        have |= role.permissions
    missing = [name for name, needed in INVITED_WITH if needed and not (getattr(have, name) or have.administrator)]
    if missing:
        return Finding(
            False, f"permissions on {guild.name}: missing {', '.join(missing)}; invite the bot again with {invite}"
        )
    return Finding(True, f"permissions on {guild.name}: complete")
