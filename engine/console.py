"""A game at one keyboard: the seats pass it on, and what one of them saw is wiped away before the next looks.

Views, questions and events are told as somebody wishes: as plain ids and arguments, or in the words of a language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.ask import Ask, Asked, IllegalAnswer, Keys
from engine.msg import Seat
from engine.plain import Plain
from engine.record import Move
from engine.table import Table

WIPE = "\x1b[H\x1b[2J\x1b[3J"
"""Clears a terminal and what has scrolled off it."""


class Turn(NamedTuple):
    """What may happen next: a seat takes the keyboard, or a clock runs out."""

    seat: Seat | None
    asked: Asked | None
    """The question; None: the seat may only go back."""


class Console:
    """A table and the keyboard it is played on; `keep` is told of every input, `say` tells of the table."""

    def __init__(
        self,
        table: Table,
        ask: Callable[[str], str],
        show: Callable[[str], object],
        keep: Callable[[Move], object] = lambda move: None,
        *,
        wipe: str = "\n" * 40,
        say: Plain | None = None,
    ) -> None:
        self.table = table
        self.ask = ask
        self.show = show
        self.keep = keep
        self.wipe = wipe
        self.say = say or Plain()
        self.last: Seat = -1

    def play(self) -> None:
        """Play to the end; what `ask` raises (the end of input, Ctrl-C) goes up between two inputs."""
        while self.table.open:
            turn = self._next(self._turns())
            if turn.seat is None:
                self._run_out(turn)
            else:
                self.last = turn.seat
                self._take(turn.seat)
        for line in self.say.view(self.table.seen(None).view):
            self.show(line)
        if self.table.result is not None:
            self.show(self.say.result(self.table.result))

    # Whose turn it is

    def _turns(self) -> list[Turn]:
        """List what may happen next: the seats in order after the one who was last, then clocks, the shortest first."""
        seats = self.table.seats
        asked = {question.item.seat: question for question in self.table.questions}
        order = sorted(range(seats), key=lambda seat: (seat - self.last - 1) % seats)
        turns = [Turn(seat, asked.get(seat)) for seat in order if seat in asked or self.table.seen(seat).back]
        pauses = [question for question in self.table.questions if question.item.seat is None]
        pauses.sort(key=self._seconds)
        return turns + [Turn(None, question) for question in pauses]

    def _seconds(self, question: Asked) -> int:
        return self.table.clocks.get(question.item.clock or "", 0)

    def _next(self, turns: list[Turn]) -> Turn:
        """Return what happens next; ask where there is a choice."""
        if len(turns) == 1:
            return turns[0]
        self.show("Who goes on?")
        for number, turn in enumerate(turns, 1):
            self.show(f"  {number}  {self._label(turn)}")
        while True:
            line = self.ask("A number (Enter: 1): ").strip() or "1"
            if line.isdecimal() and 1 <= int(line) <= len(turns):
                return turns[int(line) - 1]
            self.show(f"Type a number from 1 to {len(turns)}.")

    def _label(self, turn: Turn) -> str:
        """Say what a turn is, and no more than everybody may know."""
        if turn.asked is None:
            return f"{self.say.seat(turn.seat)} (to go back)"
        if turn.seat is None:
            return f"{self.say.question(turn.asked.item)} ({self._seconds(turn.asked)} s)"
        return self.say.seat(turn.seat) if turn.asked.item.private else self.say.question(turn.asked.item)

    def _run_out(self, turn: Turn) -> None:
        assert turn.asked is not None, "a clock is waited for"
        self.ask(f"{self._label(turn)}. Press Enter when it is over: ")
        self._answer(None, turn.asked, ())

    # A seat's turn

    def _take(self, seat: Seat) -> None:
        """Hand the keyboard to a seat until it is asked no more, or would rather not answer yet."""
        self.ask(f"Pass to {self.say.seat(seat)}, then press Enter: ")
        while True:
            seen = self.table.seen(seat)
            asked = next((question for question in seen.asks if question.item.seat == seat), None)
            self._look(seat, asked)
            line = self.ask(self._hint(asked, back=seen.back is not None)).strip().lower()
            if line == "back" and seen.back is not None:
                self.table.undo(seat, seen.back)
                self.keep(Move(seat, seen.back, (), undo=True, digest=self.table.digest))
                continue
            keys = None if asked is None else keys_of(asked, line)
            self.show(self.wipe)
            if asked is not None and keys is not None:
                self._answer(seat, asked, keys)
            elif line:
                self.show(f"{line!r} is not an answer.")
            if not line or all(item.seat != seat for item in self.table.open):
                return

    def _look(self, seat: Seat, asked: Asked | None) -> None:
        """Show a seat all that it may know."""
        seen = self.table.seen(seat)
        for event in seen.events:
            self.show(f"! {self.say.event(event)}")
        for line in self.say.view(seen.view):
            self.show(line)
        if asked is not None and isinstance(asked.item, Ask):
            self.show(self.say.text(asked.item.prompt))
            for number, option in enumerate(asked.item.options, 1):
                self.show(f"  {number}  {self.say.option(option)}")

    @staticmethod
    def _hint(asked: Asked | None, *, back: bool) -> str:
        ways = []
        if asked is not None and isinstance(asked.item, Ask):
            low, high = asked.item.pick
            count = str(low) if low == high else f"{low} to {high}"
            ways.append("a number" if (low, high) == (1, 1) else f"{count} numbers with spaces between")
            ways += ["none"] if low == 0 else []
        ways += ["back"] if back else []
        return f"{', '.join([*ways, 'Enter alone: not now'])}: "

    def _answer(self, seat: Seat | None, asked: Asked, keys: Keys) -> None:
        for event in self.table.answer(seat, asked.id, keys):
            if event.to is None:
                self.show(f"! {self.say.event(event)}")
        self.keep(Move(seat, asked.id, keys, digest=self.table.digest))


def keys_of(asked: Asked, line: str) -> Keys | None:
    """Return the keys that a line of numbers, or of keys, stands for; None where it is no answer."""
    item, words = asked.item, line.split()
    if not isinstance(item, Ask) or not words:
        return None
    if words == ["none"] and "none" not in item.keys:
        words = []
    numbered = {str(number): key for number, key in enumerate(item.keys, 1)}
    keys = tuple(numbered.get(word, "") if word.isdecimal() else word for word in words)
    try:
        return item.checked(keys)
    except IllegalAnswer:
        return None
