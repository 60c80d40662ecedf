"""The leaderboard, against a count of its own."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.ratings import START, after
from bot.store import RATED_AS, Leaderboard, Standing, Store, sqlite_url
from tests.store.rows import ANN, BEA, CLEO, finished, table

ORDERS = {
    "rating": lambda row: (-row.rating,),
    "wins": lambda row: (-row.wins, row.games),
    "games": lambda row: (-row.games, -row.wins),
}


def people(board: Leaderboard) -> list[tuple[int, int]]:
    """Return who is where."""
    return [(row.rank, row.user) for row in board.rows]


async def test_the_better_rating_comes_first(store):
    await finished(store, "1", (ANN, "Ann", 2, 5), (BEA, "Bea", 1, 3), (CLEO, "Cleo", 3, 0))
    board = await store.leaderboard(1, "lanterns")
    bea, ann, cleo = (rating.shown for rating in after([START] * 3, [1, 2, 3]))
    assert board.rows == (
        Standing(1, BEA, "Bea", rating=bea, rated=1, wins=1, games=1, computers=0),
        Standing(2, ANN, "Ann", rating=ann, rated=1, wins=0, games=1, computers=0),
        Standing(3, CLEO, "Cleo", rating=cleo, rated=1, wins=0, games=1, computers=0),
    )
    assert bea > ann > cleo
    assert board.count == 3


async def test_by_wins_fewer_games_come_first_and_by_games_more_wins_do(store):
    await finished(store, "1", (ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3))
    await finished(store, "2", (ANN, "Ann", 2, 1), (BEA, "Bea", 1, 3))
    await finished(store, "3", (CLEO, "Cleo", 1, 6), (BEA, "Bea", 2, 0))
    assert people(await store.leaderboard(1, "lanterns", by="wins")) == [(1, CLEO), (2, ANN), (3, BEA)]
    await finished(store, "4", (CLEO, "Cleo", 1, 6), (BEA, "Bea", 2, 0))
    assert people(await store.leaderboard(1, "lanterns", by="games")) == [(1, BEA), (2, CLEO), (3, ANN)]


async def test_who_is_equal_shares_a_rank_and_the_next_one_is_skipped(store):
    """R89."""
    await finished(store, "1", (CLEO, "Cleo", 3, 2), (ANN, "Ann", 1, 5), (BEA, "Bea", 1, 5))
    for by in ORDERS:
        assert people(await store.leaderboard(1, "lanterns", by=by)) == [(1, ANN), (1, BEA), (3, CLEO)]


async def test_the_readers_own_line_is_found_on_every_page(store):
    for number in range(7):
        await finished(store, str(number), (number, f"P{number}", 1, 0), (number + 50, f"Q{number}", 2, 0))
    whole = (await store.leaderboard(1, "lanterns", limit=100)).rows
    for offset in (0, 10):
        for row in whole:
            board = await store.leaderboard(1, "lanterns", reader=row.user, offset=offset, limit=3)
            assert board.own == row
    assert (await store.leaderboard(1, "lanterns", reader=99)).own is None
    assert (await store.leaderboard(1, "lanterns")).own is None


async def test_pages_cut_the_whole_list(store):
    for number in range(7):
        await finished(store, str(number), (number, f"P{number}", 1, number % 3))
    whole = (await store.leaderboard(1, "lanterns", limit=100)).rows
    pages = [await store.leaderboard(1, "lanterns", offset=offset, limit=3) for offset in (0, 3, 6, 9)]
    assert [row for page in pages for row in page.rows] == list(whole)
    assert {page.count for page in pages} == {7}
    assert pages[-1].rows == ()


async def test_only_who_has_played_in_a_period_is_on_its_board_with_the_rating_of_today(store):
    await finished(store, "1", (ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3), at=100.0)
    await finished(store, "2", (ANN, "Ann", 2, 5), (CLEO, "Cleo", 1, 3), at=200.0)
    board = await store.leaderboard(1, "lanterns", by="wins", since=200.0, reader=BEA)
    assert [(row.user, row.wins, row.games, row.rated) for row in board.rows] == [(CLEO, 1, 1, 1), (ANN, 0, 1, 2)]
    assert (board.count, board.own) == (2, None)
    today = {row.user: row.rating for row in (await store.leaderboard(1, "lanterns")).rows}
    assert {row.user: row.rating for row in board.rows} == {ANN: today[ANN], CLEO: today[CLEO]}
    assert (await store.leaderboard(1, "lanterns", since=200.5)).rows == ()


async def test_a_player_has_the_name_of_their_latest_game(store):
    await finished(store, "1", (ANN, "Zed", 1, 1), at=200.0)
    await finished(store, "2", (ANN, "Ann", 1, 1), at=300.0)
    await finished(store, "3", (ANN, "Old", 1, 1), at=100.0)
    assert [row.name for row in (await store.leaderboard(1, "lanterns")).rows] == ["Ann"]


async def test_servers_and_games_are_apart_and_only_rated_results_count(store):
    await finished(store, "1", (ANN, "Ann", 1, 5), (BEA, "Bea", 2, 5))
    await finished(store, "2", (BEA, "Bea", 1, 5), guild=2)
    await finished(store, "3", (CLEO, "Cleo", 1, 5), game="roma")
    await finished(store, "4", (CLEO, "Cleo", 1, 5), (BEA, "Bea", 2, 5), rated=False)
    for name, status in (("5", "aborted"), ("6", "playing")):
        await store.create(table(name))
        await store.commit(name, 0, snapshot=None, due={}, status=status)
    for by in ORDERS:
        for place, users in (((1, "lanterns"), [ANN, BEA]), ((2, "lanterns"), [BEA]), ((1, "roma"), [CLEO])):
            assert [row.user for row in (await store.leaderboard(*place, by=by)).rows] == users
    bea = (await store.leaderboard(1, "lanterns", reader=BEA)).own
    assert (bea.games, bea.rated) == (1, 1)
    assert await store.leaderboard(3, "lanterns") == Leaderboard((), 0)


async def test_computers_are_on_no_board_and_games_with_them_are_counted_apart(store):
    hard, easy = RATED_AS["hard"], RATED_AS["easy"]
    await finished(store, "1", (ANN, "Ann", 2, 5), (hard, "Balthasar", 1, 9), (hard, "Sampson", 3, 2))
    await finished(store, "2", (ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3))
    await finished(store, "3", (BEA, "Bea", 1, 5), (ANN, "Ann", 2, 4), (easy, "Balthasar", 3, 3))
    await finished(store, "4", (CLEO, "Cleo", 1, 5), (easy, "Balthasar", 2, 3), rated=False)
    board = await store.leaderboard(1, "lanterns", by="games", reader=BEA)
    found = [(row.rank, row.user, row.wins, row.games, row.computers) for row in board.rows]
    assert found == [(1, ANN, 1, 3, 2), (2, BEA, 1, 2, 1)]
    assert board.count == 2
    assert board.own is not None
    assert board.own.computers == 1
    assert (await store.leaderboard(1, "lanterns", reader=hard)).own is None


games = st.lists(
    st.tuples(st.permutations(range(6)), st.lists(st.integers(1, 3), min_size=2, max_size=5), st.booleans()),
    min_size=1,
    max_size=12,
)


@given(games=games, since=st.integers(0, 12), by=st.sampled_from(sorted(ORDERS)))
@settings(max_examples=25)
async def test_any_results_are_ranked_as_a_count_by_hand_ranks_them(games, since, by, tmp_path_factory):
    store = await Store.open(sqlite_url(tmp_path_factory.mktemp("board") / "x.db"), now=0.0)
    ratings, played, counts = {}, {}, {}
    for at, (users, ranks, rated) in enumerate(games):
        places = [(user, f"P{user}", rank, 0) for user, rank in zip(users, ranks, strict=False)]
        await finished(store, f"t{at}", *places, at=float(at), rated=rated)
        if rated:
            people_ = users[: len(ranks)]
            new = after([ratings.get(user, START) for user in people_], ranks)
            ratings.update(zip(people_, new, strict=True))
            for user, rank in zip(people_, ranks, strict=True):
                played[user] = played.get(user, 0) + 1
                if at >= since:
                    wins, total = counts.get(user, (0, 0))
                    counts[user] = (wins + (rank == 1), total + 1)
    unsorted = [
        Standing(0, user, f"P{user}", ratings[user].shown, played[user], wins, total, 0)
        for user, (wins, total) in counts.items()
    ]
    expected = [
        replace(row, rank=1 + sum(ORDERS[by](other) < ORDERS[by](row) for other in unsorted)) for row in unsorted
    ]
    board = await store.leaderboard(1, "lanterns", by=by, since=float(since), reader=3, limit=50)
    await store.close()
    assert board.rows == tuple(sorted(expected, key=lambda row: (row.rank, row.user)))
    assert board.count == len(counts)
    assert board.own == next((row for row in expected if row.user == 3), None)
