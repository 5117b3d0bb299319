"""Which special editor stands beside the form of an entity: one table by `x-widget`."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from typing import Any

from PySide6.QtWidgets import QWidget

from workbench.gui.document import Document
from workbench.gui.fields.shape import Schema, applies, resolved
from workbench.gui.panes.places import pointers_of
from workbench.model.pointer import found_at
from workbench.model.ref import EntityRef


@dataclass(frozen=True, slots=True)
class Special:
    """A pane `module:Class` of this folder and its share of the width, in percent; `alone` opens without the form."""

    pane: str
    share: int
    alone: bool = False


#: `x-widget` of a property at the top of a kind. The kind needs no Python of its own.
SPECIAL = {
    "hex_map": Special("map_pane:MapPane", 70, alone=True),
    "chain": Special("evolution_graph:EvolutionPane", 55),
    "ranges": Special("ranges:RangesPane", 60),
    "party": Special("party:PartyPane", 60),
}
#: What stands beside the form of a kind that has a card.
CARD = Special("card_preview:CardPreview", 46)


def special_of(document: Document, ref: EntityRef) -> Special | None:
    """The special editor for an entity as it is now, or None."""
    kind = document.workspace.kinds.get(ref.kind)
    entity = document.packs.get(ref)
    if kind is None or entity is None:
        return None
    for part in kind.schema.get("properties", {}).values():
        found = SPECIAL.get(str(resolved(kind.schema, part).get("x-widget")))
        if found and applies(part, entity.data):
            return found
    parties = [pointer for pointer, _ in pointers_of(kind.schema, "party", entity.data)]
    if parties and (_has_points(document) or any(_filled(entity.data, pointer) for pointer in parties)):
        return SPECIAL["party"]
    return CARD if _is_card(kind.schema) else None


def _has_points(document: Document) -> bool:
    """True when something costs points: else a party that nobody has begun is not what sides are made of."""
    return any("x-points" in kind.schema for kind in document.workspace.kinds.values())


def _filled(data: Any, pointer: str) -> bool:
    """True when something stands at a pointer."""
    return bool(found_at(data, pointer))


def _is_card(schema: Schema) -> bool:
    """True for a kind that states points, or says, itself or in what a ruleset adds to it, that it has a card."""
    added = resolved(schema, schema.get("properties", {}).get("rules", {}))
    return any(word in part for word in ("x-points", "x-card") for part in (schema, added))


def make_special(special: Special, document: Document, ref: EntityRef) -> QWidget:
    """Make the pane, with the card under it where the kind has one; modules are imported on first use."""
    module, _, name = special.pane.partition(":")
    pane: QWidget = getattr(importlib.import_module(f"workbench.gui.panes.{module}"), name)(document, ref)
    kind = document.workspace.kinds.get(ref.kind)
    if special is CARD or special.alone or kind is None or not _is_card(kind.schema):
        return pane
    from workbench.gui.panes.with_card import WithCard  # noqa: PLC0415 the card is for those kinds alone

    return WithCard(document, ref, pane)
