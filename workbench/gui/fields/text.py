"""A text of one line, or of several."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout

from workbench.gui.fields.base import Field, no_focus_by_wheel
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.shape import MISSING, Schema
from workbench.gui.fields.text_box import TextBox


class TextField(Field):
    """One line. Emptying an optional text removes it."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._edit = QLineEdit()
        self._edit.textEdited.connect(self.typed)
        self._edit.setReadOnly(bool(schema.get("readOnly")))
        self._edit.setPlaceholderText(shown_text(schema.get("default", MISSING)))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._edit)
        self.watch(self._edit)
        no_focus_by_wheel(self._edit)

    def show_value(self, value: Any) -> None:
        """Show a text; the cursor stays where it is when nothing changed."""
        shown = shown_text(value)
        if self._edit.text() != shown:
            self._edit.setText(shown)
            self._edit.setCursorPosition(0)


class LongTextField(Field):
    """Several lines; grows with its text up to a height, then scrolls."""

    wide = False

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._edit = TextBox()
        self._edit.typed.connect(self.typed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._edit)
        self.watch(self._edit)

    def show_value(self, value: Any) -> None:
        """Show a text of any length."""
        self._edit.show_text(shown_text(value))


def shown_text(value: Any) -> str:
    """What a text field shows of any value; a text is shown as it is."""
    if value is MISSING or value is None:
        return ""
    return value if isinstance(value, str) else str(value)
