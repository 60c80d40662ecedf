"""Why an answer is the best: obvious cases of each game, nothing that the seat does not know, and a text for each."""

from __future__ import annotations

from typing import Any

import pytest

from engine import GAMES, Advice, Ask, Game, Msg, Rng, Table, advice_from, msg, think
from engine.capulets_montagues import position as verona
from engine.reason import ONLY, TRIED, UNREADABLE, reason
from engine.roma import position as roma
from engine.romeo_i_julia import position as chase
from engine.search import Thought
from engine.where_art_thou_romeo import position as juliet
from renderers import LOCALES, words_for
from tests.engine import lanterns
from tests.engine.tables import CASES, case_id, walk, with_other_dice
from tests.engine.test_computer import asked

every_case = pytest.mark.parametrize(("game", "seats"), CASES, ids=case_id)
FULL = dict.fromkeys((1, 2, 3, 4, 5, 6), "turris")


def found(table: Table, seat: int = 0, rounds: int = 150) -> tuple[tuple[str, ...], Msg]:
    """Return a hard player's answer, and why."""
    thoughts = think(table, seat, 1, rounds=rounds)
    return thoughts[0].keys, reason(table, seat, thoughts, Rng(1))


def because(part: str) -> Msg:
    return Msg(f"because.{part}")


def test_roma_tribunus_takes_a_point():
    table = roma(sides=({**FULL, 1: "tribunus-plebis"}, FULL), money=(10, 10), dice=(1,))
    assert found(table) == (("activate-1",), because("points"))


def test_roma_a_poor_player_takes_money():
    table = roma(hands=(("forum", "legat"), ()), money=(0, 10), dice=(6,))
    assert found(table) == (("money",), because("money"))


def test_roma_a_card_goes_where_nothing_lies():
    sides = (dict.fromkeys((1, 2, 3, 4, 5), "turris"), FULL)
    table = roma(sides=sides, hands=(("forum",), ()), money=(20, 10), dice=(1,))
    table.play(table.open[0], ("lay",))
    table.play(table.open[0], ("forum",))
    assert found(table) == (("6",), because("discs"))


def test_capulets_and_montagues_the_richest_by_a_little_stays_in_front():
    fate = ["agriculture", "plot", "scandal", "intrigue", "killing", "fray", "brawl"]
    table = verona(traits=[[30, 9, 2, 2, 2], [2, 10, 20, 20, 20]], fate=fate, order=[0, 1], turn=13)
    keys, why = found(table)
    assert keys == ("agriculture",)
    assert why == msg("because.lead", best=Msg("best.wealth"))


def test_capulets_and_montagues_whoever_is_ahead_is_the_target():
    fate = ["tragic-affair", "financing", "loans", "gifts", "memorials", "charity", "donations"]
    table = verona(
        traits=[[9, 9, 3, 3, 9], [9, 9, 10, 9, 3], [9, 9, 3, 3, 3]],
        prestige=[12, 13, 0],
        fate=fate,
        order=[0, 1, 2],
        turn=12,
    )
    table.play(table.open[0], ("tragic-affair",))
    assert found(table) == (("p1",), because("rivals"))


def test_romeo_i_julia_a_stone_goes_where_its_skill_is():
    table = chase(seats=2, phase="decide", at={0: "grand-hotel", 1: "docks"})
    assert found(table) == (("luck",), msg("because.stone", stone=Msg("red")))


def test_where_art_thou_romeo_romeo_hopes_to_be_named():
    table = juliet(seats=4, cards={1: "romeo", 2: "mercutio", 3: "nurse"})
    assert found(table, 1) == (("romeo",), because("named"))


def test_where_art_thou_romeo_a_secret_that_matters_little_is_a_bluff():
    table = juliet(seats=4, cards={1: "romeo", 2: "mercutio", 3: "nurse"})
    alike = [Thought(("romeo",), 40, 0.25), Thought(("count-paris",), 38, 0.249)]
    assert reason(table, 1, alike, Rng(1)) == UNREADABLE
    surer = [alike[0], alike[1]._replace(share=0.1)]
    assert reason(table, 1, surer, Rng(1)) != UNREADABLE
    tried = [alike[0], alike[1]._replace(tries=3)]
    assert reason(table, 1, tried, Rng(1)) != UNREADABLE


def test_a_game_that_names_no_parts_has_a_reason_nevertheless():
    table = Table.new(lanterns.GAME, 3, 2)
    thoughts = think(table, 0, 1, rounds=20)
    assert reason(table, 0, thoughts, Rng(1)) == TRIED
    assert reason(table, 0, thoughts[:1], Rng(1)) == ONLY


@every_case
def test_a_seat_that_cannot_tell_two_worlds_apart_gets_the_same_reason(game: Game[Any, Any], seats: int):
    differed = 0
    for number, (table, seat, rng) in enumerate(asked(game, seats, 6)):
        other = table.determinized(seat, rng)
        differed += other.state != table.state
        thoughts = think(table, seat, number, rounds=12)
        before = table.dump()
        assert reason(other, seat, thoughts, Rng(number)) == reason(table, seat, thoughts, Rng(number))
        assert table.dump() == before
    assert differed, "the two worlds were never two"


@every_case
def test_a_reason_does_not_know_the_dice_to_come(game: Game[Any, Any], seats: int):
    compared = 0
    for number, (table, seat, _) in enumerate(asked(game, seats, 25, 4)):
        if (other := with_other_dice(table, seat)) is not None:
            compared += 1
            thoughts = think(table, seat, number, rounds=12)
            assert reason(other, seat, thoughts, Rng(number)) == reason(table, seat, thoughts, Rng(number))
    assert compared > 10


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_part_of_a_situation_has_a_text_in_every_language(game: Game[Any, Any]):
    seats = game.seats[-1]
    named = {ONLY, TRIED, UNREADABLE}
    for seed in range(2):
        for table, _ in walk(game, seats, seed):
            named |= {part for seat in range(seats) for part in game.parts(table.state, seat)}
    assert len(named) > 6
    for locale in LOCALES:
        words = words_for(locale, game.id)
        said = {words(part) for part in named}
        assert len(said) == len(named)
        assert not [text for text in said if not text[0].islower() or text.endswith(".")], "a clause, no sentence"


def test_another_process_advises_from_the_dump_alone():
    table = Table.new(GAMES["roma"], 1, 2)
    advice = advice_from(table.dump(), 0, 7, 0.0)
    assert isinstance(advice, Advice)
    item = table.open[0]
    assert isinstance(item, Ask)
    assert item.checked(advice.thoughts[0].keys)
    assert advice.because.id.startswith("because.")
