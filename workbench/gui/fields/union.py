"""One of several shapes: a choice of which, and the fields of that one."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QComboBox, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.fields.base import Faults, Field, no_focus_by_wheel
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.group import GroupField
from workbench.gui.fields.make import make_field
from workbench.gui.fields.row import LABEL_WIDTH
from workbench.gui.fields.shape import (
    MISSING,
    Schema,
    blank,
    branches,
    label_of_choice,
    tag_of,
    tag_value,
    title_of,
    type_of,
)
from workbench.gui.plain_text import PlainLabel

_JSON_TYPES: dict[str, Any] = {
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "array": list,
    "object": dict,
}


class UnionField(Field):
    """A member is told by its tag, else by its JSON type.

    Choosing another member keeps what both know; undo gives back the rest.
    """

    wide = True

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._members = branches(context.schema, schema)
        self._tag = tag_of(schema, self._members)
        self._at = -2
        self._body: Field | None = None
        self._box = QComboBox()
        self._box.addItems([self._name(member, at) for at, member in enumerate(self._members)])
        self._box.activated.connect(self._chosen)
        no_focus_by_wheel(self._box)
        label = PlainLabel(self.title)
        label.setFixedWidth(LABEL_WIDTH)
        label.setWordWrap(True)
        head = QHBoxLayout()
        head.addWidget(label)
        head.addWidget(self._box)
        head.addStretch(1)
        frame = QFrame()
        self._layout = QVBoxLayout(frame)
        self._layout.setContentsMargins(theme.NORMAL, 0, 0, 0)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(theme.SMALL)
        outer.addLayout(head)
        outer.addWidget(frame)
        self.watch(self._box)

    def show_value(self, value: Any) -> None:
        """Show the member that the value is; one that it cannot be is shown as JSON."""
        at = -1 if value is MISSING else self._member_of(value)
        self._box.setCurrentIndex(at)
        if at != self._at or (self._body is None and value is not MISSING):
            self._rebuild(at, value is not MISSING)
        if self._body:
            self._body.show_value(value)

    def show_faults(self, faults: Faults) -> None:
        """Hand the faults to the member."""
        if self._body:
            self._body.show_faults(faults)

    def reveal(self, pointer: str) -> QWidget:
        """Go down the member; the tag is the choice."""
        if self._body and pointer not in (self.pointer, f"{self.pointer}/{self._tag}"):
            return self._body.reveal(pointer)
        return self._box

    def _rebuild(self, at: int, there: bool) -> None:
        if self._body:
            self._layout.removeWidget(self._body)
            self._body.deleteLater()
            self._body = None
        self._at = at
        if not there:
            return
        member: Schema = self._members[at] if at >= 0 else {}
        if type_of(member) == "object" and member.get("properties"):
            skip = (self._tag,) if self._tag else ()
            self._body = GroupField(self.context, member, self.pointer, "", bare=True, skip=skip)
        else:
            self._body = make_field(self.context, member, self.pointer, "")
        self._layout.addWidget(self._body)

    def _member_of(self, value: Any) -> int:
        if self._tag and isinstance(value, dict):
            said = value.get(self._tag)
            return next((i for i, member in enumerate(self._members) if tag_value(member, self._tag) == said), -1)
        return next((i for i, member in enumerate(self._members) if _could_be(member, value)), -1)

    def _name(self, member: Schema, at: int) -> str:
        said = tag_value(member, self._tag) if self._tag else None
        if member.get("title"):
            return title_of(member, "")
        return label_of_choice(member, said) if said else f"{at + 1}"

    def _chosen(self, at: int) -> None:
        if at == self._at:
            return  # the same one again takes nothing away
        member = self._members[at]
        fresh = blank(self.context.schema, member)
        old = self.context.value(self.pointer)
        if isinstance(fresh, dict) and isinstance(old, dict):
            shared = {k: v for k, v in old.items() if k in member.get("properties", {}) and k != self._tag}
            fresh = {**fresh, **shared}
        self.context.document.end_step()
        self.changed(fresh)
        self.context.document.end_step()


def _could_be(member: Schema, value: Any) -> bool:
    """True when a value has the JSON type (and, for objects, the required keys) of a member."""
    if "enum" in member:
        return value in member["enum"]
    wanted = _JSON_TYPES.get(type_of(member))
    if wanted is None or not isinstance(value, wanted) or (isinstance(value, bool) and wanted is not bool):
        return False
    return not isinstance(value, dict) or set(member.get("required", ())) <= set(value)
