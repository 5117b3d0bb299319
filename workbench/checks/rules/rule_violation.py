"""RUL001: the ruleset cannot play an entity as it is."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.model.entity import Entity
from workbench.model.schema_fault import ADVICE


@check("RUL001", scope=ENTITY)
def rule_violation(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """The ruleset cannot play an entity as it is.

    What it does:
        Asks the ruleset that `pack.json` names what it has against each entity: powers that do not compile, decks and
        teams that the rulebook forbids.

    Why it matters:
        Playtest stops at such an entity, or leaves its power out.

    Example:
        a power that heals for a roll of the die and names no die

    Fix:
        Follow the message, or describe the power with `by_hand`.

    Known limits:
        Silent when the pack names no ruleset, or one whose plugin is off; and of an entity that does not fit its
        schema, which is mended first.
    """
    faults = facts.rule_faults(entity.ref)
    if faults and facts.schema_faults(entity):
        return
    for fault in faults:
        if fault.keyword == ADVICE:
            continue
        yield Finding(entity.ref, fault.pointer, fault.message, fault.help)
