"""The text files: every id that is used is there, none is idle, labels keep Discord's limits, languages agree."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot.permissions import FOR_THREADS, NEEDED
from engine import GAMES as RULES
from engine import Ask, Event, Msg
from renderers import GAMES, LOCALES, rules, words_for
from renderers.scenes import played
from renderers.words import TEXTS
from tests.renderers.sights import PLAIN

LABEL, DETAIL, SHORT = 80, 100, 25
ROOT = Path(__file__).parents[2]
OTHERS = [locale for locale in LOCALES if locale != "en"]
PERMISSIONS = {f"permission-{name.replace('_', '-')}" for name in (*NEEDED, *FOR_THREADS)}
"""Named by Discord's own words."""

HELPING = {"sound", "count"}
"""Arguments that only inflect; a language may do without."""


@cache
def emitted(game: str) -> tuple[frozenset[Msg], frozenset[Msg], frozenset[Msg]]:
    """Return the texts that random games say: sentences, labels and details of options."""
    said: set[Msg] = set()
    labels: set[Msg] = set()
    details: set[Msg] = set()
    for seats in RULES[game].seats:
        for seed in range(6):
            for table in played(game, seats, seed):
                events: tuple[Event, ...] = table.seen(None).events
                said |= {event.msg for event in events} | {item.prompt for item in table.open}
                for item in table.open:
                    if isinstance(item, Ask):
                        labels |= {option.label for option in item.options}
                        details |= {option.detail for option in item.options if option.detail}
                if table.result:
                    said.add(table.result.reason)
    return frozenset(said), frozenset(labels), frozenset(details)


def ids(text: object) -> Iterator[str]:
    """List the ids in a text and its arguments."""
    if isinstance(text, Msg):
        yield text.id
        for _, value in text.args:
            yield from ids(value)
    elif type(text) is tuple:
        for part in text:
            yield from ids(part)


class _Used(Visitor):
    """Collects variables and references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def messages(path: Path) -> dict[str, _Used]:
    """Read a file; raise where a part of it is not Fluent."""
    found: dict[str, _Used] = {}
    for entry in parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
            found[entry.id.name] = _Used()
            found[entry.id.name].visit(entry)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_a_game_says_exists(game: str, locale: str) -> None:
    words = words_for(locale, game, PLAIN)
    for group in emitted(game):
        assert not {name for text in group for name in ids(text) if not words.has(name)}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_labels_and_details_keep_their_limits(game: str, locale: str) -> None:
    words = words_for(locale, game, PLAIN)
    _, labels, details = emitted(game)
    assert not [said for label in labels if len(said := words(label)) > LABEL]
    assert not [said for detail in details if len(said := words(detail)) > DETAIL]


@pytest.mark.parametrize("locale", LOCALES)
def test_no_punctuation_follows_the_title_of_a_game_which_may_have_its_own(locale: str) -> None:
    """*Where Art Thou Romeo?* ends in a question mark: "Romeo?: Goal" and "in Romeo?." look like mistakes."""
    title = re.compile(r"\{ \$game \}(\*\*|\]\(\{ \$link \}\))?[.:,;!?]|\{ title \}(\*\*)?[.:,;!?]")
    for name in ("bot", "common", "where_art_thou_romeo"):
        lines = (TEXTS / locale / f"{name}.ftl").read_text("utf-8").splitlines()
        assert not [line for line in lines if title.search(line)]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_buttons_of_the_bot_are_short(locale: str) -> None:
    words = words_for(locale)
    buttons = [
        text for text in messages(TEXTS / "en" / "bot.ftl") if text.startswith(("button-", "page-back", "page-on"))
    ]
    assert len(buttons) > 20
    assert not [said for text in buttons if not 0 < len(said := words(text)) <= SHORT or said.endswith(".")]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_labels_of_where_art_thou_romeo_are_short(locale: str) -> None:
    words = words_for(locale, "where_art_thou_romeo", PLAIN)
    _, labels, _ = emitted("where_art_thou_romeo")
    assert not [said for label in labels if len(said := words(label)) > SHORT]


def used_in_code() -> re.Pattern[str]:
    """Return what matches every id the code may mean: its literals, with anything in the gaps of formatted ones."""
    literals: set[str] = set()
    for folder in ("engine", "renderers", "bot"):
        for path in (ROOT / folder).rglob("*.py"):
            literals |= set(re.findall(r"""["']([a-z{][\w.{}\[\]() -]*)["']""", path.read_text("utf-8")))
    dashed = {re.sub(r"\{.*?\}", "{}", literal.replace(".", "-")) for literal in literals}
    telling = [literal for literal in dashed if re.search("[a-z]{2}", literal)]
    return re.compile("|".join(re.escape(literal).replace(r"\{\}", ".+") for literal in telling))


@pytest.mark.parametrize("name", ["common", "bot", *GAMES])
def test_no_text_is_idle(name: str) -> None:
    found = messages(TEXTS / "en" / f"{name}.ftl")
    known = {reference for message in found.values() for reference in message.references}
    if name in GAMES:
        known |= {text.replace(".", "-") for group in emitted(name) for said in group for text in ids(said)}
    used = used_in_code()
    assert not [text for text in found.keys() - known - PERMISSIONS if not used.fullmatch(text)]


@pytest.mark.parametrize("name", ["common", "bot", *GAMES])
@pytest.mark.parametrize("locale", OTHERS)
def test_languages_have_the_same_texts_with_the_same_arguments(locale: str, name: str) -> None:
    english, other = messages(TEXTS / "en" / f"{name}.ftl"), messages(TEXTS / locale / f"{name}.ftl")
    where = f"renderers/texts/{locale}/{name}.ftl"
    missing, extra = sorted(english.keys() - other.keys()), sorted(other.keys() - english.keys())
    assert not missing, f"say these in {where} too, with the words of docs/STYLE.md: {', '.join(missing)}"
    assert not extra, f"English has these no more, so take them out of {where}: {', '.join(extra)}"
    for text in english:
        taken = english[text].variables ^ other[text].variables
        assert not taken - HELPING, f"{text} in {where} has to say the same as English: look at {', '.join(taken)}"


@pytest.mark.parametrize("name", ["common", "bot", *GAMES])
@pytest.mark.parametrize("locale", OTHERS)
def test_no_sentence_is_left_in_english(locale: str, name: str) -> None:
    def said(where: str) -> dict[str, str]:
        entries = parse((TEXTS / where / f"{name}.ftl").read_text("utf-8")).body
        return {entry.id.name: _letters(entry) for entry in entries if isinstance(entry, ast.Message)}

    english, other = said("en"), said(locale)
    same = [text for text, words in english.items() if len(words.split()) > 2 and other[text] == words]
    assert not [text for text in same if text not in ("title", "command-game")]


def _letters(entry: ast.Message) -> str:
    """Return the words of a message without what is put in."""
    collected: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            collected.append(node.value)

    Texts().visit(entry)
    return " ".join(re.findall(r"[^\W\d_]{2,}", " ".join(collected)))


def test_every_text_the_bot_names_exists() -> None:
    known = {text for name in ("common", "bot", *GAMES) for text in messages(TEXTS / "en" / f"{name}.ftl")}
    said = re.compile(r"""\b(?:v|words|said|say|label|told|tell|msg|Msg)\(\s*"([a-z][a-z0-9.-]+)\"""")
    for path in [*(ROOT / "bot").glob("*.py"), *(ROOT / "bot" / "commands").glob("*.py")]:
        for text in said.findall(path.read_text("utf-8")):
            assert text.replace(".", "-") in known, f"{path.name} says {text}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", LOCALES)
def test_rules_have_topics_that_fit_into_a_message(game: str, locale: str) -> None:
    topics = rules(game, words_for(locale))
    assert len({topic.id for topic in topics}) == len(topics) >= 5
    for topic in topics:
        assert 0 < len(topic.title) <= LABEL
        assert 40 < len(topic.text) <= 2000
        assert "{" not in topic.text


def test_the_rules_of_where_art_thou_romeo_cover_what_a_player_needs() -> None:
    topics = {topic.id: topic.text for topic in rules("where_art_thou_romeo", words_for("en"))}
    assert list(topics) == ["goal", "turn", "roles", "lobby", "scoring", "clock", "end"]
    assert len(topics["turn"].splitlines()) == 3
    for role in (
        "Juliet",
        "Romeo",
        "Count Paris",
        "Mercutio",
        "Benvolio",
        "Nurse",
        "Tybalt",
        "Friar Laurence",
        "Prince Escalus",
    ):
        assert role in topics["roles"]
