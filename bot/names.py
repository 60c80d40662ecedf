"""Names people give themselves, made harmless: `clean` for pictures and labels, `escape` where markdown is read."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from discord.utils import escape_mentions

LONGEST = 32
"""Discord's own limit for a display name."""

_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_KEPT = {"\u200d", "\u200c"}  # joiners, which emoji and several scripts need
_SIGNS = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~:@/&])")


def clean(name: str) -> str:
    """Return a name on one line without control characters, of 1 to 32 characters."""
    visible = "".join(" " if char.isspace() else char for char in name if char.isspace() or _shown(char))
    return " ".join(visible.split())[:LONGEST].strip(" \u200d\u200c") or "?"


@lru_cache(maxsize=4096)
def escape(name: str) -> str:
    """Return a clean name that Discord shows as it is: no markup, mention, link, emoji code or timestamp.

    Whoever has none, because they wanted to be forgotten, is called "?".
    """
    return _SIGNS.sub(r"\\\1", escape_mentions(name)) or "?"


def _shown(char: str) -> bool:
    return char in _KEPT or unicodedata.category(char) not in _INVISIBLE
