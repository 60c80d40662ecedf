"""Section 6: the game ends at every change of VP that empties a player or the stockpile; section 10: the switches."""

from __future__ import annotations

import pytest

from engine import Table
from engine.roma import DISCS, GAME, switches
from tests.engine.roma.play import board, keys, play, prompt, state

FULL = dict.fromkeys(DISCS, "turris")


def ended(table: Table) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    assert table.result is not None
    assert not table.questions
    assert table.seen(None).view.phase == "over"
    return table.result.ranks, table.result.scores, table.result.reason.id


def test_a_player_without_vp_has_lost_in_step_1():
    assert ended(board({1: "nero"}, vp=(5, 9))) == ((2, 1), (0, 9), "reason.broke")


def test_exactly_as_many_vp_as_are_owed_lose_too():
    assert ended(board({1: "nero", 2: "nero"}, vp=(4, 1))) == ((2, 1), (0, 1), "reason.broke")


def test_paying_refills_the_stockpile():
    assert state(board({1: "nero"}, vp=(30, 5), script=(1, 2, 3))).stock == 6


@pytest.mark.parametrize(("die", "over"), [(3, False), (4, True), (5, True)])
def test_a_forum_that_empties_the_stockpile_ends_the_game(die: int, over: bool):
    table = play(board({2: "forum"}, dice=(2, die, 6), vp=(14, 18)), "activate-2", str(die))
    assert (table.result is not None) == over
    assert state(table).vp == [14 + die, 18]


def test_legat_is_credited_in_full():
    table = play(board({2: "legat"}, dice=(2, 1), vp=(15, 19)), "activate-2")
    assert ended(table) == ((1, 2), (21, 19), "reason.stock")


def test_the_one_who_empties_the_stockpile_may_lose():
    assert ended(play(board({2: "forum"}, dice=(2, 1), vp=(5, 30)), "activate-2")) == ((2, 1), (6, 30), "reason.stock")


def test_vp_are_never_taken_beyond_what_the_other_owns():
    table = board({2: "mercatus"}, {1: "forum", 2: "forum", 3: "forum"}, dice=(2, 1), vp=(7, 2), stock=27)
    assert ended(play(table, "activate-2")) == ((1, 2), (9, 0), "reason.broke")


def test_the_winner_is_shown():
    table = board({1: "nero"}, vp=(5, 9))
    assert [table.seen(seat).view.winner for seat in (None, 0, 1)] == [1, 1, 1]


def test_a_draw_has_no_winner():
    assert play(board({2: "forum"}, dice=(2, 4), vp=(14, 18)), "activate-2").seen(None).view.winner is None


def test_turn_200_is_played_to_its_end():
    table = board({**FULL, 2: "tribunus-plebis"}, FULL, dice=(2, 2), turn=200)
    play(table, "activate-2")
    assert table.result is None
    assert ended(play(table, "activate-2")) == ((1, 2), (12, 8), "reason.turns")


# The switches of section 10


def test_the_switches_are_as_ruled():
    assert (switches.MERCATUS_SOURCE, switches.REROLL_LIMIT, switches.CREDIT_MISSING_VP) == ("opponent", None, True)
    assert (switches.TIE, switches.START_MONEY, switches.MAX_TURNS) == ("draw", 0, 200)


def test_switch_reroll_limit(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(switches, "REROLL_LIMIT", 1)
    table = play(board(FULL, script=(2, 2, 2, 5, 5, 5)), "again")
    assert (prompt(table), state(table).dice) == ("menu.prompt", (5, 5, 5))


def test_switch_reroll_limit_counts_within_a_turn(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(switches, "REROLL_LIMIT", 1)
    table = play(board(FULL, FULL, script=(2, 2, 2, 5, 5, 6, 3, 3, 3)), "again", "end")
    assert keys(table) == ("keep", "again")


def test_switch_credit_missing_vp(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(switches, "CREDIT_MISSING_VP", False)
    table = play(board({2: "legat"}, dice=(2, 1), vp=(15, 19)), "activate-2")
    assert ended(table) == ((2, 1), (17, 19), "reason.stock")


@pytest.mark.parametrize(("tie", "ranks"), [("draw", (1, 1)), ("starting", (2, 1)), ("other", (1, 2))])
def test_switch_tie(monkeypatch: pytest.MonkeyPatch, tie: str, ranks: tuple[int, ...]):
    monkeypatch.setattr(switches, "TIE", tie)
    table = play(board({2: "forum"}, dice=(2, 4), vp=(14, 18), first=1), "activate-2")
    assert ended(table)[0] == ranks


def test_switch_start_money(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(switches, "START_MONEY", 3)
    assert Table.new(GAME, 1, 2).seen(None).view.money == (3, 3)


def test_switch_max_turns(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(switches, "MAX_TURNS", 7)
    assert ended(play(board(FULL, FULL, dice=(2,), turn=7), "end")) == ((1, 1), (10, 10), "reason.draw")
