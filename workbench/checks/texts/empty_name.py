"""TXT002: a name is empty."""

from __future__ import annotations

from collections.abc import Iterator

from workbench.checks.base import ENTITY, Facts, Finding, check
from workbench.checks.texts_of import names_of
from workbench.model.entity import Entity
from workbench.model.pointer import to_pointer


@check("TXT002", scope=ENTITY, clearer=True)
def empty_name(_: Facts, entity: Entity) -> Iterator[Finding]:
    """A name is empty.

    What it does:
        Looks for texts of `name` (of a pack, `title`) that hold nothing but spaces.

    Why it matters:
        Lists, cards and prompts show a blank.

    Example:
        {"name": {"en": ""}}

    Fix:
        Write the name, or delete the language.
    """
    for pointer, texts in names_of(entity):
        for lang, text in texts.items():
            if isinstance(text, str) and not text.strip():
                yield Finding(entity.ref, pointer + to_pointer((lang,)), f"The name in `{lang}` is empty", "Write it")
