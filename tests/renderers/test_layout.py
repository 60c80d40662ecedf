"""Where things are: on the canvas, apart, and not too small, at every stage of every game."""

import pytest

from renderers import GAMES, theme
from renderers.layout import Box, centred, lower_than, outside, overlapping, ring
from renderers.where_art_thou_romeo.telling import waiting
from tests.renderers.sights import sights

CANVAS = Box(0, 0, *theme.SIZE)
ROMEO = [(scene.name, scene.view) for game, scene in sights() if game == "where_art_thou_romeo"]
TABLES = [(name, view) for name, view in ROMEO if view.seat is None or view.phase == "over"]
HANDS = [(name, view) for name, view in ROMEO if view.seat is not None and view.phase != "over"]


def boxes_of(view):
    return GAMES["where_art_thou_romeo"].layout(view)


@pytest.mark.parametrize(("game", "scene"), sights())
def test_everything_is_on_the_canvas(game, scene) -> None:
    assert outside(CANVAS, GAMES[game].layout(scene.view)) == []


@pytest.mark.parametrize(("name", "view"), TABLES)
def test_nothing_on_the_table_overlaps(name, view) -> None:
    boxes = boxes_of(view)
    seats = range(view.seats)
    large = ["title", "turn", "moon", "sheet", "rounds", "track"]
    pieces = [key for key in boxes if key.startswith(("card ", "plate "))]
    tucked = [(f"card {seat}", f"plate {seat}") for seat in seats]
    pointers = [key for key in boxes if key.startswith("pointer ")]
    assert overlapping(boxes, [*large, "middle", *pieces, *pointers]) == tucked
    assert len(pointers) == (0 if view.phase == "over" else len(waiting(view)))
    small = [key for key in boxes if key.startswith(("rounds ", "token ", "step ", "sheet "))]
    assert overlapping(boxes, small) == []
    coins = [key for key in boxes if key.startswith("coin ")]
    assert overlapping(boxes, [*coins, "middle", "sheet", "turn", *(f"plate {seat}" for seat in seats)]) == []


@pytest.mark.parametrize(("name", "view"), TABLES)
def test_what_belongs_together_is_together(name, view) -> None:
    boxes = boxes_of(view)
    for key, box in boxes.items():
        whole = {"sheet": "sheet", "rounds": "rounds", "token": "track", "step": "track"}.get(key.split()[0])
        assert whole is None or boxes[whole].holds(box), key
        if key.startswith(("card", "plate")):
            assert boxes[f"unit {key.split()[1]}"].holds(box), key


@pytest.mark.parametrize(("name", "view"), TABLES)
def test_what_is_read_on_the_table_is_large_enough(name, view) -> None:
    boxes = boxes_of(view)
    seats = range(view.seats)
    assert lower_than(theme.SMALLEST, boxes, ["title", "turn", *(f"rounds seat {seat}" for seat in seats)]) == []
    assert (
        lower_than(theme.NUMBER, boxes, [key for key in boxes if key.startswith(("sheet row", "step", "plate"))]) == []
    )
    assert lower_than(26, boxes, [key for key in boxes if key.startswith("token")]) == []


@pytest.mark.parametrize(("name", "view"), HANDS)
def test_nothing_on_a_hand_overlaps(name, view) -> None:
    boxes = boxes_of(view)
    halves = [key for key in boxes if key.startswith("half")]
    assert overlapping(boxes, ["title", "turn", "moon", *halves]) == []
    parts = [key for key in boxes if key.startswith(("band", "emblem", "line", "state"))]
    assert overlapping(boxes, parts) == []
    for key in parts:
        assert boxes[f"half {key.split()[1]}"].holds(boxes[key]), key
    assert lower_than(68, boxes, [key for key in parts if key.startswith("line")]) == []


def test_every_number_of_seats_and_every_phase_is_among_the_scenes() -> None:
    assert {view.seats for _, view in TABLES} == {3, 4, 5}
    assert {view.phase for _, view in TABLES} == {"place", "lobby", "announce", "over"}
    assert {view.seats for _, view in HANDS} == {3, 4, 5}


def test_boxes_can_be_cut() -> None:
    box = Box(10, 20, 100, 60)
    assert box.left(30) == Box(10, 20, 30, 60)
    assert box.after(30) == Box(40, 20, 70, 60)
    assert box.top(10).bottom == box.below(10).y == 30
    assert box.rows(2, gap=4) == [Box(10, 20, 100, 28), Box(10, 52, 100, 28)]
    assert [column.x for column in box.columns(4)] == [10, 35, 60, 85]
    assert box.inset(5).middle == box.middle == (60, 50)


def test_touching_boxes_do_not_overlap() -> None:
    boxes = {"a": Box(0, 0, 10, 10), "b": Box(10, 0, 10, 10), "c": Box(9, 9, 2, 2)}
    assert overlapping(boxes, ["a", "b"]) == []
    assert overlapping(boxes, boxes) == [("a", "c"), ("b", "c")]
    assert outside(Box(0, 0, 15, 15), boxes) == ["b"]


def test_a_ring_starts_at_the_top_and_goes_clockwise() -> None:
    assert ring(4, (100, 100), 50, 30) == [(100, 70), (150, 100), (100, 130), (50, 100)]
    assert centred(100, 70, 20, 10) == Box(90, 65, 20, 10)
