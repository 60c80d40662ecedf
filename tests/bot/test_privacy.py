"""`/privacy`, and servers that remove the bot: what people see of it (R54, R56, R91)."""

import io
import json
import zipfile

import pytest

from bot.departures import GRACE, ROUND
from bot.privacy import forget, packed
from bot.store import Preferences
from engine import GAMES, Rng, random_answer
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.played import GAME, played
from tests.bot.quick import quick

DAY = 86400.0


def data(post):
    """Return what is in the file of a message."""
    (file,) = post.files.values()
    return json.loads(file)


async def delete(person):
    """Have all deleted that is kept about somebody; return the sheet."""
    post = (await person.slash("privacy delete")).post
    await person.press(post, "Delete everything")
    return post


async def sums(person):
    """Return what somebody's profile says but for whom they have met."""
    return (await person.slash("profile")).post.texts[1].split("**Most often")[0]


async def test_everything_about_somebody_comes_as_a_file_for_them_alone(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:3]) as world:
        ann, bob, _ = world.people
        await quick(world, GAME, world.people)
        table = await romeo.begin(world)
        await romeo.place_all(world, table)
        await ann.slash("settings me", mention=False)
        post = (await ann.slash("privacy export")).post
        assert post.private
        assert list(post.files) == ["starcrossed-my-data.json"]
        told = data(post)
        assert told["user"] == ann.id
        assert told["preferences"]["mention"] is False
        assert {row["name"] for row in told["seats"]} == {"Ann"}
        assert len(told["seats"]) == 2
        assert len(told["result_seats"]) == 1
        text = json.dumps(told)
        row = (await romeo.live(world, table)).row
        assert not [word for word in (row.seed, row.salt, "Bob", str(bob.id)) if word in text]
        assert (await bob.slash("privacy export")).post.private


async def test_of_somebody_new_the_file_says_that_there_is_nothing(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        told = data((await world.people[0].slash("privacy export")).post)
        assert not any(value for key, value in told.items() if key not in ("format", "user"))


@pytest.mark.parametrize("command", ["privacy export", "privacy delete"])
async def test_privacy_is_there_in_direct_messages_too(tmp_path, command):
    async with playing(tmp_path, "Ann") as world:
        result = await world.people[0].member.user.slash(command)
        assert result.response is not None


def test_what_is_too_long_to_be_sent_is_zipped():
    told = {"inputs": ["é"] * 1000}
    file = packed(told, most=100)
    assert file.name.endswith(".zip")
    with zipfile.ZipFile(io.BytesIO(file.data)) as archive:
        assert json.loads(archive.read("starcrossed-my-data.json")) == told
    assert json.loads(packed(told).data) == told


async def test_nothing_is_deleted_without_being_sure(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        post = (await ann.slash("privacy delete")).post
        assert post.private
        assert "can't come back" in post.text
        await ann.press(post, "Keep it")
        assert "Nothing was deleted" in post.text
        assert post.custom_ids == ()
        assert "Ann" in (await bob.slash("leaderboard")).text


async def test_whoever_is_forgotten_is_nowhere_and_others_keep_what_they_have(tmp_path):
    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        await played(world, (ann, 1), (bob, 2), (cid, 3))
        await played(world, (bob, 1), (ann, 2))
        before = [await sums(person) for person in (bob, cid)]
        await ann.slash("settings me", dm=False)
        post = await delete(ann)
        assert "Everything that I kept about you is deleted" in post.text
        board = (await bob.slash("leaderboard")).post
        assert "Ann" not in board.text
        assert [line.split(" ")[0] for line in board.texts[1].splitlines() if "rating **" in line] == ["➤", "**2.**"]
        assert [await sums(person) for person in (bob, cid)] == before
        assert "Ann" not in (await bob.slash("profile")).text
        history = (await bob.slash("history")).post
        assert "Ann" not in history.text
        assert "1. Player 1 (9)" in history.text
        assert "2. Bob (8)" in history.text
        assert "has not finished a game on this server yet" in (await ann.slash("profile")).text
        assert (await world.bot.choices.of(ann.id)) == Preferences()
        assert (await world.bot.store.rebuild_ratings()).changed == 0
        await played(world, (ann, 1), (cid, 2))
        assert "Ann · 1 win · 1 game" in (await ann.slash("leaderboard")).text, "who plays again begins anew"


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_can_still_be_replayed_and_verified(tmp_path, game):
    async with playing(tmp_path, *romeo.NAMES[: GAMES[game].seats[0]]) as world:
        ann, bob = world.people[:2]
        table = await quick(world, game, world.people)
        result = world.last
        record = (await bob.press(result, "Record")).post
        await delete(ann)
        replay = (await bob.press(result, "Replay")).post
        await bob.press(replay, "Last")
        assert "Ann" not in replay.text
        again = (await bob.press(result, "Record")).post
        assert again.files == record.files
        assert "not one of the players" in (await ann.press(result, "Rematch")).text
        await bob.press(result, "Rematch")
        assert world.last.pinged == {person.id for person in world.people[2:]}
        row = await world.bot.store.get(table)
        assert ann.id not in [seat.user for seat in row.seats]


async def test_whoever_sits_at_tables_leaves_them_and_the_others_play_on(tmp_path):
    async with playing(tmp_path, *romeo.NAMES[:4]) as world:
        ann, bob, cid, dot = world.people
        table = await romeo.begin(world, bob, cid, host=ann)
        number, lobby = table.table, await romeo.open_lobby(world, bob, host=ann)
        post = (await ann.slash("privacy delete")).post
        assert "You leave the 2 tables where you are now" in post.text
        await ann.press(post, "Delete everything")
        assert "is deleted" in post.text
        assert "Ann" not in lobby.text
        assert "Ann" not in table.text
        assert "Bob" in lobby.text
        assert await world.bot.store.find(user=ann.id) == []
        assert (await romeo.live(world, table)).row.status == "playing"
        await world.advance(2 * DAY)
        assert (await world.bot.store.get(number)).status == "finished"
        assert "Ann" not in world.last.text
        assert not any((await world.bot.store.export(ann.id)).values())
        assert dot


async def test_the_last_person_of_a_table_ends_it(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        lobby = await romeo.open_lobby(world, bob, host=ann)
        number = lobby.table
        await bob.press(lobby, "Leave")
        await delete(ann)
        assert (await world.bot.store.get(number)).status == "aborted"
        assert "Ann" not in lobby.text


async def test_a_button_to_be_forgotten_works_after_a_restart_and_twice(tmp_path):
    """R1, R15."""
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        post = (await ann.slash("privacy delete")).post
        yes = post.button("Delete everything").custom_id
        await world.restart()
        await ann.press(post, "Delete everything")
        await ann.press_old(post, yes)
        assert not any((await world.bot.store.export(ann.id)).values())
        assert "Bob" in (await bob.slash("leaderboard")).text


# Servers that remove the bot


def remove(world):
    """Have the server remove the bot; return what brings it back."""
    backend = world.env.backend
    guild = backend.guilds[world.guild.id]
    backend.remove_guild(world.guild.id)
    return guild


async def test_a_server_that_has_removed_the_bot_is_deleted_when_its_time_is_over(tmp_path, monkeypatch):
    monkeypatch.setattr("bot.departures.GRACE", DAY)
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        remove(world)
        await world.env.settle()
        await world.advance(DAY - 60)
        assert (await world.bot.store.history(world.guild.id)).count == 1
        await world.advance(ROUND + 120)
        assert (await world.bot.store.history(world.guild.id)).count == 0
        assert world.guild.id not in await world.bot.store.servers()


async def test_the_thirty_days_count_through_restarts_and_while_nobody_runs(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        async with world.outage(DAY):
            remove(world)
        assert await world.bot.store.departed() == {world.guild.id: world.now}
        await world.restart()
        async with world.outage(GRACE + DAY):
            pass
        await world.advance(1)
        assert (await world.bot.store.history(world.guild.id)).count == 0
        assert await world.bot.store.departed() == {}


async def test_a_server_that_is_back_in_time_keeps_everything(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        await world.owner.slash("settings server", clock="day")
        await world.bot.departures.left(world.guild.id)
        async with world.outage(GRACE - DAY):
            pass
        assert await world.bot.store.departed() == {}, "found to be back at the start"
        await world.bot.departures.left(world.guild.id)
        await world.bot.on_guild_join(world.bot.get_guild(world.guild.id))
        async with world.outage(2 * GRACE):
            pass
        assert "Ann" in (await bob.slash("leaderboard")).text
        assert (await world.bot.store.settings(world.guild.id)).clock == "day"


async def test_a_server_where_the_bot_is_is_never_deleted(tmp_path):
    """Whatever was noted."""
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await played(world, (ann, 1), (bob, 2))
        await world.bot.store.depart(world.guild.id, world.now - 2 * GRACE)
        await world.bot.departures.purge()
        assert "Ann" in (await bob.slash("leaderboard")).text


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_goes_on_to_its_end_without_whoever_is_forgotten_in_the_middle(tmp_path, game):
    """A stand-in decides for them; what is written at the end names nobody who is forgotten."""
    async with playing(tmp_path, *romeo.NAMES[: GAMES[game].seats[-1]][:4]) as world:
        ann, tables = world.people[0], world.bot.tables
        number = await quick(world, game, world.people, inputs=12)
        assert not await forget(world.bot, ann.id)
        rng = Rng(1)
        while (live := await tables.get(number)).row.status == "playing":
            asked = rng.pick(live.table.questions)
            holder = None if asked.item.seat is None else live.row.seats[asked.item.seat]
            if holder is None or holder.vacant:
                await tables.expire(number, asked.id)
            else:
                assert (await tables.answer(number, holder.user, asked.id, random_answer(asked.item, rng))).done
        world.bot.publisher.mark(number)
        await world.bot.publisher.drain()
        assert live.row.status == "finished"
        assert "Ann" not in world.last.text
        assert not any((await world.bot.store.export(ann.id)).values())
        (ended,) = (await world.bot.store.history(world.guild.id)).rows
        assert len(ended.seats) == len(world.people)
        assert (await world.bot.store.rebuild_ratings()).changed == 0
        assert world.people[1].name in (await world.people[1].slash("leaderboard", game=game)).text
