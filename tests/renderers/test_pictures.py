"""Pictures: of views alone, the same for the same view, nothing cut or spilt."""

import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from engine.where_art_thou_romeo import position
from renderers import GAMES, LOCALES, LOOKS, inks, letters, png, render, theme, words_for
from renderers.kinds import ALT_LIMIT, length
from renderers.where_art_thou_romeo import art, table
from tests.renderers.sights import HARD, PLAIN, UNSEEN, seats_of, sights

ROMEO = "where_art_thou_romeo"


def opened(data: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(data))
    image.load()
    return image


@pytest.mark.parametrize(("game", "scene"), sights())
def test_pictures_are_palette_pngs_of_one_size(game, scene) -> None:
    picture = render(scene.view, words_for("en", game, PLAIN[: seats_of(scene.view)]))
    image = opened(picture.data)
    assert (picture.kind, image.format, image.mode, image.size) == ("png", "PNG", "P", theme.SIZE)
    assert len(picture.data) < 100_000


@pytest.mark.parametrize(("game", "scene"), sights())
@pytest.mark.parametrize("names", [PLAIN, HARD, UNSEEN, ()])
def test_alternative_texts_say_something_and_fit(game, scene, names) -> None:
    alt = render(scene.view, words_for("en", game, names[: seats_of(scene.view)])).alt
    assert 20 < length(alt) <= ALT_LIMIT
    assert "\n" not in alt
    assert alt == alt.strip()


def test_a_spectators_picture_cannot_tell_the_secrets() -> None:
    pictures = set()
    for romeo, other in (("romeo", "mercutio"), ("count-paris", "benvolio"), ("count-paris", "mercutio")):
        seated = position(seats=3, cards={1: romeo, 2: other}, up={1: romeo}, placed={1: romeo, 2: other})
        swapped = position(seats=3, cards={1: other, 2: romeo}, placed={1: other, 2: romeo})
        for made in (seated, swapped):
            table._ground.cache_clear()
            pictures.add(render(made.seen(None).view, words_for("en", ROMEO, PLAIN[:3])))
    assert len(pictures) == 1


def test_a_card_in_the_hand_is_not_the_table() -> None:
    made = position(seats=3, cards={1: "romeo", 2: "mercutio"})
    words = words_for("en", ROMEO, PLAIN[:3])
    alts = {render(made.seen(seat).view, words).alt for seat in (None, 0, 1, 2)}
    assert len(alts) == 4
    assert "Romeo / Count Paris" in render(made.seen(1).view, words).alt
    assert "You are Juliet" in render(made.seen(0).view, words).alt


def test_many_threads_draw_what_one_draws() -> None:
    jobs = [(scene.view, words_for("en", game, HARD[: seats_of(scene.view)])) for game, scene in sights()[::4]]
    alone = [render(*job) for job in jobs]
    for cache in (letters.runs, letters.width, letters.fitted, table._ground, art.sky, art.past, art.card_face):
        cache.cache_clear()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda job: render(*job), jobs)) == alone


@pytest.mark.parametrize(("game", "scene"), sights())
@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_ours_is_cut(game, scene, locale, cut: list[str]) -> None:
    GAMES[game].paint(scene.view, words_for(locale, game, PLAIN[: seats_of(scene.view)]))
    assert cut == []


@pytest.mark.parametrize("names", [HARD, UNSEEN, ()])
def test_hard_names_stay_in_their_places(names) -> None:
    for game, scene in sights():
        if game == ROMEO and scene.view.seat is None:
            seats = scene.view.seats
            plain = GAMES[ROMEO].paint(scene.view, words_for("en", ROMEO, PLAIN[:seats])).image
            hard = GAMES[ROMEO].paint(scene.view, words_for("en", ROMEO, names[:seats])).image
            boxes = GAMES[ROMEO].layout(scene.view)
            changed = ImageChops.difference(plain, hard)
            assert changed.getbbox()
            for key, box in boxes.items():
                if key in ("turn", "sheet") or key.startswith("plate"):
                    changed.paste((0, 0, 0), (box.x, box.y, box.right, box.bottom))
            assert changed.getbbox() is None, scene.name


def test_who_has_placed_is_told_by_shape() -> None:
    """Three states of a card differ where its colours are taken away."""
    view = (
        position(seats=4, cards={1: "romeo", 2: "mercutio", 3: "nurse"}, placed={1: "romeo", 2: "mercutio"})
        .seen(None)
        .view
    )
    view = replace(view, automatic=(2,))
    grey = GAMES[ROMEO].paint(view, words_for("en", ROMEO, PLAIN[:4])).image.convert("L")
    boxes = GAMES[ROMEO].layout(view)
    cards = []
    for seat in (1, 2, 3):
        box = boxes[f"card {seat}"]
        cards.append(grey.crop((box.x, box.y, box.right, box.bottom - table.TUCK)))
    for a, b in ((0, 1), (0, 2), (1, 2)):
        difference = ImageChops.difference(cards[a], cards[b]).point(lambda value: 255 * (value > 60))
        assert sum(difference.histogram()[255:]) > 500


def test_the_palette_holds_every_flat_colour() -> None:
    (view,) = {scene.view for game, scene in sights() if (game, scene.name) == (ROMEO, "5p-over-first")}
    canvas = GAMES[ROMEO].paint(view, words_for("en", ROMEO, PLAIN[:5]))
    common = [colour for count, colour in canvas.image.getcolors(1 << 20) if count > 1500]
    shown = {colour for _, colour in opened(GAMES[ROMEO].encode(canvas)).convert("RGB").getcolors(256)}
    assert len(common) > 8
    assert not [colour for colour in common if colour not in shown]


@pytest.mark.parametrize("look", LOOKS)
def test_a_png_has_the_pixels_of_the_palette(look) -> None:
    palette = inks.palette((0, 0, 0), [((0, 0, 0), (255, 255, 255)), ((200, 0, 0), (0, 0, 0))], 0)
    image = Image.new("RGB", (33, 7), (0, 0, 0))
    image.paste((255, 255, 255), (3, 1, 30, 6))
    made = opened(png.encode(image, palette, look)).convert("RGB")
    assert ImageChops.difference(made, image).getbbox() is None


def test_the_card_placed_last_is_marked() -> None:
    made = position(seats=4, cards={1: "romeo", 2: "mercutio", 3: "nurse"}, placed={1: "romeo", 2: "mercutio"})
    view, words = made.seen(None).view, words_for("en", ROMEO, PLAIN[:4])
    pictures = [GAMES[ROMEO].paint(replace(view, latest=seat), words).image for seat in (1, 2)]
    changed = ImageChops.difference(*pictures)
    for seat in range(4):
        box = GAMES[ROMEO].layout(view)[f"card {seat}"]
        assert bool(changed.crop((box.x - 6, box.y - 6, box.right + 6, box.bottom)).getbbox()) is (seat in (1, 2))
