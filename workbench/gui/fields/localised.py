"""A text by language: one line (or box) for each language that the schema or the text has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from workbench.gui import lang, theme
from workbench.gui.fields.base import Faults, Field, mark
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.shape import MISSING, Schema
from workbench.gui.fields.text import shown_text
from workbench.gui.fields.text_box import TextBox
from workbench.gui.plain_text import PlainLabel, plain
from workbench.model.pointer import to_pointer


class LocalisedField(Field):
    """English first, then the others; `x-widget: long_text` gives boxes of several lines."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._long = schema.get("x-widget") == "long_text" or _most(schema) > 200
        self._edits: dict[str, QLineEdit | TextBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(theme.TINY)
        self._grid.setVerticalSpacing(theme.TINY)
        for name in schema.get("properties", {}):
            self._add(name)

    def show_value(self, value: Any) -> None:
        """Show every language; a value that is no object is shown as it is in the first one."""
        texts = value if isinstance(value, dict) else {"en": value}
        for name in texts:
            if name not in self._edits and not name.startswith("x-"):
                self._add(name)
        for name, edit in self._edits.items():
            _show(edit, shown_text(texts.get(name, MISSING)))

    def show_faults(self, faults: Faults) -> None:
        """Mark the language that is meant."""
        for name, edit in self._edits.items():
            own = faults.get(self._pointer(name), ())
            mark(edit, str(own[0].severity) if own else "")
            edit.setToolTip(plain("\n".join(found.message for found in own) or self.title))

    def reveal(self, pointer: str) -> QWidget:
        """The line of the language."""
        meant = (edit for name, edit in self._edits.items() if self._pointer(name) == pointer)
        return next(meant, next(iter(self._edits.values())))

    def _pointer(self, name: str) -> str:
        return self.pointer + to_pointer((name,))

    def _add(self, name: str) -> None:
        edit = self._editor(lambda text: self._typed(name, text))
        self._edits[name] = edit
        tag = PlainLabel(name.upper(), "hint")
        tag.setFixedWidth(22)
        row = len(self._edits) - 1
        top = Qt.AlignmentFlag.AlignTop if self._long else Qt.AlignmentFlag.AlignVCenter
        self._grid.addWidget(tag, row, 0, top)
        self._grid.addWidget(edit, row, 1)
        self.watch(edit)
        self.setFocusProxy(next(iter(self._edits.values())))
        edit.setAccessibleName(f"{self.title}, {lang.LANGUAGES.get(name, name)}")

    def _editor(self, typed: Callable[[str], None]) -> QLineEdit | TextBox:
        if self._long:
            box = TextBox()
            box.typed.connect(typed)
            return box
        line = QLineEdit()
        line.textEdited.connect(typed)
        return line

    def _typed(self, name: str, text: str) -> None:
        """An emptied language goes; when the last one went, so does an optional text."""
        pointer = self._pointer(name)
        if not isinstance(self.context.value(self.pointer), dict | type(MISSING)):
            self.changed({name: text})
        elif text or (name == "en" and self.required):
            self.context.set(pointer, text)
        elif not self.required and set(self.context.value(self.pointer) or ()) <= {name}:
            self.context.remove(self.pointer)
        else:
            self.context.remove(pointer)


def _show(edit: QLineEdit | TextBox, text: str) -> None:
    if isinstance(edit, TextBox):
        edit.show_text(text)
    elif edit.text() != text:
        edit.setText(text)
        edit.setCursorPosition(0)


def _most(schema: Schema) -> int:
    return int(schema.get("properties", {}).get("en", {}).get("maxLength", 0))
