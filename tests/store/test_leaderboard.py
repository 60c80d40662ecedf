"""The leaderboard, against a count of its own."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import Leaderboard, Standing, Store, sqlite_url
from tests.store.rows import ANN, BEA, CLEO, finished, result, table


async def test_wins_then_points_then_fewer_games(store):
    await finished(store, "1", (ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3))
    await finished(store, "2", (ANN, "Ann", 2, 1), (BEA, "Bea", 1, 3))
    await finished(store, "3", (CLEO, "Cleo", 1, 6), (BEA, "Bea", 2, 0))
    board = await store.leaderboard(1, "lanterns")
    assert board.rows == (
        Standing(1, CLEO, "Cleo", games=1, wins=1, points=6),
        Standing(2, ANN, "Ann", games=2, wins=1, points=6),
        Standing(3, BEA, "Bea", games=3, wins=1, points=6),
    )
    assert board.count == 3


async def test_who_is_equal_shares_a_rank_and_the_next_one_is_skipped(store):
    """R89."""
    await finished(store, "1", (ANN, "Ann", 1, 5), (BEA, "Bea", 1, 5), (CLEO, "Cleo", 3, 2))
    assert [(row.rank, row.user) for row in (await store.leaderboard(1, "lanterns")).rows] == [
        (1, ANN),
        (1, BEA),
        (3, CLEO),
    ]


async def test_pages_cut_the_whole_list(store):
    for number in range(7):
        await finished(store, str(number), (number, f"P{number}", 1, number % 3))
    whole = (await store.leaderboard(1, "lanterns", limit=100)).rows
    pages = [await store.leaderboard(1, "lanterns", offset=offset, limit=3) for offset in (0, 3, 6, 9)]
    assert [row for page in pages for row in page.rows] == list(whole)
    assert {page.count for page in pages} == {7}
    assert pages[-1].rows == ()


async def test_a_player_has_the_name_of_their_latest_game(store):
    await finished(store, "1", (ANN, "Zed", 1, 1), at=200.0)
    await finished(store, "2", (ANN, "Ann", 1, 1), at=300.0)
    await finished(store, "3", (ANN, "Old", 1, 1), at=100.0)
    assert [row.name for row in (await store.leaderboard(1, "lanterns")).rows] == ["Ann"]


async def test_servers_and_games_are_apart_and_only_results_count(store):
    await finished(store, "1", (ANN, "Ann", 1, 5))
    await finished(store, "2", (BEA, "Bea", 1, 5), guild=2)
    await finished(store, "3", (CLEO, "Cleo", 1, 5), game="roma")
    await store.create(table("4"))
    await store.commit("4", 0, snapshot=None, due={}, status="aborted")
    await store.create(table("5"))
    await store.commit("5", 0, snapshot=None, due={}, status="playing")
    for place, user in (((1, "lanterns"), ANN), ((2, "lanterns"), BEA), ((1, "roma"), CLEO)):
        assert [row.user for row in (await store.leaderboard(*place)).rows] == [user]
    assert await store.leaderboard(3, "lanterns") == Leaderboard((), 0)


games = st.lists(
    st.lists(st.tuples(st.integers(1, 3), st.integers(-2, 2)), min_size=2, max_size=5),
    min_size=1,
    max_size=12,
)


@given(games=games)
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_any_results_are_ranked_as_a_count_by_hand_ranks_them(games, tmp_path_factory):
    store = await Store.open(sqlite_url(tmp_path_factory.mktemp("board") / "x.db"), now=0.0)
    scores: dict[int, list[int]] = {}
    for number, seats in enumerate(games):
        await store.create(table(str(number)))
        places = [(seat, f"P{seat}", rank, points) for seat, (rank, points) in enumerate(seats)]
        await store.commit(str(number), 0, snapshot=None, due={}, status="finished", result=result(*places))
        for user, _, rank, points in places:
            sums = scores.setdefault(user, [0, 0, 0])
            sums[0] += rank == 1
            sums[1] += points
            sums[2] -= 1
    expected = []
    for user, sums in scores.items():
        better = sum(other > sums for other in scores.values())
        expected.append(Standing(better + 1, user, f"P{user}", games=-sums[2], wins=sums[0], points=sums[1]))
    board = await store.leaderboard(1, "lanterns", limit=50)
    await store.close()
    assert board.rows == tuple(sorted(expected, key=lambda row: (row.rank, row.user)))
    assert board.count == len(scores)
