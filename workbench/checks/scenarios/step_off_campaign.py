"""SCN007: a campaign leads to what is no step of it."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import objects_at, shortened, text_at
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity
from workbench.model.nearest import nearest


@check("SCN007", scope=entities("campaign"))
def step_off_campaign(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A campaign begins with, or leads on to, a scenario that is no step of it.

    What it does:
        Looks `start` and the `to` of every step's `next` up among the steps.

    Why it matters:
        The campaign stops there.

    Example:
        {"start": "intro", "steps": [{"scenario": "intro", "next": [{"to": "gym"}]}]}

    Fix:
        Add the step, or lead to another.
    """
    steps = {text_at(step, "scenario") for _, step in objects_at(entity.data, "steps")} - {""}
    said = [("/start", text_at(entity.data, "start"))]
    for at, step in objects_at(entity.data, "steps"):
        said += [(f"/steps/{at}/next/{n}/to", text_at(way, "to")) for n, way in objects_at(step, "next")]
    for pointer, name in said:
        if name and name not in steps:
            near = nearest(name, steps)
            yield Finding(
                entity.ref,
                pointer,
                f"Scenario `{shortened(name)}` is no step of the campaign",
                f"Did you mean `{near}`?" if near else "Add it to the steps",
                (Fix(f"Change to `{near}`", entity.ref, pointer, near),) if near else (),
            )
