"""Pieces as they lie on each other, against the rows of a map (HS-TER-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from workbench.api.rules import Axial, neighbours, to_offset

from .tiles import footprint


class Slip(NamedTuple):
    """Where a plan and a map part: a pointer into the map, the place in words, what is wrong, how to mend it."""

    pointer: str
    where: str
    what: str
    help: str = ""


class Piece(NamedTuple):
    """A piece: its number in `build`, terrain, level and hexes."""

    number: int
    terrain: str
    level: int
    hexes: list[Axial]


class Stack:
    """What lies where. `tops`: (terrain, level) of each hex of the map, terrain None where any tile will do.

    `flat` are the terrains whose tiles add no level. A piece of a size of which no shape is known makes the plan
    `unknown`: then nothing can be said.
    """

    __slots__ = ("flat", "laid", "layout", "pieces", "tops", "twice", "unknown")

    def __init__(self, layout: str) -> None:
        self.layout = layout
        self.tops: dict[Axial, tuple[str | None, int]] = {}
        self.flat: set[str] = set()
        self.pieces: list[Piece] = []
        self.laid: dict[tuple[int, Axial], Piece] = {}
        self.twice: list[tuple[Piece, Axial]] = []
        self.unknown = False

    def lay(self, number: int, terrain: str, level: int, size: int, turns: int, at: Axial) -> None:
        """Lay a piece down."""
        piece = Piece(number, terrain, level, footprint(size, turns, at))
        self.unknown |= not piece.hexes
        self.pieces.append(piece)
        for hex_ in piece.hexes:
            if self.laid.setdefault((level, hex_), piece) is not piece:
                self.twice.append((piece, hex_))

    def said(self, hex_: Axial) -> str:
        """Return a hex as findings name it."""
        column, row = to_offset(self.layout, *hex_)
        return f"`[{column}, {row}]`"


def stacked(stack: Stack) -> Iterator[Slip]:
    """Yield what is wrong with the pieces as they lie; nothing when there are none, or one of an unknown shape."""
    if stack.unknown or not stack.pieces:
        return
    for piece, hex_ in stack.twice:
        what = f"two pieces at level `{piece.level}`"
        yield Slip(f"/build/{piece.number}", stack.said(hex_), what, "move one of them")
    for piece in stack.pieces:
        yield from _misplaced(stack, piece)
    for hex_ in stack.tops:
        yield from _uncovered(stack, hex_)


def _misplaced(stack: Stack, piece: Piece) -> Iterator[Slip]:
    """Yield where a piece lies beside the map, too high, in sight with another terrain, or on too little."""
    pointer = f"/build/{piece.number}"
    for hex_ in piece.hexes:
        ground, height = stack.tops.get(hex_, (None, -1))
        top = height if ground in stack.flat else height - 1
        if hex_ not in stack.tops:
            yield Slip(pointer, stack.said(hex_), "a piece beside the map")
        elif piece.level > top:
            yield Slip(pointer, stack.said(hex_), f"a piece on level `{piece.level}`, the rows end at `{height}`")
        elif piece.level == top and _other(stack, ground, piece.terrain):
            asked = f"`{ground}`" if ground else "a tile that adds a level"
            yield Slip(pointer, stack.said(hex_), f"`{piece.terrain}` on top, the rows have {asked}")
    under = sum((piece.level - 1, hex_) in stack.laid for hex_ in piece.hexes)
    if piece.level and 2 * under < len(piece.hexes):
        what = f"the `{piece.terrain}` tile lies on `{under}` of its `{len(piece.hexes)}` hexes"
        yield Slip(pointer, stack.said(piece.hexes[0]), what, "lay at least half of it on something")


def _other(stack: Stack, ground: str | None, terrain: str) -> bool:
    """Whether a terrain is not what the rows want on top."""
    return terrain in stack.flat if ground is None else terrain != ground


def _uncovered(stack: Stack, hex_: Axial) -> Iterator[Slip]:
    """Yield what a hex lacks: its top, or what is seen below it."""
    ground, height = stack.tops[hex_]
    top = height if ground in stack.flat else height - 1
    if top < 0:
        what = f"`{ground or 'a marker'}` at level `0` lies on nothing, tiles that add a level begin at `1`"
        yield Slip("/build", stack.said(hex_), what)
    elif (top, hex_) not in stack.laid:
        yield Slip("/build", stack.said(hex_), f"no piece at level `{top}`, the rows have `{ground or 'a marker'}`")
    for level in range(top):
        if (level, hex_) not in stack.laid and not _hidden(stack, hex_, level):
            yield Slip("/build", stack.said(hex_), f"no piece at level `{level}`, and one looks in from the side")


def _hidden(stack: Stack, hex_: Axial, level: int) -> bool:
    """Whether a hollow at a level lies inside a hill: every hex around is higher."""
    return all(stack.tops.get(near, (None, 0))[1] > level for near in neighbours(hex_))
