"""What all fields of one form share: the entity they show, and how a change becomes an edit."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from workbench.edits import InsertItem, MoveItem, RemoveItem, RemoveValue, SetValue
from workbench.gui.document import Document
from workbench.gui.fields.choices import Choices
from workbench.gui.fields.shape import MISSING, Schema
from workbench.model.pointer import parse_pointer, to_pointer, value_at
from workbench.model.ref import EntityRef
from workbench.model.same import same


class FormContext(QObject):
    """One entity as a form sees it. Every method that changes pushes one edit and says whether it was made."""

    #: str title, str hint: a field got the focus.
    focused = Signal(str, str)

    def __init__(self, document: Document, ref: EntityRef, schema: Schema, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.ref = ref
        self.schema = schema
        self.choices = Choices(document, ref.pack)

    @property
    def data(self) -> Any:
        """The entity's data as it is now; MISSING when the entity is gone."""
        entity = self.document.packs.get(self.ref)
        return entity.data if entity else MISSING

    def value(self, pointer: str) -> Any:
        """The value at a pointer, or MISSING."""
        try:
            return value_at(self.data, pointer)
        except KeyError:
            return MISSING

    def set(self, pointer: str, value: Any) -> bool:
        """Put a value; objects that are missing on the way are made with it."""
        if same(self.value(pointer), value):
            return True
        parts = parse_pointer(pointer)
        while parts and self.value(to_pointer(parts[:-1])) is MISSING:
            value = {parts[-1]: value}
            parts = parts[:-1]
        return self.document.push(SetValue(self.ref, to_pointer(parts), value))

    def remove(self, pointer: str) -> bool:
        """Take a member of an object away; nothing happens when it is not there."""
        if self.value(pointer) is MISSING:
            return True
        return self.document.push(RemoveValue(self.ref, pointer))

    def insert(self, pointer: str, at: int, value: Any) -> bool:
        """Put an item into the list at a pointer; a list that is missing is made, anything else there is kept."""
        if self.value(pointer) is MISSING:
            return self.set(pointer, [value])
        return self.step(InsertItem(self.ref, f"{pointer}/{at}", value))

    def remove_item(self, pointer: str, at: int) -> bool:
        """Take an item out of the list at a pointer."""
        return self.step(RemoveItem(self.ref, f"{pointer}/{at}"))

    def move_item(self, pointer: str, at: int, to: int) -> bool:
        """Move an item of the list at a pointer."""
        return self.step(MoveItem(self.ref, f"{pointer}/{at}", to))

    def step(self, edit: Any) -> bool:
        """Push an edit that is an undo step of its own."""
        self.document.end_step()
        made = self.document.push(edit)
        self.document.end_step()
        return made
