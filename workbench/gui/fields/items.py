"""A list: simple items in rows, others as cards that open."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.fields.base import Faults, Field
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.heading import Heading, text_button
from workbench.gui.fields.item import Item, summary
from workbench.gui.fields.make import is_simple
from workbench.gui.fields.shape import MISSING, Schema, blank, resolved
from workbench.gui.hues import nth_color
from workbench.gui.lang import tr
from workbench.gui.roll_table import die_of, read_tables
from workbench.gui.widgets.die_bar import DieBar
from workbench.model.pointer import parse_pointer

#: Items made at once; a button makes more.
PAGE = 24


class ItemsField(Field):
    """Items are told by their place. Only the first page is made, and of a card only its line until it is opened."""

    wide = True

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._part = resolved(context.schema, schema.get("items", {}))
        self._simple = is_simple(context, self._part)
        self._items: list[Item] = []
        self._shown = PAGE
        self._value: list[Any] = []
        self._faults: Faults = {}
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(theme.TINY)
        self.heading = Heading(self.title)
        outer.addWidget(self.heading)
        self._bar = self._make_bar()
        if self._bar:
            outer.addWidget(self._bar)
        self._layout = QVBoxLayout()
        self._layout.setContentsMargins(theme.NORMAL, 0, 0, 0)
        self._layout.setSpacing(theme.TINY)
        outer.addLayout(self._layout)
        self._more = text_button("down", "", self._show_more)
        self._more.hide()
        self._add = text_button("add", tr("Add"), self._append)
        self._add.setAccessibleName(tr("Add to {title}", title=self.title))
        self.setFocusProxy(self._add)
        self.heading.add(self._add)
        outer.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)

    def show_value(self, value: Any) -> None:
        """Show as many items as there are, up to what is shown."""
        self._value = value if isinstance(value, list) else []
        count = min(len(self._value), self._shown)
        while len(self._items) > count:
            self._drop(self._items.pop())
        while len(self._items) < count:
            item = Item(self.context, self._part, self.pointer, len(self._items), self._simple)
            self._items.append(item)
            self._layout.addWidget(item)
        for at, item in enumerate(self._items):
            item.show_value(self._value[at], len(self._value))
        self._show_bar()
        left = len(self._value) - count
        self._more.setVisible(left > 0)
        self._more.setText(tr("{count} more", count=left))
        odd = value is not MISSING and not isinstance(value, list)
        self.heading.note.setText(tr("no list: edit it as JSON") if odd else str(len(self._value) or tr("none")))
        self._add.setEnabled(not odd)

    def show_faults(self, faults: Faults) -> None:
        """Hand the faults to the items."""
        self._faults = faults
        for item in self._items:
            item.show_faults(faults)

    def reveal(self, pointer: str) -> QWidget:
        """Open the item that the pointer names."""
        step = pointer.removeprefix(self.pointer + "/").partition("/")[0]
        if not step.isdecimal() or int(step) >= len(self._value):
            return self._add
        if int(step) >= self._shown:
            self._shown = int(step) + 1
            self.show_value(self._value)
        return self._items[int(step)].reveal(pointer)

    def _make_bar(self) -> DieBar | None:
        """A bar of the die over a table inside a part; one at the top has its own editor beside the form."""
        if self.schema.get("x-widget") != "ranges" or len(parse_pointer(self.pointer)) < 2:
            return None
        return DieBar(self._row_name, nth_color)

    def _show_bar(self) -> None:
        holder = self.context.value(self.pointer.rpartition("/")[0])
        tables = read_tables(self._value, die_of(holder))
        if self._bar and tables:
            self._bar.show_table(tables[0])
        if self._bar:
            self._bar.setVisible(bool(tables))

    def _row_name(self, at: int) -> str:
        row = self._value[at]
        rest = {key: value for key, value in row.items() if key != "range"}
        return summary(self.context, self._part, rest) or "–"

    def _show_more(self) -> None:
        self._shown += PAGE
        self.show_value(self._value)
        self.show_faults(self._faults)

    def _append(self) -> None:
        at = len(self._value)
        self._shown = max(self._shown, at + 1)
        if self.context.insert(self.pointer, at, blank(self.context.schema, self._part)):
            self.reveal(f"{self.pointer}/{at}").setFocus()

    def _drop(self, item: QWidget) -> None:
        item.hide()
        self._layout.removeWidget(item)
        item.deleteLater()
