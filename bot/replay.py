"""Replays: a game that is over, input by input, with anybody's eyes; and all of it as a film.

Nothing is kept for a replay: each page plays the game again from its seed, up to where it is.
"""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeAlias

import discord

from bot import present
from bot.address import Address
from bot.outcome import Outcome
from bot.pictures import Painted
from bot.records import closed, opened, record_of
from bot.reply import Reply, Way, replying
from bot.sheet import LONGEST_LABEL, Button, Choice, Drawing, Menu, Row, Sheet, cut, fitted
from bot.store import Cause, TableRow
from bot.voice import Voice, voice, voice_of
from engine import GAMES, Ask, Event, Msg, Record, ReplayError, Seen, Shot, Who, set_up, shots
from renderers import Picture, animate, describe

if TYPE_CHECKING:
    from bot.app import Starcrossed

Press: TypeAlias = "discord.Interaction[Starcrossed]"

_log = logging.getLogger(__name__)

STOPS = 25
"""Inputs that the menu offers to go to."""

EVERYBODY = "all"
"""What stands in the menu for the eyes of a spectator."""

_PARTS = re.compile(rf"(?P<number>\d{{1,6}})\.(?P<eyes>\d|{EVERYBODY})", re.ASCII)


class Wish(NamedTuple):
    """What a page is to show: the game after so many inputs, as a seat sees it (None: as everybody does)."""

    table: str
    number: int = 0
    eyes: int | None = None

    def address(self, verb: str, key: str = "") -> Address:
        """Return the address of a control that shows this, or a variation of it."""
        return Address(self.table, verb, f"{self.number}.{EVERYBODY if self.eyes is None else self.eyes}", key)

    @classmethod
    def read(cls, address: Address, *, number: str | None = None, eyes: str | None = None) -> Self:
        """Read what `address` wrote, with what was picked instead; for anything else it is the beginning."""
        before, _, behind = address.question.partition(".")
        parts = _PARTS.fullmatch(f"{number or before}.{eyes or behind}")
        if parts is None:
            return cls(address.table)
        return cls(address.table, int(parts["number"]), None if parts["eyes"] == EVERYBODY else int(parts["eyes"]))


class Moment(NamedTuple):
    """A game after so many of all its inputs: what is seen, and the last of them (None at the beginning)."""

    number: int
    most: int
    seen: Seen[Any]
    shot: Shot | None


def moment(record: Record, number: int, eyes: int | None) -> Moment:
    """Play a game again up to an input, or to its end where it has fewer; raise `ReplayError` where that cannot be."""
    table = set_up(record, GAMES)
    last = deque(shots(record, table, number), 1)
    seat = eyes if eyes in range(record.seats) else None
    return Moment(len(record.moves[:number]), len(record.moves), table.seen(seat), last[0] if last else None)


def filmed(record: Record, words: Any) -> Picture:
    """Draw a game as everybody saw it, from its seed to its last input."""
    table = set_up(record, GAMES)
    views = [table.seen(None).view]
    for shot in shots(record, table):
        view = shot.table.seen(None).view
        if view != views[-1]:
            views.append(view)
    return animate(views, words)


# What a page looks like


def replay_sheet(row: TableRow, now: Moment, cause: Cause | None, v: Voice) -> Sheet:
    """Show a game after an input: what was done, what that made happen, and what was to be seen then."""
    told = describe(now.seen.view, v.safe)
    texts = [
        f"### {told.headline}",
        v("replay-head", link=present.link(row), number=now.number, count=now.most),
        "\n".join(_happened(now, cause, v)),
        "\n".join(told.facts),
        present.people(row, v),
        "\n".join(told.private),
    ]
    return Sheet(fitted(texts), _controls(row, now, v), Drawing(now.seen.view, v.plain))


def _happened(now: Moment, cause: Cause | None, v: Voice) -> list[str]:
    """Tell an input and its events, as far as these eyes could see them."""
    events: tuple[Event, ...] = now.shot.events if now.shot else now.seen.events
    told = [f"- {v(event.msg)}" for event in events if event.to in (None, now.seen.seat)]
    return [_deed(now.shot, cause, now.seen.seat, v), *told] if now.shot else [v("replay-start"), *told]


def _deed(shot: Shot, cause: Cause | None, eyes: int | None, v: Voice) -> str:
    item = shot.item
    if not isinstance(item, Ask):
        return v("replay-pause", prompt=item.prompt)
    if item.private and item.seat != eyes:
        return v("replay-secret", who=Who(item.seat))
    if shot.move.undo:
        return v("replay-taken-back", who=Who(item.seat), prompt=item.prompt)
    labels = {option.key: option.label for option in item.options}
    choice = tuple([labels[key] for key in shot.move.keys]) or Msg("replay-nothing")
    text = "replay-clock" if cause == "clock" else "replay-choice"
    return v(text, who=Who(item.seat), prompt=item.prompt, choice=choice)


def _controls(row: TableRow, now: Moment, v: Voice) -> tuple[Row | Menu, ...]:
    """Offer the ways on and back, always at the same places, and the other eyes."""
    here = Wish(row.id, now.number, now.seen.seat)
    ways = {"first": 0, "back": max(0, now.number - 1), "on": min(now.most, now.number + 1), "last": now.most}
    steps = [
        Button(here._replace(number=number).address("step", way), v.label(f"replay-{way}"))
        for way, number in ways.items()
    ]
    others = (
        Button(Address(row.id, "film"), v.label("button-film")),
        Button(Address(row.id, "record"), v.label("button-record")),
    )
    return (Row(tuple(steps)), _eyes(here, now, v), *_stops(here, now, v), Row(others))


def _eyes(here: Wish, now: Moment, v: Voice) -> Menu:
    seats = range(len(v.plain.names))
    choices = [Choice(EVERYBODY, v.label("replay-everybody"), chosen=here.eyes is None)]
    choices += [
        Choice(str(seat), cut(v.label("replay-eyes", who=Who(seat)), LONGEST_LABEL), chosen=here.eyes == seat)
        for seat in seats
    ]
    return Menu(here.address("look"), v.label("replay-eyes-hint"), tuple(choices))


def _stops(here: Wish, now: Moment, v: Voice) -> tuple[Menu, ...]:
    """Offer to go to any input, or to some of very many."""
    most = min(STOPS, now.most + 1)
    if most < 2:
        return ()
    numbers = [place * now.most // (most - 1) for place in range(most)]
    choices = tuple([Choice(str(number), v.label("replay-stop", number=number)) for number in numbers])
    return (Menu(here.address("jump"), v.label("replay-stop-hint"), choices),)


# What presses do


async def open_replay(press: Press, address: Address, values: tuple[str, ...]) -> None:
    """Show the beginning of a game to whoever pressed, as a message of their own."""
    await _show(press, Wish(address.table), "private")


async def step(press: Press, address: Address, values: tuple[str, ...]) -> None:
    """Go to another input."""
    await _show(press, Wish.read(address), "update")


async def jump(press: Press, address: Address, values: tuple[str, ...]) -> None:
    """Go to the input that was picked."""
    await _show(press, Wish.read(address, number=values[0]), "update")


async def look(press: Press, address: Address, values: tuple[str, ...]) -> None:
    """Look with the eyes that were picked."""
    await _show(press, Wish.read(address, eyes=values[0]), "update")


async def _show(press: Press, wish: Wish, way: Way) -> None:
    async def show(reply: Reply, row: TableRow, v: Voice) -> None:
        inputs = await press.client.store.inputs(row.id)
        now = await press.client.painter.work(moment, record_of(row, inputs), wish.number, wish.eyes)
        cause = inputs[now.number - 1].cause if now.number else None
        eyes = await press.client.choices.eyes(press.user.id, row.guild)
        await reply.show(await press.client.painter.paint(replay_sheet(row, now, cause, v), eyes))

    await _with_record(press, wish.table, way, show)


async def send_film(press: Press, address: Address, values: tuple[str, ...]) -> None:
    """Send the whole game as an animated picture to whoever pressed."""

    async def send(reply: Reply, row: TableRow, v: Voice) -> None:
        record = record_of(row, await press.client.store.inputs(row.id))
        eyes = await press.client.choices.eyes(press.user.id, row.guild)
        words = replace(v.plain, look=eyes.look)
        film = await press.client.painter.film((row.id, words), filmed, record, words)
        head = v("film-head", game=Msg("title"), link=present.link(row))
        await reply.show(Painted(Sheet((head, v("film-text"))), film))

    await _with_record(press, address.table, "private", send)


async def _with_record(
    press: Press, table: str, way: Way, act: Callable[[Reply, TableRow, Voice], Awaitable[None]]
) -> None:
    """Act on a game that is over; say where it is not, or where its rules have changed."""
    async with replying(press, way) as reply:
        row = await opened(press, table)
        if isinstance(row, Outcome):
            await reply.tell(voice(press.locale.value)(row.text))
            return
        v = voice_of(row, press.locale.value)
        try:
            await act(reply, row, v)
        except ReplayError as error:
            _log.info("table %s does not replay: %s", table, error)
            await reply.tell(closed(error, row, v))
