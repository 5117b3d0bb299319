"""Findings as rows of a table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from workbench.gui import icons, theme
from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.plain_text import plain
from workbench.model.diagnostic import Diagnostic, Severity

Index = QModelIndex | QPersistentModelIndex
FINDING = Qt.ItemDataRole.UserRole
_ROOT = QModelIndex()


class ProblemModel(QAbstractTableModel):
    """Worst first, then by entity; `shown` are the severities that are not filtered out."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = document
        self.shown = set(Severity)
        self._rows: list[Diagnostic] = []
        document.findings_changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Take the findings of the document."""
        order = list(Severity)
        fresh = [found for found in self._document.findings if found.severity in self.shown]
        fresh.sort(key=lambda found: (order.index(found.severity), found.identity))
        self.beginResetModel()
        self._rows = fresh
        self.endResetModel()

    def finding(self, row: int) -> Diagnostic | None:
        """The finding of a row."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def rowCount(self, parent: Index = _ROOT) -> int:
        """How many findings are shown."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """What, where, code."""
        return 3

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Titles of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return (tr("Problem"), tr("Where"), tr("Code"))[section]
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, dot, tool tip, the finding."""
        found = self._rows[index.row()]
        colors = theme.current()
        if role == Qt.ItemDataRole.DisplayRole:
            return (found.message, where(found), found.code)[index.column()]
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            return icons.dot_icon(severity_color(found.severity))
        if role == Qt.ItemDataRole.ForegroundRole and index.column() > 0:
            return QColor(colors.muted)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain(found.help or found.message)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{tr(str(found.severity))}: {found.message}, {where(found)}"
        return found if role == FINDING else None


def where(found: Diagnostic) -> str:
    """The place of a finding for people: entity and pointer, else the file; the line when it is known."""
    place = f"{found.ref}{found.pointer}" if found.ref else found.file or found.pack
    return f"{place}:{found.line}" if found.line else place


def severity_color(severity: Severity) -> str:
    """The theme's colour of a severity."""
    colors = theme.current()
    return {Severity.ERROR: colors.error, Severity.WARNING: colors.warning}.get(severity, colors.info)
