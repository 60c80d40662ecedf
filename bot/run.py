"""Running the bot on Discord until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys

import discord

from bot.app import Starcrossed
from bot.config import Settings
from bot.sync import sync_commands

_log = logging.getLogger(__name__)


async def run(settings: Settings) -> int:
    """Run until SIGTERM or Ctrl-C; then finish what is under way. Returns the exit status."""
    assert settings.token is not None, "the command line asks for a token"
    bot = Starcrossed(settings)
    running = asyncio.create_task(bot.start(settings.token.get_secret_value()))
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, lambda: asyncio.create_task(bot.close()))
    try:
        await running
    except discord.LoginFailure:
        return _refused(
            "Discord does not accept DISCORD_TOKEN: copy it anew from the Developer Portal (Bot, Reset Token)."
        )
    except discord.HTTPException as error:
        return _refused(f"Discord cannot be reached properly ({error}); try again in a few minutes.")
    except OSError as error:
        return _refused(f"Discord cannot be reached ({error}); check this machine's network.")
    finally:
        if not bot.is_closed():
            await bot.close()
    return 0


async def sync(settings: Settings) -> int:
    """Send the commands to Discord and print which; the exit status is 1 where Discord refuses them."""
    assert settings.token is not None, "the command line asks for a token"
    from bot.store import Store

    bot = Starcrossed(settings)
    bot.store = await Store.open(settings.database_url, now=bot.now())
    try:
        await discord.Client.login(bot, settings.token.get_secret_value())
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
