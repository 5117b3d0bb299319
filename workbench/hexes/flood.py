"""Spreading over a board by steps that cost: the bit-mask form of Dijkstra's search for small whole costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from workbench.hexes.board import HexBoard


class Moves(NamedTuple):
    """All steps of one direction and one cost: `shift` of a mask (left when positive) and the spaces they leave."""

    shift: int
    cost: int
    origins: int


def moves_of(board: HexBoard, costs: Iterable[tuple[int, int, int]]) -> tuple[Moves, ...]:
    """Gather (space, direction, cost) triples into masks, one for each direction and cost; costs are at least 1."""
    gathered: dict[tuple[int, int], int] = {}
    for space, direction, cost in costs:
        key = (direction, cost)
        gathered[key] = gathered.get(key, 0) | 1 << space
    return tuple(Moves(board.shifts[direction], cost, mask) for (direction, cost), mask in sorted(gathered.items()))


def flood(start: int, budget: int, moves: Sequence[Moves], free: int, stop: int = 0) -> list[int]:
    """Return, for each cost 0 … `budget`, the mask of spaces that are first reached at that cost.

    `start` is a mask; `free` the spaces that may be passed; who enters a space of `stop` goes no further, but may
    leave one it starts on. The masks do not overlap; their union is what can be reached.
    """
    dearest = max((move.cost for move in moves), default=1)
    waves = [0] * (budget + dearest + 1)
    waves[0] = start
    seen = 0
    for spent in range(budget + 1):
        wave = waves[spent] & ~seen
        waves[spent] = wave
        seen |= wave
        if spent:
            wave &= ~stop
        if not wave or spent == budget:
            continue
        for shift, cost, origins in moves:
            leaving = wave & origins
            if leaving:
                waves[spent + cost] |= (leaving << shift if shift > 0 else leaving >> -shift) & free
    return waves[: budget + 1]
