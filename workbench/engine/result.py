"""How a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: the winning seat (from 1; None for a draw), why, and each seat's score if there is one.

    `reason` is English; `texts` holds it in other languages by their code. `counted` says what scores are, by language.
    """

    winner: int | None
    reason: str
    scores: dict[int, int] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)
    counted: Mapping[str, str] = field(default_factory=dict)
