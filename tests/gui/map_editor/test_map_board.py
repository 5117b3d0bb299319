"""A map's data as hexes, however odd it is."""

from workbench.gui.board.field import NOTHING, UNKNOWN
from workbench.gui.board.look import Look
from workbench.gui.map_editor.map_board import MapBoard

LOOKS = {name: Look(name, name.title()) for name in ("grass", "water", "tree")}


def board(**said):
    data = {
        "layout": "odd_r", "width": 3, "height": 2, "palette": {"g": "grass", "w": "water"},
        "terrain": ["ggw", "g.w"], "levels": ["012", "0z0"], **said,
    }  # fmt: skip
    return MapBoard(data, LOOKS.get)


def terrains(made):
    looks = made.field.looks
    return [[looks[index].id if 0 <= index < len(looks) else index for index in row] for row in made.field.terrain]


def test_rows_become_terrains_and_levels():
    made = board()

    assert terrains(made) == [["grass", "grass", "water"], ["grass", NOTHING, "water"]]
    assert made.level_said((2, 0)) == 2
    assert made.level_said((1, 1)) == 35


def test_unknown_codes_unknown_terrains_and_short_rows_are_hatched():
    made = board(terrain=["g?m", "g"], palette={"g": "grass", "m": "marzipan"})

    assert made.field.terrain[0][1:] == [UNKNOWN, UNKNOWN]
    assert made.field.terrain[1][1:] == [UNKNOWN, UNKNOWN]


def test_rows_longer_than_the_map_are_shown():
    assert board(terrain=["ggggg", "g"]).field.size == (5, 2)


def test_objects_on_hexes_show_in_place_of_the_ground():
    made = board(obstacles=[{"object": "tree", "at": [1, 0]}, {"object": "gone", "at": [0, 0]}, {"at": [0, 1]}, 7])

    assert made.field.look_at((1, 0)).id == "tree"
    assert made.field.terrain[0][0] == UNKNOWN
    assert made.terrain_said((1, 0)) == "grass"


def test_nonsense_is_an_empty_board():
    for data in (None, [], "map", {"terrain": 7}, {"terrain": [1, 2], "levels": "x", "width": -3, "palette": []}):
        assert MapBoard(data, LOOKS.get).field.size[0] == 0


def test_update_says_which_rows_changed():
    made = board()

    assert made.update({**made.data, "terrain": ["ggw", "gww"]}) == {1}
    assert made.field.look_at((1, 1)).id == "water"
    assert made.update({**made.data, "obstacles": [{"object": "tree", "at": [0, 0]}]}) == {0}
    assert made.update(made.data) == set()


def test_update_of_the_size_or_the_palette_makes_a_new_board():
    assert board().update({**board().data, "width": 4}) is None
    assert board().update({**board().data, "palette": {"g": "water"}}) is None
    assert board().update({**board().data, "terrain": ["ggw"]}) is None
    assert board().update(None) is None


def test_terrain_new_to_the_map_gets_a_free_character():
    made = board(palette={"t": "water", "g": "grass"})

    assert made.code_for("grass") == ("g", False)
    assert made.code_for("tree") == ("T", True)
    assert "." not in made.code_for("…")[0]
