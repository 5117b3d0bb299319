"""Zones with cards, and wheels, laid out in rows: the others' above, one's own below."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QTransform
from PySide6.QtWidgets import QScrollArea, QToolTip, QWidget

from workbench.engine.scene import Scene, SceneCard, SceneSeat, SceneWheel, SceneZone
from workbench.gui import theme
from workbench.gui.board.cards import HEIGHT, SLIP_HEIGHT, WIDTH, paint_card, paint_slip
from workbench.gui.board.wheels import paint_wheel
from workbench.gui.lang import tr
from workbench.gui.playtest.seat_rows import lay_rows, paint_seat
from workbench.gui.playtest.spots import Spot, heading, heading_width, shown, slip_width
from workbench.gui.seat_colors import seated

GAP, HEAD, WHEEL = 10.0, 18.0, 170.0
#: Cards are painted in the first of these sizes in which they all have room, else as they are.
SIZES = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0, 0.9, 0.8)
#: Slips are squeezed down to so much of their width before they take another row.
NARROW = 0.5


class ZonesView(QWidget):
    """Paints the zones and wheels of a scene; cards that stand for options are lit and can be clicked."""

    #: str: the id of what was clicked.
    clicked = Signal(str)
    #: str: `kind:id` of a card's entity that the user asked to see.
    open_asked = Signal(str)
    #: str: the id under the pointer, '' for none.
    hovered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMouseTracking(True)
        self.setAccessibleName(tr("Cards"))
        self._spots: list[Spot] = []
        self._lit: frozenset[str] = frozenset()
        self._hover = ""
        self._height = 0.0
        self._slips = False
        self._scale = 1.0

    def show_scene(self, scene: Scene, seat: int) -> None:
        """Lay the zones and wheels out, those of `seat` last; a scene with seats has a line for each."""
        self._scene, self._seat = scene, seat
        self._slips = bool(scene.board.hexes or scene.board.spaces)
        width = max(float(self.width()), 320.0)
        self._scale = 1.0
        if self._slips and scene.seats:
            self._spots, self._height = lay_rows(scene, width)
        else:
            self._height = self._lay_zones(scene, seat, width)
            self._fit(scene, seat, width)
        self.setMinimumHeight(int(self._height))
        self.updateGeometry()
        self.update()

    def _fit(self, scene: Scene, seat: int, width: float) -> None:
        """Paint everything in the size in which it is all in sight of who scrolls; cards beside a board stay small."""
        around = self.parentWidget()
        sight = around.height() if around else 0
        for scale in () if self._slips or not sight else SIZES:
            height = self._lay_zones(scene, seat, width / scale) * scale
            if height <= sight:
                self._scale, self._height = scale, height
                return
        self._lay_zones(scene, seat, width)

    def _lay_zones(self, scene: Scene, seat: int, width: float) -> float:
        """Lay zones in rows with their headings above them, and wheels; return how high it all is."""
        rank = {0: 1, seat: 2}
        card_height, gap = (SLIP_HEIGHT, 4.0) if self._slips else (HEIGHT, GAP)
        self._spots, x, y, row = [], GAP, 4.0, -1
        for zone in sorted(scene.zones, key=lambda each: (rank.get(each.seat, 0), each.seat)):
            card_width, cards = self._card_width(zone) * self._squeeze(scene, zone.seat, width), shown(zone)
            wide = max(heading_width(zone), sum(self._wide(card, card_width) + gap for card in cards) - gap)
            mine = int(zone.seat == seat)
            if (row not in (-1, mine)) or (x > GAP and x + wide > width):
                x, y = GAP, y + card_height + HEAD + gap
            row = mine
            self._spots.append(Spot(zone.id, QRectF(x, y, wide, HEAD), zone))
            wrapped, y = self._lay_cards(cards, QRectF(x, y + HEAD, card_width, card_height), width, gap)
            x = width if wrapped else x + wide + (1.2 if self._slips else 2) * GAP
        bottom = y + card_height + HEAD + gap if scene.zones else y
        # wheels of a board spin over it
        return max(bottom, 0.0 if self._slips else self._place_wheels(scene, width, bottom))

    def _lay_cards(self, cards: Sequence[SceneCard], first: QRectF, width: float, gap: float) -> tuple[bool, float]:
        """Lay the cards of a zone from a first box on, in as many rows as they need.

        Returns whether they took another row, and the top of the last row with its heading.
        """
        box, wrapped = QRectF(first), False
        for card in cards:
            box.setWidth(self._wide(card, first.width()))
            if box.right() > width and box.left() > GAP:
                box.moveTo(GAP, box.top() + box.height() + gap)
                wrapped = True
            self._spots.append(Spot(card.id, QRectF(box), card))
            box.translate(box.width() + gap, 0)
        return wrapped, box.top() - HEAD

    def _wide(self, card: SceneCard, width: float) -> float:
        """How wide a card lies: one that lies on its side takes the room of its height."""
        return width if self._slips or not card.turned % 180 else HEIGHT

    def _card_width(self, zone: SceneZone) -> float:
        """How wide the cards of a zone are: slips are no wider than what they say."""
        return slip_width(*zone.cards) if self._slips else WIDTH

    def _squeeze(self, scene: Scene, seat: int, width: float) -> float:
        """How much narrower slips are for all of a seat to stand in one row; 1 when that would not be enough."""
        zones = [(zone, len(shown(zone))) for zone in scene.zones if zone.seat == seat]
        cards = sum(self._card_width(zone) * count for zone, count in zones)
        between = 2 * GAP + sum(
            4.0 * count + 1.2 * GAP + (0 if count else heading_width(zone)) for zone, count in zones
        )
        needed = (width - between) / cards if cards else 1.0
        return needed if self._slips and NARROW <= needed < 1 else 1.0

    def _place_wheels(self, scene: Scene, width: float, bottom: float) -> float:
        """Place wheels beside the zones where there is room, else under them; return where they end."""
        right = max((spot.box.right() for spot in self._spots), default=0.0) + 2 * GAP
        beside = right + len(scene.wheels) * (WHEEL + GAP) <= width
        x, y = (right, 4.0) if beside else (GAP, bottom)
        for wheel in scene.wheels:
            if x > GAP and x + WHEEL > width:
                x, y = GAP, y + WHEEL + GAP
            self._spots.append(Spot(wheel.id, QRectF(x, y, WHEEL, WHEEL), wheel))
            x += WHEEL + GAP
        return y + WHEEL + GAP if scene.wheels else 0.0

    def light(self, ids: frozenset[str]) -> None:
        """Light up what stands for options."""
        self._lit = ids
        self.update()

    def wanted(self) -> QRectF:
        """Return where that lies which should be in sight: what stands for options, else one's own zones."""
        grown = QTransform.fromScale(self._scale, self._scale)
        boxes = [spot.box for spot in self._spots if spot.id in self._lit]
        own = [spot.box.adjusted(0, 0, 0, SLIP_HEIGHT if self._slips else HEIGHT) for spot in self._spots
               if isinstance(spot.what, SceneZone) and spot.what.seat == self._seat]  # fmt: skip
        whole = QRectF()
        for box in boxes or own:
            whole = whole.united(box)
        return grown.mapRect(whole)

    def sizeHint(self) -> QSize:
        """As high as the rows need."""
        return QSize(320, int(self._height))

    def resizeEvent(self, event: object) -> None:
        """Lay out again for the new width."""
        if hasattr(self, "_scene"):
            self.show_scene(self._scene, self._seat)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint headings, cards and wheels."""
        painter, palette = QPainter(self), seated(theme.current(), self._scene.seat_colors)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._scale, self._scale)
        for spot in self._spots:
            lit, hover = spot.id in self._lit, spot.id == self._hover
            if isinstance(spot.what, SceneCard):
                paint = paint_slip if self._slips else paint_card
                paint(painter, spot.what, spot.box, palette, lit, hover)
            elif isinstance(spot.what, SceneWheel):
                paint_wheel(painter, spot.what, spot.box, palette, lit)
            elif isinstance(spot.what, SceneSeat):
                paint_seat(painter, spot.what, spot.box, palette, lit)
            else:
                painter.setPen(QColor(palette.legal if lit else palette.seat(spot.what.seat)))
                painter.setFont(theme.font(8.0, bold=True))
                painter.drawText(spot.box, Qt.AlignmentFlag.AlignVCenter, heading(spot.what))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell what was clicked; the right button asks for the card's entity."""
        spot = self._at(event.position())
        if spot and event.button() is Qt.MouseButton.LeftButton:
            self.clicked.emit(spot.id)
        elif spot and isinstance(spot.what, SceneCard) and spot.what.entity:
            self.open_asked.emit(spot.what.entity)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what the pointer is on."""
        spot = self._at(event.position())
        name = spot.id if spot else ""
        if name != self._hover:
            self._hover = name
            self.hovered.emit(name)
            self.update()

    def event(self, event: QEvent) -> bool:
        """Show the tip of a card that has no facts to be told elsewhere."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            spot = self._at(QPointF(event.pos()))
            card = spot.what if spot and isinstance(spot.what, SceneCard) and not spot.what.facts else None
            tip = card.tip or "\n".join(card.lines) if card else ""
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)

    def _at(self, point: QPointF) -> Spot | None:
        return next((spot for spot in reversed(self._spots) if spot.box.contains(point / self._scale)), None)


def bring_into_sight(scroll: QScrollArea, zones: ZonesView) -> None:
    """Scroll to the cards that matter where not all have room; to be called when they are laid out.

    Where they need more room than there is and some are in sight, nothing jumps.
    """
    box, bar, high = zones.wanted(), scroll.verticalScrollBar(), scroll.viewport().height()
    if box.height() > high:
        if box.bottom() <= bar.value() or box.top() >= bar.value() + high:
            bar.setValue(round(box.top()))
        return
    scroll.ensureVisible(0, round(box.center().y()), 0, round(box.height() / 2) + 2)
