"""Every game from its texts alone: no picture is sent, and no choice is told by a sign or a place."""

from __future__ import annotations

import unicodedata
from random import Random

import pytest

from bot.pictures import Painted, Painter
from engine import GAMES
from tests.bot.harness import playing
from tests.bot.player import NAMES, Party, questions

SIGNS = ("So", "Sk")
"""Unicode's classes of pictures and geometrical signs, emoji among them."""


def spoken(text: str) -> str:
    """Return what is left of a text where no sign is read out."""
    return "".join(char for char in text if unicodedata.category(char) not in SIGNS).strip()


class Reader:
    """Reads each message before its owner presses."""

    def __init__(self, party: Party) -> None:
        self.read = 0
        party.before = self.before

    async def before(self, party, move) -> None:
        """Find every answer in words, unlike ones in unlike words, below words that say what the choice is."""
        post = move.post
        assert post.files == {}
        assert post.alts == ()
        assert sum(len(spoken(text)) for text in post.texts) > 20
        names = {button.custom_id: button.label for button in post.buttons}
        for question in questions(post):
            labels = [names[custom_id] for custom_id in question.buttons]
            choices = list(question.menu.choices) if question.menu else []
            for words in (labels, choices):
                said = [spoken(label) for label in words]
                assert all(any(char.isalnum() for char in label) for label in said), words
                assert len(set(said)) == len(set(words)), words
            self.read += len(labels) + len(choices)


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_without_a_picture(tmp_path, monkeypatch, game) -> None:
    async def unpainted(self, sheet, *args):
        return Painted(sheet)

    monkeypatch.setattr(Painter, "paint", unpainted)
    async with playing(tmp_path, *NAMES[: GAMES[game].seats[0]], seed="2") as world:
        party = await Party.begin(world, game, Random(2))
        reader = Reader(party)
        result = await party.play()
        assert reader.read > 20
        assert "**1.**" in result.text
