"""Phase 4: the complication."""

from engine import Ask, Table
from engine.romeo_i_julia import position
from tests.engine.romeo_i_julia.play import said, table_view
from tests.engine.tables import act, asked, options, prompts

STONES = {
    0: ("luck", "mark", "deduction"),
    1: ("driving", "shooting", "mark"),
    2: ("driving", "luck", "mark"),
}
AT = {0: "grand-hotel", 1: "docks", 2: "casino"}


def complicating(seats: int = 2, **more: object) -> Table:
    given: dict[str, object] = {
        "seats": seats,
        "phase": "complicate",
        "at": {seat: AT[seat] for seat in range(seats)},
        "stones": {seat: STONES[seat] for seat in range(seats)},
        **more,
    }
    return position(**given)  # type: ignore[arg-type]


def play(table: Table, seat: int, card: str, target: int) -> None:
    act(table, seat, card)
    act(table, seat, f"p{target}")


def test_one_card_each_dealer_first_and_clockwise_until_all_hands_are_empty() -> None:
    table = complicating(3, dealer=1)
    turns = []
    while table_view(table).phase == "complicate":
        (item,) = table.open
        assert isinstance(item, Ask)
        turns.append(item.seat)
        play(table, item.seat, item.keys[0], item.seat)
    assert turns == [1, 2, 0] * 5
    assert all(player.cards == 0 and len(player.own) == 5 for player in table_view(table).players)


def test_a_card_on_the_own_location_raises_and_on_another_lowers() -> None:
    table = complicating(hands={0: ["red-luck", "red-driving"], 1: ["blue-luck"]})
    act(table, 0, "red-driving")
    events = act(table, 0, "p1")
    assert said(events, "event.lowers") == [{"who": 0, "card": "card.red.driving", "whom": 1}]
    act(table, 1, "blue-luck")
    events = act(table, 1, "p1")
    assert said(events, "event.raises") == [{"who": 1, "card": "card.blue.luck"}]
    one = table_view(table).players[1]
    assert (one.own, one.against) == (("blue-luck",), ("red-driving",))


def test_two_cards_at_most_may_be_put_on_a_location_by_others() -> None:
    table = complicating(3, against={1: ["romeo-1", "romeo-2"]})
    act(table, 0, options(table, 0)[0])
    assert options(table, 0) == ("p0", "p2")


def test_every_card_from_others_counts_even_one_without_effect() -> None:
    table = complicating(hands={0: ["red-luck", "red-computers", "yellow-luck"], 1: ["romeo-1", "romeo-2", "romeo-3"]})
    for card in ("red-luck", "red-computers"):
        play(table, 0, card, 1)
        play(table, 1, table_view(table, 1).hand[0], 1)
    assert prompts(table) == {0: "complicate.own"}, "the two without effect are the two"


def test_own_cards_are_unlimited() -> None:
    table = complicating(
        own={0: ["red-luck", "blue-luck", "julia-1", "yellow-deduction"]}, hands={0: ["julia-2"], 1: []}
    )
    play(table, 0, "julia-2", 0)
    assert len(table_view(table).players[0].own) == 5


def test_any_card_may_be_played_anywhere_also_one_without_effect() -> None:
    table = complicating(hands={0: ["red-computers", "red-luck"], 1: ["blue-computers"]})
    assert options(table, 0) == ("red-luck", "red-computers")
    act(table, 0, "red-computers")
    assert options(table, 0) == ("p0", "p1")


def test_where_only_the_own_location_is_left_the_card_is_all_that_is_asked() -> None:
    table = complicating(against={1: ["romeo-1", "romeo-2"]}, hands={0: ["red-luck", "julia-1"], 1: ["blue-luck"]})
    assert prompts(table) == {0: "complicate.own"}
    act(table, 0, "julia-1")
    assert table_view(table).players[0].own == ("julia-1",)
    assert prompts(table) == {1: "complicate.card"}


def test_when_everybody_has_two_the_rest_goes_to_the_owners_at_once() -> None:
    table = complicating(
        hands={0: ["red-luck", "red-driving", "julia-1"], 1: ["blue-luck", "julia-2"]},
        against={0: ["romeo-1", "romeo-2"], 1: ["romeo-3"]},
    )
    act(table, 0, "red-driving")
    events = act(table, 0, "p1")
    assert said(events, "event.rest") == [
        {"who": 0, "cards": ["card.red.luck", "card.julia"]},
        {"who": 1, "cards": ["card.blue.luck", "card.julia"]},
    ]
    players = table_view(table).players
    assert [player.own for player in players] == [("red-luck", "julia-1"), ("blue-luck", "julia-2")]
    assert table_view(table).phase == "final"


def test_the_card_may_be_taken_back_before_its_target_is_named() -> None:
    table = complicating(hands={0: ["red-luck", "red-driving"], 1: ["blue-luck"]})
    act(table, 0, "red-driving")
    back = table.seen(0).back
    assert back is not None
    assert table.undo(0, back)
    play(table, 0, "red-luck", 0)
    assert table_view(table).players[0].own == ("red-luck",)
    assert table.seen(0).back is None, "it lies for all to see"


def test_options_tell_which_stones_a_card_could_apply_to() -> None:
    hand = ["red-shooting", "red-driving", "blue-stamina", "blue-computers"]
    table = complicating(hands={0: hand, 1: []})
    item = asked(table, 0).item
    assert isinstance(item, Ask)
    assert {option.key: option.detail and option.detail.id for option in item.options} == {
        "red-driving": "fits.others",
        "red-shooting": "fits.none",
        "blue-stamina": "fits.own",
        "blue-computers": "fits.both",
    }
    act(table, 0, "red-driving")
    item = asked(table, 0).item
    assert isinstance(item, Ask)
    assert [option.detail and option.detail.id for option in item.options] == ["target.raises.none", "target.lowers"]


def test_the_card_played_last_is_marked() -> None:
    table = complicating(hands={0: ["red-luck", "red-driving"], 1: ["blue-luck", "romeo-1"]})
    assert table_view(table).latest == ""
    play(table, 0, "red-driving", 1)
    assert table_view(table).latest == "red-driving"
    act(table, 1, "romeo-1")
    assert table.seen(0).view.latest == "red-driving", "what is chosen in secret is not on the table"
    act(table, 1, "p1")
    assert [table.seen(seat).view.latest for seat in (None, 0, 1)] == ["romeo-1"] * 3
