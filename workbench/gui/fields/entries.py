"""An object whose keys are the author's: a palette, counts by name."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.fields.base import Faults, Field
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.heading import Heading, small_button
from workbench.gui.fields.make import make_field
from workbench.gui.fields.row import Row
from workbench.gui.fields.shape import MISSING, Schema, blank
from workbench.gui.lang import tr
from workbench.model.pointer import to_pointer

#: Entries shown at most; an object with more is better edited as JSON.
_MOST = 200


class EntriesField(Field):
    """One row a key with a button that removes it; a line at the end adds a key."""

    wide = True

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        part = schema.get("additionalProperties")
        self._part: Any = part if isinstance(part, dict) else next(iter(_patterns(schema)), {})
        self._rows: dict[str, tuple[QWidget, Row]] = {}
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(theme.SMALL)
        outer.addWidget(Heading(self.title, None if required else lambda: context.remove(pointer)))
        self._layout = QVBoxLayout()
        self._layout.setContentsMargins(theme.NORMAL, 0, 0, 0)
        self._layout.setSpacing(theme.TINY)
        outer.addLayout(self._layout)
        self._new = QLineEdit()
        self._new.setPlaceholderText(tr("new key, then Enter"))
        self._new.setAccessibleName(tr("New key of {title}", title=self.title))
        self._new.setMaximumWidth(200)
        self._new.returnPressed.connect(self._add)
        self._layout.addWidget(self._new)

    def show_value(self, value: Any) -> None:
        """Show the entries in the order of the file."""
        data = value if isinstance(value, dict) else {}
        for name in [name for name in self._rows if name not in data]:
            self._rows.pop(name)[0].deleteLater()
        for name in list(data)[:_MOST]:
            if name not in self._rows:
                self._rows[name] = self._row(name)
                self._layout.insertWidget(self._layout.count() - 1, self._rows[name][0])
            self._rows[name][1].field.show_value(data.get(name, MISSING))

    def show_faults(self, faults: Faults) -> None:
        """Hand the faults to the rows."""
        for _, row in self._rows.values():
            row.show_faults(faults)

    def reveal(self, pointer: str) -> QWidget:
        """Go down the row that the pointer names."""
        for _, row in self._rows.values():
            if pointer == row.field.pointer or pointer.startswith(row.field.pointer + "/"):
                return row.field.reveal(pointer)
        return self._new

    def _row(self, name: str) -> tuple[QWidget, Row]:
        field = make_field(self.context, self._part, self.pointer + to_pointer((name,)), name)
        field.title = name
        row = Row(field)
        line = QWidget()
        box = QHBoxLayout(line)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(row, 1)
        remove = small_button("remove", tr("Remove {name}", name=name), lambda: self.context.remove(field.pointer))
        box.addWidget(remove)
        return line, row

    def _add(self) -> None:
        name = self._new.text()
        below = self.pointer + to_pointer((name,))
        if name and self.context.value(below) is MISSING:
            self.context.document.end_step()
            self.context.set(below, blank(self.context.schema, self._part))
            self._new.clear()


def _patterns(schema: Schema) -> list[Any]:
    return [part for name, part in schema.get("patternProperties", {}).items() if not name.startswith("^x-")]
