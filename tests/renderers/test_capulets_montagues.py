"""Capulets & Montagues: its picture and its words, at every number of families."""

from __future__ import annotations

import io
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine import Rng, Table, random_answer
from engine.capulets_montagues import CARDS, GAME, position
from renderers import LOCALES, capulets_montagues, letters, theme, words_for
from renderers.canvas import Canvas, shape_mask
from renderers.capulets_montagues import art, emblems
from renderers.kinds import ALT_LIMIT, length
from renderers.layout import Box, lower_than, outside, overlapping
from tests.renderers.sights import HARD, PLAIN, UNSEEN

ID = "capulets_montagues"
CANVAS = Box(0, 0, *theme.SIZE)
WORDS = words_for("en", ID, PLAIN)
FATE = ["slaying", "gifts", "government-office", "plot", "wedding", "charity", "harvest"]
TRAITS = [[7, 9, 3, 10, 5], [5, 9, 12, 11, 4], [8, 0, 8, 3, 4]]


@cache
def views(seats: int) -> tuple:
    """Return what a spectator sees before every fourth answer of a random game, and at its end."""
    made, rng, seen = Table.new(GAME, seats, seats), Rng(seats), []
    while made.open:
        if len(seen) * 4 <= made.number:
            seen.append(made.seen(None).view)
        made.play(made.open[0], random_answer(made.open[0], rng))
    return (*seen, made.seen(None).view)


ALL = [view for seats in GAME.seats for view in views(seats)[::5] + views(seats)[-2:]]
"""Views of all numbers of seats, the last picks and the end of a game among them."""


def shared_victory(seats: int):
    """Return a finished game that all have won together."""
    fate = ["financing", "gifts", "charity", "banking", "wedding", "markets", "loans"]
    made = position(traits=[[50] * 5] * seats, turn=13, fate=fate, order=range(seats), picks=fate)
    return replace(made.seen(None).view, prestige=(3,) * seats, ranking=tuple(range(seats)))


def middle_of_a_turn(picks=(("slaying", 2), "gifts"), **more):
    return position(traits=TRAITS, prestige=[2, -1, 4], turn=4, fate=FATE, order=[1, 0, 2], picks=picks, **more)


# The picture


@pytest.mark.parametrize("view", [*ALL, *map(shared_victory, GAME.seats)], ids=lambda view: f"{view.seats}-{view.turn}")
def test_everything_is_on_the_canvas_and_nothing_overlaps(view):
    boxes = capulets_montagues.layout(view)
    assert outside(CANVAS, boxes) == []
    assert overlapping(boxes, ["sheet", *(key for key in boxes if key.startswith(("card", "turn")))]) == []
    assert overlapping(boxes, ["sheet", "middle"]) == []
    assert overlapping(boxes, [key for key in boxes if key.startswith(("name", "owner", "effect"))]) == []
    parts = ("place", "arms", "badge", "family", "level", "head", "doing")
    assert overlapping(boxes, [key for key in boxes if key.startswith(parts)]) == []
    assert len([key for key in boxes if key.startswith("turn")]) == 13


@pytest.mark.parametrize("view", ALL, ids=lambda view: f"{view.seats}-{view.turn}")
def test_what_belongs_together_is_together_and_large_enough(view):
    boxes = capulets_montagues.layout(view)
    for key, box in boxes.items():
        kind, number = (*key.split(), "")[:2]
        if kind in ("name", "owner", "effect"):
            assert boxes[f"card {number}"].holds(box), key
        if kind in ("place", "arms", "badge", "family", "level"):
            assert boxes[f"row {number}"].holds(box), key
        if kind in ("row", "head", "doing"):
            assert boxes["sheet"].holds(box), key
    assert lower_than(38, boxes, [key for key in boxes if key.startswith(("effect", "owner", "badge"))]) == []
    assert lower_than(theme.NUMBER, boxes, [key for key in boxes if key.startswith("level")]) == []
    assert all(box.w > 290 for key, box in boxes.items() if key.startswith("family"))


@pytest.mark.parametrize("seats", GAME.seats)
def test_pictures_are_small_pngs(seats):
    for view in (*views(seats)[::6], views(seats)[-1], shared_victory(seats)):
        data = capulets_montagues.encode(capulets_montagues.paint(view, WORDS))
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.mode, image.size) == ("PNG", "P", theme.SIZE)
        assert len(data) < 80_000


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_name_that_fits_in_two_lines(locale):
    words = words_for(locale, ID)
    box = capulets_montagues.layout(ALL[0])["name 0"]
    for card in CARDS:
        lines = letters.wrapped(words(f"card.{card.key}"), letters.SANS, 24, box.w - 4, 2)
        assert not [line for line in lines if letters.ELLIPSIS in line], card.key


@pytest.mark.parametrize("names", [HARD, UNSEEN, ("W" * 24,) * 7])
@pytest.mark.parametrize("seats", GAME.seats)
def test_hard_names_stay_in_their_places(seats, names):
    for view in (views(seats)[3], views(seats)[-1]):
        plain = capulets_montagues.paint(view, WORDS).image
        hard = capulets_montagues.paint(view, words_for("en", ID, names)).image
        boxes = capulets_montagues.layout(view)
        changed = ImageChops.difference(plain, hard)
        assert changed.getbbox()
        for key, box in boxes.items():
            if key.startswith(("doing", "family")) or (key == "middle" and view.phase == "over"):
                changed.paste((0, 0, 0), (box.x, box.y, box.right, box.bottom))
        assert changed.getbbox() is None


def test_who_picks_is_said_whole_even_with_the_longest_name(monkeypatch):
    said: list[str] = []
    fitted = letters.fitted

    def spy(text: str, *args) -> str:
        said.append(fitted(text, *args))
        return said[-1]

    monkeypatch.setattr(letters, "fitted", spy)
    capulets_montagues.paint(views(7)[0], words_for("en", ID, ("W" * 24,) * 7))
    assert [text for text in said if text.endswith(" picks")]


def test_a_seat_sees_what_a_spectator_sees():
    made = middle_of_a_turn()
    pictures = {
        capulets_montagues.encode(capulets_montagues.paint(made.seen(seat).view, WORDS)) for seat in (None, 0, 1, 2)
    }
    assert len(pictures) == 1


def changed_in(before, after) -> set[str]:
    """Name the boxes in which two views look different, colours taken away."""
    grey = [capulets_montagues.paint(view, WORDS).image.convert("L") for view in (before, after)]
    strong = ImageChops.difference(*grey).point(lambda value: 255 * (value > 50))
    boxes = capulets_montagues.layout(before)
    return {
        key for key, box in boxes.items() if strong.crop((box.x, box.y, box.right, box.bottom)).getbbox() is not None
    }


def test_a_taken_card_shows_its_owner_and_its_target_without_colour():
    before = middle_of_a_turn(picks=["gifts"]).seen(None).view
    after = middle_of_a_turn(picks=["gifts", ("slaying", 2)]).seen(None).view
    other = middle_of_a_turn(picks=["gifts", ("slaying", 1)]).seen(None).view
    assert "owner 0" in changed_in(before, after)
    assert not {"owner 1", "owner 2"} & changed_in(before, after)
    assert "owner 0" in changed_in(after, other)


def test_whose_pick_it_is_and_the_turn_are_marked_without_colour():
    before, after = (middle_of_a_turn(picks=picks).seen(None).view for picks in ([], ["gifts"]))
    assert {"place 0", "place 1"} <= changed_in(before, after)
    later = replace(before, turn=5)
    assert {"turn 4", "turn 5"} <= changed_in(before, later)


def test_the_best_in_each_trait_are_marked_without_colour():
    view = middle_of_a_turn().seen(None).view
    assert view.leaders == (1, None, 1, 1, 0)
    unmarked = replace(view, leaders=(None,) * 5)
    marked = {key for key in changed_in(unmarked, view) if key.startswith("level")}
    assert marked == {"level 1 0", "level 1 2", "level 1 3", "level 0 4"}


@pytest.mark.parametrize(("ink", "ground"), art.TEXT_PAIRS)
def test_type_stands_out(ink, ground):
    assert theme.contrast(ink, ground) >= 4.5


def test_traits_signs_and_arms_differ_in_shape():
    signs = [shape_mask(sign, 40, 40) for sign in (*emblems.TRAITS, emblems.PRESTIGE, emblems.TARGET)]
    assert all(different(a, b) for a, b in combinations(signs, 2))
    assert all(different(a, b) for a, b in combinations([shield(seat) for seat in range(7)], 2))


def different(a: Image.Image, b: Image.Image) -> bool:
    return sum(ImageChops.difference(a, b).tobytes()) / 255 > 140


def shield(seat: int) -> Image.Image:
    """Return a family's arms, of which only light and dark are left."""
    canvas = Canvas(Image.new("RGB", (40, 48)))
    canvas.stamp(art.arms(seat, 40, 48), 0, 0)
    return canvas.image.convert("L").point(lambda value: 255 * (value > 60))


# The words


def test_the_headline_says_turn_and_whose_pick():
    headline = capulets_montagues.describe(middle_of_a_turn().seen(None).view, WORDS).headline
    assert headline == "**Capulets & Montagues** · Turn 4 of 13: Cleo picks (pick 3 of 7)"


def test_the_facts_are_enough_to_play():
    facts = capulets_montagues.describe(middle_of_a_turn(discard=["loans"]).seen(None).view, WORDS).facts
    assert facts == (
        "**Families by initiative** (the best in a trait gains 1 Prestige at the end of the turn)",
        "**1.** ■B **Ben** Prestige −1 · Blood 5 (best) · Wealth 9 · Favor 12 (best) · Dignity 11 (best) · Vigor 4",
        "**2.** ●A **Anna** Prestige 2 · Blood 7 · Wealth 9 · Favor 3 · Dignity 10 · Vigor 5 (best)",
        "**3.** ▲C **Cleo** Prestige 4 · Blood 8 · Wealth 0 · Favor 8 · Dignity 3 · Vigor 4",
        "**Fate cards left**",
        "**Government Office:** Favor +1, Dignity +2, Vigor −2",
        "**Plot:** Vigor −2; target: Favor −2, Dignity −1",
        "**Wedding:** Wealth −2, Favor +3, Dignity +2, Vigor −2",
        "**Charity:** Wealth −1, Dignity +2",
        "**Harvest:** Wealth +3, Vigor −2",
        "**Picked:** ■B Slaying against ▲C (Favor −1, Dignity −1; target: Blood +3) and "
        "●A Gifts (Wealth −1, Favor +2).",
        "**Deck:** 52 cards, 1 discarded.",
    )


def test_what_the_last_turn_brought_is_summed_up():
    picks = [("slaying", 0), ("plot", 1), "wedding", "charity", "gifts", "harvest", "government-office"]
    view = middle_of_a_turn(picks, script=[6, 6, 3]).seen(None).view
    facts = capulets_montagues.describe(view, WORDS).facts
    assert facts[facts.index("**Turn 4 brought:**") + 1 :] == (
        "●A Plot on ■B and Gifts: Blood +3, Favor +2, Vigor −2 and Prestige +2",
        "■B Slaying on ●A, Charity and Government Office: Wealth −2, Favor −2, Dignity +2, Vigor −2 and Prestige +2",
        "▲C Wedding and Harvest: Wealth +3, Favor +3, Dignity +2, Vigor −4 and Prestige −1",
        "Prince: ■B 12 against Favor 10 for Slaying, Reparations.",
        "+1 Prestige: lowest Blood ■B, highest Wealth ●A, highest Favor ▲C, highest Dignity ■B and highest Vigor ●A.",
    )


def test_a_seat_is_told_that_nothing_is_secret_and_a_spectator_nothing():
    made = middle_of_a_turn()
    assert capulets_montagues.describe(made.seen(0).view, WORDS).private == (
        "Nothing is secret in this game: everything lies on the table.",
        "Your family: Blood 7, Wealth 9, Favor 3, Dignity 10, Vigor 5, Prestige 2.",
    )
    assert capulets_montagues.describe(made.seen(None).view, WORDS).private == ()


def test_at_the_end_the_winner_is_named_and_equal_prestige_shares_a_rank():
    view = replace(shared_victory(4), prestige=(3, 9, 3, 1), ranking=(1, 0, 2, 3))
    told = capulets_montagues.describe(view, WORDS)
    assert told.headline == "**Capulets & Montagues** · Ben wins with 9 Prestige"
    assert [fact.split(" Prestige")[0] for fact in told.facts[1:5]] == [
        "**1.** ■B **Ben**",
        "**2.** ●A **Anna**",
        "**2.** ▲C **Cleo**",
        "**4.** ◆D **Dan**",
    ]


def test_joint_winners_are_all_named():
    told = capulets_montagues.describe(shared_victory(3), WORDS)
    assert told.headline == "**Capulets & Montagues** · Anna, Ben and Cleo share the victory with 3 Prestige"


@pytest.mark.parametrize("names", [PLAIN, HARD, UNSEEN, (), ("W" * 24,) * 7])
def test_alternative_texts_fit_and_say_whose_pick_it_is(names):
    words = words_for("en", ID, names)
    for view in [*ALL, shared_victory(7)]:
        alt = capulets_montagues.alt(view, words)
        assert 20 < length(alt) <= ALT_LIMIT
        assert "\n" not in alt
    alt = capulets_montagues.alt(views(2)[1], WORDS)
    assert " picks. Last: " in alt
    assert " Prestige: " in alt
    assert "Cards left: " in alt


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_the_words_of_a_table_fit_into_a_message(seats):
    words = words_for("en", ID, tuple(name * 4 for name in PLAIN))
    for view in views(seats):
        told = capulets_montagues.describe(view, words)
        assert length("\n".join([told.headline, *told.facts])) < 3000


def test_target_options_tell_the_current_traits_and_fit_into_a_menu():
    made = middle_of_a_turn(["gifts"])
    made.answer(0, made.questions[0].id, ("plot",))
    details = [WORDS(option.detail) for option in made.open[0].options]
    assert details[0] == "Blood 5, Wealth 9, Favor 12, Dignity 11, Vigor 4, Prestige −1"
    assert all(len(detail) <= 100 for detail in details)


def test_what_the_turn_before_has_changed_is_marked_until_the_next_pick():
    view = next(view for view in views(4) if view.turn > 2 and not view.picks)
    changed = [(seat, i) for seat, row in enumerate(view.last.changes) for i, change in enumerate(row) if change]
    level = replace(view.last, before=view.last.after)
    pictures = [capulets_montagues.paint(each, WORDS).image for each in (view, replace(view, last=level))]
    boxes, different = capulets_montagues.layout(view), ImageChops.difference(*pictures)
    marked = [
        (seat, i)
        for seat in range(4)
        for i in range(len(view.last.changes[seat]))
        if different.crop(_edges(boxes[f"level {seat} {i}"])).getbbox()
    ]
    assert marked == changed
    assert len(changed) > 5


def _edges(box: Box) -> tuple[int, int, int, int]:
    return box.x, box.y, box.right, box.bottom
