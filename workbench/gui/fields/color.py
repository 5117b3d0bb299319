"""A colour: its text, a swatch, and the colour dialog."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QColorDialog, QHBoxLayout, QLineEdit, QToolButton

from workbench.gui.fields.base import Field
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.shape import Schema
from workbench.gui.fields.text import shown_text
from workbench.gui.lang import tr

_COLOR = re.compile(r"#[0-9a-fA-F]{6}")


class ColorField(Field):
    """`#rrggbb`."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._edit = QLineEdit()
        self._edit.setFixedWidth(112)
        self._edit.textEdited.connect(self.typed)
        self._swatch = QToolButton()
        self._swatch.setAccessibleName(tr("Choose a colour for {title}", title=self.title))
        self._swatch.clicked.connect(self._choose)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._edit)
        layout.addWidget(self._swatch)
        layout.addStretch(1)
        self.watch(self._edit)

    def show_value(self, value: Any) -> None:
        """Show the text and, when it is a colour, the colour."""
        text = shown_text(value)
        if self._edit.text() != text:
            self._edit.setText(text)
        pixmap = QPixmap(16, 16)
        pixmap.fill(QColor(text) if _COLOR.fullmatch(text) else QColor(0, 0, 0, 0))
        self._swatch.setIcon(QIcon(pixmap))

    def _choose(self) -> None:
        chosen = QColorDialog.getColor(QColor(self._edit.text()), self, self.title)
        if chosen.isValid():
            self.context.document.end_step()
            self.changed(chosen.name())
            self.context.document.end_step()
