"""A list of objects as a table: a line an item, a column for each simple property."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from workbench.gui import theme
from workbench.gui.fields.base import Faults, Field, mark
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.heading import small_button, text_button
from workbench.gui.fields.make import is_simple, make_field
from workbench.gui.fields.shape import MISSING, Schema, blank, resolved, title_of, type_of
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel

_MOST = 120
#: Pixels of a column of numbers.
_NUMBER = 76


class TableField(Field):
    """Lines are told by their place. `extra` gives a title and the text of one more column that cannot be edited.

    A list of plain values has one column.
    """

    wide = True

    def __init__(
        self,
        context: FormContext,
        schema: Schema,
        pointer: str,
        key: str,
        extra: tuple[str, Callable[[Any], str]] | None = None,
        hidden: frozenset[str] = frozenset(),
    ) -> None:
        super().__init__(context, schema, pointer, key)
        self._part = resolved(context.schema, schema.get("items", {}))
        self._extra = extra
        self._columns = self._find_columns(hidden)
        self._lines: list[list[QWidget]] = []
        self._fields: list[dict[str, Field]] = []
        self._count = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.SMALL)
        self._grid.setVerticalSpacing(theme.TINY)
        self._head()
        self._add = text_button("add", tr("Add"), self._append)
        self._add.setAccessibleName(tr("Add to {title}", title=self.title))
        self.setFocusProxy(self._add)

    def show_value(self, value: Any) -> None:
        """Show a line for each item."""
        items = value if isinstance(value, list) else []
        self._count = len(items)
        while len(self._lines) > min(len(items), _MOST):
            self._drop()
        while len(self._lines) < min(len(items), _MOST):
            self._line(len(self._lines))
        for at, fields in enumerate(self._fields):
            for name, field in fields.items():
                part = (
                    items[at] if not name else items[at].get(name, MISSING) if isinstance(items[at], dict) else MISSING
                )
                field.show_value(part)
            if self._extra:
                label = self._lines[at][len(fields)]
                assert isinstance(label, QLabel)
                label.setText(self._extra[1](items[at]))
        self._grid.addWidget(self._add, len(self._lines) + 1, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)

    def show_faults(self, faults: Faults) -> None:
        """Mark cells; the words stand in the form and in the list of problems."""
        for fields in self._fields:
            for field in fields.values():
                own = faults.get(field.pointer, ())
                target = field.focusProxy()
                if target:
                    mark(target, str(own[0].severity) if own else "")
                field.show_faults(faults)

    def _find_columns(self, hidden: frozenset[str]) -> dict[str, Schema]:
        if type_of(self._part) != "object":
            return {"": self._part}
        parts = {name: resolved(self.context.schema, part) for name, part in self._part.get("properties", {}).items()}
        return {
            name: part
            for name, part in parts.items()
            if name not in hidden and is_simple(self.context, part) and "en" not in part.get("properties", {})
        }

    def _head(self) -> None:
        titles = [title_of(part, name) if name else "" for name, part in self._columns.items()]
        titles += [self._extra[0]] if self._extra else []
        for at, title in enumerate(titles):
            label = PlainLabel(title, "hint")
            self._grid.addWidget(label, 0, at)
        stretch = next((at for at, part in enumerate(self._columns.values()) if "x-ref" in part), 0)
        self._grid.setColumnStretch(stretch, 1)

    def _line(self, at: int) -> None:
        fields: dict[str, Field] = {}
        below = f"{self.pointer}/{at}"
        for name, part in self._columns.items():
            pointer = f"{below}/{name}" if name else below
            required = not name or name in self._part.get("required", ())
            fields[name] = make_field(self.context, part, pointer, name, required)
            if type_of(part) in ("integer", "number"):
                fields[name].setMaximumWidth(_NUMBER)
        line: list[QWidget] = [*fields.values()]
        if self._extra:
            label = PlainLabel()
            label.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
            line.append(label)
        line.append(small_button("up", tr("Move item {at} up", at=at + 1), lambda: self._move(at)))
        remove = small_button(
            "remove", tr("Remove item {at}", at=at + 1), lambda: self.context.remove_item(self.pointer, at)
        )
        line.append(remove)
        line[-2].setEnabled(at > 0)
        for column, widget in enumerate(line):
            self._grid.addWidget(widget, at + 1, column)
        self._lines.append(line)
        self._fields.append(fields)

    def _drop(self) -> None:
        self._fields.pop()
        for widget in self._lines.pop():
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def _move(self, at: int) -> None:
        if at:
            self.context.move_item(self.pointer, at, at - 1)

    def _append(self) -> None:
        if self.context.insert(self.pointer, self._count, blank(self.context.schema, self._part)) and self._fields:
            next(iter(self._fields[-1].values())).setFocus()
