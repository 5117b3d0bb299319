"""Where the places of a scene lie: hexes with names of their own, spaces and links."""

import pytest
from PySide6.QtCore import QPointF

from workbench.engine.scene import SceneBoard, SceneHex, SceneLink, SceneSpace, SceneTerrain
from workbench.gui.board.field import UNKNOWN
from workbench.gui.board.ground import SpaceGround, hex_of, name_of
from workbench.gui.board.map_spaces import spaces_of
from workbench.gui.board.scene_ground import field_of, ground_of
from workbench.gui.palette import LIGHT

GRASS = {"grass": SceneTerrain("grass", "Grass", "#66aa44", "grass")}


def hexes(*places, layout="odd_r", terrain="grass", height=0):
    return SceneBoard(
        layout, GRASS, tuple(SceneHex(f"h{n}", c, r, 0, terrain, height) for n, (c, r) in enumerate(places))
    )


def test_hexes_of_a_scene_keep_their_own_names(qapp):
    ground = ground_of(hexes((0, 0), (1, 0), (0, 1)), LIGHT)

    for name in ("h0", "h1", "h2"):
        assert ground.place_at(ground.point(name)) == name
    assert ground.point("elsewhere") is None


def test_places_where_no_hex_is_have_no_name(qapp):
    ground = ground_of(hexes((0, 0), (2, 0)), LIGHT)

    assert ground.place_at(QPointF(*ground.field.geometry.center(1, 0))) is None


@pytest.mark.parametrize("layout", ["odd_r", "even_r", "odd_q", "even_q"])
def test_negative_coordinates_are_moved_without_changing_the_layout(qapp, layout):
    near = ground_of(hexes((0, 0), (0, 1), (1, 1), layout=layout), LIGHT)
    far = ground_of(hexes((-4, -4), (-4, -3), (-3, -3), layout=layout), LIGHT)

    shape = [near.point(name) - near.point("h0") for name in ("h1", "h2")]
    assert [far.point(name) - far.point("h0") for name in ("h1", "h2")] == shape


def test_terrain_that_the_scene_does_not_describe_is_hatched():
    assert field_of(hexes((0, 0), terrain="nowhere")).terrain == [[UNKNOWN]]


def test_obstacle_that_is_only_a_height_is_painted_as_a_boulder():
    field = field_of(hexes((0, 0), height=4))

    assert field.look_at((0, 0)).texture == "boulder"


def test_obstacle_that_is_known_looks_like_what_it_is():
    terrains = {**GRASS, "tree": SceneTerrain("tree", "Tree", "#2f6b3a", "tree")}
    there = (SceneHex("a", 0, 0, 0, "grass", 4), SceneHex("b", 1, 0, 0, "grass", 4, "tree"))

    field = field_of(SceneBoard("odd_r", terrains, there))

    assert [field.look_at((column, 0)).texture for column in (0, 1)] == ["boulder", "tree"]


def test_scene_without_a_board_has_no_ground(qapp):
    assert ground_of(SceneBoard(), LIGHT) is None


def test_spaces_are_found_under_the_pointer(qapp):
    board = SceneBoard(spaces=(SceneSpace("a", 0, 0), SceneSpace("b", 1, 0)), links=(SceneLink("a", "b", True),))
    ground = SpaceGround(board, LIGHT)

    assert ground.place_at(ground.point("b") + QPointF(5, 5)) == "b"
    assert ground.place_at((ground.point("a") + ground.point("b")) / 2) is None


def test_spaces_however_near_do_not_touch(qapp):
    board = SceneBoard(spaces=(SceneSpace("a", 0, 0), SceneSpace("b", 0.001, 0), SceneSpace("c", 0.002, 0)))
    ground = SpaceGround(board, LIGHT)

    assert ground.point("b").x() - ground.point("a").x() > 2 * 24


def test_map_of_spaces_without_places_lies_on_a_ring():
    board = spaces_of({"shape": "track", "spaces": [{"id": "a"}, {"id": "b"}, {"id": "c"}, 7, {"x": 1}]})

    assert len({(space.x, space.y) for space in board.spaces}) == 3
    assert [(link.start, link.end) for link in board.links] == [("a", "b"), ("b", "c")]


def test_hexes_of_a_map_are_named_by_column_and_row():
    assert hex_of(name_of((3, 12))) == (3, 12)
    assert hex_of("x,1") is None


def test_a_track_goes_on_by_its_junctions_and_not_after_a_last_space():
    spaces = [{"id": "a", "junction": ["c", 7]}, {"id": "b", "last": True}, {"id": "c"}]
    board = spaces_of({"shape": "track", "spaces": spaces})
    assert [(link.start, link.end, link.one_way) for link in board.links] == [("a", "b", True), ("a", "c", True)]
