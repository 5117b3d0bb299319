"""The pack tree as a Qt model over plain nodes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, Qt, QTimer, Signal

from workbench.gui import icons
from workbench.gui.document import Document
from workbench.gui.lang import tr
from workbench.gui.naming import display_name
from workbench.gui.panes.pack_nodes import Node, build_nodes, entities_below, find_node
from workbench.model.diagnostic import Severity
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef

Index = QModelIndex | QPersistentModelIndex
NODE = Qt.ItemDataRole.UserRole
_ROOT = QModelIndex()
#: Milliseconds of rest in typing a name after which the rows take it.
_REST = 200


class PackModel(QAbstractItemModel):
    """Rows hold a Node under the role NODE. `filter` leaves only what matches, forgivingly."""

    #: Stars and dots of any row may be other ones; the names are the same.
    marks_changed = Signal()

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self._document = document
        self._wanted = ""
        #: The packs that the rows show.
        self._packs = document.packs
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._rebuild)
        self._root = self._built()
        self._worst: dict[EntityRef, Severity] = {}
        self._dirty: frozenset[EntityRef] = document.workspace.dirty
        document.changed.connect(self._changed)
        document.dirty_changed.connect(self._show_dirty)
        document.findings_changed.connect(self._count_findings)
        self._count_findings()

    def filter(self, wanted: str) -> None:
        """Show what matches `text` or `kind:text`."""
        self._wanted = wanted.strip()
        self._rebuild()

    def worst(self, node: Node) -> Severity | None:
        """The worst finding of an entity, or below a kind or pack."""
        if not self._worst:
            return None
        if node.ref:
            return self._worst.get(node.ref)
        if not node.is_made:
            found = [each for ref, each in self._worst.items() if (ref.pack, ref.kind) == (node.pack, node.kind)]
        else:
            found = [each for each in map(self.worst, node.children) if each]
        return min(found, key=list(Severity).index, default=None)

    def is_dirty(self, node: Node) -> bool:
        """True when an entity, or one below, has unsaved changes."""
        if node.ref:
            return node.ref in self._dirty
        return any(ref.pack == node.pack and ref.kind == node.kind for ref in self._dirty)

    def index_of(self, ref: EntityRef) -> QModelIndex:
        """The row of an entity, or no index."""
        node = find_node(self._root, ref)
        return self.createIndex(node.row, 0, node) if node else QModelIndex()

    def matches(self) -> list[EntityRef]:
        """Entities that the filter leaves, top down."""
        return [node.ref for node in entities_below(self._root) if node.ref]

    # ---------------------------------------------------------------- what Qt asks

    def index(self, row: int, column: int, parent: Index = _ROOT) -> QModelIndex:
        """The index of a row."""
        children = self._node(parent).children
        return (
            self.createIndex(row, column, children[row]) if 0 <= row < len(children) and column == 0 else QModelIndex()
        )

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]  # Qt overloads parent()
        """The index of the row above."""
        above = self._node(index).parent
        if above is None or above is self._root:
            return QModelIndex()
        return self.createIndex(above.row, 0, above)

    def rowCount(self, parent: Index = _ROOT) -> int:
        """How many rows stand below."""
        return len(self._node(parent).children) if parent.column() <= 0 else 0

    def hasChildren(self, parent: Index = _ROOT) -> bool:
        """Whether rows stand below; makes none of them."""
        node = self._node(parent)
        return parent.column() <= 0 and (node is self._root or node.count > 0)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """One."""
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, icon, tool tip, what a screen reader says, the node."""
        node = self._node(index)
        if role == Qt.ItemDataRole.DisplayRole:
            return node.title
        if role == Qt.ItemDataRole.DecorationRole:
            return icons.of_kind(self._document.workspace.kinds.get(node.kind), node.kind)
        if role == Qt.ItemDataRole.ToolTipRole and node.ref:
            return node.ref.full
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._said(node)
        return node if role == NODE else None

    def repaint(self) -> None:
        """Stars and dots may be other ones."""
        self.marks_changed.emit()

    def _said(self, node: Node) -> str:
        worst = self.worst(node)
        parts = [node.title, str(node.count) if node.count else "", tr("unsaved") if self.is_dirty(node) else ""]
        return ", ".join(part for part in [*parts, tr(str(worst)) if worst else ""] if part)

    def _node(self, index: Index) -> Node:
        return index.internalPointer() if index.isValid() else self._root

    def _built(self) -> Node:
        self._packs = self._document.packs
        return build_nodes(self._packs, self._document.workspace.kinds, self._wanted)

    def _rebuild(self) -> None:
        self._rest.stop()
        self._show(self._built())

    def _show(self, fresh: Node) -> None:
        """Turn to other rows; the old ones live until Qt has let go of them."""
        self.beginResetModel()
        self._old, self._root = self._root, fresh
        self.endResetModel()

    def _show_dirty(self) -> None:
        self._dirty = self._document.workspace.dirty
        self.repaint()

    def _changed(self, changed: frozenset[EntityRef]) -> None:
        """Rebuild at once when an entity came or went, after a rest when one is being given another name."""
        now = self._document.packs
        titles = [(self._title(ref, self._packs), self._title(ref, now)) for ref in changed]
        if any((shown is None) != (title is None) for shown, title in titles):
            self._rebuild()
        elif any(shown != title for shown, title in titles):
            self._rest.start()

    def _title(self, ref: EntityRef, packs: PackSet) -> str | None:
        entity = packs.get(ref)
        return display_name(entity, packs, self._document.workspace.kinds.get(ref.kind)) if entity else None

    def _count_findings(self) -> None:
        worst: dict[EntityRef, Severity] = {}
        for found in self._document.findings:
            if found.ref and found.severity != Severity.INFO:
                known = worst.get(found.ref)
                if known is None or found.severity == Severity.ERROR:
                    worst[found.ref] = found.severity
        self._worst = worst
        self.repaint()
