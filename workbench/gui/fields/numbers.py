"""A fixed handful of numbers in one line: a range, a place on a map."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QLineEdit

from workbench.gui import theme
from workbench.gui.fields.base import Field, mark
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.number import number_text, parsed
from workbench.gui.fields.shape import MISSING, Schema, resolved
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel

_MOST = 4


def is_handful(root: Schema, schema: Schema) -> bool:
    """True for an array of a fixed, small number of numbers."""
    count = schema.get("minItems")
    items = resolved(root, schema.get("items", {}))
    parts = [resolved(root, part) for part in schema.get("prefixItems", ())] or [items]
    numeric = all(part.get("type") in ("integer", "number") for part in parts)
    return bool(numeric and count and count == schema.get("maxItems") and 1 < count <= _MOST)


class NumbersField(Field):
    """As many lines as the array has items. The array is written when all of them are numbers."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        first = schema.get("prefixItems", ())
        self._items = [
            resolved(context.schema, first[at] if at < len(first) else schema.get("items", {}))
            for at in range(schema["minItems"])
        ]
        self._edits: list[QLineEdit] = []
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.TINY)
        for at in range(len(self._items)):
            if at:
                layout.addWidget(PlainLabel("–" if schema.get("x-widget") == "range" else ","))
            layout.addWidget(self._editor(at))
        self._said = PlainLabel(role="error")
        layout.addWidget(self._said, 1)
        self.setFocusProxy(self._edits[0])

    def show_value(self, value: Any) -> None:
        """Show the numbers; what is no array is shown as nothing."""
        parts = value if isinstance(value, list) else []
        for at, edit in enumerate(self._edits):
            part = parts[at] if at < len(parts) else MISSING
            if not edit.hasFocus() or parsed(edit.text(), self._items[at])[0] != part:
                edit.setText(number_text(part))
                mark(edit, "")

    def _editor(self, at: int) -> QLineEdit:
        edit = QLineEdit()
        edit.setFixedWidth(64)
        edit.textEdited.connect(lambda _: self._typed())
        self._edits.append(edit)
        self.watch(edit)
        edit.setAccessibleName(tr("{title}, number {at}", title=self.title, at=at + 1))
        return edit

    def _typed(self) -> None:
        """Write when every part is a number; an optional array goes when all are empty."""
        texts = [edit.text().strip() for edit in self._edits]
        if not any(texts) and not self.required:
            self._said.clear()
            self.context.remove(self.pointer)
            return
        read = [parsed(text, item) for text, item in zip(texts, self._items, strict=True)]
        refused = next((reason for _, reason in read if reason), "")
        self._said.setText(refused)
        for edit, (_, reason) in zip(self._edits, read, strict=True):
            mark(edit, "error" if reason else "")
        if not refused:
            self.changed([value for value, _ in read])
