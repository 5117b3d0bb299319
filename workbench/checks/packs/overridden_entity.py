"""PACK016: an entity stands in for one of a required pack."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity
from workbench.model.pack import MANIFEST


@check("PACK016", Severity.INFO, scope=ENTITY)
def overridden_entity(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """An entity stands in for the one of the same name in a required pack.

    What it does:
        Looks for the same kind and id in the packs that this one requires.

    Why it matters:
        It is replaced as a whole, which may be meant, or be two authors choosing one id by chance.

    Example:
        item/potion.json here, item/potion.json in the required pack

    Fix:
        Nothing, when it is meant. Otherwise rename this one.
    """
    if entity.ref.kind == MANIFEST:
        return
    for pack in facts.packs.packs[1:]:
        if pack.get(entity.ref.kind, entity.ref.id):
            yield Finding(entity.ref, "", f"`{entity.ref}` takes the place of the one in pack `{pack.id}`")
            return
