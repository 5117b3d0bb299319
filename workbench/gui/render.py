"""A map as a picture, without a window: title, board with its objects, legend of terrains."""

from __future__ import annotations

import math
import sys
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem

from workbench.gui import theme
from workbench.gui.board.ground import Ground, HexGround, SpaceGround
from workbench.gui.board.look import Look, look_of
from workbench.gui.board.map_spaces import spaces_of
from workbench.gui.board.overlay_item import OverlayItem
from workbench.gui.board.pieces_item import PiecesItem
from workbench.gui.board.tiles import swatch
from workbench.gui.map_editor.layers import layers_of, placed_in
from workbench.gui.map_editor.map_board import MapBoard
from workbench.gui.map_editor.placed_pieces import edges_of, pieces_of
from workbench.gui.palette import PALETTES, Palette
from workbench.gui.picture_file import write_png
from workbench.model.entity import Entity
from workbench.model.pack import PackSet
from workbench.model.ref import EntityRef

#: Room around the picture, height of the title, height of a legend row, in pixels.
MARGIN, TITLE, ROW = 32, 56, 34
#: The zoom of a map of ordinary size, and the largest side that a picture may have.
ZOOM, LARGEST = 1.6, 8000
#: No picture is smaller.
LEAST = 640


class Content(Protocol):
    """What is drawn from: a workspace has it."""

    @property
    def packs(self) -> PackSet:
        """The packs."""
        ...

    @property
    def kinds(self) -> Any:
        """The kinds by name."""
        ...


def render_map(content: Content, map_id: str, path: Path, theme_name: str = "light") -> tuple[int, int]:
    """Draw a map into a PNG; return its width and height in pixels.

    Needs no display when the platform is `offscreen`, which whoever imports Qt first must see to.

    Raises:
        KeyError: there is no such map.
        OSError: the picture cannot be written.
    """
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    before = theme.current().name
    palette = theme.apply(app, theme_name if theme_name in PALETTES else "light")
    try:
        return _draw(content, content.packs.visible("map")[map_id], path, palette)
    finally:
        theme.apply(app, before)


def _draw(content: Content, entity: Entity, path: Path, palette: Palette) -> tuple[int, int]:
    known = _Known(content.packs, entity.ref)
    ground, legend, things = _ground(content, entity, known, palette)
    bounds = ground.bounds() if ground else QRectF(0, 0, LEAST, 120)
    zoom = min(ZOOM, (LARGEST - 2 * MARGIN) / max(bounds.width(), bounds.height(), 1.0))
    board = QRectF(MARGIN, MARGIN + TITLE, bounds.width() * zoom, bounds.height() * zoom)
    width = max(LEAST, math.ceil(board.width()) + 2 * MARGIN)
    board.moveLeft((width - board.width()) / 2)
    columns = max(1, (width - 2 * MARGIN) // 190)
    rows = math.ceil(len(legend) / columns)
    height = max(360, math.ceil(board.bottom()) + MARGIN + (rows * ROW + 14 if rows else 0))
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(palette.board))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _title(painter, entity, width, palette)
    if ground:
        _board(painter, ground, things, board, zoom)
    _legend(painter, legend, board.bottom() + 14, columns, palette)
    painter.end()
    write_png(image, path)
    return width, height


def _ground(
    content: Content, entity: Entity, known: _Known, palette: Palette
) -> tuple[Ground | None, list[Look], list[QGraphicsItem]]:
    """Return the board, the terrains that are on it and what is painted over it, in that order."""
    data = entity.data if isinstance(entity.data, dict) else {}
    legend: list[Look] = []
    if data.get("shape") in ("graph", "track") or "spaces" in data:
        spaces = spaces_of(data)
        ground: Ground = SpaceGround(spaces, palette)
        return ground, legend, [PiecesItem(palette, ground.bounds(), ground.outline, ground.point)]
    board = MapBoard(data, known.look)
    if not board.field.size[0]:
        return None, legend, []
    ground = HexGround(board.field, palette)
    used = {index for row in board.field.terrain for index in row}
    legend = [look for number, look in enumerate(board.field.looks) if number in used]
    pieces = PiecesItem(palette, ground.bounds(), ground.outline, ground.point, ground.turn)
    kind = content.kinds.get("map")
    placed = placed_in(data, layers_of(kind.schema if kind else {}))
    pieces.show_pieces(*pieces_of(placed, known.name))
    over = OverlayItem(palette, ground.bounds(), ground.outline, ground.point, ground.tile)
    over.show_over((), (), edges_of(placed, known.look))
    return ground, legend, [over, pieces]


def _title(painter: QPainter, entity: Entity, width: int, palette: Palette) -> None:
    painter.setPen(QColor(palette.text))
    painter.setFont(theme.font(18.0, bold=True))
    painter.drawText(QRectF(MARGIN, MARGIN - 8, width - 2 * MARGIN, 36), Qt.AlignmentFlag.AlignVCenter, entity.name)
    painter.setPen(QColor(palette.muted))
    painter.setFont(theme.font(9.5))
    data = entity.data if isinstance(entity.data, dict) else {}
    size = f"{data['width']} × {data['height']}" if {"width", "height"} <= data.keys() else ""
    said = "  ·  ".join(part for part in (entity.ref.full, size) if part)
    painter.drawText(QRectF(MARGIN, MARGIN + 26, width - 2 * MARGIN, 20), Qt.AlignmentFlag.AlignVCenter, said)


def _board(painter: QPainter, ground: Ground, things: list[QGraphicsItem], box: QRectF, zoom: float) -> None:
    """Paint ground and things at the zoom, hex by hex even where a view would show an overview."""
    bounds = ground.bounds()
    option = QStyleOptionGraphicsItem()
    option.exposedRect = bounds
    painter.save()
    painter.translate(box.topLeft() - QPointF(bounds.left() * zoom, bounds.top() * zoom))
    painter.scale(zoom, zoom)
    if isinstance(ground, HexGround):
        ground.item.paint_whole(painter)
    else:
        ground.item.paint(painter, option, None)
    for thing in things:
        thing.paint(painter, option, None)
    painter.restore()


def _legend(painter: QPainter, looks: list[Look], top: float, columns: int, palette: Palette) -> None:
    painter.setFont(theme.font(10.0))
    for number, look in enumerate(looks):
        x, y = MARGIN + number % columns * 190, top + number // columns * ROW
        painter.drawPixmap(QPointF(x, y), swatch(look, palette, 28))
        painter.setPen(QColor(palette.text))
        painter.drawText(QRectF(x + 36, y, 150, 28), Qt.AlignmentFlag.AlignVCenter, look.name)


class _Known:
    """Looks up what a map of one pack names."""

    def __init__(self, packs: PackSet, ref: EntityRef) -> None:
        self._packs, self._home = packs, ref.pack

    def look(self, name: str) -> Look | None:
        """Return how a terrain looks."""
        found = self._entity(name, ("terrain",))
        return look_of(name, found.data, found.name) if found else None

    def name(self, name: str, kinds: tuple[str, ...]) -> str:
        """Return what people read for a reference."""
        found = self._entity(name, kinds)
        return found.name if found else name

    def _entity(self, name: str, kinds: tuple[str, ...]) -> Entity | None:
        found = self._packs.resolve(name, kinds, self._home)
        return self._packs.get(found) if found else None
