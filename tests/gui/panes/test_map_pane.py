"""The map editor with a real mouse and keyboard."""

import json
import random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.showing import on_screen
from workbench.edits.set_value import SetValue
from workbench.gui import theme
from workbench.gui.document import Document
from workbench.gui.map_editor.map_board import MapBoard
from workbench.gui.panes.map_pane import MapPane
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef
from workbench.workspace import Workspace

REF = EntityRef("test", "map", "field")
LEFT = Qt.MouseButton.LeftButton
MAP = {
    "id": "field", "name": {"en": "Field"}, "shape": "hex", "layout": "odd_r", "width": 8, "height": 6,
    "palette": {"g": "grass", "w": "water"}, "terrain": ["g" * 8] * 6, "levels": ["1" * 8] * 6,
    "trainers": [{"trainer": "ann", "at": [2, 2], "facing": 0}],
    "start_zones": [{"seat": 1, "at": [[0, 0]]}],
}  # fmt: skip
TERRAINS = {"grass": "#66aa44", "water": "#4488dd", "sand": "#ddcc88"}


@pytest.fixture
def open_map(tmp_path, qtbot):
    """Open the pane on a map that differs from MAP as said."""

    def opened(**said):
        folder = tmp_path / "test"
        write(folder / "pack.json", {"format": 1, "id": "test", "title": {"en": "Test"}, "version": "0.1.0"})
        for name, color in TERRAINS.items():
            write(folder / "terrain" / f"{name}.json", {"id": name, "name": {"en": name.title()}, "color": color})
        for name in ("ann", "bob"):
            write(folder / "trainer" / f"{name}.json", {"id": name, "name": {"en": name.title()}})
        write(folder / "map" / "field.json", {**MAP, **said})
        pane = on_screen(qtbot, MapPane(Document(Workspace.open(folder)), REF), 1000, 700)
        QApplication.processEvents()
        return pane

    return opened


def write(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(data), encoding="utf-8")


def data_of(pane):
    return pane.document.packs.get(REF).data


def place(pane, at):
    return pane.canvas.mapFromScene(*pane.board.field.geometry.center(*at))


def drag(qtbot, pane, *way, button=LEFT):
    viewport = pane.canvas.viewport()
    qtbot.mousePress(viewport, button, pos=place(pane, way[0]))
    for at in way[1:]:
        move(pane, place(pane, at), button)
    qtbot.mouseRelease(viewport, button, pos=place(pane, way[-1]))


def move(pane, point, button=Qt.MouseButton.NoButton):
    """Move the pointer with a button held, which qtbot cannot."""
    where = QPointF(point)
    event = QMouseEvent(
        QEvent.Type.MouseMove, where, QPointF(pane.canvas.viewport().mapToGlobal(point)), Qt.MouseButton.NoButton,
        button, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    QApplication.sendEvent(pane.canvas.viewport(), event)


def choose(pane, terrain):
    pane.panel.choose_terrain(terrain)


def test_one_drag_of_the_brush_is_one_undo_step(open_map, qtbot):
    pane = open_map()
    choose(pane, "water")

    drag(qtbot, pane, (1, 1), (2, 1), (5, 1))

    assert data_of(pane)["terrain"][1] == "gwwwwwgg"
    assert pane.document.undo_stack.count() == 1
    pane.document.undo_stack.undo()
    assert data_of(pane) == {**MAP}
    pane.document.undo_stack.redo()
    assert data_of(pane)["terrain"][1] == "gwwwwwgg"


def test_undo_repaints_the_board(open_map, qtbot):
    pane = open_map()
    before = pane.canvas.grab().toImage()
    choose(pane, "water")
    drag(qtbot, pane, (4, 4))
    move(pane, QPoint(3, 3))
    assert pane.canvas.grab().toImage() != before

    pane.document.undo_stack.undo()
    move(pane, QPoint(3, 3))

    assert pane.canvas.grab().toImage() == before


def test_two_drags_are_two_steps(open_map, qtbot):
    pane = open_map()
    choose(pane, "water")

    drag(qtbot, pane, (1, 1))
    drag(qtbot, pane, (1, 3))
    pane.document.undo_stack.undo()

    assert [row.count("w") for row in data_of(pane)["terrain"]] == [0, 1, 0, 0, 0, 0]


def test_undo_in_the_middle_of_a_drag_keeps_what_comes_after(open_map, qtbot):
    pane = open_map()
    choose(pane, "water")
    drag(qtbot, pane, (0, 0))
    qtbot.mousePress(pane.canvas.viewport(), LEFT, pos=place(pane, (3, 3)))

    pane.document.undo_stack.undo()
    qtbot.mouseRelease(pane.canvas.viewport(), LEFT, pos=place(pane, (3, 3)))

    assert data_of(pane)["terrain"] == ["gggggggg"] * 3 + ["gggwgggg"] + ["gggggggg"] * 2


def test_escape_drops_the_drag(open_map, qtbot):
    pane = open_map()
    choose(pane, "water")
    qtbot.mousePress(pane.canvas.viewport(), LEFT, pos=place(pane, (3, 3)))

    qtbot.keyClick(pane.canvas, Qt.Key.Key_Escape)
    qtbot.mouseRelease(pane.canvas.viewport(), LEFT, pos=place(pane, (3, 3)))

    assert data_of(pane) == MAP
    assert pane.document.undo_stack.count() == 0


@pytest.mark.parametrize("seed", range(4))
def test_any_gestures_with_undo_in_between_can_all_be_taken_back(open_map, qtbot, seed, long_run):
    pane, dice = open_map(), random.Random(seed)
    viewport, stack = pane.canvas.viewport(), pane.document.undo_stack
    keys = [*"vblxfudtieo[]123", Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Return]
    acts = (
        lambda at, button: qtbot.mousePress(viewport, button, pos=at),
        lambda at, button: move(pane, at, button),
        lambda at, button: qtbot.mouseRelease(viewport, button, pos=at),
        lambda at, button: qtbot.keyClick(pane.canvas, dice.choice(keys)),
        lambda at, button: choose(pane, dice.choice(list(TERRAINS))),
        lambda at, button: layer(pane, dice.choice(("trainers", "start_zones"))),
        lambda at, button: stack.undo(),
        lambda at, button: stack.redo(),
    )
    for _ in range(300 if long_run else 40):
        at = place(pane, (dice.randrange(-1, 9), dice.randrange(-1, 7)))
        dice.choice(acts)(at, dice.choice((LEFT, LEFT, LEFT, Qt.MouseButton.RightButton)))
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Escape)

    while stack.canUndo():
        stack.undo()

    assert data_of(pane) == MAP
    fresh = MapBoard(data_of(pane), pane.known.look).field
    assert pane.board.field.level == fresh.level
    assert [[look_id(pane.board.field, i) for i in row] for row in pane.board.field.terrain] == [
        [look_id(fresh, i) for i in row] for row in fresh.terrain
    ]


def look_id(field, index):
    return field.looks[index].id if 0 <= index < len(field.looks) else index


def test_terrain_new_to_the_map_joins_its_palette_and_undo_takes_it_out(open_map, qtbot):
    pane = open_map()
    choose(pane, "sand")

    drag(qtbot, pane, (0, 0))

    assert data_of(pane)["palette"] == {"g": "grass", "w": "water", "s": "sand"}
    assert data_of(pane)["terrain"][0] == "sggggggg"
    pane.document.undo_stack.undo()
    assert data_of(pane) == MAP


def test_raise_and_fill_by_their_keys(open_map, qtbot):
    pane = open_map()
    qtbot.keyClick(pane.canvas, Qt.Key.Key_U)
    drag(qtbot, pane, (2, 2), (4, 2))
    qtbot.keyClick(pane.canvas, Qt.Key.Key_F)
    choose(pane, "water")

    drag(qtbot, pane, (3, 2))

    assert data_of(pane)["levels"][2] == "11222111"
    assert data_of(pane)["terrain"][2] == "ggwwwggg"


def test_right_button_and_pick_take_terrain_and_level(open_map, qtbot):
    pane = open_map(terrain=["gggwgggg"] + ["g" * 8] * 5, levels=["11151111"] + ["1" * 8] * 5)

    drag(qtbot, pane, (3, 0), button=Qt.MouseButton.RightButton)

    assert pane.panel.current_terrain() == "water"
    assert pane.panel.level.value() == 5
    assert data_of(pane)["terrain"] == ["gggwgggg"] + ["g" * 8] * 5


def test_trainer_is_chosen_moved_turned_and_removed(open_map, qtbot):
    pane = open_map()
    pane.choose_tool("select")

    drag(qtbot, pane, (2, 2), (3, 3), (5, 4))
    qtbot.keyClick(pane.canvas, Qt.Key.Key_BracketRight)
    assert data_of(pane)["trainers"] == [{"trainer": "ann", "at": [5, 4], "facing": 1}]
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Delete)
    assert data_of(pane)["trainers"] == []

    for _ in range(3):
        pane.document.undo_stack.undo()
    assert data_of(pane) == MAP


def test_trainer_is_placed_from_the_panel(open_map, qtbot):
    pane = open_map()
    layer(pane, "trainers")
    pane.panel.object.setCurrentIndex(pane.panel.object.findData("bob"))
    pane.choose_tool("place")

    drag(qtbot, pane, (1, 0))

    assert data_of(pane)["trainers"][0] == {"trainer": "bob", "at": [1, 0], "facing": 0}
    assert pane.hand.chosen.name == "bob"


def test_zone_grows_by_dragging_and_shrinks_with_the_right_button(open_map, qtbot):
    pane = open_map()
    layer(pane, "start_zones")
    pane.panel.seat.setValue(2)
    pane.choose_tool("place")

    drag(qtbot, pane, (4, 4), (6, 4))
    drag(qtbot, pane, (5, 4), button=Qt.MouseButton.RightButton)

    assert data_of(pane)["start_zones"][1] == {"seat": 2, "at": [[4, 4], [6, 4]]}
    assert pane.document.undo_stack.count() == 2


def layer(pane, key):
    pane.panel.layer.setCurrentIndex([each.key for each in pane.panel.layers].index(key))


def test_hover_says_where_what_and_how_high(open_map):
    pane = open_map()

    move(pane, place(pane, (2, 2)))

    for word in ("2, 2", "Grass", "level 1", "Ann"):
        assert word in pane.status.text()


def test_keyboard_paints_without_a_mouse(open_map, qtbot):
    pane = open_map()
    choose(pane, "water")

    for _ in range(2):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_Right)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Down)
    qtbot.keyClick(pane.canvas, Qt.Key.Key_Return)

    assert data_of(pane)["terrain"][1] == "ggwggggg"
    assert "2, 1" in pane.canvas.accessibleDescription()


def test_cursor_stays_on_the_board(open_map, qtbot):
    pane = open_map()

    for _ in range(20):
        qtbot.keyClick(pane.canvas, Qt.Key.Key_Up)
        qtbot.keyClick(pane.canvas, Qt.Key.Key_Right)

    assert pane.cursor_hex == (7, 0)


def test_findings_mark_their_hexes_and_tell_why(open_map):
    pane = open_map()
    pane.document.show_findings((Diagnostic("MAP009", Severity.ERROR, REF, "/trainers/0/at", "stands in a lake"),))

    move(pane, place(pane, (2, 2)))

    assert len(pane.canvas.glow.faults) == 1
    assert "stands in a lake" in pane.status.text()


def test_finding_is_shown_where_it_points(open_map):
    pane = open_map()

    pane.document.open_requested.emit(REF, "/trainers/0/at")

    assert pane.cursor_hex == (2, 2)


@pytest.mark.parametrize(
    "said",
    [
        {"terrain": ["gg?", "g"], "levels": ["1"]},
        {"width": 1, "height": 1, "terrain": ["g"], "levels": ["0"], "trainers": [], "start_zones": []},
        {"terrain": 7, "levels": None, "palette": [], "trainers": "none", "start_zones": {"seat": 1}},
        {"terrain": ["g" * 200] * 200, "levels": ["0" * 200] * 200, "width": 200, "height": 200},
        {"layout": "spiral"},
        {"trainers": [{"trainer": "ann", "at": [99, 99], "facing": 7}], "start_zones": [{"at": [[50, 50], "x"]}]},
    ],
    ids=["short rows", "one hex", "nonsense", "forty thousand", "unknown layout", "objects off the map"],
)
def test_odd_maps_are_shown_and_can_be_painted(open_map, qtbot, said):
    pane = open_map(**said)
    choose(pane, "water")

    if pane.board.field.size[0]:
        drag(qtbot, pane, (0, 0))
        assert data_of(pane)["terrain"][0][0] == "w"
    for tool in pane.bar.tools:
        pane.choose_tool(tool)
    assert not pane.grab().isNull()


def test_grid_heights_and_coordinates_can_be_hidden_and_shown(open_map):
    pane = open_map()
    pane.canvas.set_step(1)
    for button in pane.bar.toggles.values():
        before = pane.canvas.grab().toImage()
        button.toggle()
        assert pane.canvas.grab().toImage() != before or button is pane.bar.toggles["relief"]


def test_change_of_a_terrain_is_seen_at_once(open_map):
    pane = open_map()
    before = pane.canvas.grab().toImage()

    pane.document.push(SetValue(EntityRef("test", "terrain", "grass"), "/color", "#c02020"))

    assert pane.canvas.grab().toImage() != before


def test_dark_theme_repaints_the_board(open_map, monkeypatch):
    pane = open_map()
    before = pane.canvas.grab().toImage()
    monkeypatch.setattr(theme, "_now", theme.DARK)
    QApplication.sendEvent(pane, QEvent(QEvent.Type.PaletteChange))
    QApplication.processEvents()

    assert pane.canvas.grab().toImage() != before


def test_every_control_has_an_accessible_name(open_map):
    pane = open_map()
    controls = [w for w in pane.findChildren(QWidget) if w.focusPolicy() != Qt.FocusPolicy.NoFocus and w.isVisible()]

    unnamed = [
        type(w).__name__
        for w in controls
        if not w.accessibleName() and not QAccessible.queryAccessibleInterface(w).text(QAccessible.Text.Name)
        if "qt_" not in w.objectName()
    ]

    assert unnamed == []


def choose_layer(pane, key):
    pane.panel.layer.setCurrentIndex([layer.key for layer in pane.layers].index(key))
    pane.panel.object.setCurrentIndex(pane.panel.object.findData("sand"))
    pane.choose_tool("place")


def test_a_drag_to_a_neighbour_puts_an_edge_between_and_the_right_button_takes_it_away(open_map, qtbot):
    pane = open_map()
    choose_layer(pane, "edges")
    bare = pane.canvas.grab().toImage()

    drag(qtbot, pane, (3, 3), (4, 3))
    assert data_of(pane)["edges"] == [{"between": [[3, 3], [4, 3]], "object": "sand"}]
    move(pane, QPoint(3, 3))
    assert pane.canvas.grab().toImage() != bare
    drag(qtbot, pane, (3, 3), (6, 3))
    assert pane.hand.preview == [], "what is no neighbour ends nothing"
    drag(qtbot, pane, (4, 3), (3, 3), button=Qt.MouseButton.RightButton)

    assert data_of(pane)["edges"] == []
    assert pane.document.undo_stack.count() == 2
    pane.document.undo_stack.undo()
    assert len(data_of(pane)["edges"]) == 1
    pane.document.undo_stack.undo()
    assert data_of(pane) == MAP


def test_an_edge_is_put_by_keyboard_chosen_and_deleted(open_map, qtbot):
    pane = open_map()
    choose_layer(pane, "edges")
    pane.cursor_hex = (2, 4)
    pane._key(Qt.Key.Key_Return, "")
    assert pane.hand.preview == [(2, 4)]
    pane._key(Qt.Key.Key_Right, "")
    pane._key(Qt.Key.Key_Return, "")

    assert data_of(pane)["edges"] == [{"between": [[2, 4], [3, 4]], "object": "sand"}]
    assert "Sand" in pane.status.text()
    pane.choose_tool("select")
    drag(qtbot, pane, (3, 4), (5, 4))
    assert pane.hand.chosen.at == ((2, 4), (3, 4)), "it stays where it is"
    pane._key(Qt.Key.Key_Delete, "")
    assert data_of(pane)["edges"] == []
