"""MAP002: a character that the palette does not have."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.map_grid import HOLE, read_grid
from workbench.checks.reading import listed
from workbench.model.entity import Entity


@check("MAP002", scope=entities("map"))
def unknown_terrain_code(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A map uses a character that its palette does not explain.

    What it does:
        Looks each character of the `terrain` rows up in `palette`; `.` is no hex. Each unknown one is reported once,
        where it first stands.

    Why it matters:
        Nobody knows what lies there.

    Example:
        {"palette": {"g": "grass"}, "terrain": ["ggh"]}

    Fix:
        Add the character to the palette, or paint the hex with one that is there.
    """
    grid = read_grid(entity.data)
    known = {HOLE, *grid.palette} if grid else set()
    counts: dict[str, list[int]] = {}
    for at, row in enumerate(grid.terrain if grid else ()):
        for code in set(row) - known:
            counts.setdefault(code, [at, 0])[1] += row.count(code)
    for code, (at, count) in counts.items():
        column = grid.terrain[at].index(code) if grid else 0
        more = f" and {count - 1} more" if count > 1 else ""
        other_case = code.swapcase() if code.swapcase() in known else ""
        yield Finding(
            entity.ref,
            f"/terrain/{at}",
            f"`{code}` at `[{column}, {at}]`{more} is not in the palette",
            f"Did you mean `{other_case}`?" if other_case else f"The palette has {listed(sorted(known - {HOLE}), 12)}",
        )
