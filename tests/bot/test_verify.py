"""Testing records: `/verify` on Discord, `starcrossed verify` in a shell."""

import json

import pytest

from bot.__main__ import main
from bot.fairness import MOST_BYTES, seal
from engine import GAMES, Record, replay
from engine.__main__ import main as engine
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.quick import quick
from tests.bot.recorded import any_record, recorded, tampered

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus")
RIGHT = "The record is right: seed and salt make the seal, all {} moves are allowed"


def put(key, value):
    return lambda data: data.__setitem__(key, value)


async def given(person, result):
    """Press Record; return the file."""
    return next(iter((await person.press(result, "Record")).post.files.values()))


async def said(person, file, name="record.json"):
    """Use /verify; return what only whoever asked is told."""
    reply = await person.slash("verify", file=(name, file))
    assert reply.post.private
    return reply.text


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_of_a_game_just_played_is_right_and_the_one_that_is_kept(tmp_path, game):
    async with playing(tmp_path, *NAMES[: GAMES[game].seats[-1]]) as world:
        table = await quick(world, game, world.people)
        file = await given(world.people[0], world.last)
        text = await said(world.people[1], file)
        count = len(await world.bot.store.inputs(table))
        assert text.startswith(RIGHT.format(count))
        assert text.endswith(f"It is the record of table `{table}`, to the letter.")


async def test_in_direct_messages_too_and_by_a_stranger(tmp_path):
    async with playing(tmp_path, *NAMES[:4]) as world:
        result = await romeo.finish(world, await romeo.begin(world, *world.people[1:3]))
        file = await given(world.people[0], result)
        assert "to the letter" in await said(world.people[3], file)
        answer = await world.people[3].member.user.slash("verify", file=("record.json", file))
        assert "to the letter" in str(answer.response.components)


@pytest.mark.parametrize(
    ("change", "text", "kept"),
    [
        (
            put("salt", "0" * 32),
            "its seed and salt do not make the seal",
            "what it says before the moves is",
        ),
        (put("version", 7), "what it says before the moves", "what it says before the moves is"),
        (lambda data: data["moves"].pop(3), "first difference is at move 4:", "that differs first at move 4."),
        (lambda data: data["moves"].pop(), "is at move {}: it is missing", "that differs first at move {}."),
        (put("result", None), "they lead to another result than it says", "that has another result"),
    ],
)
async def test_a_change_is_named_and_where_the_kept_record_differs(tmp_path, change, text, kept):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        count = len(await world.bot.store.inputs(result.table))
        data = json.loads(await given(world.people[0], result))
        change(data)
        told = await said(world.people[0], json.dumps(data).encode())
        assert text.format(count) in told
        assert f"But it is not the record that I keep of table `{result.table}`: " in told
        assert kept.format(count) in told


async def test_another_right_record_is_not_the_one_that_is_kept(tmp_path):
    """Whoever plays another game under a table's name, with a seed and a salt of their own."""
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        other = any_record()
        forged = seal(result.table, other.record, other.salt, replay(other.record, GAMES).result)
        told = await said(world.people[0], forged.to_bytes())
        assert "The record is right" in told
        assert f"not the record that I keep of table `{result.table}`" in told


async def test_a_table_that_is_not_known_is_said(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        told = await said(world.people[0], any_record().to_bytes())
        assert "The record is right" in told
        assert "I don't know table `abcd2345`, so I can't say whether it was played here." in told


async def test_a_stopped_game_is_right_as_far_as_it_goes(tmp_path):
    async with playing(tmp_path, *NAMES[:3]) as world:
        table = await romeo.begin(world)
        await romeo.place_all(world, table)
        asked = (await world.owner.slash("stop")).post
        await world.owner.press(asked, "End table 1")
        await world.owner.press(asked, "Yes, stop it")
        told = await said(world.people[0], await given(world.people[0], table))
        assert "The game was stopped after them, without a result." in told
        assert "to the letter" in told


async def test_nothing_is_said_of_a_table_that_is_played(tmp_path):
    """Else somebody could try what its secrets are."""
    async with playing(tmp_path, *NAMES[:3]) as world:
        table = await romeo.begin(world)
        row = (await romeo.live(world, table)).row
        options = row.snapshot["options"]
        guess = seal(table.table, Record(row.game, row.version, options, 3, int(row.seed, 16)), row.salt, None)
        told = await said(world.people[0], guess.to_bytes())
        assert told.endswith(f"The game at table `{table.table}` is not over, so I don't compare it.")


async def test_an_old_table_that_cannot_be_read_is_said(tmp_path, monkeypatch):
    async with playing(tmp_path, *NAMES[:3]) as world:
        result = await romeo.finish(world, await romeo.begin(world))
        file = await given(world.people[0], result)
        monkeypatch.setattr("bot.records.GAMES", {})
        assert "was played under rules that I don't know any more" in await said(world.people[0], file)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        (b"\x89PNG\r\n\x1a\n", "not even JSON"),
        (b'{"name": "package"}', "not the record of a game as I write it"),
        (b" " * (MOST_BYTES + 1), "too big for the record of a game: it has more than 1,000 kB"),
    ],
)
async def test_what_is_no_record_is_told_with_a_remedy(tmp_path, file, text):
    async with playing(tmp_path, "Ann") as world:
        assert text in await said(world.people[0], file)


async def test_a_file_that_discord_does_not_give_is_told(tmp_path, monkeypatch):
    async with playing(tmp_path, "Ann") as world:

        async def gone(*_, **__):
            raise OSError("unplugged")

        monkeypatch.setattr("discord.Attachment.read", gone)
        assert "Discord did not give me the file." in await said(world.people[0], b"{}")


# The command line


def run(capsys, *arguments):
    status = main([*map(str, arguments)])
    out, err = capsys.readouterr()
    return status, out, err


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_a_right_record_exits_with_0(tmp_path, capsys, game):
    sealed = recorded(game, game.seats[0], 2)
    (tmp_path / "r.json").write_bytes(sealed.to_bytes())
    status, out, err = run(capsys, "verify", tmp_path / "r.json")
    assert (status, err) == (0, "")
    assert out.startswith(f"{tmp_path / 'r.json'}: {RIGHT.format(len(sealed.record.moves))}")


def test_a_wrong_record_exits_with_1_and_the_first_difference(tmp_path, capsys):
    (tmp_path / "r.json").write_bytes(tampered(any_record(), lambda data: data["moves"].pop(3)))
    status, out, err = run(capsys, "verify", tmp_path / "r.json")
    assert (status, err) == (1, "")
    assert "The first difference is at move 4: " in out


@pytest.mark.parametrize(
    ("file", "text"),
    [
        (None, "cannot be read (No such file or directory); name a file"),
        (b"hello", "not even JSON"),
        (b"{}", "not the record of a game as I write it"),
        (b" " * (MOST_BYTES + 1), "too big"),
    ],
)
def test_what_cannot_be_tested_exits_with_2(tmp_path, capsys, file, text):
    path = tmp_path / "r.json"
    if file is not None:
        path.write_bytes(file)
    status, out, err = run(capsys, "verify", path)
    assert (status, out) == (2, "")
    assert err.startswith(str(path))
    assert text in err


def test_a_folder_exits_with_2(tmp_path, capsys):
    assert run(capsys, "verify", tmp_path)[0] == 2


def test_a_game_that_is_not_known_exits_with_2(tmp_path, capsys, monkeypatch):
    (tmp_path / "r.json").write_bytes(any_record().to_bytes())
    monkeypatch.setattr("bot.verify.verify.__defaults__", ({},))
    status, _, err = run(capsys, "verify", tmp_path / "r.json")
    assert status == 2
    assert "I can't test this record: I don't know the game" in err


def test_verify_needs_no_settings(tmp_path, capsys):
    (tmp_path / ".env").write_text("DISCORD_TOKEN=has blanks\nSTARCROSSED_NONSENSE=1\n")
    (tmp_path / "r.json").write_bytes(any_record().to_bytes())
    assert run(capsys, "--env", tmp_path / ".env", "verify", tmp_path / "r.json")[0] == 0


def test_the_engine_replays_the_same_file(tmp_path, capsys):
    sealed = any_record()
    (tmp_path / "r.json").write_bytes(sealed.to_bytes())
    assert engine(["replay", str(tmp_path / "r.json")]) == 0
    assert f"\n{len(sealed.record.moves)}  seat " in capsys.readouterr().out
