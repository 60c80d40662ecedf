"""How it looks who sits at a table, what its people decide together, and what was done to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.address import Address
from bot.counting import forsaken
from bot.due import away
from bot.names import escape
from bot.present import link, moment
from bot.sheet import LONGEST_LABEL, Button, Choice, Menu, Row, Sheet, cut, fitted
from bot.store import NOBODY, Deed, Seat, TableRow, Vote
from bot.voice import Voice, named, voice_of
from bot.votes import asked, free, granted, known, moot, needed, present
from engine import Msg


def desk_sheet(row: TableRow, user: int, v: Voice, *, moderator: bool) -> Sheet:
    """Show one person who sits at a table that is played, and what they can do about it."""
    texts = [
        f"### {v('desk-head', game=Msg('title'), link=link(row))}",
        "\n".join([_line(row, seat, v) for seat in row.seats]),
    ]
    seated = next((seat for seat in row.seats if seat.user == user), None)
    controls: list[Row | Menu] = []
    if seated is not None:
        texts.append(v("desk-seated"))
        controls += _for_the_seated(row, seated, v)
    elif not known(row, user):
        wanted = [
            Button(Address(row.id, "propose", "seat", str(seat.seat)), _short(v, "desk-take", seat), "success")
            for seat in free(row)
        ]
        texts.append(v("desk-stranger", free=len(wanted)))
        controls += [Row((button,)) for button in wanted]
    if moderator:
        texts.append(v("desk-moderator"))
        controls += _for_moderators(row, v)
    return Sheet(fitted(texts), tuple(controls))


def lobby_desk_sheet(row: TableRow, user: int, v: Voice) -> Sheet:
    """Show who sits in a lobby, and its host what can be done about the others."""
    texts = [
        f"### {v('desk-head', game=Msg('title'), link=link(row))}",
        "\n".join([_line(row, seat, v) for seat in row.seats]),
        v("desk-lobby"),
    ]
    others = [seat for seat in row.seats if seat.person and seat.user != user]
    if row.host != user or not others:
        return Sheet(fitted(texts))
    menus = (
        _people(Address(row.id, "host"), "desk-host-menu", others, v),
        _people(Address(row.id, "away"), "desk-away-menu", others, v),
    )
    return Sheet(fitted(texts), menus)


def _line(row: TableRow, seat: Seat, v: Voice) -> str:
    """Say who sits on a seat, and whether they are there."""
    state = "vacant" if seat.vacant else "away" if seat.seat in away(row) else "there"
    role = v("desk-host") if seat.user == row.host and not seat.vacant else ""
    return f"{seat.seat + 1}. {v('desk-line', who=escape(named(seat, v.plain.locale)), state=state)}{role}"


def _for_the_seated(row: TableRow, seat: Seat, v: Voice) -> list[Row | Menu]:
    controls: list[Row | Menu] = [
        Row(
            (
                Button(Address(row.id, "quit"), v.label("button-quit")),
                Button(Address(row.id, "propose", "stop"), v.label("button-propose-stop")),
            )
        )
    ]
    others = [other for other in row.seats if other.person and other != seat]
    there = [other for other in others if other in present(row)]
    if row.host == seat.user and there:
        controls.append(_people(Address(row.id, "host"), "desk-host-menu", there, v))
    if others:
        controls.append(_people(Address(row.id, "propose", "kick"), "desk-kick-menu", others, v))
    return controls


def _for_moderators(row: TableRow, v: Voice) -> list[Row | Menu]:
    held = [seat for seat in row.seats if seat.person]
    stop = Button(Address(row.id, "override", "stop"), v.label("button-override-stop"), "danger")
    return [Row((stop,)), _people(Address(row.id, "override", "kick"), "desk-override-menu", held, v)]


def _people(address: Address, text: str, seats: Iterable[Seat], v: Voice) -> Menu:
    choices = tuple([Choice(str(seat.seat), _short(v, f"{text}-choice", seat)) for seat in seats])
    return Menu(address, v.label(text), choices)


def _short(v: Voice, text: str, seat: Seat) -> str:
    return cut(v.label(text, who=named(seat, v.plain.locale)), LONGEST_LABEL)


def leave_sheet(row: TableRow, v: Voice) -> Sheet:
    """Ask whether somebody really leaves."""
    yes = Button(Address(row.id, "quit", key="yes"), v.label("button-quit-yes"), "danger")
    return Sheet((v("quit-sure", game=Msg("title")),), (Row((yes,)),))


def stop_sheet(row: TableRow, yes: Address, v: Voice) -> Sheet:
    """Ask a moderator whether a game really ends now."""
    who = tuple([escape(seat.name) for seat in row.seats if seat.person])
    button = Button(yes, v.label("button-stop-yes"), "danger")
    return Sheet(fitted([v("stop-sure", game=Msg("title"), link=link(row), who=who)]), (Row((button,)),))


def gone_sheet(row: TableRow, v: Voice) -> Sheet:
    """Say on somebody's panel that they do not hold the seat any more."""
    return Sheet((v("panel-gone", game=Msg("title"), link=link(row)),))


# Votes


def vote_sheet(vote: Vote, row: TableRow, now: float) -> Sheet:
    """Show everybody what is to be decided, what it takes, and who has said what; or what became of it."""
    v = voice_of(row)
    state = vote_state(vote, row, now)
    texts = [f"### {vote_head(vote, row, v)}", *_cast(vote, row, v)]
    if state != "open":
        return Sheet(fitted([*texts, v(f"vote-{state}")]))
    texts += [vote_rule(vote, row, v), v("vote-until", at=moment(vote.until))]
    buttons = [
        Button(Address(row.id, "ballot", vote.id, answer), v.label(f"button-{answer}"), style)
        for answer, style in (("yes", "success"), ("no", "danger"))
    ]
    return Sheet(fitted(texts), (Row(tuple(buttons)),), pinged=asked(vote, row))


def vote_state(vote: Vote, row: TableRow, now: float) -> Literal["open", "passed", "failed", "lapsed"]:
    """Say what a vote is by now."""
    return "lapsed" if vote.status == "open" and moot(vote, row, now) else vote.status


def vote_head(vote: Vote, row: TableRow, v: Voice) -> str:
    """Say what somebody would like."""
    of = _holder(vote, row)
    own = vote.what == "seat" and vote.by == vote.user
    text = f"vote-{vote.what}-own" if own else f"vote-{vote.what}"
    who = {"by": escape(vote.by_name), "of": escape(of), "name": escape(vote.name)}
    return v(text, game=Msg("title"), link=link(row), **who)


def _holder(vote: Vote, row: TableRow) -> str:
    """Name whoever held a seat when the vote began; of a vacant one, who held it last."""
    if vote.seat is None:
        return ""
    before = [former.name for former in row.former if former.seat == vote.seat and vote.holder in (NOBODY, former.user)]
    return before[-1] if before else row.seats[vote.seat].name


def vote_rule(vote: Vote, row: TableRow, v: Voice) -> str:
    """Say what it takes."""
    if vote.what == "kick":
        return v("vote-kick-rule", needed=needed(vote, row))
    if vote.what == "stop":
        left = any(former.part == "left" for former in row.former) or bool(away(row))
        return v("vote-stop-rule", left=2 if forsaken(row) != row else int(left))
    assert vote.seat is not None, "the vote is about a seat"
    seat = row.seats[vote.seat]
    allowed = int(granted(vote, row) is not None)
    return v("vote-seat-rule", name=escape(vote.name), of=escape(seat.name), vacant=int(seat.vacant), granted=allowed)


def _cast(vote: Vote, row: TableRow, v: Voice) -> list[str]:
    """List who has said yes, and who no."""
    names = {former.user: former.name for former in row.former}
    names |= {seat.user: seat.name for seat in row.seats}
    if vote.user is not None:
        names[vote.user] = vote.name
    names.setdefault(vote.by, vote.by_name)
    said = {
        answer: tuple([escape(names[user]) for user, aye in vote.ballots.items() if aye is wanted and user in names])
        for answer, wanted in (("yes", True), ("no", False))
    }
    return [v(f"vote-said-{answer}", who=who) for answer, who in said.items() if who]


# Deeds


def deed_line(deed: Deed, v: Voice) -> str:
    """Say what somebody did, and by what right."""
    who = {"by": escape(deed.by_name), "of": escape(deed.of_name), "to": escape(deed.to_name)}
    how = "nobody" if deed.by == NOBODY else deed.how
    return v(f"deed-{deed.what}", how=how, **who)


def deed_sheet(deed: Deed, before: TableRow, after: TableRow) -> Sheet:
    """Tell a table what was done to it, and who is host from now on where that has changed."""
    v = voice_of(after)
    lines = [deed_line(deed, v)]
    if after.host != before.host and deed.what != "host":
        host = next((seat.name for seat in after.seats if seat.user == after.host), "")
        lines.append(v("deed-host", how="nobody", by="", of="", to=escape(host)))
    called = (deed.to,) if deed.to is not None and deed.what == "seat" else ()
    return Sheet((f"[{v('title')}]({link(after)}) · {' '.join(lines)}",), pinged=called)


def offer_line(vote: Vote, row: TableRow, v: Voice) -> str:
    """Say that the others are asked, and where."""
    return v("vote-asked", link=link(row, vote.message))
