"""What tests of pictures share."""

from __future__ import annotations

import pytest

from renderers import letters


@pytest.fixture
def cut(monkeypatch) -> list[str]:
    """What is cut while pictures are drawn."""
    found: list[str] = []
    fitted = letters.fitted

    def spy(text: str, *args) -> str:
        shown = fitted(text, *args)
        if shown != text:
            found.append(text)
        return shown

    monkeypatch.setattr(letters, "fitted", spy)
    return found
