"""Walls along edges, ladders across them."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter

from workbench.gui.board.edge_marks import paint_edge


def drawn(look, end):
    image = QImage(80, 80, QImage.Format.Format_ARGB32)
    image.fill(QColor("#66aa44"))
    painter = QPainter(image)
    painter.translate(20, 40)
    paint_edge(painter, look, QPointF(0, 0), end, QColor("#b98d52"))
    painter.end()
    return image


def touched(image):
    """Width and height of what was painted."""
    ground = QColor("#66aa44")
    spots = [(x, y) for x in range(80) for y in range(80) if image.pixelColor(x, y) != ground]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return max(xs) - min(xs), max(ys) - min(ys)


def test_a_wall_runs_along_the_edge_and_a_ladder_across(qapp):
    wide, high = touched(drawn("wall", QPointF(40, 0)))
    assert high > 1.5 * wide
    wide, high = touched(drawn("ladder", QPointF(40, 0)))
    assert wide > 1.5 * high


def test_both_turn_with_the_edge(qapp):
    wide, high = touched(drawn("wall", QPointF(0, 36)))
    assert wide > 1.5 * high
