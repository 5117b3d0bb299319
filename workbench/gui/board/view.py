"""The view of a board: zoom in fixed steps, pan, tell which hex the pointer is on."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

#: One zoom step.
STEP = 1.25
#: Parts of a step that fitting a board takes.
FINE = 8
#: What one notch of a wheel turns, in eighths of a degree.
NOTCH = 120
#: From this zoom on a board is readable; the zoom at which a part of a large one is looked at, if it fits.
CLEAR, LOOK = 0.72, 1.15
#: Smallest and largest step: about 0.02 and 3.8.
LOWEST, HIGHEST = -17, 6


class BoardView(QGraphicsView):
    """Shows a QGraphicsScene of a board. Wheel zooms at the pointer, middle button or space drags.

    Positions in the signals are scene units.
    """

    #: QPointF, Qt.MouseButton, Qt.KeyboardModifier: the pointer went down, not to pan.
    pressed = Signal(QPointF, object, object)
    #: QPointF, buttons: the pointer moved (also with no button down).
    moved = Signal(QPointF, object)
    #: QPointF, Qt.MouseButton.
    released = Signal(QPointF, object)
    #: The pointer left.
    left = Signal()
    #: int: the zoom in percent.
    zoomed = Signal(int)

    def __init__(self, scene: QGraphicsScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.step = 0.0
        #: The zoom from which what is shown can be read.
        self.clear = CLEAR
        self._pan_from: QPoint | None = None
        self._space = False
        self._turned = 0
        self._fitted = True
        self._part: QRectF | None = None

    def call(self, name: str) -> None:
        """Give the view and its viewport, which has the focus too, a name for screen readers."""
        self.setAccessibleName(name)
        self.viewport().setAccessibleName(name)

    def set_table(self, color: str) -> None:
        """Set what lies around the board."""
        self.setBackgroundBrush(QColor(color))

    def zoom(self) -> float:
        """The zoom: device-independent pixels a scene unit."""
        return float(STEP**self.step)

    def set_step(self, step: float, anchor: QPoint | None = None) -> None:
        """Zoom to a step, so that what is under `anchor` (viewport pixels; the middle when None) stays there."""
        step = max(LOWEST, min(HIGHEST, step))
        self._fitted = False
        if step == self.step:
            return
        point = anchor or self.viewport().rect().center()
        before = self.mapToScene(point)
        self.step = step
        self.resetTransform()
        self.scale(self.zoom(), self.zoom())
        offset = QPointF(self.viewport().rect().center() - point) / self.zoom()
        self.centerOn(before + offset)
        self.zoomed.emit(round(self.zoom() * 100))

    def zoom_in(self) -> None:
        """One step nearer."""
        self._zoom_by(1)

    def zoom_out(self) -> None:
        """One step farther."""
        self._zoom_by(-1)

    def _zoom_by(self, steps: int, anchor: QPoint | None = None) -> None:
        """Zoom by hand: what was looked at does not come back by itself."""
        self._part = None
        self.set_step(self.step + steps, anchor)

    def fit(self) -> None:
        """Show the whole board, as large as a zoom step allows; small boards are not blown up beyond 195 %."""
        room = QSizeF(self.viewport().size()) - QSizeF(16, 16)
        whole = self.sceneRect()
        if whole.isEmpty() or room.isEmpty():
            return
        factor = min(room.width() / whole.width(), room.height() / whole.height())
        # Parts of a step here: a board that just misses a step would leave a quarter of the window empty.
        self.set_step(min(3.0, math.floor(FINE * math.log(max(factor, 1e-3), STEP)) / FINE))
        self.centerOn(whole.center())
        self._fitted, self._part = True, None

    def look_at(self, part: QRectF) -> None:
        """Show a part of the board large enough to be read; a board that is readable as a whole is shown whole.

        Nothing moves while the part is in view at a readable size, so that the board stays calm.
        """
        room, whole = QSizeF(self.viewport().size()) - QSizeF(16, 16), self.sceneRect()
        if part.isEmpty() or whole.isEmpty() or room.isEmpty():
            return
        part = part & whole
        if min(room.width() / whole.width(), room.height() / whole.height()) >= self.clear:
            if self._part is not None or not self._in_view(part):
                self.fit()
            return
        if self.zoom() >= self.clear - 0.05 and self._in_view(part):
            return
        factor = min(room.width() / part.width(), room.height() / part.height(), LOOK)
        self.set_step(math.floor(FINE * math.log(max(factor, 1e-3), STEP)) / FINE)
        self.centerOn(part.center())
        self._fitted, self._part = False, part

    def _in_view(self, part: QRectF) -> bool:
        """Return whether a part of the board is wholly in view."""
        return self.mapToScene(self.viewport().rect()).boundingRect().adjusted(-4, -4, 4, 4).contains(part)

    def keep_visible(self, x: float, y: float) -> None:
        """Scroll so that a point and its surroundings are in view."""
        self.ensureVisible(QRectF(x - 30, y - 30, 60, 60), 20, 20)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A board that was fitted stays fitted, a part that was looked at is looked at with the new room."""
        super().resizeEvent(event)
        if self._fitted or self._part is not None:
            QTimer.singleShot(0, self, self._refit)

    def _refit(self) -> None:
        """Fit or look again, unless the user zoomed or moved in the meantime."""
        if self._fitted:
            self.fit()
        elif self._part is not None:
            self.look_at(self._part)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer; with Shift scroll sideways."""
        turned = event.angleDelta().y()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or not turned:
            super().wheelEvent(event)
            return
        # Touchpads send many small turns: a step is a whole notch of a wheel.
        self._turned += turned
        steps = int(self._turned / NOTCH)
        self._turned -= steps * NOTCH
        if steps:
            self._zoom_by(steps, event.position().toPoint())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin to pan or tell of a press."""
        if event.button() == Qt.MouseButton.MiddleButton or self._space:
            self._pan_from = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            return
        self.pressed.emit(self.mapToScene(event.position().toPoint()), event.button(), event.modifiers())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan or tell of a move."""
        here = event.position().toPoint()
        if self._pan_from is not None:
            moved = here - self._pan_from
            self._pan_from = here
            self._fitted, self._part = False, None
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - moved.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - moved.y())
            return
        self.moved.emit(self.mapToScene(here), event.buttons())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning or tell of a release."""
        if self._pan_from is not None:
            self._pan_from = None
            self.viewport().unsetCursor()
            return
        self.released.emit(self.mapToScene(event.position().toPoint()), event.button())

    def leaveEvent(self, event: object) -> None:
        """Tell that the pointer left."""
        self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space held turns the pointer into a hand; other keys are for the pane."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = True
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
            return
        event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Let go of the hand."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space = False
            self.viewport().unsetCursor()
            return
        event.ignore()
