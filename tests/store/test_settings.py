"""Settings: read, checked all at once, and in step with .env.example."""

import logging
import os
import re
from pathlib import Path

import pytest

from bot.config import PREFIX, Settings, SettingsError, load_settings

EXAMPLE = Path(__file__).parents[2] / ".env.example"
TOKEN = "MTIz.GeHeIm.geheim-geheim_geheim"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch, tmp_path):
    """Take every setting out of the environment, and work where there is no .env."""
    for name in list(os.environ):
        if name.startswith((PREFIX, "DISCORD_")) or name == "DATABASE_URL":
            monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def env_file(tmp_path):
    """Write a .env."""

    def write(*lines: str) -> Path:
        (tmp_path / "some.env").write_text("\n".join(lines) + "\n", "utf-8")
        return tmp_path / "some.env"

    return write


def mistakes(env_file=None) -> dict[str, str]:
    """Return what is wrong, by variable."""
    with pytest.raises(SettingsError) as refused:
        load_settings(env_file)
    assert str(refused.value) == "\n".join(f"{variable}: {text}" for variable, text in refused.value.mistakes)
    assert len(dict(refused.value.mistakes)) == len(refused.value.mistakes)
    return dict(refused.value.mistakes)


def test_everything_has_a_safe_default():
    settings = load_settings()
    assert settings.token is None
    assert str(settings.database_url) == "sqlite+aiosqlite:///data/starcrossed.db"
    assert (settings.data, settings.log_level, settings.locale) == (Path("data"), "INFO", "en")
    assert (settings.dev_guild, settings.render_workers, settings.health_file) == (None, 2, None)


def test_the_environment_comes_before_the_file(env_file, monkeypatch):
    file = env_file("STARCROSSED_LOG_LEVEL=debug", "STARCROSSED_RENDER_WORKERS=3", f"DISCORD_TOKEN={TOKEN}")
    monkeypatch.setenv("STARCROSSED_LOG_LEVEL", "Warning")
    settings = load_settings(file)
    assert (settings.log_level, settings.render_workers) == ("WARNING", 3)
    assert settings.token.get_secret_value() == TOKEN


def test_a_file_beside_the_bot_is_found(tmp_path):
    (tmp_path / ".env").write_text("STARCROSSED_DATA=elsewhere\nSTARCROSSED_DEV_GUILD=123456789012345678\n")
    settings = load_settings()
    assert str(settings.database_url) == "sqlite+aiosqlite:///elsewhere/starcrossed.db"
    assert settings.dev_guild == 123456789012345678


def test_an_empty_value_is_none(env_file, monkeypatch):
    monkeypatch.setenv("STARCROSSED_LOG_LEVEL", "")
    assert load_settings(env_file(*(f"{name}=" for name in Settings.names()))) == load_settings()


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:///a/b.db", "sqlite+aiosqlite:///a/b.db"),
        ("sqlite+aiosqlite:////a/b.db", "sqlite+aiosqlite:////a/b.db"),
        ("postgresql://u:geheim@h/x", "postgresql+asyncpg://u:***@h/x"),
        ("postgres://h/x", "postgresql+asyncpg://h/x"),
        ("postgresql://h/x?sslmode=verify-full", "postgresql+asyncpg://h/x?ssl=verify-full"),
        ("postgresql+asyncpg://u:geheim@h:5432/x?ssl=require", "postgresql+asyncpg://u:***@h:5432/x?ssl=require"),
    ],
)
def test_a_database_address_is_given_its_driver(monkeypatch, given, used):
    monkeypatch.setenv("DATABASE_URL", given)
    assert load_settings().database_url.render_as_string(hide_password=True) == used


def test_all_mistakes_are_said_at_once_each_with_its_remedy(env_file, tmp_path):
    file = env_file(
        "DISCORD_TOKEN=Bot geheim",
        "DATABASE_URL=mysql://u:geheim@h/x",
        f"STARCROSSED_DATA={EXAMPLE}",
        "STARCROSSED_LOG_LEVEL=loud",
        "STARCROSSED_DEV_GUILD=my server",
        "STARCROSSED_LOCALE=xx",
        "STARCROSSED_RENDER_WORKERS=0",
        "STARCROSSED_COMPUTER_WORKERS=none",
        f"STARCROSSED_HEALTH_FILE={tmp_path}/none/health",
    )
    found = mistakes(file)
    assert found.keys() == set(Settings.names())
    for variable, remedy in {
        "DISCORD_TOKEN": "Developer Portal",
        "DATABASE_URL": "write sqlite:///",
        "STARCROSSED_DATA": "name a folder",
        "STARCROSSED_LOG_LEVEL": "use one of DEBUG, INFO, WARNING, ERROR",
        "STARCROSSED_DEV_GUILD": "copy it from",
        "STARCROSSED_LOCALE": "use one of en",
        "STARCROSSED_RENDER_WORKERS": "from 1 to 16",
        "STARCROSSED_COMPUTER_WORKERS": "from 1 to 16",
        "STARCROSSED_HEALTH_FILE": "a folder that exists",
    }.items():
        assert remedy in found[variable]


@pytest.mark.parametrize("workers", ["-1", "17", "2.5", "two", "1e1", "9" * 30, "²"])
def test_a_number_is_whole_and_in_range(monkeypatch, workers):
    monkeypatch.setenv("STARCROSSED_RENDER_WORKERS", workers)
    assert mistakes().keys() == {"STARCROSSED_RENDER_WORKERS"}


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("STARCROSSED_LOGLEVEL", "STARCROSSED_LOG_LEVEL"),
        ("STARCROSSED_WORKERS", "STARCROSSED_RENDER_WORKERS"),
        ("starcrossed_token", "DISCORD_TOKEN"),
        ("STARCROSSED_DATABASE_URL", "DATABASE_URL"),
    ],
)
def test_an_unknown_name_of_ours_is_a_mistake(monkeypatch, env_file, name, meant):
    monkeypatch.setenv(name, "geheim")
    expected = {name.upper(): f"there is no such setting; did you mean {meant}?"}
    assert mistakes() == expected
    monkeypatch.delenv(name)
    assert mistakes(env_file(f"{name}=geheim")) == expected


def test_an_unknown_name_like_no_other_is_answered_with_the_list(monkeypatch):
    monkeypatch.setenv("STARCROSSED_ZZZ", "1")
    assert mistakes()["STARCROSSED_ZZZ"].endswith(", ".join(Settings.names()))


def test_a_slip_in_the_file_is_found_but_other_programs_names_are_not(env_file):
    assert mistakes(env_file("DISCORD_TOKN=geheim", "COMPOSE_PROJECT_NAME=x", "TZ=UTC")) == {
        "DISCORD_TOKN": "there is no such setting; did you mean DISCORD_TOKEN?"
    }


def test_a_line_that_is_none_is_found_by_its_number(env_file, caplog):
    found = mistakes(env_file("# mine", "", "DISCORD_TOKEN: geheim", "STARCROSSED_DATA", "STARCROSSED_LOG_LEVEL=loud"))
    assert found.keys() == {"line 3 of the file", "line 4 of the file", "STARCROSSED_LOG_LEVEL"}
    assert "NAME=value" in found["line 3 of the file"]
    assert caplog.record_tuples == []


def test_a_file_that_cannot_be_read_is_named(tmp_path):
    (tmp_path / "x.env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    assert "UTF-8" in mistakes(tmp_path / "x.env")[str(tmp_path / "x.env")]
    assert "directory" in mistakes(tmp_path)[str(tmp_path)]


def test_a_missing_file_is_no_mistake_unless_it_was_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert load_settings(None) == load_settings()
    with pytest.raises(SettingsError, match=r"none\.env: there is no such file"):
        load_settings(tmp_path / "none.env")


def test_secrets_are_never_shown(monkeypatch):
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_URL", "postgresql://u:geheim@h/x")
    settings = load_settings()
    for text in (
        repr(settings),
        str(settings),
        repr(settings.database_url),
        logging.Formatter().format(_record(settings)),
    ):
        assert "geheim" not in text.lower()
    monkeypatch.setenv("DISCORD_TOKEN", f" {TOKEN} x")
    monkeypatch.setenv("DATABASE_URL", "geheim")
    assert "geheim" not in str(mistakes()).lower()


def _record(settings: Settings) -> logging.LogRecord:
    return logging.LogRecord("x", logging.INFO, "x", 1, "%s", (settings,), None)


def test_the_example_names_every_setting_with_a_comment_and_its_default():
    text = EXAMPLE.read_text("utf-8")
    written = re.findall(r"^((?:# .*\n)+)(#?)([A-Z_]+)=(.*)$", text, re.MULTILINE)
    assert [name for _, _, name, _ in written] == list(Settings.names())
    assert load_settings(EXAMPLE) == load_settings()
    defaults = {"STARCROSSED_" + name.upper(): str(value or "") for name, value in load_settings().model_dump().items()}
    defaults |= {"DISCORD_TOKEN": "", "DATABASE_URL": str(load_settings().database_url).replace("+aiosqlite", "")}
    assert {name: value for _, _, name, value in written} == {name: defaults[name] for name in Settings.names()}


def test_the_example_with_every_line_switched_on_is_the_default_too(env_file):
    lines = [re.sub(r"^#([A-Z_]+=)", r"\1", line) for line in EXAMPLE.read_text("utf-8").splitlines()]
    settings = load_settings(env_file(*lines))
    assert settings.database_url == load_settings().database_url
    assert settings.model_dump(exclude={"address"}) == load_settings().model_dump(exclude={"address"})
