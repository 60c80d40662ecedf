"""Records replay exactly, or say where they do not."""

from __future__ import annotations

import dataclasses
import json

import pytest

from engine import Record, ReplayError, Table, replay, set_up, shots
from tests.engine import lanterns
from tests.engine.tables import ALL, recorded

GAME = lanterns.GAME


def played(seed: int, *, undo: bool = True) -> tuple[Record, Table]:
    """Play a random game, taking answers back now and then unless told otherwise, and record it."""
    return recorded(GAME, 3, seed, {"rounds": 2}, back=3 if undo else 0)


@pytest.fixture(scope="module")
def game() -> tuple[Record, Table]:
    return played(next(seed for seed in range(20) if any(move.undo for move in played(seed)[0].moves)))


def test_a_record_goes_through_json(game: tuple[Record, Table]):
    record, _ = game
    assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record


def test_a_record_replays_to_the_same_table(game: tuple[Record, Table]):
    record, table = game
    again = replay(record, ALL)
    assert (again.digest, again.result, again.seen(1)) == (table.digest, table.result, table.seen(1))


def test_a_record_replays_up_to_any_input(game: tuple[Record, Table]):
    record, _ = game
    for upto in range(len(record.moves) + 1):
        digest = replay(record, ALL, upto).digest
        assert upto == 0 or digest == record.moves[upto - 1].digest


def test_shots_show_each_input_with_its_question_and_what_it_made_happen(game: tuple[Record, Table]):
    record, table = game
    other = set_up(record, ALL)
    for number, shot in enumerate(shots(record, set_up(record, ALL)), 1):
        asked = dict(other.questions)
        happened = () if shot.move.undo else other.answer(shot.move.seat, shot.move.question, shot.move.keys)
        if shot.move.undo:
            assert other.undo(shot.move.seat, shot.move.question)
            asked = dict(other.questions)
        assert (shot.number, shot.move) == (number, record.moves[number - 1])
        assert shot.item == asked[shot.move.question]
        assert shot.events == happened
        assert shot.table.seen(None) == other.seen(None)
    assert other.digest == table.digest


def test_a_seed_of_128_bits_survives():
    record = Record("lanterns", 1, {}, 2, (1 << 127) + 5)
    assert Record.from_json(json.loads(json.dumps(record.to_json()))).seed == (1 << 127) + 5


def tampered(record: Record, place: int, **changes: object) -> Record:
    moves = list(record.moves)
    moves[place] = moves[place]._replace(**changes)
    return dataclasses.replace(record, moves=tuple(moves))


def other_keys(record: Record, place: int) -> tuple[str, ...]:
    """Return another legal answer to the question an input answers."""
    move = record.moves[place]
    table = replay(record, ALL, place)
    item = next(question.item for question in table.questions if question.id == move.question)
    return next((key,) for key in item.keys if (key,) != move.keys)


def place_of(record: Record, prompt: str) -> int:
    """Return the place of the first input that answers a question of this prompt and stands."""
    for place, move in enumerate(record.moves):
        items = {question.id: question.item for question in replay(record, ALL, place).questions}
        if not move.undo and items[move.question].prompt.id == prompt:
            return place
    raise AssertionError(prompt)


def test_another_answer_is_named_at_the_first_state_that_differs():
    record, _ = played(3, undo=False)
    place = place_of(record, "call")
    bad = tampered(record, place, keys=other_keys(record, place))
    with pytest.raises(ReplayError, match=r"^input \d+ (leads to another state|is refused)") as caught:
        replay(bad, ALL)
    assert place + 1 <= int(str(caught.value).split()[1]) <= place + 2


def test_another_digest_is_named_at_its_input(game: tuple[Record, Table]):
    record, _ = game
    for place in (0, 5, len(record.moves) - 1):
        with pytest.raises(
            ReplayError, match=f"^input {place + 1} leads to another state than the record says$"
        ) as caught:
            replay(tampered(record, place, digest="0" * 16), ALL)
        assert (caught.value.what, caught.value.number) == ("state", place + 1)


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"keys": ("nonsense",)}, "IllegalAnswer"),
        ({"question": "7.00000000"}, "OldQuestion"),
        ({"seat": 9}, "NotAsked"),
    ],
)
def test_a_refused_input_is_named_with_the_reason(changes: dict[str, object], refusal: str):
    record, _ = played(3, undo=False)
    with pytest.raises(ReplayError, match=f"^input 1 is refused: {refusal}") as caught:
        replay(tampered(record, 0, **changes), ALL)
    assert (caught.value.what, caught.value.number) == ("refused", 1)


@pytest.mark.parametrize("seat", [None, 1])
def test_an_undo_that_cannot_be_is_named(seat: int | None):
    record, _ = played(3, undo=False)
    with pytest.raises(ReplayError, match=r"^input 1 cannot be taken back$") as caught:
        replay(tampered(record, 0, undo=True, seat=seat), ALL)
    assert (caught.value.what, caught.value.number) == ("undo", 1)


def test_a_record_without_digests_replays():
    record, table = played(4)
    bare = dataclasses.replace(record, moves=tuple(move._replace(digest="") for move in record.moves))
    assert replay(bare, ALL).digest == table.digest


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"game": "chess"}, "there is no chess version 1 here$"),
        ({"version": 7}, r"there is no lanterns version 7 here \(here it is version 1\)"),
        ({"seats": 9}, "lanterns is for 2 to 4 players, not 9"),
        ({"options": {"rounds": 99}}, "rounds cannot be 99"),
    ],
)
def test_a_record_of_another_game_is_refused(changes: dict[str, object], message: str):
    record, _ = played(3, undo=False)
    with pytest.raises(ReplayError, match=message) as caught:
        replay(dataclasses.replace(record, **changes), ALL)
    assert caught.value.what == {"game": "game", "version": "version"}.get(next(iter(changes)), "setup")
    assert caught.value.number == 0


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"game": "lanterns"},
        {"game": "x", "version": 1, "options": {}, "seats": 2, "seed": "zz", "moves": []},
        {"game": "x", "version": 1, "options": {}, "seats": 2, "seed": "1", "moves": [[1, 2]]},
        {"game": "x", "version": 1, "options": {}, "seats": 2, "seed": "1", "moves": [[0, "q", 5, False, ""]]},
        {"game": "x", "version": 1, "options": 5, "seats": 2, "seed": "1", "moves": []},
        {"game": "x", "version": 1, "options": {}, "seats": 2, "seed": 5, "moves": []},
    ],
)
def test_what_is_no_record_is_refused(data: object):
    with pytest.raises(ReplayError, match="not the record of a game"):
        Record.from_json(data)
