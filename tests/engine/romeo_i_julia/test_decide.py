"""Phase 2: the placement of stones."""

import pytest

from engine import Ask, IllegalAnswer, Table
from engine.romeo_i_julia import position
from tests.engine.romeo_i_julia.play import said, table_view
from tests.engine.tables import act, asked, options, prompts


def deciding(**more: object) -> Table:
    given: dict[str, object] = {"seats": 2, "phase": "decide", "at": {0: "grand-hotel", 1: "docks"}, **more}
    return position(**given)  # type: ignore[arg-type]


def place(table: Table, seat: int, *places: str) -> None:
    for key in places:
        act(table, seat, key)


def test_all_place_three_stones_at_the_same_time() -> None:
    table = deciding()
    assert prompts(table) == {0: "place.prompt", 1: "place.prompt"}
    place(table, 1, "mark", "driving", "shooting")
    place(table, 0, "luck", "mark", "deduction")
    players = table_view(table).players
    assert [player.stones for player in players] == [("luck", "mark", "deduction"), ("mark", "driving", "shooting")]


def test_each_stone_gets_a_symbol_of_its_own_and_one_may_lie_on_the_question_mark() -> None:
    table = deciding()
    assert options(table, 0) == ("deduction", "shooting", "luck", "mark")
    place(table, 0, "mark")
    assert options(table, 0) == ("deduction", "shooting", "luck")
    place(table, 0, "luck")
    assert options(table, 0) == ("deduction", "shooting")


def test_the_villain_has_no_question_mark() -> None:
    table = deciding(at={0: "wolf", 1: "docks"}, villains=["wolf", "magpie"])
    assert options(table, 0) == ("driving", "shooting", "stamina")
    place(table, 0, "stamina", "driving")
    assert options(table, 0) == ("shooting",), "put all the same: the press reveals nothing by itself"


@pytest.mark.parametrize("stones", [("", "mark", ""), ("luck", "", "shooting")])
def test_with_one_or_two_standing_stones_the_phase_is_skipped(stones: tuple[str, ...]) -> None:
    table = deciding(stones={0: stones})
    assert prompts(table) == {1: "place.prompt"}
    place(table, 1, "driving", "shooting")
    events = act(table, 1, "stamina")
    assert table_view(table).players[0].stones == stones
    assert [waits["who"] for waits in said(events, "event.waits")] == [0]


def test_if_nobody_may_place_the_exchange_follows_at_once() -> None:
    table = deciding(stones={0: ("", "mark", ""), 1: ("driving", "", "")})
    assert prompts(table) == {0: "exchange.prompt", 1: "exchange.prompt"}


def test_three_standing_stones_may_be_arranged_anew_or_kept() -> None:
    table = deciding(stones={0: ("luck", "mark", "deduction"), 1: ("driving", "mark", "stamina")})
    assert options(table, 0) == ("keep", "deduction", "shooting", "luck", "mark")
    place(table, 0, "keep")
    place(table, 1, "driving", "stamina")
    events = act(table, 1, "mark")
    players = table_view(table).players
    assert [player.stones for player in players] == [("luck", "mark", "deduction"), ("driving", "stamina", "mark")]
    assert said(events, "event.kept") == [{"who": 0}]
    assert said(events, "event.placed") == [{"who": 1, "red": "driving", "blue": "stamina", "yellow": "mark"}]


def test_a_placement_may_be_taken_back_until_all_have_placed() -> None:
    table = deciding()
    place(table, 0, "luck", "mark", "deduction")
    back = table.seen(0).back
    assert back is not None
    assert table.undo(0, back)
    assert table_view(table, 0).planned == ("luck", "mark")
    place(table, 0, "shooting")
    place(table, 1, "driving", "shooting", "mark")
    assert table_view(table).players[0].stones == ("luck", "mark", "shooting")
    assert table.seen(0).back is None


def test_after_the_phase_stones_may_not_be_moved() -> None:
    table = deciding()
    place(table, 0, "luck", "mark", "deduction")
    place(table, 1, "driving", "shooting", "mark")
    question = asked(table, 0)
    with pytest.raises(IllegalAnswer):
        table.answer(0, question.id, ("luck",))
    assert prompts(table) == {0: "exchange.prompt", 1: "exchange.prompt"}


def test_options_tell_the_skill_and_the_cards_in_hand_that_could_apply() -> None:
    hand = ["red-luck", "julia-1", "blue-luck", "yellow-luck", "romeo-1"]
    item = asked(deciding(pairs=["pair-a", "pair-b"], hands={0: hand}), 0).item
    assert isinstance(item, Ask)
    details = {option.key: dict(option.detail.args) for option in item.options if option.detail}
    assert details["luck"] == {"value": 3, "cards": 2}
    assert details["shooting"] == {"value": 0, "cards": 1}
    assert details["mark"]["cards"] == 1
