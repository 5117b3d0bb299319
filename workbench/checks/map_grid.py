"""The rows and objects of a hex or square map, as far as they can be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from workbench.checks.reading import dict_at, list_at, pair, text_at, whole
from workbench.model.pointer import to_pointer

#: A hex as (column, row), from 0.
Place = tuple[int, int]
#: In terrain rows: no hex here.
HOLE = "."
#: Lists of a map whose `at` is not where something stands: pieces lie under many hexes.
NOT_OBJECTS = frozenset(("build",))


@dataclass(frozen=True, slots=True)
class Grid:
    """A map of rows. `width` and `height` are what the map says; the rows may differ (that is a finding)."""

    width: int
    height: int
    layout: str
    terrain: tuple[str, ...]
    levels: tuple[str, ...]
    palette: dict[str, Any]

    def is_inside(self, place: Place) -> bool:
        """True when a place lies within width and height."""
        return 0 <= place[0] < self.width and 0 <= place[1] < self.height

    def is_hole(self, place: Place) -> bool:
        """True when the terrain rows say that there is no hex at a place inside."""
        column, row = place
        return row < len(self.terrain) and self.terrain[row][column : column + 1] == HOLE


def read_grid(data: Any) -> Grid | None:
    """Return the grid of a map's data; None for maps of other shapes and where the sizes cannot be."""
    width, height = (whole(data.get(key)) if isinstance(data, dict) else None for key in ("width", "height"))
    if text_at(data, "shape") not in ("hex", "square") or width is None or height is None or min(width, height) < 1:
        return None
    rows = {key: tuple(row if isinstance(row, str) else "" for row in list_at(data, key)) for key in _ROWS}
    return Grid(width, height, text_at(data, "layout"), rows["terrain"], rows["levels"], dict_at(data, "palette"))


_ROWS = ("terrain", "levels")


def placed(data: Any) -> Iterator[tuple[str, Place, str]]:
    """Yield (pointer, place, name of the list) of every place that the lists of a map name."""
    for key, some in data.items() if isinstance(data, dict) else ():
        if key in NOT_OBJECTS or not isinstance(some, list):
            continue
        for at, item in enumerate(some):
            if isinstance(item, dict):
                for word in ("at", "figure_space", "between"):
                    yield from ((p, place, key) for p, place in _places((key, at, word), item.get(word)))


def _places(path: tuple[str | int, ...], value: Any) -> Iterator[tuple[str, Place]]:
    """Yield the one place that a value is, or each of a list of places."""
    one = pair(value)
    if one is not None:
        yield to_pointer(path), one
    elif isinstance(value, list):
        for at, item in enumerate(value):
            place = pair(item)
            if place is not None:
                yield to_pointer((*path, at)), place


def zones_of(data: Any) -> Iterator[tuple[int, int, list[tuple[str, Place]]]]:
    """Yield (place in the list, seat, [(pointer, hex)]) of every start zone whose seat can be read."""
    for at, zone in enumerate(list_at(data, "start_zones")):
        seat = whole(zone.get("seat")) if isinstance(zone, dict) else None
        if seat is not None:
            yield at, seat, list(_places(("start_zones", at, "at"), zone.get("at")))


def as_text(place: Place) -> str:
    """Return a place as files and the command line write it."""
    return f"[{place[0]}, {place[1]}]"
