"""TXT001: a name has no English text."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.checks.texts_of import names_of
from workbench.model.entity import Entity


@check("TXT001", scope=ENTITY, clearer=True)
def missing_english_name(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A name is not given in English.

    What it does:
        Looks at `name` (of a pack, `title`) for a text under `en`.

    Why it matters:
        English stands in for every language that a name lacks; without it people see the bare id.

    Example:
        {"name": {"it": "Pozione"}}

    Fix:
        Add the English name.
    """
    for pointer, texts in names_of(entity):
        if "en" not in texts:
            said = next((f", only `{text}`" for text in texts.values() if isinstance(text, str) and text), "")
            yield Finding(entity.ref, pointer, f"No English name{said}", "Add it under `en`")
