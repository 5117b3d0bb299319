"""SCH001: an entity does not fit its schema."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.checks.facts import RULES
from workbench.model.entity import Entity
from workbench.model.pack import MANIFEST


@check("SCH001", scope=ENTITY)
def schema_violation(facts: Facts, entity: Entity) -> Iterator[Finding]:
    """An entity does not fit the schema of its kind.

    What it does:
        Holds every entity, and `pack.json`, against the JSON Schema of its kind. Unknown keys count, with the nearest
        known one named; keys that begin with `x-` are the author's own.

    Why it matters:
        What is misspelt is not read, what is missing or of the wrong type stops the game.

    Example:
        {"id": "pikachu", "naem": {"en": "Pikachu"}}

    Fix:
        Follow the message; the form of the entity shows the properties that there are.

    Known limits:
        Where another check says more clearly what is wrong with a value, only that one speaks. While nobody
        knows the ruleset, because `pack.json` cannot be read or names another, `rules` are not looked at.
    """
    if facts.is_manifest_unread and entity.ref.kind == MANIFEST:
        return
    for fault in facts.schema_faults(entity):
        if facts.is_ruleset_known or fault.pointer != f"/{RULES}":
            yield Finding(entity.ref, fault.pointer, fault.message, fault.help)
