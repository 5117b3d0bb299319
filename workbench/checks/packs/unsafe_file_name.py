"""PACK010: a name cannot be a file everywhere."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.problem_findings import findings_of
from workbench.model.ids import RESERVED, as_id, id_fault


@check("PACK010", scope=PACK)
def unsafe_file_name(facts: Facts) -> Iterator[Finding]:
    """A name cannot be a file on every system.

    What it does:
        Holds the names of files and ids against `[a-z0-9_]+`, against the names that Windows keeps for devices
        (`con`, `aux`, `nul` …) and against names that lead out of the pack.

    Why it matters:
        On some computer the pack cannot be unpacked, read or deleted.

    Example:
        item/con.json, species/flabébé.json

    Fix:
        Rename the entity; `name` may say anything, in any script.
    """
    yield from findings_of(facts, "unsafe_name", but_live=True)
    reserved = (e.ref for kind in facts.opened.entities.values() for name in RESERVED if (e := kind.get(name)))
    for ref in {*facts.names.odd, *reserved}:
        fault = id_fault(ref.id)
        near = as_id(ref.id)
        if fault:
            yield Finding(ref, "", fault[0].upper() + fault[1:], f"Rename it to `{near}`" if near else "")
