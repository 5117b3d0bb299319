"""A line over the window that finds one of many: an entity (Ctrl+P) or a command (Ctrl+Shift+P)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QFrame, QLineEdit, QListView, QVBoxLayout, QWidget

from workbench.gui import theme
from workbench.gui.matching import VAGUE, fold, rank

_MOST = 60
_WIDTH = 620


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing to choose: what it is called, what stands beside it, what is done."""

    title: str
    detail: str
    icon: QIcon
    take: Callable[[], object]


class Chooser(QFrame):
    """Type to narrow, arrows to move, Enter to take, Esc to leave."""

    def __init__(self, parent: QWidget, prompt: str, offers: Sequence[Offer]) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._offers = offers
        self._shown: list[Offer] = []
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("role", "card")
        self.line = QLineEdit()
        self.line.setPlaceholderText(prompt)
        self.line.setAccessibleName(prompt)
        self.line.textChanged.connect(self._narrow)
        self.line.installEventFilter(self)
        self._model = QStandardItemModel(self)
        self.list = QListView()
        self.list.setModel(self._model)
        self.list.setAccessibleName(prompt)
        self.list.setUniformItemSizes(True)
        self.list.setIconSize(QSize(18, 18))
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.clicked.connect(self._take)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(theme.SMALL, theme.SMALL, theme.SMALL, theme.SMALL)
        layout.setSpacing(theme.SMALL)
        layout.addWidget(self.line)
        layout.addWidget(self.list)
        self.resize(_WIDTH, 420)
        self.setFocusProxy(self.line)
        self._narrow("")

    def open(self) -> None:
        """Show it below the top of its window."""
        above = self.parentWidget()
        if above:
            self.move(above.mapToGlobal(QPoint((above.width() - self.width()) // 2, 72)))
        self.show()
        self.line.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the list work while the line has the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 9, Qt.Key.Key_PageUp: -9}
            if by := step.get(Qt.Key(event.key())):
                row = min(max(self.list.currentIndex().row() + by, 0), self._model.rowCount() - 1)
                self.list.setCurrentIndex(self._model.index(row, 0))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._take(self.list.currentIndex())
                return True
        return super().eventFilter(watched, event)

    def _narrow(self, text: str) -> None:
        wanted = fold(text)
        ranked = [(rank(wanted, offer.title, offer.detail), at, offer) for at, offer in enumerate(self._offers)]
        fitting = sorted((each for each in ranked if each[0] >= 0), key=lambda each: each[:2])
        if fitting and fitting[0][0] < VAGUE:
            fitting = [each for each in fitting if each[0] < VAGUE]
        self._shown = [offer for _, _, offer in fitting[:_MOST]]
        self._model.clear()
        for offer in self._shown:
            item = QStandardItem(offer.icon, f"{offer.title}   ·   {offer.detail}" if offer.detail else offer.title)
            self._model.appendRow(item)
        self.list.setCurrentIndex(self._model.index(0, 0))

    def _take(self, index: QModelIndex) -> None:
        if index.isValid():
            offer = self._shown[index.row()]
            self.close()
            offer.take()
