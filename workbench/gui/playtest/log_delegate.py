"""How a line of the game's log is painted: grouped by decision, a dot for its sort, dice as dice."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from workbench.gui import theme
from workbench.gui.icons import kind_color

#: Roles of a log item: LogLine, whether it is the first of its decision, faces of its dice.
LINE, FIRST, FACES = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1, Qt.ItemDataRole.UserRole + 2
GUTTER, PAD, DIE = 44, 4, 16
#: Sizes that are kept.
MOST_SIZES = 20_000
#: Dice beyond this are counted in the text only.
MOST_DICE = 12
Index = QModelIndex | QPersistentModelIndex


class LogDelegate(QStyledItemDelegate):
    """Paints log lines; wraps text to the width of the view. Sizes are kept: a view asks for all of them each time."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sizes: dict[tuple[str, int, bool, bool], QSize] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the wrapped text, with room above the first line of a decision."""
        width, text = self._width(option), str(index.data() or "")
        dice, first = bool(index.data(FACES)), bool(index.data(FIRST))
        found = self._sizes.get((text, width, dice, first))
        if found is None:
            if len(self._sizes) > MOST_SIZES:
                self._sizes.clear()
            room = QRect(0, 0, max(60, width), 10_000)
            box = QFontMetrics(theme.font(9.0)).boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            found = QSize(width, box.height() + 2 * PAD + (DIE + 4 if dice else 0) + (5 if first else 0))
            self._sizes[text, width, dice, first] = found
        return found

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
