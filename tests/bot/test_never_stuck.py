"""Whatever people do, and whatever time does, a table is playable or has ended; left alone, it ends (R41-R47, R50-R53).

The services are driven as presses and clocks drive them, on a real database, with a clock of the test's own; a restart
makes them anew from what was kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.crew import Crew
from bot.due import COMPUTER, LATE, MOVE_SECONDS, TALK, due_times, question_of
from bot.lobby import Lobbies
from bot.more_time import agree
from bot.outage import make_up
from bot.run_out import run_out
from bot.store import Due, Seat, Store, TableRow, sqlite_url
from bot.tables import Tables
from bot.waking import Quiet
from engine import GAMES, Keys, Rng, Table, random_answer

PEOPLE = range(1, 8)
NIGHT = Quiet(22 * 60, 7 * 60, "Europe/Madrid")
WAITS = (1.0, 61.0, 130.0, 601.0, 1900.0, 90_000.0, 13 * 86400.0)
DEEDS = (
    "computer", "join", "ready", "start", "option", "answer", "answer", "answer", "back", "here", "more", "more",
    "leave", "kick", "stop", "seat", "vote", "host", "wait", "wait", "restart", "outage", "moderator",
)  # fmt: skip
MOST_TIMES = 3000


class Host:
    """The services over one database, a table, and what may happen to it."""

    def __init__(self, store: Store, game: str, clock: str) -> None:
        self.store, self.game, self.clock = store, game, clock
        self.time = 1_780_000_000.0
        self.restart()

    def restart(self) -> None:
        """Forget everything that is not kept."""
        self.tables = Tables(self.store, lambda: self.time)
        self.tables.quiet = self.quiet
        self.lobbies, self.crew = Lobbies(self.tables), Crew(self.tables)

    async def quiet(self, user: int) -> Quiet | None:
        return NIGHT if user % 2 else None

    async def open(self) -> None:
        live = await self.lobbies.open(
            guild=1, channel=2, thread=None, host=person(1), game=self.game, clock=self.clock, options={}, locale="en",
        )  # fmt: skip
        self.id = live.row.id

    async def row(self) -> TableRow:
        found = await self.store.get(self.id)
        assert found
        return found

    async def act(self, deed: str, user: int, chance: Random) -> None:
        """Let somebody do something, or time pass."""
        row, by = await self.row(), person(user)
        seat = chance.randrange(len(row.seats)) if row.seats else 0
        if deed == "computer":
            await self.lobbies.add_computer(self.id, row.host, "easy")
        elif deed in ("join", "ready", "start", "option"):
            await self.in_lobby(deed, user, chance)
        elif deed in ("answer", "back"):
            await self.play(deed, user, chance)
        elif deed == "here":
            await self.tables.here(self.id, user)
        elif deed == "more":
            await agree(self.tables, self.id, user)
        elif deed == "leave":
            await (self.lobbies if row.status == "lobby" else self.crew).leave(self.id, user)
        elif deed == "host":
            await self.crew.hand_over(self.id, user, seat)
        elif deed in ("kick", "stop", "seat"):
            about = None if deed == "stop" else seat
            candidate = by if deed == "seat" else None
            await self.crew.propose(self.id, deed, by, seat=about, candidate=candidate)
        elif deed == "vote":
            for vote in await self.store.open_votes(self.id):
                await self.crew.vote(self.id, vote.id, by, chance.random() < 0.8, moderator=chance.random() < 0.1)
        elif deed == "moderator":
            await self.crew.override(self.id, chance.choice(("stop", "kick", "kick")), by, seat)
        elif deed == "wait":
            await self.wait(chance.choice(WAITS))
        elif deed == "restart":
            self.restart()
        elif deed == "outage":
            before, self.time = self.time, self.time + chance.choice(WAITS)
            self.restart()
            await make_up(self.store, self.tables.nights, before, self.time)

    async def in_lobby(self, deed: str, user: int, chance: Random) -> None:
        if deed == "join":
            await self.lobbies.join(self.id, person(user))
        elif deed == "ready":
            await self.lobbies.ready(self.id, user)
        elif deed == "start":
            await self.lobbies.start(self.id, user, moderator=chance.random() < 0.5)
        else:
            await self.lobbies.choose(self.id, user, "clock", chance.choice(list(MOVE_SECONDS)))

    async def play(self, deed: str, user: int, chance: Random) -> None:
        """Answer what a seat is asked, or take its last answer back."""
        live = await self.tables.get(self.id)
        if live is None or live.table is None or (seat := live.seat_of(user)) is None:
            return
        if deed == "back":
            await self.tables.back(self.id, user, live.table.seen(seat).back or "0.none")
            return
        for asked in live.table.questions:
            if asked.item.seat == seat:
                keys = random_answer(asked.item, Rng(chance.randrange(2**32)))
                done = await self.tables.answer(self.id, user, asked.id, keys)
                assert done.done or live.row.status != "playing"
                return

    async def first(self) -> Due | None:
        due = (await self.row()).due
        key = min(due, key=due.__getitem__, default=None)
        return None if key is None else Due(self.id, key, due[key])

    async def wait(self, seconds: float) -> None:
        """Let time pass, with all that runs out in it."""
        end = self.time + seconds
        for _ in range(MOST_TIMES):
            due = await self.first()
            if due is None or due.at > end:
                break
            self.time = max(self.time, due.at)
            if due.question.startswith((COMPUTER, LATE)):
                await self.think(due)
            elif due.question.startswith(TALK):
                await self.tables.drop(self.id, due.question)
            else:
                await run_out(self.tables, self.lobbies, due, nothing)
        else:
            raise AssertionError("time does not pass")
        self.time = max(self.time, end)

    async def think(self, due: Due) -> None:
        """Let a computer answer what it is asked."""
        live = await self.tables.get(self.id)
        asked = next(asked for asked in live.table.questions if asked.id == question_of(due.question))
        user = live.row.seats[asked.item.seat].user
        assert (await self.tables.answer(self.id, user, asked.id, random_answer(asked.item, Rng(1)))).done

    async def check(self) -> None:
        """Assert that the table is playable, and that its end is in sight even if nobody does anything; or is over."""
        row = await self.row()
        if row.status in ("finished", "aborted"):
            assert row.due == {}
            return
        assert row.due, "nothing would ever end it"
        if row.status == "lobby":
            assert row.seats
            assert row.host in [seat.user for seat in row.seats]
            return
        table = Table.load(GAMES[row.game], row.snapshot)
        assert table.result is None
        assert table.questions, "nobody is asked anything"
        wanted = due_times(row, table, self.time).keys()
        assert {key for key in wanted if not key.startswith("warning")} <= row.due.keys(), "a clock does not run"
        vacant = {seat.seat for seat in row.seats if seat.vacant}
        stuck = [id_ for id_, item in table.questions if item.seat in vacant and item.clock]
        assert all(any(key.endswith(id_) for key in row.due) for id_ in stuck), "nobody would decide for an empty seat"


async def nothing(due: Due) -> Keys | None:
    return None


def person(user: int) -> Seat:
    return Seat(0, user, f"P{user}")


@pytest.fixture(scope="module")
def kept(tmp_path_factory) -> Iterator[tuple[asyncio.Runner, Store]]:
    """One database for all examples."""
    with asyncio.Runner() as runner:
        store = runner.run(Store.open(sqlite_url(tmp_path_factory.mktemp("kept") / "starcrossed.db"), now=0.0))
        yield runner, store
        runner.run(store.close())


deeds = st.lists(st.tuples(st.sampled_from(DEEDS), st.sampled_from(PEOPLE)), max_size=30)
crowd = [("join", user) for user in range(2, 6)]


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@example("roma", "blitz", 2, [*crowd, ("start", 1), ("more", 1), ("more", 2), ("leave", 1), ("leave", 2)], 0)
@example("where_art_thou_romeo", "none", 5, [*crowd, ("start", 1), ("leave", 2), ("leave", 3)], 1)
@example("capulets_montagues", "day", 5, [*crowd, ("start", 1), *[("wait", 1)] * 20, ("outage", 1), ("wait", 1)], 2)
@example("roma", "live", 1, [("computer", 1), ("start", 1), ("wait", 1), ("wait", 1), ("leave", 1)], 3)
@given(
    st.sampled_from(sorted(GAMES)), st.sampled_from(sorted(MOVE_SECONDS)), st.integers(1, 7), deeds, st.integers(0, 999)
)
def test_every_table_is_playable_or_has_ended_and_left_alone_it_ends(kept, game, clock, people, done, seed):
    runner, store = kept

    async def play() -> None:
        host, chance = Host(store, game, clock), Random(seed)
        await host.open()
        beginning = [("join", user) for user in range(2, people + 1)] + [("start", 1)]
        for deed, user in [*beginning, *done]:
            await host.act(deed, user, chance)
            await host.check()
        await host.wait(60 * 86400.0)
        row = await host.row()
        assert row.status in ("finished", "aborted"), f"{row.status} for ever"
        assert row.due == {}

    runner.run(play())
