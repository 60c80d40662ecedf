"""Finished games, read again."""

from bot.store import History
from tests.store.rows import ANN, BEA, CLEO, finished, table


def names(found: History) -> list[str]:
    """Return the tables found."""
    return [row.table for row in found.rows]


async def test_new_games_come_first_with_all_that_is_known_of_them(store):
    await finished(store, "1", (ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3), at=100.0, channel=7, thread=8, message=9)
    await finished(store, "2", (BEA, "B", 1, 5), at=300.0, rated=False)
    await finished(store, "3", (BEA, "Bea", 1, 5), at=200.0)
    found = await store.history(1)
    assert (names(found), found.count) == (["2", "3", "1"], 3)
    oldest = found.rows[-1]
    assert (oldest.guild, oldest.channel, oldest.thread, oldest.message) == (1, 7, 8, 9)
    assert (oldest.game, oldest.at, oldest.rated) == ("lanterns", 100.0, True)
    assert [(s.seat, s.user, s.name, s.rank, s.points) for s in oldest.seats] == [
        (0, ANN, "Ann", 1, 5),
        (1, BEA, "Bea", 2, 3),
    ]
    assert not found.rows[0].rated


async def test_games_of_the_same_moment_keep_one_order(store):
    for name in ("b", "a", "c"):
        await finished(store, name, (ANN, "Ann", 1, 5))
    assert names(await store.history(1)) == ["c", "b", "a"]


async def test_by_game_and_by_person_and_both(store):
    await finished(store, "1", (ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3), at=1.0)
    await finished(store, "2", (ANN, "Ann", 1, 5), (CLEO, "Cleo", 2, 3), at=2.0, game="roma")
    await finished(store, "3", (CLEO, "Cleo", 1, 5), (BEA, "Bea", 2, 3), at=3.0, game="roma")
    await finished(store, "4", (ANN, "Ann", 1, 5), at=4.0, guild=2)
    assert names(await store.history(1, user=ANN)) == ["2", "1"]
    assert names(await store.history(1, game="roma")) == ["3", "2"]
    both = await store.history(1, game="roma", user=ANN)
    assert (names(both), both.count) == (["2"], 1)
    assert [seat.name for seat in both.rows[0].seats] == ["Ann", "Cleo"], "everybody at the table is there"
    assert await store.history(1, user=99) == History((), 0)


async def test_pages_cut_the_whole_list_and_count_it(store):
    for number in range(7):
        await finished(store, str(number), (ANN, "Ann", 1, 0), at=float(number))
    pages = [await store.history(1, user=ANN, offset=offset, limit=3) for offset in (0, 3, 6, 9)]
    assert [name for page in pages for name in names(page)] == list("6543210")
    assert {page.count for page in pages} == {7}


async def test_only_games_with_a_result_are_history(store):
    for name, status in (("1", "lobby"), ("2", "playing"), ("3", "aborted")):
        await store.create(table(name))
        await store.commit(name, 0, snapshot=None, due={}, status=status)
    assert await store.history(1) == History((), 0)
