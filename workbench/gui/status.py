"""The status bar: pack, entities, unsaved, errors and warnings."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QToolButton

from workbench.gui import icons, theme
from workbench.gui.document import Document
from workbench.gui.lang import counted, tr
from workbench.gui.plain_text import PlainLabel
from workbench.model.diagnostic import Severity


class StatusLine(QObject):
    """Fills the status bar of a window; the problems are a button that shows them."""

    def __init__(self, document: Document, window: QMainWindow) -> None:
        super().__init__(window)
        self._document = document
        self._pack = PlainLabel()
        self._problems = QToolButton()
        self._problems.setProperty("flat", True)
        self._problems.setToolButtonStyle(icons.BESIDE)
        self._problems.setToolTip(tr("Show or fold the problems (Ctrl+2)"))
        self.problems_clicked = self._problems.clicked
        bar = window.statusBar()
        bar.setSizeGripEnabled(False)
        bar.setContentsMargins(theme.SMALL, 0, theme.SMALL, 0)
        bar.addPermanentWidget(self._pack)
        bar.addPermanentWidget(self._problems)
        document.changed.connect(self._changed)
        document.dirty_changed.connect(self.show)
        document.findings_changed.connect(self.show)
        self.show()

    def show(self) -> None:
        """Say how things stand."""
        packs = self._document.packs
        entities = sum(len(by_id) for by_id in packs.opened.entities.values())
        dirty = len(self._document.workspace.dirty)
        parts = [packs.opened.id, tr("{count} entities", count=entities)]
        if dirty:
            parts.append(tr("{count} unsaved", count=dirty))
        if packs.opened.read_only:
            parts.append(tr("read-only: {why}", why=packs.opened.read_only))
        self._pack.setText("   ·   ".join(parts))
        self._show_problems()

    def _show_problems(self) -> None:
        findings = self._document.findings
        errors = sum(1 for found in findings if found.severity == Severity.ERROR)
        warnings = sum(1 for found in findings if found.severity == Severity.WARNING)
        colors = theme.current()
        color = colors.error if errors else colors.warning if warnings else colors.good
        said = f"{counted(errors, 'error', 'errors')}, {counted(warnings, 'warning', 'warnings')}"
        self._problems.setIcon(icons.dot(color, 12))
        self._problems.setText(said)
        self._problems.setAccessibleName(said)

    def _changed(self, changed: object) -> None:
        self.show()
