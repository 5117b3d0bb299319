"""The wheels of a board game, spinning over the board where they cover least of it, until they stop."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QGuiApplication, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from workbench.engine.scene import Scene, SceneWheel
from workbench.gui import theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.spaces_item import RADIUS as SPACE
from workbench.gui.board.view import BoardView
from workbench.gui.board.wheels import paint_wheel
from workbench.gui.lang import tr

#: Sides that a wheel may have, the first that covers nothing is taken; its distance from the edge, all in pixels.
SIDES, APART = (168, 144, 122, 110), 10
#: How long wheels spin, and how long a board has been at rest when they look for another place, in milliseconds.
SPINS, RESTS = 900, 150


class WheelsCard(QWidget):
    """Lies over a widget while a scene has wheels; a click puts it away until they change or are spun again."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._spots: Callable[[], Sequence[QRect]] = tuple
        self._side = SIDES[0]
        self.wheels: tuple[SceneWheel, ...] = ()
        self.progress = 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(tr("Click to put it away"))
        self.setAccessibleName(tr("Wheels"))
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(SPINS)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(lambda value: self.turn(float(value)))
        over.installEventFilter(self)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._place)
        if isinstance(over, BoardView):
            bars = over.horizontalScrollBar(), over.verticalScrollBar()
            for changed in (over.zoomed, *(bar.valueChanged for bar in bars), *(bar.rangeChanged for bar in bars)):
                changed.connect(self._find_place)
        self.hide()

    def show_wheels(self, wheels: Sequence[SceneWheel], spots: Callable[[], Sequence[QRect]] = tuple) -> None:
        """Show wheels; results that are new are spun to.

        `spots` says what they keep clear of, in the widget below as it is then.
        """
        before, self.wheels, self._spots = self.wheels, tuple(wheels), spots
        if self.wheels == before:
            if self.isVisible():
                self._place()
            return
        self._motion.stop()
        self.progress = 1.0
        self.setVisible(bool(self.wheels))
        self.setAccessibleDescription("; ".join(map(said_of, self.wheels)))
        self._place()
        self.raise_()
        if any(wheel.result is not None for wheel in self.wheels):
            self._motion.start()

    def turn(self, progress: float) -> None:
        """Show the wheels at a part of their spin, 0 to 1."""
        self.progress = progress
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wheels side by side."""
        painter, palette = QPainter(self), theme.current()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(palette.surface)
        ground.setAlpha(225)
        painter.setPen(QColor(palette.border))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        for number, wheel in enumerate(self.wheels):
            box = QRectF(number * self._side + 4, 4, self._side - 8, self._side)
            paint_wheel(painter, wheel, box, palette, False, self.progress)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the wheels away."""
        self._motion.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find another place when the widget below changes its size."""
        if event.type() == QEvent.Type.Resize and self.wheels:
            self._rest.start(0)  # the widget below has laid itself out by then
        return False

    def _find_place(self) -> None:
        """Find another place: at once, or when a board that is dragged has come to rest."""
        dragged = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._rest.start(RESTS if dragged else 0)

    def _place(self) -> None:
        """Lie where least is covered: the middle of the board before that of the view and the edges."""
        if not self.wheels:
            return
        spots = self._spots()
        found = [self._best(side, spots) for side in SIDES]
        least = min(covered for covered, _ in found)
        self._side, place = next((s, rect) for s, (covered, rect) in zip(SIDES, found, strict=True) if covered == least)
        self.setGeometry(place)
        self.update()

    def _best(self, side: int, spots: Sequence[QRect]) -> tuple[int, QRect]:
        """Return how many spots wheels of a size cover at the best place, and that place."""
        wide, high = min(side * len(self.wheels), self._over.width()), side + 8
        whole = self._over.rect()
        middle = QPoint(_median([spot.center().x() for spot in spots]), _median([spot.center().y() for spot in spots]))
        lefts = middle.x() - wide // 2 + 1, (whole.width() - wide) // 2, APART, whole.width() - wide - APART
        tops = middle.y() - high // 2 + 1, (whole.height() - high) // 2, whole.height() - high - APART, APART
        places = [QRect(left, top, wide, high) for top in tops for left in lefts]
        inside = [place for place in places if whole.contains(place)]
        places = inside or places
        covered = [sum(place.intersects(spot) for spot in spots) for place in places]
        return min(covered), places[covered.index(min(covered))]


def _median(numbers: Sequence[int]) -> int:
    """Return the middle of numbers, 0 of none: where a board is, whatever else lies at an edge."""
    return round(statistics.median(numbers)) if numbers else 0


def spots_of(scene: Scene, canvas: BoardCanvas) -> list[QRect]:
    """Return where the spaces of a board lie in its canvas, wider where several pawns share one."""
    stand, scale = Counter(figure.at for figure in scene.figures), SPACE * canvas.transform().m11()
    spots = []
    for space in scene.board.spaces:
        radius = round(scale * (1.5 if stand[space.id] > 1 else 1.0))
        points = map(canvas.mapFromScene, canvas.points([space.id]))
        spots += [QRect(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius) for at in points]
    return spots


def said_of(wheel: SceneWheel) -> str:
    """Return a wheel and its result in words."""
    if wheel.result is None:
        return wheel.title
    label = wheel.segments[wheel.result].label
    return f"{wheel.title} ({label})" if label else wheel.title
