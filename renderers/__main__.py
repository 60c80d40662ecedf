"""Command line: everything without a bot.

python -m renderers gallery --out DIR [--game G] [--locale L] [--look K]
python -m renderers play GAME [--seats N] [--seed S] [--record FILE] [--locale L]
python -m renderers replay FILE [--to N] [--locale L]
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from engine import Refused, ReplayError, add_keyboard
from renderers import GAMES, LOCALES, LOOKS, words_for
from renderers.gallery import gallery
from renderers.spoken import Spoken


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m renderers", description="Draw, and play, without a bot.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("gallery", help="write every picture, its alternative text and an index page")
    command.add_argument("--out", type=Path, required=True, help="folder to write into")
    command.add_argument("--game", action="append", choices=tuple(GAMES), default=[], help="only this game")
    command.add_argument("--locale", action="append", choices=LOCALES, default=[], help="only this language")
    command.add_argument("--look", action="append", choices=LOOKS, default=[], help="only this look")
    command.set_defaults(run=_gallery)
    for command in add_keyboard(commands, lambda game, args: Spoken(words_for(args.locale, game))):
        command.add_argument("--locale", choices=LOCALES, default=LOCALES[0], help="the language it is told in")
    args = parser.parse_args(argv)
    try:
        args.run(args)
    except (Refused, ReplayError) as error:
        parser.exit(2, f"{parser.prog} {args.command}: {error}\n")
    return 0


def _gallery(args: argparse.Namespace) -> None:
    try:
        written = gallery(args.out, args.game, args.locale, args.look)
    except OSError as error:
        raise Refused(
            f"cannot write into {args.out} ({error.strerror}); name a folder, there or not, for --out"
        ) from error
    print(f"{len(written)} pictures; {args.out / 'index.html'} shows them all")


if __name__ == "__main__":
    raise SystemExit(main())
