"""Numbers: typed, stepped with the arrow keys; what the schema refuses never reaches the entity."""

from __future__ import annotations

import math
import operator
import re
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit

from workbench.gui import theme
from workbench.gui.fields.base import Field, mark
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.shape import MISSING, Schema, type_of
from workbench.gui.fields.text import shown_text
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel

_WHOLE = re.compile(r"[-+]?\d{1,15}")
_DECIMAL = re.compile(r"[-+]?(\d{1,15}([.,]\d{0,12})?|[.,]\d{1,12})")

#: Words of a schema that bound a number, when they refuse one, and what is said then.
_BOUNDS = (
    ("minimum", operator.lt, "at least {bound}"),
    ("maximum", operator.gt, "at most {bound}"),
    ("exclusiveMinimum", operator.le, "more than {bound}"),
    ("exclusiveMaximum", operator.ge, "less than {bound}"),
)


class NumberField(Field):
    """One number. A text that is none, or out of bounds, stays in the line with the reason until the focus leaves."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._value: Any = MISSING
        self._edit = QLineEdit()
        self._edit.setMinimumWidth(64)
        self._edit.setMaximumWidth(112)
        self._edit.textEdited.connect(self._typed)
        self._edit.editingFinished.connect(self._restore)
        self._edit.setPlaceholderText(number_text(schema.get("default", MISSING)))
        self._said = PlainLabel(role="error")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.SMALL)
        layout.addWidget(self._edit)
        layout.addWidget(self._said, 1)
        self.watch(self._edit)

    def show_value(self, value: Any) -> None:
        """Show a number, or whatever stands in its place."""
        self._value = value
        shown = number_text(value)
        if parsed(self._edit.text(), self.schema)[0] != value or not self._edit.hasFocus():
            if self._edit.text() != shown:
                self._edit.setText(shown)
            self._say("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down step the number."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}.get(Qt.Key(event.key()), 0)
            if step:
                self._step(step)
                return True
        return super().eventFilter(watched, event)

    def _typed(self, text: str) -> None:
        if not text.strip() and not self.required:
            self._say("")
            self.context.remove(self.pointer)
            return
        value, refused = parsed(text, self.schema)
        self._say(refused)
        if not refused:
            self.changed(value)

    def _step(self, by: int) -> None:
        base = self._value if isinstance(self._value, int | float) and not isinstance(self._value, bool) else 0
        self._typed(number_text(base + by))

    def _restore(self) -> None:
        """What is shown is what is saved: a refused text gives way, its reason stays a little longer."""
        self._edit.setText(number_text(self._value))
        mark(self._edit, "")

    def _say(self, refused: str) -> None:
        self._said.setText(refused)
        mark(self._edit, "error" if refused else "")


def parsed(text: str, schema: Schema) -> tuple[Any, str]:
    """Read a typed number: (number, '') or (MISSING, why not). `nan`, `inf` and `1e999` are no numbers."""
    text = text.strip()
    whole = type_of(schema) == "integer"
    if not (_WHOLE if whole else _DECIMAL).fullmatch(text):
        return MISSING, tr("a whole number is expected") if whole else tr("a number is expected")
    value: int | float = int(text) if _WHOLE.fullmatch(text) else float(text.replace(",", "."))
    if not math.isfinite(value):
        return MISSING, tr("a number is expected")
    return (MISSING, reason) if (reason := _out_of_bounds(value, schema)) else (value, "")


def number_text(value: Any) -> str:
    """How a number is written in a field."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return shown_text(value)
    return repr(value)


def _out_of_bounds(value: int | float, schema: Schema) -> str:
    for word, bad, text in _BOUNDS:
        bound = schema.get(word)
        if isinstance(bound, int | float) and bad(value, bound):
            return tr(text, bound=bound)
    return ""
