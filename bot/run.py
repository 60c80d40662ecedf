"""Running the bot on Discord until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys

import discord

from bot.app import Starcrossed
from bot.config import Settings
from bot.memory import settle
from bot.store import Store
from bot.sync import sync_commands

_log = logging.getLogger(__name__)


async def run(settings: Settings) -> int:
    """Run until SIGTERM or Ctrl-C; then finish what is under way. Returns the exit status."""
    assert settings.token is not None, "the command line asks for a token"
    bot = Starcrossed(settings)
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, lambda: bot.background(bot.close()))
    try:
        await bot.open()  # first, for what is wrong with the database needs no Discord to be told
        settle()
        await bot.start(settings.token.get_secret_value())
    except discord.LoginFailure:
        return _refused(
            "Discord does not accept DISCORD_TOKEN: copy it anew from the Developer Portal (Bot, Reset Token)."
        )
    except discord.HTTPException as error:
        return _refused(f"Discord cannot be reached properly ({error}); try again in a few minutes.")
    except OSError as error:
        return _refused(f"Discord cannot be reached ({error}); check this machine's network.")
    finally:
        await bot.close()
    return 2 if bot.pulse.lost else 0


class _Teller(Starcrossed):
    """The bot as far as it takes to tell Discord the commands: it plays nothing, so another process may."""

    async def setup_hook(self) -> None:
        self.store = await Store.open(self.settings.database_url, now=self.now())


async def sync(settings: Settings) -> int:
    """Send the commands to Discord and print which; the exit status is 1 where Discord refuses them."""
    assert settings.token is not None, "the command line asks for a token"
    bot = _Teller(settings)
    try:
        await bot.login(settings.token.get_secret_value())
        names = await sync_commands(bot, force=True) or []
    except discord.DiscordException as error:
        print(f"Discord refuses the commands: {error}", file=sys.stderr)
        return 1
    finally:
        await bot.close()
    print(f"{len(names)} commands: {', '.join(f'/{name}' for name in names)}")
    return 0


def _refused(text: str) -> int:
    print(text, file=sys.stderr)
    return 2
