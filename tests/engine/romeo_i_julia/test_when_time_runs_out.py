"""What is played for a player whose time is up."""

import pytest

from engine import Ask, Table
from engine.romeo_i_julia import LOCATIONS, MARK, PAIRS, STONES, VILLAINS, events_at, places, position, value
from engine.romeo_i_julia.components import best_placement
from tests.engine.romeo_i_julia.play import answer_default, table_view
from tests.engine.tables import act, asked


def default(table: Table, seat: int) -> tuple[str, ...] | None:
    item = asked(table, seat).item
    assert isinstance(item, Ask)
    return item.default


def test_decision_three_standing_stones_stay() -> None:
    stones = {0: ("shooting", "deduction", "luck"), 1: ("driving", "mark", "")}
    table = position(seats=2, phase="decide", at={0: "grand-hotel", 1: "docks"}, stones=stones)
    answer_default(table)
    assert table_view(table).players[0].stones == stones[0]


def test_decision_a_stone_begun_with_where_it_lay_leads_the_others_back_too() -> None:
    stones = {0: ("shooting", "deduction", "luck"), 1: ("driving", "mark", "")}
    table = position(seats=2, phase="decide", at={0: "grand-hotel", 1: "docks"}, stones=stones)
    act(table, 0, "shooting")
    answer_default(table)
    answer_default(table)
    assert table_view(table).players[0].stones == stones[0]


@pytest.mark.parametrize("pair", PAIRS)
@pytest.mark.parametrize("at", [*LOCATIONS, *VILLAINS])
def test_decision_otherwise_the_highest_sum_of_values(at: str, pair: str) -> None:
    def worth(stone: str, place: str) -> int:
        return max(value(pair, stone, event) for event in events_at(at, place))

    ways = [
        (red, blue, yellow)
        for red in places(at)
        for blue in places(at)
        for yellow in places(at)
        if len({red, blue, yellow}) == 3
    ]
    sums = [sum(worth(stone, place) for stone, place in zip(STONES, way, strict=True)) for way in ways]
    assert best_placement(pair, at, ()) == ways[sums.index(max(sums))]


def test_decision_plays_that_placement() -> None:
    table = position(seats=2, phase="decide", pairs=["pair-a", "pair-b"], at={0: "grand-hotel", 1: "docks"})
    for _ in STONES:
        answer_default(table)
    assert table_view(table, 0).planned == ("luck", MARK, "deduction")


def test_exchange_keeps_all() -> None:
    stones = {0: ("luck", "mark", "deduction"), 1: ("driving", "mark", "")}
    table = position(seats=2, phase="exchange", at={0: "grand-hotel", 1: "docks"}, stones=stones)
    before = table_view(table, 0).hand
    answer_default(table)
    answer_default(table)
    assert table_view(table, 0).hand == before


def complicating(hand: list[str], against: dict[int, list[str]] | None = None) -> Table:
    return position(
        seats=3,
        phase="complicate",
        at={0: "grand-hotel", 1: "docks", 2: "casino"},
        stones={0: ("luck", "", "deduction"), 1: ("driving", "shooting", ""), 2: ("driving", "luck", "")},
        hands={0: hand, 1: [], 2: []},
        against=against or {},
    )


def test_complication_the_first_card_that_fits_an_own_stone_goes_on_the_own_location() -> None:
    table = complicating(["red-driving", "yellow-deduction", "julia-1"])
    assert default(table, 0) == ("yellow-deduction",)
    act(table, 0, "yellow-deduction")
    assert default(table, 0) == ("p0",)


def test_complication_else_the_first_that_fits_a_stone_of_an_opponent_next_seat_first() -> None:
    table = complicating(["red-shooting", "red-driving", "blue-shooting"])
    assert default(table, 0) == ("red-driving",)
    act(table, 0, "red-driving")
    assert default(table, 0) == ("p1",)


def test_complication_an_opponent_who_is_full_is_passed_over() -> None:
    table = complicating(["red-driving", "blue-shooting"], {1: ["romeo-1", "romeo-2"]})
    assert default(table, 0) == ("red-driving",)
    act(table, 0, "red-driving")
    assert default(table, 0) == ("p2",)


def test_complication_else_the_first_card_on_the_own_location() -> None:
    table = complicating(["blue-computers", "red-stamina"])
    assert default(table, 0) == ("red-stamina",)
    act(table, 0, "red-stamina")
    assert default(table, 0) == ("p0",)


def test_final_red_blue_yellow_the_event_with_the_highest_factor_and_best() -> None:
    table = position(
        seats=2,
        phase="final",
        pairs=["pair-a", "pair-b"],
        at={0: "grand-hotel", 1: "docks"},
        stones={0: ("luck", "mark", "deduction"), 1: ("driving", "shooting", "mark")},
        own={0: ["julia-1", "romeo-1"]},
        script=[1, 1, 1],
    )
    assert default(table, 0) == ("red",)
    act(table, 0, "red")
    assert default(table, 0) == ("best",)
    act(table, 0, "best")
    assert default(table, 0) == ("blue",)
    act(table, 0, "blue")
    assert default(table, 0) == ("stamina",)


@pytest.mark.parametrize(
    ("own", "against", "event"),
    [
        ([], [], "stamina"),
        ([], ["blue-stamina"], "stamina"),
        (["red-driving", "red-computers"], [], "stamina"),
        ([], ["blue-luck"], "stamina"),
    ],
)
def test_final_cards_count_for_the_event(own: list[str], against: list[str], event: str) -> None:
    table = position(
        seats=2,
        phase="final",
        pairs=["pair-a", "pair-b"],
        at={0: "grand-hotel", 1: "docks"},
        stones={0: ("", "mark", ""), 1: ("driving", "shooting", "mark")},
        own={0: own},
        against={0: against},
    )
    assert default(table, 0) == (event,)


def test_final_ties_between_events_go_by_the_list() -> None:
    table = position(
        seats=2,
        phase="final",
        pairs=["pair-b", "pair-a"],
        at={0: "night-train", 1: "docks"},
        stones={0: ("", "", "mark"), 1: ("driving", "shooting", "mark")},
        script=[1],
    )
    assert default(table, 0) == ("driving",), "driving 2 + 1 and shooting 3 + 0 are equal"
    table = position(
        seats=2,
        phase="final",
        pairs=["pair-b", "pair-a"],
        at={0: "night-train", 1: "docks"},
        stones={0: ("", "", "mark"), 1: ("driving", "shooting", "mark")},
        against={0: ["blue-driving"]},
    )
    assert default(table, 0) == ("shooting",)
