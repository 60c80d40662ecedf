"""Dump and load: a restart is the normal path."""

from __future__ import annotations

import dataclasses
import json

from engine import Table, random_answer
from engine.flow import choose, everyone
from tests.engine import lanterns, toys
from tests.engine.tables import act, asked, decisions, prompts, reloaded
from tests.engine.toys import State


def bids(s: State):
    made = yield from everyone({0: "ab", 1: "ab"}, "bid")
    s.log.append(str(made))
    yield from choose(2, "then", "ab")


def test_a_dump_is_plain_json_that_loads_again():
    table = toys.table(bids)
    act(table, 0, "a")
    data = table.dump()
    assert json.loads(json.dumps(data)) == data
    again = Table.load(table.game, data)
    assert (again.digest, again.questions, again.dump()) == (table.digest, table.questions, data)


def test_a_loaded_table_plays_on_as_the_stored_one():
    for table, rng in decisions(lanterns.GAME, 3, 30, every=3):
        again = reloaded(table)
        for question in table.questions:
            keys = random_answer(question.item, rng)
            here, there = table.clone(), again.clone()
            assert here.answer(question.item.seat, question.id, keys) == there.answer(
                question.item.seat, question.id, keys
            )
            assert (here.digest, here.questions) == (there.digest, there.questions)


def test_a_table_of_another_version_falls_back_to_its_checkpoint():
    old = toys.game(bids)
    table = Table.new(old, 1, 3)
    act(table, 0, "a")
    new = dataclasses.replace(old, version=2)
    data = json.loads(json.dumps(table.dump()))
    again = Table.load(new, data)
    assert data["version"] != new.version
    assert not again.inputs
    assert prompts(again) == {0: "bid", 1: "bid"}
    assert asked(again, 1).id == asked(table, 1).id


def test_a_table_that_is_over_loads_with_its_result():
    table = toys.table(lambda s: choose(0, "go", "ab"))
    act(table, 0, "b")
    again = reloaded(table)
    assert again.result == table.result is not None
    assert again.recent == table.recent


def test_a_loaded_table_does_not_share_its_data():
    table = toys.table(bids)
    data = table.dump()
    before = json.dumps(data)
    again = Table.load(table.game, data)
    act(again, 0, "a")
    act(again, 1, "b")
    assert json.dumps(data) == before
