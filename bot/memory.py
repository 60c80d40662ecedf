"""Memory: have the C library give back what pictures leave behind.

A picture takes some megabytes for some milliseconds. glibc keeps what is freed for the next one, which is fast, but in
time its heaps are full of holes; trimmed now and then, they are as small as what is in them.
"""

from __future__ import annotations

import ctypes
import sys


def trim() -> bool:
    """Give free memory back; False where the C library keeps none or has no such call."""
    if not sys.platform.startswith("linux"):
        return False
    malloc_trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    return malloc_trim is not None and malloc_trim(0) == 1
