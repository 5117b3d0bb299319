"""What a game knows of its own length and odds without being played, to be read beside what was counted."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Reckons(Protocol):
    """A game that can reckon numbers exactly; one without it has only those that are counted."""

    def reckoned(self, lang: str) -> tuple[str, ...]:
        """Return what is reckoned, a line each, with what it leaves out."""
        ...
