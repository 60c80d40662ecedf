"""The game once more, straight from its rules and without a line of the engine: what it plays, the engine must play.

It decides, rolls and shuffles by itself and writes down all of it, so that the engine can be led the same way.
"""

from __future__ import annotations

import csv
import random
from dataclasses import dataclass, field
from pathlib import Path

COLUMNS = ["blood", "wealth", "favor", "dignity", "vigor"]


def key_of(name: str) -> str:
    return name.lower().replace("&", "and").replace(" ", "-")


def read_cards() -> list[tuple[str, dict[str, int], dict[str, int]]]:
    """Read key, own changes and target's changes of the sixty cards, in the order of the rulebook."""
    cards = []
    with Path(__file__).with_name("cards.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            own = {c: int(row[c]) for c in COLUMNS if row[c] != "-" and "*" not in row[c]}
            starred = {c: int(row[c].strip("*")) for c in COLUMNS if "*" in row[c]}
            cards.append((key_of(row["name"]), own, starred))
    return cards


CARDS = read_cards()
ROWS = {
    1: ({"wealth": -1}, {}),
    2: ({"favor": -1}, {}),
    3: ({"wealth": -1}, {"wealth": 1}),
    4: ({"dignity": -1, "vigor": -1}, {}),
    5: ({"wealth": -1, "dignity": -1}, {}),
    6: ({"blood": 1, "favor": -1}, {}),
}


@dataclass
class Simulation:
    """A random game; `script` and `picks` are what chance and the families did, `turns` what was so after each turn."""

    seats: int
    seed: int
    script: list = field(default_factory=list)
    picks: list[tuple[str, int | None]] = field(default_factory=list)
    turns: list[tuple[list[int], list[int], list[list[int]]]] = field(default_factory=list)
    """The initiative, Prestige and all traits at the end of each turn."""

    def __post_init__(self) -> None:
        self.chance = random.Random(self.seed)
        self.family = [{c: self.roll() + self.roll() for c in COLUMNS} for _ in range(self.seats)]
        self.prestige = [0] * self.seats
        self.pile = self.shuffle(list(range(60)))
        self.out: list[int] = []
        for _ in range(13):
            self.turn()

    def roll(self) -> int:
        self.script.append(self.chance.randint(1, 6))
        return self.script[-1]

    def shuffle(self, cards: list[int]) -> list[int]:
        """Return the cards in a new order, the next one first; the engine takes from the end."""
        self.chance.shuffle(cards)
        self.script.append(tuple(reversed(cards)))
        return cards

    def turn(self) -> None:
        middle = [self.next_card() for _ in range(7)]
        order = self.initiative()
        taken = self.destiny(middle, order)
        for seat, card, target in taken:
            self.apply(seat, CARDS[card][1])
            self.apply(target, CARDS[card][2])
        for seat, card, target in taken:
            if CARDS[card][2].get("blood", 0) > 0 and self.roll() + self.roll() > self.family[seat]["favor"]:
                own, other = ROWS[self.roll()]
                self.apply(seat, own)
                self.apply(target, other)
        self.gain_prestige()
        self.out += middle
        self.turns.append((order, list(self.prestige), [[f[c] for c in COLUMNS] for f in self.family]))

    def next_card(self) -> int:
        if not self.pile:
            self.pile, self.out = self.shuffle(self.out), []
        return self.pile.pop(0)

    def initiative(self) -> list[int]:
        """Sort by Vigor, Favor and as many dice as it takes: a tie is rolled off in full before the next one."""
        keys = {seat: [f["vigor"], f["favor"]] for seat, f in enumerate(self.family)}
        while clashes := [seat for seat in keys if list(keys.values()).count(keys[seat]) > 1]:
            highest = max(keys[seat] for seat in clashes)
            for seat in [seat for seat in clashes if keys[seat] == highest]:
                keys[seat] = [*keys[seat], self.roll()]
        order = sorted(keys, key=keys.__getitem__, reverse=True)
        for seat in order[1:]:
            self.family[seat]["vigor"] += 1
        return order

    def destiny(self, middle: list[int], order: list[int]) -> list[tuple[int, int, int | None]]:
        left, taken = list(middle), []
        for place in range(7):
            seat = order[place % self.seats]
            card = left.pop(self.chance.randrange(len(left)))
            others = [other for other in range(self.seats) if other != seat]
            target = self.chance.choice(others) if CARDS[card][2] else None
            taken.append((seat, card, target))
            self.picks.append((CARDS[card][0], target))
        return taken

    def apply(self, seat: int | None, changes: dict[str, int]) -> None:
        for column, change in changes.items():
            assert seat is not None
            self.family[seat][column] += change
            while self.family[seat][column] < 0:
                self.family[seat][column] += 1
                self.prestige[seat] -= 1

    def gain_prestige(self) -> None:
        for column in COLUMNS:
            levels = sorted((f[column] for f in self.family), reverse=column != "blood")
            if levels[0] != levels[1]:
                self.prestige[[f[column] for f in self.family].index(levels[0])] += 1
