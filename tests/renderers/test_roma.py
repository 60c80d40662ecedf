"""Roma: its pictures and its words, on every kind of position."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from engine import Ask, Msg, Rng, Table, random_answer
from engine.roma import BY_ID, CARDS, DISCS, View, position
from renderers import LOCALES, roma, theme, words_for
from renderers.canvas import shape_mask
from renderers.kinds import ALT_LIMIT, length
from renderers.layout import Box, lower_than, outside, overlapping
from renderers.roma import art, emblems, glossary, hand, reading, table, telling
from tests.renderers.sights import HARD, PLAIN, UNSEEN

CANVAS = Box(0, 0, *theme.SIZE)
WORDS = words_for("en", "roma", PLAIN[:2])
NAMES = [card.id for card in CARDS]
MINE = {1: "forum", 2: "basilica", 3: "velites", 4: "tribunus-plebis", 6: "praetorianus"}
THEIRS = {1: "turris", 2: "aesculapinum", 3: "consiliarius", 5: "nero", 6: "legionarius"}


def play(made: Table, *answers: str) -> Table:
    """Give answers one after the other to the only open question."""
    for answer in answers:
        (question,) = made.questions
        made.answer(question.item.seat, question.id, tuple(answer.split()))
    return made


def public(made: Table) -> View:
    view = made.seen(None).view
    assert isinstance(view, View)
    return view


def rich(**more) -> Table:
    """Return a table on which there is a bit of everything."""
    told = {
        "hands": (["forum", "nero", "templum"], ["turris"] * 2),
        "money": (12, 7),
        "vp": (14, 9),
        "dice": (3, 5, 5),
        "discard": ["forum", "legat", "machina", "legat"],
        "blocked": ((5,), (2,)),
        "turn": 12,
        "essedum": 1,
        "script": (5,),
    }
    return position(**{"sides": (MINE, THEIRS), **told, **more})


@cache
def tables() -> tuple[Table, ...]:
    """Return tables from games that begin on full sides and with large hands, so that every card acts."""
    found = []
    for seed in range(24):
        rng = Rng(seed)
        sides = tuple({disc: rng.pick(NAMES) for disc in DISCS} for _ in range(2))
        hands = tuple([rng.pick(NAMES) for _ in range(7)] for _ in range(2))
        made = position(sides=sides, hands=hands, money=(9, 9), vp=(14, 14), seed=seed, discard=NAMES)
        for _ in range(60):
            if not made.open:
                break
            found.append(made.clone())
            made.play(made.open[0], random_answer(made.open[0], rng))
        found.append(made)
    return tuple(found)


def views() -> list[View]:
    """Return what a spectator and both seats see of some of them."""
    return [made.seen(seat).view for made in tables()[::9] for seat in (None, 0, 1)]


# The pictures


def test_everything_is_on_the_canvas_and_nothing_overlaps():
    boxes = table.layout(public(rich()))
    assert outside(CANVAS.inset(theme.MARGIN - 4, 8), boxes) == []
    apart = [key for key in boxes if key.split()[0] in ("title", "state", "caption", "card", "disc", "strip")]
    assert overlapping(boxes, [*apart, "stock", "pile", "discard"]) == []
    for seat in (0, 1):
        parts = [f"{what} {seat}" for what in ("badge", "name", "vp", "money", "hand", "dice")]
        assert overlapping(boxes, parts) == []
        assert all(boxes[f"strip {seat}"].holds(boxes[part]) for part in parts)


@pytest.mark.parametrize("count", range(26))
def test_a_hand_of_any_size_is_on_the_canvas_and_nothing_overlaps(count: int):
    made = rich(hands=(NAMES[:count] * 2, []))
    boxes = hand.layout(made.seen(0).view)
    assert outside(CANVAS.inset(theme.MARGIN - 4, 8), boxes) == []
    for i in range(count):
        parts = [key for key in boxes if key.endswith(f" {i}") and not key.startswith(("card", "own", "other"))]
        assert overlapping(boxes, parts) == []
        assert all(boxes[f"card {i}"].holds(boxes[part]) for part in parts)
    assert len([key for key in boxes if key.startswith("card")]) == count
    assert (
        overlapping(boxes, [key for key in boxes if key.startswith(("card", "own", "other", "title", "state"))]) == []
    )
    assert lower_than(26, boxes, [key for key in boxes if key.startswith(("text", "name"))]) == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_name_and_a_text_that_fit(locale: str, cut: list[str]):
    words = words_for(locale, "roma", PLAIN[:2])
    for at in range(25):
        for count in (1, 2, 4, 6, 8, 10, 25):
            names = (NAMES + NAMES)[at : at + count]
            roma.paint(rich(hands=(names * 2, []), sides=({1: NAMES[at]}, {6: NAMES[at]})).seen(0).view, words)
        roma.paint(public(rich(sides=({1: NAMES[at]}, {6: NAMES[at]}))), words)
    for view in views():
        roma.paint(view, words)
    for topic in glossary.TOPICS:
        glossary.paint(glossary.View(topic), words)
    assert cut == []


@pytest.mark.parametrize("topic", glossary.TOPICS)
def test_the_glossary_shows_the_cards_of_its_topics(topic: str):
    view = roma.illustration(topic)
    assert view is not None
    boxes = glossary.layout(view)
    assert outside(CANVAS.inset(theme.MARGIN - 4, 8), boxes) == []
    assert overlapping(boxes, [key for key in boxes if key.startswith(("card", "title"))]) == []
    assert len(glossary.encode(glossary.paint(view, WORDS))) < 80_000
    told = glossary.describe(view, WORDS)
    assert 20 < length(glossary.alt(view, WORDS)) <= ALT_LIMIT
    for name, line in zip(glossary.TOPICS[topic], told.facts, strict=True):
        assert line.startswith(f"**{WORDS(name)}:** ")
        assert f"**{WORDS(name)}**" in WORDS(f"rules.{topic}")


def test_every_card_is_in_the_glossary_once():
    assert sorted(name for names in glossary.TOPICS.values() for name in names) == sorted(NAMES)
    assert set(glossary.TOPICS) < set(roma.TOPICS)
    assert roma.illustration("clock") is None


def test_pictures_are_small_pngs():
    for view in (*views()[::5], public(rich())):
        data = roma.encode(roma.paint(view, WORDS))
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.mode, image.size) == ("PNG", "P", theme.SIZE)
        assert len(data) < 80_000


def painted(view: View) -> Image.Image:
    return roma.paint(view, WORDS).image.convert("L")


def changed_in(before: View, after: View) -> set[str]:
    """Name the boxes in which two views look different, colours taken away."""
    strong = ImageChops.difference(painted(before), painted(after)).point(lambda value: 255 * (value > 50))
    boxes = roma.layout(before)
    return {key for key, box in boxes.items() if strong.crop((box.x, box.y, box.right, box.bottom)).getbbox()}


def test_blocks_essedum_and_defences_are_marked_without_colour():
    view = public(rich())
    assert "disc 2" in changed_in(replace(view, blocked=((5,), ())), view)
    assert "dice 1" in changed_in(replace(view, essedum=0), view)
    defence = (view.defence[0], (6, *view.defence[1][1:]))
    assert "card 1 1" in changed_in(replace(view, defence=defence), view)


def test_used_dice_and_whose_move_it_is_are_marked_without_colour():
    view = public(rich(used=(), dice=(3, 5, 5)))
    assert "dice 0" in changed_in(view, replace(view, dice=(3, 5), used=(5,)))
    assert {"strip 0", "strip 1"} <= changed_in(view, replace(view, active=1))


def test_what_the_last_action_did_is_marked():
    before = rich(script=(6,))
    after = play(before.clone(), "activate-3", "3")
    changed = changed_in(public(before), public(after))
    assert {"card 0 3", "card 1 3", "disc 3", "caption"} <= changed
    held = play(rich(script=(1,), essedum=0), "activate-3", "3")
    assert "card 1 3" in changed_in(public(rich(essedum=0)), public(held))


def test_kinds_differ_in_shape():
    for name in ("forum", "legat"):
        face = art.card_face(*table.CARD, name, 5)
        corner = face.strips[0].mask
        assert (corner is None or corner.getpixel((3, 0)) > 100) == (BY_ID[name].kind == "building")
    assert different(emblems.HOUSE, emblems.ROUND)


def test_the_emblems_of_all_cards_and_signs_differ():
    assert emblems.EMBLEMS.keys() == BY_ID.keys()
    signs = [emblems.LAUREL, emblems.COINS, emblems.CARDS, emblems.SHIELD, emblems.GATE, emblems.WHEEL]
    dice = [emblems.DIE, emblems.ONE_DIE, emblems.PASSIVE]
    for a, b in combinations([*emblems.EMBLEMS.values(), *signs, *dice], 2):
        assert different(a, b), (a, b)


def different(a: str, b: str) -> bool:
    pixels = zip(shape_mask(a, 40, 40).tobytes(), shape_mask(b, 40, 40).tobytes(), strict=True)
    return sum(abs(x - y) for x, y in pixels) / 255 > 140


@pytest.mark.parametrize(("ink", "ground"), art.TEXT_PAIRS)
def test_type_stands_out(ink: theme.Colour, ground: theme.Colour):
    assert theme.contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("names", [HARD, UNSEEN, ()])
def test_hard_names_stay_in_their_places(names: tuple[str, ...]):
    for made in (rich(), tables()[-1]):
        view = public(made)
        plain, hard = (roma.paint(view, words_for("en", "roma", who[:2])).image for who in (PLAIN, names))
        changed = ImageChops.difference(plain, hard)
        assert changed.getbbox()
        for key, box in roma.layout(view).items():
            if key == "state" or key.startswith("name"):
                changed.paste((0, 0, 0), (box.x, box.y, box.right, box.bottom))
        assert changed.getbbox() is None


def test_only_the_own_hand_is_on_the_private_picture():
    one = rich(hands=(["forum"], ["nero"])).seen(0).view
    other = rich(hands=(["forum"], ["legat"])).seen(0).view
    assert roma.encode(roma.paint(one, WORDS)) == roma.encode(roma.paint(other, WORDS))
    assert painted(rich(hands=(["forum"], [])).seen(0).view) != painted(rich(hands=(["legat"], [])).seen(0).view)


def test_cards_that_can_be_laid_now_are_marked():
    view = rich(hands=(["forum"], []), money=(5, 0)).seen(0).view
    assert "card 0" in changed_in(view, replace(view, money=(4, 0)))


# The words


def test_the_headline_says_turn_and_whose_move():
    assert roma.describe(public(rich()), WORDS).headline == "**Roma** · Turn 12: Anna to move"


@pytest.mark.parametrize(
    ("made", "state"),
    [
        (lambda: position(hands=(["nero"] * 4, ["nero"] * 4), phase="exchange"), "Both choose two cards to give away"),
        (lambda: position(hands=(["nero"] * 4, ["nero"] * 4), phase="place"), "Anna lays four cards face down"),
        (lambda: play(rich(), "cards", "5"), "Anna keeps one of 5 cards"),
        (lambda: position(sides=(dict.fromkeys(DISCS, "nero"), {}), script=(2, 2, 2)), "Anna has rolled a triple"),
        (lambda: play(rich(sides=({3: "haruspex"}, {})), "activate-3"), "Anna looks through the draw pile"),
        (lambda: play(rich(sides=({3: "senator"}, {})), "activate-3"), "Anna lays characters"),
        (lambda: play(rich(sides=({3: "architectus"}, {})), "activate-3"), "Anna lays buildings"),
        (lambda: position(sides=({1: "nero"}, {}), vp=(5, 9)), "Ben wins, 9 VP to 0"),
        (lambda: play(position(sides=({2: "forum"}, {}), dice=(2, 4), vp=(14, 18)), "activate-2"), "A draw with 18 VP"),
    ],
)
def test_the_state_says_what_is_waited_for(made, state: str):
    assert state in roma.describe(public(made()), WORDS).headline


def test_the_facts_are_enough_to_play():
    assert roma.describe(public(rich(used=(1,))), WORDS).facts == (
        "●A **Anna:** 14 VP, 12 sestertii, 3 cards in hand. **Dice:** 3, 5 and 5 (used: 1).",
        "■B **Ben:** 9 VP, 7 sestertii, 2 cards in hand.",
        "**Anna’s discs:** 1 Forum, defence 5 · 2 Basilica, defence 5 · 3 Velites, defence 3 · "
        "4 Tribunus Plebis, defence 5 · 5 empty · 6 Praetorianus, defence 4",
        "**Ben’s discs:** 1 Turris, defence 4 · 2 Aesculapinum, defence 1 · "
        "3 Consiliarius, defence 3 · 4 empty · 5 Nero, defence 8 · 6 Legionarius, defence 4",
        "**Blocked for Anna:** 5.",
        "**Blocked for Ben:** 2.",
        "**Essedum:** Ben’s cards have 2 less defence this turn (counted in).",
        "**Stockpile:** 13 VP. **Draw pile:** 35 cards.",
        "**Discard pile** (4, Legat on top): Machina, Forum and Legat ×2.",
    )


def test_a_seat_is_told_its_hand_and_what_it_can_pay():
    assert roma.describe(rich(money=(5, 0)).seen(0).view, WORDS).private == (
        "●A **Anna:** 14 VP, 5 sestertii, 3 cards in hand. **Dice:** 3, 5 and 5.",
        "**Your hand** (cost): Templum (2, you can pay it), Forum (5, you can pay it) and Nero (8).",
    )
    assert roma.describe(rich(hands=([], [])).seen(1).view, WORDS).private[1:] == ("**Your hand** is empty.",)
    assert roma.describe(public(rich()), WORDS).private == ()


def test_what_the_cards_of_a_hand_do_is_read_on_its_picture_or_in_the_words():
    explained = max(grid.columns * grid.rows for grid in reading.GRIDS if grid.text)
    for count in range(26):
        names = NAMES[:count]
        view = rich(hands=(names * 2, [])).seen(0).view
        private = roma.describe(view, WORDS).private
        said = [f"**{WORDS(name)}:** {WORDS(f'{name}.does')}" for name in names]
        assert set(said) & set(private) == (set(said) if count > explained else set())


def test_a_seat_is_told_what_it_looks_at():
    drawn = play(rich(pile=["legat", "legat", "nero"], discard=[]), "cards", "3")
    assert (
        roma.describe(drawn.seen(0).view, WORDS).private[1] == "**You have drawn** (cost): Legat (5) ×2 and Nero (8)."
    )
    assert len(roma.describe(drawn.seen(1).view, WORDS).private) == 2
    found = play(rich(sides=({3: "haruspex"}, {}), pile=["legat", "nero"]), "activate-3")
    assert roma.describe(found.seen(0).view, WORDS).private[1] == "**In the draw pile** (cost): Legat (5) and Nero (8)."


def test_in_setup_a_seat_is_told_what_it_gave_and_got_and_where_its_cards_lie():
    made = position(hands=(["nero", "forum", "legat", "turris"], ["consul"] * 4), phase="place")
    play(made, "6", "2")
    assert roma.describe(made.seen(0).view, WORDS).private == (
        "**Your cards** (cost): Turris (6) and Nero (8).",
        "**Anna’s discs:** 1 empty · 2 Legat · 3 empty · 4 empty · 5 empty · 6 Forum",
        "**You gave Ben:** Consul and Consul. **You got:** Legat and Turris.",
    )
    assert not any("discs" in fact for fact in roma.describe(public(made), WORDS).facts)


@pytest.mark.parametrize(
    ("made", "line"),
    [
        (lambda: rich(), "Nothing has been done yet."),
        (lambda: play(rich(), "lay", "nero", "1"), "Nero laid on 1 · Forum covered"),
        (lambda: play(rich(), "money", "3 5"), "8 sestertii for 3 and 5"),
        (lambda: play(rich(), "cards", "5"), "Cards drawn for a 5"),
        (lambda: play(rich(), "activate-3", "3"), "Velites · Consiliarius falls"),
        (lambda: play(rich(script=(1,)), "activate-3", "3"), "Velites · Consiliarius holds"),
        (lambda: play(rich(sides=({3: "forum"}, {})), "activate-3"), "Forum · 5 VP gained"),
        (lambda: play(rich(sides=({3: "praetorianus"}, {})), "activate-3", "4"), "Praetorianus · disc 4 blocked"),
        (lambda: play(rich(sides=({3: "gladiator"}, {2: "nero"})), "activate-3"), "Gladiator · Nero goes back to hand"),
        (
            lambda: play(rich(sides=({3: "scaenicus", 4: "sicarius"}, {2: "legat"})), "activate-3"),
            "Scaenicus as Sicarius · Legat and Scaenicus discarded",
        ),
        (
            lambda: play(rich(sides=({3: "machina", 5: "legat"}, {})), "activate-3", "5"),
            "Machina · 1 card laid again · Legat covered",
        ),
        (lambda: play(rich(sides=({3: "senator"}, {})), "activate-3", "nero", "1"), "Senator · Nero laid on 1"),
    ],
)
def test_the_caption_says_what_the_last_action_did(made, line: str):
    assert telling.deed_line(public(made()), WORDS) == line


@pytest.mark.parametrize("names", [PLAIN, HARD, UNSEEN, (), ("W" * 32,) * 2])
def test_alternative_texts_fit_and_say_what_matters(names: tuple[str, ...]):
    words = words_for("en", "roma", names[:2])
    for view in views():
        alt = roma.alt(view, words)
        assert 20 < length(alt) <= ALT_LIMIT
        assert "\n" not in alt
    assert roma.alt(public(rich()), WORDS).startswith(
        "Roma, turn 12: Anna to move. Anna: 14 VP, 12 money, 3 in hand. Ben: 9 VP, 7 money, 2 in hand. Stock 13 VP."
    )


def test_the_words_of_a_table_fit_into_a_message():
    words = words_for("en", "roma", ("\\_" * 32, "\\*" * 32))
    for view in views():
        told = roma.describe(view, words)
        assert length("\n".join([told.headline, *told.facts])) <= 3500
        assert length("\n".join(told.private)) <= 900


def said(arg: object) -> set[Msg]:
    """Return a text and all texts in it."""
    if isinstance(arg, Msg):
        return {arg}.union(*(said(value) for _, value in arg.args))
    return set().union(*map(said, arg)) if type(arg) is tuple else set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_of_every_card_is_there_and_keeps_its_limit(locale: str):
    words = words_for(locale, "roma", PLAIN[:2])
    texts: set[Msg] = set()
    for made in tables():
        texts.update(*(said(event.msg) for event in made.events), *(said(item.prompt) for item in made.open))
        for item in made.open:
            assert isinstance(item, Ask)
            assert len(words(item.prompt)) <= 150
            for option in item.options:
                assert len(words(option.label)) <= 80
                assert option.detail is None or len(words(option.detail)) <= 100
                texts.update(said(option.label), said(option.detail))
    assert {f"{name}.does" for name in NAMES} <= {text.id for text in texts}
    assert not [text.id for text in texts if not words.has(text.id)]
    assert all(len(words(f"{name}.does")) <= 100 for name in NAMES)


def test_the_glossary_has_every_card_with_its_cost_defence_and_dice():
    topics = ("characters", "characters-more", "buildings")
    text = "\n".join(WORDS(f"rules.{topic}") for topic in topics)
    for card in CARDS:
        found = re.search(rf"\*\*{WORDS(card.id)}\*\* \((\d+) · (\d+) · (\w+)\)", text)
        assert found, card.id
        assert found.groups() == (str(card.cost), str(card.defence), str(card.dice or "passive"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_that_may_be_taken_is_offered_with_what_it_costs(locale):
    """In a menu of all that the draw pile holds, as in one of the hand."""
    v = words_for(locale, "roma", WORDS.names)
    found = play(rich(sides=({3: "haruspex"}, {}), pile=["legat", "nero", "nero"]), "activate-3")
    (ask,) = [item for item in found.open if item.seat == 0]
    labels = [v(option.label).translate({0x2068: None, 0x2069: None}) for option in ask.options]
    assert [re.findall(r"\d+", label) for label in labels] == [["5"], ["8", "2"]]
