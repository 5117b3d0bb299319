"""The Problems pane: all findings, their help and fixes, a jump to the place."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QToolButton, QTreeView, QVBoxLayout, QWidget

from workbench.edits import SetValue
from workbench.gui import icons, theme
from workbench.gui.document import Document
from workbench.gui.fields.flow import Flow
from workbench.gui.fields.heading import small_button
from workbench.gui.fields.row import fault_text
from workbench.gui.lang import counted, tr
from workbench.gui.panes.problem_model import FINDING, ProblemModel, severity_color
from workbench.gui.plain_text import PlainLabel
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef

_DETAIL_WIDTH = 300
_TITLES = {
    Severity.ERROR: ("error", "errors"),
    Severity.WARNING: ("warning", "warnings"),
    Severity.INFO: ("note", "notes"),
}


class ProblemsPane(QWidget):
    """A double click, Enter or F8 jumps to the field."""

    #: str code: the user wants the page of a check.
    explain_requested = Signal(str)
    #: The user wants the room back.
    fold_requested = Signal()

    def __init__(self, document: Document, ref: EntityRef | None = None) -> None:
        super().__init__()
        self._document = document
        self.model = ProblemModel(document)
        self._toggles = {severity: self._toggle(severity) for severity in Severity}
        self.view = self._make_view()
        self._empty = PlainLabel(tr("No problems"), "muted")
        self._empty.setContentsMargins(theme.NORMAL, theme.SMALL, 0, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._make_bar())
        layout.addWidget(self._empty, 1, Qt.AlignmentFlag.AlignTop)
        across = QHBoxLayout()
        across.setSpacing(0)
        across.addWidget(self.view, 1)
        across.addWidget(self._make_detail())
        layout.addLayout(across, 1)
        self.setFocusProxy(self.view)
        document.findings_changed.connect(self._refresh)
        self._refresh()

    def sizeHint(self) -> QSize:
        """Low: the editors above need the room more."""
        return QSize(480, 150)

    def go(self, step: int) -> bool:
        """Select the next (1) or the one before (-1) and jump there; False when there is none."""
        count = self.model.rowCount()
        if not count:
            return False
        now = self.view.currentIndex()
        row = (now.row() + step) % count if now.isValid() else (0 if step > 0 else count - 1)
        self.view.setCurrentIndex(self.model.index(row, 0))
        self._jump(self.model.index(row, 0))
        return True

    def _make_view(self) -> QTreeView:
        view = QTreeView()
        view.setModel(self.model)
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setIconSize(QSize(11, 11))
        view.setAccessibleName(tr("Problems"))
        header = view.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.resizeSection(1, 300)
        header.resizeSection(2, 90)
        view.activated.connect(self._jump)
        view.selectionModel().currentChanged.connect(lambda now, _: self._show_detail(now.data(FINDING)))
        return view

    def _make_bar(self) -> QHBoxLayout:
        bar = QHBoxLayout()
        bar.setSpacing(theme.TINY)
        bar.setContentsMargins(theme.SMALL, theme.TINY, theme.SMALL, theme.TINY)
        for toggle in self._toggles.values():
            bar.addWidget(toggle)
        bar.addStretch(1)
        hint = PlainLabel(tr("F8 next problem, Enter jumps to it"), "hint")
        bar.addWidget(hint)
        bar.addWidget(small_button("down", tr("Fold this pane"), self.fold_requested.emit))
        return bar

    def _toggle(self, severity: Severity) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setChecked(True)
        button.setProperty("flat", True)
        button.setToolButtonStyle(icons.BESIDE)
        button.toggled.connect(lambda on: self._filter(severity, on))
        return button

    def _make_detail(self) -> QWidget:
        self._detail = QWidget()
        self._help = PlainLabel(role="hint", wrap=True)
        self._fixes = Flow()
        self._buttons: list[QWidget] = []
        box = QVBoxLayout(self._detail)
        box.setContentsMargins(theme.NORMAL, theme.TINY, theme.NORMAL, theme.SMALL)
        box.addWidget(self._help)
        box.addWidget(self._fixes)
        box.addStretch(1)
        self._detail.setFixedWidth(_DETAIL_WIDTH)
        self._detail.hide()
        return self._detail

    def _refresh(self) -> None:
        count = dict.fromkeys(Severity, 0)
        for found in self._document.findings:
            count[found.severity] += 1
        for severity, button in self._toggles.items():
            button.setText(counted(count[severity], *_TITLES[severity]))
            button.setIcon(icons.dot(severity_color(severity), 12))
        self._empty.setVisible(not self.model.rowCount())
        self.view.setVisible(bool(self.model.rowCount()))
        if not self.view.currentIndex().isValid():
            self._show_detail(None)

    def _filter(self, severity: Severity, on: bool) -> None:
        (self.model.shown.add if on else self.model.shown.discard)(severity)
        self.model.refresh()
        self._refresh()

    def _jump(self, index: QModelIndex) -> None:
        found: Diagnostic | None = index.data(FINDING)
        if found and found.ref:
            self._document.open_requested.emit(found.ref, found.pointer)

    def _show_detail(self, found: Diagnostic | None) -> None:
        for button in self._buttons:
            self._fixes.remove(button)
        self._buttons.clear()
        self._detail.setVisible(found is not None)
        if not found:
            return
        self._help.setText(fault_text(found))
        for fix in found.fixes:
            edit = SetValue(fix.ref, fix.pointer, fix.value)
            self._button(fix.title, partial(self._fix, edit))
        self._button(tr("Explain {code}", code=found.code), lambda: self.explain_requested.emit(found.code))

    def _button(self, text: str, clicked: Callable[[], object]) -> None:
        button = QToolButton()
        button.setText(text)
        button.clicked.connect(lambda: clicked())
        self._buttons.append(button)
        self._fixes.add(button)

    def _fix(self, edit: SetValue) -> None:
        self._document.end_step()
        self._document.push(edit)
        self._document.end_step()
