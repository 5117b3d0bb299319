"""All that an importer or exporter may import: entities, kinds, and JSON text that reads and writes exactly.

A format gets plain values and gives plain values; it never touches a pack. What imports and exports them, with the
save that is all or nothing, is the workspace.
"""

from __future__ import annotations

from workbench.model.entity import Entity, localised
from workbench.model.ids import as_id, id_fault
from workbench.model.kind import Kind
from workbench.model.nearest import did_you_mean, nearest
from workbench.model.pack import MANIFEST, Pack, PackSet
from workbench.model.pointer import to_pointer, value_at
from workbench.model.ref import EntityRef, RefText
from workbench.pack.canonical import NotJson, to_text
from workbench.pack.document import Document, Fault, read_document

__all__ = [
    "MANIFEST",
    "Document",
    "Entity",
    "EntityRef",
    "Fault",
    "Kind",
    "NotJson",
    "Pack",
    "PackSet",
    "RefText",
    "as_id",
    "did_you_mean",
    "id_fault",
    "localised",
    "nearest",
    "read_document",
    "to_pointer",
    "to_text",
    "value_at",
]
