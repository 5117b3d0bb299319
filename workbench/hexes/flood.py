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
    """Moves, ascending by cost; `classes` are they again as `flood` wants them."""

    classes: tuple[MoveClass, ...]


class MoveClass(NamedTuple):
    """All moves of one cost: those that shift left, those that shift right (by how much), and all their origins."""

    cost: int
    origins: int
    left: tuple[tuple[int, int], ...]
    right: tuple[tuple[int, int], ...]


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
    classes = []
    for cost in sorted({move.cost for move in table}):
        own = [move for move in table if move.cost == cost]
        left = tuple((move.shift, move.origins) for move in own if move.shift > 0)
        right = tuple((-move.shift, move.origins) for move in own if move.shift < 0)
        classes.append(MoveClass(cost, reduce(or_, (move.origins for move in own)), left, right))
    table.classes = tuple(classes)
    return table


def flood(start: int, budget: int, moves: Sequence[Moves], free: int, stop: int = 0) -> list[int]:
    """Return, for each cost 0 … `budget`, the mask of spaces that are first reached at that cost.

    `start` is a mask; `free` the spaces that may be passed; who enters a space of `stop` goes no further, but may
    leave one it starts on. The masks do not overlap; their union is what can be reached.
    """
    classes = moves.classes if isinstance(moves, MoveTable) else move_table(moves).classes
    waves = [0] * (budget + 1)
    waves[0], seen = start, 0
    for spent in range(budget):
        wave = waves[spent]
        if not wave or not (wave := wave & ~seen):
            waves[spent] = 0
            continue
        waves[spent] = wave
        seen |= wave
        if spent and stop:
            wave &= ~stop
        room = budget - spent
        for cost, origins, left, right in classes:
            if cost > room:
                break
            leaving = wave & origins
            if leaving:
                found = 0
                for shift, from_ in left:
                    found |= (leaving & from_) << shift
                for shift, from_ in right:
                    found |= (leaving & from_) >> shift
                waves[spent + cost] |= found & free
    waves[budget] &= ~seen
    return waves


def reached(start: int, budget: int, moves: Sequence[Moves], free: int, stop: int = 0) -> int:
    """Return the mask of all that `flood` reaches."""
    return reduce(or_, flood(start, budget, moves, free, stop))
