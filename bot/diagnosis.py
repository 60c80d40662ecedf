"""How the bot is where somebody asks: permissions, speed, tables, database, version, faults; for moderators."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from bot.faults import Fault
from bot.permissions import lacking, trouble_in
from bot.sheet import Sheet, fitted
from bot.store import StoreError
from bot.version import installed
from bot.voice import Voice
from engine import Msg

if TYPE_CHECKING:
    from bot.app import Starcrossed

FAULTS = 5
"""So many faults are named, the latest."""

PROBE = "probe"
"""The key of what is written to see whether writing works."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Health:
    """What was found out; times are in seconds, None where something does not work."""

    channel: int
    allowed: bool
    missing: tuple[str, ...]
    elsewhere: tuple[Msg, ...]
    latency: float | None
    written: float | None
    lobbies: int
    playing: int
    overdue: int
    hidden: int
    since: float
    version: str
    faults: Sequence[Fault]


async def examine(interaction: discord.Interaction[Starcrossed]) -> Health:
    """Find out how the bot is on a server, and in the channel where somebody asks."""
    bot, guild = interaction.client, interaction.guild_id
    assert guild is not None, "a server is diagnosed"
    assert interaction.channel_id is not None
    settings = await bot.choices.at(guild)
    threaded = settings.threads and isinstance(interaction.channel, discord.TextChannel)
    inside = isinstance(interaction.channel, discord.Thread)
    places = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    named = dict.fromkeys([*settings.channels, *([settings.results] if settings.results else [])])
    rows = await bot.store.find(guild=guild)
    return Health(
        channel=interaction.channel_id,
        allowed=not settings.channels or not places.isdisjoint(settings.channels),
        missing=tuple(lacking(interaction.app_permissions, inside=inside, threaded=threaded)),
        elsewhere=tuple([what for id_ in named if id_ not in places and (what := trouble_in(bot, id_))]),
        latency=None if math.isnan(bot.latency) else bot.latency,
        written=await _probe(bot),
        lobbies=sum(row.status == "lobby" for row in rows),
        playing=sum(row.status == "playing" for row in rows),
        overdue=sum(min(row.due.values(), default=math.inf) < bot.now() - 60 for row in rows),
        hidden=sum(row.id in bot.troubled for row in rows),
        since=bot.since,
        version=installed(),
        faults=bot.faults.of(guild)[:FAULTS],
    )


async def _probe(bot: Starcrossed) -> float | None:
    """Return how long it takes to write something; None where it cannot be written."""
    begun = time.perf_counter()
    try:
        await bot.store.set_meta(PROBE, str(bot.now()))
    except StoreError:
        return None
    return time.perf_counter() - begun


def diagnosis_sheet(found: Health, v: Voice) -> Sheet:
    """Say what was found out, what is wrong with its remedy first."""
    wrong = [v("setting-lacks", permission=Msg(p), channel=f"<#{found.channel}>") for p in found.missing]
    wrong += map(v, found.elsewhere)
    wrong += [] if found.allowed else [v("diagnose-not-here")]
    wrong += [v("diagnose-hidden", count=found.hidden)] if found.hidden else []
    wrong += [v("diagnose-overdue", count=found.overdue)] if found.overdue else []
    lines = [
        v("diagnose-latency", milliseconds=_milliseconds(found.latency)),
        v("diagnose-database", milliseconds=_milliseconds(found.written)),
        v("diagnose-tables", lobbies=found.lobbies, playing=found.playing),
        v("diagnose-version", version=found.version, since=f"<t:{round(found.since)}:R>"),
    ]
    faults = [v("diagnose-fault", number=f.number, kind=f.kind, at=f"<t:{round(f.at)}:f>") for f in found.faults]
    head = f"### {v('diagnose-head', channel=f'<#{found.channel}>')}"
    said = "\n".join(wrong) or v("diagnose-well")
    last = "\n".join([v("diagnose-faults"), *faults]) if faults else v("diagnose-no-faults")
    return Sheet(fitted([head, said, "\n".join(lines), last, v("diagnose-hint")]))


def _milliseconds(seconds: float | None) -> Any:
    return -1 if seconds is None else round(seconds * 1000)
