"""What people throw, spin or draw at their table when the dice are theirs: in words, with the answers by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from workbench.engine.scripted import NeedsRoll


@dataclass(frozen=True, slots=True)
class Throw:
    """One question to the table. `answers` are (word, face) of all that can come of it; none where numbers say it."""

    question: str
    answers: tuple[tuple[str, int], ...] = ()


@runtime_checkable
class NamesThrows(Protocol):
    """A game that says what its chance is: a spinner, a coin, a wheel, dice with signs on them."""

    def throw(self, needs: NeedsRoll, lang: str) -> Throw | None:
        """Return what is thrown; None for dice that are what they look like."""
        ...
