"""A calm picture over the board of what just happened: a meeting, a capture, a growth; with the dice behind it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.engine.account import Token
from workbench.engine.scene import SceneFigure
from workbench.gui import theme
from workbench.gui.board.figures import paint_figure
from workbench.gui.lang import tr
from workbench.gui.plain_text import PlainLabel
from workbench.gui.playtest.last_dice import roll_rows
from workbench.gui.playtest.pictures import Picture, pictures_since
from workbench.playtest.log import LogLine

#: Width of the words, the card's distance from the edge.
WIDTH, APART = 330, 12
#: The seconds that it stays although the game goes on, and when another picture waits.
STAYS, SHORT = 4.0, 1.7
#: So many pictures wait at most; when agents are quicker, older ones are left to the log.
MOST_WAITING = 4
#: How much of what it lies over is its upper part.
CLEAR = 0.52
#: How much larger tokens are painted than on the board.
_LARGE = 1.6
#: Width of a token with its name.
ROOM = 104


class PictureCard(QFrame):
    """Lies at the top or bottom of a widget until the game has gone on for some seconds.

    What happens meanwhile waits for its turn, so that a person can follow what the others did; a click shows the next
    picture, or puts the last one away.
    """

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setObjectName("picture_card")
        self.setAccessibleName(tr("What just happened"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Click or press Esc to put it away"))
        self.picture: Picture | None = None
        self._rows: list[QWidget] = []
        line = QHBoxLayout(self)
        line.setContentsMargins(theme.SMALL, theme.SMALL, theme.NORMAL, theme.SMALL)
        self._tokens, self._column = QVBoxLayout(), QVBoxLayout()
        self._column.setSpacing(3)
        line.addLayout(self._tokens)
        line.addLayout(self._column, 1)
        self._more = _text("", theme.CAPTION, muted=True)
        line.addWidget(self._more, 0, Qt.AlignmentFlag.AlignTop)
        self._seen, self._since, self._low = 0, 0.0, False
        self._spots: tuple[QPoint, ...] = ()
        self._leave = QTimer(self)
        self._leave.setSingleShot(True)
        self._leave.timeout.connect(self._next)
        self.waiting: list[Picture] = []
        over.installEventFilter(self)
        self.hide()

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show the moments that are new, one after the other; after an undo there is none.

        A log that is seen for the first time, as of a game that is loaded, has news in its last decision only.
        """
        now = lines[-1].decision if lines else 0
        before, self._seen = self._seen, now
        if now < before or not lines:
            self.picture = None
            self.put_away()
            return
        self.waiting += pictures_since(lines, before or now - 1)
        del self.waiting[:-MOST_WAITING]
        if self.waiting and not self.isVisible():
            self._next()
        elif self.isVisible() and self.picture is not None and (self.waiting or now > self.picture.decision):
            self._tell_waiting()
            self._leave_after(SHORT if self.waiting else STAYS)

    def keep_clear(self, y: int, spots: Sequence[QPoint] = ()) -> None:
        """Lie at the bottom while a height of the widget below is in its upper part, at the top else.

        `spots` of the widget below are what is asked about: where fewer of them would be covered goes before.
        """
        self._spots = tuple(spots)
        self._low = y < CLEAR * self._over.height()
        self._place()

    def put_away(self) -> None:
        """Hide it, and all that waits."""
        self.waiting.clear()
        self._leave.stop()
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the next picture, or none."""
        self._next()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the top, in the middle."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _next(self) -> None:
        """Show the picture that has waited longest; hide when there is none."""
        self._leave.stop()
        if not self.waiting:
            self.hide()
            return
        self._show(self.waiting.pop(0))
        self._tell_waiting()
        if self.waiting or (self.picture is not None and self._seen > self.picture.decision):
            self._leave_after(SHORT if self.waiting else STAYS)

    def _leave_after(self, seconds: float) -> None:
        """Make room so long after the picture came."""
        left = max(0, int(1000 * (self._since + seconds - time.monotonic())))
        if not self._leave.isActive() or self._leave.remainingTime() > left:
            self._leave.start(left)

    def _tell_waiting(self) -> None:
        self._more.setText(tr("{count} more", count=len(self.waiting)) if self.waiting else "")
        self._more.setVisible(bool(self.waiting))
        self._place()  # the words beside it have less room now, or more

    def _show(self, picture: Picture) -> None:
        self.picture, self._since = picture, time.monotonic()
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = self._made(picture)
        for row in self._rows:
            (self._tokens if isinstance(row, TokenRow) else self._column).addWidget(row)
            row.show()  # a layout reckons without rows that wait to be shown
        palette = theme.current()
        edge = {"won": palette.good, "lost": palette.error, "grow": palette.accent}.get(picture.look, palette.active)
        self.setStyleSheet(
            f"#picture_card {{ background: {palette.surface}; border: 1px solid {palette.strong_border};"
            f" border-left: 5px solid {edge}; border-radius: 8px; }}"
        )
        self.setAccessibleDescription(" ".join((picture.title, *picture.lines)))
        self._place()
        self.show()
        self.raise_()

    def _made(self, picture: Picture) -> list[QWidget]:
        made: list[QWidget] = []
        if picture.cause:
            made.append(_text(picture.cause, theme.CAPTION, muted=True))
        if picture.tokens:
            made.append(TokenRow(picture.tokens))
        for roll in picture.rolls:
            made += roll_rows(roll)
        made.append(_text(picture.title, theme.HEADING, bold=True))
        return made + [_text(line, theme.BODY) for line in picture.lines]

    def _place(self) -> None:
        tokens = len(self.picture.tokens) if self.picture else 0
        wide = min(WIDTH + ROOM * tokens, max(160, self._over.width() - 2 * APART))
        layout = self.layout()
        wanted = layout.totalHeightForWidth(wide) + 6 if layout is not None else 0
        high = min(wanted, max(60, self._over.height() - 2 * APART))
        left, low = (self._over.width() - wide) // 2, self._over.height() - high - APART
        below, above = (
            sum(QRect(left, top, wide, high).contains(spot) for spot in self._spots) for top in (low, APART)
        )
        top = low if below < above or (below == above and self._low) else APART
        self.setGeometry(left, top, wide, high)


class TokenRow(QWidget):
    """Paints tokens as on the board, an arrow between the one before and the one after."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        super().__init__()
        self.tokens = tuple(tokens)
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(" → ".join(token.title for token in tokens))

    def sizeHint(self) -> QSize:
        """As high as a token and its name."""
        return QSize(ROOM * len(self.tokens), 90)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint them in the middle."""
        palette, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        apart, first = float(ROOM), ROOM / 2
        for number, token in enumerate(self.tokens):
            x = first + apart * number
            painter.save()
            painter.translate(x, 34)
            painter.scale(_LARGE, _LARGE)
            figure = SceneFigure(token.entity, "", token.label, token.title, 0, token.color)
            paint_figure(painter, figure, QPointF(0, 0), palette)
            painter.restore()
            painter.setFont(theme.font(theme.BODY, bold=True))
            painter.setPen(QColor(palette.text))
            called = painter.fontMetrics().elidedText(token.title, Qt.TextElideMode.ElideRight, ROOM - 4)
            wide = painter.fontMetrics().horizontalAdvance(called)
            painter.drawText(QPointF(x - wide / 2, 82), called)
            if number:
                self._arrow(painter, x - apart / 2)

    def _arrow(self, painter: QPainter, x: float) -> None:
        painter.setPen(QPen(QColor(theme.current().muted), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(x - 16, 34), QPointF(x + 16, 34))
        painter.drawLine(QPointF(x + 9, 27), QPointF(x + 16, 34))
        painter.drawLine(QPointF(x + 9, 41), QPointF(x + 16, 34))


def _text(said: str, size: float, *, bold: bool = False, muted: bool = False) -> QLabel:
    label = PlainLabel(said)
    label.setWordWrap(True)
    label.setFont(theme.font(size, bold=bold))
    if muted:
        label.setProperty("role", "muted")
    return label
