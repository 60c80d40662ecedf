"""Fairness: what is promised, what a record says, and that every change of one is found, at its place."""

import dataclasses
import hashlib
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.fairness import FORMAT, MOST_BYTES, MOST_INPUTS, Unreadable, commitment, read, seal
from bot.verify import Verdict, compared, verify
from engine import GAMES, Msg, msg, replay
from renderers import words_for
from tests.bot.recorded import SALT, any_record, recorded, tampered

WORDS = words_for("en")


def judged(file: bytes) -> Verdict:
    return verify(read(file))


def games() -> st.SearchStrategy:
    """Draw a game, a number of seats and one of a few seeds."""
    return st.sampled_from(list(GAMES.values())).flatmap(
        lambda game: st.tuples(st.just(game), st.sampled_from(list(game.seats)), st.sampled_from([0, 5, 2**128 - 1]))
    )


def test_a_commitment_is_the_sha_256_of_seed_and_salt_as_32_bytes():
    seed = 0x0123456789ABCDEF0011223344556677
    digits = f"{seed:032x}{SALT}"
    assert commitment(seed, SALT) == hashlib.sha256(bytes.fromhex(digits)).hexdigest()
    assert len(bytes.fromhex(digits)) == 32


def test_a_small_seed_has_leading_zeros():
    assert commitment(7, SALT) == hashlib.sha256(bytes(15) + b"\7" + bytes.fromhex(SALT)).hexdigest()
    assert json.loads(any_record(7).to_bytes())["seed"] == "0" * 31 + "7"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_file_is_what_the_engine_replays(game):
    sealed = recorded(game, game.seats[0], 3)
    data = json.loads(sealed.to_bytes())
    assert data["format"] == FORMAT
    assert read(sealed.to_bytes()) == sealed
    again = replay(sealed.record, GAMES)
    ranks = {seat["seat"]: (seat["rank"], seat["score"]) for seat in data["result"]["seats"]}
    assert ranks == dict(enumerate(zip(again.result.ranks, again.result.scores, strict=True)))
    lines = sealed.to_bytes().decode().splitlines()
    assert len(lines) == len(sealed.record.moves) + len(data) + 3, "a line for each input"


def test_a_long_game_is_far_from_what_is_too_big():
    sizes = [len(recorded(game, game.seats[0], 1).to_bytes()) for game in GAMES.values()]
    assert max(sizes) * 10 < MOST_BYTES


@settings(max_examples=20, deadline=None)
@given(games())
def test_the_record_of_any_game_is_right(drawn):
    sealed = recorded(*drawn)
    assert judged(sealed.to_bytes()) == (True, msg("verify-right", number=len(sealed.record.moves)))


@settings(max_examples=10, deadline=None)
@given(games(), st.integers(0, 20))
def test_the_record_of_a_stopped_game_is_right_as_far_as_it_goes(drawn, inputs):
    sealed = recorded(*drawn, inputs=inputs)
    if sealed.result is None:
        assert judged(sealed.to_bytes()) == (True, msg("verify-stopped", number=len(sealed.record.moves)))


def leaves(data, path=()):
    """List the places of everything in a record that is no list and no object."""
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from leaves(data[key], (*path, key))
    else:
        yield path


def changed(value, rng):
    """Return another value of the same kind."""
    if value is None:
        return 0
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice([-1, 1, 7])
    place = rng.randrange(len(value) + 1)
    if place == len(value):
        return value + "0"
    return value[:place] + rng.choice([c for c in "0123456789abcdef" if c != value[place]]) + value[place + 1 :]


@settings(max_examples=100, deadline=None)
@given(games(), st.randoms(use_true_random=False))
def test_one_random_change_is_found(drawn, rng: random.Random):
    """Whatever is changed, the file is not right; where it is one input, that very input is named."""
    sealed = recorded(*drawn)
    data = json.loads(sealed.to_bytes())
    path = rng.choice(list(leaves(data)))
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = changed(place[path[-1]], rng)
    try:
        verdict = judged(json.dumps(data).encode())
    except Unreadable:
        return
    assert not verdict.right, path
    if path[0] == "moves":
        assert verdict.text.args == (("number", path[1] + 1),), (path, verdict)
    if path[0] == "seals":
        assert verdict.text == (msg("verify-seal", number=path[1]) if path[1] else Msg("verify-head"))


@settings(max_examples=30, deadline=None)
@given(games(), st.randoms(use_true_random=False))
def test_an_input_too_many_or_too_few_is_found(drawn, rng: random.Random):
    sealed = recorded(*drawn)
    place = rng.randrange(len(sealed.record.moves))

    def drop(data):
        del data["moves"][place]

    def twice(data):
        data["moves"].insert(place, data["moves"][place])

    for change, number in ((drop, place + 1), (twice, place + 2)):
        verdict = judged(tampered(sealed, change))
        assert verdict.right is False
        ((name, found),) = verdict.text.args
        assert name == "number"
        same = [move == sealed.record.moves[place] for move in sealed.record.moves]
        assert found == number or any(same[place + 1 :]) or any(same[:place]), verdict


def put(*path, value):
    """Return the change that puts a value at a place."""

    def change(data):
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = value

    return change


def resealed(sealed, **changes):
    """Return a record whose forger has made new seals."""
    record = dataclasses.replace(sealed.record, **changes)
    forged = seal(sealed.table, record, sealed.salt, None)
    return dataclasses.replace(forged, result=sealed.result)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (put("seed", value="0" * 31 + "1"), "verify-commitment"),
        (put("salt", value="f" * 32), "verify-commitment"),
        (put("commitment", value="0" * 64), "verify-commitment"),
        (put("table", value="abcd2346"), "verify-head"),
        (put("game", value="chess"), "verify-head"),
        (put("version", value=99), "verify-head"),
        (put("seats", value=3), "verify-head"),
        (put("options", "timed", value=0), "verify-head"),
        (put("result", value=None), "verify-result"),
        (put("result", "seats", 0, "score", value=99), "verify-result"),
        (put("result", "seats", 1, "rank", value=9), "verify-result"),
        (put("result", "reason", value="reason.mercy"), "verify-result"),
    ],
)
def test_what_is_no_input_is_named(change, text):
    assert judged(tampered(any_record(), change)) == (False, Msg(text))


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (put("moves", 3, 0, value=9), "verify-refused"),
        (put("moves", 3, 1, value="0.00000000"), "verify-refused"),
        (put("moves", 3, 2, value=["nonsense"]), "verify-refused"),
        (put("moves", 3, 4, value="0" * 16), "verify-state"),
        (put("moves", 3, 4, value=""), "verify-state"),
        (put("seals", 4, value="0" * 16), "verify-seal"),
    ],
)
def test_an_input_is_named_by_its_number(change, text):
    assert judged(tampered(any_record(), change)) == (False, msg(text, number=4))


def test_a_taken_back_answer_that_was_not_given_is_named():
    sealed = any_record()
    place = next(place for place, move in enumerate(sealed.record.moves) if move.seat is None)
    change = put("moves", place, 3, value=True)
    assert judged(tampered(sealed, change)) == (False, msg("verify-undo", number=place + 1))


def test_seals_for_inputs_that_are_missing_are_named():
    sealed = recorded(next(iter(GAMES.values())), 3, 5, inputs=6)
    assert judged(tampered(sealed, lambda data: data["moves"].pop())) == (False, msg("verify-missing", number=6))


def test_other_inputs_with_new_seals_do_not_reach_the_result():
    """Whoever forges the seals too must still keep to the rules, and to the seed."""
    sealed = any_record()
    forged = resealed(sealed, moves=sealed.record.moves[:-1])
    assert verify(forged) == (False, Msg("verify-result"))
    other = resealed(any_record(6), moves=sealed.record.moves)
    assert verify(other).text.id in ("verify-refused", "verify-state")


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"game": "chess"}, msg("verify-game", game="chess")),
        ({"version": 99}, msg("verify-version", game=next(iter(GAMES)), version=99, have=1)),
    ],
)
def test_what_is_not_known_here_is_no_difference(changes, text):
    assert verify(resealed(any_record(), **changes)) == (None, text)


@pytest.mark.parametrize("changes", [{"seats": 9}, {"options": {"chess": 1}}, {"options": {"timed": 3}}])
def test_a_table_that_cannot_be_is_named(changes):
    assert verify(resealed(any_record(), **changes)).text.id == "verify-setup"


@pytest.mark.parametrize(
    ("file", "text"),
    [
        (b"", "verify-no-json"),
        (b"\x89PNG\r\n", "verify-no-json"),
        (b"\xff\xfe", "verify-no-json"),
        (b"{", "verify-no-json"),
        (b"[" * 100_000, "verify-no-json"),
        (b"9" * 10_000, "verify-no-json"),
        (b"null", "verify-no-record"),
        (b"[1, 2]", "verify-no-record"),
        (b'"starcrossed record 1"', "verify-no-record"),
        (b'{"name": "package", "version": "1.0.0"}', "verify-no-record"),
        (b" " * (MOST_BYTES + 1), "verify-too-big"),
    ],
)
def test_what_is_no_record_is_refused(file, text):
    with pytest.raises(Unreadable) as caught:
        read(file)
    assert caught.value.text.id == text


@pytest.mark.parametrize(
    "change",
    [
        put("format", value="starcrossed record 2"),
        put("seed", value=5),
        put("seed", value="1" * 33),
        put("seed", value="-" + "1" * 31),
        put("salt", value="xyz"),
        put("game", value="`@everyone`"),
        put("table", value="../../etc"),
        put("version", value=10**9),
        put("version", value=1.0),
        put("version", value=True),
        put("seats", value="5"),
        put("seats", value=10**30),
        put("options", value=None),
        put("moves", value=None),
        put("moves", 0, value=[0]),
        put("moves", 0, 3, value=0),
        put("seals", value=7),
        put("result", value={}),
        put("result", "seats", value=[1]),
        put("note", value="something else"),
        lambda data: data.pop("seals"),
        lambda data: data["moves"][0].append(1),
        lambda data: data["result"]["seats"][0].update(name="Ann"),
    ],
)
def test_a_file_that_is_not_as_records_are_is_refused(change):
    """So whatever stands in a record that is right has been tested."""
    with pytest.raises(Unreadable) as caught:
        read(tampered(any_record(), change))
    assert caught.value.text.id == "verify-no-record"


def test_a_record_of_too_many_inputs_is_refused():
    sealed = recorded(next(iter(GAMES.values())), 3, 5, inputs=1)
    long = resealed(sealed, moves=tuple([sealed.record.moves[0]._replace(digest="")] * (MOST_INPUTS + 1)))
    with pytest.raises(Unreadable) as caught:
        read(long.to_bytes())
    assert caught.value.text.id == "verify-too-long"


# Against what is kept


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (lambda data: None, msg("verify-kept", table="abcd2345")),
        (put("salt", value="f" * 32), msg("verify-kept-head", table="abcd2345")),
        (put("options", "timed", value=0), msg("verify-kept-head", table="abcd2345")),
        (put("moves", 7, 4, value="0" * 16), msg("verify-kept-input", table="abcd2345", number=8)),
        (lambda data: data["moves"].pop(4), msg("verify-kept-input", table="abcd2345", number=5)),
        (put("result", value=None), msg("verify-kept-end", table="abcd2345")),
        (put("seals", 2, value="0" * 16), msg("verify-kept-end", table="abcd2345")),
    ],
)
def test_a_record_is_compared_with_the_one_that_is_kept(change, text):
    kept = any_record()
    assert compared(read(tampered(kept, change)), kept) == text


def test_a_game_with_more_inputs_than_the_kept_one_is_named():
    kept = any_record()
    longer = resealed(kept, moves=(*kept.record.moves, kept.record.moves[-1]))
    found = compared(longer, kept)
    assert found == msg("verify-kept-input", table=kept.table, number=len(kept.record.moves) + 1)
