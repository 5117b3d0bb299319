"""SCN009: a step of a campaign that no way leads to."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import objects_at, shortened, text_at
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity


@check("SCN009", Severity.WARNING, scope=entities("campaign"))
def unreachable_step(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A step of a campaign is not led to by any other.

    What it does:
        Follows the `next` of the steps from `start`.

    Why it matters:
        Players never get to the scenario.

    Example:
        {"start": "intro", "steps": [{"scenario": "intro"}, {"scenario": "gym"}]}

    Fix:
        Lead a step to it, or take it out.
    """
    ways: dict[str, set[str]] = {}
    for _at, step in objects_at(entity.data, "steps"):
        ways.setdefault(text_at(step, "scenario"), set()).update(
            text_at(way, "to") for _n, way in objects_at(step, "next")
        )
    start = text_at(entity.data, "start")
    reached, waiting = {start}, [start]
    while waiting:
        new = ways.get(waiting.pop(), set()) - reached
        reached |= new
        waiting.extend(new)
    for at, step in objects_at(entity.data, "steps") if start in ways else ():
        name = text_at(step, "scenario")
        if name and name not in reached:
            message = f"No step leads to scenario `{shortened(name)}`"
            yield Finding(entity.ref, f"/steps/{at}/scenario", message, "Lead a step to it, or take it out")
