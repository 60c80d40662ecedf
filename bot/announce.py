"""Telling results in the channel that a server has chosen for them."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot import present
from bot.components import layout
from bot.tables import Live

if TYPE_CHECKING:
    from bot.app import Starcrossed

_log = logging.getLogger(__name__)


async def announce(bot: Starcrossed, live: Live) -> None:
    """Tell a result, unless its table was in that very channel; where that is refused, nothing else suffers."""
    channel = (await bot.choices.at(live.row.guild)).results
    if channel is None or channel == (live.row.thread or live.row.channel):
        return
    place = bot.get_partial_messageable(channel, guild_id=live.row.guild)
    try:
        await place.send(view=layout(present.announcement(live)))
    except discord.HTTPException as error:
        _log.warning("the result of table %s is not announced in channel %s: %s", live.row.id, channel, error.text)
