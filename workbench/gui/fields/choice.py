"""One of a few values, and yes or no."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout

from workbench.gui.fields.base import Field, no_focus_by_wheel
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.shape import MISSING, Schema, label_of_choice
from workbench.gui.fields.text import shown_text
from workbench.model.same import same


class ChoiceField(Field):
    """A value of `enum`. A value that is none of them is shown and kept until another is chosen."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._box = QComboBox()
        self._box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._box.setMinimumContentsLength(16)
        self._box.setMinimumWidth(96)
        no_focus_by_wheel(self._box)
        self._values: list[Any] = [] if required else [MISSING]
        self._values += schema.get("enum", ())
        self._own = len(self._values)
        for value in self._values:
            self._box.addItem("—" if value is MISSING else label_of_choice(schema, value))
        self._box.activated.connect(self._chosen)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._box)
        layout.addStretch(1)
        self.watch(self._box)

    def show_value(self, value: Any) -> None:
        """Show a value, also one that the schema does not know."""
        at = next((i for i, known in enumerate(self._values) if same(known, value)), -1)
        if at < 0:
            del self._values[self._own :]
            while self._box.count() > self._own:
                self._box.removeItem(self._own)
            self._values.append(value)
            self._box.addItem(shown_text(value))
            at = self._own
        self._box.setCurrentIndex(at)

    def _chosen(self, at: int) -> None:
        value = self._values[at]
        if value is MISSING:
            self.context.remove(self.pointer)
        else:
            self.changed(value)
        self.context.document.end_step()


class Ticked(Field):
    """A box to tick; a subclass says by `_clicked` what a tick means."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._box = QCheckBox()
        self._box.clicked.connect(self._clicked)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 5, 0, 5)
        layout.addWidget(self._box)
        layout.addStretch(1)
        self.watch(self._box)

    def _clicked(self, on: bool) -> None:
        raise NotImplementedError


class BooleanField(Ticked):
    """Yes or no. An optional no that the schema takes as said is removed rather than written."""

    def show_value(self, value: Any) -> None:
        """Show a boolean; nothing means what the schema takes as said."""
        self._box.setChecked(value is True or (value is MISSING and self.schema.get("default") is True))

    def _clicked(self, on: bool) -> None:
        if not self.required and on == bool(self.schema.get("default", False)):
            self.context.remove(self.pointer)
        else:
            self.changed(on)
        self.context.document.end_step()
