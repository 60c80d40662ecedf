"""Settings to read and to press: a person's own, and a server's for those who manage it.

Each setting is a line of the sheet and a control: a button turns it on or off, a menu offers what there is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

import discord

from bot import outcome
from bot.address import NO_TABLE, Address
from bot.due import MOVE_SECONDS
from bot.people import moderates
from bot.permissions import trouble_in
from bot.quiet import told_quiet
from bot.reply import replying
from bot.sheet import LONGEST_LABEL, Button, Channels, Choice, Control, Menu, Row, Sheet, cut, fitted
from bot.store import GuildSettings, Preferences
from bot.voice import Voice, voice
from engine import Arg, Msg
from renderers import LOCALES

if TYPE_CHECKING:
    from bot.app import Starcrossed

Press = discord.Interaction[Any]
T = TypeVar("T", GuildSettings, Preferences)

MINE, OURS = "mine", "ours"
"""The verbs of the controls on a person's and on a server's sheet."""

MY_SWITCHES = ("dm", "mention", "text_only", "contrast")
OUR_SWITCHES = ("threads", "contrast", "computers")

MOST_TABLES = 100
MOST_CHANNELS = 25
TABLES = (1, 2, 3, 5, 10, 20, 50, MOST_TABLES)
"""How many tables at once the menu offers; the command takes any number up to the last."""

AUTO = "auto"
"""The language that Discord tells."""


def my_sheet(chosen: Preferences, now: float, v: Voice) -> Sheet:
    """Show a person what they have chosen."""
    lines = [_line("language", _spoken(chosen.language), v), *_switched(chosen, MY_SWITCHES, v)]
    lines.append(told_quiet(chosen.quiet, now, v))
    controls: tuple[Control, ...] = (_languages(MINE, chosen.language, v), *_switches(MINE, chosen, MY_SWITCHES, v))
    return Sheet(fitted([f"### {v('settings-me-head')}", "\n".join(lines), v("settings-me-hint")]), controls)


def server_sheet(chosen: GuildSettings, v: Voice, notes: Sequence[str] = (), *, may: bool) -> Sheet:
    """Show what a server has chosen, with controls for whoever `may` change it; `notes` say what stands against it."""
    channels = v.plain.listed([f"<#{channel}>" for channel in chosen.channels])
    results = f"<#{chosen.results}>"
    lines = [
        _line("language", _spoken(chosen.language), v),
        _line("clock", Msg(f"clock-{chosen.clock}"), v),
        _line("tables", chosen.tables, v),
        _line("channels", channels if chosen.channels else Msg("setting-channels-all"), v),
        _line("results", results if chosen.results else Msg("setting-results-none"), v),
        *_switched(chosen, OUR_SWITCHES, v),
    ]
    texts = [f"### {v('settings-server-head')}", "\n".join(lines), "\n".join(notes)]
    return Sheet(fitted([*texts, v("settings-server-hint" if may else "settings-not-yours")]), _ours(chosen, v, may))


def _ours(chosen: GuildSettings, v: Voice, may: bool) -> tuple[Control, ...]:
    if not may:
        return ()
    clocks = [(preset, v.label(f"clock-{preset}")) for preset in MOVE_SECONDS]
    tables = [(str(count), str(count)) for count in sorted({*TABLES, chosen.tables})]
    results = (chosen.results,) if chosen.results else ()
    return (
        _languages(OURS, chosen.language, v),
        _menu(OURS, "clock", clocks, chosen.clock, v),
        _menu(OURS, "tables", tables, str(chosen.tables), v),
        Channels(_address(OURS, "channels"), v.label("setting-channels-pick"), chosen.channels, MOST_CHANNELS),
        Channels(_address(OURS, "results"), v.label("setting-results-pick"), results, 1),
        *_switches(OURS, chosen, OUR_SWITCHES, v),
    )


def _line(name: str, now: Arg, v: Voice) -> str:
    return v("setting-line", what=Msg(f"setting.{name.replace('_', '-')}"), now=now)


def _spoken(language: str | None) -> Msg | str:
    return voice(language).label("language-name") if language else Msg("setting-language-auto")


def _switched(chosen: Any, names: Sequence[str], v: Voice) -> list[str]:
    return [_line(name, _is(getattr(chosen, name)), v) for name in names]


def _is(on: bool) -> Msg:
    return Msg("on" if on else "off")


def _switches(verb: str, chosen: Any, names: Sequence[str], v: Voice) -> tuple[Row, ...]:
    """Make a button for each switch, which says how it is and turns it over."""
    buttons = []
    for name in names:
        now = bool(getattr(chosen, name))
        said = v.label("setting-switch", what=Msg(f"setting.{name.replace('_', '-')}"), now=_is(now))
        to = _address(verb, name, "off" if now else "on")
        buttons.append(Button(to, cut(said, LONGEST_LABEL), "success" if now else "secondary"))
    return tuple([Row(tuple(buttons[at : at + 2])) for at in range(0, len(buttons), 2)])


def _languages(verb: str, chosen: str | None, v: Voice) -> Menu:
    values = [(AUTO, v.label("setting-language-auto"))]
    values += [(locale, voice(locale).label("language-name")) for locale in LOCALES]
    return _menu(verb, "language", values, chosen or AUTO, v)


def _menu(verb: str, name: str, values: list[tuple[str, str]], chosen: str, v: Voice) -> Menu:
    """Offer values; each says what it is a value of, for the menu shows only the chosen one."""
    what = Msg(f"setting.{name}")
    choices = [
        Choice(key, cut(v.label("setting-switch", what=what, now=label), LONGEST_LABEL), chosen=key == chosen)
        for key, label in values
    ]
    return Menu(_address(verb, name), v.label(what), tuple(choices))


def _address(verb: str, name: str, to: str = "") -> Address:
    return Address(NO_TABLE, verb, to, name)


# What is pressed


def changed(now: T, name: str, values: tuple[str, ...]) -> T | None:
    """Return choices with one of them changed to what was pressed; None for what means nothing any more."""
    read = _READ.get(name)
    if read is None or name not in now.__slots__:
        return None
    try:
        return replace(now, **{name: read(values)})
    except (ValueError, IndexError):
        return None


def _on(values: tuple[str, ...]) -> bool:
    return bool(("off", "on").index(values[0]))


def _one_of(known: Sequence[str]) -> Callable[[tuple[str, ...]], str]:
    return lambda values: known[known.index(values[0])]


def _language(values: tuple[str, ...]) -> str | None:
    return None if values[0] == AUTO else _one_of(LOCALES)(values)


def _count(values: tuple[str, ...]) -> int:
    count = int(values[0])
    if not 1 <= count <= MOST_TABLES:
        raise ValueError(f"{count} tables")
    return count


def _ids(values: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(map(int, values))


_READ: dict[str, Callable[[tuple[str, ...]], Any]] = {
    **dict.fromkeys((*MY_SWITCHES, *OUR_SWITCHES), _on),
    "language": _language,
    "clock": _one_of(tuple(MOVE_SECONDS)),
    "tables": _count,
    "channels": _ids,
    "results": lambda values: next(iter(_ids(values)), None),
}


async def press_mine(press: discord.Interaction[Starcrossed], address: Address, values: tuple[str, ...]) -> None:
    """Change one of one's own settings."""
    bot = press.client
    given = (address.question,) if address.question else values
    chosen = changed(await bot.choices.of(press.user.id), address.key, given)
    if chosen is None:
        await bot.presses.refuse(press, outcome.OLD_QUESTION)
        return
    async with replying(press, "update") as reply:
        await bot.notifier.prefer(press.user.id, chosen)
        await reply.show(await bot.painter.paint(show_mine(press, chosen)))


async def press_ours(press: discord.Interaction[Starcrossed], address: Address, values: tuple[str, ...]) -> None:
    """Change one of the server's settings."""
    bot = press.client
    if press.guild_id is None or not moderates(press):
        await bot.presses.refuse(press, outcome.NOT_MANAGER)
        return
    given = (address.question,) if address.question else values
    chosen = changed(await bot.choices.at(press.guild_id), address.key, given)
    if chosen is None:
        await bot.presses.refuse(press, outcome.OLD_QUESTION)
        return
    async with replying(press, "update") as reply:
        await settle(bot, press.guild_id, chosen)
        await reply.show(await bot.painter.paint(show_ours(press, chosen)))


async def settle(bot: Starcrossed, guild: int, chosen: GuildSettings) -> None:
    """Keep a server's settings, and have its open lobbies say what holds from now on."""
    await bot.choices.settle(guild, chosen)
    for row in await bot.store.find(guild=guild, statuses=("lobby",)):
        bot.publisher.mark(row.id)


def show_mine(interaction: discord.Interaction[Starcrossed], chosen: Preferences) -> Sheet:
    """Show somebody their settings, in the language that they have chosen just now."""
    interaction.client.choices.translate(interaction)
    return my_sheet(chosen, interaction.client.now(), voice(interaction.locale.value))


def show_ours(interaction: discord.Interaction[Starcrossed], chosen: GuildSettings) -> Sheet:
    """Show a server's settings, and what the bot lacks in the channels that they name."""
    v = voice(interaction.locale.value)
    named = dict.fromkeys([*chosen.channels, *([chosen.results] if chosen.results else [])])
    notes = [v(trouble) for channel in named if (trouble := trouble_in(interaction.client, channel))]
    return server_sheet(chosen, v, notes, may=moderates(interaction))
