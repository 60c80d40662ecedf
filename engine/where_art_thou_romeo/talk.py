"""What computers say in the lobby: claims, true or false, as it suits the role they have placed."""

from __future__ import annotations

from engine.msg import Msg, msg
from engine.rng import Rng
from engine.where_art_thou_romeo.view import View

WAYS = 3
"""In how many ways each thing can be said."""

NAMED = ("romeo", "count-paris")
"""Who want to be named."""

HELPERS = ("mercutio", "nurse", "friar-laurence")
"""Who want Romeo to be found."""


def talk(view: View, rng: Rng) -> Msg | None:
    """Say something while the lobby runs: Juliet asks, the others claim."""
    if view.phase != "lobby" or view.seat is None:
        return None
    way, chance = rng.draw(WAYS) + 1, rng.draw(10)
    if view.seat == view.juliet:
        return Msg(f"claim.ask.{way}")
    mine = view.role or view.up or ""
    if mine in NAMED:
        claimed = "romeo" if chance < 7 else ""
    elif mine in HELPERS:
        claimed = mine if chance < 6 else "romeo" if chance < 8 else ""
    else:
        claimed = "romeo" if chance < 4 else HELPERS[chance % min(3, view.seats - 2)] if chance < 8 else ""
    return msg(f"claim.am.{way}", role=Msg(claimed)) if claimed else Msg(f"claim.nobody.{way}")
