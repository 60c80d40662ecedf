"""Spanish and Polish: plurals, lists, names in sentences, letters in every face, room in every picture."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from engine import GAMES as RULES
from engine import Msg, Table, Who, msg
from engine.capulets_montagues import CARD_NAMES
from engine.roma import CARDS
from engine.romeo_i_julia import CARDS as CARDS_OF_ACTION
from engine.romeo_i_julia import LOCATIONS, VILLAINS, position
from engine.where_art_thou_romeo import CARDS as CARDS_OF_ROLES
from engine.where_art_thou_romeo import position as stage
from renderers import GAMES, LOCALES, Words, illustration, letters, render, theme, words_for
from renderers.canvas import LEADING
from renderers.gallery import PEOPLE
from renderers.roma import glossary, hand, reading
from renderers.roma.telling import short
from renderers.samples import samples
from renderers.scenes import Scene
from renderers.words import TEXTS, first_sound
from tests.renderers.sights import PLAIN

FILES = sorted(TEXTS.glob("*/*.ftl"), key=str)


def polish(text: str, game: str | None = None, **args) -> str:
    return words_for("pl", game, PLAIN)(text, **args)


@pytest.mark.parametrize(
    ("number", "card", "sestertius", "point"),
    [
        (1, "1 kartę", "1 sesterc", "1 punkt"),
        (2, "2 karty", "2 sesterce", "2 punkty"),
        (5, "5 kart", "5 sesterców", "5 punktów"),
        (12, "12 kart", "12 sesterców", "12 punktów"),
        (22, "22 karty", "22 sesterce", "22 punkty"),
        (112, "112 kart", "112 sesterców", "112 punktów"),
    ],
)
def test_polish_counts_in_three_forms(number: int, card: str, sestertius: str, point: str) -> None:
    assert polish("event.drawn", "roma", who=Who(0), cards=number, die=3) == f"Anna dobiera {card} za kość 3."
    said = polish("event.money", "roma", who=Who(0), money=number, dice=(1, 2))
    assert said == f"Anna bierze {sestertius} za kości: 1 i 2."
    assert polish("event.exchanged", "romeo_i_julia", who=Who(1), cards=number) == f"Ben wymienia {card}."
    assert polish("turn.over", "where_art_thou_romeo", who=Who(0), points=number) == f"Wygrywa Anna, {point}."


@pytest.mark.parametrize(
    ("number", "wins", "games", "points", "tables"),
    [
        (1, "1 zwycięstwo", "1 gra", "1 punkt", "Jeden stół czeka"),
        (2, "2 zwycięstwa", "2 gry", "2 punkty", "2 stoły czekają"),
        (5, "5 zwycięstw", "5 gier", "5 punktów", "5 stołów czeka"),
        (22, "22 zwycięstwa", "22 gry", "22 punkty", "22 stoły czekają"),
    ],
)
def test_the_bot_counts_in_polish_too(number: int, wins: str, games: str, points: str, tables: str) -> None:
    assert polish("result.line", rank=1, who=Who(0), points=number) == f"**1.** Anna: {points}"
    board = polish("board.line", rank=2, who=Who(1), wins=number, games=number, computers=0, rating="1000")
    assert board == f"**2.** Ben · {wins} · {games} · 1000"
    mixed = polish("board.line", rank=2, who=Who(1), wins=number, games=number, computers=number, rating="1000")
    assert mixed == f"**2.** Ben · {wins} · {games} ({number} z komputerami) · 1000"
    assert polish("diagnose.overdue", count=number).startswith(f"- {tables} ")


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", ("−1 point", "−2 points")), ("es", ("−1 punto", "−2 puntos")), ("pl", ("−1 punkt", "−2 punkty"))],
)
def test_points_below_zero_keep_their_sign(locale: str, said: tuple[str, str]) -> None:
    words = words_for(locale, None, PLAIN)
    for points, text in zip((-1, -2), said, strict=True):
        assert words("result.line", rank=1, who=Who(0), points=points) == f"**1.** Anna: {text}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_number_that_chooses_a_form_is_put_into_it(path: Path) -> None:
    """Minus one is "one", too."""
    assert not re.findall(r"\[(?:one|few|many|other)\].*\b\d", path.read_text("utf-8"))


@pytest.mark.parametrize(("number", "said"), [(1, "1 sestercio"), (2, "2 sestercios"), (22, "22 sestercios")])
def test_spanish_counts_in_two_forms(number: int, said: str) -> None:
    words = words_for("es", "roma", PLAIN)
    assert words("event.money", who=Who(0), money=number, dice=(4,)) == f"Anna toma {said} con 4."


class _Selectors(Visitor):
    """Collects the numbers that choose a form, and which forms there are."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append({v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants})
        self.generic_visit(node)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_choice_by_number_has_the_forms_of_its_language(path: Path) -> None:
    """What is the same for all but one may stay under "other", in Polish too: "z 2 kart", "z 5 kart"."""
    allowed = [{"one", "other"}, *([{"one", "few", "many"}] if path.parent.name == "pl" else [])]
    for entry in parse(path.read_text("utf-8")).body:
        selectors = _Selectors()
        selectors.visit(entry)
        for forms in selectors.found:
            plural = forms & {"zero", "one", "two", "few", "many"}
            assert not plural or plural | forms & {"other"} in allowed, f"{entry.id.name}: {sorted(forms)}"


@pytest.mark.parametrize("locale", LOCALES)
def test_lists_are_joined_as_each_language_joins_them(locale: str) -> None:
    said = {"en": "A, B and C", "es": "A, B y C", "pl": "A, B i C"}[locale]
    assert words_for(locale).listed(("A", "B", "C")) == said


@pytest.mark.parametrize(
    ("last", "said"),
    [("Inés", "Ana e Inés"), ("Hipólita", "Ana e Hipólita"), ("Iago", "Ana y Iago"), ("Yolanda", "Ana y Yolanda")],
)
def test_spanish_says_e_before_the_sound_of_i(last: str, said: str) -> None:
    assert words_for("es", None, ("Ana", last))("signed", sign="●", who=(Who(0), Who(1))) == f"● {said}"


def test_the_first_sound_is_that_of_the_first_letter() -> None:
    assert [first_sound(text) for text in ("**Inés**", "Yves", "hielo", "3", "", "王")] == ["i", "i", *["other"] * 4]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_titles_of_games_are_names_and_the_same_everywhere(locale: str) -> None:
    for game in GAMES:
        assert words_for(locale, game)("title") == words_for("en", game)("title")


@pytest.mark.parametrize("face", [letters.DISPLAY, letters.SERIF, letters.SANS])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_face_of_the_pictures_has_the_letters_of_every_language(locale: str, face: str) -> None:
    """Signs of the texts are not in pictures; letters, figures and quotation marks all may be."""
    said = "".join(path.read_text("utf-8") for path in FILES if path.parent.name == locale)
    wanted = {char for char in said if char.isalnum() or char in ".,:;!?¡¿“”„«»’…–—−×·±+()/"}
    missing = {char for char in wanted for run in [letters.runs(char, face)] if [part.font for part in run] != [face]}
    assert not missing


@pytest.mark.parametrize("locale", LOCALES)
def test_the_names_of_all_fate_cards_fit_on_them(locale: str) -> None:
    words = words_for(locale, "capulets_montagues")
    assert len({words(name) for name in CARD_NAMES}) == 60
    assert not [said for name in CARD_NAMES if not letters.fits(said := words(name), letters.SANS, 24, 144, 2)]


SHOWN = [*((grid, hand.FIELD) for grid in reading.GRIDS[:-1]), (glossary.GRID, glossary.FIELD)]


@pytest.mark.parametrize(("grid", "field"), SHOWN)
@pytest.mark.parametrize("locale", LOCALES)
def test_what_every_card_of_roma_does_fits_beside_it(locale: str, grid, field) -> None:
    boxes, words = reading.layout(field, 1, grid), words_for(locale, "roma")
    text = boxes["text 0"]
    rows = max(1, text.h // round(theme.SMALLEST * LEADING))
    for card in CARDS:
        assert letters.fits(words(f"{card.id}.does"), letters.SANS, theme.SMALLEST, text.w, rows), card.id
        name = words("pic-several", card=short(card.id, words), count=2)
        assert letters.width(name, letters.SANS, theme.SMALLEST) <= boxes["name 0"].w, card.id


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_options_of_a_table_are_said_and_short(locale: str, game: str) -> None:
    words = words_for(locale, game)
    for spec in RULES[game].options:
        for value in spec.choices:
            said = words(msg(f"option.{spec.id}.value", value=value))
            assert 0 < len(f"{words(Msg(f'option.{spec.id}'))}: {said}") <= 80
    for text in RULES[game].seat_options:
        assert 0 < len(words(f"seat.{text.id}")) <= 45, "Discord's limit for the label of a box"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_cut_in_the_pictures_beside_the_rules(locale: str, game: str, cut: list[str]) -> None:
    for topic in GAMES[game].TOPICS:
        if (view := illustration(game, topic)) is not None:
            render(view, words_for(locale, game, PEOPLE[: getattr(view, "seats", 0)]))
            assert not cut, topic


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("locale", LOCALES)
def test_every_location_and_villain_fits_on_its_card(locale: str, seats: int, cut: list[str]) -> None:
    """Before stones are placed they lie beside the name, which has least room then."""
    words = words_for(locale, "romeo_i_julia", PLAIN[:seats])
    fronts = tuple(LOCATIONS)
    for first in range(0, len(fronts), seats):
        at = dict(enumerate((fronts * 2)[first : first + seats]))
        _drawn(position(seats=seats, phase="decide", at=at), words)
    for villain in VILLAINS:
        others = [other for other in VILLAINS if other != villain]
        at = {0: villain, **dict(enumerate(fronts[: seats - 1], 1))}
        done = {0: fronts[seats : seats + {2: 6, 3: 4, 4: 3}[seats]]}
        _drawn(position(seats=seats, phase="decide", at=at, villains=[villain, *others][:seats], completed=done), words)
    assert not cut


@pytest.mark.parametrize("locale", LOCALES)
def test_every_action_card_is_named_on_its_face(locale: str, cut: list[str]) -> None:
    words = words_for(locale, "romeo_i_julia", PLAIN[:2])
    kinds = list(CARDS_OF_ACTION)
    for first in range(0, len(kinds), 5):
        held = tuple((kinds * 2)[first : first + 5])
        _drawn(position(seats=2, phase="decide", hands={0: held}), words)
    assert not cut


@pytest.mark.parametrize("locale", LOCALES)
def test_every_role_is_said_whole_on_its_card(locale: str, cut: list[str]) -> None:
    words = words_for(locale, "where_art_thou_romeo", PLAIN[:5])
    for side in (0, 1):
        cards = {seat: card[side] for seat, card in enumerate(CARDS_OF_ROLES, 1)}
        for placed in ({}, cards):
            table = stage(seats=5, cards=cards, placed=placed)
            for seat in range(5):
                render(table.seen(seat).view, words)
    assert not cut


def _drawn(table: Table, words: Words) -> None:
    for seat in (None, 0):
        render(table.seen(seat).view, words)


@pytest.mark.parametrize("scene", samples(), ids=lambda scene: scene.name)
@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_cut_in_leaderboards_and_profiles(locale: str, scene: Scene, cut: list[str]) -> None:
    for game in GAMES:
        render(scene.view, words_for(locale, game, PEOPLE))
    assert not cut
