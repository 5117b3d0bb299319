"""What JSON Schema says against an entity."""

from __future__ import annotations

from dataclasses import dataclass

#: The keyword of what a ruleset can play and takes for a slip.
ADVICE = "advice"


@dataclass(frozen=True, slots=True)
class SchemaFault:
    """One violation: where, what, what was expected (`help`, with the nearest right answer), which keyword said so."""

    pointer: str
    message: str
    help: str = ""
    keyword: str = ""
