"""TRN001: a party with no Pokémon or too many."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import Facts, Finding, check, entities
from workbench.checks.reading import counted
from workbench.model.entity import Entity

#: How many Pokémon a trainer carries at most.
MOST = 6


@check("TRN001", scope=entities("trainer"), clearer=True)
def party_size(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A trainer's party is empty or over six.

    What it does:
        Counts the members of `party`.

    Why it matters:
        A trainer without Pokémon cannot battle; the rules and the games that packs are exported to know six places.

    Example:
        {"party": []}

    Fix:
        Add a Pokémon, or take some away.
    """
    party = entity.data.get("party") if isinstance(entity.data, dict) else None
    if isinstance(party, list) and not 1 <= len(party) <= MOST:
        said = "is empty" if not party else f"has {counted(len(party), 'member')}"
        yield Finding(
            entity.ref,
            "/party",
            f"The party {said}, expected `1` to `{MOST}`",
            "Add a Pokémon" if not party else f"Take {len(party) - MOST} away",
        )
