"""One row of a form: label, field, what is wrong with it and a button for each fix."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from workbench.edits import SetValue
from workbench.gui import theme
from workbench.gui.fields.base import Faults, Field, mark
from workbench.gui.fields.flow import Flow
from workbench.gui.fields.heading import text_button
from workbench.gui.fields.shape import hint_of
from workbench.gui.plain_text import PlainLabel, plain
from workbench.model.diagnostic import Diagnostic, Severity

LABEL_WIDTH = 136  # pixels; the number of an item in a list needs less
_ORDER = list(Severity)


class Row(QWidget):
    """A labelled field. Wide fields draw their own heading."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.SMALL)
        grid.setVerticalSpacing(theme.TINY)
        if field.wide:
            grid.addWidget(field, 0, 0)
        else:
            grid.addWidget(self._label(), 0, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(field, 0, 1)
            grid.setColumnStretch(1, 1)
        self._faults = QVBoxLayout()
        self._faults.setContentsMargins(0, 0, 0, 0)
        self._faults.setSpacing(2)
        grid.addLayout(self._faults, 1, 0 if field.wide else 1)

    def show_faults(self, faults: Faults) -> None:
        """Show the faults of this field below it and hand the others down."""
        own = sorted(faults.get(self.field.pointer, ()), key=lambda found: _ORDER.index(found.severity))
        target = self.field.focusProxy()
        if target:
            mark(target, own[0].severity if own and own[0].severity != Severity.INFO else "")
        while taken := self._faults.takeAt(0):
            if old := taken.widget():
                old.hide()
                old.deleteLater()
        for found in own:
            self._faults.addWidget(self._line(found))
        self.field.show_faults(faults)

    def _label(self) -> QLabel:
        label = PlainLabel(self.field.title)
        short = len(self.field.title) == 1 or self.field.title.isdecimal()
        label.setProperty("role", "muted" if not self.field.required else "label")
        label.setToolTip(plain(hint_of(self.field.schema)))
        label.setFixedWidth(24 if short else LABEL_WIDTH)
        label.setWordWrap(True)
        label.setContentsMargins(0, 6, 0, 0)
        label.setBuddy(self.field)
        return label

    def _line(self, found: Diagnostic) -> QWidget:
        line = QWidget()
        box = QVBoxLayout(line)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        text = PlainLabel(fault_text(found))
        text.setProperty("role", str(found.severity))
        text.setWordWrap(True)
        text.setToolTip(found.code)
        box.addWidget(text)
        fixes = Flow()
        for fix in found.fixes[:2]:
            edit = SetValue(fix.ref, fix.pointer, fix.value)
            button = text_button("fix", fix.title, partial(self.field.context.step, edit))
            button.setAccessibleName(fix.title)
            fixes.add(button)
        box.addWidget(fixes)
        return line


def fault_text(found: Diagnostic) -> str:
    """What is wrong and what was expected, in one line."""
    return f"{found.message}. {found.help}" if found.help else found.message


def by_pointer(findings: Sequence[Diagnostic]) -> dict[str, list[Diagnostic]]:
    """Findings of one entity by pointer."""
    made: dict[str, list[Diagnostic]] = {}
    for found in findings:
        made.setdefault(found.pointer, []).append(found)
    return made
