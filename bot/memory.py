"""Memory: have the C library keep little of what pictures leave behind, and Python look through little for garbage.

A picture takes some megabytes for some milliseconds. glibc keeps what is freed for the next one, in a heap of each
thread's own. One heap for all of them holds that once instead of several times; trimmed now and then, it is as small as
what is in it.

Python looks for garbage in circles now and then, and meanwhile nothing else is done. To go through all that a start
makes, which stays as long as the process, takes a tenth of a second each time.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Any

ARENA_MAX = -8
"""The number of the setting, from glibc's malloc.h."""


def share() -> bool:
    """Have threads that begin from now on share one heap; False where the C library has no such setting."""
    mallopt = _function("mallopt")
    return mallopt is not None and mallopt(ARENA_MAX, 1) == 1


def trim() -> bool:
    """Give free memory back; False where there was none, or the C library has no such call."""
    malloc_trim = _function("malloc_trim")
    return malloc_trim is not None and malloc_trim(0) == 1


def settle() -> None:
    """Have Python look for garbage no more among what is there by now."""
    gc.collect()
    gc.freeze()


def _function(name: str) -> Any:
    """Return a function of the C library, None where it is not there."""
    return getattr(ctypes.CDLL(None), name, None) if sys.platform.startswith("linux") else None
