"""The game's log: what happened and why each die was rolled; filtered by word and sort, a jump to what caused it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.playtest.log_delegate import FACES, FIRST, LINE, LogDelegate
from workbench.playtest.session import LogLine

#: Sorts of lines that a game explains, by what they are called; a game that explains nothing has its own words.
SORTS = {"roll": "Dice", "cause": "What was decided", "outcome": "What came of it", "moment": "Great moments"}


def sorts_of(line: LogLine, explained: bool) -> tuple[str, ...]:
    """Return the sorts that a line is found under: its roles in a game that is `explained`, else the game's word."""
    if line.faces:
        return ("roll",)
    if not explained:
        return (line.kind,)
    account = line.account
    found = (account.role, "moment" if account.moment else "") if account is not None else ()
    return tuple(sort for sort in found if sort)


class LogView(QWidget):
    """Lists log lines, newest last. A double click or Enter on a line asks for the entity behind it."""

    #: str: `kind:id` of the entity behind the line that was activated.
    jump = Signal(str)
    #: int: the user wants to go back to where so many decisions had been taken.
    went = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Log of the game"))
        self.list.setItemDelegate(LogDelegate(self.list))
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setUniformItemSizes(False)
        self.list.itemActivated.connect(self._activated)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self.list.viewport().installEventFilter(self)
        self.words = QLineEdit()
        self.words.setPlaceholderText(tr("Filter the log"))
        self.words.setAccessibleName(tr("Filter the log"))
        self.words.setClearButtonEnabled(True)
        self.words.textChanged.connect(self._filter)
        self.sort = QComboBox()
        self.sort.setAccessibleName(tr("Sort of line"))
        self.sort.addItem(tr("Everything"), "")
        self.sort.currentIndexChanged.connect(self._filter)
        self._lines: list[LogLine] = []
        self._explained = False
        #: Whether the newest line is kept in sight: until the person scrolls up, again when at the end.
        self.follows = True
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(lambda _, most: bar.setValue(most) if self.follows else None)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.TINY)
        row = QHBoxLayout()
        row.addWidget(self.words, 1)
        row.addWidget(self.sort)
        column.addLayout(row)
        column.addWidget(self.list, 1)

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show these lines; those that are there already stay, so that a long game is not listed again each time."""
        self._explained = any(line.account for line in lines)
        same = 0
        for old, new in zip(self._lines, lines, strict=False):
            if old != new:
                break
            same += 1
        while self.list.count() > same:
            self.list.takeItem(self.list.count() - 1)
        before = lines[same - 1].decision if same else -1
        for line in lines[same:]:
            self._add(line, line.decision != before)
            before = line.decision
        self._lines = list(lines)
        self.follows = self.follows or not lines
        if self.follows:
            self.list.scrollToBottom()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wrap the lines again when the width changed."""
        if event.type() == QEvent.Type.Resize:
            self.list.scheduleDelayedItemsLayout()
        return False

    def _scrolled(self, value: int) -> None:
        self.follows = value >= self.list.verticalScrollBar().maximum() - 4

    def _add(self, line: LogLine, first: bool) -> None:
        item = QListWidgetItem(line.text)
        item.setData(LINE, line)
        item.setData(FIRST, first)
        item.setData(FACES, line.faces)
        if line.entity:
            item.setToolTip(tr("Double click opens {name}", name=line.entity))
        self.list.addItem(item)
        for sort in sorts_of(line, self._explained):
            if self.sort.findData(sort) < 0:
                self.sort.addItem(tr(SORTS.get(sort, sort.replace("_", " "))), sort)
        item.setHidden(not self._fits(line))

    def _fits(self, line: LogLine) -> bool:
        kind, words = self.sort.currentData(), self.words.text().lower()
        return (not kind or kind in sorts_of(line, self._explained)) and words in line.text.lower()

    def _filter(self) -> None:
        for row in range(self.list.count()):
            item = self.list.item(row)
            item.setHidden(not self._fits(item.data(LINE)))

    def _activated(self, item: QListWidgetItem) -> None:
        line = item.data(LINE)
        if line.entity:
            self.jump.emit(line.entity)

    def _menu(self, at: QPoint) -> None:
        """Offer for a line: the entity behind it, and to go back to where it was told."""
        item = self.list.itemAt(at) or self.list.currentItem()
        if item is None:
            return
        line, menu = item.data(LINE), QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if line.entity:
            show = menu.addAction(tr("Open {name}", name=line.entity))
            show.triggered.connect(lambda: self.jump.emit(line.entity))
        back = menu.addAction(tr("Go back to here: decision {number}", number=line.decision))
        back.triggered.connect(lambda: self.went.emit(line.decision))
        menu.popup(self.list.viewport().mapToGlobal(at))
