"""How a table looks: pure functions from what may be seen to a sheet. Nobody else knows how a message looks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord

from bot.address import Address
from bot.counting import counted, may_be_rated
from bot.due import LAST_CALL, away, warned
from bot.fairness import commitment
from bot.more_time import GIVEN, WISHED, missing, running
from bot.names import escape
from bot.sheet import (
    LONGEST_DETAIL,
    LONGEST_HINT,
    LONGEST_LABEL,
    Button,
    Choice,
    Drawing,
    Menu,
    Row,
    Sheet,
    cut,
    fitted,
    rows,
)
from bot.store import Finished, Move, TableRow
from bot.tables import Live, alike
from bot.voice import Voice, named, voice_of
from engine import GAMES, Ask, Asked, Item, Keys, Msg, Option, Seen, Who
from renderers import describe, sign

LATEST = 8
"""How many of the latest events the table tells."""

FEW = 5
"""Up to so many options are buttons, more are a menu."""


def link(row: TableRow | Finished, message: int | None = None) -> str:
    """Return the address of a table's message, or of its channel where there is none."""
    place = f"https://discord.com/channels/{row.guild}/{row.thread or row.channel}"
    shown = message or row.message
    return f"{place}/{shown}" if shown else place


def locale_of(interaction: discord.Interaction[Any]) -> str:
    """Return the language for what everybody in a server reads."""
    return (interaction.guild_locale or interaction.locale).value


def table_sheet(live: Live) -> Sheet:
    """Show a running table to everybody."""
    assert live.table is not None, "a table that is shown has a game"
    v, seen = voice_of(live.row), live.table.seen(None)
    told = describe(seen.view, v.safe)
    texts = [
        f"### {told.headline}",
        _happened(live, seen, v),
        "\n".join(told.facts),
        people(live.row, v),
        v("table-rated" if may_be_rated(live.row) else "table-unrated"),
        sealed(live.row, v),
        waits(live, v),
    ]
    controls: list[Row | Menu] = []
    computers = {seat.seat for seat in live.row.seats if seat.computer}
    for group in _groups(asked for asked in seen.asks if asked.item.seat not in computers):
        texts.append(_asked(group, v))
        controls += offers(live.row.id, group[0], v, details=False)
    controls += [
        Row((Button(Address(live.row.id, "back", question), v.label("button-back")),))
        for question in seen.backs
        if live.last is None or (live.last.question, live.last.seat in computers) != (question, True)
    ]
    knobs = [_hand(live.row, v)]
    if running(live.row, live.table):
        texts.append(_more_time(live, v))
        knobs.append(Button(Address(live.row.id, "more"), v.label("button-more")))
    vacant = {seat.seat for seat in live.row.seats if seat.vacant}
    if absent := away(live.row) - vacant:
        texts.append(v("table-away", who=_names(sorted(absent))))
        knobs.append(Button(Address(live.row.id, "here"), v.label("button-here")))
    if vacant:
        texts.append(v("table-vacant", who=_names(sorted(vacant)), count=len(vacant)))
    if not may_be_rated(live.row):
        knobs.append(Button(Address(live.row.id, "hint"), v.label("button-hint")))
    knobs += [Button(Address(live.row.id, verb), v.label(f"button-{verb}")) for verb in ("people", "log")]
    controls += rows(knobs)
    return Sheet(fitted(texts, log=1), tuple(controls), Drawing(seen.view, v.plain))


def result_sheet(live: Live, moves: Sequence[Move] = ()) -> Sheet:
    """Show how a game has ended and what it did to the ratings, and offer another one."""
    assert live.table is not None
    assert live.table.result is not None, "a finished table has a result"
    v, seen = voice_of(live.row), live.table.seen(None)
    told = describe(seen.view, v.safe)
    texts = [
        f"### {told.headline}",
        ranking(live, v),
        people(live.row, v),
        rated(live.row, moves, v) or v("table-unrated"),
        "\n".join(told.facts),
        sealed(live.row, v),
    ]
    again = Button(Address(live.row.id, "again"), v.label("button-again"), "primary")
    return Sheet(fitted(texts), (Row((again, *looking_back(live.row, v))),), Drawing(seen.view, v.plain))


def announcement(live: Live) -> Sheet:
    """Tell a result where its table is not."""
    assert live.table is not None
    assert live.table.result is not None, "a finished table has a result"
    v = voice_of(live.row)
    head = f"### {v('announce-head', game=Msg('title'), link=link(live.row))}"
    return Sheet(fitted([head, ranking(live, v), people(live.row, v)]))


def ranking(live: Live, v: Voice) -> str:
    """List who came where with how many points, and say what decided; nothing where a game counts for nobody."""
    result = live.table.result if live.table and live.row.status == "finished" else None
    count = counted(live.row, result, 0.0)
    texts = {"whole": "result-line" if result else "result-stopped", "left": "result-left", "guest": "result-guest"}
    lines = [
        v(texts[seat.part], rank=seat.rank, who=_who(live.row, seat.seat), points=seat.points)
        for seat in sorted(count.seats if count else (), key=lambda seat: (seat.rank, seat.seat))
    ]
    return "\n".join([*lines, v(result.reason)] if result else lines)


def _who(row: TableRow, number: int) -> Who | str:
    """Name somebody of a result, who may have held a seat only before."""
    return Who(number) if number < len(row.seats) else escape(row.former[number - len(row.seats)].name)


def rated(row: TableRow, moves: Sequence[Move], v: Voice) -> str:
    """Say which rating everybody has now, and how far it has moved; nothing after a game that is not rated."""
    if not moves:
        return ""
    said = [
        v("rating-move", who=_who(row, move.seat), rating=str(move.after.shown), change=_signed(move))
        for move in sorted(moves, key=lambda move: -move.after.shown)
    ]
    return v("rating-moves", moves=v.safe.listed(said))


def _signed(move: Move) -> str:
    change = move.after.shown - move.before.shown
    return f"+{change}" if change > 0 else f"−{-change}" if change < 0 else "±0"


def sealed(row: TableRow, v: Voice) -> str:
    """Show what the game's chance was sealed with before it began; see `bot.fairness`."""
    if row.seed is None or row.salt is None:
        return ""
    return v("table-sealed", hash=commitment(int(row.seed, 16), row.salt))


def looking_back(row: TableRow, v: Voice) -> tuple[Button, ...]:
    """Offer the replay and the record of a game that is over."""
    return tuple([Button(Address(row.id, verb), v.label(f"button-{verb}")) for verb in ("replay", "record")])


def people(row: TableRow, v: Voice) -> str:
    """Say who is who, where a game gives people other names; else who is a computer."""
    if not GAMES[row.game].seat_options:
        computers = [v("computer-is", who=Who(seat.seat), strength=Msg(f"strength-{seat.computer}"))
                     for seat in row.seats if seat.computer]  # fmt: skip
        return v("computers-at", count=len(computers), who=tuple(computers)) if computers else ""
    known = [v("lobby-as", name=escape(named(seat, v.plain.locale)), who=Who(seat.seat)) for seat in row.seats]
    return v("people", who=tuple(known))


def alone_in_secret(live: Live, user: int) -> bool:
    """Tell whether the table waits for one user only, and what is asked is for their eyes."""
    open_ = live.table.questions if live.table else ()
    return bool(open_) and all(asked.item.private and asked.item.seat == live.seat_of(user) for asked in open_)


def panel_sheet(live: Live, seat: int, v: Voice, notes: Sequence[str] = (), *, whole: bool = False) -> Sheet:
    """Show a seat what only it may know, with its choices; `whole` has all of the table before, `notes` come last."""
    assert live.table is not None, "a table with panels has a game"
    seen = live.table.seen(seat)
    told = describe(seen.view, v.safe)
    table = [
        f"### {told.headline}",
        _happened(live, seen, v),
        "\n".join(told.facts),
        people(live.row, v),
        waits(live, v),
    ]
    texts = [v("panel-head", game=Msg("title"), link=link(live.row))]
    texts += [*(table if whole else ()), "\n".join(told.private)]
    own = [asked for asked in seen.asks if asked.item.seat == seat]
    controls: list[Row | Menu] = []
    for asked in own:
        texts += [_prompt(live, asked, v), explained(asked, v, texts)]
        controls += offers(live.row.id, asked, v, details=True)
    if live.row.status != "playing":
        texts.append(v("panel-over"))
    elif not own:
        texts.append(v("panel-nothing"))
    if seen.back:
        controls.append(Row((Button(Address(live.row.id, "back", seen.back), v.label("button-back")),)))
    if live.row.seats[seat].dm_closed:
        texts.append(v("panel-dm-closed"))
    drawing = Drawing(seen.view, v.plain)
    return Sheet(fitted([*texts, *notes], log=2 if whole else None), tuple(controls), drawing)


def notice(live: Live, seats: Sequence[int], text: str = "notice", at: float | None = None) -> Sheet:
    """Call the seats whose turn it is; with another text, tell them of a moment."""
    v = voice_of(live.row)
    users = tuple([live.row.seats[seat].user for seat in seats])
    mentions = " ".join(f"<@{user}>" for user in users)
    said = v(text, game=Msg("title"), link=link(live.row), at="" if at is None else moment(at))
    return Sheet((f"{mentions} {said}",), pinged=users)


def stub(live: Live) -> Sheet:
    """Say on an old message where the table is now."""
    return Sheet((voice_of(live.row)("stub-moved", game=Msg("title"), link=link(live.row)),))


def aborted_sheet(live: Live, moves: Sequence[Move] = ()) -> Sheet:
    """Say that a table has ended before its game was over, and how that counts where somebody had left."""
    v = voice_of(live.row)
    why = live.row.ended
    if live.row.seed is None:
        return Sheet((v(f"aborted-lobby-{why}" if why else "aborted-lobby", game=Msg("title")),))
    texts = [v(f"aborted-game-{why}" if why else "aborted-game", game=Msg("title"))]
    if moves:
        texts = [v("aborted-counts", game=Msg("title")), ranking(live, v), rated(live.row, moves, v)]
    return Sheet(fitted([*texts, sealed(live.row, v)]), (Row(looking_back(live.row, v)),))


def _happened(live: Live, seen: Seen[Any], v: Voice) -> str:
    """Tell what happened last; the clock's part in it, too."""
    lines = [f"- {v(event.msg)}" for event in seen.events[-LATEST:]]
    if live.renewed:
        lines.append(f"- {v('table-renewed')}")
    last = live.last
    if last is not None and last.cause == "clock" and last.seat is not None:
        lines.append(f"- {v('table-clock', who=Who(last.seat))}")
    return "\n".join(lines)


def moment(at: float) -> str:
    """Say when something is, in each reader's own time; the relative form alone does not tick everywhere."""
    return f"<t:{round(at)}:R> (<t:{round(at)}:T>)"


def waits(live: Live, v: Voice) -> str:
    """Say who is waited for and until when, and what time is running."""
    assert live.table is not None
    pauses: dict[float, str] = {}
    waiting: dict[float | None, list[int]] = {}
    for question, item in live.table.questions:
        at = live.row.due.get(question)
        if item.seat is not None:
            waiting.setdefault(at, []).append(item.seat)
        elif at is not None:
            pauses.setdefault(at, f"{v(item.prompt)} {moment(at)}")
    lines = list(pauses.values())
    for at, seats in waiting.items():
        who = v("waiting", who=_names(seats))
        lines.append(who if at is None else f"{who} {moment(at)}")
    if LAST_CALL in live.row.due:
        lines.append(v("table-idle", at=moment(live.row.due[LAST_CALL])))
    return "\n".join(lines)


def _more_time(live: Live, v: Voice) -> str:
    """Say who would give more time and who has given it, and whose consent is missing."""
    assert live.table is not None
    wished, given = ([seat.seat for seat in live.row.seats if seat.more == said] for said in (WISHED, GIVEN))
    if wished:
        return v("more-wished", who=_names(wished), missing=_names(missing(live.row, live.table)))
    return v("more-given", who=_names(given)) if given else ""


def _groups(asks: Iterable[Asked]) -> list[list[Asked]]:
    """Put public questions that are the same for several seats together."""
    groups: list[list[Asked]] = []
    for asked in asks:
        if not isinstance(asked.item, Ask) or asked.item.private:
            continue
        group = next((group for group in groups if alike(group[0], asked)), None)
        if group is None:
            groups.append([asked])
        else:
            group.append(asked)
    return groups


def _asked(group: list[Asked], v: Voice) -> str:
    return v("asked", who=_names(asked.item.seat for asked in group), prompt=group[0].item.prompt)


def _prompt(live: Live, asked: Asked, v: Voice) -> str:
    """Ask the reader of a panel, with the time there is for an answer."""
    at = live.row.due.get(asked.id)
    said = f"**{v(asked.item.prompt)}**{'' if at is None else ' ' + moment(at)}"
    return f"{said}\n{v('panel-warning')}" if warned(live.row, asked.id) else said


def _names(seats: Iterable[int | None]) -> tuple[Who, ...]:
    return tuple([Who(seat) for seat in dict.fromkeys(seats) if seat is not None])


def explained(asked: Asked, v: Voice, above: Sequence[str]) -> str:
    """Say what the options do, where they are buttons and the texts above do not say it yet; a menu says it itself.

    What is the same for several is said once.
    """
    item = asked.item
    assert isinstance(item, Ask)
    if not _as_buttons(item, details=True):
        return ""
    told: dict[str, list[str]] = {}
    for option in item.options:
        if option.detail:
            told.setdefault(v(option.detail), []).append(f"**{v(option.label)}**")
    if all(any(detail in text for text in above) for detail in told):
        return ""
    return "\n".join(f"- {v.safe.listed(labels)}: {detail}" for detail, labels in told.items())


def _as_buttons(item: Ask, *, details: bool) -> bool:
    """Tell whether options are few enough for buttons, and have no details that only a menu would say."""
    plain = details or not any(option.detail for option in item.options)
    return item.pick == (1, 1) and len(item.options) <= FEW and plain


def offers(table: str, asked: Asked, v: Voice, *, details: bool) -> list[Row | Menu]:
    """Offer the options of a question; `details` tells that a text beside it says what they do."""
    item = asked.item
    assert isinstance(item, Ask)
    if _as_buttons(item, details=details):
        style = "primary" if len(item.options) == 1 else "secondary"
        return list(rows([_button(table, asked.id, option, style, v) for option in item.options]))
    low, high = item.pick
    hint = cut(v.label(item.prompt), LONGEST_HINT)
    marked = suggested(item)
    choices = tuple([_choice(option, v, chosen=option.key in marked) for option in item.options])
    menu = Menu(Address(table, "pick", asked.id), hint, choices, max(low, 1), high)
    offered = {"marked": marked, "none": not low}
    buttons = [Button(Address(table, verb, asked.id), v.label(f"button-{verb}")) for verb, on in offered.items() if on]
    return [menu, Row(tuple(buttons))] if buttons else [menu]


def suggested(item: Item) -> Keys:
    """Return what a menu of several marks beforehand: the answer that would be given when time runs out.

    A menu that is closed as it was opened says nothing to anybody, so a button takes what is marked.
    """
    return (item.default or ()) if isinstance(item, Ask) and item.pick[1] > 1 else ()


def _button(table: str, question: str, option: Option, style: str, v: Voice) -> Button:
    return Button(
        Address(table, "answer", question, option.key),
        cut(v.label(option.label), LONGEST_LABEL),
        style,
        sign(v.plain, option.art),
    )


def _choice(option: Option, v: Voice, *, chosen: bool) -> Choice:
    detail = cut(v.label(option.detail), LONGEST_DETAIL) if option.detail else ""
    return Choice(option.key, cut(v.label(option.label), LONGEST_LABEL), detail, chosen, sign(v.plain, option.art))


def _hand(row: TableRow, v: Voice) -> Button:
    return Button(Address(row.id, "hand"), v.label("button-hand"), "success")
