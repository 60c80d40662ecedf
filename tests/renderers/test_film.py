"""Films: each change a frame, every pixel as in the picture, small enough for Discord."""

import io

import pytest
from PIL import Image, ImageChops

from engine import GAMES as RULES
from engine import Rng, Table, random_answer
from renderers import GAMES, alt, animate, film, render, words_for
from tests.renderers.sights import PLAIN


def views(game: str, seed: int = 3) -> list:
    """Return what a spectator sees of a random game, whenever it changes."""
    table, rng = Table.new(RULES[game], seed, RULES[game].seats[0]), Rng(seed)
    seen = [table.seen(None).view]
    while table.questions:
        asked = rng.pick(table.questions)
        table.answer(asked.item.seat, asked.id, random_answer(asked.item, rng))
        if table.seen(None).view != seen[-1]:
            seen.append(table.seen(None).view)
    return seen


def frames(data: bytes) -> list[tuple[Image.Image, int]]:
    """Return the frames of a file as they are shown, each with its milliseconds."""
    image, found = Image.open(io.BytesIO(data)), []
    for number in range(image.n_frames):
        image.seek(number)
        found.append((image.convert("RGB"), image.info["duration"]))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_change_is_a_frame_with_every_pixel(game):
    seen, words = views(game)[:20], words_for("en", game, PLAIN)
    pictures = [render(view, words).data for view in seen]
    expected = [Image.open(io.BytesIO(data)).convert("RGB") for data in pictures]
    distinct = [now for before, now in zip([None, *expected], expected, strict=False) if now != before]
    made = animate(seen, words)
    shown = frames(made.data)
    assert made.kind == "gif"
    assert len(shown) == len(distinct)
    for (frame, _), picture in zip(shown, distinct, strict=True):
        assert ImageChops.difference(frame, picture).getbbox() is None


@pytest.mark.parametrize("game", GAMES)
def test_pictures_leave_a_colour_for_what_has_not_changed(game):
    words = words_for("en", game, PLAIN)
    for view in views(game)[:20]:
        assert Image.open(io.BytesIO(render(view, words).data)).getextrema()[1] < film.CLEAR


@pytest.mark.parametrize("game", GAMES)
def test_a_film_has_time_to_be_read_and_says_how_it_ends(game):
    seen, words = views(game)[-8:], words_for("en", game, PLAIN)
    made = animate(seen, words)
    times = [time for _, time in frames(made.data)]
    assert all(1000 <= time <= 2000 for time in times[:-1])
    assert times[-1] == 5000
    assert made.alt == alt(seen[-1], words)
    assert Image.open(io.BytesIO(made.data)).info["loop"] == 0, "it goes on for ever"


def test_one_view_is_a_film_too():
    game = next(iter(GAMES))
    assert len(frames(animate(views(game)[:1], words_for("en", game, PLAIN)).data)) == 1


def test_no_view_is_no_film():
    with pytest.raises(ValueError, match="a film needs a picture"):
        film.gif([], 1)


def test_a_part_of_very_many_is_spread_evenly():
    assert film.thinned(range(10), 10) == range(10)
    assert film.thinned(range(100), 12) == [0, 9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99]
    assert film.thinned(range(7), 2) == [0, 6]


def test_a_film_that_gets_too_big_has_fewer_frames(monkeypatch):
    game = next(iter(GAMES))
    seen, words = views(game), words_for("en", game, PLAIN)
    size = len(animate(seen, words).data)
    monkeypatch.setattr("renderers.MOST_BYTES", size - 1)
    made = animate(seen, words)
    assert len(made.data) < size
    shown = frames(made.data)
    assert len(shown) <= len(seen) // 2
    last = Image.open(io.BytesIO(render(seen[-1], words).data)).convert("RGB")
    assert ImageChops.difference(shown[-1][0], last).getbbox() is None, "the end is always there"


def test_very_long_games_stay_below_the_limit(monkeypatch):
    longest = max(GAMES, key=lambda game: len(views(game)))
    seen = views(longest)
    monkeypatch.setattr("renderers.MOST_FRAMES", 60)
    made = animate(seen, words_for("en", longest, PLAIN))
    assert len(frames(made.data)) <= 60
    assert len(made.data) < film.MOST_BYTES
