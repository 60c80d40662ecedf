"""The command line: run the bot, try it in the browser, and look after it."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
from collections.abc import Callable
from pathlib import Path

from bot.config import ENV, Settings, SettingsError, load_settings
from bot.store import StoreError
from bot.version import installed

USAGE = 2
"""Exit status for what the owner has to put right."""


def main(arguments: list[str] | None = None) -> int:
    """Do what the command line says and return the exit status: 0, 1 for findings, 2 for something to put right."""
    given = _parser().parse_args(arguments)
    if given.command == _verify:  # for everybody, so it asks for no settings
        return _verify(given.file)
    try:
        settings = load_settings(given.env)
    except SettingsError as error:
        return _complain(*map(str, error.mistakes))
    logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)-8s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    for talkative in ("aiosqlite", "discord"):  # their DEBUG is every statement and call, hands and choices included
        logging.getLogger(talkative).setLevel(max(logging.INFO, logging.getLevelName(settings.log_level)))
    command: Callable[[Settings, argparse.Namespace], int] = given.command
    try:
        return command(settings, given)
    except StoreError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="starcrossed", description="Tabletop games on Discord; without a command: run the bot."
    )
    parser.add_argument("--version", action="version", version=installed())
    parser.add_argument("--env", type=Path, metavar="FILE", help=f"the file with the settings (default: {ENV})")
    parser.set_defaults(command=_run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    commands.add_parser("run", help="run the bot (needs DISCORD_TOKEN)").set_defaults(command=_run)
    _playground_parser(commands.add_parser("playground", help="try the bot in the browser, without a token"))
    sync = commands.add_parser("sync", help="tell Discord the commands now")
    sync.set_defaults(command=_sync)
    doctor = commands.add_parser("doctor", help="check settings, database, fonts, token and permissions")
    doctor.set_defaults(command=_doctor)
    health = commands.add_parser("health", help="say by the exit status whether the running bot is well")
    health.set_defaults(command=_health)
    backup = commands.add_parser("backup", help="copy the database while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    backup.set_defaults(command=_backup)
    verify = commands.add_parser("verify", help="test the record of a game: play it again from its seed")
    verify.add_argument("file", type=Path, metavar="FILE", help="what the Record button of a finished table gave")
    verify.set_defaults(command=_verify)
    ratings = commands.add_parser("ratings", help="look after the ratings")
    deeds = ratings.add_subparsers(title="commands", metavar="COMMAND", required=True)
    deeds.add_parser("rebuild", help="work out every rating anew from the results").set_defaults(command=_rebuild)
    return parser


def _playground_parser(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--port", type=_number(0, 65535), metavar="N", help="the port of the page (default: a free one)"
    )
    parser.add_argument("--people", type=_number(1, 7), default=5, metavar="N", help="people to be (default: 5)")
    parser.add_argument("--db", type=Path, metavar="FILE", help="keep the data in a file (default: forget it)")
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.set_defaults(command=_playground)


def _number(low: int, high: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not text.isdecimal() or not low <= int(text) <= high:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {low} to {high}")
        return int(text)

    return number


def _complain(*lines: str) -> int:
    print(*lines, sep="\n", file=sys.stderr)
    return USAGE


def _no_token() -> int:
    return _complain(
        'DISCORD_TOKEN is missing: put the token of your Discord application into .env (README, "Your own bot").',
        "Without one, `starcrossed playground` shows the whole bot in your browser.",
    )


def _run(settings: Settings, given: argparse.Namespace) -> int:
    from bot.run import run

    return _no_token() if settings.token is None else asyncio.run(run(settings))


def _playground(settings: Settings, given: argparse.Namespace) -> int:
    from bot.playground import Unplayable, playground

    wish = {"port": given.port, "people": given.people, "db": given.db, "open_browser": not given.no_browser}
    try:
        asyncio.run(playground(settings=settings, **wish))
    except Unplayable as error:
        return _complain(str(error))
    return 0


def _sync(settings: Settings, given: argparse.Namespace) -> int:
    from bot.run import sync

    return _no_token() if settings.token is None else asyncio.run(sync(settings))


def _doctor(settings: Settings, given: argparse.Namespace) -> int:
    from bot.doctor import examine

    logging.getLogger("discord").setLevel(logging.ERROR)  # what it has to say is a finding
    findings = asyncio.run(examine(settings))
    print(*map(str, findings), sep="\n")
    return int(any(not finding.good for finding in findings))


def _health(settings: Settings, given: argparse.Namespace) -> int:
    from bot.health import well

    if settings.health_file is None:
        return _complain("STARCROSSED_HEALTH_FILE is not set: name the file the bot shall touch while it is well.")
    return 0 if well(settings.health_file) else 1


def _backup(settings: Settings, given: argparse.Namespace) -> int:
    from bot.backup import backup

    asyncio.run(backup(settings.database_url, given.file))
    print(f"copied to {given.file}")
    return 0


def _verify(file: Path) -> int:
    """Print whether a record is right: 0, 1 with the first difference, or 2 where that cannot be told."""
    from bot.fairness import MOST_BYTES, Unreadable, read
    from bot.verify import verify
    from renderers import LOCALES, words_for

    words = words_for(LOCALES[0])
    try:
        with file.open("rb") as opened:
            verdict = verify(read(opened.read(MOST_BYTES + 1)))
    except OSError as error:
        return _complain(f"{file} cannot be read ({error.strerror}); name a file that the Record button gave.")
    except Unreadable as error:
        return _complain(f"{file}: {words(error.text)}")
    if verdict.right is None:
        return _complain(f"{file}: {words(verdict.text)}")
    print(f"{file}: {words(verdict.text)}")
    return 0 if verdict.right else 1


def _rebuild(settings: Settings, given: argparse.Namespace) -> int:
    from bot.rebuild import rebuild

    done = asyncio.run(rebuild(settings.database_url))
    print(f"rated games gone through: {done.games}; ratings changed: {done.changed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
