"""Write the golden games anew: `python -m tests.engine.playthroughs [GAME ...]`.

Do so when a game's version has grown, and read the difference before it is committed.
"""

import sys

from tests.engine.playthroughs import CASES, write


def main(chosen: list[str]) -> None:
    """Write the games of these ids, or all of them."""
    for game, seats in CASES:
        if not chosen or game.id in chosen:
            write(game, seats, print)


if __name__ == "__main__":
    main(sys.argv[1:])
