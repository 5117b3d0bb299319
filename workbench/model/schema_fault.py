"""What JSON Schema says against an entity."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SchemaFault:
    """One violation: where, what, what was expected (`help`, with the nearest right answer), which keyword said so."""

    pointer: str
    message: str
    help: str = ""
    keyword: str = ""
