"""REF003: an alias leads nowhere, or hides nothing."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import PACK, Facts, Finding, check
from workbench.checks.reading import objects_at, shortened, text_at
from workbench.model.diagnostic import Fix


@check("REF003", scope=PACK)
def dangling_alias(facts: Facts) -> Iterator[Finding]:
    """An alias of a renamed entity leads to nothing.

    What it does:
        Looks the `to` of each of the `aliases` in `pack.json` up among the entities of its `kind`, and reports an
        alias whose old id is in use again.

    Why it matters:
        Packs that still use the old id are told to write one that does not exist; or they mean another entity by now.

    Example:
        "aliases": [{"kind": "species", "from": "sparky", "to": "pikachuu"}]

    Fix:
        Correct `to`, or delete the alias.
    """
    for at, alias in objects_at(facts.manifest.data, "aliases") if not facts.is_half_read else ():
        kind, old, new = (text_at(alias, key) for key in ("kind", "from", "to"))
        ids = facts.ids(kind)
        if new and new not in ids and (kind, new) not in facts.unreadable:
            near = facts.nearest(new, (kind,))
            pointer = f"/aliases/{at}/to"
            yield Finding(
                facts.manifest.ref,
                pointer,
                f"No {kind.replace('_', ' ')} `{shortened(new)}`",
                f"Did you mean `{near}`?" if near else "Delete the alias",
                (Fix(f"Change to `{near}`", facts.manifest.ref, pointer, near),) if near else (),
            )
        elif facts.opened.get(kind, old):
            message = f"The old id `{old}` is in use again"
            yield Finding(facts.manifest.ref, f"/aliases/{at}/from", message, "Delete the alias, or rename the entity")
