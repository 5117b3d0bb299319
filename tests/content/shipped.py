"""The packs that ship, as they are written and as they are played."""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any

from plugins.pokescape.board import Field
from plugins.pokescape.maps import field_of
from workbench import places


@functools.cache
def entities(pack: str, kind: str) -> dict[str, Any]:
    """Every entity of a kind in a shipped pack, by id."""
    files = sorted((places.content() / pack / kind).glob("*.json"))
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in files}


#: The packs that this ruleset plays; those of others stand beside them.
PACKS = ("kanto", "pokescape_base")


def files(kind: str) -> list[Path]:
    """The files of all entities of a kind, by pack and id."""
    return [path for pack in PACKS for path in sorted((places.content() / pack / kind).glob("*.json"))]


def find(kind: str, name: str) -> Any:
    """An entity of kanto or of what it requires."""
    return entities("kanto", kind).get(name) or entities("pokescape_base", kind).get(name)


@functools.cache
def drawn(name: str) -> tuple[dict[str, Any], Field]:
    """A map as it is written and as it is played."""
    data = entities("kanto", "map")[name]
    return data, field_of(data, find)
