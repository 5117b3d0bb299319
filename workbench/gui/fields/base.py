"""What every field is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from workbench.gui.fields.context import FormContext
from workbench.gui.fields.shape import Schema, hint_of, title_of
from workbench.gui.plain_text import plain
from workbench.model.diagnostic import Diagnostic

#: Findings of one entity by pointer.
Faults = Mapping[str, Sequence[Diagnostic]]


class Field(QWidget):
    """Shows the value at one pointer and turns what the user does into edits.

    `wide` fields stand under their label, the others beside it. `required` says that emptying it may not remove it.
    """

    wide = False

    def __init__(self, context: FormContext, schema: Schema, pointer: str, key: str, required: bool = True) -> None:
        super().__init__()
        self.context = context
        self.schema = schema
        self.pointer = pointer
        self.title = title_of(schema, key)
        self.required = required

    def show_value(self, value: Any) -> None:
        """Show a value of the entity, MISSING when there is none; makes no edit. Any JSON value is shown."""
        raise NotImplementedError

    def show_faults(self, faults: Faults) -> None:
        """Mark what is wrong inside this field; the row shows what is wrong with the field itself."""

    def reveal(self, pointer: str) -> QWidget:
        """Return the widget nearest to a pointer at or below this field, opening what hides it."""
        return self.focusProxy() or self

    def watch(self, widget: QWidget) -> None:
        """Make `widget` the one that gets the focus: named for screen readers, undo left to the window."""
        self.setFocusProxy(widget)
        widget.setAccessibleName(self.title)
        hint = hint_of(self.schema)
        widget.setAccessibleDescription(hint)
        widget.setToolTip(plain(hint))
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell the form about the focus; keep Ctrl+Z for the window's undo stack."""
        if event.type() == QEvent.Type.ShortcutOverride and is_undo_key(event):
            event.ignore()
            return True
        if event.type() == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self.context.focused.emit(self.title, hint_of(self.schema))
        elif event.type() == QEvent.Type.FocusOut:
            self.context.document.end_step()
        elif event.type() == QEvent.Type.Wheel and not _has_focus(watched):
            event.ignore()
            return True  # turning the wheel over a form scrolls it and changes no value
        return super().eventFilter(watched, event)

    def typed(self, text: str) -> None:
        """Push a text that the user typed; emptying an optional one removes it."""
        if text or self.required:
            self.changed(text)
        else:
            self.context.remove(self.pointer)

    def changed(self, value: Any) -> bool:
        """Push the user's value."""
        return self.context.set(self.pointer, value)


def is_undo_key(event: QEvent) -> bool:
    """True for the keys of undo and redo."""
    matches = getattr(event, "matches", None)
    return bool(matches and (matches(QKeySequence.StandardKey.Undo) or matches(QKeySequence.StandardKey.Redo)))


def _has_focus(widget: QObject) -> bool:
    return isinstance(widget, QWidget) and widget.hasFocus()


def mark(widget: QWidget, severity: str) -> None:
    """Give a widget the look of a fault: 'error', 'warning' or '' for none."""
    if widget.property("fault") == (severity or None):
        return
    widget.setProperty("fault", severity or None)
    widget.style().unpolish(widget)
    widget.style().polish(widget)


def no_focus_by_wheel(widget: QWidget) -> None:
    """Let only keys and clicks give the focus."""
    widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
