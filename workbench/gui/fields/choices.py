"""What a reference may name: entities with their names, kept until the packs change."""

from __future__ import annotations

from dataclasses import dataclass

from workbench.gui.document import Document
from workbench.gui.matching import fold, rank
from workbench.gui.naming import display_name
from workbench.model.entity import Entity
from workbench.model.ref import EntityRef, RefText


@dataclass(frozen=True, slots=True)
class Choice:
    """One entity: the text a reference would say, its name, its ref."""

    text: str
    name: str
    ref: EntityRef


class Choices:
    """Completes references written in one pack."""

    def __init__(self, document: Document, home: str) -> None:
        self._document = document
        self._home = home
        self._generation = -1
        self._by_kinds: dict[tuple[str, ...], list[Choice]] = {}

    def of(self, kinds: tuple[str, ...]) -> list[Choice]:
        """Every entity of these kinds, by text."""
        if self._generation != self._document.generation:
            self._by_kinds.clear()
            self._generation = self._document.generation
        if kinds not in self._by_kinds:
            self._by_kinds[kinds] = self._collect(kinds)
        return self._by_kinds[kinds]

    def matching(self, kinds: tuple[str, ...], text: str, limit: int = 40) -> list[Choice]:
        """Entities whose id or name fits what was typed, best first."""
        wanted = fold(RefText.parse(text).id)
        ranked = ((rank(wanted, choice.ref.id, choice.name), choice) for choice in self.of(kinds))
        fitting = sorted(((r, choice.text, choice) for r, choice in ranked if r >= 0), key=lambda each: each[:2])
        return [choice for _, _, choice in fitting[:limit]]

    def target(self, kinds: tuple[str, ...], text: str) -> Entity | None:
        """The entity that a written reference names, or None."""
        ref = self._document.packs.resolve(text, kinds, self._home) if text else None
        return self._document.packs.get(ref) if ref else None

    def _collect(self, kinds: tuple[str, ...]) -> list[Choice]:
        found = []
        for kind in kinds:
            for name, entity in self._document.packs.visible(kind).items():
                text = name if len(kinds) == 1 else f"{kind}:{name}"
                found.append(
                    Choice(
                        text,
                        display_name(entity, self._document.packs, self._document.workspace.kinds.get(kind)),
                        entity.ref,
                    )
                )
        return sorted(found, key=lambda choice: choice.text)
