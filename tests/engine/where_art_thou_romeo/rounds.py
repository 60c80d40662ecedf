"""Shorthands for tests of Where Art Thou Romeo?: situations, and whole rounds in a few words."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Seat, Table
from engine.where_art_thou_romeo import CARDS, View, position
from tests.engine.tables import act, end_pause

DEALT = {1: "romeo", 2: "mercutio", 3: "nurse", 4: "friar-laurence"}
"""What each seat holds where Juliet is seat 0: card A, B, C and D."""


def dealt(seats: int, *, timed: int = 1, up: Mapping[Seat, str] | None = None, lobby_seconds: int = 30) -> Table:
    """Return a table that has just been dealt; seat 0 is Juliet."""
    cards = {seat: DEALT[seat] for seat in range(1, seats)}
    return position(seats=seats, cards=cards, up=up, options={"timed": timed, "lobby_seconds": lobby_seconds})


def place(table: Table, seat: Seat, role: str) -> None:
    act(table, seat, role)
    act(table, seat, "ok")


def place_all(table: Table, roles: Mapping[Seat, str]) -> None:
    for seat, role in roles.items():
        place(table, seat, role)


def public(table: Table) -> View:
    view: View = table.seen(None).view
    return view


def private(table: Table, seat: Seat) -> View:
    view: View = table.seen(seat).view
    return view


def play_round(table: Table, named: Seat | None = None, *, second: bool = False) -> None:
    """Play a round to its end; everybody places the first (or the second) role of the card."""
    juliet = public(table).juliet
    for seat in range(table.seats):
        if (card := private(table, seat).card) is not None:
            place(table, seat, card[second])
    act(table, juliet, "ok")
    end_pause(table, "lobby.running")
    act(table, juliet, "none" if named is None else f"p{named}")


def holder_of(table: Table, role: str) -> Seat:
    """Return who holds the card with this role."""
    return next(seat for seat, card in table.state.cards.items() if role in CARDS[card])
