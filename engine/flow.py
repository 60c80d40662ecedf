"""The verbs rules are written in.

A rule is a generator: it yields a `Wait` for answers and is resumed with one of them. The verbs hide that;
a game says `card = yield from choose(me, "thief.card", hand)` and goes on. Several flows may walk side by
side (`parallel`, `race`, `first_of`), each at the speed of its own player.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

from engine.ask import Ask, Item, Keys, LawBroken, Option, Pause
from engine.msg import Msg, Seat

T = TypeVar("T")

Reply = tuple[Item, Keys] | None
"""An answered question; None starts a flow, or lets it look again at what it waits `when` for."""

Ready = Callable[[], bool]


class Wait:
    """What a flow waits for: questions, the groups they lie in, and what others must make true."""

    __slots__ = ("groups", "items", "ready")

    def __init__(self, items: tuple[Item, ...], groups: tuple[object, ...] = (), ready: tuple[Ready, ...] = ()) -> None:
        self.items = items
        self.groups = groups
        self.ready = ready


Flow = Generator[Wait, Any, T]
"""A rule: it yields what it waits for, is sent a `Reply`, and returns what it comes to."""


@lru_cache(4096, typed=True)
def plain(value: object) -> Option:
    """Make a value an option: its string is the key and the id of the label."""
    key = str(value)
    return Option(key, Msg(key))


def _text(prompt: Msg | str) -> Msg:
    return prompt if isinstance(prompt, Msg) else Msg(prompt)


def choose(
    seat: Seat,
    prompt: Msg | str,
    values: Iterable[T],
    *,
    option: Callable[[T], Option] = plain,
    private: bool = False,
    clock: str | None = "move",
    default: Keys | None = None,
) -> Flow[T]:
    """Ask a seat for one of the values; a public choice with one option is taken at once."""
    options = {(made := option(value)).key: (made, value) for value in values}
    if len(options) == 1 and not private:
        ((_, only),) = options.values()
        return only
    ask = Ask(seat, _text(prompt), tuple([made for made, _ in options.values()]), (1, 1), private, clock, default)
    _, (key,) = yield Wait((ask,))
    return options[key][1]


def choose_some(
    seat: Seat,
    prompt: Msg | str,
    values: Iterable[T],
    low: int,
    high: int,
    *,
    option: Callable[[T], Option] = plain,
    private: bool = False,
    clock: str | None = "move",
    default: Keys | None = None,
) -> Flow[list[T]]:
    """Ask a seat for `low` to `high` of the values, in their order; raise `LawBroken` for an empty private choice.

    A public choice that leaves no choice is taken at once. A private one is always put, for whether it is put
    must not tell what is in it; so a flow offers it only if there is a value, and that is public.
    """
    options = {(made := option(value)).key: (made, value) for value in values}
    if not private and (not options or low == len(options)):
        return [value for _, value in options.values()]
    ask = Ask(
        seat,
        _text(prompt),
        tuple([made for made, _ in options.values()]),
        (low, min(high, len(options))),
        private,
        clock,
        default,
    )
    _, keys = yield Wait((ask,))
    return [options[key][1] for key in keys]


@lru_cache(4096)
def _confirmation(seat: Seat, prompt: Msg, keys: Keys, private: bool, clock: str | None) -> Ask:
    options = tuple([Option(key, Msg(f"{prompt.id}.{key}")) for key in keys])
    return Ask(seat, prompt, options, (1, 1), private, clock, keys[:1])


def confirm(
    seat: Seat,
    prompt: Msg | str,
    keys: Keys = ("ok",),
    *,
    private: bool = False,
    clock: str | None = "move",
) -> Flow[str]:
    """Ask a seat to go on; never taken by itself, for it decides *when*. Time's default is the first key.

    The label of a key is named after the prompt: `lobby.start.ok`, for "ok" alone says too little on a button.
    """
    _, given = yield Wait((_confirmation(seat, _text(prompt), keys, private, clock),))
    return str(given[0])


def pause(clock: str, prompt: Msg | str) -> Flow[None]:
    """Wait until a clock has run."""
    yield Wait((Pause(clock, _text(prompt)),))


def when(ready: Ready) -> Flow[None]:
    """Wait until the moves of others make something true; only beside other flows."""
    while not ready():
        yield Wait((), ready=(ready,))


class _Bundle:
    """Flows side by side: where each of them waits, and what those that are through returned."""

    def __init__(self, flows: Mapping[Any, Flow[Any]]) -> None:
        self.flows = flows
        self.waits: dict[Any, Wait] = {}
        self.done: dict[Any, Any] = {}
        self.nudging = False
        """Whether a flow ever waited for others."""
        for name in flows:
            self._resume(name, None)
        self._nudge()

    def wait(self, *groups: object) -> Wait:
        """Return all that is waited for, in the order of the flows."""
        waits = self.waits.values()
        return Wait(
            tuple([item for wait in waits for item in wait.items]),
            groups + tuple([group for wait in waits for group in wait.groups]),
            tuple([ready for wait in waits for ready in wait.ready]) if self.nudging else (),
        )

    def reply(self, reply: Reply) -> Any:
        """Hand a reply to the flow that asked for it, nudge those that wait for others; return the former's name."""
        name = None
        if reply is not None:
            name = self._asker(reply[0])
            self._resume(name, reply)
        self._nudge()
        return name

    def close(self) -> None:
        """Drop the flows that are not through."""
        for name in self.waits:
            self.flows[name].close()

    def _asker(self, item: Item) -> Any:
        for name, wait in self.waits.items():
            for asked in wait.items:
                if asked is item:
                    return name
        raise LookupError(f"nobody asks {item}")

    def _resume(self, name: Any, reply: Reply) -> None:
        try:
            self.waits[name] = wait = self.flows[name].send(reply)
        except StopIteration as stop:
            self.done[name] = stop.value
            self.waits.pop(name, None)
        else:
            self.nudging = self.nudging or bool(wait.ready)

    def _nudge(self) -> None:
        """Let flows go on that wait for what is now true, until there is none."""
        while self.nudging and (
            names := [name for name, wait in self.waits.items() if any(true() for true in wait.ready)]
        ):
            for name in names:
                self._resume(name, None)


_UNTIL = "until"


def parallel(flows: Mapping[Seat, Flow[T]], *, until: Flow[Any] | None = None) -> Flow[dict[Seat, T]]:
    """Let each seat walk its own flow; through when all are or, with `until`, exactly when that is.

    Returns what each seat's flow returned; a seat that was not through in time is absent. What is answered
    privately inside stays unknown to others until the whole is through.
    """
    named: dict[Any, Flow[Any]] = dict(sorted(flows.items()))
    if until is not None:
        named[_UNTIL] = until
    bundle, group = _Bundle(named), object()
    while (_UNTIL in bundle.waits) if until is not None else bundle.waits:
        bundle.reply((yield bundle.wait(group)))
    bundle.close()
    return {seat: bundle.done[seat] for seat in sorted(flows) if seat in bundle.done}


def everyone(
    choices: Mapping[Seat, Iterable[T]],
    prompt: Msg | str,
    *,
    option: Callable[[T], Option] = plain,
    clock: str | None = "move",
    default: Keys | None = None,
) -> Flow[dict[Seat, T]]:
    """Ask several seats at once, privately; go on when all have answered."""
    return (
        yield from parallel(
            {
                seat: choose(seat, prompt, values, option=option, private=True, clock=clock, default=default)
                for seat, values in choices.items()
            }
        )
    )


def first_of(flows: Mapping[Seat, Flow[T]]) -> Flow[tuple[Seat, T]]:
    """Put a question to several seats; go on with the flow of the first who answers, and with it alone."""
    bundle = _Bundle(dict(sorted(flows.items())))
    seat: Seat | None = None
    while seat is None and not bundle.done:
        seat = bundle.reply((yield bundle.wait()))
    if seat is None:
        seat = next(iter(bundle.done))
    for other in [name for name in bundle.waits if name != seat]:
        flows[other].close()
        del bundle.waits[other]
    while bundle.waits:
        bundle.reply((yield bundle.wait()))
    return seat, bundle.done[seat]


def race(*flows: Flow[Any]) -> Flow[int]:
    """Let flows walk side by side until one of them is through; return its place in the call."""
    if not flows:
        raise LawBroken("a race of nobody")
    bundle = _Bundle(dict(enumerate(flows)))
    while not bundle.done:
        bundle.reply((yield bundle.wait()))
    bundle.close()
    first: int = min(bundle.done)
    return first
