"""The frame of a window: tree, tabs, Problems and Search, and ways to bring them to the front. No commands yet."""

from __future__ import annotations

import base64
import contextlib
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, Qt, Signal
from PySide6.QtGui import QAction, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QVBoxLayout, QWidget

from workbench.gui import splitters
from workbench.gui.disk_bar import DiskBar
from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.late_dock import LateDock
from workbench.gui.lower_docks import LowerDocks
from workbench.gui.naming import display_name
from workbench.gui.panes.overview import OverviewPane
from workbench.gui.panes.pack_tree import PackTree
from workbench.gui.settings import Settings
from workbench.gui.tabs import EditorTabs
from workbench.model.ref import EntityRef

if TYPE_CHECKING:
    from workbench.gui.entity_commands import EntityCommands
    from workbench.gui.panes.entity_editor import EntityEditor
    from workbench.gui.panes.problems import ProblemsPane
    from workbench.gui.panes.search import SearchPane

#: Pixels of the pack tree: at least, and at first.
_TREE_WIDTH = (180, 256)


class WindowFrame(QMainWindow):
    """Holds the panes together. `actions_by_name` is filled by the window that has commands."""

    #: str: open this pack instead. bool: dark. str: language.
    pack_requested = Signal(str)
    theme_requested = Signal(str)
    language_requested = Signal(str)
    #: str code: the user wants the page of a check.
    explain_requested = Signal(str)
    closed = Signal()
    #: The window came to the front.
    activated = Signal()

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        self.document = document
        self.settings = settings
        self.actions_by_name: dict[str, QAction] = {}
        self._placed = False
        self._docks: list[LateDock] = []
        self.tree = PackTree(document)
        self.tabs = EditorTabs(document)
        self.disk_bar = DiskBar()
        self.setCentralWidget(self._make_middle())
        self._make_docks()
        self.resize(1440, 900)

    @cached_property
    def problems(self) -> ProblemsPane:
        """What is wrong."""
        from workbench.gui.panes.problems import ProblemsPane  # noqa: PLC0415 no part of the first paint

        pane = ProblemsPane(self.document)
        pane.explain_requested.connect(self.explain_requested)
        pane.fold_requested.connect(lambda: self.below.set_open(False))
        return pane

    @cached_property
    def search(self) -> SearchPane:
        """What was looked for."""
        from workbench.gui.panes.search import SearchPane  # noqa: PLC0415 no part of the first paint

        pane = SearchPane(self.document)
        pane.fold_requested.connect(lambda: self.below.set_open(False))
        return pane

    @cached_property
    def entities(self) -> EntityCommands:
        """What can be done with an entity."""
        from workbench.gui.entity_commands import EntityCommands  # noqa: PLC0415 no part of the first paint

        return EntityCommands(self.document, self)

    def open_entity(self, ref: EntityRef, pointer: str = "") -> EntityEditor | None:
        """Show an entity, and a place in it."""
        editor = self.tabs.open_entity(ref, pointer)
        if editor is None:
            pack = self.document.packs.pack(ref.pack)
            if pack and ref in pack.unread:
                self.tell(tr("The file of `{ref}` cannot be read: the problems say why", ref=ref))
                self.show_pane(self.problems)
            else:
                self.tell(tr("`{ref}` is not there any more", ref=ref))
        return editor

    def show_overview(self) -> None:
        """Bring the overview to the front."""
        title = display_name(self.document.packs.opened.described)
        self.tabs.open_pane(OverviewPane, title, "pack", self._make_overview)

    def tell(self, text: str) -> None:
        """Say something in the status bar for a while."""
        self.statusBar().showMessage(text, 8000)

    def dock(self, pane: QWidget) -> QDockWidget:
        """The dock of a pane."""
        return next(dock for dock in self._docks if dock.pane() is pane)

    def show_pane(self, pane: QWidget) -> None:
        """Bring a dock to the front and give it the focus."""
        dock = self.dock(pane)
        if self.below.holds(dock):
            self.below.set_open(True)
        dock.show()
        dock.raise_()
        pane.setFocus()

    def restore(self) -> None:
        """Put the window where it was last time."""
        for name, put in (("geometry", self.restoreGeometry), ("layout", self.restoreState)):
            with contextlib.suppress(ValueError):
                put(QByteArray(base64.b64decode(self.settings.text(name))))
        self._placed = bool(self.settings.text("layout"))
        splitters.restore(self.settings.text("splitters"))
        self.below.apply()

    def changeEvent(self, event: QEvent) -> None:
        """Tell when the window comes to the front: others may have been at work meanwhile."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.activated.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the tree its first width: what is said of docks that are not shown yet is forgotten."""
        super().showEvent(event)
        if not self._placed:
            self._placed = True
            self.resizeDocks([self.dock(self.tree)], [_TREE_WIDTH[1]], Qt.Orientation.Horizontal)

    # ---------------------------------------------------------------- inside

    def _make_middle(self) -> QWidget:
        middle = QWidget()
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.disk_bar)
        column.addWidget(self.tabs, 1)
        return middle

    def _make_docks(self) -> None:
        areas = Qt.DockWidgetArea
        left = self._add_dock(lambda: self.tree, tr("Pack"), "pack", areas.LeftDockWidgetArea)
        below = self._add_dock(lambda: self.problems, tr("Problems"), "problems", areas.BottomDockWidgetArea)
        found = self._add_dock(lambda: self.search, tr("Search"), "search", areas.BottomDockWidgetArea)
        left.pane()
        for dock in (below, found):
            dock.setTitleBarWidget(QWidget())  # their tabs name them
        self.tabifyDockWidget(below, found)
        below.raise_()
        self.setCorner(Qt.Corner.BottomLeftCorner, areas.LeftDockWidgetArea)
        left.setMinimumWidth(_TREE_WIDTH[0])
        self.below = LowerDocks(self, (below, found), self.tabs, self.document)

    def _add_dock(self, make: Callable[[], QWidget], title: str, name: str, area: Qt.DockWidgetArea) -> LateDock:
        dock = LateDock(title, self, make)
        dock.setObjectName(name)
        dock.setAccessibleName(title)
        dock.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self.addDockWidget(area, dock)
        self._docks.append(dock)
        return dock

    def _make_overview(self) -> OverviewPane:
        pane = OverviewPane(self.document)
        pane.kind_requested.connect(self._show_kind)
        pane.problems_requested.connect(lambda: self.show_pane(self.problems))
        return pane

    def _show_kind(self, kind: str) -> None:
        self.show_pane(self.tree)
        self.tree.filter.setText(f"{kind}:")
