"""Addresses: what every button of every game says fits into a custom_id and comes back as it was (R22)."""

import random

import pytest

from bot.address import LONGEST, Address, parse
from bot.lobby import new_id
from bot.play import Presses
from engine import GAMES, Ask, Rng, Table, random_answer


def asked(game, seats, seed):
    """Return every question of a random game that is answered by pressing."""
    table, rng = Table.new(game, seed, seats), Rng(seed)
    found = []
    for _ in range(2000):
        if not table.questions:
            return found
        question = random.Random(seed + len(found)).choice(table.questions)
        keys = random_answer(question.item, rng) if isinstance(question.item, Ask) else ()
        found += [question] if isinstance(question.item, Ask) else []
        table.answer(question.item.seat, question.id, keys)
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_answer_of_every_game_has_an_address(game):
    for seats in game.seats:
        for question in asked(game, seats, seed=seats):
            for key in question.item.keys:
                address = Address(new_id(), "answer", question.id, key)
                assert len(str(address)) <= LONGEST
                assert parse(str(address)) == address


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_option_of_a_lobby_has_an_address(game):
    for name in ("clock", *(spec.id for spec in game.options)):
        address = Address(new_id(), "option", key=name)
        assert parse(str(address)) == address
    join = Address(new_id(), "join", key=game.id)
    assert parse(str(join)) == join


def test_every_verb_has_an_address():
    for verb in Presses(None)._verbs:
        assert parse(str(Address("-", verb))) == Address("-", verb)


@pytest.mark.parametrize(
    "custom_id", ["", "sc1:", "sc2:abc:answer:1.0:ok", "sc1:abc:answer:1.0", "sc1:abc:answer:1.0:o k"]
)
def test_anything_else_is_no_address(custom_id):
    with pytest.raises(ValueError, match="not an address"):
        parse(custom_id)


def test_ids_of_tables_are_hard_to_mistake():
    ids = {new_id() for _ in range(500)}
    assert len(ids) == 500
    assert not set("".join(ids)) & set("lo01")
