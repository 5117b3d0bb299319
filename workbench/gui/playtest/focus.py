"""Where on the board it happens now: who acts, what can be chosen, who was hurt."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from workbench.engine.scene import Scene
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.geometry import SIZE

#: Scene units of board around what happens.
AROUND = 5 * SIZE


def focus_of(scene: Scene, lit: Iterable[str], canvas: BoardCanvas) -> QRectF:
    """Return the part of the board that shows who acts and what can be chosen; empty when nothing is to be seen."""
    places = {figure.id: figure.at for figure in scene.figures}
    names = [places.get(name, name) for name in lit]
    names += [figure.at for figure in scene.figures if figure.active]
    return _around(canvas.points(list(dict.fromkeys(names))))


def next_place(here: QPointF, places: Iterable[QPointF], right: int, down: int) -> QPointF:
    """Return the nearest place in a direction, within 45° of it; `here` when there is none."""
    best, least = here, float("inf")
    for place in places:
        way = place - here
        along, aside = way.x() * right + way.y() * down, abs(way.x() * down) + abs(way.y() * right)
        far = along + 2 * aside
        if along > 1.0 and aside <= along + 1.0 and far < least:
            best, least = place, far
    return best


def _around(points: list[QPointF]) -> QRectF:
    if not points:
        return QRectF()
    left, right = min(p.x() for p in points), max(p.x() for p in points)
    top, bottom = min(p.y() for p in points), max(p.y() for p in points)
    return QRectF(left, top, right - left, bottom - top).adjusted(-AROUND, -AROUND, AROUND, AROUND)
