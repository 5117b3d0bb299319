"""The strip over a campaign: its scenarios as a path, and what can be done with its progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from workbench.gui import icons, theme
from workbench.gui.lang import tr
from workbench.gui.plain_text import plain
from workbench.playtest.campaign_steps import CURRENT, DONE, LATER, NEXT

#: Pixels of a step's dot, of the way between two steps, and around names.
DOT, WAY, GAP = 18.0, 26.0, 6.0
#: Buttons at the right: id, title, icon, hint.
BUTTONS = (
    ("save", "Save progress", "save", "With the game that goes on; after each scenario it is kept by itself"),
    ("load", "Load progress", "open", "Go on with progress that was saved"),
    ("restart", "Start again", "undo", "Back to the first scenario; what was kept stays"),
)
_SPOKEN = {DONE: "done", CURRENT: "current"}


class ShownStep(NamedTuple):
    """A step as it is shown: its name, done, current, next or later, and a hint."""

    name: str
    what: str
    hint: str = ""


class StepsPath(QWidget):
    """The steps in a row: done ones ticked, the current one filled, those that follow in outline."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: Sequence[ShownStep] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(34)
        self.setMinimumWidth(160)

    def show_steps(self, steps: Sequence[ShownStep]) -> None:
        """Show the steps of a campaign."""
        self.steps = steps
        said = [f"{number}. {step.name}, {tr(_SPOKEN.get(step.what, 'next'))}" for number, step in enumerate(steps, 1)]
        self.setAccessibleName(tr("Steps of the campaign"))
        self.setAccessibleDescription("; ".join(said))
        hints = [f"  ·  {step.hint}" if step.hint else "" for step in steps]
        self.setToolTip(plain("\n".join(line + hint for line, hint in zip(said, hints, strict=True))))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as all names."""
        return QSize(int(sum(self._width(step) + WAY for step in self.steps)), 34)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint dots, names and the ways between; names are cut when there is no room for all."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        spare = self.width() - sum(DOT + 2 * GAP + WAY for _ in self.steps)
        names = sum(self._width(step) - DOT - 2 * GAP for step in self.steps) or 1.0
        share, x = min(1.0, max(0.0, spare / names)), 2.0
        for number, step in enumerate(self.steps):
            wide = (self._width(step) - DOT - 2 * GAP) * share
            self._dot(painter, QRectF(x, (self.height() - DOT) / 2, DOT, DOT), number, step)
            self._name(painter, QRectF(x + DOT + GAP, 0, wide + 1, self.height()), step)
            x += DOT + 2 * GAP + wide
            if number + 1 < len(self.steps):
                either = step.what == NEXT and self.steps[number + 1].what == NEXT
                (self._either if either else self._way)(painter, x, step.what == DONE)
            x += WAY

    def _width(self, step: ShownStep) -> float:
        """How wide a step is with its whole name."""
        return DOT + 2 * GAP + QFontMetricsF(self._font(step)).horizontalAdvance(step.name)

    def _font(self, step: ShownStep) -> QFont:
        return theme.font(theme.BODY, bold=step.what == CURRENT)

    def _dot(self, painter: QPainter, box: QRectF, number: int, step: ShownStep) -> None:
        palette = theme.current()
        fill = {DONE: palette.good, CURRENT: palette.accent}.get(step.what)
        edge = fill or (palette.faint if step.what == LATER else palette.strong_border)
        painter.setPen(QPen(QColor(edge), 1.6, Qt.PenStyle.DotLine if step.what == LATER else Qt.PenStyle.SolidLine))
        painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(box.adjusted(1, 1, -1, -1))
        if step.what == DONE:
            painter.setPen(QPen(QColor(palette.surface), 2.0))
            left, low, right = QPointF(5.4, 9.4), QPointF(8.0, 12.0), QPointF(12.8, 6.4)
            painter.drawPolyline([box.topLeft() + left, box.topLeft() + low, box.topLeft() + right])
            return
        painter.setPen(QColor(palette.on_accent if fill else palette.muted))
        painter.setFont(theme.font(7.5, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number + 1))

    def _name(self, painter: QPainter, box: QRectF, step: ShownStep) -> None:
        palette = theme.current()
        painter.setFont(self._font(step))
        painter.setPen(QColor(palette.text if step.what in (CURRENT, DONE) else palette.muted))
        text = painter.fontMetrics().elidedText(step.name, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, text)

    def _way(self, painter: QPainter, x: float, done: bool) -> None:
        palette = theme.current()
        y, end = self.height() / 2, x + WAY - GAP
        painter.setPen(QPen(QColor(palette.good if done else palette.strong_border), 1.6))
        painter.drawLine(QPointF(x, y), QPointF(end, y))
        painter.drawPolyline([QPointF(end - 4, y - 3.5), QPointF(end, y), QPointF(end - 4, y + 3.5)])

    def _either(self, painter: QPainter, x: float, done: bool) -> None:
        """Part two steps of which only one may follow."""
        painter.setPen(QColor(theme.current().muted))
        painter.setFont(theme.font(theme.CAPTION))
        painter.drawText(QRectF(x, 0, WAY - GAP, self.height()), Qt.AlignmentFlag.AlignCenter, tr("or"))


class CampaignBar(QFrame):
    """The path of steps with the buttons beside it."""

    #: str: save, load, restart or go (play the current step, or go on from it).
    asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("campaign_bar")
        self.path = StepsPath()
        self.go = QPushButton()
        self.go.setProperty("primary", True)
        self.go.clicked.connect(lambda: self.asked.emit("go"))
        self.buttons: dict[str, QToolButton] = {}
        line = QHBoxLayout(self)
        line.setContentsMargins(theme.SMALL + 2, 2, theme.SMALL, 2)
        line.setSpacing(6)
        line.addWidget(self.path, 1)
        line.addWidget(self.go)
        for name, title, icon, hint in BUTTONS:
            line.addWidget(self._button(name, title, icon, hint))
        self.offer("", False)

    def show_steps(self, steps: Sequence[ShownStep]) -> None:
        """Show the steps."""
        self.path.show_steps(steps)

    def offer(self, text: str, ready: bool) -> None:
        """Offer to go on by a button that says `text`, pressed only when `ready`; an empty text offers nothing."""
        self.go.setVisible(bool(text))
        self.go.setText(text)
        self.go.setEnabled(ready)

    def _button(self, name: str, title: str, icon: str, hint: str) -> QToolButton:
        button = QToolButton()
        button.setProperty("flat", True)
        button.setIcon(icons.action(icon))
        button.setText(tr(title))
        button.setToolButtonStyle(icons.BESIDE)
        button.setAccessibleName(tr(title))
        button.setToolTip(tr(hint))
        button.clicked.connect(lambda: self.asked.emit(name))
        self.buttons[name] = button
        return button
