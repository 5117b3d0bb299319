"""An entity as a form, made from its schema."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from workbench.gui import theme
from workbench.gui.document import Document
from workbench.gui.fields.base import Field
from workbench.gui.fields.context import FormContext
from workbench.gui.fields.group import GroupField
from workbench.gui.fields.make import make_field
from workbench.gui.fields.row import Row, by_pointer
from workbench.gui.fields.shape import hint_of, resolved, type_of
from workbench.gui.following import Following
from workbench.gui.lang import tr
from workbench.gui.panes.pointing import light, says
from workbench.gui.plain_text import PlainLabel
from workbench.model.ref import EntityRef

_LEAST_WIDTH = 300
_MOST_WIDTH = 760
#: Properties that a special editor holds whole: rows of characters are no form.
_ELSEWHERE = frozenset({"hex_map"})


class FormPane(QWidget):
    """Scrolls the fields; below them stands what the field with the focus means."""

    #: str pointer of the field that got the focus.
    pointed = Signal(str)

    def __init__(self, document: Document, ref: EntityRef | None) -> None:
        super().__init__()
        assert ref is not None
        kind = document.workspace.kinds.get(ref.kind)
        self._document = document
        self._ref = ref
        self._read_only = False
        self._context = FormContext(document, ref, kind.schema if kind else {}, self)
        self._context.focused.connect(self._show_hint)
        self._context.focused.connect(self._tell_focus)
        self._filled: Row | None = None
        self._lit: Field | None = None
        self._scroll = self._scroller()
        self._hint = PlainLabel()
        self._hint.setTextFormat(Qt.TextFormat.RichText)
        self._hint.setProperty("role", "hint")
        self._hint.setWordWrap(True)
        self._hint.setContentsMargins(theme.NORMAL, theme.SMALL, theme.NORMAL, theme.SMALL)
        self._hint.setMinimumHeight(38)
        rule = QFrame()
        rule.setProperty("role", "rule")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(rule)
        layout.addWidget(self._hint)
        self._show_hint("", hint_of(self._context.schema))
        Following(self, document, self._show)
        document.findings_changed.connect(self._show_faults)

    @property
    def _row(self) -> Row:
        """The fields. Made when first needed, inside their window: Qt styles a widget again when it moves there."""
        if self._filled is None:
            self._filled = Row(self._root())
            self._filled.setEnabled(not self._read_only)
            self._column.insertWidget(0, self._filled)
            self._filled.field.show_value(self._context.data)
            self._filled.show_faults(by_pointer(self._document.findings_of(self._ref)))
        return self._filled

    @property
    def field(self) -> Field:
        """The field of the whole entity."""
        return self._row.field

    def showEvent(self, event: QShowEvent) -> None:
        """Make the fields when they come into sight."""
        super().showEvent(event)
        self._row.show()

    def focus_pointer(self, pointer: str) -> None:
        """Put the focus on the field of a pointer, opening what hides it."""
        widget = self._row.field.reveal(pointer)
        widget.setFocus()
        # once the layout knows the rows that were just opened
        QTimer.singleShot(0, widget, lambda: self._scroll.ensureWidgetVisible(widget, 24, 80))

    def point_at(self, pointer: str) -> None:
        """Light up the field of a pointer, or what holds it, as far as it is in sight; an empty one takes it away."""
        light_old, self._lit = self._lit, None
        fields = [field for field in self.findChildren(Field) if field.pointer and field.isVisible()]
        holding = [field for field in fields if says(pointer, field.pointer)]
        if pointer and holding:
            self._lit = max(holding, key=lambda field: len(field.pointer))
        for field, on in ((light_old, False), (self._lit, True)):
            if field is not None and isValid(field):
                light(field.focusProxy() or field, on)

    def set_read_only(self, read_only: bool) -> None:
        """Let nothing be changed."""
        self._read_only = read_only
        if self._filled:
            self._filled.setEnabled(not read_only)

    def _root(self) -> Field:
        schema = resolved(self._context.schema, self._context.schema)
        if type_of(schema) != "object":
            return make_field(self._context, schema, "", self._ref.kind)
        parts = schema.get("properties", {})
        skip = [name for name, part in parts.items() if part.get("x-widget") in _ELSEWHERE]
        if skip:
            # a map's rows of levels belong to its rows of terrain
            skip += [name for name, part in parts.items() if name == "levels" and part.get("type") == "array"]
        return GroupField(self._context, schema, "", self._ref.kind, bare=True, skip=("id", *skip))

    def _scroller(self) -> QScrollArea:
        inner, column = QWidget(), QWidget()
        inner.setProperty("role", "surface")
        column.setMaximumWidth(_MOST_WIDTH)
        across = QHBoxLayout(inner)
        across.setContentsMargins(0, 0, 0, 0)
        across.addWidget(column, 1)
        across.addStretch(0)
        self._column = box = QVBoxLayout(column)
        box.setContentsMargins(theme.NORMAL, theme.NORMAL, theme.NORMAL, theme.LARGE)
        box.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(inner)
        scroll.setWidgetResizable(True)
        scroll.setAccessibleName(tr("Form"))
        scroll.setMinimumWidth(_LEAST_WIDTH)
        return scroll

    def _show(self) -> None:
        """Show the entity again; another entity may have become, or lost, what a reference names."""
        if self._filled:
            self._filled.field.show_value(self._context.data)

    def _show_faults(self) -> None:
        if self._filled:
            self._filled.show_faults(by_pointer(self._document.findings_of(self._ref)))

    def _tell_focus(self) -> None:
        """Say which field got the focus."""
        widget: QWidget | None = self.focusWidget()
        while widget is not None and not isinstance(widget, Field):
            widget = widget.parentWidget()
        if widget is not None:
            self.pointed.emit(widget.pointer)

    def _show_hint(self, title: str, hint: str) -> None:
        self._hint.setText(f"<b>{escape(title)}</b>&nbsp; {escape(hint)}" if title else escape(hint))
