"""What people see and read: pictures and sentences, made from views and nothing else.

A picture of what a seat may not know cannot be drawn here: there is no way to a game's state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from renderers import board, capulets_montagues, profile, roma, romeo_i_julia, where_art_thou_romeo
from renderers.examples import PEOPLE
from renderers.film import MOST_BYTES, MOST_FRAMES, gif, thinned
from renderers.kinds import Description, Drawer, Picture, Renderer, Topic
from renderers.words import CONTRAST, LOCALES, LOOKS, STANDARD, Words, fingerprint, words_for

__all__ = [
    "CONTRAST",
    "GAMES",
    "LOCALES",
    "LOOKS",
    "PEOPLE",
    "STANDARD",
    "Description",
    "Picture",
    "Topic",
    "Words",
    "alt",
    "animate",
    "board",
    "describe",
    "fingerprint",
    "illustration",
    "profile",
    "render",
    "rules",
    "sign",
    "words_for",
]

GAMES: dict[str, Renderer] = {
    "where_art_thou_romeo": where_art_thou_romeo,
    "capulets_montagues": capulets_montagues,
    "romeo_i_julia": romeo_i_julia,
    "roma": roma,
}
"""By game id; one line each."""

OTHERS: tuple[Drawer, ...] = (board, profile, roma.glossary)
"""What belongs to no table."""

_BY_VIEW: dict[type, Drawer] = {drawer.VIEW: drawer for drawer in (*GAMES.values(), *OTHERS)}


def describe(view: Any, words: Words) -> Description:
    """Put a view into words. Names are taken as they are: escape them for where the text goes."""
    return _BY_VIEW[type(view)].describe(view, words)


def alt(view: Any, words: Words) -> str:
    """Return the alternative text of the picture of a view."""
    return _BY_VIEW[type(view)].alt(view, words)


def render(view: Any, words: Words) -> Picture:
    """Draw a view: the table for a spectator, the own cards for a seat. Slow: call it outside the event loop."""
    drawer = _BY_VIEW[type(view)]
    return Picture(drawer.encode(drawer.paint(view, words), words.look), drawer.alt(view, words))


def animate(views: Sequence[Any], words: Words) -> Picture:
    """Draw views as one film, in which each differs from the one before; of very many it has a part. Takes seconds."""
    chosen = thinned(views, MOST_FRAMES)
    said = alt(chosen[-1], words)
    data = gif((render(view, words).data for view in chosen), len(chosen))
    while len(data) > MOST_BYTES and len(chosen) > 2:
        chosen = thinned(chosen, max(2, len(chosen) // 2))
        data = gif((render(view, words).data for view in chosen), len(chosen))
    return Picture(data, said, "gif")


def sign(words: Words, art: str | None) -> str:
    """Return the emoji for the art of an option of a game; "" where there is none."""
    return GAMES[words.game].SIGNS.get(art, "") if words.game and art else ""


def illustration(game: str, topic: str) -> Any | None:
    """Return a view to be drawn beside a topic of a game's rules; None where there is none."""
    return GAMES[game].illustration(topic)


def rules(game: str, words: Words) -> tuple[Topic, ...]:
    """Return a game's rules by topic, in our own words."""
    words = words_for(words.locale, game, words.names, words.look)
    return tuple(Topic(topic, words(f"rules.{topic}.title"), words(f"rules.{topic}")) for topic in GAMES[game].TOPICS)
