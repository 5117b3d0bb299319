"""Finds a pack by its path, or by the id of one that ships."""

from __future__ import annotations

from pathlib import Path

from workbench import places
from workbench.model.nearest import did_you_mean
from workbench.pack.open import NotAPack


def find_pack(target: str | Path) -> Path:
    """Return the path of a pack: `target` when something is there, else that of the shipped pack of that id.

    Raises:
        NotAPack: neither; the text names the packs that ship and the nearest of them.
    """
    path = Path(target)
    if path.exists():
        return path
    shipped = places.shipped_packs()
    if str(target) in shipped:
        return places.content() / str(target)
    there = ", ".join(f"`{name}`" for name in shipped)
    near = did_you_mean(path.name, shipped)
    raise NotAPack(f"there is no pack `{target}`: no such path, and those that ship are {there}. {near}".rstrip(". "))
