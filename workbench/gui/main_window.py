"""The main window: tree, tabs, Problems, Search, menus, status bar."""

from __future__ import annotations

import base64
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QVBoxLayout, QWidget

from workbench.gui import command_actions, icons, theme
from workbench.gui.actions import COMMANDS
from workbench.gui.closing import may_close
from workbench.gui.disk_bar import DiskBar
from workbench.gui.document import Document
from workbench.gui.entity_commands import EntityCommands
from workbench.gui.lang import tr
from workbench.gui.lower_docks import LowerDocks
from workbench.gui.naming import display_name
from workbench.gui.panes.overview import OverviewPane
from workbench.gui.panes.pack_nodes import Node
from workbench.gui.panes.pack_tree import PackTree
from workbench.gui.panes.problems import ProblemsPane
from workbench.gui.panes.search import SearchPane
from workbench.gui.settings import Settings
from workbench.gui.status import StatusLine
from workbench.gui.tabs import EditorTabs
from workbench.gui.window_commands import WindowCommands
from workbench.model.ref import EntityRef

if TYPE_CHECKING:
    from workbench.gui.panes.entity_editor import EntityEditor

#: Pixels of the pack tree: at least, and at first.
_TREE_WIDTH = (180, 256)


class MainWindow(QMainWindow):
    """Holds the panes together; what a command does stands in WindowCommands."""

    #: str: open this pack instead. bool: dark. str: language.
    pack_requested = Signal(str)
    theme_requested = Signal(str)
    language_requested = Signal(str)
    closed = Signal()
    #: The window came to the front.
    activated = Signal()

    def __init__(self, document: Document, settings: Settings) -> None:
        super().__init__()
        self.document = document
        self.settings = settings
        self.asks = True
        self._placed = False
        self.tree = PackTree(document)
        self.tabs = EditorTabs(document)
        self.problems = ProblemsPane(document)
        self.search = SearchPane(document)
        self.entities = EntityCommands(document, self)
        self._commands = WindowCommands(self)
        self.actions_by_name = command_actions.make_actions(self, self._commands.method)
        self.disk_bar = DiskBar()
        self.setCentralWidget(self._make_middle())
        self._make_docks()
        command_actions.fill_menus(self, self.actions_by_name)
        command_actions.fill_tool_bar(self, self.actions_by_name)
        command_actions.show_icons(self.actions_by_name)
        self.status = StatusLine(document, self)
        self._connect()
        self.resize(1440, 900)
        self.show_overview()
        self._refresh()

    # ---------------------------------------------------------------- what others call

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
        return next(dock for dock in self.findChildren(QDockWidget) if dock.widget() is pane)

    def show_pane(self, pane: QWidget) -> None:
        """Bring a dock to the front and give it the focus."""
        dock = self.dock(pane)
        if self.below.holds(dock):
            self.below.set_open(True)
        dock.show()
        dock.raise_()
        pane.setFocus()

    def restyle(self) -> None:
        """Draw icons again in the colours of the theme that is on."""
        command_actions.show_icons(self.actions_by_name)
        self.tree.view.viewport().update()
        for at in range(self.tabs.count()):
            ref = getattr(self.tabs.widget(at), "ref", None)
            if ref:
                self.tabs.setTabIcon(at, icons.of_kind(self.document.workspace.kinds.get(ref.kind), ref.kind))

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

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask when something is unsaved."""
        if self.asks and not may_close(self, self.document, self.tabs.editors()):
            event.ignore()
            return
        self.settings.put("geometry", base64.b64encode(self.saveGeometry().data()).decode())
        self.settings.put("layout", base64.b64encode(self.saveState().data()).decode())
        super().closeEvent(event)
        # a stack that ends with its document tells of its emptying, when the window may be half gone
        self.document.undo_stack.indexChanged.disconnect(self._index_changed)
        self.closed.emit()

    def restore(self) -> None:
        """Put the window where it was last time."""
        for name, put in (("geometry", self.restoreGeometry), ("layout", self.restoreState)):
            with contextlib.suppress(ValueError):
                put(QByteArray(base64.b64decode(self.settings.text(name))))
        self._placed = bool(self.settings.text("layout"))
        self.below.apply()

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
        left = self._add_dock(self.tree, tr("Pack"), "pack", areas.LeftDockWidgetArea)
        below = self._add_dock(self.problems, tr("Problems"), "problems", areas.BottomDockWidgetArea)
        found = self._add_dock(self.search, tr("Search"), "search", areas.BottomDockWidgetArea)
        for dock in (below, found):
            dock.setTitleBarWidget(QWidget())  # their tabs name them
        self.tabifyDockWidget(below, found)
        below.raise_()
        self.setCorner(Qt.Corner.BottomLeftCorner, areas.LeftDockWidgetArea)
        left.setMinimumWidth(_TREE_WIDTH[0])
        self.below = LowerDocks(self, (below, found), self.tabs, self.document)

    def _add_dock(self, pane: QWidget, title: str, name: str, area: Qt.DockWidgetArea) -> QDockWidget:
        dock = QDockWidget(title, self)
        dock.setObjectName(name)
        dock.setAccessibleName(title)
        dock.setWidget(pane)
        dock.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self.addDockWidget(area, dock)
        return dock

    def _make_overview(self) -> OverviewPane:
        pane = OverviewPane(self.document)
        pane.kind_requested.connect(self._show_kind)
        pane.problems_requested.connect(lambda: self.show_pane(self.problems))
        return pane

    def _show_kind(self, kind: str) -> None:
        self.show_pane(self.tree)
        self.tree.filter.setText(f"{kind}:")

    def _connect(self) -> None:
        document = self.document
        document.open_requested.connect(self.open_entity)
        document.create_requested.connect(self.entities.new)
        document.refused.connect(self.tell)
        document.dirty_changed.connect(self._refresh)
        document.undo_stack.indexChanged.connect(self._index_changed)
        self.tabs.current_changed.connect(self._show_current)
        self.tabs.opened.connect(self._connect_editor)
        self.tree.menu_requested.connect(self._show_menu)
        self.problems.explain_requested.connect(self._commands.explain)
        self.problems.fold_requested.connect(lambda: self.below.set_open(False))
        self.search.fold_requested.connect(lambda: self.below.set_open(False))
        self.status.problems_clicked.connect(self._turn_problems)

    def _connect_editor(self, editor: EntityEditor) -> None:
        editor.usages_requested.connect(self._commands.show_usages)
        editor.rename_requested.connect(self.entities.rename)

    def _show_current(self, ref: EntityRef | None) -> None:
        if ref:
            self.tree.select(ref)
        self._refresh()

    def _turn_problems(self) -> None:
        """Show the problems, or fold them when they are in sight."""
        shown = not self.problems.visibleRegion().isEmpty()
        if shown:
            self.below.set_open(False)
        else:
            self.show_pane(self.problems)

    def _index_changed(self, index: int) -> None:
        self._refresh()

    def _refresh(self) -> None:
        """Title, star, and which commands can be used."""
        document = self.document
        pack = document.packs.opened
        dirty = bool(document.workspace.dirty)
        closed = f" ({tr('read-only')})" if pack.read_only else ""
        self.setWindowTitle(f"{'✱ ' if dirty else ''}{display_name(pack.described)}{closed} · Scenario Workbench")
        for command in COMMANDS:
            if command.edits:
                self.actions_by_name[command.name].setEnabled(not pack.read_only)
        stack = document.undo_stack
        for name, can, text in (
            ("undo", stack.canUndo(), stack.undoText()),
            ("redo", stack.canRedo(), stack.redoText()),
        ):
            self.actions_by_name[name].setEnabled(can)
            self.actions_by_name[name].setToolTip(f"{tr('Undo') if name == 'undo' else tr('Redo')}: {text}")
        self.actions_by_name["save"].setEnabled(dirty)

    def _show_menu(self, place: QPoint, node: Node | None) -> None:
        """The menu of a row of the tree."""
        menu = QMenu(self)
        entries: list[tuple[str, Callable[[], object]]] = []
        ref = node.ref if node else None
        if ref:
            entries += [
                (tr("Open"), lambda: self.open_entity(ref)),
                (tr("Find usages"), lambda: self._commands.show_usages(ref)),
                (tr("Rename…"), lambda: self.entities.rename(ref)),
                (tr("Duplicate…"), lambda: self.entities.duplicate(ref)),
                (tr("Delete…"), lambda: self.entities.delete(ref)),
            ]
        kinds = (node.kind,) if node and node.kind in self.document.workspace.kinds else ()
        entries.append((tr("New…"), lambda: self.entities.new(kinds)))
        for text, called in entries:
            menu.addAction(text).triggered.connect(lambda _=False, called=called: called())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setMinimumWidth(theme.LARGE * 6)
        menu.popup(place)
