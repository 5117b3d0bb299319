"""Strokes with the painting tools, and the edits they become."""

import pytest

from workbench.gui.board.field import NOTHING
from workbench.gui.board.look import Look
from workbench.gui.map_editor.map_board import MapBoard
from workbench.gui.map_editor.stroke import Colors, Stroke
from workbench.model.ref import EntityRef

LOOKS = {name: Look(name, name.title()) for name in ("grass", "water", "tree")}
REF = EntityRef("test", "map", "field")


def flat(width=7, height=7, **said):
    return {
        "shape": "hex", "layout": "odd_r", "width": width, "height": height, "palette": {"g": "grass", "w": "water"},
        "terrain": ["g" * width] * height, "levels": ["1" * width] * height, **said,
    }  # fmt: skip


def draw(packs_of, data, tool, start, *way, terrain="water", level=4, size=1):
    """Make a gesture and return the map's data after its edit, and before its inverse was undone."""
    packs = packs_of(map__field=data)
    stroke = Stroke(MapBoard(packs.get(REF).data, LOOKS.get), tool, tool, Colors(terrain, level, size), start)
    stroke.begin()
    for at in way:
        stroke.extend(at)
    edit = stroke.edit(REF)
    if edit is None:
        return None
    applied = edit.apply(packs)
    assert applied.inverse.apply(applied.after).after.get(REF) == packs.get(REF)
    after = applied.after.get(REF).data
    assert MapBoard(after, LOOKS.get).field.level == stroke.board.field.level
    return after


def test_brush_paints_what_it_passes(packs_of):
    after = draw(packs_of, flat(), "brush", (1, 1), (4, 1))

    assert after["terrain"][1] == "gwwwwgg"
    assert after["levels"] == flat()["levels"]


@pytest.mark.parametrize(("size", "count"), [(1, 1), (2, 7), (3, 19)])
def test_brush_sizes_paint_one_seven_and_nineteen(packs_of, size, count):
    after = draw(packs_of, flat(), "brush", (3, 3), size=size)

    assert sum(row.count("w") for row in after["terrain"]) == count


def test_line_goes_straight_to_where_the_pointer_is_now(packs_of):
    after = draw(packs_of, flat(), "line", (0, 0), (0, 6), (6, 0))

    assert after["terrain"][0] == "wwwwwww"
    assert "w" not in "".join(after["terrain"][1:])


def test_rectangle_covers_columns_and_rows(packs_of):
    after = draw(packs_of, flat(), "rectangle", (4, 3), (2, 1))

    assert [row.count("w") for row in after["terrain"]] == [0, 3, 3, 3, 0, 0, 0]


def test_fill_stops_at_other_terrain_and_other_levels(packs_of):
    data = flat(3, 3, terrain=["ggg", "www", "ggg"], levels=["112", "111", "111"])

    after = draw(packs_of, data, "fill", (0, 0), terrain="tree")

    assert after["terrain"] == ["ttg", "www", "ggg"]
    assert after["palette"]["t"] == "tree"


def test_raise_goes_up_once_a_stroke_however_often_it_passes(packs_of):
    after = draw(packs_of, flat(), "raise", (1, 1), (3, 1), (1, 1))

    assert after["levels"][1] == "1222111"


def test_lower_stops_at_the_ground(packs_of):
    assert draw(packs_of, flat(levels=["0" * 7] * 7), "lower", (1, 1)) is None


def test_level_puts_hexes_on_the_chosen_level(packs_of):
    assert draw(packs_of, flat(), "level", (2, 2), level=12)["levels"][2] == "11c1111"


def test_erase_takes_hexes_off_and_brush_puts_them_back_on_the_chosen_level(packs_of):
    erased = draw(packs_of, flat(), "erase", (2, 2))
    painted = draw(packs_of, erased, "brush", (2, 2), level=3)

    assert erased["terrain"][2] == "gg.gggg"
    assert painted["terrain"][2] == "ggwgggg"
    assert painted["levels"][2] == "1131111"


def test_painting_what_is_there_already_is_no_edit(packs_of):
    assert draw(packs_of, flat(), "brush", (2, 2), (5, 5), terrain="grass") is None


def test_short_and_missing_rows_are_made_long_enough(packs_of):
    data = flat(4, 3, terrain=["gggg", "g"], levels=["1"])

    after = draw(packs_of, data, "brush", (3, 2))

    assert after["terrain"] == ["gggg", "g", "...w"]
    assert len(after["levels"]) == 3


def test_cancel_takes_the_preview_back(packs_of):
    board = MapBoard(flat(), LOOKS.get)
    before = [row[:] for row in board.field.terrain]
    stroke = Stroke(board, "erase", "Erase", Colors("", 0, 3), (3, 3))
    stroke.begin()
    assert board.field.terrain[3][3] == NOTHING

    stroke.cancel()

    assert board.field.terrain == before
    assert stroke.edit(REF) is None
