"""Asking for the texts that a game wants of each player, in a box that opens on joining.

The box is opened without a look at the table, for nothing may be awaited before. What is filled in comes back under an
address like that of a button, so that a restart meanwhile does no harm.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.address import Address
from bot.names import clean
from bot.voice import voice
from engine import GAMES

ENTER = "enter"
"""The verb of a filled-in box."""


class TextEntry(ui.Modal):
    """The box for the game that the address of the pressed button names in its key."""

    def __init__(self, address: Address, locale: str) -> None:
        words = voice(locale, address.key)
        super().__init__(title=words.label("text-entry-title"), custom_id=str(Address(address.table, ENTER)))
        for spec in GAMES[address.key].seat_options:
            entry: ui.TextInput[Any] = ui.TextInput(required=False, max_length=spec.longest, custom_id=spec.id)
            self.add_item(ui.Label(text=words.label(f"seat.{spec.id}"), component=entry))


def entered(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """Return what was typed into a box, by the id of the text; empty fields are left out."""
    data: Any = interaction.data
    fields = [part.get("component", part) for part in data["components"]]
    return {field["custom_id"]: clean(field["value"]) for field in fields if field["value"].strip()}
