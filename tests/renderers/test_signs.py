"""The emoji of options: one for all that games have art for, and such as Discord takes as they are."""

import unicodedata

import pytest

from engine import GAMES as RULES
from engine import Ask
from renderers import GAMES, sign, words_for
from renderers.scenes import played


def art_of(game: str) -> set[str]:
    """Return the art of the options of some random games."""
    found: set[str | None] = set()
    for seed in range(4):
        for table in played(game, RULES[game].seats[-1], seed):
            found |= {option.art for item in table.open if isinstance(item, Ask) for option in item.options}
    return {art for art in found if art}


@pytest.mark.parametrize("game", GAMES)
def test_all_art_of_options_has_its_sign(game: str) -> None:
    words = words_for("en", game)
    found = art_of(game)
    assert len(found) > 5
    assert not [art for art in found if not sign(words, art)]


@pytest.mark.parametrize("game", GAMES)
def test_a_sign_is_one_character_that_is_an_emoji_by_itself(game: str) -> None:
    """What is shown as an emoji without a variation selector is wide."""
    for sign_ in GAMES[game].SIGNS.values():
        assert len(sign_) == 1
        assert unicodedata.east_asian_width(sign_) == "W"
        assert unicodedata.category(sign_) == "So"


def test_without_art_or_game_there_is_no_sign() -> None:
    assert sign(words_for("en", "roma"), None) == ""
    assert sign(words_for("en", "roma"), "chess") == ""
    assert sign(words_for("en"), "nero") == ""
