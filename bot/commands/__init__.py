"""The slash commands."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands.diagnose import diagnose
from bot.commands.fair import verify_
from bot.commands.learn import learn
from bot.commands.past import history_, leaderboard, profile
from bot.commands.people import audit_, substitute, table_
from bot.commands.play import hand, newgame, stop, tables
from bot.commands.privacy import Privacy
from bot.commands.read import help_, rules
from bot.commands.settings import Settings


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    """Put every command into a tree."""
    commands: tuple[app_commands.Command[Any, Any, Any], ...] = (
        newgame,
        learn,
        hand,
        tables,
        stop,
        table_,
        substitute,
        audit_,
        leaderboard,
        profile,
        history_,
        verify_,
        rules,
        diagnose,
        help_,
    )
    for command in commands:
        tree.add_command(command)
    tree.add_command(Settings())
    tree.add_command(Privacy())


__all__ = ["add_commands"]
