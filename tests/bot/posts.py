"""Messages on the simulated Discord as people read them: texts, pictures, and what can be pressed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from simcord.backend.models import Message
from simcord.components import walk_components
from simcord.env import Env

BUTTON, MENU, CHANNELS, TEXT, GALLERY = 2, 3, 8, 10, 12

T = TypeVar("T")


class Button(NamedTuple):
    """A button of a message."""

    label: str
    custom_id: str
    disabled: bool


class Menu(NamedTuple):
    """A select menu of a message; `choices` maps labels to values, of equal ones the last."""

    hint: str
    custom_id: str
    choices: Mapping[str, str]
    disabled: bool
    values: tuple[str, ...]
    low: int
    high: int
    """The least and the most values that are taken."""
    marked: tuple[str, ...]
    """The values that are marked beforehand."""


@dataclass(frozen=True)
class Post:
    """A message, read anew each time."""

    env: Env
    channel: int
    id: int

    @property
    def stored(self) -> Message:
        """The message in the simulated Discord; raise 10008 if it is gone."""
        return self.env.backend.get_message(self.channel, self.id)

    @property
    def exists(self) -> bool:
        """Whether nobody has deleted it."""
        return self.id in self.env.backend.messages.get(self.channel, {})

    @property
    def private(self) -> bool:
        """Whether only one person sees it."""
        return self.stored.is_ephemeral

    @property
    def texts(self) -> tuple[str, ...]:
        """Its content and text displays, from top to bottom."""
        shown = [part["content"] for part in self._parts(TEXT)]
        return tuple([text for text in (self.stored.content, *shown) if text])

    @property
    def alts(self) -> tuple[str, ...]:
        """What its pictures say to those who cannot see them."""
        items = [item.get("description") for part in self._parts(GALLERY) for item in part["items"]]
        return tuple([alt for alt in items if alt])

    @property
    def text(self) -> str:
        """All that can be read in it: texts, alt texts, labels and choices."""
        choices = [label for menu in self.menus for label in (menu.hint, *menu.choices)]
        return "\n".join([*self.texts, *self.alts, *self.labels, *choices])

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Its buttons, links left out."""
        found = [part for part in self._parts(BUTTON) if part.get("custom_id")]
        return tuple([Button(b.get("label", ""), b["custom_id"], bool(b.get("disabled"))) for b in found])

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of its buttons."""
        return tuple([button.label for button in self.buttons])

    @property
    def menus(self) -> tuple[Menu, ...]:
        """Its select menus."""
        return tuple([_menu(part) for part in self._parts(MENU)])

    @property
    def custom_ids(self) -> tuple[str, ...]:
        """The custom_id of everything that can be pressed."""
        return (*[button.custom_id for button in self.buttons], *[menu.custom_id for menu in self.menus])

    @property
    def answers(self) -> dict[str, str]:
        """The custom_id of each answer offered on a button, by its key."""
        return {id_.split(":")[4]: id_ for id_ in self.custom_ids if id_.split(":")[2] == "answer"}

    @property
    def table(self) -> str:
        """The id of the table it belongs to."""
        return self.custom_ids[0].split(":")[1]

    @property
    def files(self) -> dict[str, bytes]:
        """Its attachments by file name."""
        cdn = self.env.backend.cdn
        return {file["filename"]: cdn.get(file["url"]) or b"" for file in self.stored.attachments}

    @property
    def pinged(self) -> frozenset[int]:
        """The users whom it notified."""
        return frozenset(self.stored.ping_user_ids)

    def button(self, what: str) -> Button:
        """Find a button by custom_id, label, or a part of the label that no other one has."""
        return only(what, [(button, button.custom_id, button.label) for button in self.buttons], self)

    def menu(self, what: str) -> Menu:
        """Find a menu by custom_id, placeholder, a part of it, or "" for the only one."""
        return only(what, [(menu, menu.custom_id, menu.hint) for menu in self.menus], self)

    def _parts(self, kind: int) -> list[dict[str, Any]]:
        return [part for part in walk_components(self.stored.components) if part.get("type") == kind]

    def __str__(self) -> str:
        return "\n".join([*self.texts, *(f"[{button.label}]" for button in self.buttons), *map(str, self.menus)])


def _menu(part: dict[str, Any]) -> Menu:
    options = part.get("options", ())
    choices, values = {o["label"]: o["value"] for o in options}, tuple([o["value"] for o in options])
    hint, low, high = part.get("placeholder") or "", part.get("min_values", 1), part.get("max_values", 1)
    marked = tuple([o["value"] for o in options if o.get("default")])
    return Menu(hint, part["custom_id"], choices, bool(part.get("disabled")), values, low, high, marked)


def only(what: str, items: Sequence[tuple[T, str, str]], where: Post | None = None) -> T:
    """Find what is called exactly so, or else the one thing whose name has it in it."""
    exact = [thing for thing, key, name in items if what in (key, name)]
    found = exact or [thing for thing, _, name in items if what in name]
    if len(found) != 1:
        names = ", ".join(name or key for _, key, name in items) or "nothing"
        raise LookupError(f"{what!r} fits {len(found)} of: {names}" + (f"\nin the message:\n{where}" if where else ""))
    return found[0]
