"""A line for each seat beside a board: who it is and how they stand, then their cards; above them what is nobody's."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from workbench.engine.scene import Scene, SceneCard, SceneSeat, SceneZone
from workbench.gui import theme
from workbench.gui.board.cards import SLIP_HEIGHT
from workbench.gui.palette import Palette
from workbench.gui.playtest.spots import Spot, heading_width, shown, slip_width

#: Pixels: around everything, between cards, between zones, between lines; the least and the most of a seat's own words.
EDGE, APART, BETWEEN, UNDER, LEAST, MOST = 6.0, 4.0, 14.0, 5.0, 90.0, 210.0
#: Slips are squeezed down to so many pixels before they take another line.
NARROW = 48.0
#: How high everything may be before slips are squeezed more, and how narrow they become first, in parts of their width.
HIGHEST, SQUEEZES = 228.0, (1.0, 0.8, 0.6, 0.0)
#: Before the name of who leads.
CROWN = "★ "


def lay_rows(scene: Scene, width: float) -> tuple[list[Spot], float]:
    """Return where everything lies at a width, and how high it all is: names as whole as there is room for."""
    for least in SQUEEZES:
        spots, high = _lay(scene, width, least)
        if high <= HIGHEST:
            break
    return spots, high


def _lay(scene: Scene, width: float, least: float) -> tuple[list[Spot], float]:
    """Lay everything out with slips that keep at least a part of their width."""
    head = max([LEAST, *(min(MOST, _head_width(seat)) for seat in scene.seats)])
    spots, y = _table([zone for zone in scene.zones if not zone.seat], width, least)
    columns = _columns(scene)
    for seat in scene.seats:
        zones = [zone for zone in scene.zones if zone.seat == seat.seat]
        row = _Line(EDGE + head + APART, y, width)
        for zone in zones:
            cards = shown(zone)
            widths = columns or [slip_width(card) for card in cards]
            row.add(cards, widths, max(least, _squeeze(zones, width - head - 2 * EDGE, columns)))
            row.x += BETWEEN - APART
        bottom = row.y + SLIP_HEIGHT
        spots.append(Spot(f"seat:{seat.seat}", QRectF(2, y - 2, width - 4, bottom - y + 4), seat))
        spots += row.spots
        y = bottom + UNDER
    return spots, y


def paint_seat(painter: QPainter, seat: SceneSeat, box: QRectF, palette: Palette, lit: bool) -> None:
    """Paint whose line it is: a bar in the seat's colour, the name, how they stand; tinted when it is their turn."""
    color = QColor(palette.seat(seat.seat))
    painter.setPen(QPen(QColor(palette.legal), 2.2) if lit else Qt.PenStyle.NoPen)
    painter.setBrush(theme.mix(palette.surface, color.name(), 0.16) if seat.active else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 5, 5)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    painter.drawRoundedRect(QRectF(box.left(), box.top() + 2, 5.0 if seat.active else 3.0, box.height() - 4), 1.5, 1.5)
    words = QRectF(box.left() + EDGE + 4, box.top() + 2, MOST, SLIP_HEIGHT)
    painter.setPen(color)
    painter.setFont(theme.font(9.5, bold=True))
    top = QRectF(words.left(), words.top(), words.width(), words.height() / 2)
    painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, _name(seat))
    after = painter.fontMetrics().horizontalAdvance(_name(seat)) + 8
    painter.setPen(QColor(palette.text))
    painter.drawText(top.adjusted(after, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, seat.score)
    painter.setFont(theme.font(8.0))
    painter.drawText(top.translated(0, words.height() / 2), Qt.AlignmentFlag.AlignVCenter, seat.text)


class _Line:
    """Cards side by side from a place on; those that have no room left begin another line under it."""

    def __init__(self, x: float, y: float, width: float) -> None:
        self.start, self.x, self.y, self.width = x, x, y, width
        self.spots: list[Spot] = []

    def add(self, cards: Sequence[SceneCard], widths: Sequence[float], squeeze: float) -> None:
        """Put cards of these widths down, squeezed."""
        for card, wide in zip(cards, widths, strict=True):
            box = self.room(max(min(NARROW, wide), wide * squeeze))
            self.spots.append(Spot(card.id, box, card))

    def room(self, wide: float) -> QRectF:
        """Take the next place for something so wide."""
        if self.x + wide > self.width - EDGE + 0.5 and self.x > self.start:
            self.x, self.y = self.start, self.y + SLIP_HEIGHT + APART
        box = QRectF(self.x, self.y, wide, SLIP_HEIGHT)
        self.x += wide + APART
        return box


def _table(zones: Sequence[SceneZone], width: float, least: float) -> tuple[list[Spot], float]:
    """What is nobody's: each zone's heading with its cards after it."""
    row, headings = _Line(EDGE, 4.0, width), sum(heading_width(zone) + APART for zone in zones)
    squeeze = max(least, _squeeze(zones, width - 2 * EDGE - headings, ()))
    for zone in zones:
        row.spots.append(Spot(zone.id, row.room(heading_width(zone)), zone))
        cards = shown(zone)
        row.add(cards, [slip_width(card) for card in cards], squeeze)
        row.x += BETWEEN - APART
    return row.spots, row.y + SLIP_HEIGHT + UNDER if zones else 4.0


def _squeeze(zones: Sequence[SceneZone], room: float, columns: Sequence[float]) -> float:
    """How much narrower the slips of a line are for all to stand in it."""
    widths = [*columns] or [slip_width(card) for zone in zones for card in shown(zone)]
    between = APART * len(widths) + (BETWEEN - APART) * len(zones)
    return min(1.0, (room - between) / sum(widths)) if widths else 1.0


def _columns(scene: Scene) -> list[float]:
    """How wide columns are, where every seat has one zone of as many cards as all others; else none."""
    zones = [zone for zone in scene.zones if zone.seat]
    rows = [shown(zone) for zone in zones]
    if len(zones) != len(scene.seats) or len({len(row) for row in rows}) != 1 or len(zones) < 2:
        return []
    return [slip_width(*cards) for cards in zip(*rows, strict=True)]


def _name(seat: SceneSeat) -> str:
    return f"{CROWN if seat.leads else ''}{seat.name}"


def _head_width(seat: SceneSeat) -> float:
    """How wide a seat's own words are."""
    name, text = QFontMetricsF(theme.font(9.5, bold=True)), QFontMetricsF(theme.font(8.0))
    return max(name.horizontalAdvance(_name(seat) + seat.score) + 8, text.horizontalAdvance(seat.text)) + 18
