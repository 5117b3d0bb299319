"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: the winning seat (from 1; None for a draw), why, and each seat's score if there is one."""

    winner: int | None
    reason: str
    scores: dict[int, int] = field(default_factory=dict)
