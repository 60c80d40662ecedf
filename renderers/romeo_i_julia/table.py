"""The public picture: a page of panels, one for each player."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from PIL import Image

from engine import Seat
from engine.romeo_i_julia import View
from renderers import theme
from renderers.canvas import Canvas
from renderers.layout import Box, Boxes
from renderers.people import length, named, spoken, told
from renderers.pieces import badge, plate
from renderers.romeo_i_julia import art, board
from renderers.romeo_i_julia.emblems import CARDS, DEALER, PILE
from renderers.romeo_i_julia.telling import phase, turn
from renderers.theme import display, sans, serif
from renderers.words import Words

TOP, HEAD = 98, 54
PAGE = Box(18, TOP, 1164, 686)


def layout(view: View) -> Boxes:
    """Place everything on the public picture."""
    boxes = {"title": Box(28, 12, 600, 48), "turn": Box(28, 60, 800, 32), "lamp": Box(1080, 6, 88, 88)}
    boxes |= {"pile": Box(846, 14, 108, 44), "deck": Box(962, 14, 108, 44)}
    found = panels(view.seats)
    for seat in range(view.seats):
        boxes |= panel_boxes(f"{seat}", found[seat], tall=view.seats == 2)
    if view.seats < len(found):
        boxes["poster"] = found[-1]
    return boxes


def panels(seats: int) -> list[Box]:
    """Cut the page: two columns, and two rows where there are more than two players."""
    if seats == 2:
        return PAGE.columns(2, 12)
    return [panel for row in PAGE.rows(2, 12) for panel in row.columns(2, 12)][:4]


def panel_boxes(name: str, panel: Box, *, tall: bool) -> dict[str, Box]:
    """Place one player's panel."""
    head = panel.top(HEAD)
    stats = head.inset(10, 4).below(2).after(head.w - 20 - 250)
    dealer, cards, done = stats.left(44), stats.after(50).left(86), stats.after(140)
    return {
        f"{name} panel": panel,
        f"{name} head": head,
        f"{name} badge": Box(head.x + 9, head.y + 9, 38, 38),
        f"{name} name": Box(head.x + 56, head.y + 7, stats.x - head.x - 64, HEAD - 11),
        f"{name} dealer": dealer,
        f"{name} cards": cards,
        f"{name} done": done,
        **board.layout(name, panel.below(HEAD).inset(12, 10), tall=tall),
    }


def draw(boxes: Boxes, view: View, words: Words) -> Canvas:
    """Paint the public picture; the panel of the player who is to act, or has won, is lit."""
    people = tuple((player.pair, player.villain) for player in view.players)
    canvas = Canvas(ground(people, lit=False))
    header(canvas, boxes, view, words, phase(view, words), partial(turn, view))
    for seat in range(view.seats):
        lit = seat in (view.acting, view.winner)
        if lit:
            panel = boxes[f"{seat} panel"]
            bright = ground(people, lit=True).crop((panel.x, panel.y, panel.right, panel.bottom))
            canvas.image.paste(bright.convert("RGB"), (panel.x, panel.y))
        _panel(canvas, boxes, view, seat, words, art.INK if lit else art.PAPER)
    return canvas


@lru_cache(maxsize=12)
def ground(people: tuple[tuple[str, str], ...], *, lit: bool) -> Image.Image:
    """Return what lies under everything that moves, with all panels lit or none."""
    canvas = Canvas(art.city())
    edge, band, ink = (art.LAMP, art.LAMP, art.INK) if lit else (art.PAPER, art.INK, art.PAPER)
    for seat, panel in enumerate(panels(len(people))):
        if seat == len(people):
            canvas.stamp(art.poster(panel.w, panel.h), panel.x, panel.y)
            break
        boxes = panel_boxes(f"{seat}", panel, tall=len(people) == 2)
        plate(canvas, panel, art.SLATE, 14, edge)
        plate(canvas, boxes[f"{seat} head"].inset(4)._replace(h=HEAD - 4), band, 10)
        badge(canvas, boxes[f"{seat} badge"], seat)
        for stat, sign in (("cards", CARDS), ("done", PILE)):
            _sign(canvas, boxes[f"{seat} {stat}"], sign, ink)
        board.lay_out(canvas, boxes, f"{seat}", *people[seat])
    return canvas.kept(art.colours())


def header(canvas: Canvas, boxes: Boxes, view: View, words: Words, title: str, say: Callable[[Words], str]) -> None:
    """Paint the head of a page: what the table is at, the piles, the turn."""
    canvas.text(boxes["title"], title, display(44, art.LAMP))
    line = boxes["turn"]
    type_ = sans(28, art.INK)
    wide = length(spoken(words, say, type_, line.w - 24), type_) + 24
    caption = line.left(min(line.w, wide))._replace(y=line.y - 2, h=line.h + 4)
    canvas.fill(caption, art.PAPER)
    canvas.fill(caption.left(6), art.LAMP)
    told(canvas, line.after(14).left(line.w - 24), words, say, type_)
    for stat, sign, number in (("pile", PILE, view.pile), ("deck", CARDS, view.deck)):
        _sign(canvas, boxes[stat], sign, art.PAPER)
        _number(canvas, boxes[stat], str(number), art.PAPER)
    lamp = boxes["lamp"]
    canvas.stamp(art.lamp(lamp.w), lamp.x, lamp.y)
    canvas.text(lamp.below(10).top(30), words("pic.turn"), sans(theme.SMALLEST, art.INK), "middle")
    canvas.text(lamp.below(34).top(46), str(view.turn), serif(theme.NUMBER, art.INK), "middle")


def _panel(canvas: Canvas, boxes: Boxes, view: View, seat: Seat, words: Words, ink: theme.Colour) -> None:
    """Paint what changes on one player's panel."""
    player = view.players[seat]
    name, box = boxes[f"{seat} name"], boxes[f"{seat} dealer"]
    if seat == view.dealer:
        canvas.stamp(art.emblem(DEALER, 36, ink), box.x, box.middle[1] - 18)
    else:
        name = name.left(box.right - name.x)
    named(canvas, name, words, seat, sans(30, ink))
    _number(canvas, boxes[f"{seat} cards"], str(player.cards), ink)
    done = words("pic.completed", completed=len(player.completed), needed=view.needed)
    _number(canvas, boxes[f"{seat} done"], done, ink)
    board.draw(canvas, boxes, f"{seat}", view, seat, words)


def _sign(canvas: Canvas, box: Box, shape: str, ink: theme.Colour) -> None:
    canvas.stamp(art.emblem(shape, 34, ink), box.x, box.middle[1] - 17)


def _number(canvas: Canvas, box: Box, text: str, ink: theme.Colour) -> None:
    canvas.text(box.after(42), text, serif(theme.NUMBER, ink), least=38)
