"""One item for what lies over the ground: terrain that was laid, areas, what stands on edges between hexes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from workbench.engine.scene import SceneArea, SceneCover, SceneEdge
from workbench.gui.board.edge_marks import paint_edge
from workbench.gui.board.ink import glazed
from workbench.gui.board.tones import tone
from workbench.gui.palette import Palette

#: Where covers and areas lie, between the ground and what is lit up, and where edges do: over that, under figures.
UNDER, OVER = 5, 15
#: How much of a hex laid terrain takes: what lies below still shows at the rim.
LAID = 0.9
#: Finds where a hex or space lies; None when there is no such place.
Places = Callable[[str], QPointF | None]
#: Makes the picture of a terrain at a zoom and device pixel ratio; None where the ground has no terrains.
Tiles = Callable[[str, float, float], QPixmap | None]


class OverlayItem(QGraphicsItem):
    """Paints covers, then areas, then edges."""

    def __init__(
        self, palette: Palette, bounds: QRectF, outline: QPolygonF, places: Places, tiles: Tiles, z: int = UNDER
    ) -> None:
        super().__init__()
        self.setZValue(z)
        self.palette, self.bounds, self.outline, self.places, self.tiles = palette, bounds, outline, places, tiles
        self.covers: tuple[SceneCover, ...] = ()
        self.areas: tuple[SceneArea, ...] = ()
        self.edges: tuple[SceneEdge, ...] = ()

    def show_over(self, covers: Sequence[SceneCover], areas: Sequence[SceneArea], edges: Sequence[SceneEdge]) -> None:
        """Paint these."""
        now = (tuple(covers), tuple(areas), tuple(edges))
        if now != (self.covers, self.areas, self.edges):
            self.covers, self.areas, self.edges = now
            self.update()

    def boundingRect(self) -> QRectF:
        """The whole board."""
        return self.bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paint what there is."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for cover in self.covers:
            self._cover(painter, cover)
        for area in self.areas:
            self._area(painter, area)
        for edge in self.edges:
            start, end = self.places(edge.start), self.places(edge.end)
            if start is not None and end is not None:
                paint_edge(painter, edge.look, start, end, tone(self.palette, edge.color, "#8d8a86"))

    def _cover(self, painter: QPainter, cover: SceneCover) -> None:
        """A hex of another terrain with a pale rim, so that it is seen to lie on top for now."""
        at = self.places(cover.at)
        if at is None:
            return
        zoom = painter.worldTransform().m11() or 1.0
        ratio = painter.device().devicePixelRatio() if painter.device() else 1.0
        pixmap = self.tiles(cover.terrain, zoom, ratio)
        path = self._hex(at, LAID)
        if pixmap is not None:
            wide, high = pixmap.width() / ratio / zoom, pixmap.height() / ratio / zoom
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.drawPixmap(QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high), pixmap, QRectF(pixmap.rect()))
            painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 210), 1.6))
        painter.drawPath(path)

    def _area(self, painter: QPainter, area: SceneArea) -> None:
        """A tint over its places; a gaze has an eye on each, smaller with the distance."""
        color = tone(self.palette, area.color, self.palette.seat(area.seat))
        points = [at for name in area.places if (at := self.places(name)) is not None]
        whole = QPainterPath()
        whole.setFillRule(Qt.FillRule.WindingFill)
        for at in points:
            whole.addPath(self._hex(at, 1.012))
        painter.setPen(QPen(glazed(color, 190), 1.8))
        painter.setBrush(glazed(color, 62))
        painter.drawPath(whole.simplified())
        if area.look == "gaze":
            for number, at in enumerate(points):
                _eye(painter, at, color, max(0.6, 1.0 - 0.07 * number))

    def _hex(self, at: QPointF, factor: float) -> QPainterPath:
        path = QPainterPath()
        path.addPolygon(QPolygonF([self.outline.at(n) * factor + at for n in range(self.outline.count())]))
        path.closeSubpath()
        return path


def _eye(painter: QPainter, at: QPointF, color: QColor, size: float) -> None:
    """An open eye around a point, in scene units."""
    wide, high = 9.0 * size, 8.0 * size
    lids = QPainterPath(at + QPointF(-wide, 0))
    lids.quadTo(at + QPointF(0, -high), at + QPointF(wide, 0))
    lids.quadTo(at + QPointF(0, high), at + QPointF(-wide, 0))
    painter.setPen(QPen(color.darker(150), 1.3))
    painter.setBrush(QColor(255, 255, 255, 215))
    painter.drawPath(lids)
    painter.setBrush(color.darker(130))
    painter.drawEllipse(at, 2.7 * size, 2.7 * size)
