"""What people and servers have chosen, at hand while the bot runs: read once, written through.

Languages are all in memory from the start, for everything that is said needs one: whoever, or whichever server, has
chosen one is taken for somebody whose Discord is in it.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import discord
from discord.enums import try_enum

from bot.people import LOCALE
from bot.pictures import Eyes
from bot.store import GuildSettings, Preferences, Seat, Store, TableRow
from bot.voice import Voice, voice_of
from renderers import CONTRAST, STANDARD

HELD = 2000
"""How many servers' and how many people's choices are kept in memory."""


class Choices:
    """Settings of servers and preferences of people."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: OrderedDict[int, Preferences] = OrderedDict()
        self._servers: OrderedDict[int, GuildSettings] = OrderedDict()
        self._languages: dict[int, str] = {}
        """Of people and of servers alike, for Discord gives no id twice."""

    async def open(self) -> None:
        """Read all languages."""
        people, servers = await self._store.languages()
        self._languages = {**people, **servers}

    async def of(self, user: int) -> Preferences:
        """Return a person's preferences."""
        if user not in self._people:
            _keep(self._people, user, await self._store.preferences(user))
        return self._people[user]

    async def at(self, guild: int) -> GuildSettings:
        """Return a server's settings."""
        if guild not in self._servers:
            _keep(self._servers, guild, await self._store.settings(guild))
        return self._servers[guild]

    async def eyes(self, user: int | None, guild: int | None) -> Eyes:
        """Return how a person wants to see what is theirs, or, without one, how a server wants all to see."""
        mine = Preferences() if user is None else await self.of(user)
        ours = GuildSettings() if guild is None else await self.at(guild)
        return Eyes(CONTRAST if mine.contrast or ours.contrast else STANDARD, not mine.text_only)

    async def prefer(self, user: int, chosen: Preferences) -> None:
        """Keep a person's preferences."""
        await self._store.save_preferences(user, chosen)
        _keep(self._people, user, chosen)
        self._speak(user, chosen.language)

    async def settle(self, guild: int, chosen: GuildSettings) -> None:
        """Keep a server's settings."""
        await self._store.save_settings(guild, chosen)
        _keep(self._servers, guild, chosen)
        self._speak(guild, chosen.language)

    def forget(self, id_: int) -> None:
        """Drop what is in memory of a person or a server, once it is no longer kept."""
        self._people.pop(id_, None)
        self._servers.pop(id_, None)
        self._languages.pop(id_, None)

    def language(self, id_: int) -> str | None:
        """Return the language that a person or a server has chosen."""
        return self._languages.get(id_)

    def voice(self, row: TableRow, seat: Seat) -> Voice:
        """Return a table's words in the language of one of its people: the chosen one, or what Discord told."""
        return voice_of(row, self.language(seat.user) or seat.options.get(LOCALE))

    def translate(self, interaction: discord.Interaction[Any]) -> None:
        """Put the chosen languages in the place of those that Discord tells; what it tells is kept beside."""
        told, told_here = interaction.extras.setdefault("told", (interaction.locale, interaction.guild_locale))
        mine, ours = self.language(interaction.user.id), self.language(interaction.guild_id or 0)
        interaction.locale = try_enum(discord.Locale, mine) if mine else told
        interaction.guild_locale = try_enum(discord.Locale, ours) if ours else told_here

    def _speak(self, id_: int, language: str | None) -> None:
        if language is None:
            self._languages.pop(id_, None)
        else:
            self._languages[id_] = language


def _keep(held: OrderedDict[int, Any], id_: int, chosen: Any) -> None:
    held[id_] = chosen
    held.move_to_end(id_)
    while len(held) > HELD:
        held.popitem(last=False)
