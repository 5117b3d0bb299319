"""How entities and kinds are called in the window's language."""

from __future__ import annotations

from collections.abc import Mapping

from workbench.gui import lang
from workbench.model.entity import Entity, localised
from workbench.model.kind import Kind
from workbench.model.pack import MANIFEST, PackSet
from workbench.model.pointer import found_at
from workbench.model.reference_finder import reference_kinds


def display_name(entity: Entity, packs: PackSet | None = None, kind: Kind | None = None) -> str:
    """The entity's name, else (with `packs` and `kind`) the name of what it is about, else its id.

    What it is about is said by `x-points`, else it is what bears the same id: a card and a chain have no name of their
    own but that of their creature.
    """
    data = entity.data if isinstance(entity.data, dict) else {}
    key = "title" if entity.ref.kind == MANIFEST else "name"
    own = localised(data.get(key), lang.current())
    if own or packs is None or kind is None:
        return own or entity.ref.id
    about = _about(entity, packs, kind)
    return display_name(about) if about else entity.ref.id


def kind_title(kinds: Mapping[str, Kind], name: str, *, plural: bool = False) -> str:
    """A kind's title in the window's language; an unknown kind is called by its name."""
    kind = kinds.get(name)
    if kind is None:
        return name
    italian = kind.schema.get("x-it")
    words = italian if lang.current() == "it" and isinstance(italian, Mapping) else {}
    if plural:
        return str(words.get("plural") or kind.schema.get("x-plural") or kind.title)
    return str(words.get("title") or kind.title)


def _namesake(entity: Entity, packs: PackSet, kind: Kind) -> Entity | None:
    """The entity of another kind that this one refers to by its own id: a chain is called by its first species."""
    for said in kind.references(entity.data):
        if said.text == entity.ref.id:
            ref = packs.resolve(said.text, said.kinds, entity.ref.pack)
            return packs.get(ref) if ref and ref.kind != entity.ref.kind else None
    return None


def _about(entity: Entity, packs: PackSet, kind: Kind) -> Entity | None:
    """The entity that `x-points` says this one states the points of."""
    points = kind.schema.get("x-points")
    pointer = points.get("of") if isinstance(points, Mapping) else None
    if not isinstance(pointer, str):
        return _namesake(entity, packs, kind)
    text = found_at(entity.data, pointer)
    part = kind.schema.get("properties", {}).get(pointer.removeprefix("/"), {})
    ref = packs.resolve(text, reference_kinds(part), entity.ref.pack) if isinstance(text, str) else None
    return packs.get(ref) if ref else None
