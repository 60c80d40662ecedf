"""The playground's time: when it ends by itself, and which presses on a page that is out of date still count."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from bot import pacer
from bot.pacer import Pacer


class Preview:
    """A page that takes down what it is asked, and has a new edition on each refresh."""

    def __init__(self) -> None:
        self.closed = asyncio.Event()
        self.own = SimpleNamespace(revision=1, snapshot={})
        self.tab = SimpleNamespace(revision=1, snapshot={"messages": shows("join", "hand")})
        self._pages = {"python": self.own, "tab": self.tab}
        self.asked: list[Mapping[str, Any]] = []

    async def wait_closed(self) -> None:
        await self.closed.wait()

    async def refresh(self) -> None:
        self.tab.revision += 1

    async def _action(self, context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        self.asked.append(body)
        return {}


class Env:
    """A simulated Discord in which nothing happens but time."""

    def __init__(self) -> None:
        self.backend = SimpleNamespace(transcript=[])
        self.time = 0.0

    async def advance_time(self, seconds: float) -> None:
        self.time += seconds


def shows(*custom_ids: str) -> dict[str, Any]:
    """Return what a page shows: message 7 with buttons one after the other."""
    buttons = [{"custom_id": name, "control_key": f"message:7:component:{n}"} for n, name in enumerate(custom_ids)]
    return {"7": {"components": [{"type": 1, "components": buttons}]}}


def click(place: int, revision: int) -> dict[str, Any]:
    return {
        "kind": "click",
        "target_id": 7,
        "control_key": f"message:7:component:{place}",
        "published_revision": revision,
    }


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pacer, "TICK", 0.01)
    monkeypatch.setattr(pacer, "ALONE", 0.05)


@pytest.mark.usefixtures("fast")
async def test_it_ends_some_time_after_the_last_tab_is_closed_unless_it_is_to_stay() -> None:
    preview, env = Preview(), Env()
    going = asyncio.create_task(Pacer(env, preview).run(asyncio.Event(), stay=False))  # type: ignore[arg-type]
    await asyncio.sleep(0.1)
    assert not going.done()
    del preview._pages["tab"]
    await asyncio.wait_for(going, 5)
    staying = asyncio.create_task(Pacer(env, preview).run(asyncio.Event(), stay=True))  # type: ignore[arg-type]
    await asyncio.sleep(0.1)
    assert not staying.done()
    preview.closed.set()
    await asyncio.wait_for(staying, 5)


@pytest.mark.usefixtures("fast")
async def test_it_waits_for_the_first_tab_and_keeps_pace_with_real_time() -> None:
    preview, env, stop = Preview(), Env(), asyncio.Event()
    del preview._pages["tab"]
    going = asyncio.create_task(Pacer(env, preview).run(stop, stay=False))  # type: ignore[arg-type]
    await asyncio.sleep(0.3)
    assert not going.done()
    stop.set()
    await asyncio.wait_for(going, 5)
    assert env.time == pytest.approx(0.3, abs=0.1)


async def test_a_press_on_an_old_page_counts_for_the_button_that_was_pressed() -> None:
    preview = Preview()
    Pacer(Env(), preview)  # type: ignore[arg-type]
    await preview._action("tab", click(1, 1))
    preview.tab.snapshot = {"messages": shows("start", "join", "hand")}
    await preview._action("tab", click(1, 2))  # "hand" stood second in the second edition, and stands third now
    assert [body["control_key"][-1] for body in preview.asked] == ["1", "2"]
    assert [body["published_revision"] for body in preview.asked] == [2, 3]


async def test_a_press_on_a_button_that_is_gone_is_left_to_be_refused() -> None:
    preview = Preview()
    Pacer(Env(), preview)  # type: ignore[arg-type]
    await preview._action("tab", click(0, 1))
    preview.tab.snapshot = {"messages": shows("hand")}
    await preview._action("tab", stale := click(0, 1))
    assert preview.asked[-1] == stale
