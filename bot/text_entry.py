"""Asking for the texts that a game wants of each player, in a box that opens on joining."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.address import Address
from bot.names import clean
from bot.voice import voice
from engine import GAMES

if TYPE_CHECKING:
    from bot.app import Starcrossed


class TextEntry(ui.Modal):
    """The box. It is opened without a look at the table, for nothing may be awaited before."""

    def __init__(self, bot: Starcrossed, address: Address, locale: str) -> None:
        words = voice(locale, address.key)
        super().__init__(title=words.label("text-entry-title"), timeout=900)
        self._bot = bot
        self._table = address.table
        self._inputs: dict[str, ui.TextInput[Any]] = {}
        for spec in GAMES[address.key].seat_options:
            entry: ui.TextInput[Any] = ui.TextInput(required=False, max_length=spec.longest, custom_id=spec.id)
            self._inputs[spec.id] = entry
            self.add_item(ui.Label(text=words.label(f"seat.{spec.id}"), component=entry))

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        """Join with what was typed."""
        texts = {key: clean(entry.value) for key, entry in self._inputs.items() if entry.value.strip()}
        await self._bot.guarded(interaction, self._bot.presses.join(interaction, self._table, texts))
