"""Wheels that spin over a board."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget

from tests.gui.showing import on_screen
from workbench.engine.scene import Scene, SceneBoard, SceneSegment, SceneSpace, SceneWheel
from workbench.gui.playtest.table_view import TableView
from workbench.gui.playtest.wheels_card import SIDES, WheelsCard

SEGMENTS = (SceneSegment("60", 6, "#ffffff"), SceneSegment("", 18, "#c02030"))


def wheel(name, result=None, spins=0):
    return SceneWheel(f"wheel:{name}", name, SEGMENTS, result, 1, spins)


@pytest.fixture
def card(qtbot):
    return WheelsCard(on_screen(qtbot, QWidget(), 800, 600))


def spinning(card):
    return card._motion.state() == card._motion.State.Running


def test_wheels_with_a_result_spin_to_it_and_those_without_stand_still(card):
    card.show_wheels([wheel("Ann"), wheel("Bob")])
    assert card.isVisible()
    assert not spinning(card)
    card.show_wheels([wheel("Ann", 0), wheel("Bob", 1)])
    assert spinning(card)
    assert card.accessibleDescription() == "Ann (60); Bob"


def test_the_same_wheels_do_not_spin_again(card):
    card.show_wheels([wheel("Ann", 0)])
    card._motion.stop()
    card.show_wheels([wheel("Ann", 0)])
    assert not spinning(card)


def test_another_spin_with_the_same_result_is_spun(card, qtbot):
    card.show_wheels([wheel("Ann", 0, spins=1)])
    card._motion.stop()
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    card.show_wheels([wheel("Ann", 0, spins=2)])
    assert card.isVisible()
    assert spinning(card)


def test_a_pointer_comes_to_rest_on_the_result(card):
    card.show_wheels([wheel("Ann", 1)])
    card.turn(0.5)
    halfway = card.grab().toImage()
    card.turn(1.0)
    assert card.grab().toImage() != halfway


def test_a_click_puts_them_away_until_they_change(card, qtbot):
    card.show_wheels([wheel("Ann", 0)])
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    card.show_wheels([wheel("Ann", 0)])
    assert not card.isVisible()
    card.show_wheels([wheel("Ann", 1)])
    assert card.isVisible()
    card.show_wheels([])
    assert not card.isVisible()


def test_they_lie_in_the_middle_unless_something_is_there(card):
    card.show_wheels([wheel("Ann", 0)])
    assert card.geometry().center().x() in (399, 400)
    card.show_wheels([wheel("Ann", 0)], lambda: [QRect(400, 300, 1, 1)])
    assert not card.geometry().contains(QPoint(400, 300))


def test_they_lie_in_the_middle_of_a_board_that_is_not_in_the_middle_of_the_view(card):
    corners = [QRect(x, y, 60, 60) for x in (20, 220, 420) for y in (0, 240, 480) if (x, y) != (220, 240)]
    corners.append(QRect(740, 20, 50, 300))  # what lies beside the board
    card.show_wheels([wheel("Ann", 0)], lambda: corners)
    assert abs(card.geometry().center().x() - 250) <= 1
    assert abs(card.geometry().center().y() - 270) <= 1


def test_they_are_smaller_where_large_ones_would_cover_something(card):
    around = [
        QPoint(x, y) for x in range(0, 800, 40) for y in range(0, 600, 40) if abs(x - 400) > 60 or abs(y - 300) > 60
    ]
    card.show_wheels([wheel("Ann", 0)], lambda: [QRect(point.x() - 4, point.y() - 4, 8, 8) for point in around])
    assert card.width() < SIDES[0]
    assert not any(card.geometry().contains(point) for point in around)


def test_they_find_their_place_anew_when_the_board_changes_its_size(card, qtbot):
    spots = []
    card.show_wheels([wheel("Ann", 0)], lambda: spots)
    spots.append(QRect(300, 200, 40, 40))
    card.parentWidget().resize(640, 440)
    qtbot.waitUntil(lambda: not card.geometry().intersects(spots[0]))
    assert card.parentWidget().rect().contains(card.geometry())


def test_on_a_table_they_keep_clear_of_the_spaces(qtbot):
    spaces = tuple(SceneSpace(f"{x},{y}", x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1))
    table = on_screen(qtbot, TableView(), 900, 700)
    table.show_scene(Scene(SceneBoard("graph", spaces=spaces), wheels=(wheel("Ann", 0),)), [], 1)
    assert table.wheels.isVisible()
    points = [table.canvas.mapFromScene(point) for point in table.canvas.points([space.id for space in spaces])]
    qtbot.waitUntil(lambda: not any(table.wheels.geometry().contains(point) for point in points))
    table.show_scene(Scene(SceneBoard(), wheels=(wheel("Ann", 0),)), [], 1)
    assert not table.wheels.isVisible(), "without a board wheels have the whole table"


@pytest.mark.parametrize("how", ["zoom", "pan"])
def test_they_find_their_place_anew_when_the_board_is_zoomed_or_moved(qtbot, how):
    spaces = tuple(SceneSpace(f"{x},{y}", x, y) for x in range(7) for y in range(5) if (x, y) != (3, 2))
    table = on_screen(qtbot, TableView(), 900, 700)
    table.show_scene(Scene(SceneBoard("graph", spaces=spaces), wheels=(wheel("Ann", 0),)), [], 1)
    seen = []
    table.wheels._spots, looked = lambda: seen.append(1) or (), table.wheels._spots
    if how == "zoom":
        table.canvas.zoom_in()
    else:
        table.canvas.set_step(6)
        qtbot.waitUntil(lambda: bool(seen))
        seen.clear()
        table.canvas.horizontalScrollBar().setValue(table.canvas.horizontalScrollBar().value() + 60)
    qtbot.waitUntil(lambda: bool(seen))
    table.wheels._spots = looked
    table.wheels._place()
    assert table.canvas.rect().contains(table.wheels.geometry())
