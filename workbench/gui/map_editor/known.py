"""What the packs know that a map can name: terrains with their looks, trainers, items, other maps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from workbench.gui import lang
from workbench.gui.board.look import Look, look_of
from workbench.gui.map_editor.layers import Layer
from workbench.gui.map_editor.side_panel import Choice
from workbench.model.entity import localised

if TYPE_CHECKING:
    from workbench.gui.document import Document


class Known:
    """Looks references of one pack's maps up, in the packs as they are now and in the language that is on."""

    def __init__(self, document: Document, home: str) -> None:
        self._document, self._home = document, home

    def look(self, name: str) -> Look | None:
        """Return how a terrain looks, or None when there is no such terrain."""
        data = self._data(name, ("terrain",))
        return None if data is None else look_of(name, data, _title(data, name))

    def name(self, name: str, kinds: tuple[str, ...]) -> str:
        """Return what people read for a reference; itself when nothing answers to it."""
        return _title(self._data(name, kinds), name)

    def choices(self, layer: Layer | None) -> list[Choice]:
        """Return what can be placed on a layer, by name."""
        found = [
            Choice(name, _title(entity.data, name))
            for kind in (layer.kinds if layer else ())
            for name, entity in self._document.packs.visible(kind).items()
        ]
        return sorted(found, key=lambda each: each.title.lower())

    def terrains(self, palette: dict[str, str]) -> list[tuple[Look, str]]:
        """Return every terrain with its character: first those of the palette in its order, then the others by id."""
        codes = {terrain: code for code, terrain in palette.items()}
        others = sorted(set(self._document.packs.visible("terrain")) - set(codes))
        names = [*dict.fromkeys(palette.values()), *others]
        return [(look, codes.get(name, "")) for name in names if (look := self.look(name)) is not None]

    def _data(self, name: str, kinds: tuple[str, ...]) -> Any:
        found = self._document.packs.resolve(name, kinds, self._home)
        entity = self._document.packs.get(found) if found else None
        return entity.data if entity else None


def _title(data: Any, fallback: str) -> str:
    said = localised(data.get("name"), lang.current()) if isinstance(data, dict) else ""
    return said or fallback
