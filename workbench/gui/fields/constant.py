"""A value that can only be one thing."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QCheckBox, QHBoxLayout

from workbench.gui.fields.base import Field
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.shape import Schema, label_of_choice


class ConstantField(Field):
    """There or not there; what is there is said beside the box."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._box = QCheckBox()
        self._box.clicked.connect(self._clicked)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 5, 0, 5)
        layout.addWidget(self._box)
        layout.addStretch(1)
        self.watch(self._box)

    def show_value(self, value: Any) -> None:
        """Show whether it is there; another value is told and can be put right by a click."""
        right = value == self.schema["const"]
        self._box.setChecked(right)
        self._box.setEnabled(not (right and self.required))
        said = label_of_choice(self.schema, self.schema["const"])
        self._box.setText(said if right or not value else f"{said} ({value})")

    def _clicked(self, on: bool) -> None:
        if on:
            self.changed(self.schema["const"])
        else:
            self.context.remove(self.pointer)
        self.context.document.end_step()
