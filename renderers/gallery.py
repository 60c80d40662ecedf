"""Every picture there can be, on one page: all games, stages, languages and looks, leaderboards too, with texts."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import product
from pathlib import Path

from engine import GAMES as RULES
from renderers import GAMES, LOCALES, LOOKS, STANDARD, describe, render, words_for
from renderers.examples import PEOPLE
from renderers.samples import samples
from renderers.scenes import Scene, scenes
from renderers.words import Words

_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gallery</title>
<style>
body {{ background: #171d47; color: #f3e6c4; font: 16px/1.4 sans-serif; margin: 2em }}
figure {{ display: inline-block; width: 600px; max-width: 100%; margin: 0 1em 2em 0; vertical-align: top }}
img {{ width: 100% }} figcaption b {{ color: #f2b84b }} p {{ margin: .3em 0 }}
</style>
{figures}
</html>
"""


def gallery(out: Path, games: Sequence[str] = (), locales: Sequence[str] = (), looks: Sequence[str] = ()) -> list[Path]:
    """Write all pictures of some games, languages and looks (else of all) and an index; return the pictures' paths."""
    out.mkdir(parents=True, exist_ok=True)
    written, figures = [], []

    def show(stem: str, scene: Scene, words: Words) -> None:
        path, figure = _picture(out / f"{stem}-{scene.name}", scene, words)
        written.append(path)
        figures.append(figure)

    for locale, look in product(locales or LOCALES, looks or LOOKS):
        kind = locale if look == STANDARD else f"{locale}-{look}"
        for game in games or tuple(GAMES):
            figures.append(f"<h1>{escape(words_for(locale, game)('title'))} ({kind})</h1>")
            for seats in RULES[game].seats:
                for scene in scenes(game, seats):
                    show(f"{game}-{kind}", scene, words_for(locale, game, PEOPLE[:seats], look))
        if not games:
            figures.append(f"<h1>Leaderboards and profiles ({kind})</h1>")
            for scene in samples():
                show(kind, scene, words_for(locale, next(iter(GAMES)), PEOPLE, look))
    (out / "index.html").write_text(_PAGE.format(figures="\n".join(figures)), "utf-8")
    return written


def _picture(stem: Path, scene: Scene, words: Words) -> tuple[Path, str]:
    """Write one picture and, beside it, its alternative text."""
    picture, told = render(scene.view, words), describe(scene.view, words)
    path = stem.with_name(f"{stem.name}.{picture.kind}")
    path.write_bytes(picture.data)
    path.with_suffix(".txt").write_text(picture.alt + "\n", "utf-8")
    lines = "".join(f"<p>{escape(line)}</p>" for line in (told.headline, *told.facts, *told.private))
    image = f'<img src="{escape(path.name)}" alt="{escape(picture.alt)}">'
    return path, f"<figure>{image}<figcaption><b>{escape(scene.name)}</b>{lines}</figcaption></figure>"
