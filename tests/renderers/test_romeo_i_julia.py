"""Romeo i Julia in pictures and words: every part of a player's table, the hand, and nothing that is hidden."""

import io
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine import Rng, Table, random_answer
from engine.romeo_i_julia import CARDS, GAME, LOCATIONS, SKILLS, VILLAINS, View, position
from renderers import romeo_i_julia as shown
from renderers import theme, words_for
from renderers.canvas import shape_mask
from renderers.kinds import ALT_LIMIT, length
from renderers.layout import Box, lower_than, outside, overlapping
from renderers.romeo_i_julia import art, emblems, table
from renderers.words import Words
from tests.renderers.sights import HARD, PLAIN, UNSEEN

CANVAS = Box(0, 0, *theme.SIZE)
STONES = {0: ("luck", "mark", "deduction"), 1: ("driving", "", "mark"), 2: ("", "", "luck"), 3: ()}
AT = {0: "grand-hotel", 1: "docks", 2: "croupier", 3: "bank"}
VILLAINS_OF = ["wolf", "magpie", "croupier", "watchmaker"]


@cache
def views() -> tuple[View, ...]:
    """Return what everybody sees at every fourth decision of a random game for each number of seats."""
    found: dict[View, None] = {}
    for seats in GAME.seats:
        made, rng = Table.new(GAME, 5, seats), Rng(5)
        for number in range(10_000):
            if number % 4 == 0 or not made.questions:
                found |= dict.fromkeys(made.seen(seat).view for seat in (None, *range(seats)))
            if not made.questions:
                break
            question = rng.pick(made.questions)
            made.answer(question.item.seat, question.id, random_answer(question.item, rng))
    return tuple(found)


def some(*, every: int = 23) -> tuple[View, ...]:
    """Return some of them, in all phases."""
    return views()[::every]


def words(seats: int, names: tuple[str, ...] = PLAIN) -> Words:
    return words_for("en", GAME.id, names[:seats])


def situation(phase: str = "complicate", **more: object) -> Table:
    given: dict[str, object] = {
        "seats": 4,
        "phase": phase,
        "turn": 3,
        "dealer": 1,
        "villains": VILLAINS_OF,
        "at": AT,
        "stones": STONES,
        "hands": {0: ["red-luck", "julia-1"], 1: ["blue-luck"], 2: [], 3: []},
        "own": {0: ["blue-deduction"]},
        "against": {0: ["romeo-1", "red-shooting"]},
        "completed": {2: ["casino", "funfair", "newsroom"]},
        **more,
    }
    return position(**given)  # type: ignore[arg-type]


# Places


def test_everything_is_on_the_canvas() -> None:
    for view in some():
        assert outside(CANVAS, shown.layout(view)) == []


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_on_the_table_overlaps(seats: int) -> None:
    boxes = shown.layout(position(seats=seats).seen(None).view)
    panels = [f"{seat} panel" for seat in range(seats)]
    large = [key for key in boxes if " " not in key]
    assert overlapping(boxes, [*large, *panels]) == []
    for seat in range(seats):
        parts = [key for key in boxes if key.startswith(f"{seat} ") and key not in (f"{seat} panel", f"{seat} head")]
        assert overlapping(boxes, parts) == []
        assert all(boxes[f"{seat} panel"].holds(boxes[key]) for key in parts)


def test_nothing_on_a_hand_overlaps() -> None:
    for table_ in (situation("exchange", hands={}, own={}, against={}), situation("final", hands={})):
        boxes = shown.layout(table_.seen(0).view)
        held = [key for key in boxes if key.startswith(("held", "mine "))]
        assert overlapping(boxes, ["title", "turn", "pile", "deck", "lamp", *held]) == []
        assert all(boxes["mine"].holds(boxes[key]) for key in boxes if key.startswith("mine "))


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_is_read_is_large_enough(seats: int) -> None:
    boxes = shown.layout(position(seats=seats).seen(None).view)
    cards = [key for key in boxes if key.split()[1:2] in (["own"], ["against"], ["roll"])]
    assert len(cards) == seats * 10
    assert lower_than(theme.NUMBER, boxes, cards) == []
    assert lower_than(theme.SMALLEST, boxes, [key for key in boxes if key.endswith("name")]) == []


# Pictures


def grey(view: View, box: str) -> Image.Image:
    place = shown.layout(view)[box]
    image = shown.paint(view, words(view.seats)).image.convert("L")
    return image.crop((place.x, place.y, place.right, place.bottom))


def differ(a: Image.Image, b: Image.Image) -> bool:
    """Tell whether two pictures differ where colours are taken away."""
    difference = ImageChops.difference(a, b).point(lambda value: 255 * (value > 50))
    return sum(difference.histogram()[255:]) > 60


def test_every_card_can_be_told_without_its_colour() -> None:
    kinds = {}
    for card in CARDS:
        if not card.endswith(("-2", "-3")):
            canvas = shown.paint(situation(hands={0: [card]}, own={}, against={}).seen(0).view, words(4))
            box = shown.layout(situation(hands={0: [card]}, own={}, against={}).seen(0).view)["card 0"]
            kinds[card] = canvas.image.convert("L").crop((box.x, box.y, box.right, box.bottom))
    assert len(kinds) == 20
    for (a, one), (b, other) in combinations(kinds.items(), 2):
        assert differ(one, other), (a, b)


def test_a_used_card_looks_used() -> None:
    made = situation("final", hands={}, acting=0, script=[1])
    before = grey(made.seen(None).view, "0 own 0")
    made.answer(0, made.questions[0].id, ("yellow",))
    made.answer(0, made.questions[0].id, ("best",))
    after = made.seen(None).view
    assert "blue-deduction" in after.used
    assert differ(before, grey(after, "0 own 0"))


def test_a_card_shows_which_stones_it_could_apply_to() -> None:
    """Whole where it could apply now, an outline where it only could elsewhere."""
    view = situation(hands={0: ["red-luck", "red-shooting"]}, against={}).seen(0).view
    assert (view.hand, view.fits) == (("red-shooting", "red-luck"), ((), ("red",)))
    assert differ(grey(view, "fits 0 0"), grey(view, "fits 1 0"))


def test_stones_lie_where_they_are_planned_to() -> None:
    made = position(seats=2, phase="decide", at={0: "grand-hotel", 1: "docks"})
    before = shown.paint(made.seen(0).view, words(2)).image
    made.answer(0, next(q.id for q in made.questions if q.item.seat == 0), ("luck",))
    view = made.seen(0).view
    changed = ImageChops.difference(before, shown.paint(view, words(2)).image).getbbox()
    assert changed is not None
    boxes = shown.layout(view)
    assert boxes["mine front"].meets(Box(changed[0], changed[1], changed[2] - changed[0], changed[3] - changed[1]))


def test_a_spectators_picture_cannot_tell_the_secrets() -> None:
    pictures = set()
    for card, plan in (("red-luck", "luck"), ("blue-luck", "shooting")):
        hand = [card, "yellow-driving", "yellow-luck", "julia-1", "romeo-1"]
        made = position(seats=2, phase="decide", at={0: "grand-hotel", 1: "docks"}, hands={0: hand})
        made.answer(0, next(q.id for q in made.questions if q.item.seat == 0), (plan,))
        table.ground.cache_clear()
        view = made.seen(None).view
        pictures.add((shown.encode(shown.paint(view, words(2))), shown.describe(view, words(2))))
    assert len(pictures) == 1


def test_whose_turn_it_is_is_lit() -> None:
    one, other = (situation(acting=seat).seen(None).view for seat in (0, 1))
    assert differ(grey(one, "0 head"), grey(other, "0 head"))
    assert differ(grey(one, "1 head"), grey(other, "1 head"))


@pytest.mark.parametrize("names", [HARD, UNSEEN, ()])
def test_hard_names_stay_in_their_places(names: tuple[str, ...]) -> None:
    for view in [view for view in some(every=41) if view.seat is None]:
        plain = shown.paint(view, words(view.seats)).image
        hard = shown.paint(view, words(view.seats, names)).image
        boxes = shown.layout(view)
        changed = ImageChops.difference(plain, hard)
        assert changed.getbbox()
        names_ = [(boxes[f"{seat} name"], boxes[f"{seat} dealer"].right) for seat in range(view.seats)]
        for box in (boxes["turn"], *(name.left(end - name.x) for name, end in names_)):
            changed.paste((0, 0, 0), (box.x, box.y - 6, box.right, box.bottom + 6))
        assert changed.getbbox() is None


def test_the_palette_holds_every_flat_colour() -> None:
    for view in (situation().seen(None).view, situation().seen(0).view, position(seats=3).seen(None).view):
        canvas = shown.paint(view, words(view.seats))
        common = [colour for count, colour in canvas.image.getcolors(1 << 20) or [] if count > 1500]
        image = Image.open(io.BytesIO(shown.encode(canvas))).convert("RGB")
        kept = {colour for _, colour in image.getcolors(256) or []}
        assert len(common) > 5
        assert not [colour for colour in common if colour not in kept]


@pytest.mark.parametrize(("ink", "ground"), art.TEXT_PAIRS)
def test_type_stands_out(ink: theme.Colour, ground: theme.Colour) -> None:
    assert theme.contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("pair", list(combinations([*emblems.SKILLS.values(), emblems.MARK], 2)))
def test_skills_differ_in_shape(pair: tuple[str, str]) -> None:
    assert shapes_differ(*pair)


@pytest.mark.parametrize(
    "family", [emblems.LOCATIONS, emblems.VILLAINS, {"j": emblems.JULIA, "r": emblems.ROMEO, "h": emblems.HEART}]
)
def test_places_and_people_differ_in_shape(family: dict[str, str]) -> None:
    assert all(shapes_differ(a, b) for a, b in combinations(family.values(), 2))


def shapes_differ(a: str, b: str) -> bool:
    return differ(shape_mask(a, 60, 60), shape_mask(b, 60, 60))


def test_everything_of_the_box_has_an_emblem() -> None:
    assert emblems.SKILLS.keys() == {*SKILLS}
    assert emblems.LOCATIONS.keys() == LOCATIONS.keys()
    assert emblems.VILLAINS.keys() == VILLAINS.keys()


# Words


def test_the_headline_says_turn_phase_and_whose_move() -> None:
    assert shown.describe(situation(acting=1).seen(None).view, words(4)).headline == (
        "**Romeo i Julia** · Turn 3 · Complication: Ben plays a card."
    )


def test_the_facts_are_enough_to_play() -> None:
    facts = shown.describe(situation().seen(None).view, words(4)).facts
    assert facts[0] == (
        "**●A Anna** Grand Hotel (deduction, shooting, luck, question mark) · "
        "Julia on luck, Romeo on question mark and the pair on deduction · "
        "lowered by special Romeo and red shooting · raised by blue deduction · 2 cards in hand · completed 0 of 3 · "
        "looking for the Wolf (driving, shooting and stamina) · "
        "Julia: luck 3, deduction 2 and computers 1. Romeo: stamina 3, shooting 2 and deduction 1"
    )
    assert facts[1].startswith("**■B Ben** (dealer) · Docks (driving, shooting, stamina, question mark) · Julia on")
    assert "succeeded: Romeo" in facts[1]
    assert "the Croupier (deduction, luck, computers) · the pair on luck · succeeded: Julia and Romeo" in facts[2]
    assert "completed 3 of 3" in facts[2]
    assert facts[-1] == "**Face down:** 6 locations, 18 action cards."


def test_the_dice_are_told_until_the_next_final_phase() -> None:
    made = situation("final", hands={}, acting=0, script=[5])
    made.answer(0, made.questions[0].id, ("red",))
    facts = shown.describe(made.seen(None).view, words(4)).facts
    assert facts[-2] == "**Dice:** Anna Julia luck 3 + 5 = 8 (success)."


def test_a_seat_is_told_its_hand_and_what_it_could_do() -> None:
    told = shown.describe(situation().seen(0).view, words(4)).private
    assert told[1:] == (
        "**Your hand:** red luck (Julia) and special Julia (Julia and the pair).",
        "**Your stones:** Julia on luck, Romeo on question mark and the pair on deduction.",
    )
    assert told[0].startswith("**You:** Grand Hotel (deduction, shooting, luck, question mark). Julia: luck 3")


def test_a_seat_is_told_what_it_has_planned_and_gives_away() -> None:
    made = position(seats=2, phase="decide", at={0: "grand-hotel", 1: "docks"})
    made.answer(0, next(q.id for q in made.questions if q.item.seat == 0), ("luck",))
    assert shown.describe(made.seen(0).view, words(2)).private[-1] == (
        "**Planned:** Julia on luck. Nobody sees it before all have placed."
    )
    made = situation("exchange", hands={0: ["red-luck", "julia-1", "julia-2", "romeo-2", "red-driving"]})
    made.answer(0, next(q.id for q in made.questions if q.item.seat == 0), ("red-luck", "romeo-2"))
    told = shown.describe(made.seen(0).view, words(4)).private
    assert "**You give away:** red luck and special Romeo, once all have chosen." in told


def test_a_spectator_is_told_nothing_private_and_nobody_at_the_end() -> None:
    assert shown.describe(situation().seen(None).view, words(4)).private == ()
    (over,) = {view for view in views() if view.phase == "over" and view.seats == 3 and view.seat == 0}
    told = shown.describe(over, words(3))
    assert told.private == ()
    assert told.headline.startswith("**Romeo i Julia** · Case closed:")
    assert "has defeated" in told.headline


def test_texts_and_alternative_texts_fit() -> None:
    long = tuple("\\_" * 32 for _ in range(4))
    for view in some(every=17):
        told = shown.describe(view, words(view.seats, long))
        assert length("\n".join((told.headline, *told.facts))) <= 3400
        assert length("\n".join(told.private)) <= 500
        for names in (PLAIN, HARD, UNSEEN, ()):
            alt = shown.alt(view, words(view.seats, names))
            assert 20 < length(alt) <= ALT_LIMIT


def test_the_alternative_text_says_state_and_standing() -> None:
    alt = shown.alt(situation().seen(None).view, words(4))
    assert alt.startswith("Romeo i Julia Turn 3. Complication: Ben plays a card.")
    assert "Completed: Anna 0 of 3, Ben 0 of 3, Cleo 3 of 3 and Dan 0 of 3." in alt
    alt = shown.alt(situation().seen(0).view, words(4))
    assert alt.startswith("Your hand in turn 3: red luck and special Julia. Grand Hotel")


def test_the_latest_roll_is_marked() -> None:
    public = [view for view in views() if view.seat is None and view.phase == "final"]
    view = next(view for view in public if len({roll.seat for roll in view.rolls[-2:]}) > 1)
    earlier = replace(view, rolls=(view.rolls[-1], *view.rolls[:-1]))
    pictures = [shown.paint(each, words(view.seats)).image for each in (view, earlier)]
    boxes = shown.layout(view)
    seats = {view.rolls[-1].seat, view.rolls[-2].seat}
    changed = ImageChops.difference(*pictures)
    for seat in seats:
        box = boxes[f"{seat} panel"]
        assert changed.crop((box.x, box.y, box.right, box.bottom)).getbbox()


def test_the_latest_card_is_marked() -> None:
    view = situation().seen(None).view
    seat, card = next((seat, player.own[-1]) for seat, player in enumerate(view.players) if player.own)
    plain, marked = (shown.paint(replace(view, latest=latest), words(view.seats)).image for latest in ("", card))
    changed = ImageChops.difference(plain, marked)
    panel = shown.layout(view)[f"{seat} panel"]
    assert changed.getbbox()
    changed.paste((0, 0, 0), (panel.x, panel.y, panel.right, panel.bottom))
    assert changed.getbbox() is None
