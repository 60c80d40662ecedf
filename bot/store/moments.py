"""Moments as text: UTC seconds in, ISO 8601 out."""

from datetime import UTC, datetime


def utc(at: float) -> str:
    """Write a moment for people, to the second: 2026-01-31 18:05:09 UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")


def stamp(at: float) -> str:
    """Write a moment for file names, to the second: 20260131T180509Z."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")
