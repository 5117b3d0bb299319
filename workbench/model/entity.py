"""One entity of a pack."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from workbench.model.ref import EntityRef


@dataclass(frozen=True, slots=True)
class Entity:
    """One entity: its name, its JSON data (never mutated) and the file it was read from.

    `file` is relative to the pack, with `/`; empty for an entity that was never saved.
    `data` is normally an object; a file that holds another JSON value is kept as it is and reported.
    """

    ref: EntityRef
    data: Any
    file: str = ""

    def with_data(self, data: Any) -> Entity:
        """Return the entity with other data."""
        return replace(self, data=data)

    @property
    def name(self) -> str:
        """The English display name, else any language's, else the id."""
        return localised(self.data.get("name") if isinstance(self.data, dict) else None) or self.ref.id


def localised(text: Any, lang: str = "en") -> str:
    """Return a localised text `{"en": …, "it": …}` in `lang`, else in English, else in any language, else ''."""
    if isinstance(text, str):
        return text
    if not isinstance(text, dict):
        return ""
    found = text.get(lang) or text.get("en") or next((t for t in text.values() if t), "")
    return found if isinstance(found, str) else ""
