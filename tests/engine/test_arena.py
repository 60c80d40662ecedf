"""The arena: everybody sits everywhere, the same games again for a seed, and counts that add up."""

from __future__ import annotations

import json

import pytest

from engine.__main__ import main
from engine.arena import interval, lineups

ROMEO = "where_art_thou_romeo"


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Return the exit status and what was printed."""
    try:
        status = main([*words])
    except SystemExit as stop:
        status = int(str(stop.code))
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.mark.parametrize(
    ("players", "seats", "tables"),
    [(["a", "b"], 2, 2), (["a", "b", "c"], 2, 6), (["a", "b"], 3, 6), (["a"], 3, 3), (["a", "b", "b"], 3, 3)],
)
def test_every_player_sits_in_every_place_equally_often(players: list[str], seats: int, tables: int):
    tried = lineups(players, seats)
    assert len(tried) == tables
    for name in players:
        counts = {sum(table[seat] == name for table in tried) for seat in range(seats)}
        assert len(counts) == 1


def test_the_interval_is_wilsons():
    assert interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_arena_reports_one_object(capsys: pytest.CaptureFixture[str]):
    words = ["arena", ROMEO, "--players", "hard,normal,random", "--games", "6", "--rounds", "5", "--json"]
    status, out, _ = run(capsys, *words)
    met = json.loads(out)
    assert (status, met["games"], met["seats"]) == (0, 6, 3)
    assert set(met["wins"]) == set(met["intervals"]) == {"hard", "normal", "random"}
    assert sum(met["wins"].values()) == pytest.approx(6)
    assert all(low <= met["wins"][name] / 6 <= high for name, (low, high) in met["intervals"].items())
    assert sum(met["fair"].values()) == pytest.approx(1, abs=1e-3)


def test_the_same_seed_gives_the_same_wins_in_any_number_of_processes(capsys: pytest.CaptureFixture[str]):
    words = ["arena", "roma", "--players", "easy,random", "--games", "6", "--seed", "4", "--json"]
    wins = [json.loads(run(capsys, *words, *more)[1])["wins"] for more in ([], [], ["--jobs", "2"])]
    assert wins[0] == wins[1] == wins[2]


def test_more_players_than_seats_take_turns(capsys: pytest.CaptureFixture[str]):
    _, out, _ = run(capsys, "arena", "roma", "--players", "easy,normal,random", "--games", "6", "--json")
    assert set(json.loads(out)["fair"].values()) == {0.3333}


def test_the_arena_reports_as_text(capsys: pytest.CaptureFixture[str]):
    _, out, _ = run(capsys, "arena", ROMEO, "--players", "easy,random", "--games", "3")
    assert out.startswith(f"3 games of {ROMEO} at 3 seats, seed 0")
    assert "easy: " in out
    _, out, _ = run(capsys, "arena", "roma", "--players", "random", "--games", "1")
    assert out.startswith("1 game of roma at 2 seats")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "deep,random"], "there is no player deep; choose --players from easy, normal, hard, random"),
        (["--players", "easy", "--seats", "9"], "is for 3 to 5 players; choose --seats"),
        (["--players", "easy", "--seconds", "-1"], "'-1' is no time to think; give seconds, such as 0.5"),
        (["--players", "easy", "--seconds", "nan"], "'nan' is no time to think"),
        ([], "required: --players"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(capsys: pytest.CaptureFixture[str], words: list[str], said: str):
    status, out, err = run(capsys, "arena", ROMEO, *words)
    assert (status, out) == (2, "")
    assert said in err
