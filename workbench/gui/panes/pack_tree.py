"""The pack tree: filter as you type, counts, stars for what is unsaved, dots for what is wrong."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QTreeView, QVBoxLayout, QWidget

from workbench.gui import icons, theme
from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.panes.pack_delegate import PackDelegate
from workbench.gui.panes.pack_model import NODE, PackModel
from workbench.gui.panes.pack_nodes import Node
from workbench.model.pack import MANIFEST
from workbench.model.ref import EntityRef


class PackTree(QWidget):
    """A click or Enter opens an entity; down in the filter goes to the tree."""

    #: QPoint global, Node: the user wants the menu of a row.
    menu_requested = Signal(object, object)

    def __init__(self, document: Document, ref: EntityRef | None = None) -> None:
        super().__init__()
        self._document = document
        self.model = PackModel(document)
        self._open: set[tuple[str, str]] = set()
        self._filtered = False
        self.filter = self._make_filter()
        self.view = self._make_view()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        box = QWidget()
        inner = QVBoxLayout(box)
        inner.setContentsMargins(theme.SMALL, theme.SMALL, theme.SMALL, theme.SMALL)
        inner.addWidget(self.filter)
        layout.addWidget(box)
        layout.addWidget(self.view, 1)
        self.setFocusProxy(self.filter)
        self.model.marks_changed.connect(self._repaint)
        self.model.modelAboutToBeReset.connect(self._remember)
        self.model.modelReset.connect(self._expand)
        self._expand()
        if ref:
            self.select(ref)

    def select(self, ref: EntityRef) -> None:
        """Show where an entity stands, without opening it."""
        index = self.model.index_of(ref)
        if index.isValid() and self.view.currentIndex() != index:
            self.view.setCurrentIndex(index)
            self.view.scrollTo(index)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down leaves the filter, Enter opens the first match, Esc empties it."""
        if watched is self.filter and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Down:
                self.view.setFocus()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if matches := self._shown_matches():
                    self._document.open_requested.emit(matches[0], "")
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.filter.clear()
                return True
        return super().eventFilter(watched, event)

    def _repaint(self) -> None:
        self.view.viewport().update()

    def _shown_matches(self) -> list[EntityRef]:
        """What the filter leaves; the pack's own row is no match of a filter."""
        found = self.model.matches()
        return found[1:] if self.filter.text() else found

    def _make_filter(self) -> QLineEdit:
        line = QLineEdit()
        line.setPlaceholderText(tr("Filter"))
        line.setAccessibleName(tr("Filter the pack tree"))
        line.setClearButtonEnabled(True)
        line.addAction(icons.action("find"), QLineEdit.ActionPosition.LeadingPosition)
        line.textChanged.connect(self.model.filter)
        line.installEventFilter(self)
        return line

    def _make_view(self) -> QTreeView:
        view = QTreeView()
        view.setModel(self.model)
        view.setItemDelegate(PackDelegate(self.model))
        view.setHeaderHidden(True)
        view.setUniformRowHeights(True)
        view.setIndentation(14)
        view.setAccessibleName(tr("Pack tree"))
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.clicked.connect(self._clicked)
        view.activated.connect(self._clicked)
        view.customContextMenuRequested.connect(
            lambda point: self.menu_requested.emit(view.viewport().mapToGlobal(point), view.indexAt(point).data(NODE))
        )
        return view

    def _clicked(self, index: QModelIndex) -> None:
        node: Node = index.data(NODE)
        if node.ref:
            self._document.open_requested.emit(node.ref, "")

    def _remember(self) -> None:
        """What is open before the rows change; a filter opens everything and is not remembered."""
        if self._filtered:
            return
        self._open = set()
        for node in self._inner_nodes(QModelIndex()):
            index = self.model.createIndex(node.row, 0, node)
            if self.view.isExpanded(index):
                self._open.add((node.pack, node.kind))

    def _expand(self) -> None:
        self._filtered = bool(self.filter.text())
        for node in self._inner_nodes(QModelIndex()):
            if self._filtered or (node.pack, node.kind) in self._open:
                self.view.setExpanded(self.model.createIndex(node.row, 0, node), True)

    def _inner_nodes(self, parent: QModelIndex) -> list[Node]:
        found: list[Node] = []
        for row in range(self.model.rowCount(parent)):
            index = self.model.index(row, 0, parent)
            node: Node = index.data(NODE)
            if node.ref is None:
                found.append(node)
                found += [child for child in node.children if child.ref is None] if node.kind == MANIFEST else []
        return found
