"""The tables that are played: the one place where an input is applied and kept.

A table is held in memory beside its row. An input is applied to a copy, which is committed with a compare-and-swap on
the row's revision and only then takes the table's place: nobody sees what is not kept. Where the commit does not
succeed, what is in memory is dropped and the truth is read again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Unpack
from weakref import WeakValueDictionary

from bot import outcome
from bot.counting import counted, forsaken
from bot.due import AWAY, LAST_CALL, LATE, PAUSED, due_times, question_of
from bot.more_time import settled
from bot.outcome import Outcome
from bot.store import NOBODY, Changes, Deed, Input, Seat, Store, Surface, TableRow
from bot.votes import heir
from bot.waking import Quiet
from engine import (
    GAMES,
    AlreadyAnswered,
    Ask,
    Asked,
    IllegalAnswer,
    Keys,
    Rng,
    Table,
    Who,
    random_answer,
)

_log = logging.getLogger(__name__)

_WRITTEN = ("input", "result", "deed")
"""What a commit writes besides the table's own row."""

ABANDONED = "abandoned"
"""Why a game ended that nobody came back to."""

HELD = 500
"""How many tables are kept in memory; the others are read again when needed."""


@dataclass(slots=True)
class Live:
    """A table in memory: its row, and the game once it has started."""

    row: TableRow
    table: Table | None = None
    last: Input | None = None
    """The latest input."""
    renewed: bool = False
    """Whether its unfinished step was dropped, because the rules are of a newer version."""

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a user."""
        return next((seat.seat for seat in self.row.seats if seat.user == user), None)


async def _never(user: int) -> Quiet | None:
    return None


class Tables:
    """All tables; `now` gives the time in UTC seconds, `timed` is told when the next time of a table runs out.

    `quiet` knows a user's quiet hours.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.timed: Callable[[float], None] = lambda at: None
        self.done: Callable[[TableRow, TableRow, Deed], None] = lambda before, after, deed: None
        """Is told what was done to a table, once it is kept."""
        self.quiet: Callable[[int], Awaitable[Quiet | None]] = _never
        self._held: OrderedDict[str, Live] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def locked(self, table: str) -> Any:
        """Keep others from changing a table meanwhile: a courtesy, the store's compare-and-swap is the guard."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            yield

    async def get(self, table: str) -> Live | None:
        """Return a table, from memory or from the store."""
        if (live := self._held.get(table)) is None:
            row = await self.store.get(table)
            if row is None:
                return None
            live = self._held.setdefault(table, await self._revive(row))
            while len(self._held) > HELD:
                self._held.popitem(last=False)
        self._held.move_to_end(table)
        return live

    async def _revive(self, row: TableRow) -> Live:
        if row.snapshot is None:
            return Live(row)
        inputs = await self.store.inputs(row.id)
        try:
            game = GAMES[row.game]
            renewed = row.snapshot["version"] != game.version
            return Live(row, Table.load(game, row.snapshot), inputs[-1] if inputs else None, renewed)
        except Exception as error:
            if row.status != "aborted":
                raise
            _log.warning("table %s ended broken: %r", row.id, error)
            return Live(row)

    def holding(self, id_: int) -> list[str]:
        """List the tables in memory of a server, or where a person sits, sat or is host."""
        found = []
        for table, live in self._held.items():
            people = [*(seat.user for seat in live.row.seats), *(left.user for left in live.row.former)]
            if id_ in (live.row.guild, live.row.host, *people):
                found.append(table)
        return found

    def forget(self, id_: int) -> None:
        """Drop from memory the tables of a server or a person, to be read again as they are kept now."""
        for table in self.holding(id_):
            del self._held[table]

    async def create(self, row: TableRow) -> Live:
        """Keep a new table."""
        await self.store.create(row)
        live = self._held[row.id] = Live(row)
        self.timed(min(row.due.values(), default=inf))
        return live

    async def note(self, table: str, **facts: Unpack[Surface]) -> None:
        """Keep where and how a table is shown."""
        await self.store.note(table, **facts)
        if live := self._held.get(table):
            live.row = replace(live.row, **facts)

    async def note_panel(self, table: str, seat: Seat) -> bool:
        """Keep where the panel of a seat's holder is; return False where somebody else holds it by now."""
        await self.store.set_dm(table, seat)
        live = await self.get(table)
        if live is None or not any((other.seat, other.user) == (seat.seat, seat.user) for other in live.row.seats):
            return False
        live.row = replace(live.row, seats=_with_panels(live.row.seats, (seat,)))
        return True

    async def commit(
        self,
        live: Live,
        table: Table | None = None,
        *,
        due: Mapping[str, float] | None = None,
        **changes: Unpack[Changes],
    ) -> bool:
        """Write a change of a table; False where somebody else was faster, and then what is in memory is gone.

        `table` is the game after the change, where that has changed.
        """
        row, table = live.row, table or live.table
        if given := changes.get("input"):
            changes.setdefault("touched", given.at)
        if row.status == "playing" and (seats := changes.get("seats")):
            _promote(replace(row, seats=seats), changes, self.now())
        snapshot = table.dump() if table else None
        seated = replace(row, seats=changes.get("seats") or row.seats)
        if given is None or (given.user or 0) > 0:  # what a person does; the clock is nobody, a computer below 0
            seated = replace(seated, due={key: at for key, at in row.due.items() if key != LAST_CALL})
        kept = due if due is not None else await self.due(seated, table)
        try:
            done = await self.store.commit(row.id, row.revision, snapshot=snapshot, due=kept, **changes)
        except BaseException:
            self._held.pop(row.id, None)
            raise
        if not done:
            self._held.pop(row.id, None)
            return False
        live.table = table
        if given:
            live.last, live.renewed = given, False
        facts: dict[str, Any] = {name: value for name, value in changes.items() if name not in _WRITTEN}
        if "seats" in facts:
            facts["seats"] = _with_panels(facts["seats"], live.row.seats)
        live.row = replace(live.row, revision=row.revision + 1, snapshot=snapshot, due=kept, **facts)
        self.timed(min(kept.values(), default=inf))
        if deed := changes.get("deed"):
            self.done(row, live.row, deed)
        return True

    async def due(self, row: TableRow, table: Table | None) -> dict[str, float]:
        """Return when what runs out at a table."""
        return due_times(row, table, self.now(), await self.nights(row)) if table else {}

    async def nights(self, row: TableRow) -> dict[int, Quiet]:
        """Return the quiet hours in which clocks of a table stand still, by seat."""
        if row.clock != PAUSED:
            return {}
        held = [seat for seat in row.seats if seat.person]
        return {seat.seat: quiet for seat in held if (quiet := await self.quiet(seat.user))}

    async def renew(self, row: TableRow) -> None:
        """Where the step under way is of older rules, keep its new beginning, with new due times."""
        if row.snapshot is None or row.snapshot.get("version") == GAMES[row.game].version:
            return
        async with self.locked(row.id):
            live = await self.get(row.id)
            if live is not None and live.renewed:
                await self.commit(live)

    # Inputs

    async def answer(self, table: str, user: int, question: str, keys: Keys) -> Outcome:
        """Give a user's answer."""
        return await self.as_seated(table, user, lambda live, seat: self._answer(live, seat, user, question, keys))

    async def back(self, table: str, user: int, question: str) -> Outcome:
        """Take a user's last answer back."""
        return await self.as_seated(table, user, lambda live, seat: self._back(live, seat, user, question))

    async def as_seated(self, table: str, user: int, act: Callable[[Live, int], Any]) -> Outcome:
        """Act for a user at a table; once more where somebody else's commit came first."""
        async with self.locked(table):
            for _ in range(2):
                live = await self.get(table)
                if (refusal := _closed(live)) or live is None:
                    return refusal or outcome.NO_TABLE
                seat = live.seat_of(user)
                if seat is None:
                    return outcome.NOT_SEATED
                done: Outcome | None = await act(live, seat)
                if done is not None:
                    return done
        return outcome.BUSY

    async def _answer(self, live: Live, seat: int, user: int, question: str, keys: Keys) -> Outcome | None:
        table = _copy(live)
        own = _own(table, seat, question)
        try:
            table.answer(seat, own, keys)
        except AlreadyAnswered:
            return await self._answered(live, seat, own)
        except IllegalAnswer:
            return self._why_not(live, question)
        given = Input(seat, own, keys, "click", user, self.now(), table.digest)
        return await self._keep(live, table, given, _missed(live.row, seat, 0))

    async def _answered(self, live: Live, seat: int, question: str) -> Outcome:
        """Say why an answered question is closed: this seat has answered it, or the clock has, or it was another's."""
        inputs = await self.store.inputs(live.row.id)
        mine = any((given.seat, given.question, given.cause) == (seat, question, "click") for given in inputs)
        return outcome.ALREADY_ANSWERED if mine else outcome.OLD_QUESTION

    async def _back(self, live: Live, seat: int, user: int, question: str) -> Outcome | None:
        table = _copy(live)
        if not table.undo(seat, question):
            return outcome.NO_BACK
        given = Input(seat, question, (), "undo", user, self.now(), table.digest)
        return await self._keep(live, table, given, _missed(live.row, seat, 0))

    async def abort(
        self, table: str, deed: Deed | None = None, *, counts: bool = False, ended: str | None = None
    ) -> bool:
        """End a table before its game is over, from its row alone: the game is not looked at.

        With `counts` it counts as a game that its people have ended, see `bot.counting`; `ended` says why it ended by
        itself.
        """
        self._held.pop(table, None)
        row = await self.store.get(table)
        if row is None:
            return False
        due: dict[str, float] = {}
        changes: Changes = {"status": "aborted", "touched": self.now(), "ended": ended}
        if counts:
            left = forsaken(row)
            changes["seats"] = left.seats if left != row else None
            changes["result"] = counted(left, None, self.now())
        if deed:
            changes["deed"] = deed
        done = await self.store.commit(row.id, row.revision, snapshot=row.snapshot, due=due, **changes)
        self._held.pop(table, None)
        if done and deed:
            self.done(row, replace(row, revision=row.revision + 1, status="aborted"), deed)
        return done

    async def expire(self, table: str, key: str, chosen: Keys | None = None) -> Outcome:
        """Give the answer of a question whose time has run out: what a stand-in has chosen, its default, or any."""
        async with self.locked(table):
            live = await self.get(table)
            if (refusal := _closed(live)) or live is None or live.table is None:
                return refusal or outcome.NO_TABLE
            question = question_of(key)
            asked = next((asked for asked in live.table.questions if asked.id == question), None)
            if asked is None:
                await self.commit(live, due={other: at for other, at in live.row.due.items() if other != key})
                return outcome.OLD_QUESTION
            item = asked.item
            default = item.default if isinstance(item, Ask) else ()
            keys = random_answer(item, Rng(secrets.randbits(64))) if default is None else default
            keys = keys if chosen is None else chosen
            after = _copy(live)
            after.answer(item.seat, question, keys)
            given = Input(item.seat, question, keys, "clock", None, self.now(), after.digest)
            missed = 0 if item.seat is None else live.row.seats[item.seat].missed + 1
            return await self._keep(live, after, given, _missed(live.row, item.seat, missed)) or outcome.BUSY

    async def retime(self, row: TableRow, due: Mapping[str, float]) -> bool:
        """Keep other due times, from a table's row alone; what is in memory is read again."""
        self._held.pop(row.id, None)
        done = await self.store.commit(row.id, row.revision, snapshot=row.snapshot, due=due)
        self.timed(min(due.values(), default=inf))
        return done

    async def drop(self, table: str, key: str) -> Live | None:
        """Let go of a due row that asks for no answer; return the table, None where it was gone already."""
        async with self.locked(table):
            live = await self.get(table)
            if _closed(live) or live is None or key not in live.row.due:
                return None
            rest = {other: at for other, at in live.row.due.items() if other != key}
            return live if await self.commit(live, due=rest) else None

    async def think(self, table: str, key: str, until: float) -> Live | None:
        """Note that a computer has begun to think and must be through at a moment; None where there is nothing to do.

        From then on the row that woke it is one that says when it is late.
        """
        async with self.locked(table):
            live = await self.get(table)
            if _closed(live) or live is None or live.table is None or key not in live.row.due:
                return None
            question = question_of(key)
            due = {other: at for other, at in live.row.due.items() if other != key}
            if any(asked.id == question for asked in live.table.questions):
                due[LATE + question] = until
            return live if await self.commit(live, due=due) and LATE + question in due else None

    async def here(self, table: str, user: int) -> Outcome:
        """Let a user decide again whose seat a stand-in has played."""

        async def act(live: Live, seat: int) -> Outcome | None:
            return outcome.DONE if await self.commit(live, seats=_missed(live.row, seat, 0)) else None

        return await self.as_seated(table, user, act)

    async def _keep(self, live: Live, table: Table, given: Input, seats: tuple[Seat, ...]) -> Outcome | None:
        """Commit an input and the game after it, with the result where it has ended the game."""
        changes: Changes = {"input": given}
        assert live.table is not None, "a table that is played has a game"
        seats = settled(live.row, live.table, table, seats)
        if seats != live.row.seats:
            changes["seats"] = seats
        if result := table.result:
            changes["status"] = "finished"
            changes["result"] = counted(replace(live.row, seats=seats), result, given.at)
        elif all(seat.computer or seat.missed >= AWAY for seat in seats):
            changes["status"], changes["ended"] = "aborted", ABANDONED
            changes["result"] = counted(replace(live.row, seats=seats), None, given.at)
        due: dict[str, float] | None = {} if "status" in changes else None
        return outcome.DONE if await self.commit(live, table, due=due, **changes) else None

    def _why_not(self, live: Live, question: str) -> Outcome:
        """Say why an answer is refused: it is somebody else's turn, or the question is closed."""
        assert live.table is not None, "a table that is played has a game"
        questions = live.table.questions
        pressed = next((asked for asked in questions if asked.id == question), None)
        if pressed is None:
            return outcome.OLD_QUESTION
        theirs = [asked.item.seat for asked in questions if asked == pressed or alike(asked, pressed)]
        return outcome.refused("not-your-turn", who=tuple([Who(seat) for seat in theirs if seat is not None]))


def _copy(live: Live) -> Table:
    """Return a copy of the game to apply an input to."""
    assert live.table is not None, "a table that is played has a game"
    return live.table.clone()


def _closed(live: Live | None) -> Outcome | None:
    """Say why a table takes no answers, if it takes none."""
    if live is None:
        return outcome.NO_TABLE
    if live.row.status == "lobby":
        return outcome.NOT_STARTED
    return None if live.row.status == "playing" else outcome.OVER


def _with_panels(seats: tuple[Seat, ...], noted: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return seats with the panels that were noted last, perhaps while they were committed."""
    panels = {seat.user: seat for seat in noted}
    return tuple(
        [
            replace(seat, dm_channel=panel.dm_channel, dm_message=panel.dm_message, dm_closed=panel.dm_closed)
            if (panel := panels.get(seat.user))
            else seat
            for seat in seats
        ]
    )


def _missed(row: TableRow, seat: int | None, count: int) -> tuple[Seat, ...]:
    """Return the seats, with how many questions in a row one of them has left to the clock."""
    return tuple([replace(other, missed=count) if other.seat == seat else other for other in row.seats])


def _promote(row: TableRow, changes: Changes, now: float) -> None:
    """Have somebody who is there be host where the one there was is not."""
    user = heir(row)
    if user == row.host:
        return
    changes["host"] = user
    name = next(seat.name for seat in row.seats if seat.user == user)
    by_itself = Deed(
        guild=row.guild, table=row.id, game=row.game, at=now, what="host", how="self", by=NOBODY, by_name="",
        to=user, to_name=name,
    )  # fmt: skip
    changes.setdefault("deed", by_itself)


def _own(table: Table, seat: int, question: str) -> str:
    """Return a seat's own question where the one pressed is put to several seats with one set of buttons."""
    pressed = next((asked for asked in table.questions if asked.id == question), None)
    if pressed is None or pressed.item.seat == seat:
        return question
    return next((asked.id for asked in table.questions if asked.item.seat == seat and alike(asked, pressed)), question)


def alike(one: Asked, other: Asked) -> bool:
    """Tell whether two questions are the same for everybody, but for whom they are put to."""
    a, b = one.item, other.item
    both = isinstance(a, Ask) and isinstance(b, Ask)
    return both and not a.private and not b.private and (a.prompt, a.options, a.pick) == (b.prompt, b.options, b.pick)  # type: ignore[union-attr]
