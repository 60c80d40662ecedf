"""Games with computers are rated where the server says so when they begin, and nobody takes them for others."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot import computers
from bot.counting import counted, forsaken, may_be_rated
from bot.due import AWAY, NOTICE, SILENCE
from bot.store import NOBODY, RATED_AS, Former, Seat
from engine import Msg, Result
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.player import Party, join
from tests.bot.test_computers import lobby_of
from tests.bot.test_moderation import stop_now
from tests.bot.test_people import desk, leave, plain
from tests.bot.test_votes import ANN, BOB, row

HARD, EASY = RATED_AS["hard"], RATED_AS["easy"]


@pytest.fixture(autouse=True)
def _hasty(monkeypatch):
    """Have hard players think for a moment only."""
    monkeypatch.setattr(computers, "SECONDS", 0.02)


def mixed(*people, strengths=("hard",), former=(), rated=True):
    """Return a table of people and, after them, computers."""
    table = row(*people, former=former)
    seats = [
        Seat(len(people) + place, -1 - place, f"C{place}", {"computer": name}) for place, name in enumerate(strengths)
    ]
    return replace(table, seats=(*table.seats, *seats), rated=rated)


def ended(table, *ranks):
    return counted(table, Result(ranks, ranks, Msg("reason")), 5.0)


def parts(found):
    return [(seat.user, seat.rank, seat.part) for seat in found.seats]


# How they count


def test_a_computer_counts_by_its_strength_if_the_table_is_rated():
    found = ended(mixed(ANN, strengths=("hard", "hard")), 2, 1, 3)
    assert parts(found) == [(ANN, 2, "whole"), (HARD, 1, "whole"), (HARD, 3, "whole")]
    assert found.rated
    assert not ended(mixed(ANN, rated=False), 1, 2).rated
    assert may_be_rated(mixed(ANN))
    assert not may_be_rated(mixed(ANN, rated=False))


def test_against_computers_whoever_goes_away_has_left():
    found = counted(mixed((ANN, AWAY)), None, 5.0)
    assert parts(found) == [(ANN, 2, "left"), (HARD, 1, "whole")]
    assert found.rated
    assert parts(ended(mixed((ANN, AWAY)), 1, 2)) == [(ANN, 2, "left"), (HARD, 1, "whole")]
    assert counted(mixed((ANN, AWAY), rated=False), None, 5.0) is None


def test_computers_do_not_agree_that_a_game_ends_early():
    assert counted(mixed(ANN, BOB), None, 5.0) is None
    found = counted(forsaken(mixed(ANN, BOB)), None, 5.0)
    assert parts(found) == [(ANN, 2, "left"), (BOB, 2, "left"), (HARD, 1, "whole")]
    assert found.rated
    for table in (mixed(ANN, BOB, rated=False), row(ANN, BOB)):
        assert forsaken(table) == table


def test_computers_and_guests_alone_are_not_rated():
    gone = (Former(0, ANN, "Ann", "guest"),)
    for table in (
        mixed(BOB, strengths=("hard", "easy"), former=gone),
        mixed((NOBODY, AWAY), strengths=("hard", "easy"), former=gone),
    ):
        assert not may_be_rated(table)
        assert not ended(table, 1, 2, 3).rated
    assert ended(mixed(BOB, former=(Former(0, ANN, "Ann", "left"),)), 1, 2).rated, "who left has lost to the computer"


# At a table


async def test_the_server_says_whether_such_games_count_and_open_lobbies_say_so_at_once(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        lobby = await lobby_of(world, "roma")
        assert "The game will be rated" in lobby.text
        await ann.pick(lobby, "Add a computer player", "easy")
        assert "With a computer at the table, the game will not be rated" in lobby.text
        sheet = (await world.owner.slash("settings server", computers=True)).post
        assert "Rate games with computers:** on" in sheet.text
        assert "computers count like everybody else" in lobby.text
        await world.owner.press(sheet, "Rate games with computers: on")
        assert not (await world.bot.store.settings(world.guild.id)).computers
        assert "will not be rated" in lobby.text
        await ann.press(lobby, "Start")
        assert "This game is not rated" in lobby.text
        assert "Hint" in lobby.labels


async def test_a_lonely_game_is_rated_against_the_strength_and_told_apart(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        await world.owner.slash("settings server", computers=True)
        party = await Party.begin(world, "capulets_montagues", Random(3), computers=["easy"])
        assert "This game is rated" in party.table.text
        assert "Hint" not in party.table.labels
        live = await romeo.live(world, party.table)
        assert "not rated" in (await ann.press_old(party.table, f"sc1:{live.row.id}:hint::")).text
        await world.owner.slash("settings server", computers=False)
        result = await party.play()
        assert "Ratings:" in plain(result)
        (found,) = (await world.bot.store.history(world.guild.id)).rows
        assert found.rated
        assert sorted(seat.user for seat in found.seats) == [EASY, ann.id]
        board = plain(await ann.slash("leaderboard", game="capulets_montagues"))
        assert "1 game (1 with computers)" in board
        assert "Games with computers don't count" in board
        assert "Balthasar" not in board
        assert "1 game (1 with computers)" in plain(await ann.slash("profile"))
        assert (await world.bot.store.rebuild_ratings()).changed == 0


async def test_what_the_server_says_later_changes_no_game_that_has_begun(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        lobby = await lobby_of(world, "roma", "easy")
        await ann.press(lobby, "Start")
        await world.owner.slash("settings server", computers=True)
        await world.restart()
        assert not (await romeo.live(world, lobby)).row.rated
        await leave(ann, lobby)
        assert (await world.bot.store.history(world.guild.id)).rows == ()
        assert "does not count" in lobby.text
        assert "Games with computers count" in plain(await ann.slash("leaderboard", game="roma"))


async def rated_table(world, *strengths, **options):
    """Begin a rated game of everybody and computers."""
    await world.owner.slash("settings server", computers=True)
    host, *others = world.people
    await host.slash("newgame", game="capulets_montagues", **options)
    lobby = world.last
    for other in others:
        await join(other, lobby)
    for strength in strengths:
        await host.pick(lobby, "Add a computer player", strength)
    await host.press(lobby, "Start")
    return lobby


async def moves(world):
    """Return by the users in the only result whose rating has gone up, and whose down."""
    (result,) = (await world.bot.store.history(world.guild.id)).rows
    seats = {seat.seat: seat.user for seat in result.seats}
    found = await world.bot.store.rating_moves(result.table)
    return {seats[move.seat]: move.after.mu > move.before.mu for move in found}


async def test_whoever_leaves_a_lonely_game_has_lost_it_and_stops_it_no_other_way(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        table = await rated_table(world, "easy")
        sheet = await desk(ann, table)
        await ann.press(sheet, "Vote to stop")
        assert "to stop it is to leave it" in sheet.text
        listed = (await ann.slash("stop")).post
        await ann.press(listed, "End table 1")
        assert "to stop it is to leave it" in listed.text
        await leave(ann, table)
        assert "Those who stayed win" in plain(table)
        assert await moves(world) == {ann.id: False, EASY: True}
        assert "0 wins · 1 game (1 with computers)" in plain(await ann.slash("leaderboard", game="capulets_montagues"))


async def test_people_who_agree_to_stop_lose_to_the_computers_and_are_told_so(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        table = await rated_table(world, "hard")
        await ann.press(await desk(ann, table), "Vote to stop")
        vote = [post for post in world.posts() if "Yes" in post.labels][-1]
        assert "as if all people had left" in vote.text
        await bob.press(vote, "Yes")
        assert await moves(world) == {ann.id: False, bob.id: False, HARD: True}


async def test_a_moderator_stops_a_game_so_that_it_counts_for_nobody(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        table = await rated_table(world, "easy")
        await stop_now(world.owner, table)
        assert (await world.bot.store.history(world.guild.id)).rows == ()


async def test_those_who_let_the_clock_run_out_have_left(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        await rated_table(world, "easy", clock="blitz")
        await world.advance(3600)
        assert await world.bot.store.find() == []
        assert await moves(world) == {ann.id: False, bob.id: False, EASY: True}


@pytest.mark.parametrize("clock", ["blitz", "none"])
async def test_whoever_is_alone_has_left_after_a_long_silence(tmp_path, clock):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        await rated_table(world, "easy", clock=clock)
        await world.advance(3600)
        assert len(await world.bot.store.find()) == 1
        await world.advance(SILENCE + NOTICE + 3600)
        assert await world.bot.store.find() == []
        assert await moves(world) == {ann.id: False, EASY: True}


async def test_a_stand_in_leaves_the_others_a_rated_game(tmp_path):
    async with playing(tmp_path, "Ann", "Bob") as world:
        ann, bob = world.people
        table = await rated_table(world, "easy")
        await leave(bob, table)
        assert may_be_rated((await romeo.live(world, table)).row)
        await leave(ann, table)
        assert await moves(world) == {ann.id: False, bob.id: False, EASY: True}


async def test_who_wants_to_be_forgotten_leaves_the_computers_their_rating(tmp_path):
    async with playing(tmp_path, "Ann") as world:
        (ann,) = world.people
        table = await rated_table(world, "easy")
        await leave(ann, table)
        before = {move.seat: move.after for move in await world.bot.store.rating_moves(table.table)}
        await world.bot.store.forget(ann.id)
        assert (await world.bot.store.rebuild_ratings()).changed == 0
        assert {move.seat: move.after for move in await world.bot.store.rating_moves(table.table)} == before
        assert (await world.bot.store.leaderboard(world.guild.id, "capulets_montagues")).rows == ()
