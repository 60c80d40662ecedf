"""The course of the game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import pairwise

from engine.ask import Option
from engine.flow import Flow, choose, confirm, parallel, pause, race, when
from engine.game import Game, Options, OptionSpec, Result, ranked, say
from engine.msg import Msg, Seat, Who, msg, player
from engine.rng import Rng
from engine.where_art_thou_romeo.evaluation import MIND
from engine.where_art_thou_romeo.lesson import LESSON
from engine.where_art_thou_romeo.reasons import parts
from engine.where_art_thou_romeo.scoring import score
from engine.where_art_thou_romeo.state import CARDS, SIDES, Round, State
from engine.where_art_thou_romeo.talk import talk
from engine.where_art_thou_romeo.view import hidden, mark, view

LOBBY_SECONDS = OptionSpec("lobby_seconds", (15, 30, 60, 120, 300, 3600, 43200), 30)
EARLIEST_CLOSE = 15
"""Seconds after which Juliet may close the lobby, once all have placed (ruling R2)."""

NOBODY = Option("none", Msg("none"))


def setup(rng: Rng, seats: int, options: Options) -> State:
    """Draw the first Juliet."""
    return State(rng, seats, first=rng.die(seats) - 1, timed=int(options["timed"]), scores=[0] * seats)


def step(s: State) -> Flow[None]:
    """Play the next part of the round."""
    return {"deal": deal, "place": place, "announce": announce}[s.phase](s)


def deal(s: State) -> Flow[None]:
    """Deal one of the cards in play to each player but Juliet, either side up."""
    say(s, "event.dealt", round=len(s.history) + 1, who=Who(s.juliet))
    cards = s.rng.shuffled(range(s.seats - 1))
    s.cards = dict(zip(s.holders, cards, strict=True))
    s.up = {holder: s.rng.below(len(SIDES)) for holder in s.holders}
    s.placed, s.automatic = {}, []
    s.phase = "place"
    yield from ()


def place(s: State) -> Flow[None]:
    """Let the holders place their cards until the lobby has ended; a card not placed lies as it came."""
    placing = {holder: place_card(s, holder) for holder in s.holders if holder not in s.placed}
    yield from parallel(placing, until=lobby(s))
    for holder in s.holders:
        if holder not in s.placed:
            s.placed[holder] = s.up[holder]
            s.automatic.append(holder)
            say(s, "event.placed.auto", who=Who(holder))
    say(s, "event.lobby.over", who=Who(s.juliet))
    s.phase = "announce"


def place_card(s: State, me: Seat) -> Flow[None]:
    """Choose a role and confirm; then the card lies and may not be changed."""
    roles = CARDS[s.cards[me]]
    role = yield from choose(me, "place.prompt", roles, option=role_option, private=True, clock=None)
    yield from confirm(me, msg("place.confirm", role=Msg(role)), private=True, clock=None)
    s.placed[me] = roles.index(role)
    say(s, "event.placed", who=Who(me))


def lobby(s: State) -> Flow[None]:
    """Let Juliet open the lobby whenever she is ready; talk until its time is over or she closes it."""
    yield from race(
        confirm(s.juliet, "lobby.start"), *(start_for_juliet(s, holder) for holder in s.holders if not s.timed)
    )
    s.phase = "lobby"
    say(s, "event.lobby")
    yield from race(pause("lobby", "lobby.running"), close_early(s))


def start_for_juliet(s: State, me: Seat) -> Flow[None]:
    """Where no clock hurries Juliet, let any player open the lobby once all have placed."""
    yield from when(lambda: all_lie(s))
    yield from confirm(me, "lobby.start")


def close_early(s: State) -> Flow[None]:
    """Let Juliet, and nobody else, close the lobby once all have placed and it has lasted a while (ruling R2)."""
    yield from pause("early", "lobby.early")
    yield from when(lambda: all_lie(s))
    yield from confirm(s.juliet, "lobby.close", clock=None)


def all_lie(s: State) -> bool:
    """Tell whether every holder has placed."""
    return len(s.placed) == len(s.holders)


def announce(s: State) -> Flow[None]:
    """Let Juliet name a player as Romeo, or nobody; reveal the roles and score."""
    named = yield from choose(
        s.juliet, "announce.prompt", [*s.holders, None], option=name_option, default=(NOBODY.key,)
    )
    if named is None:
        say(s, "event.none", who=Who(s.juliet))
    else:
        say(s, "event.announced", who=Who(s.juliet), named=Who(named))
    roles = [s.role(seat) for seat in range(s.seats)]
    points = score(roles, named)
    for seat, (role, gained) in enumerate(zip(roles, points, strict=True)):
        say(s, "event.revealed", who=Who(seat), role=Msg(role), points=gained)
    s.scores = [score + gained for score, gained in zip(s.scores, points, strict=True)]
    s.history.append(Round(len(s.history) + 1, s.juliet, named, tuple(roles), tuple(points)))
    s.cards, s.up, s.placed, s.automatic = {}, {}, {}, []
    s.phase = "deal"


def over(s: State) -> Result | None:
    """Rank by points after everybody has been Juliet; of those tied, who was Juliet earlier is ahead (Round End)."""
    if len(s.history) < s.seats:
        return None
    order = ranking(s)
    ties = [place for place, (a, b) in enumerate(pairwise(order)) if s.scores[a] == s.scores[b]]
    reason = Msg("reason.tie") if 0 in ties else msg("reason.points", ties=len(ties))
    return Result(ranked(order), tuple(s.scores), reason)


def ranking(s: State) -> list[Seat]:
    """Return the seats, best first."""
    return sorted(range(s.seats), key=lambda seat: (-s.scores[seat], (seat - s.first) % s.seats))


@cache
def role_option(role: str) -> Option:
    """Offer a role, with what it scores."""
    return Option(role, Msg(role), Msg(f"{role}.scores"), role)


@cache
def name_option(seat: Seat | None) -> Option:
    """Offer to name a player, or nobody."""
    return NOBODY if seat is None else Option(f"p{seat}", player(seat))


def clocks(options: Options) -> Mapping[str, int]:
    """Return the lobby's length and how long it lasts at least."""
    return {"lobby": int(options["lobby_seconds"]), "early": EARLIEST_CLOSE}


GAME = Game(
    id="where_art_thou_romeo",
    version=1,
    seats=range(3, 6),
    State=State,
    setup=setup,
    step=step,
    over=over,
    view=view,
    hidden=hidden,
    mark=mark,
    options=(LOBBY_SECONDS,),
    clocks=clocks,
    talk=talk,
    mind=MIND,
    parts=parts,
    lesson=LESSON,
)
