"""A board of hexes whose sets of spaces are bits of one integer.

A space is the number of its bit. Bits follow rows (columns in flat layouts) of axial coordinates with one empty bit
after each, so that a step in a direction is one shift of the whole set and never wraps round an edge. The numbers
depend on layout, width and height alone; a board with holes keeps the numbers of the full one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from workbench.hexes.coordinates import DIRECTIONS, Axial, Offset, is_pointy, to_axial, to_offset


class HexBoard:
    """Which hexes there are, who neighbours whom and how far apart they are. Never changes; no terrain, no rules.

    Attributes: `size` is one more than the greatest bit; `all` the mask of every space; `spaces` them ascending;
    `one[space]` its mask; `near[space]` the six neighbours clockwise from direction 0, -1 where there is none;
    `around[space]` the mask of them; `shifts[direction]` the shift to the left (negative: right) of a step.
    The lists are indexed by space and hold empty values where no hex is.
    """

    def __init__(self, layout: str, width: int, height: int, present: Iterable[Offset] | None = None) -> None:
        """Build a board of `width` × `height`; `present` are its (column, row), all of them when None.

        Raises:
            ValueError: the layout is unknown, or a hex lies outside.
        """
        self.layout, self.width, self.height = layout, width, height
        self._pointy = is_pointy(layout)
        lines = height if self._pointy else width
        slid = [to_axial(layout, 0, n)[0] if self._pointy else to_axial(layout, n, 0)[1] for n in range(lines)]
        self._corner = min(slid, default=0)
        self.stride = max(slid, default=0) - self._corner + (width if self._pointy else height) + 1
        self.size = self.stride * lines
        self.shifts = tuple(r * self.stride + q if self._pointy else q * self.stride + r for q, r in DIRECTIONS)
        hexes = ((c, r) for r in range(height) for c in range(width)) if present is None else present
        self.spaces = tuple(sorted({self._checked(at) for at in hexes}))
        self._link()

    def _checked(self, at: Offset) -> int:
        column, row = at
        if not (0 <= column < self.width and 0 <= row < self.height):
            raise ValueError(f"hex [{column}, {row}] lies outside a board of {self.width} × {self.height}")
        return self._number(*to_axial(self.layout, column, row))

    def _number(self, q: int, r: int) -> int:
        return r * self.stride + q - self._corner if self._pointy else q * self.stride + r - self._corner

    def _link(self) -> None:
        """Fill the table of neighbours."""
        self.all = mask_of(self.spaces)
        there = frozenset(self.spaces)
        self.near: list[tuple[int, ...]] = [()] * self.size
        for space in self.spaces:
            self.near[space] = tuple(space + shift if space + shift in there else -1 for shift in self.shifts)
        self._floods: dict[int, tuple[int, ...]] = {}

    @cached_property
    def one(self) -> list[int]:
        """The mask of each space; made on first use, since it takes size² / 8 bytes."""
        return [1 << space if six else 0 for space, six in enumerate(self.near)]

    @cached_property
    def around(self) -> list[int]:
        """The mask of each space's neighbours; made on first use, as `one`."""
        return [sum(1 << n for n in six if n >= 0) for six in self.near]

    def space(self, column: int, row: int) -> int:
        """Return the space at (column, row), or -1 when there is no hex."""
        if not (0 <= column < self.width and 0 <= row < self.height):
            return -1
        return self._present(self._number(*to_axial(self.layout, column, row)))

    def at(self, axial: Axial) -> int:
        """Return the space at axial coordinates, or -1 when there is no hex."""
        major, minor = (axial[1], axial[0]) if self._pointy else axial
        minor -= self._corner
        if 0 <= minor < self.stride and 0 <= major * self.stride < self.size:
            return self._present(major * self.stride + minor)
        return -1

    def _present(self, number: int) -> int:
        return number if self.near[number] else -1

    def axial(self, space: int) -> Axial:
        """Return the axial coordinates of a space."""
        major, minor = divmod(space, self.stride)
        return (minor + self._corner, major) if self._pointy else (major, minor + self._corner)

    def offset(self, space: int) -> Offset:
        """Return the (column, row) of a space."""
        return to_offset(self.layout, *self.axial(space))

    def step(self, mask: int, direction: int) -> int:
        """Return where the spaces of `mask` come to by one step in a direction; steps off the board vanish."""
        shift = self.shifts[direction]
        return (mask << shift if shift > 0 else mask >> -shift) & self.all

    def grow(self, mask: int) -> int:
        """Return `mask` and every neighbour of it."""
        out = mask
        for shift in self.shifts:
            out |= mask << shift if shift > 0 else mask >> -shift
        return out & self.all

    def floods(self, space: int) -> tuple[int, ...]:
        """Return the masks of what lies at most 0, 1, 2 … steps away over spaces that exist; the last is all of it."""
        found = self._floods.get(space)
        if found is None:
            masks = [1 << space]
            while (wider := self.grow(masks[-1])) != masks[-1]:
                masks.append(wider)
            found = self._floods[space] = tuple(masks)
        return found

    def within(self, space: int, steps: int) -> int:
        """Return the mask of spaces at most `steps` away over spaces that exist (HS-ATK-01), itself included."""
        masks = self._floods.get(space) or self.floods(space)
        return masks[steps] if steps < len(masks) else masks[-1]

    def steps(self, start: int, end: int) -> int:
        """Return the fewest steps over spaces that exist (HS-ATK-01), or -1 when there is no way."""
        bit = 1 << end
        return next((n for n, mask in enumerate(self.floods(start)) if mask & bit), -1)


def mask_of(spaces: Iterable[int]) -> int:
    """Return the mask of spaces."""
    bits = bytearray()
    for space in spaces:
        if len(bits) <= space >> 3:
            bits.extend(bytes((space >> 3) + 64 - len(bits)))
        bits[space >> 3] |= 1 << (space & 7)
    return int.from_bytes(bits, "little")


#: Bits above which a mask is read byte by byte: taking one bit away copies the whole mask.
_LONG = 4096


def spaces_of(mask: int) -> Iterator[int]:
    """Yield the spaces of a mask, ascending; the time is in step with the mask's length."""
    if mask.bit_length() > _LONG:
        for at, byte in enumerate(mask.to_bytes(mask.bit_length() + 7 >> 3, "little")):
            if byte:
                yield from (8 * at + bit for bit in range(8) if byte >> bit & 1)
        return
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
