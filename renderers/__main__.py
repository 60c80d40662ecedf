"""Command line: `python -m renderers gallery --out DIR [--game G] [--locale L] [--look K]`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from renderers import GAMES, LOCALES, LOOKS
from renderers.gallery import gallery


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m renderers", description="Draw without a bot.")
    commands = parser.add_subparsers(dest="command", required=True)
    command = commands.add_parser("gallery", help="write every picture, its alternative text and an index page")
    command.add_argument("--out", type=Path, required=True, help="folder to write into")
    command.add_argument("--game", action="append", choices=tuple(GAMES), default=[], help="only this game")
    command.add_argument("--locale", action="append", choices=LOCALES, default=[], help="only this language")
    command.add_argument("--look", action="append", choices=LOOKS, default=[], help="only this look")
    args = parser.parse_args(argv)
    try:
        written = gallery(args.out, args.game, args.locale, args.look)
    except OSError as error:
        command.error(f"cannot write into {args.out} ({error.strerror}); name a folder, there or not, for --out")
    print(f"{len(written)} pictures; {args.out / 'index.html'} shows them all")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
