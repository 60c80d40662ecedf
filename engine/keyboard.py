"""The commands for a game at one keyboard: `play` one, `replay` a recorded one.

How it is told is up to whoever offers them: plainly here, in the words of a language where there are words.
"""

from __future__ import annotations

import json
import secrets
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from engine.console import WIPE, Console
from engine.game import Event, Game
from engine.plain import Plain, plain_count
from engine.record import Move, Record, replay
from engine.registry import GAMES
from engine.table import Table

Say = Callable[[str, Namespace], Plain]
"""Chooses how a game, its id, is told."""


class Refused(Exception):
    """What was asked for cannot be; the message says what to do instead."""


def add_keyboard(commands: Any, say: Say) -> tuple[ArgumentParser, ArgumentParser]:
    """Add `play` and `replay` to the commands of a parser; their `run` raises `Refused` or `ReplayError`."""
    play: ArgumentParser = commands.add_parser("play", help="play at one keyboard, passing it on")
    play.add_argument("game", type=game_named, metavar="GAME", help=", ".join(GAMES))
    play.add_argument("--seats", type=int, metavar="N", help="players; else as few as the game allows")
    play.add_argument("--seed", type=int, metavar="S", help="for the same game again; else a random one")
    play.add_argument("--record", type=Path, metavar="FILE", help="keep the game in a new file, to replay it")
    play.set_defaults(run=partial(_play, say))
    again: ArgumentParser = commands.add_parser("replay", help="play a recorded game again and show it")
    again.add_argument("file", type=Path, metavar="FILE")
    again.add_argument("--to", type=int, metavar="N", help="stop after so many inputs")
    again.set_defaults(run=partial(_replay, say))
    return play, again


def game_named(text: str) -> Game[Any, Any]:
    """Return the game of an id, for a parser."""
    if text not in GAMES:
        raise ArgumentTypeError(f"there is no game {text!r}; choose one of {', '.join(GAMES)}")
    return GAMES[text]


def seats_at(game: Game[Any, Any], seats: int | None, otherwise: list[int]) -> list[int]:
    """Return the numbers of seats to play at; raise `Refused` for one that the game does not have."""
    if seats is None:
        return otherwise
    if seats not in game.seats:
        raise Refused(f"{game.id} is for {game.players} players; choose --seats accordingly")
    return [seats]


def _play(say: Say, args: Namespace) -> None:
    (seats,) = seats_at(args.game, args.seats, [args.game.seats[0]])
    seed = secrets.randbits(128) if args.seed is None else args.seed
    table = Table.new(args.game, seed, seats)
    moves: list[Move] = []

    def save() -> None:
        if args.record is not None:
            record = Record(args.game.id, args.game.version, table.options, seats, seed, tuple(moves))
            args.record.write_text(json.dumps(record.to_json()), encoding="utf-8")

    def keep(move: Move) -> None:
        moves.append(move)
        save()

    if args.record is not None:
        _create(args.record)
        save()
    print(f"{args.game.id}, {seats} seats, seed {seed}")
    wipe = WIPE if sys.stdout.isatty() else "\n" * 40
    try:
        Console(table, input, print, keep, wipe=wipe, say=say(args.game.id, args)).play()
    except (EOFError, KeyboardInterrupt):
        print(f"\nStopped after {plain_count(len(moves), 'input')}.")


def _create(file: Path) -> None:
    try:
        file.touch(exist_ok=False)
    except FileExistsError:
        raise Refused(f"{file} exists already; name a new file") from None
    except OSError as error:
        raise Refused(f"{file} cannot be written ({error.strerror}); name another file") from error


def _replay(say: Say, args: Namespace) -> None:
    record = _read(args.file)
    if args.to is not None and not 0 <= args.to <= len(record.moves):
        raise Refused(f"{args.file} has {len(record.moves)} inputs; choose --to from 0 to {len(record.moves)}")
    told = say(record.game, args)
    table = replay(record, GAMES, args.to, watch=partial(_tell, told))
    for line in told.view(table.seen(None).view):
        print(line)
    for item in table.open:
        print(f"? {told.question(item)}")
    if table.result is not None:
        print(told.result(table.result))


def _tell(told: Plain, number: int, move: Move, events: tuple[Event, ...]) -> None:
    print(f"{number}  {told.seat(move.seat)}: {'(back)' if move.undo else ' '.join(move.keys) or '-'}")
    for event in events:
        print(f"   ! {told.event(event)}")


def _read(file: Path) -> Record:
    remedy = "name a file that `play --record` or the bot wrote"
    try:
        return Record.from_json(json.loads(file.read_text(encoding="utf-8")))
    except OSError as error:
        raise Refused(f"{file} cannot be read ({error.strerror}); {remedy}") from error
    except (ValueError, RecursionError) as error:
        raise Refused(f"{file} holds no recorded game; {remedy}") from error
