"""Replays: any game that is over, input by input, with anybody's eyes, and as a film."""

import io
import json
import re

import pytest
from PIL import Image

from bot import replay
from engine import GAMES
from renderers import words_for
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.posts import Post
from tests.bot.quick import quick

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus")


def where(post: Post) -> tuple[int, int]:
    """Return after which of how many inputs a page is."""
    found = re.search(r"move (\d+) of (\d+)", post.text)
    assert found
    return int(found[1]), int(found[2])


async def test_a_finished_table_is_stepped_through_by_whoever_likes(tmp_path):
    async with playing(tmp_path, *NAMES[:4]) as world:
        result = await romeo.finish(world, await romeo.begin(world, *world.people[1:3]))
        count = len(await world.bot.store.inputs(result.table))
        stranger = world.people[3]
        page = (await stranger.press(result, "Replay")).post
        assert page.private
        assert page.labels == ("First", "Back", "On", "Last", "Animated picture", "Record")
        assert where(page) == (0, count)
        assert "Before the first move." in page.text
        seen = [page.texts]
        for number in range(1, count + 1):
            assert (await stranger.press(page, "On")).posts == (), "the page itself changes"
            assert where(page) == (number, count)
            assert list(page.files) == ["table.png"]
            seen.append(page.texts)
        await stranger.press(page, "On")
        assert where(page) == (count, count)
        for number in range(count - 1, -1, -1):
            await stranger.press(page, "Back")
            assert page.texts == seen[number]
        await stranger.press(page, "Back")
        assert where(page) == (0, count)
        await stranger.press(page, "Last")
        assert page.texts == seen[count]
        assert page.files["table.png"] == result.files["table.png"], "it ends as the table did"
        await stranger.press(page, "First")
        assert page.texts == seen[0]


async def test_each_page_says_what_was_done_and_what_came_of_it(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        people, ann = await romeo.seated(world, result), world.people[0]
        page = (await ann.press(result, "Replay")).post
        told = []
        for given in await world.bot.store.inputs(result.table):
            await ann.press(page, "On")
            happened = page.texts[2]
            told.append(happened)
            if given.seat is None:
                assert "now** (time was up)" in happened
            else:
                assert people[given.seat].name in happened.splitlines()[0]
        assert any("chose in secret" in text for text in told)
        assert any(len(text.splitlines()) > 3 for text in told), "the reveal makes several things happen"


async def test_eyes_show_what_a_seat_saw_and_the_public_sees_no_more_than_then(tmp_path):
    """After the end all is open, seat by seat; what everybody saw stays what it was."""
    async with playing(tmp_path, *NAMES[:3]) as world:
        table = await romeo.begin(world)
        people = await romeo.seated(world, table)
        cards = {seat: (await romeo.view(world, table, seat)).card for seat in range(3)}
        result = await romeo.finish(world, table)
        words = words_for("en", romeo.GAME)
        page = (await world.people[0].press(result, "Replay")).post
        public = page.text
        pictures = [page.files["table.png"]]
        for seat, card in cards.items():
            await world.people[0].pick(page, "Whose eyes", f"As {people[seat].name} saw it")
            assert where(page)[0] == 0
            if card:
                assert all(words(role) in page.texts[-1] for role in card)
                pictures.append(page.files["table.png"])
        assert len(set(pictures)) == 3, "the table and two hands"
        await world.people[0].pick(page, "Whose eyes", "As everybody saw it")
        assert page.text == public


async def test_a_secret_choice_is_told_to_the_eyes_that_made_it(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        table = await romeo.begin(world)
        holder = (await romeo.holders(world, table))[0]
        panel = await romeo.hand(holder, table)
        await romeo.choose(holder, panel)
        await holder.press(panel, "Back")
        result = await romeo.finish(world, table)
        page = (await holder.press(result, "Replay")).post
        await holder.press(page, "On")
        assert page.texts[2].splitlines()[0] == f"**{holder.name}** chose in secret."
        await holder.pick(page, "Whose eyes", f"As {holder.name} saw it")
        assert page.texts[2].startswith(f"**{holder.name}:** ")
        assert "in secret" not in page.texts[2]
        await holder.press(page, "On")
        assert page.texts[2].startswith(f"**{holder.name}** took back: ")


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_replayed_to_its_end_with_all_eyes(tmp_path, game):
    async with playing(tmp_path, *NAMES[: GAMES[game].seats[-1]]) as world:
        table = await quick(world, game, world.people)
        result, ann = world.last, world.people[0]
        assert result.table == table
        page = (await ann.press(result, "Replay")).post
        count = where(page)[1]
        for number in sorted({0, 1, count // 3, count // 2, count - 1, count}):
            address = replay.Wish(table, number).address("step", "on")
            await ann.press_old(page, str(address))
            for eyes in page.menu("Whose eyes").choices.values():
                await ann.press_old(page, str(replay.Wish(table, number).address("look")), eyes)
                assert where(page) == (number, count)
                assert not any(text.endswith("…") for text in page.texts), page
        await ann.press(page, "Last")
        await ann.pick(page, "Whose eyes", "As everybody saw it")
        assert page.files["table.png"] == result.files["table.png"]


@pytest.mark.parametrize("game", [*GAMES][:3:2])
async def test_the_menu_goes_to_inputs_all_over_the_game(tmp_path, game):
    async with playing(tmp_path, *NAMES[: GAMES[game].seats[0]]) as world:
        table = await quick(world, game, world.people)
        ann = world.people[0]
        page = (await ann.press(world.last, "Replay")).post
        count = where(page)[1]
        menu = page.menu("Go to a move")
        assert len(menu.choices) == min(25, count + 1)
        assert next(iter(menu.choices.values())) == "0"
        assert list(menu.choices.values())[-1] == str(count)
        label = list(menu.choices)[7]
        await ann.pick(page, "Go to a move", label)
        assert where(page) == (int(menu.choices[label]), count)
        assert table == page.table


async def test_pages_work_after_a_restart(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        page = (await world.people[0].press(result, "Replay")).post
        await world.restart()
        await world.people[0].press(page, "On")
        assert where(page)[0] == 1
        assert where((await world.people[1].press(result, "Replay")).post)[0] == 0


async def test_the_history_offers_the_replay_of_each_game(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        listed = (await world.people[0].slash("history")).post
        assert listed.labels == ("Replay 1",)
        page = (await world.people[0].press(listed, "Replay 1")).post
        assert page.table == result.table
        assert where(page)[0] == 0


async def test_a_game_that_is_played_shows_nothing(tmp_path):
    """Whatever is pressed, by whomever, before the end."""
    async with playing(tmp_path, *NAMES[:3]) as world:
        table = await romeo.begin(world)
        assert "Replay" not in table.labels
        assert "Record" not in table.labels
        for verb in ("replay", "step", "film", "record"):
            reply = await world.people[0].press_old(table, f"sc1:{table.table}:{verb}:1.0:")
            assert reply.text == "This game is not over yet. Its record opens when it is."
        for verb in ("look", "jump"):
            reply = await world.people[0].press_old(table, f"sc1:{table.table}:{verb}:1.0:", "1")
            assert reply.text == "This game is not over yet. Its record opens when it is."


async def test_a_lobby_that_was_closed_has_nothing_to_show(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        lobby = await romeo.open_lobby(world)
        table = lobby.table
        await world.people[0].press(lobby, "Cancel")
        assert lobby.labels == ()
        reply = await world.people[0].press_old(lobby, f"sc1:{table}:replay::")
        assert reply.text == "No game was played at this table, so there is nothing to show."


async def test_a_stopped_game_is_replayed_as_far_as_it_went(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        table = await romeo.begin(world)
        await romeo.place_all(world, table)
        number = len(await world.bot.store.inputs(table.table))
        asked = (await world.owner.slash("stop")).post
        await world.owner.press(asked, "End table 1")
        await world.owner.press(asked, "Yes, stop it")
        assert table.labels == ("Replay", "Record")
        page = (await world.people[1].press(table, "Replay")).post
        assert where(page) == (0, number)
        await world.people[1].press(page, "Last")
        assert where(page) == (number, number)


async def test_people_of_other_servers_are_shown_nothing(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        other = world.env.create_guild("Mantua")
        stranger = other.add_member(world.env.create_user("stranger"))
        channel = other.create_text_channel("elsewhere")
        listed = await stranger.slash(channel, "history")
        post = Post(world.env, channel.id, listed.response.id)
        person = type(world.people[0])(world, stranger)
        for verb in ("replay", "film", "record"):
            reply = await person.press_old(post, f"sc1:{result.table}:{verb}::")
            assert reply.text.startswith("I don't know this table any more.")
        assert (await person.press_old(post, "sc1:nowhere2:replay::")).text.startswith("I don't know this table")


async def test_a_game_of_older_rules_says_so(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        page = (await world.people[0].press(result, "Replay")).post
        before = page.texts
        row = (await romeo.live(world, result)).row
        assert await world.bot.store.commit(
            row.id, row.revision, snapshot=row.snapshot, due={}, version=GAMES[row.game].version - 1
        )
        said = "This game was played by version 0 of its rules, and today there is version 1, so I can't play it again."
        assert (await world.people[0].press(result, "Replay")).text == said
        assert (await world.people[0].press(page, "On")).text == said
        assert (await world.people[0].press(page, "Animated picture")).text == said
        assert page.texts == before, "the page stays"
        assert (await world.people[0].press(result, "Record")).post.files, "the record is there all the same"


async def test_a_game_that_is_not_known_any_more_says_so(tmp_path, monkeypatch):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        without = {id_: game for id_, game in GAMES.items() if id_ != romeo.GAME}
        monkeypatch.setattr("bot.replay.GAMES", without)
        monkeypatch.setattr("bot.records.GAMES", without)
        for label in ("Replay", "Record"):
            assert "I don't know that game any more" in (await world.people[0].press(result, label)).text


async def test_a_log_that_leads_elsewhere_says_where(tmp_path):
    """As it would if rules had changed without a new version."""
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        row = (await romeo.live(world, result)).row
        assert await world.bot.store.commit(row.id, row.revision, snapshot=row.snapshot, due={}, seed="1")
        said = (await world.people[0].press(result, "Replay")).post
        reply = await world.people[0].press(said, "Last")
        assert re.fullmatch(r"I can't play this game again: its rules take move \d+ in another way today\.", reply.text)


@pytest.mark.parametrize("question", ["", "x", "1", "1.", "1.x", "99999999.0", "1.12"])
async def test_an_address_that_means_nothing_is_the_beginning(tmp_path, question):
    """R2: a button of another version."""
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        page = (await world.people[0].press(result, "Replay")).post
        await world.people[0].press(page, "On")
        await world.people[0].press_old(page, f"sc1:{result.table}:step:{question}:on")
        assert where(page)[0] == 0


async def test_a_seat_that_is_not_there_is_everybody(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        page = (await world.people[0].press(result, "Replay")).post
        before = page.texts
        await world.people[0].press_old(page, f"sc1:{result.table}:step:0.8:on")
        assert page.texts == before


def test_addresses_are_short():
    address = replay.Wish("abcd2345", 999999, 6).address("replay", "first")
    assert len(str(address)) <= 100
    assert replay.Wish.read(address) == replay.Wish("abcd2345", 999999, 6)
    assert replay.Wish.read(replay.Wish("t", 3).address("step")) == replay.Wish("t", 3)


# The film


async def test_the_film_is_one_file_with_a_frame_for_each_public_change(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        page = (await world.people[0].press(result, "Replay")).post
        post = (await world.people[0].press(page, "Animated picture")).post
        assert post.private
        assert list(post.files) == ["table.gif"]
        image = Image.open(io.BytesIO(post.files["table.gif"]))
        pictures = set()
        for _ in range(where(page)[1] + 1):
            pictures.add(page.files["table.png"])
            await world.people[0].press(page, "On")
        assert image.n_frames == len(pictures)
        assert len(post.files["table.gif"]) < 8_000_000
        image.seek(image.n_frames - 1)
        last = Image.open(io.BytesIO(result.files["table.png"])).convert("RGB")
        assert image.convert("RGB").tobytes() == last.tobytes()
        assert post.alts == result.alts


async def test_a_film_is_made_once_however_often_it_is_asked_for(tmp_path, monkeypatch):
    made = []
    true = replay.animate
    monkeypatch.setattr(replay, "animate", lambda views, words: made.append(len(views)) or true(views, words))
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        pages = [(await person.press(result, "Replay")).post for person in world.people]
        posts = [
            (await person.press(page, "Animated picture")).post
            for person, page in zip(world.people, pages, strict=True)
        ]
        assert len(made) == 1
        assert len({post.files["table.gif"] for post in posts}) == 1


async def test_a_film_that_fails_is_told_and_tried_again(tmp_path, monkeypatch):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        page = (await world.people[0].press(result, "Replay")).post
        with monkeypatch.context() as patch:
            patch.setattr(replay, "animate", lambda *_: 1 / 0)
            assert "it is my fault" in (await world.people[0].press(page, "Animated picture")).text
        assert world.take_logged()
        assert (await world.people[0].press(page, "Animated picture")).post.files


# The record


async def test_seed_and_salt_are_nowhere_before_the_end_and_then_in_the_record(tmp_path, caplog):
    """Neither in a message nor in the log; what is shown before is the commitment."""
    caplog.set_level("DEBUG", logger="bot")
    async with playing(tmp_path, *NAMES[:3]) as world:
        table = await romeo.begin(world)
        row = (await romeo.live(world, table)).row
        secrets = {row.seed, row.salt, str(int(row.seed, 16))}
        sealed = re.search(r"`([0-9a-f]{64})`", table.text)
        assert sealed
        assert not [word for word in secrets if word in repr(row)]
        result = await romeo.finish(world, table)
        said = json.dumps([call.json for call in world.env.http_requests], default=str)
        assert not [word for word in secrets if word in said or word in caplog.text]
        assert sealed[1] in result.text, "the same to the end"
        post = (await world.people[1].press(result, "Record")).post
        assert post.private
        assert all(word in post.text for word in (f"{int(row.seed, 16):032x}", row.salt, sealed[1]))
        (name,) = post.files
        assert name == f"starcrossed-{result.table}.json"
        data = json.loads(post.files[name])
        assert (data["seed"], data["salt"], data["commitment"]) == (f"{int(row.seed, 16):032x}", row.salt, sealed[1])
        assert not [name for name in NAMES[:3] if name in post.files[f"starcrossed-{result.table}.json"].decode()]


async def test_the_commitment_differs_from_table_to_table(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        seen = set()
        for _ in range(3):
            table = await romeo.begin(world)
            seen |= set(re.findall(r"`([0-9a-f]{64})`", table.text))
        assert len(seen) == 3
