"""History: finished games with results and links, page by page."""

import pytest

from bot.history import PAGE, Wish, history_sheet
from bot.store import Finished, History, ResultSeat
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.played import GAME, OTHER, played
from tests.bot.posts import Post


def lines(post: Post) -> list[str]:
    """Return the lines of a page that are about games."""
    return post.texts[1].splitlines()


def turns(post: Post) -> list[str]:
    """Return the labels of the buttons that turn pages."""
    return [label for label in post.labels if not label.startswith("Replay")]


async def test_a_finished_game_has_date_result_and_a_link_to_its_table(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        ended = (await romeo.live(world, result)).table.result
        post = (await world.people[0].slash("history")).post
        assert post.private
        (line,) = lines(post)
        assert f"https://discord.com/channels/{world.guild.id}/{result.channel}/{result.id}" in line
        assert f"<t:{round(world.now)}:d>" in line
        assert line.startswith("**1.** ")
        for seat, person in enumerate(world.people):
            assert f"{ended.ranks[seat]}. {person.name} ({ended.scores[seat]})" in line


async def test_new_games_come_first_page_by_page(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        for number in range(2 * PAGE + 2):
            await played(world, (ann, 1), (bob, 2), ago=1000.0 - number, message=number + 1)
        post = (await bob.slash("history")).post
        seen = lines(post)
        assert len(seen) == PAGE
        assert turns(post) == ["On"]
        for labels in (["Back", "On"], ["Back"]):
            await bob.press(post, "On")
            assert turns(post) == labels
            assert post.labels[0] == f"Replay {len(seen) + 1}"
            seen += lines(post)
        assert "Page 3 of 3" in post.text
        assert [line.split(" ")[0] for line in seen] == [f"**{number}.**" for number in range(1, 2 * PAGE + 3)]
        messages = [int(line.split(")")[0].rsplit("/", 1)[1]) for line in seen]
        assert messages == list(range(2 * PAGE + 2, 0, -1))
        await bob.press(post, "Back")
        assert lines(post) == seen[PAGE : 2 * PAGE]


async def test_of_one_person_of_one_game_and_of_both(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        await played(world, (ann, 1), (bob, 2), message=1)
        await played(world, (bob, 1), (cid, 2), message=2)
        await played(world, (ann, 1), (cid, 2), message=3, game=OTHER)
        post = (await cid.slash("history", member=ann.member.user)).post
        assert post.texts[0] == "### Finished games of Ann"
        assert len(lines(post)) == 2
        assert all("Ann" in line for line in lines(post))
        if GAME != OTHER:
            post = (await cid.slash("history", game=OTHER)).post
            assert len(lines(post)) == 1
            post = (await cid.slash("history", game=OTHER, member=bob.member.user)).post
            assert "No such game" in post.text
        post = (await cid.slash("history", game=GAME, member=bob.member.user)).post
        assert post.texts[0].startswith("### Finished games of Bob: ")
        assert len(lines(post)) == 2


async def test_the_choice_is_kept_on_the_next_page(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        for number in range(PAGE + 1):
            await played(world, (ann, 1), (bob, 2), ago=100.0 - number)
            await played(world, (cid, 1), (bob, 2), ago=100.0 - number)
        post = (await cid.slash("history", member=ann.member.user, game=GAME)).post
        await world.restart()
        await cid.press(post, "On")
        assert post.texts[0].startswith("### Finished games of Ann: ")
        assert len(lines(post)) == 1
        assert "Ann" in lines(post)[0]


async def test_whoever_has_left_is_found(tmp_path):
    """R56."""
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        world.guild.remove_member(bob.member)
        post = (await ann.slash("history", member=bob.member.user)).post
        assert post.texts[0] == "### Finished games of Bob"
        assert "2. Bob (8)" in post.text


async def test_without_games_it_says_so(tmp_path):
    async with playing(tmp_path, "Ann", "Zoe") as world:
        ann, zoe = world.people
        post = (await ann.slash("history", member=zoe.member.user)).post
        assert post.texts[0] == "### Finished games of Zoe"
        assert "No such game has been finished here yet." in post.text
        assert post.labels == ()


async def test_a_game_that_is_not_rated_says_so(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2), rated=False)
        assert lines((await ann.slash("history")).post)[0].endswith(" · not rated")


async def test_a_table_in_a_thread_is_linked_there(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2), thread=77, message=88)
        assert f"/channels/{world.guild.id}/77/88)" in (await ann.slash("history")).text


async def test_names_are_shown_as_they_are_and_ping_nobody(tmp_path):
    """R83, R84."""
    async with playing(tmp_path, "[Ann](x)", "@everyone") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        post = (await ann.slash("history", member=ann.member.user)).post
        assert r"\[Ann\]\(x\)" in post.texts[0]
        assert "@everyone" not in post.text
        assert post.pinged == frozenset()


@pytest.mark.parametrize("question", ["", "x.", "0", "0.abc", "0.1.2"])
async def test_an_address_that_means_nothing_is_answered(tmp_path, question):
    """R2: a button of another version."""
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        post = (await ann.slash("history")).post
        assert "Too late" in (await ann.press_old(post, f"sc1:-:past:{question}:{GAME}")).text
        assert "Too late" in (await ann.press_old(post, "sc1:-:past:0.:chess")).text


async def test_a_page_far_behind_the_end_is_the_last_one(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        for number in range(PAGE + 1):
            await played(world, (ann, 1), (bob, 2), ago=float(number))
        post = (await ann.slash("history")).post
        await ann.press_old(post, "sc1:-:past:999999999.:")
        assert "Page 2 of 2" in post.text


def test_a_page_of_the_longest_names_is_not_cut():
    seats = tuple([ResultSeat(seat, seat, "*" * 32, seat + 1, -100) for seat in range(7)])
    rows = [Finished(f"t{n}", 2**62, 2**62, 2**62, 2**62, OTHER, 2e9, False, seats) for n in range(PAGE)]
    sheet = history_sheet(History(tuple(rows), 10**6), Wish(GAME, 2**62, 10**5), "*" * 32, "en")
    assert sheet.problems() == []
    assert "…" not in "".join(sheet.texts)
    assert sheet.texts[-1].startswith("-# Page 100,001 of")
