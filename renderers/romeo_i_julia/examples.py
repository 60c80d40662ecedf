"""The tables whose pictures are beside the rules."""

from __future__ import annotations

from engine import Table
from engine.romeo_i_julia import position
from renderers.examples import Example, answered

AT = {0: "grand-hotel", 1: "docks"}
STONES = {0: ("luck", "mark", "deduction"), 1: ("stamina", "driving", "mark")}
HANDS = {
    0: ("red-luck", "blue-stamina", "yellow-deduction", "julia-1", "red-driving"),
    1: ("blue-shooting", "yellow-driving", "romeo-1", "red-stamina", "blue-computers"),
}
OWN = {0: ("blue-stamina", "blue-deduction", "julia-1"), 1: ("yellow-driving", "red-stamina")}
AGAINST = {0: ("romeo-1", "red-shooting"), 1: ("blue-luck",)}
DONE = {0: ("casino", "racetrack"), 1: ("night-train",)}
ROLLED = ("red", "choose", "julia-1", "blue", "stamina", "choose", "blue-stamina romeo-1")
"""One stone succeeds, one stays, one is still to be resolved."""


def _complicating() -> Table:
    hands = {0: ("red-luck", "yellow-shooting"), 1: ("blue-shooting", "romeo-2", "red-deduction")}
    return position(
        seats=2, phase="complicate", turn=4, at=AT, stones=STONES, hands=hands, own=OWN, against=AGAINST, completed=DONE
    )


def _rolling(*answers: str) -> Table:
    """Let the first of two players have rolled."""
    table = position(
        seats=2, phase="final", turn=4, at=AT, stones=STONES, own=OWN, against=AGAINST, completed=DONE, script=(3, 2)
    )
    return answered(table, *answers)


def _won() -> Table:
    full = ("bank", "casino", "car-park", "laboratory", "newsroom", "funfair")
    table = position(
        seats=2,
        phase="final",
        turn=21,
        at={0: "wolf", 1: "docks"},
        stones={0: ("shooting", "", ""), 1: STONES[1]},
        own={0: ("red-shooting", "julia-2"), 1: OWN[1]},
        against={0: ("yellow-shooting",), 1: AGAINST[1]},
        completed={0: full, 1: DONE[1]},
        script=(6,),
    )
    return answered(table, "ok")


EXAMPLES = {
    "goal": Example(lambda: position(seats=2, phase="exchange", turn=4, at=AT, stones=STONES, completed=DONE)),
    "turn": Example(lambda: position(seats=3, phase="decide")),
    "phases": Example(lambda: position(seats=4)),
    "cards": Example(
        lambda: position(seats=2, phase="exchange", turn=4, at=AT, stones=STONES, hands=HANDS, completed=DONE), 0
    ),
    "decision": Example(
        lambda: answered(position(seats=2, phase="decide", turn=4, at=AT, hands=HANDS, completed=DONE), "luck", "mark"),
        0,
    ),
    "complication": Example(_complicating),
    "final": Example(lambda: _rolling(*ROLLED)),
    "end": Example(_won),
}
