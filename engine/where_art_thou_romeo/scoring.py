"""What a round scores (Player Aid)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.msg import Seat


def score(roles: Sequence[str], named: Seat | None) -> list[int]:
    """Return the points of a round by seat (Player Aid).

    >>> score(["juliet", "romeo", "mercutio"], named=1)
    [1, 1, 2]
    """
    chosen = None if named is None else roles[named]
    found = chosen == "romeo"
    lovers = (1 if "mercutio" in roles else 2) if found else 0
    rightly_nobody = named is None and "romeo" not in roles
    points = {
        "juliet": lovers or int(rightly_nobody),
        "romeo": lovers,
        "count-paris": int(chosen == "count-paris"),
        "mercutio": 2 * found,
        "nurse": 2 * found,
        "friar-laurence": 2 * found,
        "benvolio": int(not found),
        "tybalt": int(not found),
        "prince-escalus": int(not found),
    }
    return [points[role] for role in roles]
