"""A calm picture over the board of what just happened: a meeting, a capture, a growth; with the dice behind it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from workbench.engine.account import CAUSE, Token
from workbench.engine.scene import SceneFigure
from workbench.gui import theme
from workbench.gui.board.figures import paint_figure
from workbench.gui.lang import tr
from workbench.gui.playtest.last_dice import roll_rows
from workbench.gui.playtest.rolls import Roll, roll_of
from workbench.playtest.log import LogLine

#: Width of the words, the card's distance from the edge, and the seconds it stays although the game goes on.
WIDTH, APART, STAYS = 330, 12, 4.0
#: Dice of one decision that are shown at most: the latest.
_MOST_ROLLS = 2
#: How much of what it lies over is its upper part.
CLEAR = 0.52
#: How much larger tokens are painted than on the board.
_LARGE = 1.6
#: Width of a token with its name.
ROOM = 104


class Picture(NamedTuple):
    """What is shown: of which decision, how it looks, the words, whom it is about, the dice that decided it."""

    decision: int
    look: str
    cause: str
    title: str
    lines: tuple[str, ...]
    tokens: tuple[Token, ...]
    rolls: tuple[Roll, ...]


def picture_of(lines: Sequence[LogLine]) -> Picture | None:
    """Return the latest decision with a moment that deserves a picture; None when there was none.

    Of several moments with one cause the first is the picture, the others are told below it.
    """
    at = next((at for at in range(len(lines) - 1, -1, -1) if (a := lines[at].account) and a.moment), None)
    if at is None:
        return None
    start = _start([each for each in lines[: at + 1] if each.decision == lines[at].decision])
    moments = [(each, account) for each in start.rest if (account := each.account) is not None and account.moment]
    (line, first), *others = moments
    before = start.rest[: start.rest.index(line)]
    rolls = [roll_of(each) for each in before if each.faces and each.account and each.account.summed]
    more = [account.title or each.text for each, account in others]
    below = (*first.lines, *more, *(said for _, account in others for said in account.lines))
    title = first.title or line.text
    return Picture(line.decision, first.moment, start.cause, title, below, first.tokens, tuple(rolls[-_MOST_ROLLS:]))


class _Start(NamedTuple):
    """What led to a moment, and the lines from there on."""

    cause: str
    rest: list[LogLine]


def _start(group: list[LogLine]) -> _Start:
    """Return where the matter of a decision's last moment begins: at a cause, or at a moment with dice after it."""
    rolls = [at for at, each in enumerate(group) if each.faces]
    until = rolls[-1] if rolls else len(group) - 1
    begins = [at for at, each in enumerate(group[:until]) if each.account and each.account.role == CAUSE]
    if rolls:
        begins += [at for at, each in enumerate(group[:until]) if each.account and each.account.moment]
    if not begins:
        return _Start("", group)
    line = group[max(begins)]
    return _Start((line.account.title if line.account else "") or line.text, group[max(begins) + 1 :])


class PictureCard(QFrame):
    """Lies at the top or bottom of a widget until the game has gone on for some seconds; a click puts it away."""

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
        self._seen, self._since, self._low = 0, 0.0, False
        self._leave = QTimer(self)
        self._leave.setSingleShot(True)
        self._leave.timeout.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Show the latest moment if it is new; after an undo there is none, later decisions let it go."""
        now = lines[-1].decision if lines else 0
        picture, before = picture_of(lines), self._seen
        self._seen = now
        if picture is None or now < before:
            self.picture = picture
            self.put_away()
        elif picture != self.picture and picture.decision > before:
            self._show(picture)
        elif self.isVisible() and now > picture.decision and not self._leave.isActive():
            self._leave.start(max(0, int(1000 * (self._since + STAYS - time.monotonic()))))

    def keep_clear(self, y: int) -> None:
        """Lie at the bottom while a height of the widget below is in its upper part, at the top else."""
        self._low = y < CLEAR * self._over.height()
        self._place()

    def put_away(self) -> None:
        """Hide it."""
        self._leave.stop()
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put it away."""
        self.put_away()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the top, in the middle."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def _show(self, picture: Picture) -> None:
        self.picture, self._since = picture, time.monotonic()
        self._leave.stop()
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
        top = self._over.height() - high - APART if self._low else APART
        self.setGeometry((self._over.width() - wide) // 2, top, wide, high)


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
    label = QLabel(said)
    label.setWordWrap(True)
    label.setFont(theme.font(size, bold=bold))
    if muted:
        label.setProperty("role", "muted")
    return label
