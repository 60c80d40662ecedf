"""What a message shows, as data: blocks of text, pictures, buttons and menus in their order.

Two equal sheets look the same, so a surface is edited only if its sheet has changed. Pictures do not count: they show
nothing that the texts do not say.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from bot.address import LONGEST, Address
from renderers import Words

MOST_TEXT = 4000
"""Characters Discord takes in all texts of a message together."""
MOST_PARTS = 40
"""Components Discord takes in one message, nested ones counted."""
LONGEST_LABEL = 80
NARROW, ABREAST = 14, 3
"""How long the labels of buttons in a long row may be, and how many longer ones a phone shows beside each other."""
LONGEST_DETAIL = 100
LONGEST_HINT = 150


class Button(NamedTuple):
    """A button; `style` is the name of one of Discord's."""

    address: Address
    label: str
    style: str = "secondary"
    sign: str = ""
    """An emoji before the label."""


class Choice(NamedTuple):
    """One option of a menu."""

    key: str
    label: str
    detail: str = ""
    chosen: bool = False
    sign: str = ""
    """An emoji before the label."""


class Menu(NamedTuple):
    """A menu from which `low` to `high` options are picked."""

    address: Address
    hint: str
    choices: tuple[Choice, ...]
    low: int = 1
    high: int = 1


class Channels(NamedTuple):
    """A menu of the server's channels, from which any number up to `most` is picked; `chosen` are picked now."""

    address: Address
    hint: str
    chosen: tuple[int, ...]
    most: int


class Row(NamedTuple):
    """Up to five buttons beside each other."""

    buttons: tuple[Button, ...]

    @property
    def crowded(self) -> bool:
        """Tell whether a phone has no room for it."""
        return len(self.buttons) > ABREAST and any(len(button.label) > NARROW for button in self.buttons)


Control: TypeAlias = Row | Menu | Channels


@dataclass(frozen=True, slots=True)
class Drawing:
    """What is to be drawn: a game's view, in the words of a table."""

    view: Any
    words: Words


@dataclass(frozen=True, slots=True)
class Sheet:
    """The content of a message."""

    texts: tuple[str, ...] = ()
    """Above the picture the first, below it the others."""
    controls: tuple[Control, ...] = ()
    drawing: Drawing | None = field(default=None, compare=False)
    hand: Drawing | None = field(default=None, compare=False)
    """What only the reader may see, above the last text."""
    pinged: tuple[int, ...] = field(default=(), compare=False)
    """The users this message may ping."""

    def problems(self) -> list[str]:
        """Say what Discord would refuse; the library itself would not."""
        buttons = [button for row in self.controls if isinstance(row, Row) for button in row.buttons]
        menus = [menu for menu in self.controls if isinstance(menu, Menu)]
        lists: list[Menu | Channels] = [menu for menu in self.controls if not isinstance(menu, Row)]
        choices = [choice for menu in menus for choice in menu.choices]
        labels = [button.label for button in buttons] + [choice.label for choice in choices]
        addresses = [str(button.address) for button in buttons] + [str(menu.address) for menu in lists]
        parts = 3 + len(self.texts) + len(self.controls) + len(buttons) + len(lists)
        checks = {
            "too much text": sum(map(len, self.texts)) > MOST_TEXT,
            "an empty text": not all(self.texts),
            "too many parts": parts > MOST_PARTS,
            "a row too long": any(not 1 <= len(row.buttons) <= 5 for row in self.controls if isinstance(row, Row)),
            "a menu too long": any(not 1 <= len(menu.choices) <= 25 for menu in menus),
            "four wide buttons in a row": any(row.crowded for row in self.controls if isinstance(row, Row)),
            "an empty label": not all(labels),
            "a label too long": any(len(label) > LONGEST_LABEL for label in labels),
            "a detail too long": any(len(choice.detail) > LONGEST_DETAIL for choice in choices),
            "a hint too long": any(len(menu.hint) > LONGEST_HINT for menu in lists),
            "an address too long": any(len(address) > LONGEST for address in addresses),
            "an address twice": len(set(addresses)) < len(addresses),
        }
        return [problem for problem, found in checks.items() if found]


def cut(text: str, longest: int) -> str:
    """Shorten a text to a number of characters, the last of them an ellipsis, without splitting a joined sign."""
    if len(text) <= longest:
        return text
    end = longest - 1
    while end > 0 and (text[end] in _JOINING or text[end - 1] == "\u200d"):
        end -= 1
    return text[:end].rstrip() + "…"


_JOINING = {"\u200d", "\ufe0f", *map(chr, range(0x300, 0x370)), *map(chr, range(0x1F3FB, 0x1F400))}


def rows(buttons: list[Button]) -> tuple[Row, ...]:
    """Lay buttons in rows: five beside each other where they are short, else three."""
    width = 5 if all(len(button.label) <= NARROW for button in buttons) else ABREAST
    return tuple([Row(tuple(buttons[at : at + width])) for at in range(0, len(buttons), width)])


def fitted(texts: list[str], room: int = MOST_TEXT - 100, *, log: int | None = None) -> tuple[str, ...]:
    """Return the texts that say something, so that they fit into one message together.

    Of the text at the place `log`, if any, the oldest lines make room; where that is not enough, the longest text is
    shortened.
    """
    kept = list(texts)
    while log is not None and kept[log] and sum(map(len, kept)) > room:
        kept[log] = kept[log].partition("\n")[2]
    kept = [text for text in kept if text]
    while (excess := sum(map(len, kept)) - room) > 0:
        longest = max(range(len(kept)), key=lambda place: len(kept[place]))
        kept[longest] = cut(kept[longest], max(1, len(kept[longest]) - excess))
    return tuple(kept)
