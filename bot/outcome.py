"""What became of a press: values, each with one text for the person who pressed."""

from __future__ import annotations

from typing import NamedTuple

from engine import Arg, Msg, msg


class Outcome(NamedTuple):
    """Done, or why not; `text` says it."""

    text: Msg
    done: bool = False


DONE = Outcome(Msg("outcome-done"), done=True)
NO_TABLE = Outcome(Msg("outcome-no-table"))
NOT_SEATED = Outcome(Msg("outcome-not-seated"))
ALREADY_ANSWERED = Outcome(Msg("outcome-already-answered"))
OLD_QUESTION = Outcome(Msg("outcome-old-question"))
OVER = Outcome(Msg("outcome-over"))
NOT_STARTED = Outcome(Msg("outcome-not-started"))
STARTED = Outcome(Msg("outcome-started"))
NO_BACK = Outcome(Msg("outcome-no-back"))
BUSY = Outcome(Msg("outcome-busy"))
NOT_HOST = Outcome(Msg("outcome-not-host"))
FULL = Outcome(Msg("outcome-full"))
JOINED_ALREADY = Outcome(Msg("outcome-joined-already"))
STILL_SECRET = Outcome(Msg("outcome-still-secret"))
NOTHING_PLAYED = Outcome(Msg("outcome-nothing-played"))
NOT_MANAGER = Outcome(Msg("settings-not-yours"))
NOT_THERE = Outcome(Msg("outcome-not-there"))
NO_VOTE = Outcome(Msg("outcome-no-vote"))
VOTE_OVER = Outcome(Msg("outcome-vote-over"))
HOPELESS = Outcome(Msg("outcome-hopeless"))
SITS_HERE = Outcome(Msg("outcome-sits-here"))
TAKEN = Outcome(Msg("outcome-taken"))
NO_CLOCK = Outcome(Msg("outcome-no-clock"))
NOT_STOPPABLE = Outcome(Msg("outcome-not-stoppable"))
ALONE = Outcome(Msg("outcome-alone"))


def refused(text: str, /, **args: Arg) -> Outcome:
    """Refuse with arguments."""
    return Outcome(msg(f"outcome-{text}", **args))
