"""Former holders, votes and the audit list: what is written is read again, by any process."""

from dataclasses import replace

from bot.store import NOBODY, Deed, Former, Seat, Store, Vote
from tests.store.rows import ANN, BEA, CLEO, PEOPLE, table

VOTE = Vote(
    id="v1", table="t1", what="seat", by=CLEO, by_name="Cleo", seat=1, holder=BEA, user=CLEO, name="Cleo", locale="pl",
    ballots={CLEO: True, ANN: False}, granted="host", until=77.5, message=2**62,
)  # fmt: skip


def deed(at, **changes):
    values = {"guild": 1, "table": "t1", "game": "lanterns", "what": "kick", "how": "vote", "by": ANN, "by_name": "Ann"}
    return Deed(at=at, **{**values, **changes})


async def test_a_vote_is_read_as_it_was_written(store, url):
    await store.create(table())
    await store.save_vote(VOTE)
    other = await Store.open(url, now=1.0)
    assert await other.vote("v1") == VOTE
    assert await other.open_votes("t1") == [VOTE]
    assert await other.open_votes("t2") == []
    await other.save_vote(replace(VOTE, status="passed", ballots={}))
    await other.close()
    assert await store.vote("v1") == replace(VOTE, status="passed", ballots={})
    assert await store.open_votes("t1") == []
    assert await store.vote("v2") is None


async def test_a_deed_and_a_former_holder_are_kept_with_the_commit_that_they_belong_to(store):
    await store.create(table())
    gone = Former(1, BEA, "Bea", "left")
    seats = (PEOPLE[0], Seat(1, NOBODY, "Bea", missed=2))
    changes = {"seats": seats, "former": (gone,), "deed": deed(5.0, of=BEA, of_name="Bea")}
    assert not await store.commit("t1", 9, snapshot=None, due={}, **changes)
    assert (await store.deeds(1)).count == 0
    assert await store.commit("t1", 0, snapshot=None, due={}, **changes)
    row = await store.get("t1")
    assert (row.seats, row.former) == (seats, (gone,))
    assert (await store.deeds(1)).rows == (deed(5.0, of=BEA, of_name="Bea"),)
    assert [found.id for found in await store.find(user=BEA)] == []
    more = (gone, Former(1, CLEO, "Cleo", "guest"))
    assert await store.commit("t1", 1, snapshot=None, due={}, former=more)
    assert (await store.get("t1")).former == more


async def test_the_audit_list_is_of_one_server_and_new_to_old(store):
    await store.create(table())
    await store.create(table("t2", guild=2))
    for number in range(5):
        name = "t2" if number == 3 else "t1"
        row = await store.get(name)
        given = deed(float(number), table=name, guild=row.guild)
        assert await store.commit(name, row.revision, snapshot=None, due={}, deed=given)
    page = await store.deeds(1, offset=1, limit=2)
    assert page.count == 4
    assert [entry.at for entry in page.rows] == [2.0, 1.0]
    assert [entry.at for entry in (await store.deeds(2)).rows] == [3.0]


async def test_a_panel_is_not_noted_for_somebody_who_does_not_hold_the_seat(store):
    await store.create(table())
    await store.set_dm("t1", replace(PEOPLE[0], user=CLEO, dm_channel=8, dm_message=9))
    assert (await store.get("t1")).seats == PEOPLE
