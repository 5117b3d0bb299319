"""Where it happens, and the next place in a direction."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from tests.gui.showing import on_screen
from workbench.engine.scene import Scene, SceneBoard, SceneFigure, SceneHex
from workbench.gui import theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.scene_ground import ground_of
from workbench.gui.playtest.focus import AROUND, focus_of, next_place

BOARD = SceneBoard("odd_r", {}, tuple(SceneHex(f"{c},{r}", c, r, 0, "grass") for r in range(40) for c in range(12)))


@pytest.fixture
def canvas(qtbot):
    made = on_screen(qtbot, BoardCanvas(), 500, 400)
    made.show_ground(ground_of(BOARD, theme.current()), theme.current())
    return made


def figure(at, active=False):
    return SceneFigure("f", at, "A", "Ann", 1, active=active)


def test_who_acts_and_what_is_lit_is_the_focus_with_room_around(canvas):
    scene = Scene(BOARD, (figure("3,30", True),))
    part = focus_of(scene, ["5,30"], canvas)
    left, right = canvas.ground.point("3,30"), canvas.ground.point("5,30")
    assert (part.left(), part.right()) == (left.x() - AROUND, right.x() + AROUND)
    assert focus_of(Scene(BOARD, (figure("3,30"),)), ["f"], canvas).contains(left)
    assert focus_of(Scene(BOARD, (figure("3,30"),)), [], canvas).isEmpty()


def test_a_tall_board_is_looked_at_where_it_happens_and_stays_calm(canvas):
    whole = canvas.zoom()
    part = focus_of(Scene(BOARD, (figure("3,30", True),)), [], canvas)
    canvas.look_at(part)
    assert canvas.zoom() > whole
    there = canvas.mapToScene(canvas.viewport().rect()).boundingRect()
    assert there.contains(canvas.ground.point("3,30"))
    canvas.look_at(focus_of(Scene(BOARD, (figure("4,30", True),)), [], canvas))
    assert canvas.mapToScene(canvas.viewport().rect()).boundingRect() == there, "a step away nothing moves"
    canvas.look_at(focus_of(Scene(BOARD, (figure("3,3", True),)), [], canvas))
    assert canvas.mapToScene(canvas.viewport().rect()).boundingRect().contains(canvas.ground.point("3,3"))


def test_a_board_that_has_room_at_last_is_shown_whole_unless_the_user_zoomed(canvas, qtbot):
    canvas.resize(420, 320)
    canvas.look_at(focus_of(Scene(BOARD, (figure("3,30", True),)), [], canvas))
    assert not canvas._fitted
    canvas.resize(700, 1500)
    qtbot.waitUntil(lambda: canvas._fitted, timeout=2000)
    canvas.resize(420, 320)
    QApplication.processEvents()
    canvas.look_at(focus_of(Scene(BOARD, (figure("3,30", True),)), [], canvas))
    canvas.zoom_in()
    zoom = canvas.zoom()
    canvas.resize(700, 1500)
    QApplication.processEvents()
    assert canvas.zoom() == zoom


@pytest.mark.parametrize(
    ("way", "found"), [((1, 0), (10, 0)), ((-1, 0), (-10, 1)), ((0, 1), (0, 12)), ((0, -1), (9, -30))]
)
def test_the_next_place_is_the_nearest_in_a_direction(way, found):
    places = [QPointF(10, 0), QPointF(20, 0), QPointF(-10, 1), QPointF(0, 12), QPointF(9, -30)]
    assert next_place(QPointF(0, 0), places, *way) == QPointF(*found)
