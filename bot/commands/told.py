"""What Discord shows of the commands, in every language there is. Names stay as they are: they are what people type."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.voice import voice
from renderers import LOCALES, words_for

SPOKEN_FIRST = LOCALES[0]
"""The language in which Discord shows what it has in no other."""


def told(text: str) -> app_commands.locale_str:
    """Return a description, or the name of a choice, by the id of its text."""
    return app_commands.locale_str(voice(SPOKEN_FIRST).label(text), text=text)


def told_choice(value: str, text: str) -> app_commands.Choice[str]:
    """Return a choice with the name that a text gives it."""
    return app_commands.Choice(name=told(text), value=value)


def game_choice(game: str) -> app_commands.Choice[str]:
    """Return a game to choose, by its title: that is a name, the same in every language."""
    return app_commands.Choice(name=voice(SPOKEN_FIRST, game).label("title"), value=game)


class Interpreter(app_commands.Translator):
    """Says for each of Discord's languages what `told` has named."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return a text in a language; None where it is English, or nothing that is translated."""
        text = string.extras.get("text")
        if text is None or words_for(locale.value).locale == SPOKEN_FIRST:
            return None
        return voice(locale.value).label(text)
