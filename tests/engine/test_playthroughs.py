"""Golden games replay line by line, and every game has them for every number of seats."""

from itertools import zip_longest
from typing import Any

import pytest

from engine import Game, Rng, Table
from tests.engine import lanterns
from tests.engine.playthroughs import CASES, HERE, Input, path, random_inputs, replayed, transcript
from tests.engine.tables import ALL, case_id


@pytest.mark.parametrize(("game", "seats"), CASES, ids=case_id)
def test_a_golden_game_replays_line_by_line(game: Game[Any, Any], seats: int):
    assert path(game, seats).exists(), "write it: python -m tests.engine.playthroughs"
    text = path(game, seats).read_text(encoding="utf-8")
    for number, (line, today) in enumerate(zip_longest(text.splitlines(), replayed(text)), 1):
        assert today == line, f"{path(game, seats).name}:{number}"


def test_there_is_no_golden_game_of_anything_else():
    assert {file.name for file in HERE.glob("*.txt")} == {path(game, seats).name for game, seats in CASES}


def test_a_golden_game_is_whole():
    for game, seats in CASES:
        last = path(game, seats).read_text(encoding="utf-8").splitlines()[-1]
        assert last.startswith("1. seat ")


def golden(seed: int) -> str:
    table = Table.new(lanterns.GAME, seed, 3)
    return "\n".join(transcript(table, seed, random_inputs(table, Rng(seed))))


def test_a_transcript_shows_questions_answers_events_and_the_public_view():
    lines = golden(1).splitlines()
    assert lines[0] == "lanterns 1, 3 seats, seed 1"
    assert {line[:2] for line in lines[1:-1]} == {". ", "? ", "> ", "< ", "! ", ""}
    assert any(line.startswith("? seat 0 call: mine | yours  #0.") for line in lines)
    assert any(line.startswith("? seat 1 privately aside: ") and "(0 to 2 of them)" in line for line in lines)
    assert list(replayed(golden(1), ALL)) == lines


def test_a_change_of_a_rule_is_seen():
    text = golden(1)
    changed = text.replace(". keeper: 1", ". keeper: 2", 1)
    assert changed != text
    assert list(replayed(changed, ALL)) != changed.splitlines()


@pytest.mark.parametrize(
    "given",
    [
        Input(0, "1.0a", ("x", "y"), undo=False),
        Input(None, "1.0a", (), undo=False),
        Input(3, "1.0a", (), undo=True),
        Input(2, "1.0a", (), undo=False),
    ],
)
def test_inputs_are_read_as_they_are_written(given: Input):
    assert Input.parse(str(given)) == given


def test_what_is_no_input_is_refused():
    with pytest.raises(ValueError, match="not an input"):
        Input.parse("> nobody says x")
