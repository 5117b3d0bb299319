"""How a row of the pack tree looks: icon, name, id, count, star and dot."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from workbench.gui import theme
from workbench.gui.panes.pack_model import NODE, PackModel
from workbench.gui.panes.pack_nodes import Node
from workbench.model.diagnostic import Severity

_HEIGHT = 27
_ICON = 18


class PackDelegate(QStyledItemDelegate):
    """Paints Nodes of a PackModel."""

    def __init__(self, model: PackModel) -> None:
        super().__init__(model)
        self._model = model

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """One height for all rows."""
        return QSize(120, _HEIGHT)

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Give Qt nothing to write on the ground of a row."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row: the ground as Qt does, on it what stands in the node."""
        super().paint(painter, option, index)
        node: Node = index.data(NODE)
        rect: QRect = option.rect
        painter.save()
        icon: QIcon = index.data(Qt.ItemDataRole.DecorationRole)
        top = rect.top() + (rect.height() - _ICON) // 2
        icon.paint(painter, QRect(rect.left() + 2, top, _ICON, _ICON))
        right = self._paint_marks(painter, rect, node)
        painter.setFont(theme.font(bold=node.ref is None or node.parent is None))
        painter.setPen(QColor(theme.current().text))
        text = rect.adjusted(_ICON + 10, 0, right - rect.right(), 0)
        name = painter.fontMetrics().elidedText(node.title, Qt.TextElideMode.ElideRight, text.width())
        painter.drawText(text, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
        painter.restore()

    def _paint_marks(self, painter: QPainter, rect: QRect, node: Node) -> int:
        """Paint what stands at the right end; return where it begins."""
        colors = theme.current()
        right = rect.right() - 8
        worst = self._model.worst(node)
        if worst:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colors.error if worst == Severity.ERROR else colors.warning))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawEllipse(right - 7, rect.center().y() - 3, 7, 7)
            right -= 14
        if self._model.is_dirty(node):
            right = self._paint_text(painter, rect, right, "✱", colors.accent)
        if node.count:
            right = self._paint_text(painter, rect, right, str(node.count), colors.muted)
        return right - 4

    def _paint_text(self, painter: QPainter, rect: QRect, right: int, text: str, color: str) -> int:
        painter.setFont(theme.font(theme.CAPTION))
        painter.setPen(QColor(color))
        width = painter.fontMetrics().horizontalAdvance(text)
        place = QRect(right - width, rect.top(), width, rect.height())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)
        return right - width - 8
