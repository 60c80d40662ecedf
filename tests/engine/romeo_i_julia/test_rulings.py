"""The rulings where the rulebook is silent, R1 to R10, each by its name."""

from itertools import combinations, product

import pytest

from engine import Msg, Table, msg
from engine.romeo_i_julia import CARDS, GAME, LOCATIONS, PAIRS, SKILLS, STONES, VILLAINS, places, position, value
from engine.romeo_i_julia.components import applies, best_placement
from tests.engine.romeo_i_julia.play import play_until, play_until_asked, said, table_view
from tests.engine.tables import act, options, prompts, walk

RED_LUCK = msg("card.red", skill=Msg("luck"))

SYMBOLS = {
    "driving deduction shooting",
    "driving deduction stamina",
    "driving deduction luck",
    "driving shooting stamina",
    "driving shooting computers",
    "driving luck computers",
    "deduction stamina computers",
    "deduction luck computers",
    "shooting stamina luck",
    "shooting stamina computers",
    "stamina luck computers",
    "deduction shooting luck",
}


def test_r1_locations() -> None:
    """12 locations with three different events each; each skill six times, each pair of skills two or three times."""
    assert len(LOCATIONS) == 12
    assert {" ".join(printed) for printed in LOCATIONS.values()} == SYMBOLS
    assert all(sum(skill in printed for printed in LOCATIONS.values()) == 6 for skill in SKILLS)
    for pair in combinations(SKILLS, 2):
        assert sum(set(pair) <= set(printed) for printed in LOCATIONS.values()) in (2, 3)


def test_r1_heroes() -> None:
    """Each hero has three skills from 1 to 3, and each pair shares one (Checking whether an event succeeded)."""
    assert PAIRS["pair-a"] == (
        {"luck": 3, "deduction": 2, "computers": 1},
        {"stamina": 3, "shooting": 2, "deduction": 1},
    )
    assert PAIRS["pair-b"] == ({"shooting": 3, "driving": 2, "stamina": 1}, {"computers": 3, "luck": 2, "driving": 1})
    assert PAIRS["pair-c"] == (
        {"computers": 3, "stamina": 2, "shooting": 1},
        {"driving": 3, "deduction": 2, "stamina": 1},
    )
    assert PAIRS["pair-d"] == ({"driving": 3, "luck": 2, "stamina": 1}, {"deduction": 3, "shooting": 2, "luck": 1})
    for julia, romeo in PAIRS.values():
        assert sorted(julia.values()) == sorted(romeo.values()) == [1, 2, 3]
        assert len(set(julia) & set(romeo)) == 1


def test_r1_villains() -> None:
    """Each villain has three skills and no question mark, and no pair meets a hopeless one."""
    assert {" ".join(skills) for skills in VILLAINS.values()} == {
        "driving shooting stamina",
        "driving stamina luck",
        "deduction shooting computers",
        "deduction luck computers",
    }
    for villain, pair in product(VILLAINS, PAIRS):
        assert places(villain) == VILLAINS[villain]
        way = zip(STONES, best_placement(pair, villain, ()), strict=True)
        assert sum(value(pair, stone, event) for stone, event in way) >= 5


def test_r1_action_cards() -> None:
    """Red, blue and yellow in each of the six skills, three special cards of Julia and three of Romeo."""
    kinds = [card.kind for card in CARDS.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == {"red": 6, "blue": 6, "yellow": 6, "julia": 3, "romeo": 3}
    assert {(kind, skill) for kind, skill in CARDS.values() if skill} == {*product(("red", "blue", "yellow"), SKILLS)}


def test_r2_the_blue_heart_card_is_the_blue_stamina_card() -> None:
    """The example uses it for Romeo's stamina."""
    assert applies("blue-stamina", "blue", "stamina")
    assert [event for event in SKILLS if applies("blue-stamina", "blue", event)] == ["stamina"]


def test_r3_placements_are_revealed_together() -> None:
    table = Table.new(GAME, 1, 3)
    for seat in (2, 0):
        while seat in prompts(table):
            assert act(table, seat, options(table, seat)[0]) == ()
        assert all(player.stones == () for player in table_view(table).players)
        assert table_view(table, seat).planned != ()
        assert table_view(table, 1).planned == ()
    act(table, 1, options(table, 1)[0])
    act(table, 1, options(table, 1)[0])
    events = act(table, 1, options(table, 1)[0])
    assert sorted(str(placed["who"]) for placed in said(events, "event.placed")) == ["0", "1", "2"]
    assert all(len(player.stones) == 3 for player in table_view(table).players)


def test_r4_each_stone_lies_on_a_symbol_of_its_own() -> None:
    for seats in GAME.seats:
        for table, _ in walk(GAME, seats, seed=11):
            for player in table_view(table).players:
                lying = [place for place in player.stones if place]
                assert len(set(lying)) == len(lying)
                assert set(lying) <= set(places(player.at)) if player.at else not lying


def resolving(
    *dice: int, stones: tuple[str, str, str], own: tuple[str, ...] = (), against: tuple[str, ...] = ()
) -> Table:
    return position(
        seats=2,
        phase="final",
        pairs=["pair-a", "pair-b"],
        at={0: "grand-hotel", 1: "docks"},
        stones={0: stones, 1: ("driving", "shooting", "mark")},
        own={0: own},
        against={0: against},
        script=dice,
    )


def test_r5_a_coloured_lowering_card_that_can_apply_is_used_now() -> None:
    table = resolving(1, 1, stones=("luck", "", "deduction"), against=("red-luck", "yellow-luck"))
    act(table, 0, "red")
    act(table, 0, "ok")
    assert [roll.down for roll in table_view(table).rolls] == [("red-luck",), ()]


def test_r5_it_is_used_even_beside_a_choice() -> None:
    table = resolving(1, 1, stones=("luck", "", "deduction"), own=("julia-1",), against=("red-luck", "julia-2"))
    act(table, 0, "red")
    act(table, 0, "choose")
    assert options(table, 0) == ("julia-1", "julia-2"), "red luck leaves no choice"
    act(table, 0)
    assert table_view(table).rolls[0].down == ("red-luck",)


@pytest.mark.parametrize(("special", "first", "last"), [("julia-1", "red", "yellow"), ("romeo-1", "blue", "yellow")])
def test_r5_a_special_one_may_be_kept_for_its_other_stone_where_it_must_be_used(
    special: str, first: str, last: str
) -> None:
    for one, other in ((first, last), (last, first)):
        table = resolving(1, 1, 1, stones=("luck", "shooting", "deduction"), against=(special,))
        act(table, 0, one)
        act(table, 0, "choose")
        assert options(table, 0) == (special,)
        act(table, 0)
        act(table, 0, other)
        kept, used = table_view(table).rolls[:2]
        assert (kept.down, used.down) == ((), (special,))


def test_r5_a_special_one_cannot_be_kept_once_its_other_stone_is_resolved() -> None:
    table = resolving(1, stones=("luck", "shooting", ""), against=("julia-1", "romeo-1"))
    act(table, 0, "red")
    act(table, 0, "ok")
    assert [roll.down for roll in table_view(table).rolls] == [("julia-1",), ("romeo-1",)]


def test_r5_every_applicable_lowering_card_is_used_by_the_end_of_the_final_phase() -> None:
    checked = 0
    for seats in GAME.seats:
        for seed in range(4):
            for table, _ in walk(GAME, seats, seed):
                view = table_view(table)
                for seat, player in enumerate(view.players):
                    mine = [roll for roll in view.rolls if roll.seat == seat]
                    if view.phase != "final" or seat == view.acting or not mine:
                        continue
                    for card in player.against:
                        applicable = any(applies(card, roll.stone, roll.event) for roll in mine)
                        assert (card in view.used) == applicable
                        checked += 1
    assert checked > 100


def test_r6_the_game_is_won_at_once_in_the_middle_of_the_final_phase() -> None:
    table = position(
        seats=3,
        phase="final",
        dealer=1,
        acting=1,
        villains=["wolf", "magpie", "croupier"],
        at={0: "docks", 1: "magpie", 2: "casino"},
        stones={0: ("driving", "", ""), 1: ("driving", "", ""), 2: ("driving", "luck", "")},
        completed={1: [*LOCATIONS][5:9]},
        script=[6],
    )
    events = act(table, 1, "ok")
    assert said(events, "event.won") == [{"who": 1, "villain": "magpie"}]
    assert table.result is not None
    assert (table.open, table.result.ranks[1]) == ((), 1)
    assert [roll.seat for roll in table_view(table).rolls] == [1], "the later players do not act any more"
    assert table_view(table).players[2].stones == ("driving", "luck", "")


def won(completed: dict[int, list[str]], stones: dict[int, tuple[str, str, str]]) -> Table:
    table = position(
        seats=4,
        phase="final",
        villains=["wolf", "magpie", "croupier", "watchmaker"],
        at={0: "wolf", 1: "docks", 2: "casino", 3: "bank"},
        stones={0: ("driving", "", ""), **stones},
        completed=completed,
        script=[6],
    )
    act(table, 0, "ok")
    return table


def test_r7_the_others_rank_by_completed_locations_then_by_stones_that_have_succeeded() -> None:
    names = [name for name in LOCATIONS if name not in ("docks", "casino", "bank")]
    table = won(
        {0: names[:3], 1: names[3:5], 2: names[5:7], 3: names[7:8]},
        {1: ("driving", "mark", ""), 2: ("driving", "mark", "luck"), 3: ("", "", "mark")},
    )
    assert table.result is not None
    assert table.result.ranks == (1, 2, 3, 4)
    assert table.result.scores == (4, 2, 2, 1)


def test_r7_equal_ones_share_their_rank() -> None:
    names = [name for name in LOCATIONS if name not in ("docks", "casino", "bank")]
    table = won(
        {0: names[:3], 1: names[3:4], 2: names[4:5], 3: []},
        {1: ("driving", "", "mark"), 2: ("", "mark", "luck"), 3: ("driving", "", "")},
    )
    assert table.result is not None
    assert table.result.ranks == (1, 2, 2, 4)


def test_r8_the_event_of_the_question_mark_is_named_anew_each_turn() -> None:
    table = resolving(1, 1, 1, 1, stones=("", "mark", ""))
    act(table, 0, "driving")
    assert table_view(table).rolls[0].event == "driving"
    play_until(table, "final", turn=2)
    play_until_asked(table, 0)
    assert options(table, 0) == ("driving", "stamina", "computers")
    events = act(table, 0, "stamina")
    assert [told["event"] for name in ("event.success", "event.failure") for told in said(events, name)] == ["stamina"]


def test_r9_best_is_one_press_and_choosing_is_one_select() -> None:
    table = resolving(1, 1, stones=("luck", "", "deduction"), own=("julia-1", "red-luck"), against=("julia-2",))
    act(table, 0, "red")
    assert options(table, 0) == ("best", "choose")
    question = table.questions[0]
    assert dict(question.item.prompt.args)["sum"] == msg(
        "sum.both", value=3, up=(RED_LUCK,), down=(Msg("card.julia"),), factor=3
    )
    table.answer(0, question.id, ("best",))
    assert len(table_view(table).rolls) == 1


def test_r9_best_uses_raising_cards_that_cannot_help_another_stone() -> None:
    table = resolving(1, 1, stones=("luck", "", "deduction"), own=("julia-1", "red-luck"))
    act(table, 0, "red")
    act(table, 0, "best")
    act(table, 0, "ok")
    assert [roll.up for roll in table_view(table).rolls] == [("red-luck",), ("julia-1",)]


def test_r9_a_stone_that_is_sure_to_succeed_needs_no_help() -> None:
    own = ("julia-1", "red-deduction", "blue-deduction")
    table = resolving(1, 1, stones=("luck", "", "deduction"), own=own)
    act(table, 0, "red")
    act(table, 0, "best")
    act(table, 0, "ok")
    red, yellow = table_view(table).rolls
    assert red.up == ("julia-1",)
    assert (yellow.factor, yellow.success) == (5, True)


@pytest.mark.parametrize(
    ("stones", "used_for"),
    [
        (("luck", "", "shooting"), "red"),  # 3 against 2
        (("shooting", "", "deduction"), "yellow"),  # 0 against 3
        (("luck", "", "deduction"), "yellow"),  # 3 against 3: the later one
    ],
)
def test_r9_best_keeps_special_lowering_cards_for_the_stone_that_can_best_afford_them(
    stones: tuple[str, str, str], used_for: str
) -> None:
    table = resolving(1, 1, stones=stones, against=("julia-1",))
    act(table, 0, "red")
    act(table, 0, "best")
    act(table, 0, "ok")
    assert [roll.stone for roll in table_view(table).rolls if roll.down] == [used_for]


def test_r10_all_action_cards_are_collected_after_the_final_phase() -> None:
    table = resolving(1, 1, 1, 1, stones=("", "mark", ""), own=("red-luck",), against=("julia-1", "blue-luck"))
    act(table, 0, "driving")
    play_until(table, "decide", turn=2)
    view = table_view(table)
    assert all(player.own == () and player.against == () and player.cards == 5 for player in view.players)
    assert (view.used, view.deck) == ((), 14)
    hands = [*table_view(table, 0).hand, *table_view(table, 1).hand]
    assert sorted([*table.state.deck, *hands]) == sorted(CARDS)


def test_each_ruling_has_a_test() -> None:
    names = [name for name in globals() if name.startswith("test_r")]
    assert {name.split("_")[1] for name in names} == {f"r{number}" for number in range(1, 11)}
