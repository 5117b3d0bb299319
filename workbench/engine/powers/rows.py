"""What can be wrong with the rows of a roll's table."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.engine.powers.grammar import Roll
from workbench.engine.powers.numbers import declared
from workbench.engine.ruleset import Fault

#: So many results that no row covers are named.
_NAMED = 5


def row_faults(roll: Roll, pointer: str) -> Iterator[Fault]:
    """Yield gaps, overlaps and results that the die does not have; `pointer` is that of the roll."""
    seen: dict[int, int] = {}
    for index, row in enumerate(declared(roll, "table")):
        first, last = row.range
        at = f"{pointer}/table/{index}/range"
        if not 1 <= first <= last <= roll.die:
            yield at, f"`[{first}, {last}]` is no range of 1-{roll.die}", ""
            continue
        twice = [face for face in range(first, last + 1) if face in seen]
        if twice:
            yield at, f"`{twice[0]}` stands in row {seen[twice[0]]} as well", ""
        seen.update(dict.fromkeys(range(first, last + 1), index))
    missing = [face for face in range(1, roll.die + 1) if face not in seen]
    if missing:
        shown = ", ".join(map(str, missing[:_NAMED])) + (" …" if len(missing) > _NAMED else "")
        yield f"{pointer}/table", f"no row covers `{shown}`", "an empty `do` says that nothing happens"
