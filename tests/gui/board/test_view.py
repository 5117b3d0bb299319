"""Zooming, panning and fitting."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from tests.gui.showing import on_screen
from workbench.gui import theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.field import HexField
from workbench.gui.board.ground import HexGround
from workbench.gui.board.look import Look


@pytest.fixture
def canvas(qtbot):
    made = on_screen(qtbot, BoardCanvas(), 500, 400)
    field = HexField("odd_r", [Look("grass", "Grass")], [[0] * 40] * 40, [[0] * 40] * 40)
    made.show_ground(HexGround(field, theme.current()), theme.current())
    QApplication.processEvents()
    return made


def wheel(canvas, at, turned):
    event = QWheelEvent(
        QPointF(at), QPointF(canvas.mapToGlobal(at)), QPoint(), QPoint(0, turned),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas.viewport(), event)


def test_wheel_zooms_at_the_pointer(canvas):
    canvas.set_step(0)
    canvas.centerOn(600, 500)
    at = QPoint(120, 300)
    before = canvas.mapToScene(at)

    wheel(canvas, at, 120)

    after = canvas.mapToScene(at)
    assert canvas.zoom() == pytest.approx(1.25)
    assert (after - before).manhattanLength() < 3


def test_small_turns_of_a_touchpad_add_up_to_a_step(canvas):
    canvas.set_step(0)

    for _ in range(5):
        wheel(canvas, QPoint(100, 100), 30)

    assert canvas.zoom() == pytest.approx(1.25)


def test_zoom_stays_within_its_steps(canvas):
    canvas.set_step(99)
    most = canvas.zoom()
    canvas.set_step(-99)

    assert most < 4
    assert canvas.zoom() > 0.02


def test_fit_shows_the_whole_board(canvas):
    canvas.set_step(3)
    canvas.fit()

    shown = canvas.mapToScene(canvas.viewport().rect()).boundingRect()
    assert shown.contains(canvas.sceneRect())


def test_middle_button_drags_the_board(canvas, qtbot):
    canvas.set_step(2)
    canvas.centerOn(800, 700)
    QApplication.processEvents()
    before = canvas.mapToScene(QPoint(200, 200))

    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(200, 200))
    qtbot.mouseMove(canvas.viewport(), QPoint(150, 170))
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(150, 170))

    moved = canvas.mapToScene(QPoint(150, 170)) - before
    assert moved.manhattanLength() < 3


def test_space_turns_the_pointer_into_a_hand_that_paints_nothing(canvas, qtbot):
    seen = []
    canvas.pressed.connect(lambda *_: seen.append(1))

    qtbot.keyPress(canvas, Qt.Key.Key_Space)
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    qtbot.mouseRelease(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(50, 50))
    qtbot.keyRelease(canvas, Qt.Key.Key_Space)
    qtbot.mousePress(canvas.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(50, 50))

    assert seen == [1]


def test_fitted_board_stays_fitted_when_the_window_grows(canvas, qtbot):
    canvas.fit()
    before = canvas.zoom()

    canvas.resize(1200, 1000)
    qtbot.waitUntil(lambda: canvas.zoom() > before, timeout=8000)

    assert canvas.mapToScene(canvas.viewport().rect()).boundingRect().contains(canvas.sceneRect())


def test_a_fitted_board_wastes_little_of_the_window(canvas):
    for width, height in ((700, 500), (811, 433), (1000, 760)):
        canvas.resize(width, height)
        canvas.fit()
        room, whole = canvas.viewport().size(), canvas.sceneRect()
        filled = max(whole.width() * canvas.zoom() / room.width(), whole.height() * canvas.zoom() / room.height())
        assert 0.92 < filled <= 1 or canvas.step == 3
