"""Due times: absolute moments that outlive the process."""

from bot.store import Vote
from tests.store.rows import ANN, table


async def test_what_is_due_comes_in_order(store):
    await store.create(table("a", due={"x": 30.0, "y": 10.0}))
    await store.create(table("b", due={"z": 20.0}))
    assert await store.next_due() == ("a", "y", 10.0)
    assert await store.due_before(9.99) == []
    assert await store.due_before(20.0) == [("a", "y", 10.0), ("b", "z", 20.0)]


async def test_nothing_may_be_due(store):
    assert await store.next_due() is None


async def test_a_commit_says_what_is_due(store):
    await store.create(table(due={"moves": 30.0, "goes": 10.0, "stays": 50.0}))
    await store.commit("t1", 0, snapshot=None, due={"moves": 999.0, "comes": 40.0, "stays": 50.0})
    assert (await store.get("t1")).due == {"moves": 999.0, "comes": 40.0, "stays": 50.0}
    await store.commit("t1", 1, snapshot=None, due={})
    assert (await store.get("t1")).due == {}
    await store.commit("t1", 2, snapshot=None, due={"stays": 50.0})
    assert (await store.get("t1")).due == {"stays": 50.0}


async def test_a_commit_leaves_the_due_times_of_other_tables(store):
    await store.create(table("a", due={"q": 1.0}))
    await store.create(table("b", due={"q": 2.0}))
    await store.commit("a", 0, snapshot=None, due={})
    assert await store.next_due() == ("b", "q", 2.0)


async def test_an_outage_is_added_to_every_due_time(store):
    """R50: nobody loses time, or a game, because the bot was down."""
    await store.create(table("a", due={"past": 100.0, "soon": 150.0}))
    await store.create(table("b", due={"later": 500.0}))
    assert await store.shift_due(60.0, not_before=200.0) == 3
    assert (await store.get("a")).due == {"past": 200.0, "soon": 210.0}
    assert (await store.get("b")).due == {"later": 560.0}
    assert await store.shift_due(0.0, not_before=0.0) == 3
    assert (await store.get("b")).due == {"later": 560.0}


async def test_a_clock_that_stood_still_in_an_outage_has_a_moment_of_its_own(store):
    await store.create(table("a", due={"quiet": 500.0, "past": 100.0, "plain": 500.0}))
    exact = {("a", "quiet"): 510.0, ("a", "past"): 150.0}
    assert await store.shift_due(60.0, not_before=200.0, exact=exact) == 3
    assert (await store.get("a")).due == {"quiet": 510.0, "past": 200.0, "plain": 560.0}


async def test_an_outage_is_added_to_votes_that_were_open_when_it_began(store):
    """R50: a vote does not lapse because the bot was down, nor does one that had lapsed come back."""
    await store.create(table("a"))
    ends = {"lapsed": 90.0, "soon": 110.0, "later": 500.0}
    for name, until in ends.items():
        vote = Vote(id=name, table="a", what="stop", by=ANN, by_name="Ann", until=until)
        await store.save_vote(vote)
    await store.save_vote(Vote(id="done", table="a", what="stop", by=ANN, by_name="Ann", until=500.0, status="passed"))
    await store.shift_due(60.0, not_before=180.0, before=100.0)
    found = {name: (await store.vote(name)).until for name in (*ends, "done")}
    assert found == {"lapsed": 90.0, "soon": 180.0, "later": 560.0, "done": 500.0}
