"""Computer players: fair, legal, the same again for a seed, and better the more they think."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from engine import GAMES, STRENGTHS, Ask, Game, Rng, Seat, Strength, Table, computer_answer, random_answer, think
from engine.mind import Mind, answers, drawn, drift, softmax
from engine.ply import look
from engine.roma import position as roma
from engine.search import FEW, Choice, Move, Step, remember
from tests.engine.tables import CASES, case_id, walk, with_other_dice

ROUNDS = 12

every_case = pytest.mark.parametrize(("game", "seats"), CASES, ids=case_id)
every_strength = pytest.mark.parametrize("strength", STRENGTHS)


def asked(game: Game[Any, Any], seats: int, count: int, every: int = 3) -> Iterator[tuple[Table, Seat, Rng]]:
    """Yield tables of random games at which a seat has a choice, and that seat."""
    tables = (found for seed in range(count) for found in walk(game, seats, seed))
    choices = (
        (table, item.seat, rng)
        for table, rng in tables
        for item in table.open
        if isinstance(item, Ask) and len(item.options) > item.pick[0]
    )
    return islice(choices, 0, count * every, every)


@every_strength
@every_case
def test_a_seat_that_cannot_tell_two_worlds_apart_moves_the_same_in_both(
    game: Game[Any, Any], seats: int, strength: Strength
):
    differed = 0
    for number, (table, seat, rng) in enumerate(asked(game, seats, 6)):
        other = table.determinized(seat, rng)
        differed += other.state != table.state
        assert computer_answer(other, seat, strength, number, rounds=ROUNDS) == computer_answer(
            table, seat, strength, number, rounds=ROUNDS
        )
    assert differed, "the two worlds were never two"


@every_strength
@every_case
def test_a_computer_does_not_know_the_dice_to_come(game: Game[Any, Any], seats: int, strength: Strength):
    compared = 0
    for number, (table, seat, _) in enumerate(asked(game, seats, 25, 4)):
        if (other := with_other_dice(table, seat)) is not None:
            compared += 1
            assert other.state.rng.state != table.state.rng.state
            assert computer_answer(other, seat, strength, number, rounds=ROUNDS) == computer_answer(
                table, seat, strength, number, rounds=ROUNDS
            )
    assert compared > 10


@every_strength
@every_case
def test_a_computer_gives_legal_answers_and_leaves_the_table_alone(
    game: Game[Any, Any], seats: int, strength: Strength
):
    for number, (table, seat, _) in enumerate(asked(game, seats, 6)):
        before = table.dump()
        keys = computer_answer(table, seat, strength, number, rounds=ROUNDS)
        assert table.dump() == before
        item = next(item for item in table.open if item.seat == seat)
        assert item.checked(keys) == keys


def test_a_search_stops_when_its_time_is_over():
    table = Table.new(GAMES["roma"], 1, 2)
    assert sum(thought.tries for thought in think(table, 0, 1, seconds=0.0)) == 1
    assert sum(thought.tries for thought in think(table, 0, 1, rounds=30)) == 30


def test_a_search_tells_what_it_thinks_of_every_answer_the_best_first():
    table = Table.new(GAMES["roma"], 1, 2)
    thoughts = think(table, 0, 1, rounds=60)
    assert len(thoughts) == 6, "two of four cards"
    assert [thought.tries for thought in thoughts] == sorted((thought.tries for thought in thoughts), reverse=True)
    assert all(0 <= thought.share <= 1 for thought in thoughts)


def won(game: Game[Any, Any], names: tuple[str, ...], seed: int) -> int:
    """Play a game and return the first seat that has won."""
    table, rng = Table.new(game, seed, len(names)), Rng(seed)
    while table.open:
        item = table.open[0]
        name = "random" if item.seat is None else names[item.seat]
        if item.seat is None or name == "random":
            keys = random_answer(item, rng)
        else:
            keys = computer_answer(table, item.seat, name, rng.draw(1 << 63), rounds=ROUNDS)  # type: ignore[arg-type]
        table.play(item, keys)
    assert table.result is not None
    return table.result.ranks.index(1)


@pytest.mark.parametrize("name", ["roma", "capulets_montagues", "romeo_i_julia"])
def test_normal_beats_chance(name: str):
    game = GAMES[name]
    wins = sum(won(game, ("normal", "random"), seed) == 0 for seed in range(4))
    assert wins >= 3


# What they think with


@every_case
def test_what_a_game_says_of_a_situation_are_shares_of_one_victory(game: Game[Any, Any], seats: int):
    for table, rng in walk(game, seats, 3):
        if table.result is not None:
            break
        for worth in (game.mind.worth(table.state), game.mind.seen(table.state)):
            assert len(worth) == seats
            assert sum(worth) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in worth)
        if isinstance(item := table.open[0], Ask):
            weights = game.mind.lean(table.state, item)
            assert len(weights) == len(item.options)
            assert min(weights) >= 0 < max(weights)
            given = [drift(item, weights, rng), *(keys for keys, _ in answers(item, weights, rng))]
            assert [item.checked(keys) for keys in given] == given


def test_what_nobody_ever_does_is_no_answer():
    table = Table.new(GAMES["roma"], 1, 2)
    item = table.open[0]
    assert isinstance(item, Ask)
    one = Ask(0, item.prompt, item.options)
    assert [keys for keys, _ in answers(one, [0, 1, 0, 2], Rng(1))] == [(item.keys[1],), (item.keys[3],)]
    assert {drift(one, [0, 1, 0, 0], Rng(seed)) for seed in range(50)} == {(item.keys[1],)}


def test_chance_follows_the_weights():
    rng = Rng(1)
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[drawn([1, 0, 2], rng)] += 1
    assert counts[1] == 0
    assert 900 < counts[0] < 1100


def test_of_very_many_answers_some_are_weighed():
    options = Table.new(GAMES["roma"], 1, 2).open[0].options * 1  # type: ignore[union-attr]
    many = Ask(0, options[0].label, tuple([options[0]._replace(key=str(n)) for n in range(20)]), (3, 9))
    offered = [keys for keys, _ in answers(many, [1.0] * 20, Rng(2))]
    assert 1 < len(offered) <= 64
    assert all(many.checked(keys) == keys for keys in offered)


def test_a_game_without_a_mind_is_played_too():
    from tests.engine import lanterns

    assert lanterns.GAME.mind == Mind()
    assert won(lanterns.GAME, ("hard", "random"), 1) in (0, 1)
    weighed = look(Table.new(lanterns.GAME, 3, 2), 0, Rng(1), 2, 1, lanterns.GAME.mind.seen)
    assert weighed[0][1] == max(share for _, share in weighed)
    assert softmax([1, 1], 3) == [0.5, 0.5]


def test_roma_putting_off_the_end_of_a_turn_is_worth_nothing():
    """With one die left, a search once took anything that kept the turn going for better than a sure point."""
    full = dict.fromkeys((1, 2, 3, 4, 5, 6), "turris")
    table = roma(sides=({**full, 1: "tribunus-plebis"}, full), money=(10, 10), dice=(1,))
    for rounds in (60, 600):
        assert think(table, 0, 1, rounds=rounds)[0].keys == ("activate-1",)


@pytest.mark.parametrize(("mover", "moment", "share"), [(0, "now", 0.9), (0, "after a die", 0.2), (1, "now", 0.8)])
def test_an_answer_is_worth_what_the_best_one_of_the_same_plan_brings(mover: Seat, moment: str, share: float):
    """Where neither chance nor anybody else comes between, bad second answers that were tried do not count."""
    first, second = (Choice([Move(("a",), 0.5), Move(("b",), 0.5)]) for _ in range(2))
    second.moves[1].tries, second.moves[1].total = FEW, 0.9 * FEW
    remember([Step(mover, first, first.moves[0], moment), Step(0, second, second.moves[0], "now")], [0.2, 0.8])
    assert first.moves[0].total == pytest.approx(share)
    assert second.moves[0].total == pytest.approx(0.2)
