"""Any value as JSON: for what no schema describes and no other field fits."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtWidgets import QVBoxLayout

from workbench.gui import theme
from workbench.gui.fields.base import Field, mark
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.shape import MISSING, Schema
from workbench.gui.fields.text_box import TextBox
from workbench.gui.json_text import JsonFault, editable, read_json
from workbench.gui.plain_text import PlainLabel


class RawField(Field):
    """JSON in a box. A text that is no JSON stays there with the reason and changes nothing."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._value: Any = MISSING
        self._edit = TextBox()
        self._edit.setFont(theme.font(mono=True))
        self._edit.typed.connect(self._typed)
        self._said = PlainLabel(role="error")
        self._said.hide()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.TINY)
        layout.addWidget(self._edit)
        layout.addWidget(self._said)
        self.watch(self._edit)

    def show_value(self, value: Any) -> None:
        """Show a value, unless the box says it already in other blanks."""
        if value is self._value:
            return
        self._value = value
        self._edit.show_text("" if value is MISSING else editable(json.dumps(value, ensure_ascii=False, indent=2)))
        self._say("")

    def _typed(self, text: str) -> None:
        if not text.strip() and not self.required:
            self._say("")
            self.context.remove(self.pointer)
            return
        try:
            value = read_json(text)
        except JsonFault as fault:
            self._say(str(fault))
            return
        self._say("")
        self._value = value
        self.changed(value)

    def _say(self, fault: str) -> None:
        self._said.setText(fault)
        self._said.setVisible(bool(fault))
        mark(self._edit, "error" if fault else "")
