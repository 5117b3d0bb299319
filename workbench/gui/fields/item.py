"""One item of a list: a row, or a card whose line says what is in it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from workbench.gui import icons, lang, theme
from workbench.gui.fields.base import Faults, Field
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.group import GroupField
from workbench.gui.fields.heading import small_button
from workbench.gui.fields.make import make_field
from workbench.gui.fields.row import Row
from workbench.gui.fields.shape import Schema, label_of_choice, texts_in, title_of, type_of
from workbench.gui.lang import tr
from workbench.gui.naming import display_name
from workbench.gui.plain_text import PlainLabel, plain
from workbench.model.diagnostic import Severity
from workbench.model.entity import localised
from workbench.model.reference_finder import reference_kinds


class Item(QFrame):
    """Knows its place in the list; what stands there may change under it."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, at: int, simple: bool) -> None:
        super().__init__()
        self._context = context
        self._schema = schema
        self._list = pointer
        self._at = at
        self._simple = simple
        self._value: Any = None
        self._faults: Faults = {}
        self._field: Field | None = None
        self._row: Row | None = None
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        line = QHBoxLayout()
        line.setSpacing(0)
        outer.addLayout(line)
        if simple:
            self._row = Row(self._make())
            line.addWidget(self._row, 1)
        else:
            self.setProperty("role", "card")
            self._open = self._opener()
            line.addWidget(self._open, 1)
            self._note = PlainLabel()
            line.addWidget(self._note)
        self._tools(line)
        self._outer = outer

    @property
    def _pointer(self) -> str:
        return f"{self._list}/{self._at}"

    def show_value(self, value: Any, count: int) -> None:
        """Show the item; `count` is how many the list has."""
        self._value = value
        self._up.setEnabled(self._at > 0)
        self._down.setEnabled(self._at < count - 1)
        if self._field:
            self._field.show_value(value)
        if not self._simple:
            said = summary(self._context, self._schema, value) or tr("empty")
            self._open.setText(f"{self._at + 1}   {said}")
            self._open.setAccessibleName(tr("Item {at}: {text}", at=self._at + 1, text=said))

    def show_faults(self, faults: Faults) -> None:
        """Show the faults in the row, or how many there are on the card's line."""
        self._faults = faults
        if self._row:
            self._row.show_faults(faults)
        if self._simple:
            return
        below = self._pointer + "/"
        inside = [f for pointer, found in faults.items() if (pointer + "/").startswith(below) for f in found]
        worst = min((list(Severity).index(found.severity) for found in inside), default=-1)
        self._note.setText(str(len(inside)) if inside else "")
        self._note.setProperty("role", str(list(Severity)[worst]) if inside else "hint")
        self._note.setToolTip(plain("\n".join(found.message for found in inside)))
        self._note.style().polish(self._note)

    def reveal(self, pointer: str) -> QWidget:
        """Open the card and go down."""
        if not self._simple:
            self._open.setChecked(True)
        return self._field.reveal(pointer) if self._field else self

    def _make(self) -> Field:
        if type_of(self._schema) == "object" and self._schema.get("properties") and not self._simple:
            self._field = GroupField(self._context, self._schema, self._pointer, "", bare=True)
        else:
            self._field = make_field(self._context, self._schema, self._pointer, f"{self._at + 1}")
        if self._simple:
            self._field.title = f"{self._at + 1}"
        return self._field

    def _opener(self) -> QToolButton:
        opener = QToolButton()
        opener.setCheckable(True)
        opener.setProperty("line", True)
        opener.setProperty("flat", True)
        opener.setIcon(icons.action("right"))
        opener.setToolButtonStyle(icons.BESIDE)
        opener.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        opener.toggled.connect(self._toggle)
        return opener

    def _toggle(self, on: bool) -> None:
        """Make the fields when the card is first opened."""
        self._open.setIcon(icons.action("down" if on else "right"))
        if on and not self._row:
            self._row = Row(self._make())
            self._row.setContentsMargins(theme.SMALL, theme.SMALL, theme.SMALL, theme.SMALL)
            self._outer.addWidget(self._row)
            self._row.field.show_value(self._value)
            self._row.show_faults(self._faults)
        if self._row:
            self._row.setVisible(on)

    def _tools(self, line: QHBoxLayout) -> None:
        place = self._at + 1
        self._up = small_button("up", tr("Move item {at} up", at=place), lambda: self._move(-1))
        self._down = small_button("down", tr("Move item {at} down", at=place), lambda: self._move(1))
        remove = small_button("remove", tr("Remove item {at}", at=place), self._remove)
        for button in (self._up, self._down, remove):
            line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop if self._simple else Qt.AlignmentFlag.AlignVCenter)

    def _move(self, by: int) -> None:
        self._context.move_item(self._list, self._at, self._at + by)

    def _remove(self) -> None:
        self._context.remove_item(self._list, self._at)


def summary(context: FormContext, schema: Schema, value: Any) -> str:
    """One line about a value: names for references, the rest as it is."""
    parts = schema.get("properties", {})
    if not isinstance(value, dict):
        return "  ·  ".join(islice(texts_in(value), 6))
    said = []
    for name, part in islice(value.items(), 8):
        said.append(_part_text(context, parts.get(name), name, part))
    return "  ·  ".join(islice((text for text in said if text), 5))


def _part_text(context: FormContext, schema: Any, name: str, value: Any) -> str:
    if isinstance(schema, dict) and isinstance(value, str) and "x-ref" in schema:
        target = context.choices.target(reference_kinds(schema), value)
        return display_name(target) if target else value
    schema = schema if isinstance(schema, Mapping) else {}
    title = title_of(schema, name).lower()
    if value is True:
        return title
    if isinstance(value, list) and len(value) == 2 and all(isinstance(each, int) for each in value):
        return f"{value[0]}–{value[1]}" if schema.get("x-widget") == "range" else str(value)
    if isinstance(value, list):
        return f"{title} ({len(value)})" if value else ""
    if isinstance(value, dict):
        return localised(value, lang.current()) or next(texts_in(value), "")
    if isinstance(value, str) and "enum" in schema:
        return label_of_choice(schema, value)
    text = str(value) if value is not None else ""
    return f"{title} {text}" if isinstance(value, int | float) else text
