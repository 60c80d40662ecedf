"""The signs of the traits, and a coat of arms for each seat: flat shapes, cut like a woodblock."""

from __future__ import annotations

from renderers.shapes import petals, regular

BLOOD = """
+ M50 2 C62 26 86 44 86 66 C86 86 70 98 50 98 C30 98 14 86 14 66 C14 44 38 26 50 2 Z
-7 M32 66 C32 76 40 84 50 85
"""
WEALTH = """
+ M36 28 L64 28 C84 44 96 60 96 76 C96 92 82 98 50 98 C18 98 4 92 4 76 C4 60 16 44 36 28 Z
+ M30 2 L42 10 50 0 58 10 70 2 64 20 36 20 Z
- O50 64 20
+ O50 64 13
"""
FAVOR = """
+ M6 26 L27 50 50 12 73 50 94 26 86 74 14 74 Z
+ O6 22 7 O50 10 9 O94 22 7
+ M14 80 L86 80 86 96 14 96 Z
- O30 88 4 O50 88 4 O70 88 4
"""
DIGNITY = """
+ M50 26 L92 54 92 98 8 98 8 54 Z
+ M45 0 L55 0 55 9 64 9 64 18 55 18 55 32 45 32 45 18 36 18 36 9 45 9 Z
- M37 98 L37 78 C37 62 63 62 63 78 L63 98 Z
- O50 52 7
"""
VIGOR = f"""
+ {regular(12, 50, 33)}
- O50 50 29
+ O50 50 22
"""
PRESTIGE = """
+ M30 44 L20 98 38 86 50 98 62 86 80 98 70 44 Z
- O50 38 40
+ O50 38 35
- O50 38 23
+ O50 38 16
"""

TRAITS = (BLOOD, WEALTH, FAVOR, DIGNITY, VIGOR)
"""A drop, a purse, a crown, a church, a sun; in the order of the traits. Prestige is a medal."""

RISEN = "+ M50 8 L98 92 2 92 Z"
FALLEN = "+ M2 8 L98 8 50 92 Z"
"""What has become of a level."""

TARGET = """
+ O50 50 48
- O50 50 35
+ O50 50 19
"""
ARROW = "+ M2 36 L54 36 54 10 98 50 54 90 54 64 2 64 Z"
LAUREL = """
+5 M50 96 C22 90 8 62 20 22
+5 M50 96 C78 90 92 62 80 22
+ M20 24 C13 15 16 7 22 0 C29 9 29 17 20 24 Z
+ M16 43 C6 38 2 30 4 19 C15 24 19 32 16 43 Z
+ M18 62 C8 61 1 54 0 43 C11 44 17 50 18 62 Z
+ M27 78 C17 81 9 77 3 68 C13 65 23 69 27 78 Z
+ M40 90 C31 97 22 97 13 91 C21 83 31 83 40 90 Z
+ M80 24 C87 15 84 7 78 0 C71 9 71 17 80 24 Z
+ M84 43 C94 38 98 30 96 19 C85 24 81 32 84 43 Z
+ M82 62 C92 61 99 54 100 43 C89 44 83 50 82 62 Z
+ M73 78 C83 81 91 77 97 68 C87 65 77 69 73 78 Z
+ M60 90 C69 97 78 97 87 91 C79 83 69 83 60 90 Z
"""

MERLON = "+ M0 0 Q26 6 50 34 Q74 6 100 0 L100 100 0 100 Z"
"""A tooth of the town's walls, with the swallow's tail of those who are for the Emperor."""

_EDGE = "L96 3 96 50 C96 74 76 90 50 98 C24 90 4 74 4 50 L4 3"

SHIELD = f"+ M4 3 {_EDGE} Z"
SHIELD_LINE = f"+5 M4 3 {_EDGE} Z"
SHIELD_OUTSIDE = "- M0 0 L4 3 96 3 96 50 C96 74 76 90 50 98 C24 90 4 74 4 50 L4 3 0 0 0 100 100 100 100 0 Z"

FIELD, PALE, DARK = "field", "pale", "dark"
"""Tinctures: the colour of the seat, parchment, ink."""


def _star(x: float, y: float, size: float) -> str:
    """Write a mullet of five points round a place."""
    corners = ((0, -50), (12, -16), (48, -15), (19, 6), (30, 40), (0, 20), (-30, 40), (-19, 6), (-48, -15), (-12, -16))
    points = [f"{x + dx * size / 100:.1f} {y + dy * size / 100:.1f}" for dx, dy in corners]
    return f"M{points[0]} L{' '.join(points[1:])} Z"


def _wave(y: float) -> str:
    """Write a wavy band across the field."""
    return f"M-8 {y} C6 {y - 15} 20 {y - 15} 34 {y} C48 {y + 15} 60 {y + 15} 74 {y} C84 {y - 13} 96 {y - 13} 108 {y}"


ARMS: tuple[tuple[tuple[str, str], ...], ...] = (
    (
        ("+ M50 0 L100 0 100 100 50 100 Z", PALE),
        ("+ M28 50 C28 16 72 16 72 50 Z", DARK),
        ("+ M8 54 C28 42 72 42 92 54 C72 66 28 66 8 54 Z", DARK),
        ("+5 M18 58 L28 80\n+5 M82 58 L72 80\n+ O28 80 6 O72 80 6", DARK),
    ),
    (
        ("+ M0 100 L2 76 C10 54 28 54 34 74 C38 40 62 40 66 74 C72 54 90 54 98 76 L100 100 Z", DARK),
        (f"+ {_star(50, 27, 36)}", PALE),
    ),
    (
        ("+ M0 92 L50 48 100 92 100 64 50 20 0 64 Z", DARK),
        (f"+ {_star(22, 24, 26)} {_star(78, 24, 26)} {_star(50, 78, 26)}", PALE),
    ),
    (
        ("+ M0 0 L28 0 28 100 0 100 Z M72 0 L100 0 100 100 72 100 Z", PALE),
        ("+8 M38 10 L38 86\n+8 M62 10 L62 86", DARK),
        ("+7 M38 22 L62 22\n+7 M38 39 L62 39\n+7 M38 56 L62 56\n+7 M38 73 L62 73", DARK),
    ),
    (
        (f"+13 {_wave(28)}\n+13 {_wave(56)}\n+13 {_wave(84)}", DARK),
        (f"+ {petals(5, 13, 10)}", PALE),
        ("+ O50 50 6", DARK),
    ),
    (
        ("+ M50 0 L100 0 100 50 50 50 Z M0 50 L50 50 50 100 0 100 Z", DARK),
    ),
    (
        ("+ O50 52 36", DARK),
        ("+ O58 43 29", FIELD),
        (f"+ {_star(63, 39, 34)}", PALE),
    ),
)  # fmt: skip
"""By seat, what lies on the field, one over the other: a hat, three hills, a chevron, a ladder, waves, quarters, a
crescent."""
