"""Profiles: sums, streaks and opponents against a count of one's own, and what people see."""

import io
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.profile import FAVOURITES, LATEST, profile_sheet, summed_up
from bot.ratings import PROVISIONAL_GAMES, START, Rating
from bot.store import Finished, ResultSeat
from renderers import profile
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.played import GAME, OTHER, played

ME = 7


def game(at, *ranks, rated=True, name=GAME, names=None) -> Finished:
    """Return a finished game from (user, rank) by seat; everybody's rating after it depends on its moment."""
    rating = Rating(25.0 + at, 5.0) if rated else None
    seats = [
        ResultSeat(seat, user, (names or {}).get(user, f"P{user}"), rank, 0, rating)
        for seat, (user, rank) in enumerate(ranks)
    ]
    return Finished(f"t{at}", 1, 2, None, 3, name, float(at), rated, tuple(seats))


def newest_first(*games: Finished) -> list[Finished]:
    """Return games as the store does."""
    return list(games)[::-1]


def test_wins_in_a_row_now_and_at_best():
    ranks = [1, 1, 1, 2, 1, 3, 1, 1]
    past = [game(at, (ME, rank), (1, 3 - min(rank, 2))) for at, rank in enumerate(ranks)]
    view, _ = summed_up(ME, newest_first(*past))
    assert (view.streak, view.best) == (2, 3)
    view, _ = summed_up(ME, newest_first(*past[:6]))
    assert (view.streak, view.best) == (0, 3)


def test_a_joint_win_is_a_win():
    view, _ = summed_up(ME, [game(1, (ME, 1), (1, 1), (2, 3))])
    assert (view.records[0].wins, view.streak) == (1, 1)
    assert view.opponents[0].level + view.opponents[1].level == 1


def test_the_curve_begins_where_the_first_of_the_latest_games_began():
    view, _ = summed_up(ME, newest_first(*(game(at, (ME, 1), (1, 2)) for at in range(3))))
    after = [Rating(25.0 + at, 5.0).shown for at in range(3)]
    assert view.records[0].curve == (START.shown, *after)
    assert view.records[0].rating == after[-1]
    view, _ = summed_up(ME, newest_first(*(game(at, (ME, 1), (1, 2)) for at in range(LATEST + 9))))
    assert view.records[0].games == LATEST + 9
    assert len(view.records[0].curve) == LATEST + 1
    assert view.records[0].curve[0] == Rating(25.0 + 8, 5.0).shown


def test_games_are_apart_the_most_played_first_and_few_make_provisional():
    mine = [game(at, (ME, 1), (1, 2), name="x") for at in range(PROVISIONAL_GAMES - 1)]
    others = [game(at, (ME, 2), (1, 1), name="y") for at in range(100, 100 + PROVISIONAL_GAMES)]
    view, _ = summed_up(ME, newest_first(*mine, *others))
    assert [(r.game, r.games, r.wins, r.provisional) for r in view.records] == [
        ("y", PROVISIONAL_GAMES, 0, False),
        ("x", PROVISIONAL_GAMES - 1, PROVISIONAL_GAMES - 1, True),
    ]


def test_games_that_are_not_rated_are_only_counted():
    past = newest_first(game(1, (ME, 1), (1, 2)), game(2, (ME, 2), (9, 1), rated=False))
    view, names = summed_up(ME, past)
    assert (view.unrated, view.streak, len(view.records), len(view.opponents)) == (1, 1, 1, 1)
    assert names == ("P7", "P1")
    view, names = summed_up(ME, past[:1])
    assert view == profile.View((), (), 0, 0, 1)
    assert names == ("P7",)


def test_people_have_their_latest_names():
    past = newest_first(
        game(1, (ME, 1), (1, 2), names={ME: "Ann", 1: "Bob"}), game(2, (ME, 1), (1, 2), names={ME: "Anna", 1: "Rob"})
    )
    assert summed_up(ME, past)[1] == ("Anna", "Rob")


games = st.lists(
    st.tuples(st.permutations(range(1, 6)), st.integers(1, 3), st.lists(st.integers(1, 3), min_size=4, max_size=4)),
    min_size=1,
    max_size=15,
)


@given(games=games)
def test_opponents_are_those_met_most_often_as_a_count_by_hand_says(games):
    past = [
        game(at, (ME, mine), *zip(users, ranks[: 1 + at % 4], strict=False))
        for at, (users, mine, ranks) in enumerate(games)
    ]
    view, names = summed_up(ME, newest_first(*past))
    met: dict[str, list[tuple[int, int]]] = {}
    for row in past:
        for seat in row.seats[1:]:
            met.setdefault(seat.name, []).append((row.seats[0].rank, seat.rank))
    assert len(view.opponents) == min(FAVOURITES, len(met))
    for other in view.opponents:
        pairs = met[names[other.who]]
        assert other.games == len(pairs) == other.ahead + other.behind + other.level
        assert other.ahead == sum(mine < theirs for mine, theirs in pairs)
        assert other.behind == sum(mine > theirs for mine, theirs in pairs)
    counts = [other.games for other in view.opponents]
    assert counts == sorted(map(len, met.values()), reverse=True)[:FAVOURITES]
    last = {name: max(row.at for row in past if any(seat.name == name for seat in row.seats)) for name in met}
    for one, other in pairwise(view.opponents):
        assert one.games > other.games or last[names[one.who]] >= last[names[other.who]]


def test_a_sheet_holds_the_longest_names_and_any_number_of_games():
    seats = [(ME, 1), *((user, 2) for user in range(1, 7))]
    names = dict.fromkeys(range(10), "*" * 32)
    past = newest_first(*(game(at, *seats, names=names, name=OTHER if at % 2 else GAME) for at in range(300)))
    sheet = profile_sheet(ME, past, "en")
    assert sheet.problems() == []
    assert "150 games" in sheet.texts[1]


async def test_a_profile_sums_up_what_was_played(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, cid = world.people
        await played(world, (ann, 1), (bob, 2))
        await played(world, (ann, 1), (bob, 1), (cid, 3))
        await played(world, (ann, 2), (bob, 1), rated=False)
        post = (await cid.slash("profile", member=ann.member.user)).post
        assert not post.private
        assert post.texts[0] == "### Ann on this server"
        assert "2 wins · 2 games" in post.text
        assert "**Wins in a row:** 2 now, 2 at best" in post.text
        assert "- Bob: 2 games (1 ahead, 0 behind, 1 level)" in post.text
        assert "- Cid: 1 game (1 ahead, 0 behind, 0 level)" in post.text
        assert "One more game was not rated." in post.text
        (board,) = [line for line in (await ann.slash("leaderboard")).post.texts[1].splitlines() if "Ann" in line]
        rating = board.split("rating **")[1].split("**")[0]
        assert f"rating **{rating}**" in post.text
        assert Image.open(io.BytesIO(post.files["table.png"])).size == (1200, 800)
        assert f"rating {rating}" in post.alts[0]


async def test_ones_own_profile_needs_no_name(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        await played(world, (world.people[0], 2), (world.people[1], 1))
        assert (await world.people[1].slash("profile")).post.texts[0] == "### Bob on this server"


async def test_whoever_has_left_still_has_a_profile(tmp_path):
    """R56."""
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        world.guild.remove_member(bob.member)
        post = (await ann.slash("profile", member=bob.member.user)).post
        assert post.texts[0] == "### Bob on this server"
        assert "0 wins · 1 game" in post.text


async def test_whoever_never_played_has_none_and_only_the_asker_is_told(tmp_path):
    async with playing(tmp_path, "Ann", "_Zoe_") as world:
        ann, zoe = world.people
        for member in (zoe.member.user, world.env.create_user("stranger", global_name="Eve")):
            post = (await ann.slash("profile", member=member)).post
            assert post.private
            assert "has not finished a game on this server yet" in post.text
        own = (await zoe.slash("profile")).post
        assert r"\_Zoe\_ has not finished" in own.text


async def test_games_on_another_server_are_not_ones_own_here(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2), guild=world.guild.id + 1)
        assert (await ann.slash("profile")).post.private


async def test_without_a_rated_game_there_is_no_picture(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2), rated=False)
        post = (await ann.slash("profile")).post
        assert post.texts[1] == "-# One game so far, and it was not rated."
        assert post.files == {}


async def test_names_are_shown_as_they_are_and_ping_nobody(tmp_path):
    """R83, R84."""
    async with playing(tmp_path, "||Ann||", "@here") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        post = (await ann.slash("profile")).post
        assert r"\|\|Ann\|\|" in post.texts[0]
        assert "@here" not in post.texts[1]
        assert post.pinged == frozenset()
