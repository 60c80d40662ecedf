"""What computers say in the lobby: something by everybody, from what their seat sees, and not always the truth."""

from __future__ import annotations

import pytest

from engine import Msg, Rng, Table, computer_talk
from engine.where_art_thou_romeo import CARDS, position
from renderers import LOCALES, words_for
from tests.engine.tables import act

PLACED = {1: "romeo", 2: "benvolio", 3: "nurse"}


def lobby() -> Table:
    table = position(seats=4, cards=PLACED, placed={1: "romeo", 2: "benvolio"})
    act(table, 0, "ok")
    return table


def claims(table: Table, seat: int) -> set[str]:
    said = [computer_talk(table, seat, seed) for seed in range(60)]
    return {text.args[0][1].id if text.args else text.id for text in said if text}  # type: ignore[union-attr]


def test_juliet_asks_and_the_others_claim():
    table = lobby()
    assert claims(table, 0) == {"claim.ask.1", "claim.ask.2", "claim.ask.3"}
    for seat in (1, 2, 3):
        assert claims(table, seat) & {role for card in CARDS for role in card}


def test_claims_are_true_or_false_and_of_cards_in_play():
    table = lobby()
    assert "romeo" in claims(table, 1)
    assert "romeo" in claims(table, 2), "Benvolio lies"
    in_play = {role for card in CARDS[:3] for role in card}
    for seat in (1, 2, 3):
        assert {claim for claim in claims(table, seat) if not claim.startswith("claim.")} <= in_play


def test_nobody_says_more_than_their_seat_knows():
    table = lobby()
    for seed in range(20):
        world = table.determinized(2, Rng(seed))
        assert computer_talk(world, 2, seed) == computer_talk(table, 2, seed)


def test_before_and_after_the_lobby_computers_are_silent():
    assert computer_talk(position(seats=4, cards=PLACED), 1, 1) is None
    assert computer_talk(position(seats=4, cards=PLACED, placed=PLACED), 1, 1) is None


@pytest.mark.parametrize("locale", LOCALES)
def test_everything_can_be_said_in_every_language(locale: str):
    table, words = lobby(), words_for(locale, "where_art_thou_romeo", ("A", "B", "C", "D"))
    said = {text for seat in range(4) for seed in range(60) if (text := computer_talk(table, seat, seed))}
    assert len(said) > 9
    assert all(words.has(text.id) and words(text) for text in said)
    assert all(isinstance(value, Msg) and words.has(value.id) for text in said for _, value in text.args)
