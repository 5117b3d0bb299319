"""Who stands where, as masks of spaces: reckoned once a position, read by moving, attacking, surrounding and agents."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .arena import Arena


class Standing:
    """A position as masks. `of` are the spaces that each seat holds, `solid` those of both; `wall` cannot be passed.

    `beside` are the spaces connected to those, `count` those that count in surrounding; all by seat - 1. `holder` is
    the figure by space. `entering` keeps what entering reaches, by seat and PM, so that figures on a bench that are
    alike are reckoned once; `judged` what agents make of the position, by what else they look at.
    """

    __slots__ = ("beside", "count", "entering", "holder", "judged", "of", "solid", "wall")

    def __init__(self, arena: Arena, at: Sequence[int], cond: Sequence[int]) -> None:
        """Reckon the masks of where each figure is and which condition it has."""
        held, beside, loose, away = [0, 0], [0, 0], 0, 0
        first, near = len(arena.sides[0].figures), arena.board.near
        self.holder: dict[int, int] = {}
        for figure, space in enumerate(at):
            if space >= 0:
                held[figure >= first] |= 1 << space
                beside[figure >= first] |= near[space]
                self.holder[space] = figure
                if cond[figure]:
                    condition = arena.conditions[cond[figure]]
                    loose |= 0 if condition.blocks else 1 << space
                    away |= 0 if condition.counts else 1 << space
        self.of, self.beside = (held[0], held[1]), (beside[0], beside[1])
        self.count = (held[0] & ~away, held[1] & ~away)
        self.solid = held[0] | held[1]
        self.wall = self.solid & ~loose
        self.entering: dict[tuple[int, int], int] = {}
        self.judged: dict[tuple[int, ...], Any] = {}
