"""Drive the real bot on SimCord's simulated Discord as its users do: through commands, clicks and what they can read.

    async with playing(tmp_path, "Ann", "Bob", "Cid") as world:
        ann, bob, cid = world.people
        await ann.slash("newgame", game="where_art_thou_romeo")
        await bob.press(world.last, "Join")
        panel = (await bob.press(world.last, "My hand")).post
        await bob.press(panel, "Romeo")

A `Post` is a message as it is now, whenever it is asked. Errors that the bot logs fail the test, as do those it raises,
a sheet that Discord would refuse, and a REST call that is not as Discord describes its API.
"""

from __future__ import annotations

import logging
import os
import random
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import discord
import simcord
from simcord import interactions, results
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models import Interaction, Overwrite
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.enums import InteractionType, OverwriteType
from simcord.env import Env
from simcord.results import InteractionResult

from bot import clocks, health
from bot.config import Settings
from tests.bot.contract import new_violations, refused_messages
from tests.bot.posts import BUTTON, CHANNELS, MENU, Post, only

SAID = (0, 19, 20)  # messages, replies and answers to commands, but no notices of Discord itself


@dataclass(frozen=True)
class Reply:
    """What a command or a press brought."""

    result: InteractionResult
    posts: tuple[Post, ...]
    """New messages, public or private; an edit of the pressed message is none."""

    @property
    def acknowledged(self) -> bool:
        """Whether the bot answered within three seconds."""
        return self.result.acknowledged

    @property
    def post(self) -> Post:
        """The one new message."""
        assert len(self.posts) == 1, f"{len(self.posts)} messages came: {[str(post) for post in self.posts]}"
        return self.posts[0]

    @property
    def text(self) -> str:
        """All that can be read in the new messages."""
        return "\n".join(post.text for post in self.posts)


class Press(NamedTuple):
    """A press of a component that need not be there any more: an old button, a second click.

    Discord sends the message as it was when it was pressed, with the component.
    """

    who: Person
    post: Post
    custom_id: str
    values: tuple[str, ...] | None = None
    """The values of a menu; None for a button."""


def _as_pressed(parts: list[dict[str, Any]], press: Press) -> list[dict[str, Any]]:
    """Put a component that has been edited away back into a message."""
    if any(part.get("custom_id") == press.custom_id for part in walk_components(parts)):
        return parts
    pressed: dict[str, Any] = {"type": BUTTON, "custom_id": press.custom_id, "style": 2, "label": "old"}
    if press.values is not None:
        options = [{"label": value, "value": value} for value in press.values]
        pressed = {"type": MENU, "custom_id": press.custom_id, "options": options}
    return [*parts, {"type": 1, "components": [pressed]}]


@dataclass(frozen=True)
class Person:
    """A member of the server."""

    world: World
    member: MemberActor

    @property
    def id(self) -> int:
        """The user id."""
        return self.member.id

    @property
    def name(self) -> str:
        """The name that others see."""
        return self.member.user.global_name or self.member.name

    @property
    def inbox(self) -> tuple[Post, ...]:
        """The direct messages from the bot, oldest first."""
        channel = self.world.env.backend.dm_channels.get(self.id)
        return self.world.posts(channel) if channel else ()

    async def slash(self, command: str, /, *, where: ChannelHandle | None = None, **options: Any) -> Reply:
        """Use a command, "settings me" for one in a group; choices are given by value."""
        return self._reply(await self.member.slash(where or self.world.channel, command, **options))

    async def complete(self, command: str, option: str, typed: str = "", /, **filled: Any) -> list[str]:
        """Type into an option; return the names that are offered."""
        offers = await self.member.autocomplete(self.world.channel, command, option, typed, **filled)
        return [offer["name"] for offer in offers]

    async def press(self, post: Post, what: str) -> Reply:
        """Press a button that is there, enabled and visible, in a channel, a private panel or a direct message."""
        message = self._find(post)
        return self._reply(await self._actor(post).click(message, custom_id=post.button(what).custom_id), post)

    async def pick(self, post: Post, what: str, *labels: str) -> Reply:
        """Choose in a menu, by values, labels or parts of them; "" names the only menu."""
        menu = post.menu(what)
        named = [(value, value, name) for name, value in menu.choices.items()]
        values = [label if label in menu.values else only(label, named, post) for label in labels]
        return self._reply(await self._actor(post).select(self._find(post), values, custom_id=menu.custom_id), post)

    async def point(self, post: Post, what: str, *channels: ChannelHandle) -> Reply:
        """Choose in a menu of channels, found by a part of its custom_id; none clears it."""
        ids = [part["custom_id"] for part in post._parts(CHANNELS) if what in part["custom_id"]]
        (custom_id,) = ids
        result = await self._actor(post).select(self._find(post), list(channels), custom_id=custom_id)
        return self._reply(result, post)

    async def fill(self, box: Reply, **texts: str) -> Reply:
        """Fill in the box that a press has opened, by the ids of its texts, and send it."""
        return self._reply(await self.member.submit_modal(box.result, texts))

    async def press_old(self, post: Post, custom_id: str, *values: str) -> Reply:
        """Press what is perhaps no longer there; with values, a menu."""
        (reply,) = await self.world.at_once(Press(self, post, custom_id, values or None))
        return reply

    async def answer(self, post: Post, key: str) -> Reply:
        """Press the answer that has this key."""
        return await self.press(post, post.answers[key])

    def close_inbox(self) -> None:
        """Accept no direct messages from now on."""
        channel = self.member.user.dm_channel.id
        self.world.fail("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)

    def _actor(self, post: Post) -> Any:
        return self.member if self.world.env.backend.get_channel(post.channel).guild_id else self.member.user

    def _find(self, post: Post) -> discord.Message:
        return results.to_discord_message(self.world.env, post.stored)

    def _reply(self, result: InteractionResult, pressed: Post | None = None) -> Reply:
        came = [result.response, *result.followups]
        posts = [Post(self.world.env, message.channel_id, message.id) for message in came if message]
        return Reply(result, tuple([post for post in posts if post != pressed]))


@dataclass
class World:
    """A server with a channel, people and the running bot."""

    env: Env
    bot: discord.Client
    start: Callable[[], discord.Client]
    guild: GuildHandle
    channel: ChannelHandle
    people: list[Person] = field(default_factory=list)
    logged: list[logging.LogRecord] = field(default_factory=list)
    """Errors that the bot logged; a test that expects them takes them with `take_logged`."""

    @property
    def owner(self) -> Person:
        """The owner of the server, who may do everything."""
        return Person(self, MemberActor(self.env, self.guild, self.guild.owner))

    @property
    def last(self) -> Post:
        """The newest public message of the bot in the channel that has controls."""
        return [post for post in self.posts() if post.custom_ids][-1]

    @property
    def now(self) -> float:
        """The simulated time, UTC seconds."""
        return self.env.now().timestamp()

    def posts(self, channel: int | None = None) -> tuple[Post, ...]:
        """The public messages of the bot in a channel, or the direct messages in one, oldest first."""
        where = channel or self.channel.id
        messages = self.env.backend.messages.get(where, {}).values()
        me = self.env.backend.bot_user.id
        mine = [m.id for m in messages if m.author_id == me and m.type in SAID and not m.is_ephemeral]
        return tuple([Post(self.env, where, message) for message in sorted(mine)])

    def join(self, name: str) -> Person:
        """Let another person into the server."""
        user = self.env.create_user(f"user{len(self.people)}", global_name=name)
        self.people.append(Person(self, self.guild.add_member(user)))
        return self.people[-1]

    async def at_once(self, *presses: Press) -> tuple[Reply, ...]:
        """Let presses arrive at the same moment, before the bot has dealt with any of them."""
        sent = [(press, self._send(press)) for press in presses]
        await self.env.settle(idle=IDLE)
        return tuple([press.who._reply(InteractionResult(self.env, record), press.post) for press, record in sent])

    def _send(self, press: Press) -> Interaction:
        stored = press.post.stored
        data: dict[str, Any] = {
            "custom_id": press.custom_id,
            "component_type": BUTTON if press.values is None else MENU,
        }
        if press.values is not None:
            data["values"] = list(press.values)
        record, payload = interactions.base_payload(
            self.env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=stored.channel_id,
            guild_id=self.env.backend.get_channel(stored.channel_id).guild_id,
            user_id=press.who.id,
            data=data,
        )
        message = dict(serializers.message_payload(self.env.backend, stored))
        payload["message"] = {**message, "components": _as_pressed(message["components"], press)}
        record.source_message_id = stored.id
        self.env.backend.emit("INTERACTION_CREATE", payload)
        return record

    async def advance(self, seconds: float) -> None:
        """Let time pass, with all that falls due in it; in long times the bot's pulse is slow."""
        beat, health.BEAT = health.BEAT, max(health.BEAT, seconds / (100 if seconds < 86400 else 20))
        sleep, clocks.LONGEST_SLEEP = clocks.LONGEST_SLEEP, max(clocks.LONGEST_SLEEP, seconds / 20)
        try:
            await self.env.advance_time(seconds)
        finally:
            health.BEAT, clocks.LONGEST_SLEEP = beat, sleep

    async def delete(self, post: Post) -> None:
        """Let the owner delete a message."""
        await self.owner.member.delete(results.to_discord_message(self.env, post.stored))

    async def forbid(self, *permissions: str) -> None:
        """Take permissions in the channel from the bot; call it without any to give all back."""
        self._bot_overwrite(discord.Permissions(**dict.fromkeys(permissions, True)).value)
        await self.env.settle(idle=IDLE)

    def _bot_overwrite(self, deny: int) -> None:
        me = self.env.backend.bot_user.id
        self.env.backend.set_overwrite(self.channel.id, Overwrite(me, OverwriteType.MEMBER, deny=deny))

    def fail(self, method: str, path: str, *, status: int = 500, code: int = 0, times: int | None = 1) -> None:
        """Let the next matching REST calls fail; `path` may have asterisks, `times=None` means from now on."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    async def restart(self) -> None:
        """Stop the bot in order and start another one on the same database."""
        async with self.outage():
            pass

    @asynccontextmanager
    async def outage(self, seconds: float = 0) -> AsyncIterator[None]:
        """Have no bot running inside the block; then let seconds pass and start one on the same database."""
        await self.bot.close()
        await self.env._detach_bot()
        yield
        self.env.backend.advance_clock(seconds)
        self.bot = self.start()
        await self.env.restart_bot(self.bot)

    @contextmanager
    def speaking(self, locale: str) -> Iterator[None]:
        """Let everybody's Discord, and the server, be in another language inside the block."""
        backend, emit = self.env.backend, self.env.backend.emit

        def translated(event: str, payload: Mapping[str, Any]) -> None:
            tongue = {"locale": locale, "guild_locale": locale} if event == "INTERACTION_CREATE" else {}
            emit(event, {**payload, **tongue})

        backend.emit = translated  # type: ignore[method-assign]
        try:
            yield
        finally:
            backend.emit = emit  # type: ignore[method-assign]

    def take_logged(self) -> list[str]:
        """Take the errors logged so far, so that they do not fail the test."""
        taken = [record.getMessage() for record in self.logged]
        self.logged.clear()
        return taken


IDLE = 0.002
"""Seconds between looks at whether the bot has come to rest; SimCord's own 0.05 would be most of a test's time."""


PATIENCE = 30.0
"""Seconds a bot may take to come to rest on a busy machine."""


class _Errors(logging.Handler):
    def __init__(self, records: list[logging.LogRecord]) -> None:
        super().__init__(logging.ERROR)
        self.records = records

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@contextmanager
def _checked_sheets() -> Iterator[None]:
    """Have every sheet that is made say what Discord would refuse of it."""
    from bot.sheet import Sheet

    made = Sheet.__init__

    def checked(self: Sheet, *args: Any, **kwargs: Any) -> None:
        made(self, *args, **kwargs)
        assert not self.problems(), f"{self.problems()} in {self}"

    Sheet.__init__ = checked  # type: ignore[method-assign]
    try:
        yield
    finally:
        Sheet.__init__ = made  # type: ignore[method-assign]


class _Drawn(random.Random):
    """Chance that is the same in every run, for tests that do not name a seed another one in each test."""

    def __init__(self, seed: str | None) -> None:
        super().__init__(seed if seed is not None else os.environ.get("PYTEST_CURRENT_TEST", "").split(" ")[0])

    def token_hex(self, count: int) -> str:
        return self.randbytes(count).hex()

    randbits = random.Random.getrandbits


@contextmanager
def _drawing(seed: str | None) -> Iterator[None]:
    """Have the bot draw its tables' ids and seeds alike in every run."""
    from bot import lobby, tables

    true = lobby.secrets
    lobby.secrets = tables.secrets = _Drawn(seed)  # type: ignore[assignment]
    try:
        yield
    finally:
        lobby.secrets = tables.secrets = true


@asynccontextmanager
async def playing(
    folder: Path,
    *names: str,
    start: Callable[[], discord.Client] | None = None,
    seed: str | None = None,
    **settings: str,
) -> AsyncIterator[World]:
    """Start the bot on a database in a folder, in a server with one channel and people of these names.

    `settings` are environment variables; `start` makes another client than the bot; two runs with the same `seed` deal
    the same cards.
    """
    begin = start or partial(_starcrossed, folder, settings)
    bot, records = begin(), list[logging.LogRecord]()
    handler = _Errors(records)
    logging.getLogger().addHandler(handler)
    try:
        with _checked_sheets(), _drawing(seed):
            async with simulation(bot) as env:
                guild = env.create_guild("Verona")
                world = World(env, bot, begin, guild, guild.create_text_channel("tables"), logged=records)
                for name in names:
                    world.join(name)
                try:
                    yield world
                finally:
                    await world.bot.close()
    finally:
        logging.getLogger().removeHandler(handler)
    assert not records, "the bot logged errors:\n" + "\n".join(map(logging.Formatter().format, records))
    problems = [*new_violations(env), *refused_messages(env)]
    assert not problems, "Discord would refuse:\n" + "\n".join(problems)


def simulation(bot: discord.Client) -> simcord.run:
    """Make a Discord whose time only `advance` moves, and which is quick to see the bot at rest."""
    discord_ = simcord.run(bot, settle_timeout=PATIENCE)
    env = discord_._env
    env._settle_internal = partial(env._settle_internal, idle=IDLE)  # type: ignore[method-assign]
    env._schedule_timer = lambda *_: None  # type: ignore[method-assign]  # else it waits for short timers in real time
    return discord_


def _starcrossed(folder: Path, settings: Mapping[str, str]) -> discord.Client:
    from bot.app import Starcrossed

    return Starcrossed(Settings.model_validate({"STARCROSSED_DATA": folder, **settings}))
