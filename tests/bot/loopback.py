"""A Discord of one page on this machine's loopback, for the bot as a real process: login, gateway, a few calls.

It knows no rules: every call is recorded and answered with something of the right form. What happens on Discord is
what the test sends through the gateway.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from aiohttp import web

TOKEN = "MTQ1NjA3NDQ0Mzk4MDgwMDAwMA.GloopB.this-is-no-secret-at-all-0000000000000"
BOT, APP, GUILD, CHANNEL = "1456074443980800000", "1456074443980800001", "1456074443980800002", "1456074443980800003"
ALL = str(2**53 - 1)
"""Every permission there is."""

ROOT = Path(__file__).resolve().parents[2]

LAUNCH = """
import sys, discord.gateway, discord.http, yarl
base = sys.argv.pop(1)
discord.http.Route.BASE = f"http://{base}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{base}/gateway")
from bot.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


class Call(NamedTuple):
    """A REST call of the bot."""

    method: str
    path: str
    json: Any


@dataclass
class Discord:
    """The server; `hold` may keep a call waiting before it is answered."""

    base: str = ""
    calls: list[Call] = field(default_factory=list)
    hold: Callable[[Call], Awaitable[None]] | None = None
    permissions: str = ALL
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set at the next call."""
    _sockets: list[web.WebSocketResponse] = field(default_factory=list)
    _count: int = 1456074443980900000

    def next_id(self) -> str:
        """Return a new snowflake."""
        self._count += 1
        return str(self._count)

    async def rest(self, request: web.Request) -> web.StreamResponse:
        """Record a call and answer it."""
        if request.headers.get("Authorization") != f"Bot {TOKEN}" and "/interactions/" not in request.path:
            return _json({"message": "401: Unauthorized", "code": 0}, status=401)
        call = Call(request.method, request.path.removeprefix("/api/v10"), await _body(request))
        self.calls.append(call)
        self.news.set()
        self.news = asyncio.Event()
        if self.hold:
            await self.hold(call)
        return _json(self._answer(call))

    def _answer(self, call: Call) -> Any:
        user = {"id": BOT, "username": "Starcrossed", "discriminator": "0", "avatar": None, "bot": True}
        role = {"id": GUILD, "name": "@everyone", "permissions": self.permissions, "position": 0, "color": 0}
        role |= {"colors": {"primary_color": 0}, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        guild = {"id": GUILD, "name": "Verona", "icon": None, "owner": False, "permissions": self.permissions}
        answers: dict[str, Any] = {
            r"/users/@me": user,
            r"/oauth2/applications/@me": {"id": APP, "name": "Starcrossed", "flags": 0, "owner": user, **_APPLICATION},
            r"/users/@me/guilds": [] if "after" in call.path else [guild | {"features": []}],
            r"/guilds/\d+/members/\d+": {"user": user, "roles": [], "joined_at": None, **_MEMBER},
            r"/guilds/\d+/roles": [role],
            r"/applications/\d+/commands": [{**each, **self._registered()} for each in _listed(call.json)],
            r"/interactions/\d+/.*/callback": {
                "interaction": {"id": self.next_id(), "type": 2, "response_message_id": (made := self.next_id())},
                "resource": {"type": 4, "message": self._message(made)},
            },
            r"/channels/\d+/messages.*|/webhooks/.*": self._message(self.next_id()),
        }
        return next((answer for path, answer in answers.items() if re.fullmatch(path, call.path)), {})

    def _registered(self) -> dict[str, Any]:
        return {"id": self.next_id(), "application_id": APP, "version": "1"}

    @staticmethod
    def _message(number: str) -> dict[str, Any]:
        author = {"id": BOT, "username": "Starcrossed", "discriminator": "0", "avatar": None, "bot": True}
        message: dict[str, Any] = {"id": number, "channel_id": CHANNEL, "author": author, "content": "", "type": 0}
        lists = ("embeds", "attachments", "mentions", "mention_roles", "components")
        message |= {name: [] for name in lists}
        times = {"timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None}
        return message | times | {"pinned": False, "tts": False, "mention_everyone": False, "flags": 0}

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        """Greet a bot, and keep its socket open."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None})
        async for message in socket:
            said = json.loads(message.data)
            if said["op"] == 2:
                self._sockets.append(socket)
                user = {"id": BOT, "username": "Starcrossed", "discriminator": "0", "avatar": None, "bot": True}
                where = {"session_id": "s", "resume_gateway_url": f"ws://{self.base}/gateway"}
                ready = {"v": 10, "user": user, "guilds": [], "application": {"id": APP, "flags": 0}, **where}
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
                self.ready.set()
            elif said["op"] == 1:
                await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
        return socket

    async def command(self, name: str, user: int = 100) -> str:
        """Have somebody use a command; return the path under which the bot answers."""
        number = self.next_id()
        person = {"id": str(user), "username": f"user{user}", "global_name": None, "discriminator": "0", "avatar": None}
        member = {"user": person, "roles": [], "permissions": ALL, "joined_at": None, **_MEMBER}
        interaction = {
            "id": number,
            "application_id": APP,
            "type": 2,
            "token": f"token{number}",
            "version": 1,
            "guild_id": GUILD,
            "channel_id": CHANNEL,
            "channel": {"id": CHANNEL, "type": 0, "name": "tables", "permissions": ALL, "position": 0},
            "member": member,
            "data": {"id": "1", "name": name, "type": 1},
            "locale": "en-US",
            "guild_locale": "en-US",
            "app_permissions": ALL,
            "entitlements": [],
            "authorizing_integration_owners": {"0": GUILD},
            "context": 0,
            "attachment_size_limit": 10_000_000,
        }
        event = {"op": 0, "t": "INTERACTION_CREATE", "s": 2, "d": interaction}
        await self._sockets[-1].send_json(event)
        return f"/interactions/{number}/token{number}/callback"

    async def called(self, path: str) -> Call:
        """Wait for a call."""
        while not (found := [call for call in self.calls if call.path == path]):
            await self.news.wait()
        return found[0]


_MEMBER = {"deaf": False, "mute": False, "flags": 0, "avatar": None}
_APPLICATION = {"description": "", "bot_public": True, "bot_require_code_grant": False, "verify_key": "", "icon": None}


def _listed(value: Any) -> list[dict[str, Any]]:
    return value if isinstance(value, list) else []


def _json(value: Any, status: int = 200) -> web.Response:
    return web.Response(body=json.dumps(value).encode(), status=status, headers={"Content-Type": "application/json"})


async def _body(request: web.Request) -> Any:
    if request.content_type == "application/json":
        return await request.json()
    if request.content_type.startswith("multipart/"):
        return json.loads(str((await request.post()).get("payload_json", "null")))
    return None


@asynccontextmanager
async def discord() -> AsyncIterator[Discord]:
    """Serve a Discord."""
    server = Discord()
    app = web.Application()
    app.router.add_get("/gateway/", server.gateway)
    app.router.add_get("/gateway", server.gateway)
    app.router.add_route("*", "/api/v10/{path:.*}", server.rest)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0][:2]
    server.base = f"{host}:{port}"
    try:
        yield server
    finally:
        await runner.cleanup()


async def start(server: Discord | None, folder: Path, *arguments: str, **settings: str) -> asyncio.subprocess.Process:
    """Start the command line as a process of its own, with its data in a folder and no settings but these."""
    program = ["-c", LAUNCH, server.base] if server else ["-m", "bot"]
    ours = ("STARCROSSED", "DISCORD", "DATABASE")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *program,
        "--env",
        os.devnull,
        *arguments,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env={**kept, "PYTHONPATH": str(ROOT), "STARCROSSED_DATA": str(folder), **settings},
    )


async def ended(process: asyncio.subprocess.Process) -> tuple[int, str, str]:
    """Wait for a process; return its exit status and what it wrote."""
    out, err = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()
