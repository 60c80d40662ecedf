"""Long lists, page by page; pages are counted from 0."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

from bot.address import Address
from bot.sheet import Button, Row
from bot.voice import Voice


class Counted(Protocol):
    """A part of a list that knows how long the whole is."""

    @property
    def count(self) -> int:
        """Return how many there are altogether."""


Part = TypeVar("Part", bound=Counted)


def pages(count: int, size: int) -> int:
    """Return how many pages a list has."""
    return -(-count // size)


async def read_page(page: int, size: int, read: Callable[[int], Awaitable[Part]]) -> tuple[int, Part]:
    """Read a page by its offset; where the list ends before it, read the last page. Return which, and what is on it."""
    found = await read(page * size)
    last = max(0, pages(found.count, size) - 1)
    return (page, found) if page <= last else (last, await read(last * size))


def turning(page: int, count: int, address: Callable[[int], Address], v: Voice) -> tuple[Row, ...]:
    """Offer the pages before and after, of so many; nothing where there is only one."""
    turns = [("page-back", page - 1), ("page-on", page + 1)]
    buttons = [Button(address(other), v.label(text)) for text, other in turns if 0 <= other < count]
    return (Row(tuple(buttons)),) if buttons else ()
