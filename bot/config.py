"""Settings, from the environment and a `.env` file; whatever is wrong with them is said all at once.

No message repeats a value that may be a secret: neither the token nor a database address.
"""

import difflib
import logging
import os
import re
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Annotated, NamedTuple

from dotenv.parser import parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_core import ErrorDetails
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import URL

from bot.store import BadUrl, parse_url, sqlite_url

PREFIX = "STARCROSSED_"
logging.getLogger("dotenv").setLevel(logging.ERROR)  # what it warns of is a mistake here

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class Mistake(NamedTuple):
    """One thing wrong with the settings: where, and what is wrong with its remedy."""

    variable: str
    text: str

    def __str__(self) -> str:
        return f"{self.variable}: {self.text}"


class SettingsError(Exception):
    """Everything that is wrong with the settings."""

    def __init__(self, mistakes: tuple[Mistake, ...]) -> None:
        super().__init__("\n".join(map(str, mistakes)))
        self.mistakes = mistakes


def _token(value: SecretStr) -> SecretStr:
    if re.search(r"\s|[^\x21-\x7e]", value.get_secret_value()):
        raise ValueError("it holds blanks or strange characters; copy the token alone from the Developer Portal")
    return value


def _address(value: SecretStr) -> SecretStr:
    try:
        parse_url(value.get_secret_value())
    except BadUrl as error:
        raise ValueError(str(error)) from None
    return value


def _level(text: str) -> str:
    if text.upper() not in LEVELS:
        raise ValueError(f"{text!r} is no log level; use one of {', '.join(LEVELS)}")
    return text.upper()


def _guild(text: str) -> int:
    if not re.fullmatch(r"[0-9]{15,20}", text):
        raise ValueError(f"{text!r} is no server id; copy it from the server's menu in Discord's developer mode")
    return int(text)


def _locale(text: str) -> str:
    from renderers import LOCALES

    if text not in LOCALES:
        raise ValueError(f"there are no texts in {text!r}; use one of {', '.join(LOCALES)}")
    return text


def _between(low: int, high: int) -> Callable[[str | int], int]:
    def check(value: str | int) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", str(value)) or not low <= int(value) <= high:
            raise ValueError(f"{value!r} is out of range; use a whole number from {low} to {high}")
        return int(value)

    return check


def _folder(path: Path) -> Path:
    path = path.expanduser()
    if path.exists() and not path.is_dir():
        raise ValueError(f"{path} is not a folder; name a folder, it is made where it is missing")
    return path


def _file(path: Path) -> Path:
    path = path.expanduser()
    if path.is_dir() or not path.parent.is_dir():
        raise ValueError(f"no file can be written at {path}; name a file in a folder that exists")
    return path


class Settings(BaseSettings):
    """What the owner of this bot has chosen."""

    model_config = SettingsConfigDict(extra="ignore", frozen=True, env_ignore_empty=True, env_file_encoding="utf-8")

    token: Annotated[SecretStr, AfterValidator(_token)] | None = Field(None, validation_alias="DISCORD_TOKEN")
    """The bot's secret; without it only the playground runs."""
    address: Annotated[SecretStr, AfterValidator(_address)] | None = Field(None, validation_alias="DATABASE_URL")
    data: Annotated[Path, AfterValidator(_folder)] = Field(Path("data"), validation_alias="STARCROSSED_DATA")
    """The folder of the database."""
    log_level: Annotated[str, AfterValidator(_level)] = Field("INFO", validation_alias="STARCROSSED_LOG_LEVEL")
    dev_guild: Annotated[int, BeforeValidator(_guild)] | None = Field(None, validation_alias="STARCROSSED_DEV_GUILD")
    """A server that gets the commands at once, for developers."""
    locale: Annotated[str, AfterValidator(_locale)] = Field("en", validation_alias="STARCROSSED_LOCALE")
    """The language of tables in a server whose own language has no texts."""
    render_workers: Annotated[int, BeforeValidator(_between(1, 16))] = Field(
        2, validation_alias="STARCROSSED_RENDER_WORKERS"
    )
    """Pictures drawn at the same time."""
    computer_workers: Annotated[int, BeforeValidator(_between(1, 16))] = Field(
        1, validation_alias="STARCROSSED_COMPUTER_WORKERS"
    )
    """Processes in which computer players think."""
    health_file: Annotated[Path, AfterValidator(_file)] | None = Field(None, validation_alias="STARCROSSED_HEALTH_FILE")
    """A file touched every few seconds while the bot is well."""

    @property
    def database_url(self) -> URL:
        """The database's address; a file in the data folder unless another one is named."""
        return parse_url(self.address.get_secret_value()) if self.address else sqlite_url(self.data / "starcrossed.db")

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """Return the variable of every setting."""
        return tuple(str(field.validation_alias) for field in cls.model_fields.values())


ENV = Path(".env")
"""The file with the settings, unless another one is named."""


def load_settings(env_file: Path | None = None) -> Settings:
    """Read the settings, the environment before the file; raise `SettingsError` with all mistakes at once.

    Without a file that is named it is `ENV`, where there is one.
    """
    path = env_file or (ENV if ENV.exists() else None)
    try:
        text = path.read_text("utf-8") if path else ""
    except FileNotFoundError:
        raise SettingsError((Mistake(str(path), "there is no such file; name the one with the settings"),)) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not written in UTF-8"
        raise SettingsError((Mistake(str(path), f"{reason}; make it a text file this user may read"),)) from None
    mistakes = [*_strangers(text)]
    try:
        settings = Settings(_env_file=path)  # type: ignore[call-arg]  # BaseSettings' own, no field
    except ValidationError as error:
        mistakes += (_explain(details) for details in error.errors(include_input=False, include_url=False))
    if mistakes:
        raise SettingsError(tuple(sorted(mistakes)))
    return settings


def _strangers(text: str) -> Iterator[Mistake]:
    """Find names that mean no setting, and lines of the file that are no `NAME=value`."""
    known = Settings.names()
    written = set()
    for line in parse_stream(StringIO(text)):
        if line.error or (line.key and line.value is None):
            gap = len(line.original.string) - len(line.original.string.lstrip())
            number = line.original.line + line.original.string[:gap].count("\n")
            yield Mistake(f"line {number} of the file", "it is not understood; write NAME=value")
        elif line.key:
            written.add(line.key.upper())
    for name in sorted({name.upper() for name in os.environ} | written):
        if name in known:
            continue
        if name.startswith(PREFIX):
            yield Mistake(name, f"there is no such setting; {_remedy(name, known)}")
        elif name in written and (near := difflib.get_close_matches(name, known, 1, 0.8)):
            yield Mistake(name, f"there is no such setting; did you mean {near[0]}?")


def _remedy(name: str, known: tuple[str, ...]) -> str:
    """Guess what was meant, by what comes after the prefix."""
    stems = {setting.removeprefix(PREFIX).removeprefix("DISCORD_"): setting for setting in known}
    near = difflib.get_close_matches(name.removeprefix(PREFIX), stems, 1)
    return f"did you mean {stems[near[0]]}?" if near else f"the settings are {', '.join(known)}"


def _explain(details: ErrorDetails) -> Mistake:
    cause = details.get("ctx", {}).get("error")
    return Mistake(str(details["loc"][0]), str(cause or f"{details['msg']}; see .env.example"))
