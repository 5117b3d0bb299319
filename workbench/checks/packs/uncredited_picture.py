"""PACK020: a picture without credit."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.checks.reading import dict_at, shortened, text_at
from workbench.model.diagnostic import Severity
from workbench.model.entity import Entity


@check("PACK020", Severity.WARNING, scope=ENTITY)
def uncredited_picture(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A picture names no artist or no licence.

    What it does:
        Looks at `art` of every entity for `artist` and `licence`.

    Why it matters:
        Whoever shares the pack shares the picture, and must know whether that is allowed and whom to thank.

    Example:
        {"art": {"file": "pikachu.png"}}

    Fix:
        Add both, or take the picture out; a drawn placeholder stands in for it.
    """
    art = dict_at(entity.data, "art")
    lacking = [f"`{key}`" for key in ("artist", "licence") if not text_at(art, key).strip()]
    if text_at(art, "file") and lacking:
        message = f"The picture `{shortened(text_at(art, 'file'))}` names no {' and no '.join(lacking)}"
        yield Finding(entity.ref, "/art", message, f"Add {' and '.join(lacking)}")
