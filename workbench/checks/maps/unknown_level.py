"""MAP005: a height that is no digit."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import HOLE, read_grid
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity

#: Heights in tiles from 0 to 35.
DIGITS = frozenset("0123456789abcdefghijklmnopqrstuvwxyz")


@check("MAP005", scope=entities("map"), clearer=True)
def unknown_level(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A height of a map is no digit.

    What it does:
        Reads each character of the `levels` rows as a digit: `0` to `9`, then `a` (10) to `z` (35); `.` where there is
        no hex.

    Why it matters:
        The height of the hex is not known.

    Example:
        {"levels": ["00A"]}      for `00a`

    Fix:
        Write the digit; letters are small.
    """
    grid = read_grid(entity.data)
    for at, row in enumerate(grid.levels if grid else ()):
        wrong = sorted(set(row) - DIGITS - {HOLE})
        if wrong:
            column = min(row.index(code) for code in wrong)
            small = "".join(code.lower() if code.lower() in DIGITS else code for code in row)
            mended = small if not set(small) - DIGITS - {HOLE} else ""
            pointer = f"/levels/{at}"
            yield Finding(
                entity.ref,
                pointer,
                f"`{row[column]}` at `[{column}, {at}]` is no height, expected `0` to `9` or `a` to `z`",
                f"Did you mean `{row[column].lower()}`?" if mended else "",
                (Fix("Write small letters", entity.ref, pointer, mended),) if mended else (),
            )
