"""What lies over the ground: laid terrain, areas, things on edges."""

import pytest

from tests.gui.showing import on_screen
from workbench.engine.scene import SceneArea, SceneBoard, SceneCover, SceneEdge, SceneHex, SceneSpace, SceneTerrain
from workbench.gui import theme
from workbench.gui.board.canvas import BoardCanvas
from workbench.gui.board.scene_ground import ground_of

BOARD = SceneBoard(
    "odd_r",
    {
        "grass": SceneTerrain("grass", "Grass", "#66aa44", "grass"),
        "water": SceneTerrain("water", "Water", "#4a90d0", "water"),
    },
    tuple(SceneHex(f"hex:{c},{r}", c, r, 0, "grass") for r in range(5) for c in range(5)),
)
COVER = SceneCover("c", "hex:2,2", "water")
AREA = SceneArea("a", "Seen", ("hex:1,2", "hex:0,2"), "gaze", 0, "#8a50c8")
WALL = SceneEdge("w", "hex:1,1", "hex:2,1", "wall")
LADDER = SceneEdge("l", "hex:1,1", "hex:2,1", "ladder")


@pytest.fixture
def canvas(qtbot):
    made = on_screen(qtbot, BoardCanvas(), 400, 400)
    made.show_ground(ground_of(BOARD, theme.current()), theme.current())
    return made


def shown(canvas, covers=(), areas=(), edges=()):
    canvas.show_over(covers, areas, edges)
    return canvas.grab().toImage()


def test_laid_terrain_areas_walls_and_ladders_are_seen_and_differ(canvas):
    pictures = [
        shown(canvas), shown(canvas, [COVER]), shown(canvas, (), [AREA]), shown(canvas, (), (), [WALL]),
        shown(canvas, (), (), [LADDER]),
    ]  # fmt: skip
    assert all(one != other for at, one in enumerate(pictures) for other in pictures[:at])


def test_a_hex_under_laid_terrain_is_as_blue_as_water_and_green_again_without(canvas):
    at = canvas.mapFromScene(canvas.ground.point("hex:2,2"))
    covered, bare = shown(canvas, [COVER]).pixelColor(at), shown(canvas).pixelColor(at)
    assert covered.blue() > covered.green()
    assert bare.green() > bare.blue()


def test_what_lies_on_no_hex_of_the_board_is_left_out(canvas):
    nowhere = SceneCover("c", "hex:99,0", "water"), SceneCover("d", "hex:1,1", "nothing")
    bare = shown(canvas)
    assert shown(canvas, nowhere[:1], (), [SceneEdge("w", "hex:1,1", "hex:99,0", "wall")]) == bare
    assert shown(canvas, nowhere[1:]) != bare, "an unknown terrain still has its rim"


def test_the_same_over_the_ground_stays_when_the_theme_turns(canvas):
    canvas.show_over([COVER], [AREA], [WALL])
    canvas.show_ground(ground_of(BOARD, theme.current()), theme.current(), keep_view=True)
    assert canvas.grab().toImage() != shown(canvas)


def test_spaces_have_areas_but_no_terrain(canvas):
    board = SceneBoard(spaces=(SceneSpace("a", 0, 0), SceneSpace("b", 2, 0)))
    canvas.show_ground(ground_of(board, theme.current()), theme.current())
    assert canvas.ground.tile("grass", 1.0, 1.0) is None
    assert shown(canvas, (), [SceneArea("x", "Seen", ("a",))]) != shown(canvas)


def test_a_wall_is_not_hidden_by_hexes_that_are_lit_up(canvas):
    def middle(edges):
        canvas.show_over((), (), edges)
        ends = [canvas.mapFromScene(canvas.ground.point(name)) for name in ("hex:1,1", "hex:2,1")]
        image = canvas.grab().toImage()
        row = range(ends[0].x() + 8, ends[1].x() - 7)
        return [image.pixelColor(x, (ends[0].y() + ends[1].y()) // 2).name() for x in row]

    plain, bare = middle([WALL]), middle([])
    wall = [at for at, (one, other) in enumerate(zip(plain, bare, strict=True)) if one != other]
    canvas.glow.options = canvas.points(["hex:1,1", "hex:2,1"])
    canvas.relight()
    lit = middle([WALL])
    assert len(wall) > 4
    assert sum(plain[at] == lit[at] for at in wall) >= 0.7 * len(wall), "but for its soft rims the wall looks as it did"
