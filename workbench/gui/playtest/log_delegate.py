"""How a line of the game's log is painted: grouped by decision, a dot for its sort, dice as dice."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from workbench.gui import theme
from workbench.gui.icons import kind_color

#: Roles of a log item: LogLine, whether it is the first of its decision, faces of its dice.
LINE, FIRST, FACES = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
GUTTER, PAD, DIE = 44, 4, 16
#: Dice beyond this are counted in the text only.
MOST_DICE = 12
Index = QModelIndex | QPersistentModelIndex


class LogDelegate(QStyledItemDelegate):
    """Paints log lines; wraps text to the width of the view."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped text, with room above the first line of a decision."""
        width = self._width(option)
        box = QFontMetrics(theme.font(9.0)).boundingRect(
            QRect(0, 0, max(60, width), 10_000), Qt.TextFlag.TextWordWrap, str(index.data() or "")
        )
        dice = DIE + 4 if index.data(FACES) else 0
        return QSize(width, box.height() + 2 * PAD + dice + (5 if index.data(FIRST) else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        palette, line = theme.current(), index.data(LINE)
        box: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, QColor(palette.selection))
        top = box.top() + PAD
        if index.data(FIRST):
            painter.setPen(QPen(QColor(palette.border), 1))
            painter.drawLine(box.left() + 8, box.top() + 1, box.right() - 8, box.top() + 1)
            top += 5
            painter.setFont(theme.font(7.5))
            painter.setPen(QColor(palette.faint))
            number = QRect(box.left() + 4, top, GUTTER - 20, 16)
            painter.drawText(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(line.decision))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(kind_color(line.kind))
        painter.drawEllipse(QRectF(box.left() + GUTTER - 12, top + 4, 7, 7))
        painter.setFont(theme.font(9.0))
        painter.setPen(QColor(palette.muted if line.kind == "roll" else palette.text))
        text = QRect(box.left() + GUTTER, top, self._width(option), box.bottom() - top)
        painter.drawText(text, Qt.TextFlag.TextWordWrap, str(index.data() or ""))
        faces = index.data(FACES)
        if faces:
            self._dice(painter, box.left() + GUTTER, box.bottom() - DIE - 3, faces)
        painter.restore()

    def _dice(self, painter: QPainter, x: int, y: int, faces: tuple[int, ...]) -> None:
        palette = theme.current()
        painter.setFont(theme.font(7.5, bold=True))
        for face in faces[:MOST_DICE]:
            die = QRectF(x, y, DIE, DIE)
            painter.setPen(QPen(QColor(palette.strong_border), 1))
            painter.setBrush(QColor(palette.raised))
            painter.drawRoundedRect(die, 4, 4)
            painter.setPen(QColor(palette.text))
            painter.drawText(die, Qt.AlignmentFlag.AlignCenter, str(face))
            x += DIE + 3

    def _width(self, option: QStyleOptionViewItem) -> int:
        view = option.widget
        whole = view.viewport().width() if view is not None and hasattr(view, "viewport") else option.rect.width()
        return int(whole) - GUTTER - 10
