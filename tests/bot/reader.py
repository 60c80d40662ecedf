"""People who have no picture: they read what messages say, signs left out, and decide by that alone.

For each game there is a simple rule for every question it asks. A rule reads what it needs in the words of the table
and of the own panel, and fails where that is not said: so a game that is played to its end has told its players enough.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.bot.harness import Person, Post
from tests.bot.player import Move, Party, Question

SIGNS = ("So", "Sk")
"""Unicode's classes of pictures and geometrical signs, emoji among them."""

MENU = 3


def spoken(text: str) -> str:
    """Return what is left of a text where no sign is read out and no print is seen."""
    heard = "".join(char for char in text if unicodedata.category(char) not in SIGNS)
    return re.sub(r"[*\\_`⁨⁩]|~~", "", heard).replace("−", "-").strip()


def numbers(text: str) -> list[int]:
    """Return the numbers in a text."""
    return [int(number) for number in re.findall(r"(?<![\w.])[-+]?\d+", text)]


@dataclass(frozen=True)
class Offer:
    """One answer, as it is read out."""

    label: str
    detail: str
    way: str
    """The button's custom_id, or the value in the menu."""

    @property
    def name(self) -> str:
        """Its label without what stands in brackets."""
        return self.label.partition(" (")[0]


@dataclass(frozen=True)
class Told:
    """All that whoever is asked can read."""

    me: str
    table: str
    panel: str
    offers: tuple[Offer, ...]
    most: int
    """How many answers may be given at once."""

    def find(self, pattern: str, where: str = "") -> re.Match[str]:
        """Find something that must be said, on the table unless a text is given."""
        text = where or self.table
        found = re.search(pattern, text, re.M)
        assert found, f"nothing says {pattern!r} in:\n{text}"
        return found

    def best(self, worth: Callable[[Offer], float]) -> list[Offer]:
        """Return the answer that is worth most, of equal ones the first."""
        return [max(self.offers, key=worth)]


Rule = Callable[[Told], list[Offer]]


@dataclass
class Reader(Party):
    """People who play by what they read."""

    rules: dict[str, Rule] = field(default_factory=dict)
    """By what a question says, as a pattern."""
    read: Counter[str] = field(default_factory=Counter)
    """How often each rule has decided."""
    mine: str = ""
    """What the panel of whoever is asked says."""

    async def offered(self, person: Person) -> tuple[Person, Post, Question]:
        """Find the question, and read the own panel beside it."""
        person, post, question = await super().offered(person)
        panel = (await person.press(self.table, "My hand")).post
        self.mine = spoken("\n".join(panel.texts))
        return person, post, question

    def choose(self, person: Person, post: Post, question: Question) -> Move:
        """Decide by the rule for what is asked."""
        assert post.files == {}
        assert post.alts == ()
        offers = offers_of(post, question)
        called = dict(zip([one.id for one in self.people], self.called, strict=True))
        most = question.menu.high if question.menu else 1
        told = Told(called[person.id], spoken("\n".join(self.table.texts)), self.mine, offers, most)
        said = spoken("\n".join([*post.texts, question.menu.hint if question.menu else ""]))
        asked = {pattern: found[-1] for pattern in self.rules if (found := _starts(pattern, said))}
        assert asked, f"no rule for:\n{said}\n{offers}"
        latest = max(asked, key=lambda pattern: asked[pattern])
        chosen = self.rules[latest](told)
        self.read[latest] += 1
        if question.menu and chosen and chosen[0].way in question.menu.values:
            return Move(person, post, question.menu.custom_id, tuple(offer.way for offer in chosen))
        return Move(person, post, chosen[0].way)


def _starts(pattern: str, text: str) -> list[int]:
    """Return where a pattern is found; what is asked stands last."""
    return [found.start() for found in re.finditer(pattern, text, re.M)]


def offers_of(post: Post, question: Question) -> tuple[Offer, ...]:
    """Return the answers to a question with what is said of them: in the menu, or in a list above the buttons."""
    text = spoken("\n".join(post.texts))
    labels = {button.custom_id: button.label for button in post.buttons if button.custom_id in question.buttons}
    found = []
    for custom_id, label in labels.items():
        said = re.search(rf"^- (?:.+?(?:, | and ))?{re.escape(spoken(label))}(?:(?:, | and ).+?)?: (.+)$", text, re.M)
        found.append(Offer(spoken(label), said[1] if said else "", custom_id))
    found += [
        Offer(spoken(option["label"]), spoken(option.get("description") or ""), option["value"])
        for option in options_of(post, question)
    ]
    seen = [*labels.values()] if not question.menu else [*question.menu.choices]
    assert all(re.search(r"\w", offer.label) for offer in found), seen
    assert len({spoken(label) for label in seen}) == len(set(seen)), f"signs alone tell them apart: {seen}"
    return tuple(found)


def options_of(post: Post, question: Question) -> list[dict[str, str]]:
    """Return the options of a question's menu."""
    if question.menu is None:
        return []
    (menu,) = [part for part in post._parts(MENU) if part["custom_id"] == question.menu.custom_id]
    return list(menu["options"])


def only(told: Told) -> list[Offer]:
    """Take what alone is offered."""
    assert len(told.offers) == 1, told.offers
    return list(told.offers)


# Where Art Thou Romeo?


def role(told: Told) -> list[Offer]:
    """Take the role that may score more."""
    both = told.find(r"^Your card: (.+) / (.+)\.$", told.panel).groups()
    assert {offer.label for offer in told.offers} == set(both)
    return told.best(lambda offer: numbers(told.find(rf"^{offer.label}: (.+)", told.panel)[1])[0])


def romeo(told: Told) -> list[Offer]:
    """Name whoever has fewest points of those who may be Romeo."""
    told.find(r"^Juliet: ")
    told.find(rf"Waiting for {told.me}\.")
    told.find(r"^Cards in play: .*Romeo")
    line = told.find(r"^Points, clockwise: (.+)$")[1]
    named = {offer.label: re.search(rf"\b{offer.label} (\d+)", line) for offer in told.offers}
    assert [label for label, points in named.items() if not points] == ["No Decision"]
    return told.best(lambda offer: -int(named[offer.label][1]) if named[offer.label] else -99)


# Capulets & Montagues


def fate(told: Told) -> list[Offer]:
    """Take the card that brings the own family most, and think of what is low on it already."""
    told.find(rf"Waiting for {told.me}\.")
    levels = told.find(rf"{re.escape(told.me)} Prestige -?\d+ · (.+)$")[1]
    low = min(("Wealth", "Favor", "Dignity"), key=lambda trait: int(re.search(rf"{trait} (-?\d+)", levels)[1]))

    def worth(offer: Offer) -> float:
        effects = told.find(rf"^{re.escape(offer.label)}: (.+)$")[1]
        own = effects.partition("; target:")[0]
        return sum(numbers(own)) + ("target" in effects) + (f"{low} +" in own)

    return told.best(worth)


def target(told: Told) -> list[Offer]:
    """Harm the family that has most Prestige."""
    return told.best(lambda offer: int(told.find(rf"{re.escape(offer.label)} Prestige (-?\d+)")[1]))


# Romeo i Julia

SKILLS = "driving|deduction|shooting|stamina|luck|computers|question mark"


def stone(told: Told) -> list[Offer]:
    """Put a stone where its skill is highest, and see that it is a place of the own location."""
    places = told.find(r"^You: .+? \((.+?)\)", told.panel)[1].split(", ")
    told.find(r"^Your hand: ", told.panel)
    assert {offer.label for offer in told.offers} - {"Leave all three"} <= set(places)
    return told.best(lambda offer: max(numbers(offer.detail.partition(";")[0]), default=0))


def exchange(told: Told) -> list[Offer]:
    """Give away what the hand says fits none of the own stones."""
    told.find(r"^Your stones: ", told.panel)
    held = told.find(r"^Your hand: (.+)\.$", told.panel)[1]
    useless = [offer for offer in told.offers if offer.label in held and f"{offer.label} (" not in held]
    return useless or [offer for offer in told.offers if offer.label == "None of these"]


def card(told: Told) -> list[Offer]:
    """Play a card that fits an own stone, else any."""
    held = told.find(r"^Your hand: (.+)\.$", told.panel)[1]
    assert all(offer.label in held for offer in told.offers)
    return told.best(lambda offer: f"{offer.label} (" in held)


def whom(told: Told) -> list[Offer]:
    """Help oneself where it can; else play the card where it can harm."""
    able = [offer for offer in told.offers if "Could apply to no" not in offer.detail]
    assert all("Could apply" in offer.detail for offer in told.offers)
    return (able or list(told.offers))[:1]


def strongest(told: Told) -> list[Offer]:
    """Take what has the highest number, cards counted."""
    return told.best(lambda offer: sum(numbers(offer.label)))


def counting(told: Told) -> list[Offer]:
    """Have the cards count that do most, as is offered."""
    return [next((offer for offer in told.offers if offer.label.startswith("Best")), told.offers[0])]


# Roma


class Owned(NamedTuple):
    """What one has in Roma."""

    vp: int
    money: int
    cards: int
    dice: list[int]


def owns(told: Told) -> Owned:
    """Read what whoever is asked has."""
    line = told.find(rf"^[A-G] {told.me}: (-?\d+) VP, (\d+) sesterti\w+, (\d+) cards? in hand\.(?: Dice: (.+))?$")
    return Owned(int(line[1]), int(line[2]), int(line[3]), numbers((line[4] or "").partition("(used")[0]))


def give(told: Told) -> list[Offer]:
    """Give away the two dearest cards."""
    costs = told.find(r"^Your cards \(cost\): (.+)\.$", told.panel)[1]
    dear = [offer for offer in told.offers if offer.name in costs]
    return sorted(dear, key=lambda offer: -numbers(told.find(rf"{offer.name} \((\d+)", costs)[1])[0])[:2]


def place(told: Told) -> list[Offer]:
    """Lay on a disc where nothing lies, else where it costs least to read on."""
    return told.best(lambda offer: "Nothing lies here" in offer.detail or "empty" in offer.detail)


def turn(told: Told) -> list[Offer]:
    """Lay what can be paid, use a card with a die, draw where the hand is empty, take money; else end the turn."""
    mine = owns(told)
    told.find(rf"{told.me}’s discs: ")
    offers = {offer.label: offer for offer in told.offers}
    lay = next((offer for label, offer in offers.items() if label.startswith("Lay")), None)
    if lay and "you can pay it" in told.panel:
        return [lay]
    used = [offer for label, offer in offers.items() if re.match(r"\d: ", label)]
    if used and mine.dice:
        return [max(used, key=lambda offer: ("VP" in offer.detail) + ("Attack" in offer.detail) / 2)]
    if "Take cards" in offers and not mine.cards:
        return [offers["Take cards"]]
    if "Take money" in offers:
        assert mine.dice, "what is there to put on the money disc?"
        return [offers["Take money"]]
    return [offers["End turn"]]


def dice(told: Told) -> list[Offer]:
    """Use the highest die, or all where several may be used."""
    rolled = owns(told).dice
    shown = [offer for offer in told.offers if re.fullmatch(r"Die \d", offer.label)]
    assert [numbers(offer.label)[0] for offer in shown if numbers(offer.label)[0] not in rolled] == []
    return sorted(shown, key=lambda offer: -numbers(offer.label)[0])[: told.most]


def keep(told: Told) -> list[Offer]:
    """Keep the dearest card that money is there for, as the panel says."""
    line = told.find(r"^(?:You have drawn|In the draw pile) \(cost\): (.+)\.$", told.panel)[1]
    money = owns(told).money

    def worth(offer: Offer) -> float:
        cost = int(told.find(rf"{offer.name} \((\d+)", line)[1])
        return cost if cost <= money else -cost

    return told.best(worth)


def lay(told: Told) -> list[Offer]:
    """Lay a card that can be paid, as the hand says."""
    hand = told.find(r"^Your hand \(cost\): (.+)\.$", told.panel)[1]
    return told.best(lambda offer: bool(re.search(rf"{offer.name} \(\d+, you can", hand)))


def first(told: Told) -> list[Offer]:
    """Take the first that is named: what cards do is said in each label or detail."""
    owns(told)
    return [told.offers[0]]


RULES: dict[str, dict[str, Rule]] = {
    "where_art_thou_romeo": {
        r"Which role do you play this round\?": role,
        r"Place your card as .+\?": only,
        r"Open the lobby when": only,
        r"Close the lobby": only,
        r": Who is Romeo\?$": romeo,
    },
    "capulets_montagues": {r"Which Fate card does your family take\?": fate, r"Against whom is .+\?": target},
    "romeo_i_julia": {
        r"Where does the stone of .+ go\?": stone,
        r"Which cards do you give away": exchange,
        r"Only your own location can take a card\.|Which card do you play\?": card,
        r"Where do you play .+\?": whom,
        r"Which stone comes next\?|On the question mark: which event": strongest,
        r"Ready to roll\?": only,
        r"Best makes .+ here\.|Which of these cards count now": counting,
    },
    "roma": {
        r"Choose two cards to give to": give,
        r"On which disc\?|On which of your discs does|Where does it go now\?": place,
        r"Your turn: what next\?": turn,
        r"Which card do you lay\?": lay,
        r"Which dice go on the money disc\?|Which die goes on|which die do you (?:change|score)\?": dice,
        r"Which card do you keep\?|which card of the draw pile": keep,
        r"Three dice of \d\.": first,
        r"free of charge, or be done\?": first,
        r"Aesculapinum: |Centurio rolled|Consul: \d becomes|Templum: |Gladiator: |Mercator: |Nero: |Onager: ": first,
        r"Praetorianus: which|Scaenicus: which|Sicarius: which|Velites: which": first,
    },
}
"""By game and what is asked."""
