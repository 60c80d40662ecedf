"""Whatever people do at a table, in whatever order, it can be played or it has ended (R41, R42, R44, R47, R53)."""

from dataclasses import dataclass, field

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from bot.crew import Crew
from bot.due import WARNING, question_of
from bot.lobby import LOBBY_CLOCK, Lobbies
from bot.ready import READY_CLOCK
from bot.run_out import run_out
from bot.store import Seat, Store, sqlite_url
from bot.tables import Tables
from bot.votes import free, known, present
from engine import GAMES, STRENGTHS, Rng, Table, random_answer

PEOPLE = range(1, 8)
DEEDS = (
    "join", "join", "start", "leave", "answer", "answer", "answer", "answer", "time", "time", "here", "stop", "kick",
    "seat", "seat", "invite", "yes", "yes", "yes", "no", "host", "moderate", "end", "restart",
    "computer",
)  # fmt: skip

deeds = st.lists(
    st.tuples(st.sampled_from(DEEDS), st.sampled_from(PEOPLE), st.integers(0, 6)), min_size=20, max_size=50
)


@dataclass
class Place:
    """A table and the services that change it, on a database that outlives them."""

    store: Store
    game: str
    clock: str
    rng: Rng
    at: float = 1000.0
    told: list[str] = field(default_factory=list)
    table: str = ""

    def __post_init__(self):
        self.restart()

    def restart(self):
        """Forget all that is in memory."""
        self.tables = Tables(self.store, lambda: self.at)
        self.tables.done = lambda before, after, deed: self.told.append(deed.what)
        self.lobbies, self.crew = Lobbies(self.tables), Crew(self.tables)

    async def open(self, people, computers=0):
        """Open a lobby; begin its game if enough people are named."""
        live = await self.lobbies.open(
            guild=1, channel=2, thread=None, host=person(1), game=self.game, clock=self.clock, options={}, locale="en"
        )
        self.table = live.row.id
        for user in range(2, people + 1):
            await self.lobbies.join(self.table, person(user))
        if computers:
            await self.lobbies.add_computer(self.table, 1, STRENGTHS[0])
        await self.lobbies.start(self.table, 1)

    async def act(self, deed, user, seat):
        """Let somebody do something, whether they may or not."""
        table, crew, me = self.table, self.crew, person(user)
        row = await self.store.get(table)
        if deed == "join":
            await self.lobbies.join(table, me)
        elif deed == "start":
            await self.lobbies.start(table, user)
        elif deed == "computer":
            await self.lobbies.add_computer(table, user, STRENGTHS[seat % len(STRENGTHS)])
        elif deed == "leave":
            await (self.lobbies.leave if row.status == "lobby" else crew.leave)(table, user)
        elif deed == "answer":
            await self.answer(seat)
        elif deed == "time":
            await self.time()
        elif deed == "here":
            await self.tables.here(table, user)
        elif deed == "stop":
            await crew.propose(table, "stop", me)
        elif deed == "kick":
            await crew.propose(table, "kick", me, seat=seat)
        elif deed == "seat":
            wanted = [other.seat for other in free(row)] or [seat]
            await crew.propose(table, "seat", me, seat=wanted[seat % len(wanted)], candidate=me)
        elif deed == "invite":
            own = next((other.seat for other in row.seats if other.user == user), None)
            allowed = None if own is None else "self"
            about = {"seat": seat if own is None else own, "candidate": person(seat + 1), "allowed": allowed}
            await crew.propose(table, "seat", me, **about)
        elif deed in ("yes", "no"):
            for vote in await self.store.open_votes(table):
                voter = me if seat < 3 else person(vote.user or user)
                await crew.vote(table, vote.id, voter, deed == "yes", moderator=seat == 6)
        elif deed == "host":
            await crew.hand_over(table, user, seat)
        elif deed == "moderate" and seat == user:
            await crew.override(table, "kick", person(99), seat)
        elif deed == "end" and seat == 6:
            await crew.override(table, "stop", person(99))
        elif deed == "restart":
            self.restart()

    async def answer(self, which):
        """Let somebody who is asked, and there, answer at random."""
        live = await self.tables.get(self.table)
        if live is None or live.row.status != "playing":
            return False
        there = {seat.seat for seat in present(live.row)}
        asked = [asked for asked in live.table.questions if asked.item.seat in there]
        if not asked:
            return False
        chosen = asked[which % len(asked)]
        user = live.row.seats[chosen.item.seat].user
        done = await self.tables.answer(self.table, user, chosen.id, random_answer(chosen.item, self.rng))
        assert done.done, done
        return True

    async def time(self):
        """Let what comes due next run out, as the bot does."""
        due = await self.store.next_due()
        if due is None:
            return False
        self.at = max(self.at, due.at)
        await run_out(self.tables, self.lobbies, due, _at_random)
        return True

    async def check(self):
        """Check that the table can be played, or has ended; return its status."""
        row = await self.store.get(self.table)
        users = [seat.user for seat in row.seats if not seat.vacant]
        assert len(set(users)) == len(users)
        if row.status in ("finished", "aborted"):
            assert row.due == {}
            return row.status
        assert users, "nobody sits at a table that goes on"
        assert row.host in users
        if row.status == "lobby":
            assert any(key.startswith((LOBBY_CLOCK, READY_CLOCK)) for key in row.due)
            return row.status
        there = [seat.user for seat in present(row)]
        assert not there or row.host in there
        assert not {former.user for former in row.former} & set(users)
        assert all(known(row, user) for user in users)
        table = Table.load(GAMES[row.game], row.snapshot)
        live = await self.tables.get(self.table)
        assert live.table.digest == table.digest
        assert live.row == row
        assert table.questions, "nobody is asked anything"
        timed = {question_of(key) for key in row.due if not key.startswith(WARNING)}
        here = {seat.seat for seat in present(row)}
        ways = [asked for asked in table.questions if asked.id in timed or asked.item.seat in here]
        assert ways, "nothing leads on"
        absent = {seat.seat for seat in row.seats} - here
        unplayed = [a for a in table.questions if a.item.seat in absent and a.item.clock and a.id not in timed]
        assert not unplayed, "no stand-in will decide"
        return row.status


async def _at_random(due):
    """Leave the choice of a stand-in or a computer to chance."""
    return


def person(user):
    return Seat(0, user, f"P{user}", {"locale": "en"})


@given(
    game=st.sampled_from(list(GAMES)),
    clock=st.sampled_from(["none", "live"]),
    people=st.sampled_from([4, 3, 5, 2, 1]),
    computers=st.integers(0, 1),
    steps=deeds,
    seed=st.integers(0, 2**32),
)
@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
)
async def test_any_order_of_deeds_leaves_a_table_playable_or_ended(
    game, clock, people, computers, steps, seed, tmp_path_factory
):
    store = await Store.open(sqlite_url(tmp_path_factory.mktemp("any") / "x.db"), now=0.0)
    try:
        place = Place(store, game, clock, Rng(seed))
        await place.open(people, computers)
        status = await place.check()
        for deed, user, seat in steps:
            before, told = status, len(place.told)
            await place.act(deed, user, seat)
            status = await place.check()
            if before in ("finished", "aborted"):
                assert status == before
                assert len(place.told) == told
        for turn in range(15):
            if status != "playing":
                break
            assert await place.answer(turn) or await place.time(), "the table is stuck"
            status = await place.check()
        assert (await store.deeds(1, limit=100)).count == len(place.told)
        found = await store.history(1)
        assert found.count <= (status in ("finished", "aborted"))
        for row in found.rows:
            users = [seat.user for seat in row.seats]
            assert len(set(users)) == len(users)
    finally:
        await store.close()
