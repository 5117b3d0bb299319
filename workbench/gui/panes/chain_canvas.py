"""A small graph drawn by stages: a tile for each node, curves with words between them; dragging a tile links it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from workbench.gui import theme
from workbench.gui.lang import tr
from workbench.gui.widgets.tile import Tile

_TILE_WIDTH = 168
_TILE_HEIGHT = 60
_LAYER_GAP = 148
_ROW_GAP = 22
_EDGE = 24


@dataclass(frozen=True, slots=True)
class Edge:
    """A link: ids of its ends, the words on it, whether it stands on a cycle."""

    source: str
    target: str
    text: str
    wrong: bool = False


class NodeTile(Tile):
    """A tile that can be dragged to another."""

    #: The keyboard asks for a link from here.
    link_asked = Signal()
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, title: str, detail: str, mark: str) -> None:
        super().__init__(title, detail, None, mark)
        self._from: QPoint | None = None
        self._dragging = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """L begins a link."""
        if event.key() == Qt.Key.Key_L and event.modifiers() == Qt.KeyboardModifier.NoModifier:
            self.link_asked.emit()
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where a drag could have begun."""
        super().mousePressEvent(event)
        self._from = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Begin or go on to drag."""
        super().mouseMoveEvent(event)
        if self._from is None:
            return
        way = (event.position().toPoint() - self._from).manhattanLength()
        if self._dragging or way >= QApplication.startDragDistance():
            self._dragging = True
            self.dragged.emit(self.mapToParent(event.position().toPoint()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop, or click."""
        dragging, self._dragging, self._from = self._dragging, False, None
        if dragging:
            self.setDown(False)
            self.dropped.emit(self.mapToParent(event.position().toPoint()))
        else:
            super().mouseReleaseEvent(event)


class ChainCanvas(QWidget):
    """Lays tiles out by layers and paints the edges."""

    #: str id
    node_clicked = Signal(str)
    #: str source, str target
    link_drawn = Signal(str, str)
    #: str source: the keyboard began a link; str '': it is done or given up.
    link_begun = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.tiles: dict[str, NodeTile] = {}
        self._edges: Sequence[Edge] = ()
        self._size = QSize(200, 120)
        self._line: tuple[str, QPoint] | None = None
        #: Where a link by the keyboard begins; the next tile that is pressed is its end.
        self.linking = ""
        self.setAccessibleName(tr("Graph"))

    def show_graph(
        self, layers: Sequence[Sequence[str]], edges: Sequence[Edge], words: Mapping[str, tuple[str, str, str]]
    ) -> None:
        """Show nodes layer by layer; `words` gives title, detail and colour of each."""
        for tile in self.tiles.values():
            tile.hide()
            tile.deleteLater()
        self.tiles = {}
        self._edges = edges
        tallest = max((len(layer) for layer in layers), default=1)
        height = tallest * (_TILE_HEIGHT + _ROW_GAP) - _ROW_GAP
        for column, layer in enumerate(layers):
            own = len(layer) * (_TILE_HEIGHT + _ROW_GAP) - _ROW_GAP
            top = _EDGE + (height - own) // 2
            for row, name in enumerate(layer):
                left = _EDGE + column * (_TILE_WIDTH + _LAYER_GAP)
                self._add_tile(name, words[name], left, top + row * (_TILE_HEIGHT + _ROW_GAP))
        width = len(layers) * (_TILE_WIDTH + _LAYER_GAP) - _LAYER_GAP + 2 * _EDGE
        self._size = QSize(max(width, 200), height + 2 * _EDGE)
        self.setMinimumSize(self._size)
        said = (tr("{source} becomes {target}: {how}", source=e.source, target=e.target, how=e.text) for e in edges)
        self.setAccessibleDescription("; ".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        """All of it."""
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the edges behind the tiles."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for edge in self._edges:
            if edge.source in self.tiles and edge.target in self.tiles:
                self._paint_edge(painter, edge)
        if self._line:
            start = self.tiles[self._line[0]].geometry().center()
            painter.setPen(QPen(QColor(theme.current().accent), 2, Qt.PenStyle.DashLine))
            painter.drawLine(start, self._line[1])

    def _add_tile(self, name: str, words: tuple[str, str, str], left: int, top: int) -> None:
        title, detail, color = words
        tile = NodeTile(title, detail, color)
        tile.setParent(self)
        tile.setGeometry(left, top, _TILE_WIDTH, _TILE_HEIGHT)
        tile.setToolTip(tr("Click opens it; drag it to another to link them, or press L and then the other"))
        tile.clicked.connect(lambda: self._press(name))
        tile.link_asked.connect(lambda: self._begin(name))
        tile.dragged.connect(lambda place: self._drag(name, place))
        tile.dropped.connect(lambda place: self._drop(name, place))
        tile.show()
        self.tiles[name] = tile

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape gives a link up."""
        if event.key() == Qt.Key.Key_Escape and self.linking:
            self._begin("")
            return
        super().keyPressEvent(event)

    def _begin(self, name: str) -> None:
        self.linking = name
        self.link_begun.emit(name)

    def _press(self, name: str) -> None:
        """Open a node, or end a link at it."""
        source, self.linking = self.linking, ""
        if not source:
            self.node_clicked.emit(name)
        elif source != name:
            self.link_drawn.emit(source, name)
        else:
            self.link_begun.emit("")

    def _drag(self, name: str, place: QPoint) -> None:
        self._line = (name, place)
        self.update()

    def _drop(self, name: str, place: QPoint) -> None:
        self._line = None
        self.update()
        for other, tile in self.tiles.items():
            if other != name and tile.geometry().contains(place):
                self.link_drawn.emit(name, other)
                return

    def _paint_edge(self, painter: QPainter, edge: Edge) -> None:
        colors = theme.current()
        start, end = self._ends(edge)
        bend = max(abs(end.x() - start.x()) / 2, 40)
        path = QPainterPath(start)
        path.cubicTo(start + QPointF(bend, 0), end - QPointF(bend, 0), end)
        color = QColor(colors.error if edge.wrong else colors.strong_border)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(color, 2))
        painter.drawPath(path)
        painter.setBrush(color)
        head = QPainterPath(end)
        head.lineTo(end + QPointF(-9, -5))
        head.lineTo(end + QPointF(-9, 5))
        head.closeSubpath()
        painter.drawPath(head)
        self._paint_words(painter, edge, path.pointAtPercent(0.5))

    def _ends(self, edge: Edge) -> tuple[QPointF, QPointF]:
        source, target = self.tiles[edge.source].geometry(), self.tiles[edge.target].geometry()
        start = QPointF(source.right() + 1, source.center().y())
        return start, QPointF(target.left() - 1, target.center().y())

    def _paint_words(self, painter: QPainter, edge: Edge, middle: QPointF) -> None:
        """The method on a small plate over the middle of the curve."""
        if not edge.text:
            return
        colors = theme.current()
        font = theme.font(theme.CAPTION)
        metrics = QFontMetrics(font)
        text = metrics.elidedText(edge.text, Qt.TextElideMode.ElideRight, _LAYER_GAP - 28)
        width = metrics.horizontalAdvance(text) + 12
        plate = QRectF(middle.x() - width / 2, middle.y() - 10, width, 20)
        painter.setPen(QPen(QColor(colors.error if edge.wrong else colors.border), 1))
        painter.setBrush(QColor(colors.surface))
        painter.drawRoundedRect(plate, 10, 10)
        painter.setFont(font)
        painter.setPen(QColor(colors.error if edge.wrong else colors.muted))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, text)
