"""An answer as a table: a bar below every chance, numbers to the right."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTableWidget, QTableWidgetItem

from workbench.engine.question import Answer, Column, Row
from workbench.gui import theme
from workbench.gui.lang import tr

#: Where a cell keeps its chance, and a row its entity.
_CHANCE = Qt.ItemDataRole.UserRole
_LINE, _BAR, _EDGE = 28, 3, 6


class AnswerTable(QTableWidget):
    """Rows of an answer. A double click, or Enter, on a row that is about an entity asks for it."""

    #: str `kind:id`: someone wants to see the entity of a row.
    entity_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Odds"))
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.setShowGrid(False)
        self.setItemDelegate(ChanceDelegate(self))
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setDefaultSectionSize(_LINE)
        self.horizontalHeader().setHighlightSections(False)
        self.itemActivated.connect(self._ask)

    def show_answer(self, answer: Answer | None) -> None:
        """Show the rows of an answer; none without one."""
        columns = answer.columns if answer else ()
        rows = answer.rows if answer else ()
        self.clear()
        self.setColumnCount(1 + len(columns) if answer else 0)
        self.setRowCount(len(rows))
        if answer is None:
            return
        for at, title in enumerate([answer.heading, *(column.title for column in columns)]):
            item = QTableWidgetItem(title)
            item.setTextAlignment(_side(at) | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(at, item)
        for number, row in enumerate(rows):
            self._show_row(number, row, columns)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the room that is left to the labels."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Make every column as wide as what it holds, and the first wider where there is room."""
        header = self.horizontalHeader()
        self.resizeColumnsToContents()
        spare = self.viewport().width() - header.length()
        if spare > 0 and self.columnCount():
            header.resizeSection(0, header.sectionSize(0) + spare)

    def _show_row(self, number: int, row: Row, columns: tuple[Column, ...]) -> None:
        label = QTableWidgetItem(row.label)
        label.setData(_CHANCE + 1, row.entity)
        if row.entity:
            label.setToolTip(row.entity)
        self.setItem(number, 0, label)
        for at, (column, cell) in enumerate(zip(columns, row.cells, strict=True), 1):
            item = QTableWidgetItem(column.shown(cell))
            item.setTextAlignment(_side(at) | Qt.AlignmentFlag.AlignVCenter)
            if column.sort == "chance" and cell is not None:
                item.setData(_CHANCE, float(cell))
            self.setItem(number, at, item)

    def _ask(self, item: QTableWidgetItem) -> None:
        label = self.item(item.row(), 0)
        entity = label.data(_CHANCE + 1) if label else ""
        if entity:
            self.entity_asked.emit(entity)


def _side(at: int) -> Qt.AlignmentFlag:
    """Labels stand at the left, numbers at the right."""
    return Qt.AlignmentFlag.AlignRight if at else Qt.AlignmentFlag.AlignLeft


class ChanceDelegate(QStyledItemDelegate):
    """Paints a cell with its chance as a bar at the foot."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the text, then the bar."""
        super().paint(painter, option, index)
        chance = index.data(_CHANCE)
        if not isinstance(chance, float):
            return
        colors = theme.current()
        rect: QRectF = QRectF(option.rect)
        bar = QRectF(rect.left() + _EDGE, rect.bottom() - _BAR - 1, rect.width() - 2 * _EDGE, _BAR)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colors.sunken))
        painter.drawRect(bar)
        bar.setWidth(bar.width() * min(1.0, max(0.0, chance)))
        painter.setBrush(QColor(colors.accent))
        painter.drawRect(bar)
        painter.restore()
