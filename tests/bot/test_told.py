"""What Discord shows of the commands: said in every language, within Discord's limits, sent when it changes."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.app import Starcrossed
from bot.commands.told import Interpreter
from bot.config import Settings
from engine import GAMES
from renderers import LOCALES, fingerprint, words, words_for
from tests.bot.harness import playing

DISCORDS = {"es": ("es-ES", "es-419"), "pl": ("pl",)}
"""Under which names Discord asks for a language."""


@pytest.fixture
async def payload(tmp_path) -> list[dict[str, Any]]:
    """The commands as they are sent to Discord."""
    bot = Starcrossed(Settings.model_validate({"STARCROSSED_DATA": tmp_path}))
    await bot.close()
    return [await command.get_translated_payload(bot.tree, Interpreter()) for command in bot.tree.get_commands()]


def parts(commands: list[dict[str, Any]], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """List commands, their groups' and their options, each with where it is."""
    for part in commands:
        here = f"{path} {part['name']}".strip()
        yield here, part
        yield from parts(part.get("options", []), here)


async def test_names_are_short_english_ids_and_the_same_everywhere(payload) -> None:
    for where, part in parts(payload):
        assert re.fullmatch(r"[a-z_]{2,32}", part["name"]), where
        assert not part.get("name_localizations"), where


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale in DISCORDS])
async def test_descriptions_are_said_in_every_language(payload, locale: str) -> None:
    for where, part in parts(payload):
        assert 1 <= len(part["description"]) <= 100, where
        for name in DISCORDS[locale]:
            said = part["description_localizations"].get(name)
            assert said, f"{where} has no description in {name}: use told() and give it a text in every bot.ftl"
            assert 1 <= len(said) <= 100, f"{where} in {name}: {said}"


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale in DISCORDS])
async def test_choices_have_names_in_every_language(payload, locale: str) -> None:
    for where, part in parts(payload):
        for choice in part.get("choices", []):
            for name in () if choice["value"] in GAMES else DISCORDS[locale]:
                assert 1 <= len(choice["name_localizations"].get(name, "")) <= 100, f"{where}: {choice['name']}"


def longest(part: dict[str, Any], field: str) -> int:
    """Return the characters of a field in the language where they are most, as Discord counts them."""
    return max(map(len, [str(part.get(field, "")), *part.get(f"{field}_localizations", {}).values()]))


async def test_no_command_is_larger_than_discord_takes(payload) -> None:
    for command in payload:
        size = 0
        for _, part in parts([command]):
            size += longest(part, "name") + longest(part, "description")
            size += sum(longest(choice, "name") + len(str(choice["value"])) for choice in part.get("choices", []))
        assert size <= 8000, command["name"]


async def test_english_is_what_is_shown_in_all_other_languages(payload) -> None:
    for where, part in parts(payload):
        assert not {"en-US", "en-GB", "fr", "de"} & part.get("description_localizations", {}).keys(), where


async def test_commands_are_sent_anew_when_a_text_has_changed(tmp_path, monkeypatch) -> None:
    async with playing(tmp_path, "Ann") as world:
        sent = [request for request in world.env.http_requests if request.path.endswith("/commands")]
        assert len(sent) == 1
        world.env.http_requests.clear()
        await world.restart()
        assert not [request for request in world.env.http_requests if request.path.endswith("/commands")]
        monkeypatch.setattr("bot.sync.fingerprint", lambda: "another")
        await world.restart()
        assert [request for request in world.env.http_requests if request.path.endswith("/commands")]


def test_the_fingerprint_of_texts_changes_with_any_of_them(tmp_path, monkeypatch) -> None:
    (tmp_path / "en").mkdir()
    monkeypatch.setattr(words, "TEXTS", tmp_path)
    seen = {fingerprint()}
    for name, text in (("bot.ftl", "a = b"), ("bot.ftl", "a = c"), ("common.ftl", "a = c")):
        (tmp_path / "en" / name).write_text(text)
        seen.add(fingerprint())
    assert len(seen) == 4


def test_a_language_is_read_only_when_somebody_reads_in_it() -> None:
    for memory in (words._said, words._bundle, words._resource):
        memory.cache_clear()
    for locale in reversed(LOCALES):
        assert words_for(locale)("list-and", a="A", b="B", sound="other")
        assert words._bundle.cache_info().currsize == 1, f"{locale} needs no other language"
        words._bundle.cache_clear()
