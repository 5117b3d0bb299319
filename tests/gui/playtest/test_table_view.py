"""The table by mouse and by keyboard: what is told, lit, chosen and followed."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from tests.gui.showing import on_screen
from workbench.engine.prompt import Option
from workbench.engine.scene import (
    Scene,
    SceneArea,
    SceneBoard,
    SceneCard,
    SceneCover,
    SceneEdge,
    SceneFigure,
    SceneHex,
    SceneTerrain,
    SceneZone,
)
from workbench.gui.playtest.table_view import TableView

TERRAINS = {
    "grass": SceneTerrain("grass", "Grass", "#66aa44", "grass"),
    "water": SceneTerrain("water", "Water", "#4a90d0", "water", "Swimmers only"),
}
BOARD = SceneBoard(
    "odd_r", TERRAINS, tuple(SceneHex(f"hex:{c},{r}", c, r, 0, "grass") for r in range(5) for c in range(7)),
    edges=(SceneEdge("e", "hex:1,1", "hex:2,1", "ladder", "Ladder"),),
)  # fmt: skip
ANN = SceneFigure("ann", "hex:1,2", "An", "Ann", 1, "", 3, active=True, facts=("Move 3",))
BOB = SceneFigure("bob", "hex:5,2", "Bo", "Bob", 2, "", 3)
HAND = SceneZone("hand", "Hand", 1, (SceneCard("card", "Potion", count=2, facts=("Heals 2",)),))
STEP, BLOW = Option(1, "Step", ("hex:2,2",), "Grass"), Option(2, "Blow", ("bob",), "50 %")
SCENE = Scene(BOARD, (ANN, BOB), (), (HAND,))


@pytest.fixture
def table(qtbot):
    made = on_screen(qtbot, TableView(), 800, 600)
    made.show_scene(SCENE, [STEP, BLOW], 1)
    return made


def test_seats_are_painted_in_the_colours_that_the_scene_gives_them(table):
    def blob(scene):
        table.show_scene(scene, [], 1)
        table.canvas.repaint()
        spot = table.canvas.mapFromScene(table.canvas.ground.point("hex:5,2"))
        image = table.canvas.viewport().grab().toImage()
        return [image.pixelColor(spot.x() + x, spot.y() + 6) for x in range(-8, 9)]

    def green(colors):
        return sum(color.green() > color.red() + 40 and color.green() > color.blue() + 40 for color in colors)

    assert not green(blob(SCENE))
    assert green(blob(replace(SCENE, seat_colors={2: "#2a9a3a"}))) > 4
    assert table.palette_of(replace(SCENE, seat_colors={2: "#2a7a38"})).seat(2) == "#2a7a38"


def hover(qtbot, table, name):
    point = table.canvas.mapFromScene(table.canvas.ground.point(name))
    qtbot.mouseMove(table.canvas.viewport(), point)
    table._moved(table.canvas.ground.point(name), None)


def test_pointing_tells_of_figures_grounds_cards_and_odds(table, qtbot):
    hover(qtbot, table, "hex:5,2")
    qtbot.waitUntil(table.info.isVisible, timeout=2000)
    assert table.info.said.title == "Bob"
    assert table.info.said.options == ("→ Blow  (50 %)",)
    hover(qtbot, table, "hex:1,1")
    assert "┃ Ladder" in table.info.said.lines
    table.zones.hovered.emit("card")
    assert (table.info.said.title, table.info.said.lines) == ("Potion × 2", ("Heals 2",))
    table.canvas.left.emit()
    assert not table.info.isVisible()


def test_laid_terrain_and_areas_are_painted_and_told(table, qtbot):
    before = table.canvas.grab().toImage()
    over = Scene(BOARD, (ANN, BOB), covers=(SceneCover("c", "hex:3,3", "water"),),
                 areas=(SceneArea("a", "Seen by the guard", ("hex:3,3",), "gaze"),))  # fmt: skip
    table.show_scene(over, [], 1)
    assert table.canvas.grab().toImage() != before
    hover(qtbot, table, "hex:3,3")
    assert {"≈ Water", "Swimmers only", "◉ Seen by the guard"} <= set(table.info.said.lines)


def test_arrows_walk_the_board_from_who_acts_and_enter_chooses(table, qtbot):
    chosen = []
    table.chosen.connect(chosen.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right):
        qtbot.keyClick(table.canvas, key)
    assert table.canvas.glow.cursor == table.canvas.ground.point("hex:2,2")
    assert table.info.said.options == ("→ Step  (Grass)",)
    qtbot.keyClick(table.canvas, Qt.Key.Key_Return)
    assert chosen == [1]


def test_keys_switch_heights_coordinates_and_zoom(table, qtbot):
    zoom = table.canvas.zoom()
    qtbot.keyClicks(table.canvas, "hc+")
    assert table.canvas.hexes.levels
    assert table.canvas.hexes.coordinates
    assert table.canvas.zoom() > zoom
    table.repaint_theme()
    assert table.canvas.hexes.levels, "a new theme keeps what was switched on"
    qtbot.keyClicks(table.canvas, "i")
    hover(qtbot, table, "hex:5,2")
    qtbot.wait(200)
    assert not table.info.isVisible()


def test_a_large_board_follows_what_happens_unless_told_not_to(qtbot):
    hexes = tuple(SceneHex(f"hex:{c},{r}", c, r, 0, "grass") for r in range(60) for c in range(10))
    board = SceneBoard("odd_r", TERRAINS, hexes)
    table = on_screen(qtbot, TableView(), 500, 400)

    def stands(at):
        table.show_scene(Scene(board, (SceneFigure("ann", at, "An", "Ann", 1, active=True),)), [], 1)
        return table.canvas.mapToScene(table.canvas.viewport().rect()).boundingRect()

    assert stands("hex:4,5").contains(table.canvas.ground.point("hex:4,5"))
    assert stands("hex:4,50").contains(table.canvas.ground.point("hex:4,50"))
    table.tools.buttons["follow"].click()
    assert not stands("hex:4,5").contains(table.canvas.ground.point("hex:4,5"))


def test_what_is_told_under_a_resting_pointer_is_told_anew_when_the_table_changes(table, qtbot):
    hover(qtbot, table, "hex:2,2")
    qtbot.waitUntil(table.info.isVisible, timeout=2000)
    assert table.info.said.options == ("→ Step  (Grass)",)
    table.show_scene(replace(SCENE, figures=(replace(ANN, at="hex:2,2"), BOB)), [], 1)
    assert (table.info.said.title, table.info.said.options) == ("Ann", ())


def test_after_a_click_nothing_is_told_until_the_pointer_moves(table, qtbot):
    seen = []
    table.chosen.connect(seen.append)
    hover(qtbot, table, "hex:5,2")
    qtbot.waitUntil(table.info.isVisible, timeout=2000)
    point = table.canvas.mapFromScene(table.canvas.ground.point("hex:5,2"))
    qtbot.mouseClick(table.canvas.viewport(), Qt.MouseButton.LeftButton, pos=point)
    table.show_scene(SCENE, [STEP], 1)
    assert seen == [2]
    assert not table.info.isVisible()
    hover(qtbot, table, "hex:5,2")
    qtbot.waitUntil(table.info.isVisible, timeout=2000)


def test_after_a_card_was_chosen_nothing_is_told_of_it(table, qtbot):
    table.show_scene(SCENE, [Option(3, "Drink", ("card",))], 1)
    table.zones.hovered.emit("card")
    qtbot.waitUntil(table.info.isVisible, timeout=2000)
    table.zones.clicked.emit("card")
    table.show_scene(SCENE, [STEP], 1)
    assert not table.info.isVisible()


def test_cards_stay_where_they_were_read_while_others_decide(qtbot):
    table = TableView()
    qtbot.addWidget(table)
    table.resize(500, 420)
    table.show()
    pool = SceneZone("pool", "Pool", 0, tuple(SceneCard(f"p{n}", f"Card {n}", ("20 points",)) for n in range(60)))
    mine = SceneZone("mine", "Mine", 1, (SceneCard("m", "Ann"),))
    scene = Scene(BOARD, (ANN,), (), (pool, mine))
    picks = [Option(n, f"Card {n}", (f"p{n}",)) for n in range(60)]
    table.show_scene(scene, picks, 1)
    qtbot.wait(50)
    bar = table._scroll.verticalScrollBar()
    bar.setValue(0)
    for options in ([], picks):
        table.show_scene(scene, options, 1)
        qtbot.wait(50)
        assert bar.value() == 0


def test_what_was_marked_for_one_question_is_not_for_the_next(table):
    table.mark(STEP)
    table.show_scene(SCENE, [STEP, BLOW], 1)
    assert table.canvas.glow.picked == table.canvas.points(["hex:2,2"]), "the same question, shown again"
    table.show_scene(SCENE, [BLOW], 1)
    assert table.canvas.glow.picked == []
