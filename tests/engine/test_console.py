"""The console: random games, a game at one keyboard, and recorded games played again."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, Game, Move, Record, Rng, Table, replay
from engine.__main__ import main
from engine.console import Console, keys_of
from engine.where_art_thou_romeo import CARDS
from tests.engine import lanterns
from tests.engine.tables import ALL, asked
from tests.engine.where_art_thou_romeo.rounds import dealt

ROMEO = "where_art_thou_romeo"
ROLES = {role for card in CARDS for role in card}
WIPE = "~~~"


def keyboard(rng: Rng, shown: list[str]) -> Callable[[str], str]:
    """Return a player who types numbers, and now and then nonsense, nothing, or back."""

    def ask(prompt: str) -> str:
        shown.append(prompt)
        most = max((int(found[1]) for line in shown[-30:] if (found := re.match(r"  (\d+)  ", line))), default=1)
        count = int(found[1]) if (found := re.match(r"(\d+)(?: to \d+)? numbers", prompt)) else 1
        words = [" ".join(str(1 + rng.draw(most)) for _ in range(max(1, count))) for _ in range(6)]
        return rng.pick([*words, "back", "", "nonsense", "none"])

    return ask


@pytest.mark.parametrize("game", [GAMES[ROMEO], lanterns.GAME], ids=lambda game: game.id)
def test_a_whole_game_is_played_at_the_keyboard_and_replays(game: Game[Any, Any]):
    undone = 0
    for seed in range(4):
        shown: list[str] = []
        moves: list[Move] = []
        table = Table.new(game, seed, 3)
        Console(table, keyboard(Rng(seed), shown), shown.append, moves.append, wipe=WIPE).play()
        assert table.result is not None
        assert shown[-1].startswith("1. seat ")
        again = replay(Record(game.id, game.version, table.options, 3, seed, tuple(moves)), ALL)
        assert (again.digest, again.result) == (table.digest, table.result)
        undone += sum(move.undo for move in moves)
    assert undone


def screens(shown: list[str]) -> Iterator[tuple[bool, str]]:
    """Yield what is on the screen from one wipe to the next, and whether a seat has just sat down before it."""
    seated, lines = False, []
    for line in [*shown, WIPE]:
        if line.startswith("Pass to seat") or line == WIPE:
            yield seated, "\n".join(lines)
            seated, lines = line != WIPE, []
        else:
            lines.append(line)


def test_what_a_seat_saw_is_wiped_away_before_anybody_else_looks():
    shown: list[str] = []
    Console(Table.new(GAMES[ROMEO], 3, 4), keyboard(Rng(3), shown), shown.append, wipe=WIPE).play()
    between = [text for seated, text in screens(shown) if not seated and "card:" not in text]
    lines = [line for text in between for line in text.splitlines() if not line.startswith("! event.revealed")]
    assert len(between) > 10
    assert not [line for line in lines if any(role in line for role in ROLES)]


def scripted(*lines: str) -> Callable[[str], str]:
    left = list(lines)

    def ask(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return ask


def play(table: Table, *lines: str) -> list[str]:
    """Type these lines and return what was shown."""
    shown: list[str] = []
    with pytest.raises(EOFError):
        Console(table, scripted(*lines), shown.append, wipe=WIPE).play()
    return shown


def test_options_are_numbered_and_a_seat_goes_on_with_its_next_question():
    table = dealt(3)
    shown = play(table, "2", "", "1", "1")
    assert "  1  romeo  romeo.scores" in shown
    assert table.seen(None).view.placed == (1,)


def test_back_takes_the_last_answer_back():
    table = dealt(3)
    play(table, "2", "", "1", "back", "2", "1")
    assert table.seen(1).view.role == "count-paris"


def test_enter_alone_answers_nothing():
    table = dealt(3)
    play(table, "2", "", "", "1")
    assert not table.inputs


def test_nonsense_is_refused_and_asked_again():
    table = dealt(3)
    assert "Type a number from 1 to 3." in play(table, "9")
    assert "'7' is not an answer." in play(table, "2", "", "7")
    assert not table.inputs


def test_clocks_are_ended_by_enter_the_shortest_first():
    table = dealt(3)
    play(table, "1", "", "1")
    assert table.seen(None).view.phase == "lobby"
    shown = play(table, "3", "")
    assert "  3  the clock early: lobby.early (15 s)" in shown
    assert [item.prompt.id for item in table.open if item.seat is None] == ["lobby.running"]


def test_a_seat_that_is_through_may_go_back():
    table = Table.new(lanterns.GAME, 1, 3, {"rounds": 1})
    table.answer(0, asked(table, 0).id, ("mine",))
    table.answer(None, asked(table, None).id, ())
    table.answer(1, asked(table, 1).id, asked(table, 1).item.keys[:1])
    shown = play(table, "")
    assert "  2  seat 1 (to go back)" in shown


def test_several_keys_are_given_as_numbers_or_names():
    table = Table.new(lanterns.GAME, 1, 3)
    table.answer(0, asked(table, 0).id, ("mine",))
    question = asked(table, 1)
    keys = question.item.keys
    assert keys_of(question, "1 3") == (keys[0], keys[2])
    assert keys_of(question, "none") == ()
    for line in ("", "1 1", "1 2 3", "9", "0", "x"):
        assert keys_of(question, line) is None
    assert keys_of(asked(table, None), "1") is None


# Commands


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    try:
        status = main(list(words))
    except SystemExit as leaving:
        status = int(str(leaving.code))
    return status, *capsys.readouterr()


def test_simulate_reports_as_text(capsys: pytest.CaptureFixture[str]):
    status, out, err = run(capsys, "simulate", ROMEO, "--games", "6")
    assert (status, err) == (0, "")
    assert re.match(r"6 games, \d+ answers, \d+ answers per second\n3 seats, 2 games; wins", out)


def test_simulate_reports_as_json(capsys: pytest.CaptureFixture[str]):
    _, out, _ = run(capsys, "simulate", ROMEO, "--games", "4", "--seats", "4", "--seed", "9", "--json")
    data = json.loads(out)
    assert list(data) == ["games", "answers", "answers_per_second", "results"]
    assert data["games"] == 4
    assert data["answers"] > 4 * 4 * 5
    assert data["answers_per_second"] > 0
    assert [result["seed"] for result in data["results"]] == [9, 10, 11, 12]
    for result in data["results"]:
        assert sorted(result["ranks"]) == [1, 2, 3, 4]
        assert len(result["scores"]) == result["seats"] == 4


def test_simulate_gives_the_same_games_again(capsys: pytest.CaptureFixture[str]):
    results = [json.loads(run(capsys, "simulate", ROMEO, "--games", "5", "--json")[1])["results"] for _ in range(2)]
    assert results[0] == results[1]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "required"),
        (["simulate"], "required: GAME"),
        (["simulate", "chess"], "there is no game 'chess'; choose one of where_art_thou_romeo"),
        (["play", "chess"], "there is no game 'chess'"),
        (["simulate", ROMEO, "--seats", "9"], "is for 3 to 5 players; choose --seats"),
        (["play", ROMEO, "--seats", "2"], "is for 3 to 5 players; choose --seats"),
        (["play", "roma", "--seats", "3"], "roma is for 2 players; choose --seats"),
        (["simulate", ROMEO, "--seats", "x"], "invalid int value: 'x'"),
        (["simulate", ROMEO, "--games", "0"], "give 1 or more"),
        (["simulate", ROMEO, "--games", "many"], "give 1 or more"),
        (["simulate", ROMEO, "--frobnicate"], "unrecognized arguments"),
        (["replay", "no-such-file"], "cannot be read"),
        (["replay", "."], "cannot be read"),
        (["replay", __file__], "holds no recorded game"),
        (["play", ROMEO, "--record", "no-such-folder/file"], "cannot be written"),
        (["play", ROMEO, "--record", __file__], "exists already; name a new file"),
    ],
)
def test_bad_input_is_told_in_one_line(capsys: pytest.CaptureFixture[str], words: list[str], message: str):
    status, out, err = run(capsys, *words)
    assert (status, out) == (2, "")
    assert err.startswith("python -m engine")
    assert err.count("\n") == 1
    assert message in err


def record_file(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Play a few inputs at the keyboard and keep them."""
    file = tmp_path / "game.json"
    monkeypatch.setattr("builtins.input", scripted("", "", "1", "1", "", "", "1"))
    status, out, err = run(capsys, "play", ROMEO, "--seed", "5", "--record", str(file))
    assert (status, err) == (0, "")
    assert "Stopped after 3 inputs." in out
    return file


def test_play_ends_cleanly_with_the_input_and_keeps_what_was_played(tmp_path, capsys, monkeypatch):
    file = record_file(tmp_path, capsys, monkeypatch)
    status, out, _ = run(capsys, "replay", str(file))
    assert status == 0
    assert out.startswith("1  seat 0: ")
    assert "   ! event.placed who=seat 0\n" in out
    assert "\nplaced: 0\n" in out
    assert "\n? seat 2 lobby.start: ok\n" in out


def test_replay_stops_where_it_is_told(tmp_path, capsys, monkeypatch):
    file = record_file(tmp_path, capsys, monkeypatch)
    for upto, placed in (("0", "-"), ("1", "-"), ("2", "0")):
        status, out, _ = run(capsys, "replay", str(file), "--to", upto)
        assert status == 0
        assert f"\nplaced: {placed}\n" in f"\n{out}"
        assert len(re.findall(r"^\d  ", out, re.MULTILINE)) == int(upto)
    status, _, err = run(capsys, "replay", str(file), "--to", "4")
    assert status == 2
    assert "has 3 inputs; choose --to from 0 to 3" in err


def test_a_tampered_record_is_refused(tmp_path, capsys, monkeypatch):
    file = record_file(tmp_path, capsys, monkeypatch)
    data = json.loads(file.read_text(encoding="utf-8"))
    data["moves"][1][4] = "0" * 16
    file.write_text(json.dumps(data), encoding="utf-8")
    status, _, err = run(capsys, "replay", str(file))
    assert status == 2
    assert err == "python -m engine replay: input 2 leads to another state than the record says\n"


@pytest.mark.parametrize("change", [{"version": 1e999}, {"options": {"timed": [1]}}, {"game": "chess"}, {"seats": 99}])
def test_a_record_that_cannot_be_is_refused(tmp_path, capsys, monkeypatch, change: dict[str, Any]):
    file = record_file(tmp_path, capsys, monkeypatch)
    file.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8")) | change), encoding="utf-8")
    status, _, err = run(capsys, "replay", str(file))
    assert status == 2
    assert err.count("\n") == 1


def test_a_game_recorded_and_left_at_once_replays(tmp_path, capsys, monkeypatch):
    file = tmp_path / "game.json"
    monkeypatch.setattr("builtins.input", scripted())
    assert run(capsys, "play", ROMEO, "--record", str(file))[0] == 0
    assert run(capsys, "replay", str(file))[0] == 0


def test_the_module_runs_and_needs_the_standard_library_only():
    command = [sys.executable, "-S", "-I", "-c", "import sys; sys.path.insert(0, '.'); import runpy; sys.argv[1:] = "]
    command[-1] += f"['simulate', '{ROMEO}', '--games', '1', '--json']; runpy.run_module('engine', run_name='__main__')"
    done = subprocess.run(command, capture_output=True, text=True, cwd=Path(__file__).parents[2], check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 1


def test_the_end_of_input_leaves_no_trace_of_a_failure():
    command = [sys.executable, "-m", "engine", "play", ROMEO, "--seed", "1"]
    done = subprocess.run(
        command, capture_output=True, text=True, input="1\n", cwd=Path(__file__).parents[2], check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("\nStopped after 0 inputs.\n")
