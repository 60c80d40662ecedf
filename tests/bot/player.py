"""People who play any game by what they read: from the table's message, their panels and direct messages, by presses.

    party = await Party.begin(world, "where_art_thou_romeo", random.Random(7))
    result = await party.play()

Nothing here knows a game. What is pressed is chosen at random; time passes only where the table waits for nobody whose
time runs, and a press that a message offers to whoever is asked must never be refused.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from bot.address import parse
from engine import GAMES
from renderers import Words, words_for
from tests.bot.harness import Person, Reply, World
from tests.bot.posts import Menu, Post

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus")
LONG_NAMES = tuple([name + 29 * "M" for name in NAMES])
"""As long as Discord takes them."""
LONG_TEXTS = tuple([name + 21 * "W" for name in NAMES])
"""As long as games take them."""

ANSWERS = ("answer", "pick", "none", "marked")
"""The verbs that answer a question."""

MOST = 4000
"""No game takes more moves."""


@dataclass
class Question:
    """What a message offers as answers to one question."""

    id: str
    buttons: list[str] = field(default_factory=list)
    """The custom_ids, *None of these* and *As marked* among them."""
    menu: Menu | None = None


class Move(NamedTuple):
    """One press of a person."""

    person: Person
    post: Post
    custom_id: str
    values: tuple[str, ...] | None = None
    """What is picked; None for a button."""

    async def make(self) -> Reply:
        """Press."""
        if self.values is None:
            return await self.person.press(self.post, self.custom_id)
        return await self.person.pick(self.post, self.custom_id, *self.values)


def questions(post: Post) -> list[Question]:
    """Return what a message asks, in its order."""
    found: dict[str, Question] = {}
    menus = {menu.custom_id: menu for menu in post.menus}
    for custom_id in sorted(post.custom_ids, key=lambda id_: _place(post, id_)):
        address = parse(custom_id)
        if address.verb in ANSWERS:
            question = found.setdefault(address.question, Question(address.question))
            if custom_id in menus:
                question.menu = menus[custom_id]
            else:
                question.buttons.append(custom_id)
    return list(found.values())


def _place(post: Post, custom_id: str) -> int:
    return repr(post.stored.components).index(repr(custom_id))


def back(post: Post, question: str) -> str | None:
    """Return the custom_id of the button that opens a question again."""
    addresses = [parse(custom_id) for custom_id in post.custom_ids]
    return next((str(at) for at in addresses if at.verb == "back" and at.question == question), None)


@dataclass
class Party:
    """The people of a table, and what they have seen of it."""

    world: World
    table: Post
    """The table's message."""
    people: Sequence[Person]
    chance: Random
    before: Callable[[Party, Move], Awaitable[None]] | None = None
    """Called before each press."""
    after: Callable[[Party, Move, Reply], Awaitable[None]] | None = None
    """Called after each press."""
    moves: list[Move] = field(default_factory=list)
    panel: tuple[Person, Post] | None = None
    """The panel that somebody pressed last: nothing has happened since."""

    locale: str = "en"
    """The language they read."""

    @classmethod
    async def begin(
        cls,
        world: World,
        game: str,
        chance: Random,
        texts: Sequence[str] = (),
        locale: str = "en",
        computers: Sequence[str] = (),
    ) -> Party:
        """Open a table of everybody in the server and some computers, choose its options in the lobby, and start it.

        Where the game asks each player for a text, they give these.
        """
        words = words_for(locale)
        host = world.people[0]
        await host.slash("newgame", game=game)
        lobby = world.last
        for place, person in enumerate(world.people):
            if person != host or (GAMES[game].seat_options and texts):
                await join(person, lobby, *texts[place : place + 1], label=words("button-join"))
        for menu in lobby.menus:
            if parse(menu.custom_id).verb == "option":
                await host.pick(lobby, menu.custom_id, _setting(menu, chance))
        for strength in computers:
            await host.pick(lobby, words("computer-hint"), strength)
        await host.press(lobby, words("button-start"))
        return cls(world, lobby, world.people, chance, locale=locale)

    @property
    def words(self) -> Words:
        """What the bot says, in their language."""
        return words_for(self.locale)

    @property
    def called(self) -> list[str]:
        """What the table calls its people: by their names, or by those it says they go by."""
        first = self.words("people", who="|").partition("|")[0]
        known = next((text for text in self.table.texts if text.startswith(first)), "")
        ends = "|".join(map(re.escape, [", ", ".", *self._ands]))
        goes_by = [
            re.search(rf"\b{self.words('lobby-as', name=person.name, who='(.+?)')}(?={ends})", known)
            for person in self.people
        ]
        return [found[1] if found else person.name for person, found in zip(self.people, goes_by, strict=True)]

    @property
    def _ands(self) -> list[str]:
        """What stands between the last two of a list."""
        return [self.words("list-and", a="", b="", sound=sound) for sound in ("i", "other")]

    @property
    def waited_for(self) -> list[Person]:
        """Whom the table says it waits for."""
        return self._named_in("\n".join(line for line in self._lines if self._waits(line)))

    @property
    def _lines(self) -> list[str]:
        return [line for text in self.table.texts for line in text.split("\n")]

    def _waits(self, line: str) -> bool:
        return line.startswith(self.words("waiting", who="|").partition("|")[0])

    @property
    def runs_out(self) -> float | None:
        """When the next time runs out that the table shows."""
        times = [float(at) for text in self.table.texts for at in re.findall(r"<t:(\d+):R>", text)]
        return min((at for at in times if at > self.world.now), default=None)

    @property
    def may_wait(self) -> bool:
        """Whether time runs, but not for those who are asked: they need not answer."""
        timed = [line for line in self._lines if "<t:" in line]
        return bool(timed) and not any(map(self._waits, timed))

    async def play(self) -> Post:
        """Play to the end; return the message with the result."""
        while self.words("button-again") not in self.table.labels:
            assert len(self.moves) < MOST, "this game does not end"
            await self.go_on()
        return self.table

    async def go_on(self) -> None:
        """Let one of those who are asked answer, or time pass where there is nothing else to do."""
        asked = self.waited_for
        if not asked and re.search(r"\*\*Computer|\(computer, ", self.table.text) and not self.may_wait:
            await self.world.advance(3)  # a computer moves within seconds
            self._look()
            return
        if not asked or (self.may_wait and self.chance.random() < 1 / 3):
            assert self.runs_out is not None, f"nobody is asked and no time runs:\n{self.table}"
            await self.world.advance(self.runs_out - self.world.now + 1)
            self._look()
            return
        person = self.chance.choice(asked)
        await self._make(self.choose(*await self.offered(person)))

    async def offered(self, person: Person) -> tuple[Person, Post, Question]:
        """Find where a person who is waited for can answer: on the table, or in one of their panels."""
        if self.panel and self.panel[0] == person and (open_ := questions(self.panel[1])):
            return person, self.panel[1], open_[0]
        for whom, question in self.public_questions():
            if person in whom:
                return person, self.table, question
        panel = self.direct(person) if self.chance.random() < 0.5 else None
        panel = panel or (await person.press(self.table, self.words("button-hand"))).post
        open_ = questions(panel)
        assert open_, f"{person.name} is waited for, but asked nothing:\n{self.table}\n\n{panel}"
        return person, panel, open_[0]

    def direct(self, person: Person) -> Post | None:
        """Return the panel of this table in somebody's direct messages, if it asks them anything."""
        mine = [post for post in person.inbox if post.custom_ids and post.table == self.table.table]
        return next((post for post in reversed(mine) if questions(post)), None)

    def public_questions(self) -> list[tuple[list[Person], Question]]:
        """Return what the table's message asks, and whom."""
        whom = [people for text in self.table.texts if (people := self._asked_by(text))]
        return list(zip(whom, questions(self.table), strict=True))

    def _asked_by(self, text: str) -> list[Person]:
        """Return whom a line such as "**Ann and Bob:** Who goes first?" asks."""
        head = re.match(r"\*\*(.+?):\*\* ", text)
        if head is None or "\n" in text:
            return []
        left = head[1]
        for name in self.called:
            left = left.replace(name, "")
        for and_ in self._ands:
            left = left.replace(and_, "")
        return self._named_in(head[1]) if not left.strip(", \u2068\u2069") else []

    def _named_in(self, text: str) -> list[Person]:
        return [person for person, name in zip(self.people, self.called, strict=True) if _names(name, text)]

    def choose(self, person: Person, post: Post, question: Question) -> Move:
        """Choose an answer, each button and the menu as likely as the others."""
        ways = [*question.buttons, question.menu] if question.menu else question.buttons
        way = self.chance.choice(ways)
        if isinstance(way, str):
            return Move(person, post, way)
        count = self.chance.randint(way.low, way.high)
        return Move(person, post, way.custom_id, tuple(self.chance.sample(way.values, count)))

    async def _make(self, move: Move) -> None:
        """Press; sometimes take it back, and press something else later."""
        post = move.post
        await self.press(move)
        question = parse(move.custom_id).question
        if self.chance.random() < 0.15 and (undo := back(post, question)):
            await self.press(Move(move.person, post, undo))
            assert question in [asked.id for asked in questions(post)], f"{move} is not asked again:\n{post}"

    async def press(self, move: Move) -> None:
        """Press what was offered, which must not be refused."""
        if self.before:
            await self.before(self, move)
        self.moves.append(move)
        reply = await move.make()
        assert reply.acknowledged, f"{move} was not answered"
        panels = [post for post in reply.posts if questions(post)]
        assert panels == list(reply.posts), f"{move.person.name} pressed what was offered, and was told: {reply.text}"
        shown = panels or [move.post] * move.post.private
        self.panel = (move.person, shown[0]) if shown else None
        self._look()
        if self.after:
            await self.after(self, move, reply)

    def _look(self) -> None:
        """Look at the newest message of the table, which may have been posted anew."""
        self.table = self.world.last


def _names(name: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


async def join(person: Person, lobby: Post, text: str = "", *, label: str = "Join") -> Reply:
    """Join, with a text where the game asks for one; return what the bot says last."""
    reply = await person.press(lobby, label)
    if box := reply.result.modal:
        (entry,) = [part["component"] for part in box["components"]]
        return await person.fill(reply, **{entry["custom_id"]: text})
    return reply


def _setting(menu: Menu, chance: Random) -> str:
    """Choose a setting in the lobby: the shortest time, and else any."""
    values = list(menu.choices.values())
    if parse(menu.custom_id).key.endswith("_seconds"):
        return min(values, key=int)
    return chance.choice(values)
