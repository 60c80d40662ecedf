"""Ratings as they are kept: with the result, once, and the same whenever they are worked out again (R89)."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, select, update

from bot.ratings import START, Rating, after, shared
from bot.store import NOBODY, RATED_AS, Rebuilt, Store, sqlite_url
from bot.store.schema import ratings, result_seats, results
from engine import STRENGTHS
from tests.store.rows import ANN, BEA, CLEO, finished, result, table

DUEL = ((ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3))


def kept(connection: Connection) -> tuple[list, list]:
    """Return every rating there is: after each game by seat, and of today."""
    seats = select(
        result_seats.c.table_id, result_seats.c.seat, result_seats.c.user, result_seats.c.mu, result_seats.c.sigma
    )
    return (
        [tuple(row) for row in connection.execute(seats.order_by(result_seats.c.table_id, result_seats.c.seat))],
        [tuple(row) for row in connection.execute(select(ratings).order_by(*ratings.primary_key))],
    )


async def all_kept(store: Store) -> tuple[list, list]:
    """Return every rating of a store."""
    return await store._database.read(kept)


async def standing(store: Store, user: int, game: str = "lanterns", guild: int = 1) -> tuple[Rating, int] | None:
    """Return the rating of today and the games it rests on."""
    rows = (await all_kept(store))[1]
    return next(((Rating(*row[3:5]), row[6]) for row in rows if row[:3] == (guild, game, user)), None)


async def test_a_rating_is_kept_with_each_seat_and_as_the_standing(store):
    await finished(store, "1", *DUEL)
    await finished(store, "2", (BEA, "Bea", 1, 5), (CLEO, "Cleo", 1, 5), (ANN, "Ann", 3, 1), at=200.0)
    ann, bea = after([START, START], [1, 2])
    bea2, cleo2, ann2 = after([bea, START, ann], [1, 1, 3])
    first, second = reversed((await store.history(1)).rows)
    assert [seat.rating for seat in first.seats] == [ann, bea]
    assert [seat.rating for seat in second.seats] == [bea2, cleo2, ann2]
    assert await standing(store, ANN) == (ann2, 2)
    assert await standing(store, BEA) == (bea2, 2)
    assert await standing(store, CLEO) == (cleo2, 1)


async def test_a_table_is_rated_once(store):
    """R89: a result that is told again changes nothing."""
    await finished(store, "1", *DUEL)
    before = await all_kept(store)
    assert await store.commit("1", 1, snapshot=None, due={}, status="finished", result=result(*DUEL))
    assert not await store.commit("1", 1, snapshot=None, due={}, status="finished", result=result(*DUEL))
    assert await all_kept(store) == before


async def test_ratings_are_written_with_the_result_or_not_at_all(store, monkeypatch):
    """What fails after the result was written takes it along."""
    await store.create(table("1"))
    monkeypatch.setattr("bot.store.rating._write_standings", lambda *args: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        await store.commit("1", 0, snapshot=None, due={}, status="finished", result=result(*DUEL))
    assert await all_kept(store) == ([], [])
    assert (await store.history(1)).count == 0
    assert (await store.get("1")).status == "lobby"


async def test_servers_and_games_have_ratings_of_their_own(store):
    await finished(store, "1", *DUEL)
    await finished(store, "2", *DUEL, guild=2)
    await finished(store, "3", *DUEL, game="roma")
    ann = after([START, START], [1, 2])[0]
    for place in ({}, {"guild": 2}, {"game": "roma"}):
        assert await standing(store, ANN, **place) == (ann, 1)


async def test_a_game_that_is_not_rated_moves_no_rating(store):
    await finished(store, "1", *DUEL, rated=False)
    assert await standing(store, ANN) is None
    assert [seat.rating for seat in (await store.history(1)).rows[0].seats] == [None, None]
    await finished(store, "2", *DUEL, at=200.0)
    assert await standing(store, ANN) == (after([START, START], [1, 2])[0], 1)


async def test_a_result_that_comes_late_is_put_in_its_place(store):
    """The moment decides, not when it was written; at the same moment, the table's id does."""
    await finished(store, "b", (ANN, "Ann", 1, 0), (BEA, "Bea", 2, 0), at=200.0)
    await finished(store, "c", (ANN, "Ann", 2, 0), (CLEO, "Cleo", 1, 0), at=100.0)
    await finished(store, "a", (BEA, "Bea", 1, 0), (CLEO, "Cleo", 2, 0), at=200.0)
    known = dict.fromkeys((ANN, BEA, CLEO), START)
    for winner, loser in ((CLEO, ANN), (BEA, CLEO), (ANN, BEA)):
        known[winner], known[loser] = after([known[winner], known[loser]], [1, 2])
    for user, rating in known.items():
        assert await standing(store, user) == (rating, 2)
    assert await store.rebuild_ratings() == Rebuilt(3, 0)


async def test_games_of_the_same_people_that_end_at_once_all_count(store):
    for number in range(12):
        await store.create(table(str(number)))

    async def finish(number: int) -> bool:
        given = result(*DUEL, at=float(number % 5))
        return await store.commit(str(number), 0, snapshot=None, due={}, status="finished", result=given)

    assert all(await asyncio.gather(*map(finish, range(12))))
    assert (await standing(store, ANN))[1] == 12
    assert await store.rebuild_ratings() == Rebuilt(12, 0)


async def test_what_a_game_did_to_the_ratings_is_known(store):
    """Against the last rated game before it, here and of this game; the first time, against the start."""
    await finished(store, "1", *DUEL, at=100.0)
    await finished(store, "9", *DUEL, at=150.0, rated=False)
    await finished(store, "8", *DUEL, at=150.0, guild=2)
    await finished(store, "7", *DUEL, at=150.0, game="roma")
    await finished(store, "2", (CLEO, "Cleo", 2, 0), (ANN, "Ann", 1, 0), at=200.0)
    await finished(store, "3", (CLEO, "Cleo", 1, 0), (ANN, "Ann", 2, 0), at=200.0)
    ann, bea = after([START, START], [1, 2])
    cleo2, ann2 = after([START, ann], [2, 1])
    cleo3, ann3 = after([cleo2, ann2], [1, 2])
    assert await store.rating_moves("1") == ((0, START, ann), (1, START, bea))
    assert await store.rating_moves("2") == ((0, START, cleo2), (1, ann, ann2))
    assert await store.rating_moves("3") == ((0, cleo2, cleo3), (1, ann2, ann3))
    assert await store.rating_moves("9") == ()
    assert await store.rating_moves("none") == ()


async def test_rebuilding_puts_right_what_was_wrong_and_says_how_much(store):
    await finished(store, "1", *DUEL)
    await finished(store, "2", (ANN, "Ann", 1, 0), (CLEO, "Cleo", 2, 0), at=200.0)
    await finished(store, "3", (ANN, "Ann", 1, 0), (CLEO, "Cleo", 2, 0), at=300.0, guild=2)
    right = await all_kept(store)

    def spoil(connection: Connection) -> None:
        connection.execute(update(ratings).where(ratings.c.user == CLEO, ratings.c.guild == 1).values(mu=1.0))
        connection.execute(update(result_seats).where(result_seats.c.table_id == "3").values(sigma=None))
        values = {"guild": 9, "game": "lanterns", "user": ANN, "mu": 1.0, "sigma": 1.0, "shown": 1, "games": 1}
        connection.execute(ratings.insert(), values)

    await store._database.write(spoil)
    assert await store.rebuild_ratings() == Rebuilt(games=3, changed=1 + 2 + 1)
    assert await all_kept(store) == right
    assert await store.rebuild_ratings() == Rebuilt(3, 0)


async def test_rebuilding_forgets_what_is_no_longer_rated(store):
    await finished(store, "1", *DUEL)
    await finished(store, "2", *DUEL, at=200.0)

    def unrate(connection: Connection) -> None:
        connection.execute(update(results).where(results.c.table_id == "1").values(rated=False))

    await store._database.write(unrate)
    assert await store.rebuild_ratings() == Rebuilt(games=1, changed=2 + 2 + 2)
    seats, today = await all_kept(store)
    assert [row[3] for row in seats[:2]] == [None, None]
    ann, bea = after([START, START], [1, 2])
    assert [(Rating(*row[3:5]), row[5], row[6]) for row in today] == [(ann, ann.shown, 1), (bea, bea.shown, 1)]


games = st.lists(
    st.tuples(
        st.permutations(range(7)),
        st.lists(st.integers(1, 4), min_size=2, max_size=7),
        st.integers(0, 5),  # moments repeat, and come in any order
        st.booleans(),
        st.sampled_from((("lanterns", 1), ("lanterns", 2), ("roma", 1))),
    ),
    max_size=12,
)


@given(games=games)
@settings(max_examples=25)
async def test_rebuilding_gives_what_game_after_game_gave(games, tmp_path_factory):
    """Whatever was played in whatever order, both are what the games say by moment and table."""
    store = await Store.open(sqlite_url(tmp_path_factory.mktemp("ratings") / "x.db"), now=0.0)
    by_place: dict[tuple[str, int], list] = {}
    for number, (users, ranks, at, rated, (game, guild)) in enumerate(games):
        places = [(user, f"P{user}", rank, 0) for user, rank in zip(users, ranks, strict=False)]
        name = f"t{number:02}"
        await finished(store, name, *places, at=float(at), rated=rated, game=game, guild=guild)
        if rated:
            by_place.setdefault((game, guild), []).append((at, name, users[: len(ranks)], ranks))
    before = await all_kept(store)
    assert await store.rebuild_ratings() == Rebuilt(sum(map(len, by_place.values())), 0)

    def forget(connection: Connection) -> None:
        connection.execute(ratings.delete())
        connection.execute(update(result_seats).values(mu=None, sigma=None))

    await store._database.write(forget)
    await store.rebuild_ratings()
    again = await all_kept(store)
    await store.close()
    assert again == before
    expected = {}
    for (game, guild), played in by_place.items():
        known: dict[int, Rating] = {}
        for _, _, users, ranks in sorted(played):
            new = after([known.get(user, START) for user in users], ranks)
            known.update(zip(users, new, strict=True))
        expected |= {(guild, game, user): rating for user, rating in known.items()}
    assert {row[:3]: Rating(*row[3:5]) for row in before[1]} == expected


# Computers

HARD, EASY = RATED_AS["hard"], RATED_AS["easy"]


async def test_a_strength_has_a_rating_of_its_own_and_people_are_rated_against_it(store):
    await finished(store, "1", (ANN, "Ann", 2, 5), (HARD, "Balthasar", 1, 9))
    await finished(store, "2", (BEA, "Bea", 1, 5), (HARD, "Sampson", 2, 3))
    await finished(store, "3", (BEA, "Bea", 1, 5), (HARD, "Sampson", 2, 3), game="roma")
    ann, hard = after([START, START], [2, 1])
    bea, hard2 = after([START, hard], [1, 2])
    assert await standing(store, ANN) == (ann, 1)
    assert await standing(store, HARD) == (hard2, 2)
    assert await standing(store, BEA) == (bea, 1)
    assert bea.shown > after([START, START], [1, 2])[0].shown, "it counts more to win against whoever has won"
    assert await standing(store, HARD, game="roma") == (after([START, START], [2, 1])[0], 1)
    moves = {move.seat: move for move in await store.rating_moves("2")}
    assert (moves[1].before, moves[1].after) == (hard, hard2)


async def test_several_computers_of_a_strength_are_one_opponent(store):
    await finished(store, "1", (ANN, "Ann", 2, 5), (HARD, "Balthasar", 1, 9), (HARD, "Sampson", 3, 2))
    ann, first, second = after([START] * 3, [2, 1, 3])
    hard, rating = await standing(store, ANN), await standing(store, HARD)
    assert hard == (ann, 1)
    assert rating == (shared([1, 2, 2], [ann, first, second])[1], 1)
    assert first.mu > rating[0].mu > second.mu
    (row,) = (await store.history(1)).rows
    assert row.seats[1].rating == row.seats[2].rating == rating[0]


against = st.lists(
    st.tuples(st.lists(st.sampled_from([ANN, BEA, HARD, HARD, EASY]), min_size=2, max_size=5), st.integers(0, 5)),
    min_size=1,
    max_size=8,
)


@given(games=against)
@settings(max_examples=25)
async def test_with_computers_too_everything_can_be_worked_out_anew(games, tmp_path_factory):
    """Whatever comes late, whoever wants to be forgotten: the same numbers come out again."""
    store = await Store.open(sqlite_url(tmp_path_factory.mktemp("ratings") / "x.db"), now=0.0)
    for number, (users, at) in enumerate(games):
        seated = [
            (user, f"P{seat}", 1 + seat, 0) for seat, user in enumerate(users) if user < 0 or user not in users[:seat]
        ]
        await finished(store, f"t{number}", *seated, at=float(at))
    before = await all_kept(store)
    assert (await store.rebuild_ratings()).changed == 0
    assert await all_kept(store) == before
    await store.forget(ANN)
    assert (await store.rebuild_ratings()).changed == 0
    assert await standing(store, HARD) == next(((Rating(*r[3:5]), r[6]) for r in before[1] if r[2] == HARD), None)
    await store.close()


def test_every_strength_is_known_to_the_ratings():
    assert set(RATED_AS) == set(STRENGTHS)
    assert len(set(RATED_AS.values())) == len(STRENGTHS)
    assert all(-99 <= number < NOBODY for number in RATED_AS.values())
