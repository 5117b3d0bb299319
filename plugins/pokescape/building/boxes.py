"""What lies in the terrain boxes of a map, added up."""

from __future__ import annotations

from collections import Counter

from workbench.api.rules import bare

from ..structs.building import TerrainBox


class Boxes:
    """Pieces by (terrain, size): `tiles` lie, `standing` stand in the form that `forms` has by terrain."""

    __slots__ = ("forms", "standing", "tiles")

    def __init__(self) -> None:
        self.tiles: Counter[tuple[str, int]] = Counter()
        self.standing: Counter[tuple[str, int]] = Counter()
        self.forms: dict[str, str] = {}

    def add(self, box: TerrainBox, count: int) -> None:
        """Put the pieces of `count` boxes in."""
        for piece in box.pieces:
            name = bare(piece.terrain)
            pile = self.tiles if piece.form == "tile" else self.standing
            pile[name, piece.size] += piece.count * count
            if piece.form != "tile":
                self.forms[name] = piece.form

    def sizes(self, name: str) -> dict[int, int]:
        """Return how many standing pieces of a terrain there are, by size."""
        return {size: count for (thing, size), count in self.standing.items() if thing == name}
