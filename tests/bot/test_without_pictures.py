"""Every game from its texts alone: no picture is sent, no sign is seen, and every decision is taken by what is said."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.pictures import Painted, Painter
from engine import GAMES
from tests.bot import romeo
from tests.bot.harness import playing
from tests.bot.player import NAMES
from tests.bot.reader import RULES, Reader, spoken

TRAITS = ("Blood", "Wealth", "Favor", "Dignity", "Vigor")


def points(view: Any, names: list[str]) -> list[str]:
    """Say how the points stand."""
    return [f"{name} {score}" for name, score in zip(names, view.scores, strict=True)]


def levels(view: Any, names: list[str]) -> list[str]:
    """Say how the families stand."""
    rows = zip(names, view.prestige, view.traits, strict=True)
    return [
        f"{name} Prestige {prestige} · "
        + " · ".join(f"{trait} {level}" for trait, level in zip(TRAITS, traits, strict=True))
        for name, prestige, traits in rows
    ]


def locations(view: Any, names: list[str]) -> list[str]:
    """Say how many locations everybody has completed."""
    return [f"completed {len(player.completed)} of {view.needed}" for player in view.players]


def belongings(view: Any, names: list[str]) -> list[str]:
    """Say what both own."""
    return [f"{name}: {vp} VP, {money} sest" for name, vp, money in zip(names, view.vp, view.money, strict=True)]


TRUE: dict[str, Callable[[Any, list[str]], list[str]]] = {
    "where_art_thou_romeo": points,
    "capulets_montagues": levels,
    "romeo_i_julia": locations,
    "roma": belongings,
}
"""What must be said of each game's table, for it is so."""


async def truth(party: Any, move: Any) -> None:
    """See that what is read is so."""
    (game,) = [game for game, rules in RULES.items() if rules is party.rules]
    said = re.sub(r" \(best\)", "", spoken("\n".join(party.table.texts)))
    view = await romeo.view(party.world, party.table)
    assert [fact for fact in TRUE[game](view, party.called) if fact not in said] == []


RARE = {"Three dice of", "free of charge", "Aesculapinum", "Praetorianus", "Close the lobby"}
"""What some games never ask."""


@pytest.mark.parametrize(
    ("game", "seats", "games"),
    [("where_art_thou_romeo", 3, 2), ("capulets_montagues", 3, 1), ("romeo_i_julia", 2, 1), ("roma", 2, 4)],
)
async def test_a_game_is_played_by_what_its_texts_say(tmp_path, monkeypatch, game, seats, games) -> None:
    async def unpainted(self, sheet, *args):
        return Painted(sheet)

    monkeypatch.setattr(Painter, "paint", unpainted)
    read: set[str] = set()
    for seed in range(games):
        folder = tmp_path / str(seed)
        folder.mkdir()
        async with playing(folder, *NAMES[:seats], seed=str(seed)) as world:
            party = await Reader.begin(world, game, Random(seed))
            party.rules, party.before = RULES[game], truth
            result = await party.play()
            assert "**1.**" in result.text
            read |= set(party.read)
    assert [rule for rule in RULES[game] if rule not in read and not any(rare in rule for rare in RARE)] == []


def test_every_game_is_read() -> None:
    assert set(RULES) == set(TRUE) == set(GAMES)
