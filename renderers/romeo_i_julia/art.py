"""The scene, the pieces and the colours: a city at night, printed in black, white and three inks."""

from __future__ import annotations

from functools import cache

from PIL import Image

from engine.romeo_i_julia import CARDS, LOCATIONS, MARK, VILLAINS, places
from renderers import theme
from renderers.canvas import Canvas, Pen, Sprite, cut, shape_mask
from renderers.inks import Palette, palette
from renderers.layout import Box, centred
from renderers.pieces import EDGE, Kind, lay, plate, strip_of
from renderers.romeo_i_julia.emblems import CHECK, CROSS, HEART, JULIA, ROMEO, SKILLS
from renderers.romeo_i_julia.emblems import LOCATIONS as PICTURES
from renderers.romeo_i_julia.emblems import MARK as QUESTION
from renderers.romeo_i_julia.emblems import VILLAINS as PORTRAITS
from renderers.theme import Colour, colour, mixed

NIGHT = colour("11131D")
ROOFS = colour("1B1F30")
SLATE = colour("272D42")
STEEL = colour("596285")
FOG = colour("C3C9DA")
PAPER = colour("F5F1E4")
PAPER_SHADE = colour("CFC9B8")
INK = theme.INK
LAMP = colour("F7C520")
BLOOD = colour("7C1026")

INKS: dict[str, Colour] = {"red": colour("CB1F3B"), "blue": colour("1D5FC4"), "yellow": LAMP}
"""Julia's, Romeo's and that of both."""

KINDS = {**INKS, "julia": INKS["red"], "romeo": INKS["blue"]}
ON_INK = {"red": PAPER, "blue": PAPER, "yellow": INK}
HATCHES = {"red": "upright", "blue": "level", "yellow": "dotted"}
FADED = {stone: mixed(ink, SLATE, 0.72) for stone, ink in INKS.items()}
"""What has been used."""

FADED_SIGN = mixed(PAPER, SLATE, 0.55)

_SHAPES = {
    "red": "+ O50 50 50",
    "blue": "+ M16 0 L84 0 Q100 0 100 16 L100 84 Q100 100 84 100 L16 100 Q0 100 0 84 L0 16 Q0 0 16 0 Z",
    "yellow": HEART,
}
_LETTERS = {"red": "J", "blue": "R", "yellow": ""}

TEXT_PAIRS = (
    *((PAPER, ground) for ground in (NIGHT, SLATE, INK, BLOOD, INKS["red"], INKS["blue"])),
    *((FOG, ground) for ground in (NIGHT, SLATE, ROOFS)),
    *((INK, ground) for ground in (PAPER, LAMP, FOG)),
    (LAMP, NIGHT),
    (LAMP, SLATE),
)
"""Type and what it stands on."""

SIGN_PAIRS = tuple((seat.colour, theme.NIGHT) for seat in theme.SEATS[:4])
"""Seat signs and what they lie on."""

_EDGES = (
    *((INK, other) for other in (*INKS.values(), SLATE, NIGHT, ROOFS, *(seat.colour for seat in theme.SEATS[:4]))),
    *((PAPER, other) for other in (*INKS.values(), SLATE, ROOFS, PAPER_SHADE, STEEL, *FADED.values())),
    *((SLATE, other) for other in (*INKS.values(), *FADED.values(), STEEL, NIGHT, ROOFS, LAMP, BLOOD, theme.NIGHT)),
    *((FADED_SIGN, other) for other in (SLATE, *FADED.values())),
    *((theme.NIGHT, other) for other in (PAPER, LAMP, *(seat.colour for seat in theme.SEATS[:4]))),
    (NIGHT, ROOFS), (NIGHT, STEEL), (ROOFS, LAMP), (NIGHT, LAMP), (PAPER, INK), (LAMP, PAPER), (ROOFS, STEEL),
)  # fmt: skip
"""What else meets in soft edges."""


@cache
def colours() -> Palette:
    """Return the one palette of every picture of this game."""
    return palette(ROOFS, (*TEXT_PAIRS, *SIGN_PAIRS, *_EDGES), 2)


@cache
def city() -> Image.Image:
    """Return the page: roofs against the sky, and who is still up."""
    width, height = theme.SIZE
    pen = Pen(width, height, NIGHT, scale=2)
    for x, wide, top in _HOUSES:
        pen.box(Box(x, top, wide, height - top), ROOFS)
    for x, y in _WINDOWS:
        pen.box(Box(x, y, 7, 9), LAMP)
    return pen.kept(colours())


_HOUSES = (
    (0, 50, 66), (60, 70, 78), (150, 40, 58), (205, 90, 80), (330, 60, 62), (410, 110, 76), (540, 44, 56),
    (600, 120, 74), (740, 60, 50), (760, 20, 30), (815, 90, 70), (930, 54, 58), (1000, 120, 78), (1140, 60, 62),
)  # fmt: skip
_WINDOWS = ((748, 62), (772, 62), (772, 44), (546, 68), (562, 80), (838, 80), (940, 72), (956, 72))


@cache
def emblem(shape: str, size: int, ink: Colour) -> Sprite:
    """Return a shape in one colour."""
    return cut(Image.new("RGB", (size, size), ink), shape_mask(shape, size, size))


@cache
def stone(which: str, size: int, *, done: bool = False, faint: bool = False) -> Sprite:
    """Return a stone: round with a J, square with an R, or a heart; with a tick where it has succeeded.

    A faint one is an outline only.
    """
    rim = max(2, size // 16)
    ground = Canvas(Image.new("RGB", (size, size), SLATE if faint else INK))
    inner = Box(0, 0, size, size).inset(rim)
    edge, fill = (STEEL, SLATE) if faint else (PAPER, INKS[which])
    ground.ground(_SHAPES[which], inner, edge)
    ground.ground(_SHAPES[which], inner.inset(rim), fill)
    mark = FOG if faint else ON_INK[which]
    if done:
        ground.shape(CHECK, inner.inset(round(size * 0.2)), mark)
    else:
        ground.text(Box(0, 0, size, size), _LETTERS[which], theme.sans(round(size * 0.6), mark), "middle")
    return cut(ground.image, shape_mask(_SHAPES[which], size, size))


@cache
def card(name: str, width: int, height: int, *, used: bool = False) -> Sprite:
    """Return an action card: whose it is in its corner, its skill or its hero; a faded one has been used."""
    kind, skill = CARDS[name]
    owner = {"julia": "red", "romeo": "blue"}.get(kind, kind)
    canvas = Canvas(Image.new("RGB", (width, height), INK))
    whole, edge = Box(0, 0, width, height), max(2, height // 30)
    radius = max(6, height // 9)
    paper = SLATE if used else PAPER if skill is None else INKS[owner]
    ink = FADED[owner] if used else KINDS[kind] if skill is None else ON_INK[owner]
    plate(canvas, whole, FADED[owner] if used else INK, radius)
    inner = whole.inset(edge)
    plate(canvas, inner, paper, radius - edge)
    token, size = round(height * 0.36), round(min(width, height) * (0.8 if skill is None else 0.66))
    x = (width + token) // 2 - size // 2 if width > height * 5 // 4 else width - size - edge - 3
    at = Box(x, height - size - edge - (0 if skill is None else 3), size, size)
    canvas.shape(SKILLS[skill] if skill else {"julia": JULIA, "romeo": ROMEO}[kind], at, FADED_SIGN if used else ink)
    strip = Box(edge, token + edge + 4, 8, height - token - 2 * edge - radius - 4)
    if skill is None or used:
        canvas.hatch(strip, HATCHES[owner], FADED_SIGN if used else KINDS[kind], paper)
    else:
        canvas.hatch(strip, HATCHES[owner], ink, paper)
    if not used:
        canvas.stamp(stone(owner, token), edge + 2, edge + 2)
    return cut(canvas.image, rounded(width, height, radius))


@cache
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return the outline of a rounded rectangle as a mask."""
    pen = Pen(width, height)
    pen.box(Box(0, 0, width, height), INK, radius)
    return pen.outline()


def large(canvas: Canvas, box: Box, name: str, *, used: bool = False) -> Box:
    """Draw an action card to be read, whose it is on its band; return where its name is to be written."""
    kind, skill = CARDS[name]
    owner = {"julia": "red", "romeo": "blue"}.get(kind, kind)
    paper, band = (SLATE, FADED[owner]) if used else (PAPER, INKS[owner])
    ink = FADED_SIGN if used else INK if owner == "yellow" else band
    lay(canvas, box, Kind(band, HATCHES[owner], PAPER if used else ON_INK[owner], 14), LARGE_BAND, paper)
    room = box.below(LARGE_BAND).inset(EDGE, EDGE + 2)
    size = min(room.w, room.h)
    canvas.stamp(
        emblem(SKILLS[skill] if skill else {"julia": JULIA, "romeo": ROMEO}[kind], size, ink),
        room.middle[0] - size // 2, room.bottom - size,
    )  # fmt: skip
    name_band = box.inset(EDGE).top(LARGE_BAND - strip_of(LARGE_BAND))
    token = name_band.h - 4
    canvas.stamp(stone(owner, token), name_band.x + 5, name_band.y + 2)
    return name_band.after(token + 12).inset(2, 0)


LARGE_BAND = 54


@cache
def slot(width: int, height: int, sign: str) -> Sprite:
    """Return the empty place of a card, a hollow with a sign in it."""
    pen = Pen(width, height, NIGHT)
    size = round(height * 0.3)
    pen.shape(sign, centred(width // 2, height // 2, size, size), STEEL)
    return cut(pen.picture(), rounded(width, height, max(6, height // 9)))


@cache
def front(at: str, width: int, height: int, band: int) -> Sprite:
    """Return a location or a villain to be placed stones on, without its name: its picture, its symbols."""
    pen = Pen(width, height)
    box = Box(0, 0, width, height)
    pen.box(box, INK, 12)
    inner = box.inset(3)
    pen.box(inner, PAPER, 10)
    pen.box(inner.top(band), INK if at in LOCATIONS else BLOOD, 10)
    pen.box(inner.top(band).below(band // 2), INK if at in LOCATIONS else BLOOD)
    size = round(band * 0.8)
    picture = centred(inner.x + 8 + size // 2, inner.y + band // 2, size, size)
    pen.shape({**PICTURES, **PORTRAITS}[at], picture, LAMP if at in LOCATIONS else PAPER, INK)
    cells = symbols(at, box, band)
    for left in list(cells.values())[1:]:
        pen.line([(left.x, left.y + 8), (left.x, left.bottom - 8)], PAPER_SHADE, 3)
    for place, cell in cells.items():
        icon, spot = spots(cell)
        pen.shape(QUESTION if place == MARK else SKILLS[place], icon, INK, PAPER)
        pen.ellipse(spot.inset(spot.w // 5), PAPER_SHADE)
    return cut(pen.picture(), rounded(width, height, 12))


def symbols(at: str, box: Box, band: int) -> dict[str, Box]:
    """Return the cells of the symbols on a location or villain, in printed order."""
    row = box.below(band + 3).inset(3, 0)
    return dict(zip(places(at), row._replace(h=row.h - 3).columns(len(places(at))), strict=True))


def spots(cell: Box) -> tuple[Box, Box]:
    """Return where the symbol of a cell is, and where a stone lies on it."""
    icon, lies = (min(cell.h * share // 100, cell.w - 16) for share in (48, 46))
    x, _ = cell.middle
    return Box(x - icon // 2, cell.y + 3, icon, icon), Box(x - lies // 2, cell.bottom - lies - 1, lies, lies)


@cache
def portrait(who: str, size: int) -> Sprite:
    """Return Julia, Romeo or a villain in a round frame."""
    pen = Pen(size, size)
    box = Box(0, 0, size, size)
    ground, shape = {"red": (INKS["red"], JULIA), "blue": (INKS["blue"], ROMEO)}.get(
        who, (BLOOD, PORTRAITS.get(who, ""))
    )
    pen.ellipse(box, INK)
    pen.ellipse(box.inset(2), ground)
    if who in VILLAINS:
        pen.shape(shape, box.inset(round(size * 0.2)), PAPER, ground)
    else:
        inner = round(size * 0.76)
        pen.shape(shape, Box((size - inner) // 2, size - inner - round(size * 0.03), inner, inner), PAPER, ground)
    disc = shape_mask("+ O50 50 50", size, size)
    return cut(pen.picture(), disc)


@cache
def chip(which: str, total: int, size: tuple[int, int], *, success: bool) -> Sprite:
    """Return what a stone has come to: factor and die together on its ink, with a tick or a cross."""
    width, height = size
    canvas = Canvas(Image.new("RGB", size, INK))
    radius = max(6, height // 9)
    inner = Box(0, 0, width, height).inset(2)
    plate(canvas, inner, INKS[which] if success else FADED[which], radius - 2)
    ink = ON_INK[which] if success else PAPER
    figure, sign = inner.top(round(inner.h * 0.62)), round(height * 0.3)
    canvas.text(figure, str(total), theme.serif(round(height * 0.6), ink), "middle")
    canvas.shape(CHECK if success else CROSS, centred(width // 2, height - sign // 2 - 6, sign, sign), ink)
    return cut(canvas.image, rounded(width, height, radius))


@cache
def lamp(size: int) -> Sprite:
    """Return the street lamp's light, on which the turn is written."""
    pen = Pen(size, size)
    pen.ellipse(Box(0, 0, size, size), LAMP)
    return pen.sprite()


@cache
def poster(width: int, height: int) -> Sprite:
    """Return the panel without a player: Julia and Romeo before the search-light."""
    pen = Pen(width, height)
    box = Box(0, 0, width, height)
    pen.box(box, PAPER, 14)
    pen.box(box.inset(4), NIGHT, 10)
    pen.polygon([(width * 0.5, height - 4), (width * 0.1, 4), (width * 0.9, 4)], ROOFS)
    moon = height * 3 // 4
    pen.ellipse(centred(width // 2, height // 2, moon, moon), LAMP)
    for x, wide, top in ((0, 90, 0.62), (110, 60, 0.5), (400, 70, 0.54), (490, 80, 0.66)):
        pen.box(Box(4 + x, round(height * top), wide, height - 4 - round(height * top)), ROOFS)
    for x, y in ((30, 0.7), (58, 0.7), (30, 0.8), (130, 0.58), (420, 0.62), (446, 0.7), (520, 0.74)):
        pen.box(Box(x, round(height * y), 9, 12), LAMP)
    size = height * 58 // 100
    for x, who, ink in ((width * 36 // 100, JULIA, INKS["red"]), (width * 64 // 100, ROMEO, INKS["blue"])):
        place = Box(x - size // 2, height - 4 - size, size, size)
        pen.shape(who, place, ink, PAPER)
    return cut(pen.picture(), rounded(width, height, 14))
