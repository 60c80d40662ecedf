"""The example of "Checking whether an event succeeded", with exactly its numbers, and its variant."""

from engine import Table
from engine.romeo_i_julia import Roll, position
from tests.engine.romeo_i_julia.play import play_until, play_until_asked
from tests.engine.tables import act, options, prompts


def example(*dice: int) -> Table:
    """Pair A at location 12: red on luck, blue on the question mark, yellow on deduction."""
    return position(
        seats=2,
        phase="final",
        pairs=["pair-a", "pair-b"],
        at={0: "grand-hotel", 1: "docks"},
        stones={0: ("luck", "mark", "deduction"), 1: ("driving", "shooting", "mark")},
        own={0: ["blue-stamina", "blue-deduction", "julia-1"]},
        against={0: ["romeo-1", "red-shooting"]},
        script=dice,
    )


def use(table: Table, *cards: str) -> None:
    act(table, 0, "choose")
    act(table, 0, *cards)


def test_worked_example() -> None:
    table = example(3, 2, 5)

    act(table, 0, "red")
    assert prompts(table) == {0: "final.cards"}, "special Julia also fits the yellow stone"
    use(table, "julia-1")
    (red,) = table.seen(None).view.rolls
    assert red == Roll(0, "red", "luck", value=3, up=("julia-1",), down=(), die=3)
    assert (red.factor, red.total, red.success) == (4, 7, True)

    act(table, 0, "blue")
    assert options(table, 0) == ("driving", "stamina", "computers")
    act(table, 0, "stamina")
    use(table, "blue-stamina", "romeo-1")
    act(table, 0, "ok")
    _, blue, yellow = table.seen(None).view.rolls
    assert blue == Roll(0, "blue", "stamina", value=3, up=("blue-stamina",), down=("romeo-1",), die=2)
    assert (blue.factor, blue.total, blue.success) == (3, 5, False)

    assert yellow == Roll(0, "yellow", "deduction", value=3, up=("blue-deduction",), down=(), die=5)
    assert (yellow.factor, yellow.total, yellow.success) == (4, 9, True)

    view = table.seen(None).view
    assert view.players[0].stones == ("", "mark", "")
    assert view.players[0].completed == ()
    assert "red-shooting" not in view.used, "it could not apply"


def test_worked_example_next_turn() -> None:
    """The player skips the decision phase and may name another event for the blue stone."""
    table = example(3, 2, 5, 1, 1, 1)
    for answer in (
        ["red"],
        ["choose"],
        ["julia-1"],
        ["blue"],
        ["stamina"],
        ["choose"],
        ["blue-stamina", "romeo-1"],
        ["ok"],
    ):
        act(table, 0, *answer)
    play_until(table, "decide", turn=2)
    assert prompts(table) == {1: "place.prompt"}
    play_until(table, "final", turn=2)
    play_until_asked(table, 0)
    assert prompts(table) == {0: "final.event"}
    assert options(table, 0) == ("driving", "stamina", "computers")


def test_worked_example_variant() -> None:
    """Special Romeo is kept for the yellow stone, and the location is completed."""
    table = example(3, 2, 5)
    act(table, 0, "red")
    use(table, "julia-1")
    act(table, 0, "blue")
    act(table, 0, "stamina")
    use(table, "blue-stamina")
    act(table, 0, "ok")
    _, blue, yellow = table.seen(None).view.rolls
    assert (blue.factor, blue.die, blue.total, blue.success) == (4, 2, 6, True)
    assert (yellow.factor, yellow.down, yellow.die, yellow.total, yellow.success) == (3, ("romeo-1",), 5, 8, True)
    assert table.seen(None).view.players[0].completed == ("grand-hotel",)


def test_worked_example_by_best() -> None:
    """*Best* keeps special Julia and special Romeo for the yellow stone."""
    table = example(3, 2, 5)
    for key in ("red", "best", "blue", "stamina", "best", "ok"):
        act(table, 0, key)
    red, blue, yellow = table.seen(None).view.rolls
    assert (red.factor, blue.factor, yellow.factor) == (3, 4, 4)
    assert (yellow.up, yellow.down) == (("blue-deduction", "julia-1"), ("romeo-1",))
