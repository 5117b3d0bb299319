"""What one seat carries, as cards: those that have life in full size, everything else as slips."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from workbench.engine.scene import SceneCard, SceneZone
from workbench.gui import theme
from workbench.gui.board.cards import HEIGHT, SLIP_HEIGHT, SLIP_WIDTH, WIDTH, paint_card, paint_slip
from workbench.gui.lang import tr

#: Pixels between cards, of a heading, and between two zones.
GAP, HEAD, BETWEEN = 8.0, 22.0, 10.0


@dataclass(frozen=True)
class Placed:
    """A card, or the heading of a zone, and where it is painted."""

    box: QRectF
    card: SceneCard | None
    title: str = ""


class CarriedCards(QWidget):
    """Paints zones below one another; a click on a card asks for its entity."""

    #: str: `kind:id` of an entity that the user asked to see.
    open_asked = Signal(str)

    def __init__(self, zones: Sequence[SceneZone]) -> None:
        super().__init__()
        self.zones = zones
        self.placed: list[Placed] = []
        self._hover: Placed | None = None
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        said = [f"{zone.title}: {', '.join(_said(card) for card in zone.cards)}" for zone in zones]
        self.setAccessibleName(tr("What is carried"))
        self.setAccessibleDescription("; ".join(said))
        self._lay_out(640.0)

    def heightForWidth(self, width: int) -> int:
        """How high the rows are at a width."""
        return int(self._lay_out(float(width)))

    def sizeHint(self) -> QSize:
        """As high as the rows need at the width that there is."""
        return QSize(420, self.heightForWidth(max(self.width(), 420)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again for the new width."""
        self.setFixedHeight(int(self._lay_out(float(self.width()))))

    def _lay_out(self, width: float) -> float:
        """Place everything; return the height."""
        self.placed, y = [], 0.0
        for zone in self.zones:
            self.placed.append(Placed(QRectF(0, y, width, HEAD), None, zone.title))
            y += HEAD
            full = any(card.life for card in zone.cards)
            size = (WIDTH, HEIGHT) if full else (SLIP_WIDTH + 34, SLIP_HEIGHT)
            x = 2.0
            for card in zone.cards:
                if x > 2.0 and x + size[0] > width:
                    x, y = 2.0, y + size[1] + GAP
                self.placed.append(Placed(QRectF(x, y, *size), card))
                x += size[0] + GAP
            y += (size[1] if zone.cards else 0.0) + BETWEEN
        return y

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint headings and cards."""
        painter, palette = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for each in self.placed:
            if each.card is None:
                painter.setPen(QColor(palette.muted))
                painter.setFont(theme.font(theme.CAPTION, bold=True))
                painter.drawText(each.box, Qt.AlignmentFlag.AlignVCenter, each.title)
                continue
            paint = paint_card if each.box.height() > SLIP_HEIGHT else paint_slip
            paint(painter, each.card, each.box, palette, each is self._hover and bool(each.card.entity), True)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the entity of the card that was clicked."""
        found = self._at(event.position())
        if found and found.card and found.card.entity:
            self.open_asked.emit(found.card.entity)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the card under the pointer."""
        found = self._at(event.position())
        shape = Qt.CursorShape.PointingHandCursor if found and found.card else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        if found is not self._hover:
            self._hover = found
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Light nothing."""
        self._hover = None
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tell by a tip all that a card says."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = self._at(QPointF(event.pos()))
            told = [_said(found.card, "\n"), *found.card.facts] if found and found.card else []
            QToolTip.showText(event.globalPos(), "\n".join(told), self)
            return True
        return super().event(event)

    def _at(self, point: QPointF) -> Placed | None:
        return next((each for each in self.placed if each.card and each.box.contains(point)), None)


def _said(card: SceneCard, between: str = ", ") -> str:
    """Return all that a card says."""
    life = [tr("{left} of {life} life", left=max(0, card.life - card.wounds), life=card.life)] if card.life else []
    return between.join([card.title, *life, *card.badges, *card.lines])
