"""Computers at the tables: from the lobby to the end, through the same door as people, whatever happens to a search."""

import asyncio
import os
import re
import signal
import time
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest

from bot import computers
from bot.due import COMPUTER, LATE, due_times
from bot.store import Seat
from engine import GAMES, Rng, Table
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.player import Party
from tests.bot.test_away import row as a_row


@pytest.fixture(autouse=True)
def _hasty(monkeypatch):
    """Have hard players think for a moment only."""
    monkeypatch.setattr(computers, "SECONDS", 0.02)


async def lobby_of(world, game, *strengths):
    """Open a table with computers; return its lobby."""
    (ann, *_) = world.people
    await ann.slash("newgame", game=game)
    for strength in strengths:
        await ann.pick(world.last, "Add a computer player", strength)
    return world.last


GAMES_PLAYED = [
    ("where_art_thou_romeo", ("hard", "normal")),
    ("capulets_montagues", ("normal",)),
    ("romeo_i_julia", ("normal",)),
    ("roma", ("hard",)),
]


def test_every_game_is_played():
    assert {game for game, _ in GAMES_PLAYED} == set(GAMES)


@pytest.mark.parametrize(("game", "strengths"), GAMES_PLAYED)
async def test_a_person_plays_a_whole_game_against_computers(tmp_path, game, strengths):
    async with playing(tmp_path, "Ann") as world:
        party = await Party.begin(world, game, Random(3), computers=strengths)
        result = await party.play()
        live = await romeo.live(world, result)
        assert live.row.status == "finished"
        inputs = await world.bot.store.inputs(live.row.id)
        played = {given.seat for given in inputs if given.cause == "click"}
        assert {seat.seat for seat in live.row.seats if seat.computer} <= played, "through the same door"
        assert "Balthasar" in result.text
        assert (await world.bot.store.history(live.row.guild)).rows[0].rated is False
        assert (await world.bot.store.leaderboard(live.row.guild, game)).rows == ()


async def test_the_host_adds_computers_and_sends_them_away(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        lobby = await lobby_of(world, "where_art_thou_romeo", "easy", "hard")
        assert all(name in lobby.text for name in (r"Balthasar \(computer, easy\)", r"Sampson \(computer, hard\)"))
        assert "not be rated" in lobby.text
        await ann.pick(lobby, "Add a computer player", "remove")
        assert "Sampson" not in lobby.text
        assert "Only the host" in (await bob.pick(lobby, "Add a computer player", "easy")).text
        for _ in range(3):
            reply = await ann.pick(lobby, "Add a computer player", "normal")
        assert "normal" not in [value for menu in lobby.menus for value in menu.choices.values()]
        assert reply.posts == ()


async def test_a_lobby_of_computers_alone_closes(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        lobby = await lobby_of(world, "where_art_thou_romeo", "easy")
        await bob.press(lobby, "Join")
        await ann.press(lobby, "Leave")
        assert "Bob invites" in lobby.text
        await bob.press(lobby, "Leave")
        assert "closed before a game began" in lobby.text


async def test_computers_are_neither_called_nor_sent_anything(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        lobby = await lobby_of(world, "roma", "normal")
        await world.people[0].press(lobby, "Start")
        await world.advance(3)
        paths = [request.path for request in world.env.http_requests]
        assert not [path for path in paths if "-1" in path]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_pause_is_the_same_whatever_a_computer_holds(game):
    table = Table.new(game, 1, game.seats[0])
    other = table.determinized(None, Rng(5))
    seats = tuple([Seat(seat, -1 - seat, "", {"computer": "hard"}) for seat in range(table.seats)])
    row = replace(a_row(*[0] * table.seats), seats=seats, game=game.id)
    here, there = ([at for key, at in due_times(row, t, 100.0).items() if COMPUTER in key] for t in (table, other))
    assert sorted(here) == sorted(there) != []


async def test_a_search_that_is_killed_is_made_up_for(tmp_path, monkeypatch):
    monkeypatch.setattr(computers, "SECONDS", 30.0)
    async with playing(tmp_path, "Ann") as world:
        lobby = await lobby_of(world, "roma", "hard")
        await world.people[0].press(lobby, "Start")
        computer = (await romeo.live(world, lobby)).row.seats[1]
        world.env.settle_timeout = 60
        killing = asyncio.get_running_loop().run_in_executor(None, _kill_thinker, world.bot)
        await world.advance(3)
        await killing
        inputs = await world.bot.store.inputs((await romeo.live(world, lobby)).row.id)
        assert computer.seat in {given.seat for given in inputs}


def _kill_thinker(bot):
    for _ in range(600):
        time.sleep(0.05)
        pool = bot.computers._pool
        if bot.computers._thinking and pool is not None and pool._processes:
            time.sleep(0.5)
            for pid in list(pool._processes):
                os.kill(pid, signal.SIGKILL)
            return


async def test_computers_talk_while_the_lobby_runs(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        lobby = await lobby_of(world, "where_art_thou_romeo", "easy", "normal")
        await ann.press(lobby, "Start")
        live = await romeo.live(world, lobby)
        if live.row.seats[live.table.seen(None).view.juliet].user == ann.id:
            await ann.press(world.last, "Open the lobby")
        else:
            await world.advance(62)  # a computer Juliet waits for people, but not for ever
        await world.advance(25)
        said = [message.content for message in world.env.backend.messages[lobby.channel].values() if message.content]
        assert len(said) == 2
        assert all(line.startswith(("**Balthasar:**", "**Sampson:**")) for line in said)


async def test_a_hint_tells_only_who_asked_what_a_hard_player_would_do(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        lobby = await lobby_of(world, "roma", "normal")
        await ann.press(lobby, "Start")
        reply = await ann.press(world.last, "Hint")
        assert reply.post.private
        assert re.search(r"I would choose \*\*.+\*\*(: [a-z].+\.|, but .+:) [Oo]f 100 games I went through", reply.text)
        assert "You are not one of the players" in (await bob.press(world.last, "Hint")).text
        panel = (await ann.press(world.last, "My hand")).post
        menu = panel.menus[0]
        await ann.pick(panel, menu.custom_id, *menu.values[:2])
        assert "Nothing is asked of you" in (await ann.press(world.last, "Hint")).text


async def test_at_a_rated_table_there_is_no_hint(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await ann.slash("newgame", game="roma")
        await bob.press(world.last, "Join")
        await ann.press(world.last, "Start")
        assert "Hint" not in world.last.labels
        live = await romeo.live(world, world.last)
        reply = await ann.press_old(world.last, f"sc1:{live.row.id}:hint::")
        assert "not rated" in reply.text


async def test_where_nobody_is_left_to_compare_with_there_are_hints_without_a_computer(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await ann.slash("newgame", game="roma")
        await bob.press(world.last, "Join")
        await ann.press(world.last, "Start")
        live = await romeo.live(world, world.last)
        await world.bot.crew.override(live.row.id, "kick", live.row.seats[0], 1)
        await ann.press(world.last, "More time")  # which shows the table as it is now
        assert "I would choose **" in (await ann.press(world.last, "Hint")).text


async def test_a_rematch_has_the_same_computers(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        party = await Party.begin(world, "capulets_montagues", Random(1), computers=["easy", "hard"])
        result = await party.play()
        await world.people[0].press(result, "Rematch")
        before, after = (await romeo.live(world, result)).row, (await romeo.live(world, world.last)).row
        assert after.rematch == before.id
        assert [seat.computer for seat in after.seats] == [None, "easy", "hard"]
        await world.people[0].press(world.last, "Start")
        assert (await romeo.live(world, world.last)).row.status == "playing"


async def thinking(world, monkeypatch):
    """Start a game in which a hard player is lost in thought; return it with the row that says when it is late."""
    monkeypatch.setattr(computers, "SECONDS", 6.0)
    lobby = await lobby_of(world, "roma", "hard")
    await world.people[0].press(lobby, "Start")
    live = await romeo.live(world, lobby)
    passing = asyncio.create_task(world.advance(3))
    for _ in range(1000):
        if world.bot.computers._thinking:
            break
        await asyncio.sleep(0.02)
    passing.cancel()
    with suppress(asyncio.CancelledError):
        await passing
    (late,) = [due for due in await world.bot.store.due_before(world.now + 60) if due.question.startswith(LATE)]
    return live.row.id, late


async def answered(world, table):
    """Return the seats that have answered, in order."""
    return [given.seat for given in await world.bot.store.inputs(table)]


async def test_a_search_that_overruns_is_made_up_for_in_time_and_does_no_harm_later(tmp_path, monkeypatch):
    async with playing(tmp_path, "Ann") as world:
        table, late = await thinking(world, monkeypatch)
        await world.bot._due(late)
        assert await answered(world, table) == [1]
        await world.advance(1)  # what it thought in the end is too late
        assert await answered(world, table) == [1]


async def test_a_restart_during_a_search_loses_no_turn(tmp_path, monkeypatch):
    async with playing(tmp_path, "Ann") as world:
        table, _ = await thinking(world, monkeypatch)
        await world.restart()
        assert await answered(world, table) == []
        await world.advance(20)
        assert await answered(world, table) == [1]


@pytest.mark.parametrize("preset", ["blitz", "live", "day", "none"])
@pytest.mark.parametrize(("game", "strengths"), GAMES_PLAYED)
async def test_whoever_plays_with_computers_alone_is_waited_for(tmp_path, game, strengths, preset):
    """Nobody but computers waits: no clock runs for a move, and days away end nothing."""
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        await ann.slash("newgame", game=game, clock=preset)
        assert "no clock runs" not in world.last.text
        for strength in strengths:
            await ann.pick(world.last, "Add a computer player", strength)
        assert "no clock runs" in world.last.text
        await ann.press(world.last, "Start")
        await world.advance(3 * 86400)
        row = (await romeo.live(world, world.last)).row
        assert row.status == "playing"
        assert row.seats[0].missed == 0
        assert "More time" not in world.last.labels


async def test_where_two_play_with_a_computer_clocks_run(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        lobby = await lobby_of(world, romeo.GAME, "normal")
        await world.people[1].press(lobby, "Join")
        assert "no clock runs" not in lobby.text
        number = lobby.table
        await world.people[0].press(lobby, "Start")
        await world.advance(3 * 86400)
        assert (await world.bot.store.get(number)).status != "playing"


async def test_alone_with_computers_the_lobby_of_the_game_still_ends_by_itself(tmp_path):
    """Its time is a rule of the game, not a clock for moves; and nobody opens it for a Juliet who thinks."""
    async with playing(tmp_path, "Ann") as world:
        lobby = await lobby_of(world, romeo.GAME, "normal", "normal")
        await world.people[0].press(lobby, "Start")
        for _ in range(60):
            if (await romeo.view(world, lobby)).phase == "lobby":
                break
            if (await romeo.live(world, lobby)).row.seats[(await romeo.view(world, lobby)).juliet].person:
                await world.people[0].answer(lobby, "ok")
            await world.advance(10)
        await world.advance(romeo.LOBBY + 10)
        assert (await romeo.view(world, lobby)).phase != "lobby"
