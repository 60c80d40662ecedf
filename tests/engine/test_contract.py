"""What every game keeps, at every number of seats: registered ones and the throw-away one."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from engine import (
    Ask,
    Event,
    Game,
    IllegalAnswer,
    Msg,
    Option,
    Record,
    Result,
    Rng,
    Seat,
    Table,
    Who,
    random_answer,
    replay,
)
from tests.engine.tables import ALL, CASES, case_id, decisions, everyone, move, recorded, reloaded, walk

pytestmark = pytest.mark.parametrize(("game", "seats"), CASES, ids=case_id)

AnyGame = Game[Any, Any]

KEY = re.compile(r"[a-z0-9_-]{1,40}")
"""A button's id holds at most 100 characters, the table's and the question's among them."""
TEXT = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*")

MOST_IN_A_STEP, MOST_SIDE_BY_SIDE = 12, 4


def test_random_games_end_with_a_ranking(game: AnyGame, seats: int):
    for seed in range(5):
        *_, (table, _) = walk(game, seats, seed)
        result = table.result
        assert isinstance(result, Result)
        assert not table.questions
        assert len(result.ranks) == len(result.scores) == seats
        assert result.ranks == tuple(1 + sum(other < rank for other in result.ranks) for rank in result.ranks)


def answers(item: Any, rng: Rng) -> Iterator[tuple[str, ...]]:
    """Yield some of the answers an item allows: each option once, and a random choice."""
    if isinstance(item, Ask):
        low = max(item.pick[0], 1)
        for place in range(len(item.keys)):
            yield tuple(sorted((item.keys * 2)[place : place + low], key=item.keys.index))
    yield random_answer(item, rng)


def test_every_answer_that_is_offered_is_accepted(game: AnyGame, seats: int):
    for table, rng in decisions(game, seats, 40, every=3):
        for question in table.questions:
            for keys in answers(question.item, rng):
                copy = table.clone()
                copy.answer(question.item.seat, question.id, keys)
                assert copy.digest != table.digest or copy.inputs != table.inputs
            if isinstance(question.item, Ask) and question.item.default is not None:
                table.clone().answer(question.item.seat, question.id, question.item.default)


def test_illegal_answers_change_nothing(game: AnyGame, seats: int):
    for table, _ in decisions(game, seats, 20, every=5):
        before = table.dump(), table.digest, table.questions
        for question in table.questions:
            seat, item = question.item.seat, question.item
            wrong: list[tuple[Seat | None, str, tuple[str, ...]]] = [
                (seat, question.id, ("no-such-key",)),
                (seat, "0.nonsense", ("ok",)),
                (99, question.id, ()),
            ]
            if isinstance(item, Ask):
                wrong.append((seat, question.id, item.keys[:1] * 2))
                wrong += [(other, question.id, item.keys[:1]) for other in everyone(table) if other != seat]
                if item.pick[1] < len(item.keys):
                    wrong.append((seat, question.id, item.keys[: item.pick[1] + 1]))
                if item.pick[0]:
                    wrong.append((seat, question.id, item.keys[: item.pick[0] - 1]))
            for who, name, keys in wrong:
                with pytest.raises(IllegalAnswer):
                    table.answer(who, name, keys)
        assert (table.dump(), table.digest, table.questions) == before


def messages(arg: Any) -> Iterator[Msg]:
    """Yield a text and those in its arguments; fail where one is of no allowed type."""
    if isinstance(arg, Msg):
        yield arg
        for name, value in arg.args:
            assert re.fullmatch(r"[a-z][a-z0-9_]*", name), arg
            yield from messages(value)
    elif isinstance(arg, tuple) and not isinstance(arg, Who):
        for value in arg:
            yield from messages(value)
    else:
        assert type(arg) in (int, str, Who), repr(arg)


def seats_in(arg: Any) -> Iterator[Seat]:
    if isinstance(arg, Who):
        yield arg.seat
    elif isinstance(arg, tuple):
        for value in arg:
            yield from seats_in(value)


def check_text(text: Msg, seats: int) -> None:
    assert type(text) is Msg
    for part in messages(text):
        assert TEXT.fullmatch(part.id), part
    assert all(0 <= seat < seats for seat in seats_in(text))


def test_questions_and_events_are_short_keys_and_texts_with_allowed_arguments(game: AnyGame, seats: int):
    told: set[Event] = set()
    for table, _ in decisions(game, seats, 300):
        assert len({item.seat for item in table.open if isinstance(item, Ask)}) == sum(
            isinstance(item, Ask) for item in table.open
        )
        for item in table.open:
            check_text(item.prompt, seats)
            assert item.clock is None or KEY.fullmatch(item.clock)
            if isinstance(item, Ask):
                assert item.seat in range(seats)
                assert 1 <= len(item.options) <= 25
                for option in item.options:
                    check_option(option, seats)
        told.update((*table.past, *table.events))
    for event in told:
        check_text(event.msg, seats)
        assert event.to is None or event.to in range(seats)


def check_option(option: Option, seats: int) -> None:
    assert type(option) is Option
    assert KEY.fullmatch(option.key), option
    check_text(option.label, seats)
    if option.detail is not None:
        check_text(option.detail, seats)
    assert option.art is None or KEY.fullmatch(option.art)


def test_a_restart_at_any_decision_goes_unnoticed(game: AnyGame, seats: int):
    for table, _ in decisions(game, seats, 60, every=2):
        again = reloaded(table)
        assert again.questions == table.questions
        assert again.digest == table.digest
        assert again.dump() == table.dump()
        for seat in everyone(table):
            assert again.seen(seat) == table.seen(seat)
            if (question := table.seen(seat).back) is not None and seat is not None:
                one, two = table.clone(), reloaded(table)
                assert one.undo(seat, question)
                assert two.undo(seat, question)
                assert one.questions == two.questions


def test_a_game_replays_exactly(game: AnyGame, seats: int):
    record, table = recorded(game, seats, 77)
    again = replay(Record.from_json(json.loads(json.dumps(record.to_json()))), ALL)
    assert again.dump() == table.dump()
    assert again.result == table.result


def settle(table: Table, rng: Rng, keys: dict[str, tuple[str, ...]], drawn: Rng) -> None:
    """Give private answers, always the same ones but in the order of `rng`, while any is awaited in this step."""
    number = table.number
    while table.number == number:
        waiting = [question for question in table.questions if question.item.private]
        if not waiting:
            return
        question = rng.pick(waiting)
        if question.id not in keys:
            keys[question.id] = random_answer(question.item, drawn)
        table.answer(question.item.seat, question.id, keys[question.id])


def test_the_order_in_which_private_answers_arrive_does_not_matter(game: AnyGame, seats: int):
    for table, rng in decisions(game, seats, 20, every=5):
        if sum(item.private for item in table.open) < 2:
            continue
        keys: dict[str, tuple[str, ...]] = {}
        ends = set()
        for order in range(6):
            copy = table.clone()
            settle(copy, Rng(order), keys, rng)
            views = [copy.seen(seat).view for seat in everyone(copy)]
            ends.add((copy.digest, str(sorted(copy.questions)), str(views), json.dumps(copy.dump()["checkpoint"])))
        assert len(ends) == 1


def test_steps_are_short(game: AnyGame, seats: int):
    for seed in range(8):
        for (table, _), _ in pairwise(walk(game, seats, seed)):
            each = Counter(given.seat for given in table.inputs)
            side_by_side = all(given.groups for given in table.inputs) and max(each.values(), default=0)
            assert len(table.inputs) < MOST_IN_A_STEP or side_by_side <= MOST_SIDE_BY_SIDE


def test_views_are_frozen_and_say_whose_they_are(game: AnyGame, seats: int):
    for table, _ in decisions(game, seats, 5, every=9):
        for seat in everyone(table):
            view = table.seen(seat).view
            assert view.seat == seat
            assert hash(view) == hash(table.clone().seen(seat).view)


def test_what_is_taken_back_nobody_else_had_noticed(game: AnyGame, seats: int):
    for table, _ in decisions(game, seats, 60, every=2):
        for seat in range(seats):
            back = table.seen(seat).back
            if back is None:
                continue
            copy = table.clone()
            assert copy.undo(seat, back)
            others = [other for other in everyone(table) if other != seat]
            assert [copy.seen(other).view for other in others] == [table.seen(other).view for other in others]
            assert [copy.seen(other).events for other in others] == [table.seen(other).events for other in others]
            given = next(given for given in reversed(table.inputs) if given.seat == seat)
            copy.answer(seat, given.question, given.keys)
            assert (copy.digest, sorted(copy.questions)) == (table.digest, sorted(table.questions))


def test_clones_are_equal_and_go_their_own_way(game: AnyGame, seats: int):
    for table, rng in decisions(game, seats, 20, every=5):
        before = table.dump(), table.questions
        copy = table.clone()
        assert (copy.dump(), copy.questions, copy.digest) == (*before, table.digest)
        move(copy, rng)
        assert (table.dump(), table.questions) == before


def test_clocks_are_those_of_the_table_or_the_games_own(game: AnyGame, seats: int):
    for table, _ in decisions(game, seats, 200):
        for item in table.open:
            assert item.clock in (None, "move", *table.clocks)
