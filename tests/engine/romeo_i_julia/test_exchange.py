"""Phase 3: the exchange of cards."""

import pytest

from engine import IllegalAnswer, Table
from engine.romeo_i_julia import position, stacked
from tests.engine.romeo_i_julia.play import said, table_view
from tests.engine.tables import act, asked, options, prompts

MINE = ("red-driving", "red-luck", "blue-luck", "julia-1", "romeo-1")
THEIRS = ("red-shooting", "red-stamina", "blue-shooting", "julia-2", "romeo-2")
TOP = ("yellow-driving", "yellow-deduction", "yellow-shooting")
STONES = {0: ("luck", "mark", "deduction"), 1: ("driving", "shooting", "mark")}


def exchanging(top: tuple[str, ...] = TOP, kept: tuple[str, ...] = ()) -> Table:
    return position(
        seats=2,
        phase="exchange",
        at={0: "grand-hotel", 1: "docks"},
        stones=STONES,
        hands={0: MINE, 1: THEIRS},
        script=[stacked(top, without=kept)],
    )


def test_any_number_of_cards_may_be_exchanged() -> None:
    table = exchanging(kept=(*MINE[2:], *THEIRS[1:]))
    act(table, 0, "red-driving", "red-luck")
    act(table, 1, "red-shooting")
    assert table_view(table, 0).hand == (*MINE[2:3], "yellow-driving", "yellow-deduction", *MINE[3:])
    assert table_view(table, 1).hand == ("red-stamina", "blue-shooting", "yellow-shooting", "julia-2", "romeo-2")


def test_none_and_all_five_may_be_exchanged() -> None:
    table = exchanging(kept=MINE)
    act(table, 0)
    act(table, 1, *THEIRS)
    assert table_view(table, 0).hand == MINE
    assert table_view(table, 1).hand == ("red-deduction", "red-shooting", *TOP)


def test_discards_are_shuffled_with_the_rest_so_one_may_come_back() -> None:
    table = exchanging(top=("red-driving",), kept=(*MINE[1:], *THEIRS))
    act(table, 1)
    act(table, 0, "red-driving")
    assert table_view(table, 0).hand == MINE


def test_all_exchange_at_the_same_time_and_the_numbers_come_out_together() -> None:
    table = exchanging(kept=(*MINE[2:], *THEIRS[1:]))
    assert prompts(table) == {0: "exchange.prompt", 1: "exchange.prompt"}
    assert act(table, 0, "red-driving", "red-luck") == ()
    assert [player.cards for player in table_view(table).players] == [5, 5]
    assert table_view(table, 0).discards == ("red-driving", "red-luck")
    assert table_view(table, 1).discards == ()
    events = act(table, 1, "red-shooting")
    assert said(events, "event.exchanged") == [{"who": 0, "cards": 2}, {"who": 1, "cards": 1}]


def test_an_exchange_may_be_taken_back_until_the_last_has_decided() -> None:
    table = exchanging(kept=(*MINE, *THEIRS[1:]))
    act(table, 0, "red-driving", "red-luck")
    back = table.seen(0).back
    assert back is not None
    assert table.undo(0, back)
    assert table_view(table, 0).hand == MINE
    act(table, 0)
    act(table, 1, "red-shooting")
    assert table_view(table, 0).hand == MINE
    assert table.seen(1).back is None


def test_only_cards_of_the_own_hand_may_be_discarded() -> None:
    table = exchanging()
    assert options(table, 0) == MINE
    with pytest.raises(IllegalAnswer):
        table.answer(0, asked(table, 0).id, ("red-shooting",))
    assert table_view(table, 0).hand == MINE
