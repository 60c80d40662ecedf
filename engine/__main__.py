"""Games without Discord: random ones, one at the keyboard, one played again.

python -m engine simulate GAME [--seats N] [--games K] [--seed S] [--json]
python -m engine arena GAME --players NAMES [--games K] [--seats N] [--seed S] [--jobs N] [--json]
python -m engine play GAME [--seats N] [--seed S] [--record FILE]
python -m engine replay FILE [--to N]
"""

from __future__ import annotations

import argparse
import json
import sys
from math import inf
from typing import Any, NoReturn

from engine.arena import PLAYERS, ROUNDS, Budget, arena
from engine.keyboard import Refused, add_keyboard, game_named, seats_at
from engine.plain import Plain
from engine.record import ReplayError
from engine.registry import GAMES
from engine.simulate import simulate


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
    command.add_argument("game", type=game_named, metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--seats", type=int, metavar="N", help="players; else each number the game allows, in turn")
    command.add_argument("--games", type=_count, default=100, metavar="K", help="how many (100)")
    command.add_argument("--seed", type=int, default=0, metavar="S", help="of the first game; the next has S + 1 (0)")
    command.add_argument("--json", action="store_true", help="games, answers, answers_per_second, results as JSON")
    command.set_defaults(run=_simulate)
    _add_arena(commands)
    add_keyboard(commands, lambda game, args: Plain())
    return parser


def _add_arena(commands: Any) -> None:
    command = commands.add_parser("arena", help="let computer players meet, and say who wins how often")
    command.add_argument("game", type=game_named, metavar="GAME", help=", ".join(GAMES))
    command.add_argument("--players", required=True, metavar="NAMES", help=f"some of {', '.join(PLAYERS)}: a,b,...")
    command.add_argument("--games", type=_count, default=100, metavar="K", help="how many (100)")
    command.add_argument("--seats", type=int, metavar="N", help="at a table; else one for each player, if that can be")
    command.add_argument("--seed", type=int, default=0, metavar="S", help="for the same games again (0)")
    command.add_argument("--jobs", type=_count, default=1, metavar="N", help="games at the same time (1)")
    command.add_argument("--rounds", type=_count, default=ROUNDS, help=f"worlds a hard player looks at ({ROUNDS})")
    command.add_argument("--seconds", type=_seconds, help="instead: how long it thinks; then no two runs are the same")
    command.add_argument("--json", action="store_true", help="games, wins and intervals by player as one JSON object")
    command.set_defaults(run=_arena)


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


def _simulate(args: argparse.Namespace) -> None:
    done = simulate(args.game, seats_at(args.game, args.seats, list(args.game.seats)), args.games, args.seed)
    print(json.dumps(done.to_json()) if args.json else "\n".join(done.lines()))


def _arena(args: argparse.Namespace) -> None:
    players = args.players.split(",")
    if unknown := [name for name in players if name not in PLAYERS]:
        raise Refused(f"there is no player {', '.join(unknown)}; choose --players from {', '.join(PLAYERS)}")
    most, least = args.game.seats[-1], args.game.seats[0]
    (seats,) = seats_at(args.game, args.seats, [max(least, min(most, len(players)))])
    budget = Budget(args.rounds) if args.seconds is None else Budget(None, args.seconds)
    met = arena(args.game, players, seats, args.games, args.seed, budget, args.jobs)
    print(json.dumps(met.to_json()) if args.json else "\n".join(met.lines()))


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
