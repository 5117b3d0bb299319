"""Undoable changes: one edit, one file."""

from workbench.edits.create_entity import CreateEntity
from workbench.edits.delete_entity import DeleteEntity
from workbench.edits.insert_item import InsertItem
from workbench.edits.move_item import MoveItem
from workbench.edits.paint_hexes import PaintHexes
from workbench.edits.put_entities import PutEntities
from workbench.edits.remove_item import RemoveItem
from workbench.edits.remove_value import RemoveValue
from workbench.edits.rename_entity import RenameEntity
from workbench.edits.replace_entity import ReplaceEntity
from workbench.edits.set_value import SetValue
from workbench.edits.together import Together

#: Every edit there is.
EDITS = (
    CreateEntity,
    DeleteEntity,
    InsertItem,
    MoveItem,
    PaintHexes,
    PutEntities,
    RemoveItem,
    RemoveValue,
    RenameEntity,
    ReplaceEntity,
    SetValue,
    Together,
)

__all__ = [
    "EDITS",
    "CreateEntity",
    "DeleteEntity",
    "InsertItem",
    "MoveItem",
    "PaintHexes",
    "PutEntities",
    "RemoveItem",
    "RemoveValue",
    "RenameEntity",
    "ReplaceEntity",
    "SetValue",
    "Together",
]
