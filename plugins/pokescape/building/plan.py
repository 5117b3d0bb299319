"""What keeps a map from being built by its plan out of its boxes (PS-SCN-06, HS-TER-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from workbench.api.rules import LAYOUTS, Fault, Lookup, bare, read, to_axial

from ..structs.building import PlanView, TerrainBox
from .boxes import Boxes
from .stack import Slip, Stack, stacked
from .standing import standing

_MEND = "change the rows or the pieces, or leave out `build`"


def plan_faults(data: Any, find: Lookup) -> Iterator[Fault]:
    """Yield what the pieces of a map and what stands on it lack; nothing of a map that names no boxes.

    One fault a piece, one a size that the boxes lack, and one for all hexes that no piece covers. Nothing when a box
    is missing or the map cannot be read: of that other checks say more.
    """
    try:
        plan = read(PlanView, data)
        boxes = boxes_of(plan, find)
    except msgspec.ValidationError:
        return
    if boxes is None or plan.shape != "hex" or plan.layout not in LAYOUTS:
        return
    yield from merged([*_too_many(plan, boxes), *stacked(_stack(plan, find))])
    yield from standing(plan, boxes)


def boxes_of(plan: PlanView, find: Lookup) -> Boxes | None:
    """Return what lies in the boxes of a map together; None when it names none or one that is missing.

    Raises:
        msgspec.ValidationError: a box cannot be read.
    """
    found = Boxes()
    for named in plan.rules.boxes:
        data = find("terrain_box", named.box)
        if data is None:
            return None
        found.add(read(TerrainBox, data), named.count)
    return found if plan.rules.boxes else None


def merged(slips: Iterable[Slip]) -> Iterator[Fault]:
    """Yield the first slip of each pointer, with how many more places have one."""
    by: dict[str, list[Slip]] = {}
    for slip in slips:
        by.setdefault(slip.pointer, []).append(slip)
    for pointer, (first, *rest) in by.items():
        others = {slip.where for slip in rest} - {first.where}
        more = f" and {len(others)} more" if others else ""
        yield pointer, f"{first.where}{more}: {first.what}", first.help or _MEND


def _too_many(plan: PlanView, boxes: Boxes) -> Iterator[Slip]:
    """Yield the first piece of each sort that the boxes do not hold."""
    used: Counter[tuple[str, int]] = Counter()
    beyond: dict[tuple[str, int], int] = {}
    for number, piece in enumerate(plan.build):
        sort = (bare(piece.terrain), piece.size)
        used[sort] += 1
        if used[sort] > boxes.tiles[sort]:
            beyond.setdefault(sort, number)
    for (terrain, size), number in beyond.items():
        said = f"{used[terrain, size]} `{terrain}` tiles of `{size}`"
        held = boxes.tiles[terrain, size] or "none"
        yield Slip(f"/build/{number}/size", said, f"the boxes hold {held}", "use other pieces, or add a box to `rules`")


def _stack(plan: PlanView, find: Lookup) -> Stack:
    """Return the pieces of a map and its rows, in axial coordinates."""
    stack = Stack(plan.layout)
    marked = {bare(name) for name in plan.rules.markers}
    for number, piece in enumerate(plan.build):
        stack.lay(
            number, bare(piece.terrain), piece.level, piece.size, piece.rotation, to_axial(plan.layout, *piece.at)
        )
    for row, (codes, heights) in enumerate(zip(plan.terrain, plan.levels, strict=False)):
        for column, (code, height) in enumerate(zip(codes, heights, strict=False)):
            name = bare(plan.palette.get(code, ""))
            if name and height.isascii() and height.isalnum():
                ground = None if name in marked else name
                stack.tops[to_axial(plan.layout, column, row)] = (ground, int(height, 36))
    for name in {piece.terrain for piece in stack.pieces} | {name for name, _ in stack.tops.values() if name}:
        terrain = find("terrain", name)
        if isinstance(terrain, dict) and terrain.get("tile_height") == 0:
            stack.flat.add(name)
    return stack
