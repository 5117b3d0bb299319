"""The canvas: a view with the ground, what is lit up and the pieces, as three items."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtWidgets import QGraphicsScene, QWidget

from workbench.engine.scene import SceneFigure, SceneMark
from workbench.gui.board.glow_item import Glow, GlowItem
from workbench.gui.board.ground import Ground, HexGround
from workbench.gui.board.hex_item import HexItem
from workbench.gui.board.pieces_item import PiecesItem
from workbench.gui.board.view import BoardView
from workbench.gui.palette import Palette

#: Rows of the overview that are painted in one idle moment.
IDLE_ROWS = 4


class BoardCanvas(BoardView):
    """Shows one ground at a time."""

    def __init__(self, parent: QWidget | None = None) -> None:
        scene = QGraphicsScene()
        super().__init__(scene, parent)
        scene.setParent(self)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.ground: Ground | None = None
        self._glow: GlowItem | None = None
        self._pieces: PiecesItem | None = None
        self._idle = QTimer(self)
        self._idle.setInterval(8)
        self._idle.timeout.connect(self._prepare)

    def show_ground(self, ground: Ground, palette: Palette, keep_view: bool = False) -> None:
        """Show a board; `keep_view` leaves zoom and position as they are."""
        figures, marks, glow = self.figures, self.marks, self.glow
        self.scene().clear()
        self.ground = ground
        bounds = ground.bounds()
        self._glow = GlowItem(palette, bounds, ground.outline)
        self._pieces = PiecesItem(palette, bounds, ground.outline, ground.point, ground.turn)
        for item in (ground.item, self._glow, self._pieces):
            self.scene().addItem(item)
        self.scene().setSceneRect(bounds)
        self.set_table(palette.board)
        if keep_view:
            self._pieces.show_pieces(figures, marks)
            self._glow.glow = glow
        else:
            self.fit()
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

    def _prepare(self) -> None:
        """Paint a little of the overview while nothing else happens, for large maps only."""
        item = self.hexes
        width, height = item.field.size if item else (0, 0)
        if item is None or width * height < 2500 or not item.overview.work(IDLE_ROWS):
            self._idle.stop()
