"""What is asked, as a headline; the answers as buttons and, when they stand for places on the table, as a list."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QListWidgetItem, QPushButton, QSizePolicy, QVBoxLayout

from workbench.engine.prompt import Option
from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.panes.pointing import light
from workbench.gui.plain_text import PlainLabel, plain
from workbench.gui.playtest.answer_button import AnswerButton

OPTION = Qt.ItemDataRole.UserRole
#: More options than this are a list, not buttons.
MANY = 9
#: Of so many options at most the details stand under the buttons.
_FEW = 5
#: Rows of a list that are in sight where there is room.
_ROWS = 7
#: Longer questions are printed in the size of text.
_SHORT = 60


class PromptPanel(QFrame):
    """Shows one prompt. What is not on the table is a button; the rest is a list that can be walked by keyboard."""

    #: int: the action that was chosen.
    chosen = Signal(int)
    #: Option or None: what the pointer or the keyboard is on.
    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.question = PlainLabel()
        self.question.setProperty("role", "heading")
        self.question.setWordWrap(True)
        self.question.setAccessibleName(tr("Question"))
        self.who = PlainLabel()
        self.who.setProperty("role", "hint")
        self.who.setWordWrap(True)
        self._make_list()
        self.detail = PlainLabel()
        self.detail.setProperty("role", "hint")
        self.detail.setWordWrap(True)
        self.buttons: list[QPushButton] = []
        self._details: list[QLabel] = []
        self._options: dict[QPushButton, Option] = {}
        self._rows: dict[int, int] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(theme.SMALL + 4, theme.SMALL, theme.SMALL + 4, theme.SMALL)
        self._column.setSpacing(6)
        for widget in (self.who, self.question):
            self._column.addWidget(widget)
        self._answers = QVBoxLayout()
        self._answers.setSpacing(4)
        self._column.addLayout(self._answers)
        self._column.addWidget(self.list, 10)
        self._column.addWidget(self.detail)
        self._column.addStretch(1)

    def _make_list(self) -> None:
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Answers on the table"))
        self.list.itemActivated.connect(lambda item: self.chosen.emit(item.data(OPTION).action))
        self.list.currentItemChanged.connect(lambda item, _: self.pointed.emit(item.data(OPTION) if item else None))
        self.list.itemEntered.connect(lambda item: self.pointed.emit(item.data(OPTION)))
        self.list.setMouseTracking(True)
        # it scrolls by itself: the panel around it need not be higher for it
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.list.setMinimumHeight(66)
        self.list.setWordWrap(True)
        self.list.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.installEventFilter(self)

    def ask(self, who: str, color: str, question: str, options: Sequence[Option]) -> None:
        """Show a prompt and its answers; with no options it only says what goes on."""
        self.who.setText(who)
        self.who.setStyleSheet(f"color: {color}; font-weight: bold;")
        self.question.setText(question)
        size = theme.HEADING if len(question) <= _SHORT else theme.BODY
        self.question.setStyleSheet(f"font-size: {size}pt;")
        self._clear()
        ordered = sorted(options, key=lambda option: option.weight)
        plain = [option for option in ordered if not option.targets]
        placed = [option for option in ordered if option.targets]
        if len(ordered) <= MANY:
            plain, placed = ordered, []
        elif len(plain) > MANY:
            plain, placed = [], ordered
        for number, option in enumerate(plain):
            self._add_button(option, number, told=len(plain) <= _FEW)
        self._fill(placed)
        self.say("")
        for widget in (*self.buttons, *self._details):
            widget.show()  # a layout reckons without what waits to be shown
        self._take_room()

    def say(self, text: str) -> None:
        """Show a line under the answers: what would happen; not where it stands under each answer already."""
        self.detail.setText(text)
        # beside a list its room is kept, so that nothing jumps while the pointer goes over the table
        listed = self.list.count() > 0
        self.detail.setMinimumHeight(2 * self.detail.fontMetrics().lineSpacing() if listed else 0)
        self.detail.setVisible((bool(text) or listed) and not self._details)
        self._take_room()

    def point_at(self, options: Sequence[Option]) -> None:
        """Light up the first of the answers that a place under the pointer stands for, and say what it brings."""
        first = options[0] if options else None
        self.point_out(first)
        self.say(" · ".join(filter(None, (first.label, first.detail))) if first else "")

    def point_out(self, option: Option | None) -> None:
        """Light up the answer that the place under the pointer stands for; with none, nothing."""
        action = option.action if option else None
        for button, each in self._options.items():
            light(button, each.action == action)
        if action is not None and (row := self._rows.get(action)) is not None:
            self.list.blockSignals(True)
            self.list.setCurrentRow(row)
            self.list.blockSignals(False)

    @property
    def wanted(self) -> int:
        """Pixels of height at which everything is in sight, a list with some of its rows."""
        rows = min(self.list.count(), _ROWS) * self.list.sizeHintForRow(0) if self.list.count() else 0
        return self.minimumHeight() + max(0, rows + 6 - self.list.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrapped texts need another height now."""
        self._take_room()

    def _take_room(self) -> None:
        """Be as high as everything needs at this width: what scrolls around it would else press it together."""
        self.setMinimumHeight(self._column.totalHeightForWidth(self.width()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell when the pointer enters or leaves a button or the list."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn) and isinstance(watched, QPushButton):
            self.pointed.emit(self._options.get(watched))
        elif event.type() == QEvent.Type.Leave:
            self.pointed.emit(None)
        return False

    def _add_button(self, option: Option, number: int, told: bool) -> None:
        key = str(number + 1) if number < 9 else ""
        button = AnswerButton(f"{key}   {option.label}")
        button.setShortcut(key)
        button.setAccessibleName(option.label)
        button.setAccessibleDescription(option.detail)
        button.setToolTip(plain(option.detail))
        button.clicked.connect(lambda: self.chosen.emit(option.action))
        button.installEventFilter(self)
        self.buttons.append(button)
        self._options[button] = option
        self._answers.addWidget(button)
        if told and option.detail:
            detail = PlainLabel(option.detail)
            detail.setProperty("role", "hint")
            detail.setWordWrap(True)
            detail.setContentsMargins(theme.LARGE, 0, 0, 2)
            self._details.append(detail)
            self._answers.addWidget(detail)

    def _fill(self, options: Sequence[Option]) -> None:
        self.list.setVisible(bool(options))
        for option in options:
            item = QListWidgetItem(option.label)
            item.setData(OPTION, option)
            item.setToolTip(plain(option.detail))
            self._rows[option.action] = self.list.count()
            self.list.addItem(item)

    def _clear(self) -> None:
        self._rows.clear()
        self.list.blockSignals(True)
        self.list.clear()
        self.list.blockSignals(False)
        for widget in (*self.buttons, *self._details):
            self._answers.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.buttons.clear()
        self._details.clear()
        self._options.clear()
