"""PACK006: two files give the same id."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.name_index import said_id
from workbench.checks.problem_findings import findings_of
from workbench.model.ref import EntityRef


@check("PACK006", scope=PACK)
def duplicate_id(facts: Facts) -> Iterator[Finding]:
    """Two files of one kind give the same id.

    What it does:
        Compares the `id` inside every file with the names of the other files of its kind in the same pack. In a zip,
        looks for files that stand in it twice.

    Why it matters:
        A reference to the id means one of the two, and its author may have meant the other. An entity that stands
        in for one of a required pack is no duplicate: see PACK016.

    Example:
        species/pikachu.json   {"id": "pikachu"}
        species/pichu.json     {"id": "pikachu"}

    Fix:
        Give each entity its own id, the same as the name of its file.
    """
    yield from findings_of(facts, "duplicate_id", but_live=True)
    yield from findings_of(facts, "duplicate_entry")
    sayers: dict[tuple[str, str], list[EntityRef]] = {}
    for ref in facts.names.misnamed:
        entity = facts.get(ref)
        said = said_id(entity) if entity else None
        if said is not None:
            sayers.setdefault((ref.kind, said), []).append(ref)
    for (kind, said), refs in sayers.items():
        owner = facts.opened.get(kind, said)
        files = sorted([*(_file(facts, ref) for ref in refs), *([_file(facts, owner.ref)] if owner else [])])
        if len(files) > 1:
            for ref in refs:
                others = " and ".join(f"`{file}`" for file in files if file != _file(facts, ref))
                yield Finding(
                    ref,
                    "/id",
                    f"The id `{said}` is that of {others} too",
                    "Give each its own id, the name of its file",
                )


def _file(facts: Facts, ref: EntityRef) -> str:
    entity = facts.get(ref)
    return (entity.file if entity else "") or f"{ref.kind}/{ref.id}.json"
