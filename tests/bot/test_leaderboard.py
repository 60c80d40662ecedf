"""The leaderboard as people see it: pages, their own line, orders and times, as text and as picture."""

import io
import re

import pytest
from PIL import Image

from bot.board import PERIODS
from bot.ratings import PROVISIONAL_GAMES
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.played import GAME, OTHER, played
from tests.bot.posts import Post

DAY = 86400.0
PEOPLE = [f"P{number:02}" for number in range(23)]


def lines(post: Post) -> list[str]:
    """Return the lines of a board that are about somebody."""
    return [line for line in post.texts[1].splitlines() if "**" in line]


def names(post: Post) -> list[str]:
    """Return who is on a board, from top to bottom."""
    return [line.split("** ")[1].split(" · ")[0] for line in lines(post)]


async def fill(world) -> None:
    """Let each win once against the last person, the later ones longer ago."""
    last = world.people[-1]
    for number, person in enumerate(world.people[:-1]):
        await played(world, (person, 1), (last, 2), ago=number * DAY)


async def test_a_finished_game_is_on_the_board(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        table = (await romeo.live(world, result)).table
        post = (await world.people[0].slash("leaderboard")).post
        assert not post.private
        moved = {name: (int(now), by) for name, now, by in re.findall(r"(\w+) (\d+) \(([+−]\d+)\)", result.text)}
        for seat, person in enumerate(world.people):
            rating, change = moved[person.name]
            assert rating == 1000 + int(change.replace("−", "-")), "the result says what the game did"
            assert f"rating **{rating}**" in next(line for line in lines(post) if person.name in line)
            (line,) = [line for line in lines(post) if person.name in line]
            assert f"**{table.result.ranks[seat]}.** {person.name} · " in line
            assert "1 game · rating **" in line
            assert "? provisional" in line
        assert "may still be far off" in post.text


async def test_the_whole_list_is_there_page_by_page(tmp_path):
    async with playing(tmp_path, *PEOPLE) as world:
        await fill(world)
        post = (await world.people[0].slash("leaderboard", by="wins")).post
        assert post.labels == ("On",)
        seen = [names(post)[:10]]
        assert "Page 1 of 3" in post.text
        await world.people[5].press(post, "On")
        seen.append(names(post)[:10])
        assert "Page 2 of 3" in post.text
        assert post.labels == ("Back", "On")
        await world.people[0].press(post, "On")
        assert post.labels == ("Back",)
        seen.append(names(post)[:3])
        everybody = [name for page in seen for name in page]
        assert sorted(everybody) == PEOPLE
        assert everybody[-1] == PEOPLE[-1], "who never won is last"
        await world.people[0].press(post, "Back")
        assert names(post)[:10] == seen[1]


async def test_whoever_asked_finds_their_line_on_every_page_and_marked(tmp_path):
    """Even where somebody else turns the page."""
    async with playing(tmp_path, *PEOPLE) as world:
        await fill(world)
        last = world.people[-1]
        post = (await last.slash("leaderboard", by="wins")).post
        for page in (1, 2, 3):
            marked = [line for line in lines(post) if line.startswith("➤")]
            assert len(marked) == 1
            assert marked[0].startswith(f"➤ **23.** {last.name} · 0 wins · 22 games")
            assert marked[0].endswith("· asked for this list")
            assert len(lines(post)) == {1: 11, 2: 11, 3: 3}[page]
            assert ("\n…\n" in post.texts[1]) == (page < 3)
            if page < 3:
                await world.people[page].press(post, "On")


async def test_whoever_has_not_played_is_told_so(tmp_path):
    async with playing(tmp_path, *PEOPLE, "Zoe") as world:
        zoe = world.people.pop()
        await fill(world)
        post = (await zoe.slash("leaderboard")).post
        assert "➤ Zoe has no rated game here yet." in post.text, "all time is not a time among others"
        await zoe.press(post, "On")
        assert "➤ Zoe has no rated game" in post.text
        await world.people[0].press(post, "On")
        assert "➤" not in post.text, "nobody who pressed says what the asker is called"


async def test_an_empty_board_says_what_to_do(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        post = (await world.people[0].slash("leaderboard", game=OTHER)).post
        assert "Nobody has finished a rated game here" in post.text
        assert "/newgame" in post.text
        assert post.labels == ()


async def test_ties_share_a_rank(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        await played(world, (ann, 1), (bob, 1), (cid, 3))
        post = (await ann.slash("leaderboard")).post
        assert [line.split("** ")[0].removeprefix("➤ ") for line in lines(post)] == ["**1.", "**1.", "**3."]


async def test_a_period_has_only_its_own_games_and_a_menu_chooses_it(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        await played(world, (ann, 1), (bob, 2), ago=40 * DAY)
        await played(world, (ann, 2), (cid, 1), ago=20 * DAY)
        await played(world, (bob, 1), (cid, 2), ago=2 * DAY)
        found = {}
        for period in PERIODS:
            found[period] = (await ann.slash("leaderboard", period=period, by="games")).post
        assert sorted(names(found["all"])) == ["Ann", "Bob", "Cid"]
        assert "Cid · 1 win · 2 games" in found["month"].text
        assert "Bob · 1 win · 1 game ·" in found["month"].text
        assert names(found["week"]) == ["Bob", "Cid"]
        assert "➤ Ann has no rated game here in this time." in found["week"].text
        post = found["all"]
        await bob.pick(post, "", "By wins, the last 7 days")
        assert post.texts[1].startswith("By wins, the last 7 days")
        assert names(post) == ["Bob", "Cid"]
        await ann.pick(post, "", "By rating, all time")
        assert len(lines(post)) == 3
        async with world.outage(60 * DAY):
            pass
        await ann.pick(post, "", "By rating, the last 30 days")
        assert "Nobody has finished a rated game" in post.text


async def test_a_game_that_is_not_rated_is_on_no_board(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        await played(world, (ann, 1), (bob, 2))
        before = lines((await bob.slash("leaderboard")).post)
        await played(world, (bob, 1), (cid, 2), rated=False)
        for by in ("rating", "wins", "games"):
            post = (await bob.slash("leaderboard", by=by)).post
            assert sorted(names(post)) == ["Ann", "Bob"]
        assert lines((await bob.slash("leaderboard")).post) == before


async def test_games_are_apart(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        await played(world, (bob, 1), (ann, 2), game=OTHER)
        assert names((await ann.slash("leaderboard", game=GAME)).post) == ["Ann", "Bob"]
        if GAME != OTHER:
            assert names((await ann.slash("leaderboard", game=OTHER)).post) == ["Bob", "Ann"]


async def test_enough_games_make_a_rating_settled(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        for number in range(PROVISIONAL_GAMES):
            await played(world, (ann, 1), (bob if number else cid, 2))
        post = (await ann.slash("leaderboard")).post
        provisional = {name: "?" in line for name, line in zip(names(post), lines(post), strict=True)}
        assert provisional == {"Ann": False, "Bob": True, "Cid": True}


async def test_the_picture_comes_with_words_and_changes_with_the_page(tmp_path):
    async with playing(tmp_path, *PEOPLE) as world:
        await fill(world)
        post = (await world.people[0].slash("leaderboard")).post
        first = post.files["table.png"]
        assert Image.open(io.BytesIO(first)).size == (1200, 800)
        assert post.alts[0].startswith("Leaderboard: ")
        assert "1. P" in post.alts[0]
        await world.people[0].press(post, "On")
        assert post.files["table.png"] != first


async def test_without_a_picture_the_text_is_there(tmp_path, monkeypatch):
    """R86."""
    monkeypatch.setattr("bot.pictures.render", lambda *args: 1 / 0)
    async with playing(tmp_path, "Ann", "Bob") as world:
        await played(world, (world.people[0], 1), (world.people[1], 2))
        post = (await world.people[0].slash("leaderboard")).post
        assert names(post) == ["Ann", "Bob"]
        assert post.files == {}
        assert world.take_logged() == ["a picture could not be drawn"]


async def test_names_are_shown_as_they_are_and_ping_nobody(tmp_path):
    """R83, R84."""
    async with playing(tmp_path, "**Ann** @everyone", "<@1>") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        post = (await ann.slash("leaderboard")).post
        assert r"\*\*Ann\*\*" in post.text
        assert "<@1>" not in post.texts[1]
        assert "@everyone" not in post.texts[1]
        assert post.pinged == frozenset()


async def test_a_board_goes_on_working_after_a_restart(tmp_path):
    async with playing(tmp_path, *PEOPLE) as world:
        await fill(world)
        post = (await world.people[3].slash("leaderboard")).post
        first = names(post)
        await world.restart()
        await world.people[3].press(post, "On")
        assert names(post)[:10] != first[:10]
        assert "Page 2 of 3" in post.text


@pytest.mark.parametrize(
    "question", ["", "1", "x.rating.all.1", "0.luck.all.1", "0.rating.year.1", "0.rating.all.", "0.rating.all.1.2"]
)
@pytest.mark.parametrize(("verb", "values"), [("board", ()), ("sort", ("wins.all",))])
async def test_an_address_that_means_nothing_is_answered(tmp_path, question, verb, values):
    """R2: a button of another version."""
    async with playing(tmp_path, "Ann") as world:
        post = (await world.people[0].slash("leaderboard")).post
        before = str(post)
        reply = await world.people[0].press_old(post, f"sc1:-:{verb}:{question}:{GAME}", *values)
        assert "Too late" in reply.text
        assert str(post) == before


async def test_an_unknown_game_or_order_is_answered(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        ann = world.people[0]
        post = (await ann.slash("leaderboard")).post
        assert "Too late" in (await ann.press_old(post, f"sc1:-:board:0.rating.all.{ann.id}:chess")).text
        reply = await ann.press_old(post, f"sc1:-:sort:0.rating.all.{ann.id}:{GAME}", "luck.all")
        assert "Too late" in reply.text


async def test_a_page_far_behind_the_end_is_the_last_one(tmp_path):
    async with playing(tmp_path, *PEOPLE) as world:
        await fill(world)
        ann = world.people[0]
        post = (await ann.slash("leaderboard")).post
        await ann.press_old(post, f"sc1:-:board:999999999.rating.all.{ann.id}:{GAME}")
        assert "Page 3 of 3" in post.text
