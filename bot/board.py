"""Leaderboards: what one shows, its buttons, and turning its pages. What it looks like is the renderers' matter."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Self, get_args

import discord

from bot import outcome, present
from bot.address import NO_TABLE, Address
from bot.names import clean
from bot.pages import pages, read_page, turning
from bot.ratings import provisional
from bot.reply import replying
from bot.sheet import Choice, Drawing, Menu, Row, Sheet, fitted
from bot.store import Leaderboard, Order, Standing
from bot.voice import Voice, voice
from engine import GAMES, Msg
from renderers import board, describe

if TYPE_CHECKING:
    from bot.app import Starcrossed

DAY = 86400.0
PAGE = board.MOST_LINES

ORDERS: tuple[Order, ...] = get_args(Order)
PERIODS: dict[str, float | None] = {"all": None, "month": 30 * DAY, "week": 7 * DAY}
"""Seconds back from now."""

_PARTS = re.compile(r"(?P<page>\d{1,9})\.(?P<by>[a-z]+)\.(?P<since>[a-z]+)\.(?P<asker>\d{1,19})", re.ASCII)


class Wish(NamedTuple):
    """What a leaderboard is to show, and who asked for it."""

    game: str
    by: Order = "rating"
    since: str = "all"
    page: int = 0
    asker: int = 0

    def address(self, verb: str) -> Address:
        """Return the address of a control that shows this."""
        return Address(NO_TABLE, verb, f"{self.page}.{self.by}.{self.since}.{self.asker}", self.game)

    @classmethod
    def read(cls, address: Address) -> Self | None:
        """Read what `address` wrote; None for what means nothing any more."""
        parts = _PARTS.fullmatch(address.question)
        order = next((order for order in ORDERS if parts and order == parts["by"]), None)
        if parts is None or order is None or parts["since"] not in PERIODS or address.key not in GAMES:
            return None
        return cls(address.key, order, parts["since"], int(parts["page"]), int(parts["asker"]))


def board_sheet(found: Leaderboard, wish: Wish, asker: str | None, locale: str, *, computers: bool = False) -> Sheet:
    """Show one page; `asker` is what somebody is called who may have no line, None where nobody knows.

    `computers` tells whether games with computers are rated on this server.
    """
    count, last = pages(found.count, PAGE), len(found.rows)
    lines = tuple([_line(place, row) for place, row in enumerate(found.rows)])
    mine = next((place for place, row in enumerate(found.rows) if row.user == wish.asker), None)
    own = _line(last, found.own) if found.own and mine is None else None
    names = [row.name for row in found.rows]
    if mine is None and (name := found.own.name if found.own else asker):
        mine = last
        names.append(name)
    view = board.View(wish.by, wish.since, wish.page + 1, count, lines, mine, own, computers)
    v = voice(locale, wish.game, tuple(names))
    told = describe(view, v.safe)
    texts = [f"### {told.headline}", "\n".join(told.facts)]
    return Sheet(fitted(texts), _controls(wish, count, v), Drawing(view, v.plain))


def _line(place: int, row: Standing) -> board.Line:
    return board.Line(place, row.rank, row.rating, provisional(row.rated), row.wins, row.games, row.computers)


def _controls(wish: Wish, count: int, v: Voice) -> tuple[Row | Menu, ...]:
    """Offer the pages before and after, and every order and time."""
    choices = [
        Choice(
            f"{by}.{since}",
            v.label("board-view", by=Msg(f"board-by-{by}"), since=Msg(f"board-since-{since}")),
            chosen=(by, since) == (wish.by, wish.since),
        )
        for since in PERIODS
        for by in ORDERS
    ]
    menu = Menu(wish.address("sort"), v.label("board-sort"), tuple(choices))
    return (*turning(wish.page, count, lambda page: wish._replace(page=page).address("board"), v), menu)


async def read_board(client: Starcrossed, guild: int, wish: Wish, asker: str | None, locale: str) -> Sheet:
    """Read what a leaderboard is to show; a page that is no longer there is the last one."""
    length = PERIODS[wish.since]
    since = 0.0 if length is None else client.now() - length
    read = partial(client.store.leaderboard, guild, wish.game, by=wish.by, since=since, reader=wish.asker, limit=PAGE)
    page, found = await read_page(wish.page, PAGE, lambda offset: read(offset=offset))
    computers = (await client.choices.at(guild)).computers
    return board_sheet(found, wish._replace(page=page), asker, locale, computers=computers)


async def turn_page(press: discord.Interaction[Starcrossed], address: Address, values: tuple[str, ...]) -> None:
    """Show another page of the leaderboard that was pressed."""
    await _turn(press, Wish.read(address))


async def sort(press: discord.Interaction[Starcrossed], address: Address, values: tuple[str, ...]) -> None:
    """Show the leaderboard that was pressed in another order, or of another time, from its beginning."""
    by, _, since = values[0].partition(".")
    wish = Wish.read(address)
    await _turn(press, wish and Wish.read(address._replace(question=f"0.{by}.{since}.{wish.asker}")))


async def _turn(press: discord.Interaction[Starcrossed], wish: Wish | None) -> None:
    if wish is None or press.guild_id is None:
        await press.client.presses.refuse(press, outcome.OLD_QUESTION)
        return
    asker = clean(press.user.display_name) if press.user.id == wish.asker else None
    async with replying(press, "update") as reply:
        sheet = await read_board(press.client, press.guild_id, wish, asker, present.locale_of(press))
        await reply.show(await press.client.painter.paint(sheet, await press.client.choices.eyes(None, press.guild_id)))
