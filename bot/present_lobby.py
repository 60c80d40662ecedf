"""How a lobby looks."""

from __future__ import annotations

from bot.address import Address
from bot.due import MOVE_SECONDS, by_oneself
from bot.lobby import game_of
from bot.names import escape
from bot.present import moment
from bot.ready import asked, check
from bot.sheet import LONGEST_LABEL, Button, Choice, Menu, Row, Sheet, cut, fitted, rows
from bot.store import TableRow
from bot.tables import Live
from bot.voice import Voice, named, voice_of
from engine import STRENGTHS, Msg, OptionSpec, Who


def lobby_sheet(live: Live, invited: tuple[int, ...] = (), *, computers: bool = False) -> Sheet:
    """Show who is in, what was agreed, and what can be done; call those invited to a rematch.

    `computers` tells whether games with computers are rated on this server.
    """
    row, game, v = live.row, game_of(live.row), voice_of(live.row)
    host = escape(next(seat.name for seat in row.seats if seat.user == row.host))
    seated = v("lobby-seats", who=_seated(row, v), have=len(row.seats), most=game.seats[-1])
    texts = [
        f"### {v('lobby-head', game=Msg('title'), host=host)}",
        f"{v('pitch')}\n{v('lobby-learn')}",
        seated,
        v("lobby-need", missing=max(0, game.seats[0] - len(row.seats)), host=host),
        _agreed(row, v),
        v("lobby-rated", computers=sum(bool(seat.computer) for seat in row.seats), rated=int(computers)),
        v("lobby-closes", at=moment(max(row.due.values()))) if row.due else "",
    ]
    if (ends := check(row)) is not None:
        who = " ".join(f"<@{seat.user}>" for seat in asked(row.seats))
        texts.insert(1, v("lobby-check", who=who, at=moment(ends)))
    if invited:
        texts.insert(1, v("lobby-rematch", who=" ".join(f"<@{user}>" for user in invited)))
    menus = [_menu(row.id, "clock", "clock", _clocks(v), row.clock, v)]
    menus += [_spec_menu(row, spec, v) for spec in game.options]
    menus.insert(0, _computers(row, v))
    return Sheet(fitted(texts), (*_buttons(row, v), *menus), pinged=invited)


def _seated(row: TableRow, v: Voice) -> tuple[str | Who, ...]:
    """List who is in, with what they are called in a game that gives them another name."""
    if not game_of(row).seat_options:
        return tuple([escape(named(seat, v.plain.locale)) if seat.computer else Who(seat.seat) for seat in row.seats])
    return tuple([v("lobby-as", name=escape(named(seat, v.plain.locale)), who=Who(seat.seat)) for seat in row.seats])


def _agreed(row: TableRow, v: Voice) -> str:
    """Say which clock and options the table has."""
    lines = [v("clock-line", clock=Msg(f"clock-{row.clock}"))]
    lines += [
        v("option-line", option=Msg(f"option.{spec.id}"), value=_value(spec, row.options[spec.id]))
        for spec in game_of(row).options
    ]
    if by_oneself(row):
        lines.insert(1, v("clock-alone"))
    return "\n".join(lines)


def _buttons(row: TableRow, v: Voice) -> tuple[Row, ...]:
    ready = len(row.seats) in game_of(row).seats
    texts = game_of(row).seat_options
    join = Button(Address(row.id, "join", key=row.game if texts else ""), v.label("button-join"), "success")
    return rows(
        [
            join,
            Button(Address(row.id, "leave"), v.label("button-leave")),
            Button(Address(row.id, "start"), v.label("button-start"), "primary" if ready else "secondary"),
            Button(Address(row.id, "cancel"), v.label("button-cancel"), "danger"),
            Button(Address(row.id, "ready"), v.label("button-keep"))
            if check(row) is None
            else Button(Address(row.id, "ready"), v.label("button-ready"), "primary"),
        ]
    )


def _computers(row: TableRow, v: Voice) -> Menu:
    """Offer to add a computer player, or to send one away."""
    choices = []
    if len(row.seats) < game_of(row).seats[-1]:
        choices = [Choice(name, v.label("computer-add", strength=v.label(f"strength-{name}"))) for name in STRENGTHS]
        choices = [choice._replace(detail=v.label(f"strength-{choice.key}-detail")) for choice in choices]
    if any(seat.computer for seat in row.seats) or not choices:
        choices.append(Choice("remove", v.label("computer-remove")))
    anew = str(row.revision)  # Discord keeps what was picked in a menu, and tells of no second pick of the same
    return Menu(Address(row.id, "computer", key=anew), v.label("computer-hint"), tuple(choices))


def _clocks(v: Voice) -> list[tuple[str, str]]:
    return [(preset, v.label(f"clock-{preset}")) for preset in MOVE_SECONDS]


def _spec_menu(row: TableRow, spec: OptionSpec, v: Voice) -> Menu:
    values = [(str(choice), v.label(_value(spec, choice))) for choice in spec.choices]
    return _menu(row.id, spec.id, f"option.{spec.id}", values, str(row.options[spec.id]), v)


def _value(spec: OptionSpec, value: int | str) -> Msg:
    return Msg(f"option.{spec.id}.value", (("value", value),))


def _menu(table: str, option: str, text: str, values: list[tuple[str, str]], chosen: str, v: Voice) -> Menu:
    """Offer the values of an option; each says what it is a value of, for the menu shows only the chosen one."""
    choices = [
        Choice(key, cut(f"{v.label(text)}: {label}", LONGEST_LABEL), chosen=key == chosen) for key, label in values
    ]
    return Menu(Address(table, "option", key=option), v.label(text), tuple(choices))
