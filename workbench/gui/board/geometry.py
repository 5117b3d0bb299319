"""Where hexes lie on the canvas, for the four offset layouts; pixels here are scene units at zoom 1."""

from __future__ import annotations

import math
from collections.abc import Iterator

from workbench.hexes.coordinates import LAYOUTS

#: Centre to corner of a hex, in scene units.
SIZE = 24.0
#: Between two parallel edges.
ACROSS = math.sqrt(3) * SIZE

#: A hex as (column, row).
Hex = tuple[int, int]


class HexGeometry:
    """Centres, corners and neighbours of a board of `width` × `height` hexes.

    Directions count from 0 clockwise, 0 is east for pointy hexes (`odd_r`, `even_r`) and south-east for flat ones.
    An unknown layout is drawn as `odd_r`.
    """

    def __init__(self, layout: str, width: int, height: int) -> None:
        self.layout = layout if layout in LAYOUTS else "odd_r"
        self.width, self.height = max(width, 0), max(height, 0)
        self.pointy = self.layout.endswith("_r")
        self.shifted = 1 if self.layout.startswith("odd") else 0
        self.step_x, self.step_y = (ACROSS, 1.5 * SIZE) if self.pointy else (1.5 * SIZE, ACROSS)
        self.first_x, self.first_y = (ACROSS / 2, SIZE) if self.pointy else (SIZE, ACROSS / 2)
        first = 0.0 if self.pointy else 30.0
        self.angles = tuple(first + 60.0 * d for d in range(6))
        self.corners = tuple(_polar(angle - 30.0, SIZE) for angle in self.angles)
        self._steps = {(c, r): self._steps_from(c, r) for c in (0, 1) for r in (0, 1)}

    def center(self, column: int, row: int) -> tuple[float, float]:
        """Return the centre of a hex; it need not be on the board."""
        x, y = self.first_x + self.step_x * column, self.first_y + self.step_y * row
        if self.pointy:
            return (x + self.step_x / 2, y) if row & 1 == self.shifted else (x, y)
        return (x, y + self.step_y / 2) if column & 1 == self.shifted else (x, y)

    def near(self, x: float, y: float) -> Hex:
        """Return the hex that holds the point, on the board or not: hexes are what lies nearest to their centres."""
        best, least = (0, 0), math.inf
        for column, row in self._candidates(x, y):
            cx, cy = self.center(column, row)
            far = (cx - x) ** 2 + (cy - y) ** 2
            if far < least:
                best, least = (column, row), far
        return best

    def hex_at(self, x: float, y: float) -> Hex | None:
        """Return the hex of the board under a point, or None."""
        found = self.near(x, y)
        return found if self.holds(found) else None

    def holds(self, at: Hex) -> bool:
        """Return whether the hex is on the board."""
        return 0 <= at[0] < self.width and 0 <= at[1] < self.height

    def steps(self, column: int, row: int) -> tuple[Hex, ...]:
        """Return what to add to a hex of this parity to get its six neighbours, by direction."""
        return self._steps[column & 1, row & 1]

    def bounds(self) -> tuple[float, float]:
        """Return the width and height of the whole board in scene units."""
        if not (self.width and self.height):
            return (0.0, 0.0)
        slack = 0.5 if (self.height if self.pointy else self.width) > 1 or not self.shifted else 0.0
        if self.pointy:
            return (ACROSS * (self.width + slack), 1.5 * SIZE * self.height + SIZE / 2)
        return (1.5 * SIZE * self.width + SIZE / 2, ACROSS * (self.height + slack))

    def window(self, left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int]:
        """Return first and last column and row (inclusive) of the hexes that a rectangle may touch."""
        first_column = max(0, math.floor(left / self.step_x) - 1)
        last_column = min(self.width - 1, math.ceil(right / self.step_x) + 1)
        first_row = max(0, math.floor(top / self.step_y) - 1)
        last_row = min(self.height - 1, math.ceil(bottom / self.step_y) + 1)
        return first_column, last_column, first_row, last_row

    def disc(self, at: Hex, radius: int) -> list[Hex]:
        """Return the hexes of the board within `radius` steps, the middle first."""
        seen, edge = {at: None}, [at]
        for _ in range(radius):
            edge = [n for h in edge for n in self.around(h) if n not in seen and seen.setdefault(n) is None]
        return [h for h in seen if self.holds(h)]

    def around(self, at: Hex) -> list[Hex]:
        """Return the six neighbours by direction, on the board or not."""
        return [(at[0] + c, at[1] + r) for c, r in self.steps(*at)]

    def line(self, start: Hex, end: Hex) -> list[Hex]:
        """Return the hexes from `start` to `end`, both included, along the straight line between the centres."""
        (x0, y0), (x1, y1) = self.center(*start), self.center(*end)
        count = max(1, math.ceil(math.hypot(x1 - x0, y1 - y0) / (SIZE / 2)))
        points = ((x0 + (x1 - x0) * i / count + 1e-6, y0 + (y1 - y0) * i / count + 1e-6) for i in range(count + 1))
        return list(dict.fromkeys(self.near(x, y) for x, y in points))

    def _candidates(self, x: float, y: float) -> Iterator[Hex]:
        if self.pointy:
            low = math.floor((y - self.first_y) / self.step_y)
            for row in (low, low + 1):
                shift = self.step_x / 2 if row & 1 == self.shifted else 0.0
                yield round((x - shift - self.first_x) / self.step_x), row
            return
        low = math.floor((x - self.first_x) / self.step_x)
        for column in (low, low + 1):
            shift = self.step_y / 2 if column & 1 == self.shifted else 0.0
            yield column, round((y - shift - self.first_y) / self.step_y)

    def _steps_from(self, column: int, row: int) -> tuple[Hex, ...]:
        x, y = self.center(column, row)
        found = []
        for angle in self.angles:
            dx, dy = _polar(angle, ACROSS)
            c, r = self.near(x + dx, y + dy)
            found.append((c - column, r - row))
        return tuple(found)


def _polar(degrees: float, length: float) -> tuple[float, float]:
    return (length * math.cos(math.radians(degrees)), length * math.sin(math.radians(degrees)))
