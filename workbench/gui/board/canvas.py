"""The canvas: a view with the ground, what lies over it, what is lit up and the pieces, as four items."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QGraphicsScene, QWidget

from workbench.engine.scene import SceneArea, SceneCover, SceneEdge, SceneFigure, SceneMark
from workbench.gui.board.glow_item import Glow, GlowItem
from workbench.gui.board.ground import Ground, HexGround
from workbench.gui.board.hex_item import HexItem
from workbench.gui.board.overlay_item import OVER, OverlayItem
from workbench.gui.board.pieces_item import PiecesItem
from workbench.gui.board.view import BoardView
from workbench.gui.palette import Palette

#: Rows of the overview that are painted in one idle moment.
IDLE_ROWS = 4
#: Boards of fewer hexes never need the overview.
LARGE = 2500
#: Seconds without scrolling or zooming that count as an idle moment.
PAUSE = 0.2
#: The view is refreshed after so many idle moments.
REFRESH = 10


class BoardCanvas(BoardView):
    """Shows one ground at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        scene = QGraphicsScene()
        self._moved_at = 0.0
        super().__init__(scene, parent)
        scene.setParent(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.ground: Ground | None = None
        self._glow: GlowItem | None = None
        self._pieces: PiecesItem | None = None
        self._overlay: OverlayItem | None = None
        self._edges: OverlayItem | None = None
        self._ticks = 0
        self._idle = QTimer(self)
        self._idle.setInterval(8)
        self._idle.timeout.connect(self._prepare)

    def show_ground(self, ground: Ground, palette: Palette, keep_view: bool = False) -> None:
        """Show a board; `keep_view` leaves zoom and position as they are."""
        figures, marks, glow = self.figures, self.marks, self.glow
        lying = (self._overlay.covers, self._overlay.areas) if self._overlay else ((), ())
        edges = self._edges.edges if self._edges else ()
        self.scene().clear()
        self.ground, self.clear = ground, ground.clear
        bounds = ground.bounds()
        self._glow = GlowItem(palette, bounds, ground.outline)
        self._pieces = PiecesItem(palette, bounds, ground.outline, ground.point, ground.turn)
        self._overlay = OverlayItem(palette, bounds, ground.outline, ground.point, ground.tile)
        # a wall is seen best where it stands in the way of what is lit up
        self._edges = OverlayItem(palette, bounds, ground.outline, ground.point, ground.tile, OVER)
        for item in (ground.item, self._overlay, self._glow, self._edges, self._pieces):
            self.scene().addItem(item)
        self.scene().setSceneRect(bounds)
        self.set_table(palette.board)
        if keep_view:
            self._pieces.show_pieces(figures, marks)
            self._glow.glow = glow
            self._overlay.show_over(*lying, ())
            self._edges.show_over((), (), edges)
        else:
            self.fit()
        self._moved_at = time.monotonic()  # the first picture comes before idle work
        self._idle.start()

    @property
    def figures(self) -> tuple[SceneFigure, ...]:
        """The figures that are shown."""
        return self._pieces.figures if self._pieces else ()

    @property
    def marks(self) -> tuple[SceneMark, ...]:
        """The marks that are shown."""
        return self._pieces.marks if self._pieces else ()

    @property
    def glow(self) -> Glow:
        """What is lit up; call `relight` after changing it."""
        return self._glow.glow if self._glow else Glow()

    def relight(self) -> None:
        """Repaint what is lit up."""
        if self._glow:
            self._glow.update()

    def show_pieces(self, figures: Sequence[SceneFigure], marks: Sequence[SceneMark]) -> None:
        """Show these figures and marks on the ground."""
        if self._pieces:
            self._pieces.show_pieces(figures, marks)

    def show_over(
        self, covers: Sequence[SceneCover], areas: Sequence[SceneArea] = (), edges: Sequence[SceneEdge] = ()
    ) -> None:
        """Show laid terrain, areas and what stands on edges over the ground."""
        if self._overlay and self._edges:
            self._overlay.show_over(covers, areas, ())
            self._edges.show_over((), (), edges)

    def figure_at(self, point: QPointF) -> SceneFigure | None:
        """Return the figure under a point in scene units."""
        return self._pieces.figure_at(point) if self._pieces else None

    def place_at(self, point: QPointF) -> str | None:
        """Return the id of the hex or space under a point."""
        return self.ground.place_at(point) if self.ground else None

    def points(self, names: Sequence[str]) -> list[QPointF]:
        """Return where places lie; those that do not exist are left out."""
        found = [self.ground.point(name) for name in names] if self.ground else []
        return [point for point in found if point is not None]

    @property
    def hexes(self) -> HexItem | None:
        """The item of hexes, or None when the ground is another."""
        return self.ground.item if isinstance(self.ground, HexGround) else None

    def hexes_changed(self, rows: set[int]) -> None:
        """Repaint rows whose hexes changed; the field already knows."""
        if self.hexes and rows:
            self.hexes.hexes_changed(rows)
            self._idle.start()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Let idle work wait while the user moves about."""
        self._moved_at = time.monotonic()
        super().scrollContentsBy(dx, dy)

    def _prepare(self) -> None:
        """Paint a little of the overview while nothing else happens, for large maps only; show what there is of it."""
        if time.monotonic() - self._moved_at < PAUSE:
            return
        item = self.hexes
        width, height = item.field.size if item else (0, 0)
        if item is None or width * height < LARGE:
            self._idle.stop()
            return
        left = item.overview.work(IDLE_ROWS)
        self._ticks = (self._ticks + 1) % REFRESH
        if not left or self._ticks == 0:
            item.update()
        if not left:
            self._idle.stop()
