"""Questions as data: who is asked, what may be answered, and what happens when time runs out.

Nothing here knows a game or a sentence.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from engine.msg import Msg, Seat

Keys = tuple[str, ...]

MOST_OPTIONS = 25
"""No question offers more: Discord's select holds 25."""


class IllegalAnswer(ValueError):
    """The answer is none of those the question allows, or comes from a seat that was not asked."""


class AlreadyAnswered(IllegalAnswer):
    """The seat has answered this very question in this step or the one before."""


class OldQuestion(IllegalAnswer):
    """The question is closed, or was somebody else's; another one is open for the seat."""


class NotAsked(IllegalAnswer):
    """Nothing is open for that seat."""


class LawBroken(AssertionError):
    """A game breaks a law of flows: our own bug, never a player's mistake."""


class Option(NamedTuple):
    """One thing that may be chosen: a stable readable key, its label, perhaps a line of detail and a picture's name."""

    key: str
    label: Msg
    detail: Msg | None = None
    art: str | None = None


@dataclass(frozen=True, slots=True)
class Ask:
    """A question to one seat.

    Raises `LawBroken` on construction unless it has 1 to 25 options with distinct keys and wants no more than there
    are; `IllegalAnswer` where its default is no answer.
    """

    seat: Seat
    prompt: Msg
    options: tuple[Option, ...]
    pick: tuple[int, int] = (1, 1)
    """The least and the most options that make an answer."""
    private: bool = False
    """Only this seat sees the options, and the answer stays unknown until its group is through."""
    clock: str | None = "move"
    """Which clock of the table runs for it; None: no clock of its own."""
    default: Keys | None = None
    """The answer when time runs out; None: a computer's move."""
    keys: Keys = field(init=False, repr=False, compare=False)
    """The keys of the options, in their order."""

    def __post_init__(self) -> None:
        keys = tuple([option.key for option in self.options])
        object.__setattr__(self, "keys", keys)
        low, high = self.pick
        if len(set(keys)) < len(keys) or not 0 <= low <= high or not 1 <= high <= len(keys) <= MOST_OPTIONS:
            raise LawBroken(f"not a question: {self}")
        if self.default is not None:
            self.checked(self.default)

    def checked(self, keys: Keys) -> Keys:
        """Return an answer in the order of the options; raise `IllegalAnswer` where it is none."""
        low, high = self.pick
        mine = self.keys
        if low <= len(keys) <= 1 and (not keys or keys[0] in mine):
            return keys
        if not low <= len(keys) <= high or len(set(keys)) < len(keys) or not set(keys) <= set(mine):
            raise IllegalAnswer(f"{keys} does not answer {self.prompt.id}")
        return tuple(key for key in mine if key in keys)


@dataclass(frozen=True, slots=True)
class Pause:
    """A wait for nobody: only its clock ends it. Its answer is the empty one."""

    clock: str
    prompt: Msg

    @property
    def seat(self) -> None:
        """Return None: a pause asks nobody."""
        return

    @property
    def private(self) -> bool:
        """Return False: everybody knows what is waited for."""
        return False

    def checked(self, keys: Keys) -> Keys:
        """Return the empty answer; raise `IllegalAnswer` for any other."""
        if keys:
            raise IllegalAnswer(f"{keys} does not end a pause")
        return ()


Item = Ask | Pause


class Asked(NamedTuple):
    """An open question under the id by which it is answered."""

    id: str
    item: Item
