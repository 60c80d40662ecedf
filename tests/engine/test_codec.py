"""Plain data: JSON and back, independent copies, digests."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.codec import copied, decoder, digest, encode


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    cost: int
    tags: tuple[str, ...] = ()


@dataclass(slots=True)
class Disc:
    card: Card | None
    face: bool
    under: list[Card]


@dataclass(slots=True)
class Board:
    number: int
    names: list[str]
    discs: list[Disc]
    by_seat: dict[int, list[int]]
    by_name: dict[str, Disc]
    pair: tuple[int, str]
    held: list[int] | None
    anything: Any


cards = st.builds(Card, st.text(max_size=5), st.integers(), st.lists(st.text(max_size=3), max_size=2).map(tuple))
discs = st.builds(Disc, st.none() | cards, st.booleans(), st.lists(cards, max_size=2))
boards = st.builds(
    Board,
    st.integers(),
    st.lists(st.text(max_size=4), max_size=3),
    st.lists(discs, max_size=3),
    st.dictionaries(st.integers(), st.lists(st.integers(), max_size=3), max_size=3),
    st.dictionaries(st.text(max_size=3), discs, max_size=3),
    st.tuples(st.integers(), st.text(max_size=3)),
    st.none() | st.lists(st.integers(), max_size=3),
    st.none() | st.integers() | st.tuples(st.integers(), st.text(max_size=2)),
)


@given(boards)
def test_json_gives_the_same_state_back(board: Board):
    again = decoder(Board)(json.loads(json.dumps(encode(board))))
    assert again == board
    assert digest(again) == digest(board)


@given(boards)
def test_a_copy_is_equal_and_shares_nothing_that_can_change(board: Board):
    before = json.dumps(encode(board))
    copy = copied(board)
    assert copy == board
    for disc in (*copy.discs, *copy.by_name.values()):
        disc.face = not disc.face
        disc.under.append(Card("new", 0))
    for values in (*copy.by_seat.values(), *([] if copy.held is None else [copy.held])):
        values.append(1)
    copy.names.append("new")
    copy.by_seat[-1] = []
    assert json.dumps(encode(board)) == before


def test_dicts_come_out_in_the_order_of_their_keys():
    one = Board(0, [], [], {2: [], 1: []}, {}, (0, ""), None, None)
    two = Board(0, [], [], {1: [], 2: []}, {}, (0, ""), None, None)
    assert json.dumps(encode(one)) == json.dumps(encode(two))
    assert list(copied(one).by_seat) == [1, 2]


def test_what_is_frozen_is_shared():
    card = Card("seer", 3)
    disc = Disc(card, True, [card])
    assert copied(disc).card is card
    assert copied(card) is card


def test_different_states_have_different_digests():
    empty = Board(0, [], [], {}, {}, (0, ""), None, None)
    seen = {digest(empty)}
    for change in ({"number": 1}, {"held": []}, {"held": [0]}, {"pair": (1, "")}, {"by_seat": {0: []}}):
        board = copied(empty)
        for name, value in change.items():
            setattr(board, name, value)
        seen.add(digest(board))
    assert len(seen) == 6


@dataclass(slots=True)
class InTuple:
    held: tuple[list[int], ...]


@dataclass(slots=True)
class InUnion:
    held: list[int] | list[str] | None


@dataclass(slots=True)
class OfWhat:
    held: list  # type: ignore[type-arg]


@dataclass(slots=True)
class Unordered:
    held: set[int]


@dataclass(frozen=True, slots=True)
class Frozen:
    held: list[int]


@pytest.mark.parametrize("state", [InTuple(([1],)), InUnion([1]), OfWhat([1]), Unordered({1}), Frozen([1])])
def test_a_state_that_could_not_be_copied_is_refused(state: object):
    with pytest.raises(TypeError, match="a state cannot hold"):
        copied(state)
