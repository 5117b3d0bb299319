"""Where a trainer can walk on a map (PS-WLK-01): up at most 1 level, down at most 5, any depth into water."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from workbench.api.rules import Lookup, Steps

from .board import Field
from .maps import Unreadable, field_of

UP, DOWN = 1, 5


def steps(data: Mapping[str, Any], find: Lookup) -> Steps:
    """Return the steps of a map; water counts as enterable. Empty for a map that is no hex map that can be read."""
    try:
        field = field_of(data, find)
    except Unreadable:
        return {}
    board = field.hexes
    return {
        board.offset(space): tuple(board.offset(to) for to in board.near[space] if may_step(field, space, to))
        for space in board.spaces
        if space in field.open_spaces
    }


def may_step(field: Field, start: int, to: int) -> bool:
    """Return whether a trainer can step from one space to a neighbour."""
    if to not in field.open_spaces or (start, to) in field.walls:
        return False
    rise = field.level[to] - field.level[start]
    return rise <= UP and (rise >= -DOWN or to in field.water_spaces)
