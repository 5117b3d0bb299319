"""A graph drawn by stages."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from workbench.gui.panes.chain_canvas import ChainCanvas, Edge

WORDS = {name: (name.upper(), "", "#33aa55") for name in "abc"}


def canvas_of(qtbot: QtBot) -> ChainCanvas:
    canvas = ChainCanvas()
    qtbot.addWidget(canvas)
    canvas.show_graph([["a"], ["b", "c"]], [Edge("a", "b", "level 5"), Edge("a", "c", "", wrong=True)], WORDS)
    canvas.show()
    return canvas


def test_later_stages_stand_further_right_and_none_overlap(qtbot: QtBot) -> None:
    canvas = canvas_of(qtbot)
    a, b, c = (canvas.tiles[name].geometry() for name in "abc")
    assert a.right() < b.left() == c.left()
    assert not b.intersects(c)
    assert canvas.accessibleDescription() == "a becomes b: level 5; a becomes c: "
    canvas.grab()


def test_a_click_names_the_node(qtbot: QtBot) -> None:
    canvas = canvas_of(qtbot)
    with qtbot.waitSignal(canvas.node_clicked) as told:
        canvas.tiles["b"].click()
    assert told.args == ["b"]


def test_a_tile_dropped_on_another_draws_a_link(qtbot: QtBot) -> None:
    canvas = canvas_of(qtbot)
    tile = canvas.tiles["b"]
    tile.dragged.emit(QPoint(5, 5))
    canvas.grab()
    with qtbot.waitSignal(canvas.link_drawn) as told:
        tile.dropped.emit(canvas.tiles["c"].geometry().center())
    assert told.args == ["b", "c"]
    with qtbot.assertNotEmitted(canvas.link_drawn):
        tile.dropped.emit(QPoint(1, 1))
        tile.dropped.emit(tile.geometry().center())


def test_a_link_is_drawn_by_the_keyboard(qtbot: QtBot) -> None:
    canvas = canvas_of(qtbot)
    with qtbot.waitSignal(canvas.link_begun) as begun:
        qtbot.keyClick(canvas.tiles["b"], Qt.Key.Key_L)
    assert begun.args == ["b"]
    with qtbot.waitSignal(canvas.link_drawn) as drawn:
        qtbot.keyClick(canvas.tiles["c"], Qt.Key.Key_Space)
    assert drawn.args == ["b", "c"]
    assert not canvas.linking


def test_escape_gives_a_link_up(qtbot: QtBot) -> None:
    canvas = canvas_of(qtbot)
    qtbot.keyClick(canvas.tiles["b"], Qt.Key.Key_L)
    qtbot.keyClick(canvas.tiles["b"], Qt.Key.Key_Escape)
    with qtbot.waitSignal(canvas.node_clicked):
        qtbot.keyClick(canvas.tiles["c"], Qt.Key.Key_Space)
