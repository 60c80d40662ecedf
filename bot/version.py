"""Which version this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def installed() -> str:
    """Return the version of the installed program."""
    try:
        return version("starcrossed")
    except PackageNotFoundError:  # run from a folder without having been installed
        return "not installed"
