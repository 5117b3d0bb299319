"""Spreading over a board by steps that cost: the bit-mask form of Dijkstra's search for small whole costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_
from typing import NamedTuple

from workbench.hexes.board import HexBoard, mask_of


class Moves(NamedTuple):
    """All steps of one direction and one cost: `shift` of a mask (left when positive) and the spaces they leave."""

    shift: int
    cost: int
    origins: int


class MoveTable(tuple[Moves, ...]):
    """Moves, ascending by cost; `shifts` and `classes` are they again as `flood` wants them.

    `firsts` keeps the first steps from where floods have started, as `leave` returns them: most start from few places.
    """

    shifts: tuple[int, int, int]
    classes: tuple[MoveClass, ...]
    firsts: dict[int, tuple[tuple[int, int], ...]]

    def leave(self, start: int) -> tuple[tuple[int, int], ...]:
        """Return (cost, mask of the spaces that one step of it leads to) from the spaces of a mask, ascending."""
        first, second, third = self.shifts
        found = []
        for cost, origins, a, b, c, d, e, f in self.classes:
            leaving = start & origins
            if leaving:
                left = (leaving & a) << first | (leaving & b) << second | (leaving & c) << third
                right = (leaving & d) >> first | (leaving & e) >> second | (leaving & f) >> third
                found.append((cost, left | right))
        if len(self.firsts) >= MOST_STARTS:
            self.firsts.clear()
        steps = self.firsts[start] = tuple(found)
        return steps


#: Starts whose first steps a table keeps at most.
MOST_STARTS = 2_000
#: All moves of one cost: the cost, all spaces they leave, then those that leave to the left by each of the table's
#: shifts, then to the right.
MoveClass = tuple[int, int, int, int, int, int, int, int]


def moves_of(board: HexBoard, costs: Iterable[tuple[int, int, int]]) -> MoveTable:
    """Gather (space, direction, cost) triples into masks, one for each direction and cost; costs are at least 1."""
    gathered: dict[tuple[int, int], list[int]] = {}
    for space, direction, cost in costs:
        gathered.setdefault((cost, direction), []).append(space)
    return move_table(
        Moves(board.shifts[direction], cost, mask_of(spaces)) for (cost, direction), spaces in sorted(gathered.items())
    )


def move_table(moves: Iterable[Moves]) -> MoveTable:
    """Return moves as a table that `flood` need not sort again."""
    table = MoveTable(sorted(moves, key=lambda move: move.cost))
    first, second, third, *_ = (*sorted({abs(move.shift) for move in table}), 0, 0, 0)
    table.shifts = first, second, third
    table.firsts = {}
    table.classes = tuple(_class_of(table, cost) for cost in sorted({move.cost for move in table}))
    return table


def _class_of(table: MoveTable, cost: int) -> MoveClass:
    """Gather the moves of one cost."""

    def leaving(shift: int) -> int:
        return reduce(or_, (m.origins for m in table if m.cost == cost and m.shift == shift and shift), 0)

    a, b, c = table.shifts
    six = leaving(a), leaving(b), leaving(c), leaving(-a), leaving(-b), leaving(-c)
    return cost, reduce(or_, six), *six


def flood(start: int, budget: int, moves: Sequence[Moves], free: int, stop: int = 0) -> list[int]:
    """Return, for each cost 0 … `budget`, the mask of spaces that are first reached at that cost.

    `start` is a mask; `free` the spaces that may be passed; who enters a space of `stop` goes no further, but may
    leave one it starts on. The masks do not overlap; their union is what can be reached.
    """
    table = moves if isinstance(moves, MoveTable) else move_table(moves)
    first, second, third = table.shifts
    waves = [0] * (budget + 1)
    waves[0], seen = start, start
    for cost, there in table.firsts.get(start) or table.leave(start):
        if cost <= budget:
            waves[cost] = there & free
    for spent in range(1, budget):
        wave = waves[spent] & ~seen
        waves[spent] = wave
        if not wave:
            continue
        seen |= wave
        if stop:
            wave &= ~stop
        room = budget - spent
        for cost, origins, a, b, c, d, e, f in table.classes:
            if cost > room:
                break
            leaving = wave & origins
            if leaving:  # written out: all battles spend their time here
                left = (leaving & a) << first | (leaving & b) << second | (leaving & c) << third
                right = (leaving & d) >> first | (leaving & e) >> second | (leaving & f) >> third
                waves[spent + cost] |= (left | right) & free
    if budget:
        waves[budget] &= ~seen
    return waves


def reached(start: int, budget: int, moves: Sequence[Moves], free: int, stop: int = 0) -> int:
    """Return the mask of all that `flood` reaches."""
    return reduce(or_, flood(start, budget, moves, free, stop))
