"""What servers and people have chosen, and what the bot itself wants to remember."""

from dataclasses import asdict

from sqlalchemy import Connection, select

from bot.store.rows import GuildSettings, Preferences
from bot.store.schema import meta, preferences, settings
from bot.store.sql import upsert
from bot.waking import Quiet, is_zone


def guild_settings(connection: Connection, guild: int) -> GuildSettings:
    """Return a server's settings, the defaults where it has chosen nothing."""
    row = connection.execute(select(settings).where(settings.c.guild == guild)).mappings().first()
    if row is None:
        return GuildSettings()
    given = {name: value for name, value in row.items() if name != "guild"}
    return GuildSettings(**{**given, "channels": tuple(row["channels"])})


def save_guild_settings(connection: Connection, guild: int, chosen: GuildSettings) -> None:
    """Write a server's settings."""
    connection.execute(upsert(connection, settings), {"guild": guild, **asdict(chosen)})


def user_preferences(connection: Connection, user: int) -> Preferences:
    """Return a person's preferences, the defaults where they have chosen nothing."""
    row = connection.execute(select(preferences).where(preferences.c.user == user)).mappings().first()
    if row is None:
        return Preferences()
    given = {name: value for name, value in row.items() if name != "user_id"}
    start, end, zone = given.pop("quiet_start"), given.pop("quiet_end"), given.pop("zone")
    known = zone is not None and is_zone(zone)  # the list of time zones is a little different every year
    return Preferences(**given, quiet=Quiet(start, end, zone) if known else None)


def save_user_preferences(connection: Connection, user: int, chosen: Preferences) -> None:
    """Write a person's preferences."""
    values = {**asdict(chosen), "user": user}
    start, end, zone = values.pop("quiet") or (None, None, None)
    connection.execute(
        upsert(connection, preferences), {**values, "quiet_start": start, "quiet_end": end, "zone": zone}
    )


def languages(connection: Connection) -> tuple[dict[int, str], dict[int, str]]:
    """Return which people and which servers have chosen which language."""
    people = select(preferences.c.user, preferences.c.language).where(preferences.c.language.is_not(None))
    servers = select(settings.c.guild, settings.c.language).where(settings.c.language.is_not(None))
    return dict(map(tuple, connection.execute(people))), dict(map(tuple, connection.execute(servers)))


def get_meta(connection: Connection, key: str) -> str | None:
    """Return what is remembered under a key."""
    return connection.scalar(select(meta.c.value).where(meta.c.key == key))


def set_meta(connection: Connection, key: str, value: str) -> None:
    """Remember something under a key."""
    connection.execute(upsert(connection, meta), {"key": key, "value": value})
