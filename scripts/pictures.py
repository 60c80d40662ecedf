"""Draw the README's pictures anew: `python -m scripts.pictures`. Each is a table of a game played at random."""

import argparse
from pathlib import Path
from typing import NamedTuple

from renderers import render, words_for
from renderers.gallery import PEOPLE
from renderers.scenes import scenes

DOCS = Path(__file__).resolve().parents[1] / "docs"


class Shown(NamedTuple):
    """A table: its game, how many sit at it, by which seed it was played, and the end of its scene's name."""

    game: str
    seats: int
    seed: int
    scene: str


TABLES = (
    Shown("where_art_thou_romeo", 5, 7, "announce.prompt-last"),
    Shown("capulets_montagues", 5, 7, "pick.prompt-last"),
    Shown("romeo_i_julia", 4, 7, "final.stone-last"),
    Shown("roma", 2, 7, "menu.prompt-last"),
)


def main() -> None:
    """Write the pictures, and say what they show."""
    description = "Draw the README's pictures anew, into docs/."
    argparse.ArgumentParser(prog="python -m scripts.pictures", description=description).parse_args()
    for game, seats, seed, name in TABLES:
        view = next(scene.view for scene in scenes(game, seats, seed) if scene.name.endswith(name))
        picture = render(view, words_for("en", game, PEOPLE[:seats]))
        path = DOCS / f"{game}.{picture.kind}"
        path.write_bytes(picture.data)
        print(f"{path}: {picture.alt}")


if __name__ == "__main__":
    main()
