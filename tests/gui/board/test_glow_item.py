"""What is lit up on a board."""

import pytest

from tests.gui.showing import on_screen
from workbench.engine.scene import SceneBoard, SceneFigure, SceneHex, SceneTerrain
from workbench.gui import theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.scene_ground import ground_of

BOARD = SceneBoard(
    "odd_r",
    {"grass": SceneTerrain("grass", "Grass", "#66aa44", "grass")},
    tuple(SceneHex(f"hex:{c},{r}", c, r, 0, "grass") for r in range(5) for c in range(5)),
)


@pytest.fixture
def canvas(qtbot):
    made = on_screen(qtbot, BoardCanvas(), 500, 400)
    made.show_ground(ground_of(BOARD, theme.current()), theme.current())
    return made


@pytest.mark.parametrize("step", [-3, 0, 3])
def test_a_target_is_seen_around_the_figure_that_stands_there_at_any_zoom(canvas, step):
    canvas.set_step(step)
    canvas.show_pieces([SceneFigure("f", "hex:2,2", "Pi", "Pikachu", 1, "", 3)], [])
    bare = canvas.grab().toImage()
    canvas.glow.targets = canvas.points(["hex:2,2"])
    canvas.relight()
    lit = canvas.grab().toImage()
    middle = canvas.mapFromScene(canvas.ground.point("hex:2,2"))
    reach = int(30 * canvas.zoom())
    changed = [
        abs(x) for x in range(-reach, reach + 1)
        if lit.pixelColor(middle.x() + x, middle.y()) != bare.pixelColor(middle.x() + x, middle.y())
    ]  # fmt: skip
    assert changed
    assert max(changed) > 19 * canvas.zoom()


def test_each_reason_to_be_lit_looks_its_own_way(canvas):
    pictures = []
    for reason in ("options", "targets", "faults", "picked", "preview", "hover"):
        setattr(canvas.glow, reason, canvas.points(["hex:1,1"]))
        canvas.relight()
        pictures.append(canvas.grab().toImage())
        setattr(canvas.glow, reason, [])
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])
