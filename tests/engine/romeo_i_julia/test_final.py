"""Phase 5: the final phase."""

from collections.abc import Mapping, Sequence

import pytest

from engine import Ask, Msg, Table, msg
from engine.romeo_i_julia import GAME, position
from tests.engine.romeo_i_julia.play import said, table_view
from tests.engine.tables import act, asked, options, prompts, walk

MINE = ("luck", "mark", "deduction")


def resolving(
    *dice: int,
    stones: Sequence[str] = MINE,
    own: Sequence[str] = (),
    against: Sequence[str] = (),
    more: Mapping[int, Sequence[str]] | None = None,
) -> Table:
    """Let pair A resolve first, at location 12 (deduction shooting luck); seat 1 has a stone on its question mark."""
    return position(
        seats=2,
        phase="final",
        pairs=["pair-a", "pair-b"],
        at={0: "grand-hotel", 1: "docks"},
        stones={0: stones, 1: ("", "", "mark"), **(more or {})},
        own={0: own},
        against={0: against},
        script=dice,
    )


def test_dealer_first_and_clockwise() -> None:
    table = position(
        seats=4,
        phase="final",
        dealer=2,
        at={0: "docks", 1: "bank", 2: "casino", 3: "funfair"},
        stones={0: ("driving", "", ""), 1: ("driving", "", ""), 2: ("driving", "luck", ""), 3: ("luck", "", "")},
        script=[1, 1, 1, 1, 1],
    )
    act(table, 2, "red")
    for seat in (2, 3, 0, 1):
        assert prompts(table) == {seat: "final.roll"}
        act(table, seat, "ok")
    assert [roll.seat for roll in table_view(table).rolls] == [2, 2, 3, 0, 1]


def test_stones_are_resolved_in_an_order_of_the_players_choice() -> None:
    table = resolving(1, 1, 1)
    assert options(table, 0) == ("red", "blue", "yellow")
    act(table, 0, "yellow")
    assert options(table, 0) == ("red", "blue")
    act(table, 0, "blue")
    act(table, 0, "stamina")
    act(table, 0, "ok")
    assert [roll.stone for roll in table_view(table).rolls] == ["yellow", "blue", "red"]


def test_every_stone_is_resolved_exactly_once_a_turn() -> None:
    for seats in GAME.seats:
        for table, _ in walk(GAME, seats, seed=3):
            rolled = [(roll.seat, roll.stone) for roll in table_view(table).rolls]
            assert len(set(rolled)) == len(rolled)
            if table_view(table).phase == "final":
                assert not any((table_view(table).acting, stone) in rolled for stone in table_view(table).left)


@pytest.mark.parametrize(("die", "stays"), [(2, "luck"), (3, "")])
def test_factor_and_die_of_six_or_more_succeed(die: int, stays: str) -> None:
    table = resolving(die, stones=("luck", "mark", ""))
    events = act(table, 0, "red")
    (roll,) = table_view(table).rolls
    assert roll.total == 3 + die
    assert table_view(table).players[0].stones == (stays, "mark", "")
    (told,) = said(events, "event.failure" if stays else "event.success")
    assert told == {
        "who": 0,
        "stone": "red",
        "event": "luck",
        "sum": "sum.plain.3.[].[].3",
        "die": die,
        "total": 3 + die,
    }


def test_the_success_factor_has_no_lower_limit() -> None:
    table = resolving(6, stones=("shooting", "", ""), against=["julia-1", "julia-2"])
    act(table, 0, "ok")
    (roll, *_) = table_view(table).rolls
    assert (roll.factor, roll.total, roll.success) == (-2, 4, False)


def test_red_counts_julia_blue_romeo_and_yellow_both() -> None:
    table = resolving(1, 1, 1, stones=("deduction", "shooting", "mark"))
    act(table, 0, "red")
    act(table, 0, "blue")
    assert prompts(table) == {0: "final.event"}
    act(table, 0, "computers")
    assert [roll.value for roll in table_view(table).rolls] == [2, 2, 1]
    table = resolving(1, stones=("", "", "deduction"))
    act(table, 0, "ok")
    assert table_view(table).rolls[0].value == 3


def test_an_event_printed_on_the_location_cannot_be_named() -> None:
    table = resolving(stones=("", "mark", "luck"))
    act(table, 0, "blue")
    assert options(table, 0) == ("driving", "stamina", "computers")


def test_own_coloured_cards_that_apply_are_used_unasked() -> None:
    table = resolving(1, stones=("luck", "", ""), own=["red-luck", "red-shooting", "blue-luck", "yellow-luck"])
    act(table, 0, "ok")
    assert table_view(table).rolls[0].up == ("red-luck",)


def test_a_special_card_with_one_stone_left_is_used_unasked() -> None:
    table = resolving(1, stones=("luck", "", ""), own=["julia-1", "romeo-1"])
    act(table, 0, "ok")
    assert table_view(table).rolls[0].up == ("julia-1",)


def test_an_own_card_is_never_compulsory_where_there_is_a_choice() -> None:
    table = resolving(1, 1, stones=("luck", "", "deduction"), own=["red-luck", "julia-1"])
    act(table, 0, "red")
    act(table, 0, "choose")
    act(table, 0)
    act(table, 0, "ok")
    red, yellow = table_view(table).rolls
    assert (red.up, yellow.up) == ((), ("julia-1",))


def test_each_card_is_used_for_one_stone_at_most() -> None:
    table = resolving(1, 1, stones=("luck", "", "deduction"), own=["julia-1"], against=["julia-2"])
    act(table, 0, "red")
    act(table, 0, "choose")
    act(table, 0, "julia-1", "julia-2")
    act(table, 0, "ok")
    red, yellow = table_view(table).rolls
    assert (red.up, red.down) == (("julia-1",), ("julia-2",))
    assert (yellow.up, yellow.down) == ((), ())


def test_choices_may_be_taken_back_until_the_die_is_rolled() -> None:
    table = resolving(4, own=["julia-1"])
    act(table, 0, "blue")
    back = table.seen(0).back
    assert back is not None
    assert table.undo(0, back)
    act(table, 0, "red")
    back = table.seen(0).back
    assert back is not None
    assert table.undo(0, back)
    act(table, 0, "red")
    act(table, 0, "best")
    assert table_view(table).rolls[0].die == 4
    assert table.seen(0).back is None


def test_a_location_is_completed_when_all_three_stones_have_succeeded() -> None:
    table = resolving(3, 1, stones=("luck", "", ""))
    events = act(table, 0, "ok")
    view = table_view(table)
    assert view.players[0].completed == ("grand-hotel",)
    assert (view.players[0].at, view.players[0].stones) == ("", ())
    assert said(events, "event.completed") == [{"who": 0, "at": "grand-hotel", "completed": 1, "needed": 6}]
    act(table, 1, options(table, 1)[0])
    assert table_view(table).players[0].at == "car-park", "the next one is drawn"


def test_afterwards_the_dealer_passes_clockwise() -> None:
    table = position(seats=3, phase="final", dealer=2, stones=dict.fromkeys(range(3), ("", "", "mark")), script=[1] * 3)
    while table_view(table).phase == "final":
        seat = table_view(table).acting
        assert seat is not None
        act(table, seat, options(table, seat)[0])
    assert (table_view(table).turn, table_view(table).dealer) == (2, 0)


def test_the_villain_is_fought_like_a_location_without_a_question_mark() -> None:
    table = position(
        seats=2,
        phase="final",
        pairs=["pair-b", "pair-a"],
        villains=["wolf", "magpie"],
        at={0: "wolf", 1: "docks"},
        stones={0: ("shooting", "stamina", "driving"), 1: ("", "", "mark")},
        own={0: ["blue-stamina"]},
        script=[2, 5, 3],
    )
    act(table, 0, "red")
    act(table, 0, "blue")
    act(table, 0, "ok")
    red, blue, yellow = table_view(table).rolls
    assert (red.factor, blue.factor, yellow.factor) == (3, 1, 3)
    assert not red.success
    assert table.result is None
    assert table_view(table).players[0].stones == ("shooting", "", "")


def test_options_tell_the_skill_and_how_many_cards_could_apply() -> None:
    table = resolving(own=["red-luck", "julia-1", "blue-luck"], against=["julia-2"])
    item = asked(table, 0).item
    assert isinstance(item, Ask)
    outlooks = {option.key: dict(option.label.args)["outlook"] for option in item.options}
    assert outlooks["red"] == msg("outlook.cards", event=Msg("luck"), value=3, up=2, down=1)
    assert outlooks["blue"] == Msg("mark")
    assert outlooks["yellow"] == msg("outlook.cards", event=Msg("deduction"), value=3, up=1, down=1)


def test_the_prompt_to_roll_tells_the_success_factor() -> None:
    table = resolving(stones=("luck", "", ""), own=["red-luck", "julia-1", "blue-luck"], against=["julia-2"])
    up, down = (msg("card.red", skill=Msg("luck")), Msg("card.julia")), (Msg("card.julia"),)
    total = msg("sum.both", value=3, up=up, down=down, factor=4)
    assert asked(table, 0).item.prompt == msg("final.roll", stone=Msg("red"), event=Msg("luck"), sum=total)
