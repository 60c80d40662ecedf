"""A search for good moves in any game: Monte Carlo trees over worlds that a seat cannot tell from the true one.

Multiple-observer information set search (Cowling, Powley and Whitehouse, 2012): each round of it takes another such
world and plays it on. Every seat has a tree of its own that branches only by what that seat learns, so nobody in it
knows more than they would. In the trees the choice follows PUCT (Silver and others, 2017), with what the game's `Mind`
inclines to as the prior; beyond them players follow that inclination, and after a while `Mind.worth` judges. Where
`Mind.others_think` says no, others follow it from the beginning. What a seat chooses in a row, with neither chance nor
anybody else between, it plans: an answer is worth what the best one after it brings, not what all those tried do on
average (compare Khandelwal and others, 2016).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple

from engine.ask import Ask, Item, Keys
from engine.mind import Mind, answers, softmax
from engine.msg import Msg, Seat
from engine.ply import DEEPEST, first_asked, look, shares
from engine.rng import Rng
from engine.table import Table

EXPLORE = 0.1
"""How much a move is tried that has seldom been tried, against how well it has done."""

FEW = 6
"""After how many tries an answer is known well enough to plan on it."""

GLANCES, KEENNESS, TRUST = 8, 0.03, 40
"""In how many worlds a search first looks one action ahead, how much it inclines to what is good there, and as how many
tries of each answer that counts."""


class Thought(NamedTuple):
    """An answer, how often it was tried, and the share of the victory it brought on average."""

    keys: Keys
    tries: int
    share: float


def contenders(thoughts: Sequence[Thought]) -> list[Thought]:
    """Return the answers tried at least half as often as the first, the only ones whose shares are sure enough."""
    return [thought for thought in thoughts if 2 * thought.tries >= thoughts[0].tries]


class Move:
    """An answer in a tree."""

    __slots__ = ("keys", "prior", "total", "tries")

    def __init__(self, keys: Keys, prior: float) -> None:
        self.keys, self.prior = keys, prior
        self.tries, self.total = 0, 0.0


class Choice:
    """A question in a tree, and the answers to it."""

    __slots__ = ("moves", "total", "tries")

    def __init__(self, moves: list[Move]) -> None:
        self.moves = moves
        self.tries, self.total = 0, 0.0

    def best(self) -> Move:
        """Return the move to try next: one that does well, or has seldom been tried."""
        if not self.tries:
            return max(self.moves, key=lambda move: move.prior)
        spread = EXPLORE * sqrt(self.tries)
        usual = self.total / self.tries
        top, found = -1.0, self.moves[0]
        for move in self.moves:
            tries = move.tries
            value = (move.total / tries if tries else usual) + spread * move.prior / (1 + tries)
            if value > top:
                top, found = value, move
        return found

    def known(self) -> float:
        """Return what the best answer brings that has been tried a few times; 0 where none has."""
        return max([move.total / move.tries for move in self.moves if move.tries >= FEW], default=0.0)


class Step(NamedTuple):
    """Somebody's move in a world that is played on."""

    seat: Seat
    choice: Choice
    move: Move
    moment: object
    """Changes with chance, and whenever somebody moves who is not followed."""


class Node:
    """A place in a seat's tree, reached by all it has seen since the beginning."""

    __slots__ = ("choices", "next")

    def __init__(self) -> None:
        self.choices: dict[tuple[Msg, Keys], Choice] = {}
        self.next: dict[object, Node] = {}

    def after(self, seen: object) -> Node:
        """Return the place to which something seen leads."""
        node = self.next.get(seen)
        if node is None:
            node = self.next[seen] = Node()
        return node


def search(table: Table, seat: Seat, rng: Rng, go_on: Callable[[int], bool]) -> list[Thought]:
    """Think about a seat's question for as long as `go_on` of the number of rounds says; at least one round.

    Returns its answers, the best first. The same for all tables that the seat cannot tell apart. Raises `NoOtherWorld`.
    """
    roots, rounds = [Node() for _ in range(table.seats)], 0
    _plant(table, seat, roots[seat], rng)
    while not rounds or go_on(rounds):
        world = table.determinized(seat, rng, mind=table.game.mind)
        _try(world, seat, roots, table.game.mind, rng)
        rounds += 1
    (choice,) = roots[seat].choices.values()
    thoughts = [Thought(move.keys, move.tries - TRUST, move.total / move.tries) for move in choice.moves]
    return sorted(thoughts, key=lambda thought: (-thought.tries, -thought.share))


def _plant(table: Table, seat: Seat, root: Node, rng: Rng) -> None:
    """Begin a seat's tree with its question, and incline to what a look one action ahead finds good."""
    item = first_asked(table, seat)
    assert isinstance(item, Ask), "a seat is asked"
    weighed = look(table, seat, rng, GLANCES, DEEPEST, table.game.mind.worth)
    liked = softmax([share for _, share in weighed], KEENNESS)
    moves = [Move(keys, 0.9 * like + 0.1 / len(liked)) for (keys, _), like in zip(weighed, liked, strict=True)]
    choice = Choice(moves)
    for move, (_, share) in zip(moves, weighed, strict=True):
        move.tries, move.total = TRUST, TRUST * share
        choice.tries += move.tries
        choice.total += move.total
    root.choices[item.prompt, item.keys] = choice


def _try(world: Table, seat: Seat, nodes: list[Node], mind: Mind, rng: Rng) -> None:
    """Play a world through the trees and beyond, and remember how it went."""
    nodes = list(nodes)
    path: list[Step] = []
    others = 0
    item: Item = first_asked(world, seat)
    while True:
        if isinstance(item, Ask) and (item.seat == seat or mind.others_think):
            node = nodes[item.seat]
            asked = item.prompt, item.keys
            choice = node.choices.get(asked)
            if choice is None:
                choice = node.choices[asked] = _choice(item, world, mind, rng)
            move = choice.best()
            path.append(Step(item.seat, choice, move, (world.state.rng.state, others)))
            world.play(item, move.keys)
            for other, mine in enumerate(nodes):
                known = move.keys if other == item.seat or not item.private else ()
                nodes[other] = mine.after((item.seat, item.prompt, known))
            if not move.tries:
                break
        else:
            keys = mind.incline(world.state, item, rng)
            world.play(item, keys)
            others += 1
            if keys and not item.private:
                nodes[seat] = nodes[seat].after((item.seat, item.prompt, keys))
        if not world.open:
            break
        item = first_asked(world, seat)
    gained = beyond(world, mind, rng)
    remember(path, gained)


def remember(path: list[Step], gained: list[float]) -> None:
    """Add to each choice of a path what it has brought; before another of the same plan, what the best one brings."""
    later: Step | None = None
    for step in reversed(path):
        seat, choice, move, moment = step
        if later is not None and (later.seat, later.moment) == (seat, moment):
            gained = _at_best(gained, seat, later.choice.known())
        gain = gained[seat]
        choice.tries += 1
        choice.total += gain
        move.tries += 1
        move.total += gain
        later = step


def _at_best(gained: list[float], mover: Seat, best: float) -> list[float]:
    """Raise a seat's share of the victory to the best it knows of, at the cost of all others."""
    if best <= gained[mover]:
        return gained
    left = (1 - best) / (1 - gained[mover])
    return [best if seat == mover else share * left for seat, share in enumerate(gained)]


def _choice(item: Ask, world: Table, mind: Mind, rng: Rng) -> Choice:
    """Make a question part of a tree, with the inclination to each answer."""
    offered = answers(item, mind.lean(world.state, item), rng)
    whole = sum([weight for _, weight in offered])
    return Choice([Move(keys, weight / whole) for keys, weight in offered])


def beyond(world: Table, mind: Mind, rng: Rng) -> list[float]:
    """Play a world on by inclination for a while; return the share of the victory by seat that is to be expected."""
    for _ in range(mind.depth):
        if not world.open:
            break
        item = world.open[0]
        world.play(item, mind.incline(world.state, item, rng))
    return shares(world.result) if world.result else list(mind.worth(world.state))
