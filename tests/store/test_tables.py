"""Tables: what is written is read again, and a commit is one compare-and-swap."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import Connection, func, select

from bot.store import Seat, Store, TableExists
from bot.store.schema import inputs, tables
from tests.store.rows import ANN, BEA, CLEO, PEOPLE, answer, finished, result, table

FULL = table(
    "full",
    thread=2**62,
    message=2**62 + 1,
    notice=2**62 + 2,
    options={"rounds": 3, "mode": "short"},
    seed="340282366920938463463374607431768211455",
    salt="00ff",
    status="playing",
    revision=7,
    published=6,
    snapshot={"state": {"hands": [[1, 2], []], "name": "Julia 🌹 ‮x"}, "since": []},
    posted=15.25,
    seats=(Seat(0, ANN, "Ann *🌹*", {"family": "Montague"}, 5, 6), Seat(1, BEA, "", {}, None, None, True)),
    due={"1.abc": 50.0, "1.def": 40.5},
)


async def test_a_table_is_read_as_it_was_written(store):
    await store.create(FULL)
    assert await store.get("full") == FULL


async def test_a_new_table_is_a_lobby_of_revision_0_that_nobody_has_seen(store):
    await store.create(table())
    row = await store.get("t1")
    assert (row.status, row.revision, row.published) == ("lobby", 0, -1)
    assert await store.unpublished() == ["t1"]


async def test_there_is_no_table_that_was_not_created(store):
    assert await store.get("t1") is None


async def test_an_id_is_taken_once_and_the_first_table_stays(store):
    await store.create(table(host=ANN))
    with pytest.raises(TableExists, match="t1"):
        await store.create(table(host=BEA))
    assert (await store.get("t1")).host == ANN


async def test_find_by_everything(store):
    await store.create(table("a", created=3.0))
    await store.create(table("b", created=2.0, guild=9, channel=20, thread=21, status="playing"))
    await store.create(table("c", created=1.0, seats=(Seat(0, CLEO, "Cleo"),)))
    await store.create(table("d", status="aborted"))

    async def found(**given):
        return [row.id for row in await store.find(**given)]

    assert await found() == ["c", "b", "a"]
    assert await found(guild=1) == ["c", "a"]
    assert await found(user=CLEO) == ["c"]
    assert await found(user=ANN) == ["b", "a"]
    assert await found(channel=20) == await found(channel=21) == ["b"]
    assert await found(guild=1, user=BEA, statuses=("aborted", "finished")) == ["d"]
    assert await found(guild=1, statuses=()) == []


async def test_find_returns_whole_rows(store):
    await store.create(table("a", due={"q": 1.0}))
    await store.create(FULL)
    assert await store.find() == [table("a", due={"q": 1.0}), FULL]


async def test_a_commit_writes_input_snapshot_due_and_columns_together(store):
    await store.create(table(due={"old": 5.0}))
    given = answer(keys=("a", "b"), at=33.0)
    assert await store.commit(
        "t1",
        0,
        snapshot={"n": 1},
        due={"new": 60.0},
        input=given,
        status="playing",
        seed="77",
        salt="5",
        host=BEA,
        touched=33.0,
    )
    row = await store.get("t1")
    expected = table(
        revision=1, snapshot={"n": 1}, due={"new": 60.0}, status="playing", seed="77", salt="5", host=BEA, touched=33.0
    )
    assert row == expected
    assert await store.inputs("t1") == [given]


async def test_a_commit_on_another_revision_changes_nothing(store):
    await store.create(table(due={"q": 5.0}))
    before = await store.get("t1")
    for revision in (-1, 1, 2):
        assert not await store.commit(
            "t1",
            revision,
            snapshot={"n": 1},
            due={},
            input=answer(),
            seats=(),
            status="finished",
            result=result((ANN, "Ann", 1, 3)),
        )
    assert await store.get("t1") == before
    assert await store.inputs("t1") == []
    assert (await store.leaderboard(1, "lanterns")).count == 0


async def test_a_commit_on_no_table_is_refused(store):
    assert not await store.commit("none", 0, snapshot=None, due={})


async def test_a_commit_that_fails_half_way_leaves_nothing(store):
    await store.create(table())
    with pytest.raises(Exception, match=r"(?i)null"):
        await store.commit("t1", 0, snapshot={"n": 1}, due={"q": None}, input=answer())
    assert await store.get("t1") == table()
    assert await store.inputs("t1") == []
    assert await store.commit("t1", 0, snapshot=None, due={})


async def test_none_leaves_status_seats_result_and_log_alone(store):
    await store.create(table(status="playing"))
    assert await store.commit("t1", 0, snapshot=None, due={}, status=None, seats=None, result=None, input=None)
    assert await store.get("t1") == table(status="playing", revision=1)


async def test_the_log_keeps_every_input_in_order(store):
    await store.create(table())
    given = [
        answer(0, "1.a", ("x",)),
        answer(None, "1.b", (), cause="clock", user=None),
        answer(1, "1.a", ("x", "y"), cause="undo", user=BEA),
    ]
    for revision, one in enumerate(given):
        assert await store.commit("t1", revision, snapshot=None, due={}, input=one)
    assert await store.inputs("t1") == given
    assert await store.inputs("t2") == []


async def test_seats_are_replaced_but_a_panel_noted_meanwhile_stays(store):
    await store.create(table())
    stale = (await store.get("t1")).seats
    await store.set_dm("t1", replace(PEOPLE[0], dm_channel=8, dm_message=9))
    await store.set_dm("t1", replace(PEOPLE[1], dm_closed=True))
    assert await store.commit("t1", 0, snapshot=None, due={}, seats=(Seat(0, CLEO, "Cleo"), replace(stale[0], seat=1)))
    assert (await store.get("t1")).seats == (Seat(0, CLEO, "Cleo"), Seat(1, ANN, "Ann", {}, 8, 9))


async def test_a_panel_is_noted_for_one_seat_without_a_revision(store):
    await store.create(table())
    await store.create(table("t2"))
    await store.set_dm("t1", replace(PEOPLE[1], dm_channel=8, dm_message=9))
    assert (await store.get("t1")).seats == (PEOPLE[0], replace(PEOPLE[1], dm_channel=8, dm_message=9))
    assert await store.get("t2") == table("t2")
    await store.set_dm("t1", replace(PEOPLE[1], dm_closed=True))
    assert (await store.get("t1")) == table(seats=(PEOPLE[0], replace(PEOPLE[1], dm_closed=True)))


async def test_what_is_shown_is_noted_without_a_revision(store):
    await store.create(table())
    await store.note("t1", message=11, notice=12, thread=13, posted=14.0, published=0)
    assert await store.get("t1") == table(message=11, notice=12, thread=13, posted=14.0, published=0)
    await store.note("t1", notice=None)
    assert (await store.get("t1")).notice is None


async def test_published_only_ever_grows(store):
    await store.create(table(revision=9))
    for given, expected in ((3, 3), (2, 3), (9, 9), (-1, 9)):
        await store.note("t1", published=given)
        assert (await store.get("t1")).published == expected
        await store.note("t1", published=given, message=1)
        assert (await store.get("t1")).published == expected
    assert [row.published for row in await store.find()] == [9]


async def test_published_alone_is_written_with_the_next_commit(store, url):
    await store.create(table())
    await store.note("t1", published=0)
    other = await Store.open(url, now=0.0)
    assert (await other.get("t1")).published == -1
    assert await store.commit("t1", 0, snapshot=None, due={})
    assert (await other.get("t1")).published == 0
    await other.close()


async def test_published_alone_is_written_on_close(store, url):
    await store.create(table())
    other = await Store.open(url, now=0.0)
    await other.note("t1", published=0)
    await other.close()
    assert (await store.get("t1")).published == 0


async def test_unpublished_tables_are_those_whose_newest_revision_is_not_shown(store):
    for name in ("a", "b", "c"):
        await store.create(table(name, published=0))
    assert await store.unpublished() == []
    await store.commit("b", 0, snapshot=None, due={})
    await store.commit("c", 0, snapshot=None, due={}, status="aborted")
    assert await store.unpublished() == ["b", "c"]
    await store.note("b", published=1)
    await store.note("c", published=0)
    assert await store.unpublished() == ["c"]


async def test_of_two_stores_on_one_database_one_wins_each_revision(store, url):
    """R18, R75: two engines commit at once, fifty times."""
    other = await Store.open(url, now=0.0)
    await store.create(table())
    for revision in range(50):
        outcomes = await asyncio.gather(
            store.commit("t1", revision, snapshot={"by": 0}, due={}, input=answer(0)),
            other.commit("t1", revision, snapshot={"by": 1}, due={}, input=answer(1)),
        )
        assert sorted(outcomes) == [False, True]
        assert (await other.get("t1")).snapshot == {"by": outcomes.index(True)}
        assert (await store.inputs("t1"))[-1].seat == outcomes.index(True)
    assert len(await store.inputs("t1")) == (await store.get("t1")).revision == 50
    await other.close()


async def test_many_commits_at_once_never_find_the_database_locked(store, url):
    """R75."""
    other = await Store.open(url, now=0.0)
    for number in range(20):
        await store.create(table(f"t{number}"))

    async def play(at, name):
        for revision in range(10):
            assert await at.commit(name, revision, snapshot={"n": revision}, due={"q": 1.0}, input=answer())

    await asyncio.gather(*(play((store, other)[number % 2], f"t{number}") for number in range(20)))
    assert {row.revision for row in await store.find()} == {10}
    await other.close()


def kept(connection: Connection) -> tuple[int, int]:
    """Return the revision of a table and how many inputs it has, both at one moment."""
    count = select(func.count()).select_from(inputs).where(inputs.c.table_id == tables.c.id).scalar_subquery()
    revision, logged = connection.execute(select(tables.c.revision, count).where(tables.c.id == "t1")).one()
    return revision, logged


async def test_a_cancelled_commit_is_whole_or_not_there(store):
    """Whoever asked for it is gone, but a server goes on with it; so it may come at any time."""
    await store.create(table())
    revision = logged = 0
    for rounds in range(30):
        task = asyncio.create_task(store.commit("t1", revision, snapshot={}, due={"q": 1.0}, input=answer()))
        for _ in range(rounds % 4):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        revision, logged = await store._database.read(kept)
        assert logged == revision
    for _ in range(30):
        if await store.commit("t1", revision, snapshot=None, due={}):
            break
        revision, logged = await store._database.read(kept)
    assert await store._database.read(kept) == (revision + 1, logged)


async def test_a_result_needs_a_game_that_is_over(store):
    await store.create(table())
    for status in ("lobby", "playing", None):
        with pytest.raises(ValueError, match="over"):
            await store.commit("t1", 0, snapshot=None, due={}, status=status, result=result((ANN, "Ann", 1, 3)))
    assert (await store.get("t1")).revision == 0


async def test_a_result_counts_once(store):
    """R89."""
    await finished(store, "t1", (ANN, "Ann", 1, 3), (BEA, "Bea", 2, 1))
    assert await store.commit(
        "t1", 1, snapshot=None, due={}, status="finished", result=result((BEA, "Bea", 1, 50), (ANN, "Ann", 2, 0))
    )
    first, second = (await store.leaderboard(1, "lanterns")).rows
    assert (first.user, first.games, first.wins, first.rated) == (ANN, 1, 1, 1)
    assert (second.user, second.games, second.wins, second.rated) == (BEA, 1, 0, 1)
