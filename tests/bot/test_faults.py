"""Whatever fails, whoever waits is told what to do; and what is our fault has a number in the log (R3, R29, R67)."""

import aiohttp
import discord
import pytest
from discord import app_commands

from bot.store import DatabaseUnavailable
from tests.bot import romeo
from tests.bot.harness import Press, playing


def http(status, code):
    """Return a refusal of Discord."""

    class Response:
        def __init__(self):
            self.status, self.reason = status, "for the test"

    kind = (
        discord.Forbidden if status == 403 else discord.DiscordServerError if status >= 500 else discord.HTTPException
    )
    return kind(Response(), {"code": code, "message": "for the test"})


OURS = {
    "anything": (RuntimeError("for the test"), "my fault"),
    "a file": (OSError("for the test"), "my fault"),
    "database": (DatabaseUnavailable("x.db", "disk full"), "can't reach what I keep"),
    "bad request": (http(400, 50035), "my fault"),
}
THEIRS = {
    "permission": (http(403, 50013), "`/diagnose` there"),
    "access": (http(403, 50001), "`/diagnose` there"),
    "ill": (http(503, 0), "Discord itself does not answer"),
    "network": (aiohttp.ServerDisconnectedError(), "Discord itself does not answer"),
    "too big": (http(413, 40005), "too big for Discord"),
}


def failing(error):
    """Return something that fails."""

    async def fail(*_, **__):
        raise error

    return fail


async def typed(world, monkeypatch, error):
    """Have a command fail; return what is said."""
    monkeypatch.setattr(world.bot.store, "find", failing(error))
    post = (await world.people[0].slash("tables")).post
    assert world.env.errors, "the simulation has seen it, too"
    return post


async def pressed(world, monkeypatch, error):
    """Have a button fail; return what is said."""
    lobby = await romeo.open_lobby(world)
    monkeypatch.setattr(world.bot.lobbies, "leave", failing(error))
    return (await world.people[1].press(lobby, "Leave")).post


async def sent(world, monkeypatch, error):
    """Have a box that was filled in fail; return what is said."""
    await world.people[0].slash("newgame", game="capulets_montagues")
    box = await world.people[1].press(world.last, "Join")
    monkeypatch.setattr(world.bot.lobbies, "join", failing(error))
    return (await world.people[1].fill(box, family="Este")).posts[-1]  # the first is the lobby on which it opened


@pytest.mark.parametrize("way", [typed, pressed, sent])
@pytest.mark.parametrize("kind", OURS)
async def test_what_is_our_fault_has_a_number_that_is_in_the_log(tmp_path, monkeypatch, way, kind):
    error, said = OURS[kind]
    async with playing(tmp_path, "Ann", "Bob") as world:
        with monkeypatch.context() as patch:
            post = await way(world, patch, error)
        assert post.private
        assert said in post.text
        (record,) = world.logged
        number = record.getMessage().split()[1]
        assert number in post.text
        assert record.exc_info[1] is error
        assert [fault.number for fault in world.bot.faults.of(world.guild.id)] == [number]
        world.take_logged()


@pytest.mark.parametrize("way", [typed, pressed, sent])
@pytest.mark.parametrize("kind", THEIRS)
async def test_what_is_not_our_fault_is_said_with_what_to_do(tmp_path, monkeypatch, caplog, way, kind):
    error, said = THEIRS[kind]
    async with playing(tmp_path, "Ann", "Bob") as world:
        with monkeypatch.context() as patch:
            post = await way(world, patch, error)
        assert post.private
        assert said in post.text
        assert "came to nothing" in caplog.text
        assert world.bot.faults.of(world.guild.id) == []


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (app_commands.CommandNotFound, "This command has changed"),
        (app_commands.CommandSignatureMismatch, "This command has changed"),
        (app_commands.TransformerError, "what you filled in"),
    ],
)
async def test_commands_of_another_version_say_what_to_do(tmp_path, monkeypatch, kind, said):
    """R71: as after an update, while somebody's Discord still has the commands of before."""

    def refuse(*_, **__):
        raise kind.__new__(kind)

    async with playing(tmp_path, "Ann") as world:
        monkeypatch.setattr(world.bot.tree, "_get_app_command_options", refuse)
        assert said in (await world.people[0].slash("help")).text
        assert len(world.env.errors) == 1


@pytest.mark.parametrize("custom_id", ["rj:1:old:button", "x", "sc1:-:board:", "sc9:a:b:c:d"])
async def test_r2_a_button_of_another_program_or_version_is_answered(tmp_path, custom_id):
    async with playing(tmp_path, "Ann", "Bob") as world:
        lobby = await romeo.open_lobby(world)
        (reply,) = await world.at_once(Press(world.people[1], lobby, custom_id))
        assert reply.acknowledged
        assert "Too late" in reply.text


@pytest.mark.parametrize(
    "verb", ["join", "hand", "stop", "again", "show", "record", "replay", "people", "answer", "start"]
)
async def test_a_table_that_is_no_longer_kept_is_named_as_such(tmp_path, verb):
    async with playing(tmp_path, "Ann", "Bob") as world:
        lobby = await romeo.open_lobby(world)
        (reply,) = await world.at_once(Press(world.people[1], lobby, f"sc1:zzzzzzzz:{verb}:1.2.abc:x"))
        assert ("Too late" if verb == "join" else "I don't know this table any more") in (reply.text or lobby.text)


async def test_an_answer_that_fails_to_be_told_is_logged_with_its_interaction(tmp_path, monkeypatch):
    async with playing(tmp_path, "Ann", "Bob") as world:
        monkeypatch.setattr(world.bot.store, "find", failing(RuntimeError("for the test")))
        world.fail("POST", "/interactions/*/*/callback", status=400, code=50035)
        await world.people[0].slash("tables")
        assert world.env.errors
        first, second = world.take_logged()
        assert first.startswith("error ")
        assert "could not be told" in second
