"""What is lit up on the board."""

from workbench.engine.prompt import Option
from workbench.engine.scene import Scene, SceneBoard, SceneFigure, SceneHex, SceneTerrain
from workbench.gui import theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.scene_ground import ground_of
from workbench.gui.playtest.lights import light_up

BOARD = SceneBoard(
    "odd_r", {"g": SceneTerrain("g", "G", "#66aa44")}, tuple(SceneHex(f"hex:{c},0", c, 0, 0, "g") for c in range(5))
)
ANN = SceneFigure("ann", "hex:0,0", "An", "Ann", 1, active=True)
BOB = SceneFigure("bob", "hex:3,0", "Bo", "Bob", 2, also_at="hex:4,0")
STEP, BLOW = Option(1, "Step", ("hex:1,0",)), Option(2, "Blow", ("bob",))


def test_places_are_options_others_are_targets_and_a_line_leads_to_who_is_aimed_at(qtbot):
    canvas = BoardCanvas()
    qtbot.addWidget(canvas)
    canvas.show_ground(ground_of(BOARD, theme.current()), theme.current())
    options = {"hex:1,0": [STEP], "bob": [BLOW]}
    light_up(canvas, Scene(BOARD, (ANN, BOB)), options, 1, "bob", frozenset({"hex:1,0"}))
    glow = canvas.glow
    assert glow.options == canvas.points(["hex:1,0"])
    assert glow.targets == canvas.points(["hex:3,0", "hex:4,0"])
    assert glow.picked == canvas.points(["hex:1,0"])
    assert glow.lines == [(*canvas.points(["hex:0,0"]), *canvas.points(["hex:3,0"]))]
    light_up(canvas, Scene(BOARD, (ANN, BOB)), {}, 1, "", frozenset())
    assert canvas.glow.options == canvas.glow.lines == canvas.glow.hover == []
