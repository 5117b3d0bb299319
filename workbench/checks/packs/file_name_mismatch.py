"""PACK007: the id in a file is not the file's name."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.checks.name_index import said_id
from workbench.model.diagnostic import Fix
from workbench.model.entity import Entity
from workbench.model.ids import id_fault
from workbench.model.pack import MANIFEST


@check("PACK007", scope=ENTITY, clearer=True)
def file_name_mismatch(_: Facts, entity: Entity) -> Iterator[Finding]:
    """The id in a file is not the name of the file.

    What it does:
        Compares `id` with the name of the file, without `.json`.

    Why it matters:
        An entity is known by its folder and file name; the `id` inside repeats it for readers. Where the two differ,
        references that trust the text inside find nothing.

    Example:
        species/pichu.json   {"id": "pikachu"}

    Fix:
        Write the file's name as the id, or rename the file.
    """
    said = said_id(entity)
    if said is not None and said != entity.ref.id and entity.ref.kind != MANIFEST:
        yield Finding(
            entity.ref,
            "/id",
            f"The id `{said}` is not the name of the file, `{entity.ref.id}`",
            f"Write `{entity.ref.id}`" + ("" if id_fault(said) else f", or rename the file to `{said}.json`"),
            (Fix(f"Set the id to `{entity.ref.id}`", entity.ref, "/id", entity.ref.id),),
        )
