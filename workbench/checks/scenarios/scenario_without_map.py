"""SCN004: a scenario names no map."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.facts import RULES
from workbench.checks.reading import dict_at
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity


@check("SCN004", scope=entities("scenario"), by_ids=True)
def scenario_without_map(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """A scenario does not say on which map it is played.

    What it does:
        Looks for `map`. One that names a map that does not exist is a dangling reference (REF001).

    Why it matters:
        There is nowhere to set the figures up.

    Example:
        {"id": "duel", "sides": […]}

    Fix:
        Name a map of this pack or of one that it requires.

    Known limits:
        Silent in packs of a ruleset that plays without a board, as card games do (`x-boardless` in its schemas).
    """
    if _is_boardless(facts):
        return
    if isinstance(entity.data, dict) and entity.data.get("map") is None:
        near = facts.nearest(entity.ref.id, ("map",))
        fixes = (Fix(f"Play on `{near}`", entity.ref, "/map", near),) if near else ()
        yield Finding(entity.ref, "", "The scenario has no map", "Name one under `map`", fixes)


def _is_boardless(facts: Facts) -> bool:
    """True when what the ruleset adds to scenarios says that they are played without a board."""
    scenario = facts.kinds.get("scenario")
    return scenario is not None and dict_at(dict_at(scenario.schema, "properties"), RULES).get("x-boardless") is True
