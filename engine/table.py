"""A table: a checkpoint, the answers since, and the flow that runs between them.

A live flow is never stored. A table is rebuilt by running its step again from the checkpoint with the answers
given since; a restart, a clone and an undo are all that one thing.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple, cast

from engine.ask import AlreadyAnswered, Ask, Asked, Item, Keys, LawBroken, NotAsked, OldQuestion
from engine.codec import copied, decoder, digest, encode
from engine.determinize import determinized
from engine.flow import Flow, Wait
from engine.game import Event, Game, Options, Result, Seen
from engine.mind import Mind
from engine.msg import Seat, pack, unpack
from engine.rng import Rng

REMEMBERED = 12
"""How many of the latest events each seat is told again."""

_MOST_STEPS = 1000
_NOTHING = Wait(())
_LIVE = ("inputs", "state", "flow", "wait", "events", "fresh", "result")
"""What running the step again makes."""


class Fork(NamedTuple):
    """Where the chance of a possible world leaves that of its checkpoint: after so many answers of the step."""

    after: int
    chance: int
    """The state of the rng from there on."""


class Input(NamedTuple):
    """An answer given in the running step: to which question it was, and the groups it was given in."""

    seat: Seat | None
    question: str
    keys: Keys
    item: Item
    groups: tuple[object, ...]

    def within(self, wait: Wait) -> bool:
        """Tell whether a group it was given in is still open."""
        return any(group is other for group in self.groups for other in wait.groups)


class Table:
    """A running game behind one validating door, `answer`."""

    __slots__ = (
        "checkpoint",
        "events",
        "flow",
        "fork",
        "fresh",
        "game",
        "inputs",
        "named",
        "number",
        "options",
        "past",
        "recent",
        "result",
        "state",
        "wait",
    )

    game: Game[Any, Any]
    options: dict[str, int | str]
    number: int
    """How many steps are through."""
    checkpoint: Any
    """The state at the beginning of the step; never changed, so clones share it."""
    inputs: list[Input]
    """What has been answered in this step."""
    fork: Fork | None
    """Where chance leaves that of the checkpoint, at a possible world; None at a true table, and in a later step."""
    recent: tuple[str, ...]
    """The questions answered in the step before."""
    past: tuple[Event, ...]
    """The latest events of earlier steps."""
    events: list[Event]
    """What happened in this step."""
    fresh: list[Event]
    """What the last answer made happen."""
    result: Result | None
    state: Any
    """The live state."""
    flow: Flow[None] | None
    wait: Wait
    named: tuple[Wait | None, tuple[Asked, ...]]
    """A wait, and what it awaits under its ids."""

    @classmethod
    def new(cls, game: Game[Any, Any], seed: int, seats: int, options: Options | None = None) -> Table:
        """Set a game up; raise `ValueError` for a number of seats or an option it does not have."""
        if seats not in game.seats:
            raise ValueError(f"{game.id} is for {game.players} players, not {seats}")
        full = game.complete(options)
        return cls.at(game, game.setup(Rng(seed), seats, full), full)

    @classmethod
    def at(cls, game: Game[Any, Any], state: Any, options: Options | None = None) -> Table:
        """Make a table whose next step starts from a state made by hand, which becomes the table's own."""
        table = cls._bare(game, game.complete(options), 0, (), ())
        table.state, table.inputs, table.events, table.fresh = state, [], [], []
        table._drain()
        table._commit()
        table._advance()
        return table

    @classmethod
    def _bare(
        cls,
        game: Game[Any, Any],
        options: dict[str, int | str],
        number: int,
        recent: tuple[str, ...],
        past: tuple[Event, ...],
    ) -> Table:
        table = cls.__new__(cls)
        table.game, table.options, table.number, table.recent, table.past = game, options, number, recent, past
        table.named = None, ()
        table.fork = None
        return table

    # What is open

    @property
    def seats(self) -> int:
        """Return how many seats there are."""
        return int(self.state.seats)

    @property
    def open(self) -> tuple[Item, ...]:
        """Return what is awaited; nothing when the game is over."""
        return self.wait.items

    @property
    def questions(self) -> tuple[Asked, ...]:
        """Return what is awaited, each under its id; worked out once for each wait."""
        wait, asked = self.named
        if wait is not self.wait:
            asked = tuple([Asked(self._id(item), item) for item in self.wait.items])
            self.named = self.wait, asked
        return asked

    @property
    def clocks(self) -> Mapping[str, int]:
        """Return the seconds of the game's own clocks."""
        return self.game.clocks(self.options)

    @property
    def digest(self) -> str:
        """Return digits that stand for the state and the number of the step."""
        return digest((self.number, self.state))

    def _id(self, item: Item) -> str:
        """Name an open question so that nothing but its own answer changes the name.

        The same question asked again in a step gets another name. A private one's name depends on its options,
        so it must not stand where others can read it.
        """
        again = sum([1 for given in self.inputs if given.item == item])
        what = (
            (item.seat, item.prompt, item.keys, item.pick, again)
            if isinstance(item, Ask)
            else (item.clock, item.prompt, again)
        )
        return f"{self.number}.{zlib.crc32(repr(what).encode()):08x}"

    # The door

    def answer(self, seat: Seat | None, question: str, keys: Keys) -> tuple[Event, ...]:
        """Give a seat's answer (seat None: a pause is through) and return what it made happen.

        Raises `AlreadyAnswered`, `OldQuestion`, `NotAsked` or `IllegalAnswer`; the table is then as before.
        """
        mine = [asked for asked in self.questions if asked.item.seat == seat]
        for id_, item in mine:
            if id_ == question:
                self.play(item, item.checked(tuple(keys)), question)
                return tuple(self.fresh)
        if question in self.recent or any(given.seat == seat and given.question == question for given in self.inputs):
            raise AlreadyAnswered(question)
        raise (OldQuestion if mine else NotAsked)(question)

    def play(self, item: Item, keys: Keys, question: str = "") -> None:
        """Answer an open item without a look at id and keys: for playouts, which make their answers themselves.

        Where the game fails, the table is as before and the failure goes up.
        """
        old = self.number, self.recent, self.past, self.checkpoint, self.fork, self.inputs
        self.inputs.append(Input(item.seat, question, keys, item, self.wait.groups))
        self.fresh = []
        try:
            if not self._resume((item, keys)):
                self.number += 1
                self._commit()
                self._advance()
        except BaseException:
            self.number, self.recent, self.past, self.checkpoint, self.fork, inputs = old
            self.inputs = inputs[:-1]
            self._become(self.clone())
            raise

    def undo(self, seat: Seat, question: str) -> bool:
        """Open a seat's last answered question again, if nobody has seen or learned anything from its answer."""
        before = self._without(seat, question)
        if before is None:
            return False
        self._become(before)
        return True

    def _without(self, seat: Seat, question: str | None = None) -> Table | None:
        """Return the table without a seat's last answer of this step, or None where it must stand.

        Every later answer must lie beside it in a group still open; chance, events and everybody else's view must be
        the same without it; and the seat must have learned nothing.
        """
        places = [place for place, given in enumerate(self.inputs) if given.seat == seat]
        if not places or question not in (None, self.inputs[places[-1]].question):
            return None
        place = places[-1]
        mine = self.inputs[place]
        beside = [group for group in mine.groups if any(group is other for other in self.wait.groups)]
        if any(
            not any(group is other for group in beside for other in later.groups) for later in self.inputs[place + 1 :]
        ):
            return None
        before = self._rerun(self.inputs[:place] + self.inputs[place + 1 :])
        if before is None:
            return None
        same = before.number == self.number and before.events == self.events and self._same_chance(before)
        if not same or self._unknown(before, seat) - self._unknown(self, seat):
            return None
        view, others = self.game.view, (None, *(other for other in range(self.seats) if other != seat))
        return before if all(view(before.state, other) == view(self.state, other) for other in others) else None

    def _same_chance(self, other: Table) -> bool:
        """Tell whether the step, run again, draws as much as it did; a possible world's chance has forked."""
        again = self._rerun(self.inputs)
        return other.state.rng == self.state.rng or (again is not None and other.state.rng == again.state.rng)

    @staticmethod
    def _unknown(table: Table, seat: Seat) -> set[tuple[str, Any]]:
        return {
            (slot.kind, slot.value if slot.values is None else slot.at) for slot in table.game.hidden(table.state, seat)
        }

    # What a seat sees

    def seen(self, seat: Seat | None) -> Seen[Any]:
        """Return all that a seat, or a spectator (None), may know."""
        asks = [asked for asked in self.questions if asked.item.seat in (None, seat) or not asked.item.private]
        events = tuple([event for event in (*self.past, *self.events) if event.to in (None, seat)][-REMEMBERED:])
        return Seen(
            seat,
            self.game.mark(self.game.view(self.state, seat), events),
            tuple(asks),
            tuple([(item.seat, item.clock) for item in self.wait.items]),
            events,
            None if seat is None else self._back(seat),
            tuple(self._public_backs()) if seat is None else (),
        )

    def _back(self, seat: Seat) -> str | None:
        """Return the id of the question that a seat could open again."""
        if self._without(seat) is None:
            return None
        return next(given.question for given in reversed(self.inputs) if given.seat == seat)

    def _public_backs(self) -> Iterator[str]:
        """List the ids of public questions that their seats could open again."""
        last = {given.seat: given for given in self.inputs}
        for seat, given in last.items():
            if seat is not None and not given.item.private and self._back(seat):
                yield given.question

    def has_secrets(self, seat: Seat) -> bool:
        """Tell whether a seat sees anything that a spectator does not; views say in `seat` whose they are."""
        view = self.game.view
        return bool(replace(view(self.state, seat), seat=None) != view(self.state, None))

    def unrevealed(self, given: Input) -> bool:
        """Tell whether an answer of this step is still unknown to other seats.

        A private answer is, until the group it was given in is through; outside a group, until the step ends.
        """
        return given.item.private and (not given.groups or given.within(self.wait))

    # Steps

    def _commit(self) -> None:
        """End a step: what is now becomes the checkpoint, and the live state comes out sorted as after a restart."""
        self.recent = tuple([given.question for given in self.inputs])
        self.past = _latest((*self.past, *self.events), self.seats) if self.events else self.past
        self.state.rng.veiled = False
        self.checkpoint, self.state = self.state, copied(self.state)
        self.inputs, self.events, self.fork = [], [], None

    def _advance(self) -> None:
        """Start steps until one asks or the game is over."""
        for _ in range(_MOST_STEPS):
            self.result = self.game.over(self.state)
            if self.result is not None:
                self.flow, self.wait = None, _NOTHING
                return
            self.flow = self.game.step(self.state)
            if self._resume(None):
                return
            self.number += 1
            self._commit()
        raise LawBroken(f"{_MOST_STEPS} steps without a question")

    def _resume(self, reply: tuple[Item, Keys] | None) -> bool:
        """Run the flow to its next question; return whether there is one in this step."""
        assert self.flow is not None, "a table that waits has a flow"
        try:
            self.wait = self.flow.send(reply)
        except StopIteration:
            self._drain()
            return False
        self._drain()
        self._check_laws()
        return True

    def _check_laws(self) -> None:
        items = self.wait.items
        if self.state.rng.veiled:
            raise LawBroken(f"a question after hidden randomness: {items}")
        if not items:
            raise LawBroken("every flow waits for another")
        if len(items) > 1:
            seats = [item.seat for item in items if item.seat is not None]
            if len(set(seats)) < len(seats):
                raise LawBroken(f"two questions for one seat: {items}")

    def _drain(self) -> None:
        if news := self.state.news:
            self.events += news
            self.fresh += news
            news.clear()

    def _rerun(self, inputs: list[Input], fork: Fork | None = None) -> Table | None:
        """Run the step again with some of its answers; None where one of their questions is then not asked."""
        table = self.branch(self.checkpoint)
        table._follow(fork)
        for given in inputs:
            for item in table.wait.items:
                if item.seat == given.seat and item == given.item:
                    table.play(item, given.keys, given.question)
                    break
            else:
                return None
            table._follow(fork)
        return table

    def _follow(self, fork: Fork | None) -> None:
        """Turn off where chance forks, if it does here."""
        if fork is not None and fork.after == len(self.inputs):
            self.fork, self.state.rng.state = fork, fork.chance

    def fork_off(self, chance: int) -> None:
        """Let chance go on from another state than at the true table; whenever this step is run again, too."""
        self._follow(Fork(len(self.inputs), chance))

    def branch(self, start: Any) -> Table:
        """Return a table at the beginning of this step, on another checkpoint."""
        table = self._bare(self.game, self.options, self.number, self.recent, self.past)
        table.checkpoint, table.state = start, copied(start)
        table.inputs, table.events, table.fresh = [], [], []
        table._advance()
        return table

    def counterpart(self, given: Input) -> Item | None:
        """Return the open item that an answer from another run of this step was given to."""
        mine = [item for item in self.wait.items if item.seat == given.seat]
        return next((item for item in mine if item == given.item), mine[0] if mine and given.seat is not None else None)

    def _become(self, other: Table) -> None:
        for name in _LIVE:
            setattr(self, name, getattr(other, name))

    # Copies and storage

    def clone(self) -> Table:
        """Return an independent table that is equal to this one."""
        table = self._rerun(self.inputs, self.fork)
        if table is None:
            raise LawBroken("run again, the step asks something else")
        return table

    def determinized(self, seat: Seat | None, rng: Rng, *, mind: Mind | None = None, strict: bool = False) -> Table:
        """Return a table that a seat (None: a spectator) cannot tell from this one; see `engine.determinize`."""
        return determinized(self, seat, rng, mind=mind, strict=strict)

    def dump(self) -> dict[str, Any]:
        """Return the table as plain data that JSON can hold."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "options": self.options,
            "number": self.number,
            "checkpoint": encode(self.checkpoint),
            "inputs": [[given.seat, given.question, list(given.keys)] for given in self.inputs],
            "recent": list(self.recent),
            "past": [[pack(event.msg), event.to] for event in self.past],
        }

    @classmethod
    def load(cls, game: Game[Any, Any], data: Mapping[str, Any]) -> Table:
        """Make a table from what `dump` made of it.

        Where it comes from another version of the game, the answers of its unfinished step are dropped: compare
        `data["version"]` with `game.version` to tell its players so.
        """
        past = tuple(Event(unpack(message), to) for message, to in data["past"])
        table = cls._bare(game, dict(data["options"]), data["number"], tuple(data["recent"]), past)
        table.checkpoint = decoder(cast(Any, game.State))(data["checkpoint"])
        table.state = copied(table.checkpoint)
        table.inputs, table.events, table.fresh = [], [], []
        table._advance()
        if data["version"] == game.version:
            for seat, question, keys in data["inputs"]:
                table.answer(seat, question, tuple(keys))
        return table


def _latest(events: tuple[Event, ...], seats: int) -> tuple[Event, ...]:
    """Return the events that are among the latest of somebody, spectators included."""
    if not [1 for event in events if event.to is not None]:
        return events[-REMEMBERED:]
    kept: set[int] = set()
    for seat in (None, *range(seats)):
        kept.update([place for place, event in enumerate(events) if event.to in (None, seat)][-REMEMBERED:])
    return tuple([event for place, event in enumerate(events) if place in kept])
