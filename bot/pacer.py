"""Real time and a browser for a simulated Discord: what the playground's page does by itself.

SimCord neither lets time run nor shows what happens; and it refuses a press on a page that is older than its newest
edition, because it finds a button by its place in the message. Here all three are done, on a few names of its preview
that are not public.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from simcord.env import Env
    from simcord.preview import Preview

_log = logging.getLogger(__name__)

TICK = 0.5
"""Seconds between two looks at the clock."""

ALONE = 60.0
"""Seconds without a tab after which a playground ends that is not to stay open."""

EDITIONS = 30
"""How many editions of a page are remembered; a page asks for the newest one twice a second."""

Messages = Mapping[str, Any]


class Pacer:
    """Lets simulated time keep pace with the real one, and has presses take turns with it."""

    def __init__(self, env: Env, preview: Preview) -> None:
        self._env = env
        self._preview = preview
        self._turn = asyncio.Lock()
        self._shown = -1
        self._editions: dict[str, deque[tuple[int, Messages]]] = {}
        self._act = preview._action
        preview._action = self._press  # type: ignore[method-assign, assignment]

    async def run(self, stop: asyncio.Event, *, stay: bool) -> None:
        """Let time run until `stop`, the page's own end or, unless it is to `stay`, the last tab has been closed."""
        ends = [asyncio.create_task(stop.wait()), asyncio.create_task(self._preview.wait_closed())]
        before, seen = time.monotonic(), None
        try:
            while not (await asyncio.wait(ends, timeout=TICK, return_when=asyncio.FIRST_COMPLETED))[0]:
                now = time.monotonic()
                await self._pass(now - before)
                before = now
                if len(self._preview._pages) > 1:  # the first one is SimCord's own
                    seen = now
                if not stay and seen is not None and now - seen > ALONE:
                    return
        finally:
            for end in ends:
                end.cancel()

    async def _pass(self, seconds: float) -> None:
        from simcord.backend.errors import SetupError

        async with self._turn:
            try:
                await self._env.advance_time(seconds)
                await self._publish()
            except SetupError as error:
                _log.debug("later: %s", error)
            except TimeoutError as error:
                _log.warning("the bot takes long: %s", error)

    async def _press(self, context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            await self._publish(anyway=True)
            answer = await self._act(context, self._renewed(context, body))
            self._note()
            return answer

    async def _publish(self, *, anyway: bool = False) -> None:
        """Make a new edition of each page if anything has happened.

        A page reckons "in five minutes" from the time of its edition; so there is one before each press, too.
        """
        self._note()
        if self._shown != (happened := len(self._env.backend.transcript)) or anyway:
            await self._preview.refresh()
            self._shown = happened
            self._note()

    def _note(self) -> None:
        """Remember what the newest edition of each page shows."""
        pages = self._preview._pages
        self._editions = {page: self._editions.get(page, deque(maxlen=EDITIONS)) for page in pages}
        for page, known in self._editions.items():
            if not known or known[-1][0] != pages[page].revision:
                known.append((pages[page].revision, pages[page].snapshot.get("messages", {})))

    def _renewed(self, context: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Have a request speak of the newest edition of its page, unless what it presses is no longer there."""
        revision, kind = body.get("published_revision"), body.get("kind")
        known = self._editions.get(context or "")
        if not known or not isinstance(revision, int) or revision == (newest := known[-1])[0]:
            return body
        if kind not in ("click", "select"):
            return {**body, "published_revision": newest[0]}
        pressed = next((messages for edition, messages in reversed(known) if edition <= revision), {})
        message, key = str(body.get("target_id")), body.get("control_key")
        custom_id = next((name for name, place in _controls(pressed.get(message)) if place == key), None)
        place = next((place for name, place in _controls(newest[1].get(message)) if name == custom_id), None)
        return {**body, "published_revision": newest[0], "control_key": place} if custom_id and place else body


def _controls(part: Any) -> Iterator[tuple[str, str]]:
    """Find the custom_id and the place of every control in a message as a page shows it."""
    if isinstance(part, dict):
        if isinstance(custom_id := part.get("custom_id"), str) and isinstance(place := part.get("control_key"), str):
            yield custom_id, place
        part = list(part.values())
    if isinstance(part, list):
        for child in part:
            yield from _controls(child)
