"""What commands let people choose from, and how typed options are read."""

from __future__ import annotations

import difflib
from typing import Any

import discord
from discord import app_commands

from bot.board import ORDERS, PERIODS
from bot.commands.told import game_choice, told_choice
from bot.due import MOVE_SECONDS
from bot.names import escape
from bot.sheet import cut
from bot.voice import voice
from engine import GAMES, Game, OptionSpec

GAME_CHOICES = [game_choice(game) for game in GAMES]
CLOCK_CHOICES = [told_choice(preset, f"clock-{preset}") for preset in MOVE_SECONDS]
ORDER_CHOICES = [told_choice(order, f"board-by-{order}") for order in ORDERS]
PERIOD_CHOICES = [told_choice(period, f"board-since-{period}") for period in PERIODS]


class BadOptions(ValueError):
    """Typed options that a game does not have; `text` and `args` say which."""

    def __init__(self, text: str, **args: str) -> None:
        super().__init__(text)
        self.text, self.args_ = text, args


def read_options(game: Game[Any, Any], typed: str) -> dict[str, int | str]:
    """Read "lobby_seconds=60", several with blanks between; raise `BadOptions` for what the game does not have."""
    specs = {spec.id: spec for spec in game.options}
    options: dict[str, int | str] = {}
    for part in typed.replace(",", " ").split():
        name, _, value = part.partition("=")
        if name not in specs:
            near = difflib.get_close_matches(name, specs, 1)
            raise BadOptions("options-unknown", name=escape(cut(name, 40)), names=", ".join(near or specs) or "-")
        allowed = {str(choice): choice for choice in specs[name].choices}
        if value not in allowed:
            raise BadOptions("options-value", name=name, values=", ".join(allowed))
        options[name] = allowed[value]
    return options


async def offer_options(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Offer the options of the chosen game, those first that fit what is typed."""
    game = interaction.namespace.game if interaction.namespace.game in GAMES else next(iter(GAMES))
    words = voice(interaction.locale.value, game)
    offers = [
        app_commands.Choice(name=_named(spec, choice, words.label), value=f"{spec.id}={choice}")
        for spec in GAMES[game].options
        for choice in spec.choices
    ]
    fitting = [offer for offer in offers if typed.lower() in offer.name.lower() or typed.lower() in str(offer.value)]
    return (fitting or offers)[:25]


def _named(spec: OptionSpec, choice: int | str, label: Any) -> str:
    return f"{label(f'option.{spec.id}')}: {label(f'option.{spec.id}.value', value=choice)}"[:100]
