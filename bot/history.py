"""History: the finished games of a server, page by page."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Self

import discord

from bot import outcome, present
from bot.address import NO_TABLE, Address
from bot.pages import pages, read_page, turning
from bot.reply import replying
from bot.sheet import Button, Row, Sheet, fitted, rows
from bot.store import RATED_AS, Finished, History, ResultSeat
from bot.voice import Voice, renamed, voice
from engine import GAMES, Msg, Who

if TYPE_CHECKING:
    from bot.app import Starcrossed

PAGE = 5
"""Games of a page: with seven names each they still fit into a message."""

_PARTS = re.compile(r"(?P<page>\d{1,9})\.(?P<user>\d{0,19})", re.ASCII)


class Wish(NamedTuple):
    """What a history is to show: of one game, of one person, or all."""

    game: str | None = None
    user: int | None = None
    page: int = 0

    def address(self, verb: str) -> Address:
        """Return the address of a control that shows this."""
        return Address(NO_TABLE, verb, f"{self.page}.{self.user or ''}", self.game or "")

    @classmethod
    def read(cls, address: Address) -> Self | None:
        """Read what `address` wrote; None for what means nothing any more."""
        parts = _PARTS.fullmatch(address.question)
        if parts is None or address.key not in ("", *GAMES):
            return None
        return cls(address.key or None, int(parts["user"]) if parts["user"] else None, int(parts["page"]))


def history_sheet(found: History, wish: Wish, name: str, locale: str) -> Sheet:
    """Show one page; `name` is what the person is called who is asked for."""
    v = voice(locale, wish.game, (name,))
    lines = [_line(row, number, locale) for number, row in enumerate(found.rows, wish.page * PAGE + 1)]
    count = pages(found.count, PAGE)
    texts = [
        f"### {_heading(wish, v)}",
        "\n".join(lines) or v("history-none"),
        v("page-of", page=wish.page + 1, pages=count) if count > 1 else "",
    ]
    return Sheet(fitted(texts), (*_replays(found, wish, v), *_controls(wish, count, v)))


def _heading(wish: Wish, v: Voice) -> str:
    if wish.user is None:
        return v("history-of-game", game=Msg("title")) if wish.game else v("history-head")
    if wish.game is None:
        return v("history-of-person", who=Who(0))
    return v("history-of-both", game=Msg("title"), who=Who(0))


def _line(row: Finished, number: int, locale: str) -> str:
    """Say when which game ended how, with the way to its table."""
    v = voice(locale, row.game, tuple([_named(seat, locale) for seat in row.seats]))
    order = sorted(range(len(row.seats)), key=lambda place: (row.seats[place].rank, place))
    people = [
        v(
            "history-left" if row.seats[place].part == "left" else "history-seat",
            rank=row.seats[place].rank,
            who=Who(place),
            points=row.seats[place].points,
        )
        for place in order
    ]  # fmt: skip
    return v(
        "history-line" if row.rated else "history-line-unrated",
        number=number,
        date=f"<t:{round(row.at)}:d>",
        game=Msg("title"),
        link=present.link(row),
        people=v.safe.listed(people),
    )


def _named(seat: ResultSeat, locale: str) -> str:
    """Return what somebody was called; a computer in the reader's words."""
    return renamed(seat.name, locale) if seat.user in RATED_AS.values() else seat.name


def _replays(found: History, wish: Wish, v: Voice) -> tuple[Row, ...]:
    """Offer the replay of each game, by its number."""
    buttons = [
        Button(Address(row.table, "replay"), v.label("history-replay", number=number))
        for number, row in enumerate(found.rows, wish.page * PAGE + 1)
    ]
    return rows(buttons)


def _controls(wish: Wish, count: int, v: Voice) -> tuple[Row, ...]:
    """Make the buttons of a page."""
    return turning(wish.page, count, lambda page: wish._replace(page=page).address("past"), v)


async def read_history(client: Starcrossed, guild: int, wish: Wish, name: str, locale: str) -> Sheet:
    """Read what a history is to show; a page that is no longer there is the last one."""
    read = partial(client.store.history, guild, game=wish.game, user=wish.user, limit=PAGE)
    page, found = await read_page(wish.page, PAGE, lambda offset: read(offset=offset))
    seats = [seat for row in found.rows for seat in row.seats if seat.user == wish.user]
    return history_sheet(found, wish._replace(page=page), seats[0].name if seats else name, locale)


async def turn_page(press: discord.Interaction[Starcrossed], address: Address, values: tuple[str, ...]) -> None:
    """Show another page of the history that was pressed."""
    wish = Wish.read(address)
    if wish is None or press.guild_id is None:
        await press.client.presses.refuse(press, outcome.OLD_QUESTION)
        return
    async with replying(press, "update") as reply:
        sheet = await read_history(press.client, press.guild_id, wish, "", press.locale.value)
        await reply.show(await press.client.painter.paint(sheet))
