"""Games without Discord: random ones, one at the keyboard, one played again.

python -m engine simulate GAME [--seats N] [--games K] [--seed S] [--json]
python -m engine arena GAME --players NAMES [--games K] [--seats N] [--seed S] [--jobs N] [--json]
python -m engine play GAME [--seats N] [--seed S] [--record FILE]
python -m engine replay FILE [--to N]
"""

from __future__ import annotations

import argparse
import json
import secrets
import sys
from math import inf
from pathlib import Path
from typing import Any, NoReturn

from engine.arena import PLAYERS, ROUNDS, Budget, arena
from engine.console import WIPE, Console
from engine.game import Event, Game
from engine.plain import plain_event, plain_question, plain_result, plain_seat, plain_view
from engine.record import Move, Record, ReplayError, replay
from engine.registry import GAMES
from engine.simulate import simulate
from engine.table import Table


class Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Print the line and leave with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def parser() -> Parser:
    """Return the commands and what they take."""
    parser = Parser(prog="python -m engine", description="Play and check the games without Discord.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="simulate|arena|play|replay")
    command = commands.add_parser("simulate", help="play random games and report answers per second and results")
    command.add_argument("game", type=_game, metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--seats", type=int, metavar="N", help="players; else each number the game allows, in turn")
    command.add_argument("--games", type=_count, default=100, metavar="K", help="how many (100)")
    command.add_argument("--seed", type=int, default=0, metavar="S", help="of the first game; the next has S + 1 (0)")
    command.add_argument("--json", action="store_true", help="games, answers, answers_per_second, results as JSON")
    command.set_defaults(run=_simulate)
    _add_arena(commands)
    command = commands.add_parser("play", help="play at one keyboard, passing it on")
    command.add_argument("game", type=_game, metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--seats", type=int, metavar="N", help="players; else as few as the game allows")
    command.add_argument("--seed", type=int, metavar="S", help="for the same game again; else a random one")
    command.add_argument("--record", type=Path, metavar="FILE", help="keep the game in a new file, to replay it")
    command.set_defaults(run=_play)
    command = commands.add_parser("replay", help="play a recorded game again and show it")
    command.add_argument("file", type=Path, metavar="FILE")
    command.add_argument("--to", type=int, metavar="N", help="stop after so many inputs")
    command.set_defaults(run=_replay)
    return parser


def _add_arena(commands: Any) -> None:
    command = commands.add_parser("arena", help="let computer players meet, and say who wins how often")
    command.add_argument("game", type=_game, metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--players", required=True, metavar="NAMES", help=f"some of {', '.join(PLAYERS)}: a,b,...")
    command.add_argument("--games", type=_count, default=100, metavar="K", help="how many (100)")
    command.add_argument("--seats", type=int, metavar="N", help="at a table; else one for each player, if that can be")
    command.add_argument("--seed", type=int, default=0, metavar="S", help="for the same games again (0)")
    command.add_argument("--jobs", type=_count, default=1, metavar="N", help="games at the same time (1)")
    command.add_argument("--rounds", type=_count, default=ROUNDS, help=f"worlds a hard player looks at ({ROUNDS})")
    command.add_argument("--seconds", type=_seconds, help="instead: how long it thinks; then no two runs are the same")
    command.add_argument("--json", action="store_true", help="games, wins and intervals by player as one JSON object")
    command.set_defaults(run=_arena)


def _game(text: str) -> Game[Any, Any]:
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"there is no game {text!r}; choose one of {', '.join(GAMES)}")
    return GAMES[text]


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of them; give 1 or more")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no time to think; give seconds, such as 0.5")
    return seconds


class Refused(Exception):
    """What was asked for cannot be; the message says what to do instead."""


def _seats(game: Game[Any, Any], seats: int | None, otherwise: list[int]) -> list[int]:
    """Return the numbers of seats to play at."""
    if seats is None:
        return otherwise
    if seats not in game.seats:
        raise Refused(f"{game.id} is for {game.players} players; choose --seats accordingly")
    return [seats]


def _simulate(args: argparse.Namespace) -> None:
    done = simulate(args.game, _seats(args.game, args.seats, list(args.game.seats)), args.games, args.seed)
    print(json.dumps(done.to_json()) if args.json else "\n".join(done.lines()))


def _arena(args: argparse.Namespace) -> None:
    players = args.players.split(",")
    if unknown := [name for name in players if name not in PLAYERS]:
        raise Refused(f"there is no player {', '.join(unknown)}; choose --players from {', '.join(PLAYERS)}")
    most, least = args.game.seats[-1], args.game.seats[0]
    (seats,) = _seats(args.game, args.seats, [max(least, min(most, len(players)))])
    budget = Budget(args.rounds) if args.seconds is None else Budget(None, args.seconds)
    met = arena(args.game, players, seats, args.games, args.seed, budget, args.jobs)
    print(json.dumps(met.to_json()) if args.json else "\n".join(met.lines()))


def _play(args: argparse.Namespace) -> None:
    (seats,) = _seats(args.game, args.seats, [args.game.seats[0]])
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
    try:
        Console(table, input, print, keep, wipe=WIPE if sys.stdout.isatty() else "\n" * 40).play()
    except (EOFError, KeyboardInterrupt):
        print(f"\nStopped after {len(moves)} inputs.")


def _create(file: Path) -> None:
    try:
        file.touch(exist_ok=False)
    except FileExistsError:
        raise Refused(f"{file} exists already; name a new file") from None
    except OSError as error:
        raise Refused(f"{file} cannot be written ({error.strerror}); name another file") from error


def _replay(args: argparse.Namespace) -> None:
    record = _read(args.file)
    if args.to is not None and not 0 <= args.to <= len(record.moves):
        raise Refused(f"{args.file} has {len(record.moves)} inputs; choose --to from 0 to {len(record.moves)}")
    table = replay(record, GAMES, args.to, watch=_tell)
    for name, value in plain_view(table.seen(None).view).items():
        print(f"{name}: {value}")
    for item in table.open:
        print(f"? {plain_question(item)}")
    if table.result is not None:
        print(plain_result(table.result))


def _tell(number: int, move: Move, events: tuple[Event, ...]) -> None:
    print(f"{number}  {plain_seat(move.seat)}: {'(back)' if move.undo else ' '.join(move.keys) or '-'}")
    for event in events:
        print(f"   ! {plain_event(event)}")


def _read(file: Path) -> Record:
    remedy = "name a file that `play --record` or the bot wrote"
    try:
        return Record.from_json(json.loads(file.read_text(encoding="utf-8")))
    except OSError as error:
        raise Refused(f"{file} cannot be read ({error.strerror}); {remedy}") from error
    except (ValueError, RecursionError) as error:
        raise Refused(f"{file} holds no recorded game; {remedy}") from error


def main(words: list[str] | None = None) -> int:
    """Do what the command line says; return the exit status: 2 for what cannot be."""
    args = parser().parse_args(words)
    try:
        args.run(args)
    except (Refused, ReplayError) as error:
        print(f"python -m engine {args.command}: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"python -m engine {args.command}: stopped", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
