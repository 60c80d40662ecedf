"""The sixty Fate cards and the Punishment table."""

from __future__ import annotations

from typing import NamedTuple

TRAITS = ("blood", "wealth", "favor", "dignity", "vigor")
BLOOD, WEALTH, FAVOR, DIGNITY, VIGOR = range(len(TRAITS))

Five = tuple[int, ...]
"""A number for each trait, in the order of TRAITS."""

_CARD_LIST = """
Slaying              +3* -   -1   -1    -
Party                -   -1  +3   -     -1
Brawl                +3* -   -1   -1    -
Murder               +1* -   -    -     -
Scandal              -   -   -1*  -2**  -2
Plot                 -   -   -2*  -1**  -2
Entertainment        -   -   +2   -     -1
Build Church         -   -2  -    +3    -
Alms to the Poor     -   -1  -    +2    -
Manage Estates       -   +1  -    +1    -1
Caravans             -   +3  -    +1    -2
Traders              -   +2  -    -     -1
Markets              -   +1  -    +1    -1
Banking              -   +2  -    -1    -
Merchants            -   +2  -    -     -1
Pay Taxes            -   -2  +1   +2    -
Tariffs              -   -1  +2   -     -
Church Tithe         -   -1  -    +2    -
Gifts                -   -1  +2   -     -
Tribute              -   -1  +2   -     -
Fray                 +3* -   -1   -1    -
Skirmish             +3* -   -1   -1    -
Costume Ball         -   -1  +3   -     -1
Masquerade           -   -1  +3   -     -1
Government Office    -   -   +1   +2    -2
Public Works         -   -2  -    +3    -
Patronage            -   -1  +2   -     -
Tragic Affair        -   -   -2*  -1**  -1
Conspiracy           -   -   -2*  -1**  -2
Donations            -   -1  -    +2    -
Charity              -   -1  -    +2    -
Financing            -   +1  -    -     -
Collect Tolls        -   +2  +1   -1    -1
Loans                -   +2  +1   -1    -
Military Service     -   -1  +2   +2    -2
Wedding              -   -2  +3   +2    -2
Politics             -   -1  +2   +1    -1
Corruption           -   +4  -1   -2    -
Public Service       -   -1  +1   +2    -1
Dispute              +2* -   -    -1    -
Sword Fight          +3* -   -1   -1    -
Luxury Goods         -   +2  +1   -     -2
Spices & Wines       -   +2  +1   -     -2
Artisans             -   +1  -    +1    -1
Craftsmen            -   +1  -    +1    -1
Killing              +3* -   -1   -1    -
Diplomatic Service   -   -   +1   +1    -1
Alliances            -   -2  +1   +3    -1
Festival             -   -1  +2   +1    -1
Memorials            -   -1  -    +2    -
Intrigue             -   -   -3*  -     -2
Courtly Fashions     -   -1  +1   +1    -
Agriculture          -   +2  -    -     -1
Harvest              -   +3  -    -     -2
Guilds               -   +1  -    +1    -1
Carnival             -   -1  +1   -     -1
Criminal Activities  -   +3  -1   -1    -
Accusations          -   -   -1*  -1**  -1
Feudal Obligations   -   -1  +1   +1    -
Mortal Feud          +2* -   -1   -     -
"""
"""As printed in the rulebook: a star marks what the target opponent gains or loses."""


class Effects(NamedTuple):
    """What a Fate card, or a row of the Punishment table, changes."""

    key: str
    own: Five
    """The changes of the family that picked the card."""
    given: Five
    """Those of the target opponent; all 0 where there is none."""
    lines: tuple[tuple[int, int, bool], ...]
    """The same one by one, in the order of the traits: the trait, by how much, and whether it is the target's."""

    @property
    def targeted(self) -> bool:
        """Tell whether a target opponent must be named."""
        return any(self.given)

    @property
    def bloody(self) -> bool:
        """Tell whether it raises the blood of an opponent: a Blood card (Punishment Phase)."""
        return self.given[BLOOD] > 0

    @property
    def worth(self) -> int:
        """Return the sum by which a card is taken when time runs out: own changes, and the harm done to the target."""
        return sum(self.own) + sum(abs(change) for change in self.given)


def _effects(key: str, own: Five, given: Five = (0, 0, 0, 0, 0)) -> Effects:
    changes = [(trait, by, target) for target, five in enumerate((own, given)) for trait, by in enumerate(five) if by]
    return Effects(key, own, given, tuple((trait, by, bool(target)) for trait, by, target in sorted(changes)))


def _printed(line: str) -> Effects:
    """Read a line of the card list.

    >>> _printed("Spices & Wines  -  +2  +1  -  -2")[:3]
    ('spices-and-wines', (0, 2, 1, 0, -2), (0, 0, 0, 0, 0))
    >>> _printed("Plot  -  -  -2*  -1**  -2").lines
    ((2, -2, True), (3, -1, True), (4, -2, False))
    """
    *name, blood, wealth, favor, dignity, vigor = line.split()
    columns = ["0" if column == "-" else column for column in (blood, wealth, favor, dignity, vigor)]
    return _effects(
        key="-".join(name).lower().replace("&", "and"),
        own=tuple(0 if "*" in column else int(column) for column in columns),
        given=tuple(int(column.rstrip("*")) if "*" in column else 0 for column in columns),
    )


CARDS = tuple(_printed(line) for line in _CARD_LIST.strip().splitlines())
"""The deck; a card is known by its place here."""

NUMBERS = {card.key: number for number, card in enumerate(CARDS)}
EFFECTS = {card.key: card for card in CARDS}
"""By key: what each card does."""

PUNISHMENTS = (
    _effects("fines", (0, -1, 0, 0, 0)),
    _effects("reprimand", (0, 0, -1, 0, 0)),
    _effects("reparations", (0, -1, 0, 0, 0), (0, 1, 0, 0, 0)),
    _effects("imprisonment", (0, 0, 0, -1, -1)),
    _effects("banishment", (0, -1, 0, -1, 0)),
    _effects("execution", (1, 0, -1, 0, 0)),
)
"""The Punishment table: the row for 1 comes first."""
