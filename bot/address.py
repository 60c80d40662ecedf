"""What a button or a menu says when it is pressed: a table, a verb, and for answers the question and the key.

The seat is never in it; it comes from who pressed.
"""

from __future__ import annotations

import re
from typing import NamedTuple

LONGEST = 100
"""Discord refuses a longer custom_id."""

PATTERN = re.compile(r"sc1:(?P<table>[a-z0-9-]+):(?P<verb>[a-z]+):(?P<question>[0-9a-z._-]*):(?P<key>[0-9A-Za-z._-]*)")


NO_TABLE = "-"
"""What stands for the table where a control belongs to none."""


class Address(NamedTuple):
    """One control of one table."""

    table: str
    verb: str
    question: str = ""
    key: str = ""

    def __str__(self) -> str:
        return f"sc1:{self.table}:{self.verb}:{self.question}:{self.key}"


def parse(custom_id: str) -> Address:
    """Read what `str(address)` wrote; raise `ValueError` for anything else."""
    match = PATTERN.fullmatch(custom_id)
    if match is None:
        raise ValueError(f"not an address: {custom_id!r}")
    return Address(**match.groupdict())
