"""RUL002: the ruleset plays an entity, though hardly as it was meant."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity
from workbench.model.schema_fault import ADVICE


@check("RUL002", Severity.WARNING, scope=ENTITY)
def rule_advice(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """The ruleset plays an entity, though hardly as it was meant.

    What it does:
        Asks the ruleset that `pack.json` names what of an entity it plays and takes for a slip: two properties that
        cancel each other, say, or a map that the pieces of its boxes do not make.

    Why it matters:
        The game goes on without a word; the card does less than it says, or nobody can build the map as it is drawn.

    Example:
        an army card that is both weak and resistant to Fire, so that neither counts

    Fix:
        Take one of the two away, or waive the finding with its reason in `pack.json`.

    Known limits:
        Silent when the pack names no ruleset, or one whose plugin is off; and of an entity that does not fit its
        schema, which is mended first.
    """
    advice = [fault for fault in facts.rule_faults(entity.ref) if fault.keyword == ADVICE]
    if advice and facts.schema_faults(entity):
        return
    for fault in advice:
        yield Finding(entity.ref, fault.pointer, fault.message, fault.help)
