"""A reference: typed with completion by id and name, opened, or made when it names nothing yet."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton

from workbench.gui import icons, theme
from workbench.gui.fields.base import Field
from workbench.gui.fields.completion import Completion
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.shape import Schema
from workbench.gui.fields.text import shown_text
from workbench.gui.lang import tr
from workbench.gui.matching import fold
from workbench.gui.naming import display_name
from workbench.gui.plain_text import PlainLabel, plain
from workbench.model.entity import Entity
from workbench.model.ref import RefText
from workbench.model.reference_finder import reference_kinds


class ReferenceField(Field):
    """The line holds the text of the reference; beside it stands the name of what it means."""

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__(context, schema, pointer, key, required)
        self._kinds = reference_kinds(schema)
        self._edit = QLineEdit()
        self._edit.setPlaceholderText(tr("type to find"))
        self._edit.setMinimumWidth(116)
        self._edit.textEdited.connect(self._typed)
        self._icon = self._edit.addAction(icons.of_kind(None, self._kinds[0]), QLineEdit.ActionPosition.LeadingPosition)
        self._name = PlainLabel(role="muted")
        self._name.setMinimumWidth(24)  # the first to give room
        self._button = QToolButton()
        self._button.setProperty("flat", True)
        self._button.clicked.connect(self._go)
        self._completion = Completion(self._edit, self._offers)
        self._completion.chosen.connect(self._take)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(theme.TINY)
        self._edit.setMaximumWidth(320)
        layout.addWidget(self._edit, 3)
        layout.addWidget(self._name)
        layout.addWidget(self._button)
        layout.addStretch(1)
        self.watch(self._edit)

    def show_value(self, value: Any) -> None:
        """Show the reference and what it names."""
        text = shown_text(value)
        if self._edit.text() != text:
            self._edit.setText(text)
        target = self.context.choices.target(self._kinds, text)
        kind = target.ref.kind if target else RefText.parse(text).kind or self._kinds[0]
        self._icon.setIcon(icons.of_kind(self.context.document.workspace.kinds.get(kind), kind))
        name = self._display(target) if target else ""
        self._name.setText(name if fold(name) != fold(text) else "")
        self._name.setToolTip(plain(name))
        self._name.setVisible(bool(self._name.text()))
        self._button.setVisible(bool(text))
        self._button.setIcon(icons.action("jump" if target else "add"))
        said = tr("Open {name}", name=text) if target else tr("Create {name}", name=text)
        self._button.setToolTip(plain(said))
        self._button.setAccessibleName(said)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt+Down offers everything; F12 opens what is named."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Down:
                self._completion.offer(self._edit.text() if event.modifiers() == Qt.KeyboardModifier.NoModifier else "")
                return True
            if event.key() == Qt.Key.Key_F12:
                self._go()
                return True
        return super().eventFilter(watched, event)

    def _display(self, target: Entity) -> str:
        document = self.context.document
        return display_name(target, document.packs, document.workspace.kinds.get(target.ref.kind))

    def _offers(self, text: str) -> list[tuple[str, str]]:
        return [(choice.text, choice.name) for choice in self.context.choices.matching(self._kinds, text)]

    def _typed(self, text: str) -> None:
        self._completion.offer(text)
        self.typed(text)

    def _take(self, text: str) -> None:
        self.changed(text)
        self.context.document.end_step()

    def _go(self) -> None:
        text = self._edit.text()
        target = self.context.choices.target(self._kinds, text)
        if target:
            self.context.document.open_requested.emit(target.ref, "")
        elif text:
            said = RefText.parse(text)
            kinds = (said.kind,) if said.kind else self._kinds
            self.context.document.create_requested.emit(kinds, said.id)
