"""Sheets as Discord's Components V2, and the one dynamic item behind every button and menu of a table.

A message holds nothing but dynamic items: they need no memory and work after every restart. So a view is sent stopped,
or the library would keep it, with a timer of a quarter of an hour for each private answer; and it is made anew for
each message, because the library forgets the dynamic item when a view is sent twice.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import ui

from bot.address import PATTERN, parse
from bot.sheet import Button, Channels, Control, Menu, Row, Sheet, cut

if TYPE_CHECKING:
    from bot.app import Starcrossed

PICTURE = "table"
HAND = "hand"
ACCENT = discord.Colour(0x8C2F39)
CHANNELS = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice]
"""The kinds of channels that a table's message can be in."""


class Knob(ui.DynamicItem[ui.Item[Any]], template=PATTERN):
    """A button or menu whose custom_id says all there is to know."""

    def __init__(self, item: ui.Item[Any]) -> None:
        super().__init__(item)
        self.address = parse(self.custom_id)

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the item again from a message; nothing is looked up here, for it counts against the three seconds."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press over."""
        bot: Starcrossed = interaction.client
        data: Any = interaction.data
        await bot.pressed(interaction, self.address, tuple(data.get("values", ())))


def layout(
    sheet: Sheet,
    alt: str | None = None,
    *,
    picture: str = f"{PICTURE}.png",
    hand: str | None = None,
    document: str | None = None,
) -> ui.LayoutView:
    """Build a message: first text, picture (where `alt` describes one), the other texts, a file, controls.

    `picture` and `document` are the names of the files that are sent along. A second picture, which `hand` describes,
    comes above the last text.
    """
    parts: list[ui.Item[Any]] = [ui.TextDisplay(text) for text in sheet.texts]
    if hand is not None:
        parts.insert(len(parts) - 1, _gallery(f"{HAND}.png", hand))
    if alt is not None:
        parts.insert(1, _gallery(picture, alt))
    if document is not None:
        parts.append(ui.File(f"attachment://{document}"))
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts, *map(_control, sheet.controls), accent_colour=ACCENT))
    view.stop()
    return view


def _gallery(picture: str, alt: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture}", description=cut(alt, 256)))


def _control(control: Control) -> ui.ActionRow[Any]:
    if isinstance(control, Row):
        return ui.ActionRow(*[Knob(_button(button)) for button in control.buttons])
    return ui.ActionRow(Knob(_menu(control) if isinstance(control, Menu) else _channels(control)))


def _button(button: Button) -> ui.Item[Any]:
    style = discord.ButtonStyle[button.style]
    return ui.Button(custom_id=str(button.address), label=button.label, style=style, emoji=button.sign or None)


def _menu(menu: Menu) -> ui.Item[Any]:
    options = [
        discord.SelectOption(
            label=choice.label,
            value=choice.key,
            description=choice.detail or None,
            default=choice.chosen,
            emoji=choice.sign or None,
        )
        for choice in menu.choices
    ]
    return ui.Select(
        custom_id=str(menu.address), placeholder=menu.hint, min_values=menu.low, max_values=menu.high, options=options
    )


def _channels(menu: Channels) -> ui.Item[Any]:
    return ui.ChannelSelect(
        custom_id=str(menu.address),
        placeholder=menu.hint,
        min_values=0,
        max_values=menu.most,
        channel_types=CHANNELS,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(id_)) for id_ in menu.chosen],
    )
