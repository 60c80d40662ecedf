"""Hints: what a hard computer would do now in somebody's place, and why, in one sentence; not in rated games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import outcome
from bot.address import Address
from bot.counting import may_be_rated
from bot.reply import Reply, replying
from bot.tables import Live
from bot.voice import Voice, voice, voice_of
from engine import TRIED, Advice, Ask, Keys

if TYPE_CHECKING:
    from bot.play import Press


async def give_hint(press: Press, address: Address, values: tuple[str, ...]) -> None:
    """Tell only whoever pressed what is best in their place."""
    bot = press.client
    async with replying(press, "private") as reply:
        live = await bot.tables.get(address.table)
        seat = live.seat_of(press.user.id) if live else None
        if live is None or seat is None:
            why = outcome.NOT_SEATED if live else outcome.NO_TABLE
            await reply.tell(voice(press.locale.value)(why.text))
            return
        await _advise(reply, live, seat, voice_of(live.row, press.locale.value))


async def _advise(reply: Reply, live: Live, seat: int, v: Voice) -> None:
    items = live.table.open if live.table else ()
    item = next((item for item in items if item.seat == seat), None)
    if may_be_rated(live.row):
        await reply.tell(v("hint-rated"))
    elif not isinstance(item, Ask):
        await reply.tell(v("hint-nothing"))
    else:
        await reply.defer()
        advice = await reply.interaction.client.computers.advise(live, seat)
        back = live.table is not None and bool(live.table.seen(seat).back)
        await reply.tell(in_words(item, advice, v, back=back) if advice else v("hint-failed"))


def in_words(item: Ask, advice: Advice, v: Voice, *, back: bool = False) -> str:
    """Say what is best and why, and how much better it is than what comes next.

    Where there is one answer only, `back` tells that the choice before it can still be taken back.
    """
    best, *others = advice.thoughts
    choice, share = _named(item, best.keys, v), round(100 * best.share)
    different = [other for other in others if other.tries and _named(item, other.keys, v) != choice]  # not its copies
    following = max(different, key=lambda other: other.share, default=None)
    if back and not others:
        return v("hint-back", choice=choice, share=share)
    if following is None or following.share > best.share:
        return v("hint-one", choice=choice, because=advice.because, share=share)
    other, less = _named(item, following.keys, v), round(100 * following.share)
    if less == share:
        text = "hint-level" if advice.because == TRIED else "hint-even"
        return v(text, choice=choice, because=advice.because, other=other, share=share)
    return v("hint-two", choice=choice, because=advice.because, share=share, other=other, less=less)


def _named(item: Ask, keys: Keys, v: Voice) -> str:
    """Name an answer; the empty one as its button is."""
    labels = [v(option.label) for option in item.options if option.key in keys]
    return v.safe.listed(labels) if labels else v("button-none")
