"""What is kept about people and servers: told whole, forgotten without a trace, and without harm to others (R91)."""

import json
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import BigInteger, Connection, select

from bot.store import (
    COMPUTER,
    NOBODY,
    Deed,
    Former,
    GuildSettings,
    LessonRow,
    Preferences,
    Rebuilt,
    ResultRow,
    ResultSeat,
    Seat,
    Store,
    Vote,
    sqlite_url,
)
from bot.store.privacy import FORGOTTEN, MENTIONS, OWN
from bot.store.schema import metadata
from tests.store.rows import ANN, BEA, CLEO, answer, finished, table

PLACES = {"guild", "channel", "thread", "message", "notice", "dm_channel", "dm_message", "results", "pid"}
"""Columns with ids of servers, channels and messages, which lead to nobody."""

NAMES = {ANN: "Ann", BEA: "Bea", CLEO: "Cleo"}


def everything(connection: Connection) -> dict[str, list[tuple]]:
    """Return every row of every table."""
    return {
        name: sorted(tuple(map(str, row)) for row in connection.execute(select(table_)))
        for name, table_ in metadata.tables.items()
    }


async def dumped(store: Store) -> dict[str, list[tuple]]:
    """Return every row of every table of a store."""
    return await store._database.read(everything)


async def lived(store: Store) -> None:
    """Let Ann have done all that one can do."""
    await store.save_preferences(ANN, Preferences(dm=False, language="es"))
    await store.save_preferences(BEA, Preferences(mention=False))
    for user in (ANN, BEA):
        await store.begin_lesson(
            LessonRow(id=f"l{user}", user=user, game="lanterns", snapshot={"secret": 0}, touched=5.0)
        )
    await finished(store, "old", (ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3), at=50.0)
    seats = (
        Seat(0, ANN, "Ann", {"locale": "es", "family": "Ann's own"}, dm_channel=5, dm_message=6),
        Seat(1, BEA, "Bea"),
    )
    await store.create(table("now", seats=seats, status="playing", seed="abc", salt="def", snapshot={"secret": 1}))
    await store.commit("now", 0, snapshot={"secret": 2}, due={}, input=answer(question="1.mine", digest="d" * 64))
    await store.commit("now", 1, snapshot={"secret": 3}, due={}, input=answer(1, "1.hers", user=BEA))
    vote = Vote(id="v", table="now", what="kick", by=BEA, by_name="Bea", seat=0, holder=ANN, until=99.0)
    await store.save_vote(replace(vote, ballots={ANN: False, BEA: True}))
    deed = Deed(
        guild=1, table="now", game="lanterns", at=70.0, what="kick", how="vote", by=ANN, by_name="Ann", of=BEA,
        of_name="Bea", to=ANN, to_name="Ann",
    )  # fmt: skip
    empty = (Seat(0, NOBODY, "Ann", {"family": "Ann's own"}), Seat(1, BEA, "Bea"))
    await store.create(table("left", host=BEA, seats=empty))
    left = (Former(0, CLEO, "Cleo", "left"), Former(0, ANN, "Ann", "guest"))
    await store.commit("left", 0, snapshot=None, due={}, former=left, deed=deed)


def test_every_column_of_ids_is_known_for_what_it_is():
    """Whoever adds one says here, or in `MENTIONS`, whether people stand in it."""
    people = {mention.id for mentions in MENTIONS.values() for mention in mentions} | {own.c.user for own in OWN}
    others = {
        f"{name}.{column.name}"
        for name, table_ in metadata.tables.items()
        for column in table_.c
        if isinstance(column.type, BigInteger) and column not in people and column.name not in PLACES
    }
    assert others == set()


async def test_all_there_is_of_a_person_is_told_and_nobody_elses(store):
    await lived(store)
    told = await store.export(ANN)
    assert told["preferences"]["dm"] is False
    assert told["preferences"]["language"] == "es"
    assert [(row["game"], row["touched"]) for row in told["lessons"]] == [("lanterns", "1970-01-01T00:00:05+00:00")]
    assert {row["table_id"] for row in told["seats"]} == {"now", "old"}
    assert [(row["table_id"], row["part"]) for row in told["former"]] == [("left", "guest")]
    assert [(row["question"], row["keys"]) for row in told["inputs"]] == [("1.mine", ["yes"])]
    assert [(row["rank"], row["points"]) for row in told["result_seats"]] == [(1, 5)]
    assert [row["games"] for row in told["ratings"]] == [1]
    assert [row["ballot"] for row in told["votes"]] == [False]
    assert [row["what"] for row in told["audit"]] == ["kick"]
    assert [row["id"] for row in told["tables"]] == ["now", "old"]
    assert {row["id"] for row in told["places"]} == {"old", "now", "left"}
    assert told["places"][0]["created"] == "1970-01-01T00:00:10+00:00"
    text = json.dumps(told)
    for word in (str(BEA), str(CLEO), "Bea", "Cleo", "secret", "abc", "d" * 64):
        assert word not in text
    assert set(told) == {table_.name for table_ in MENTIONS} | {"preferences", "lessons", "places"}


async def test_of_somebody_unknown_there_is_nothing(store):
    await lived(store)
    assert not any((await store.export(99)).values())
    before = await dumped(store)
    await store.forget(99)
    assert await dumped(store) == before


async def test_nothing_is_left_of_somebody_who_is_forgotten(store):
    await lived(store)
    await store.forget(ANN)
    text = json.dumps(await dumped(store))
    assert str(ANN) not in text
    assert "Ann" not in text
    assert not any((await store.export(ANN)).values())
    assert (await store.get("left")).seats == (Seat(0, NOBODY, ""), Seat(1, BEA, "Bea"))
    assert (await store.get("left")).former[0] == Former(0, CLEO, "Cleo", "left")
    (open_,) = await store.open_votes("now")
    assert open_.ballots[BEA]
    assert len(open_.ballots) == 2
    assert await store.preferences(BEA) == Preferences(mention=False)
    assert await store.lesson_in(ANN, "lanterns") is None
    assert await store.lesson_in(BEA, "lanterns") is not None
    assert (await store.inputs("now"))[0].keys == ("yes",), "the game can still be played again"


async def test_another_number_stands_in_each_game_and_server(store):
    """So that nobody can put together what somebody did here and there."""
    for name, place in (("a", {}), ("b", {"guild": 2}), ("c", {"game": "roma"}), ("d", {})):
        await finished(store, name, (ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3), **place)
    await store.forget(ANN)
    stand_ins = [
        (await store.history(guild, game=game)).rows[0].seats[0].user
        for guild, game in ((1, "lanterns"), (2, "lanterns"), (1, "roma"))
    ]
    assert len(set(stand_ins)) == 3
    assert all(user < NOBODY for user in stand_ins)
    assert {row.seats[0].user for row in (await store.history(1, game="lanterns")).rows} == {stand_ins[0]}


games = st.lists(
    st.tuples(
        st.permutations(sorted(NAMES)),
        st.lists(st.integers(1, 3), min_size=2, max_size=3),
        st.sampled_from((("lanterns", 1), ("lanterns", 2), ("roma", 1))),
        st.sampled_from(("whole", "whole", "left", "guest")),
        st.booleans(),
    ),
    max_size=10,
)


@given(games=games, twice=st.booleans())
@settings(max_examples=25)
async def test_the_results_and_ratings_of_others_stay_whoever_is_forgotten(games, twice, tmp_path_factory):
    """R91: before and after, whatever was played, and when all is worked out anew."""
    store = await Store.open(sqlite_url(tmp_path_factory.mktemp("privacy") / "x.db"), now=0.0)
    for number, (users, ranks, (game, guild), part, rated) in enumerate(games):
        name = f"t{number}"
        await store.create(table(name, game=game, guild=guild))
        people = [
            ResultSeat(seat, user, NAMES[user], rank, 0, part=part if seat == 1 else "whole")
            for seat, (user, rank) in enumerate(zip(users, ranks, strict=False))
        ]
        given_ = ResultRow(float(number % 4), tuple(people), rated)
        assert await store.commit(name, 0, snapshot=None, due={}, status="finished", result=given_)
    before = [await seen(store, user) for user in (BEA, CLEO)]
    for _ in range(1 + twice):
        await store.forget(ANN)
        assert [await seen(store, user) for user in (BEA, CLEO)] == before
        assert (await store.rebuild_ratings()).changed == 0
    assert [await seen(store, user) for user in (BEA, CLEO)] == before
    for game in ("lanterns", "roma"):
        assert ANN not in [row.user for row in (await store.leaderboard(1, game)).rows]
        assert all(row.user >= NOBODY for row in (await store.leaderboard(1, game)).rows)
    await store.close()


async def seen(store: Store, user: int) -> list:
    """Return what others see of somebody: results and ratings, and how often they are ahead of whom by name."""
    found: list = []
    for guild in (1, 2):
        for row in (await store.history(guild, user=user)).rows:
            mine = next(seat for seat in row.seats if seat.user == user)
            found.append((row.table, row.at, row.rated, mine, sorted(seat.rank for seat in row.seats)))
        for game in ("lanterns", "roma"):
            own = (await store.leaderboard(guild, game, reader=user)).own
            found.append(own and (own.rating, own.rated, own.wins, own.games))
    return found


async def test_a_server_goes_with_all_that_is_its_own_and_nothing_else(store):
    await lived(store)
    elsewhere = await dumped(store)
    await finished(store, "theirs", (ANN, "Ann", 1, 5), (BEA, "Bea", 2, 3), guild=2)
    await store.create(table("open", guild=2, due={"q": 5.0}))
    await store.commit("open", 0, snapshot=None, due={"q": 5.0}, input=answer())
    await store.save_settings(2, GuildSettings("day"))
    await store.depart(2, 7.0)
    assert await store.servers() == {1, 2}
    assert await store.departed() == {2: 7.0}
    assert await store.purge(2) == 2
    assert await dumped(store) == elsewhere
    assert await store.departed() == {}
    assert await store.rebuild_ratings() == Rebuilt(1, 0)


async def test_a_server_that_comes_back_is_not_away_any_more(store):
    await store.depart(2, 7.0)
    await store.depart(2, 9.0)
    await store.depart(3, 8.0)
    assert await store.departed() == {2: 9.0, 3: 8.0}
    await store.come_back(2)
    assert await store.departed() == {3: 8.0}


def test_neither_a_person_nor_a_computer_is_nobody():
    """Numbers below 0 are computers, or far below people who wanted to be forgotten."""
    seats = {
        "person": Seat(0, ANN, "Ann"),
        "computer": Seat(0, -1, "Computer 1", {COMPUTER: "easy"}),
        "left": Seat(0, NOBODY, "Ann"),
        "forgotten": Seat(0, FORGOTTEN - 5, ""),
    }
    assert [name for name, seat in seats.items() if seat.vacant] == ["left", "forgotten"]
    assert [name for name, seat in seats.items() if seat.person] == ["person"]
