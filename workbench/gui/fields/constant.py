"""A value that can only be one thing."""

from __future__ import annotations

from typing import Any

from workbench.gui.fields.choice import Ticked
from workbench.gui.fields.shape import label_of_choice


class ConstantField(Ticked):
    """There or not there; what is there is said beside the box."""

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
