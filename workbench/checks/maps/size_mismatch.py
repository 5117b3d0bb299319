"""MAP001: rows do not have the size that the map says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import read_grid
from workbench.checks.reading import counted
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity


@check("MAP001", scope=entities("map"))
def size_mismatch(_: Facts, entity: Entity) -> Iterator[Finding]:
    """The rows of a map do not have the size that it says.

    What it does:
        Compares the number of rows in `terrain` and `levels` with `height`, and the length of each with `width`.

    Why it matters:
        Every hex to the right of a missing one moves, and heights no longer lie under their terrain.

    Example:
        {"width": 4, "height": 2, "terrain": ["gggg", "ggg"], …}

    Fix:
        Add or delete characters; `.` stands for no hex.
    """
    grid = read_grid(entity.data)
    if grid is None:
        return
    layers = [(key, rows) for key, rows in (("terrain", grid.terrain), ("levels", grid.levels)) if key in entity.data]
    lengths = {len(row) for _, rows in layers for row in rows}
    if len(lengths) == 1 and lengths != {grid.width}:
        yield from _wrong_width(entity, lengths.pop(), grid.width)
        lengths = set()
    for key, rows in layers:
        if len(rows) != grid.height:
            yield Finding(
                entity.ref,
                f"/{key}",
                f"`{key}` has {counted(len(rows), 'row')}, expected `{grid.height}`",
                f"Add or delete rows, or set `height` to `{len(rows)}`",
            )
        if lengths:
            yield from _uneven(entity, key, rows, grid.width)


def _wrong_width(entity: Entity, length: int, width: int) -> Iterator[Finding]:
    """Say once that every row has another length than `width`."""
    message = f"`width` is `{width}`, but every row has {counted(length, 'character')}"
    fixes = (Fix(f"Set the width to `{length}`", entity.ref, "/width", length),) if length else ()
    yield Finding(entity.ref, "/width", message, f"Set `width` to `{length}`", fixes)


def _uneven(entity: Entity, key: str, rows: Sequence[str], width: int) -> Iterator[Finding]:
    """Name each row that has another length than `width`."""
    for at, row in enumerate(rows):
        if len(row) != width:
            yield Finding(
                entity.ref,
                f"/{key}/{at}",
                f"Row {at} of `{key}` has {counted(len(row), 'character')}, expected `{width}`",
                "Add `.` for what is no hex" if len(row) < width else "Delete what is too much",
            )
