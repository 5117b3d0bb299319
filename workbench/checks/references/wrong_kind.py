"""REF002: a reference names an entity of another kind."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.checks.reading import shortened
from workbench.checks.targets import another_kind, is_excused
from workbench.model.entity import Entity
from workbench.model.ref import RefText


@check("REF002", scope=ENTITY, by_ids=True, clearer=True)
def wrong_kind(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """A reference names an entity of another kind than is wanted there.

    What it does:
        Where a reference finds nothing of the kinds that its schema allows, looks for the id among the other kinds that
        can be referred to.

    Why it matters:
        What is there cannot be used: an item cannot evolve.

    Example:
        {"from": "thunder_stone", "to": "raichu"}      in an evolution chain

    Fix:
        Name an entity of the kind that is wanted, or move the value to the property that wants what it names.

    Known limits:
        Kinds that use each other's ids, as maps and the scenarios on them may, are not held against each other: there
        the entity is said to be missing (REF001).
    """
    for said in facts.references.of(entity.ref):
        if facts.is_found(said, entity.ref.pack):
            found = another_kind(facts, said, entity.ref.pack, spelt=True) if ":" in said.text else ""
        else:
            found = "" if is_excused(facts, said) else another_kind(facts, said, entity.ref.pack)
        if found:
            wanted = " or ".join(kind.replace("_", " ") for kind in said.kinds)
            near = facts.nearest(RefText.parse(said.text).id, said.kinds)
            yield Finding(
                entity.ref,
                said.pointer,
                f"`{shortened(said.text)}` is of kind `{found}`, expected {wanted}",
                f"Did you mean `{near}`?" if near else "",
            )
