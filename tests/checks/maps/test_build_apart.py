"""Tests of MAP016."""

GROUND = {"terrain:grass": {"tile_height": 1}, "terrain:water": {"tile_height": 0}}


def board(levels, *build, terrain="gw"):
    palette = {"g": "grass", "w": "water"}
    rows = {"width": 2, "height": 1, "palette": palette, "terrain": [terrain], "levels": [levels]}
    return {**GROUND, "map:m": {"shape": "hex", **rows, "build": list(build)}}


def piece(level, terrain, column, size=1):
    return {"level": level, "terrain": terrain, "size": size, "at": [column, 0]}


TWO = (piece(0, "grass", 0), piece(1, "grass", 0), piece(0, "grass", 1), piece(1, "water", 1))


def test_water_adds_no_level_to_its_stack_and_land_adds_one(found):
    assert found("MAP016", board("21", *TWO)) == []
    assert found("MAP016", board("22", *TWO)) == [
        (
            "map:m",
            "/build/3",
            "`[1, 0]`: the rows have `water` at level `2`, the pieces make `water` at level `1`",
            "Change the rows or the pieces, or leave out `build`",
        )
    ]


def test_flags_another_terrain_on_top_and_counts_the_rest(found):
    (told,) = found("MAP016", board("33", *TWO, terrain="wg"))
    assert told[1:3] == (
        "/build/1",
        "`[0, 0]` and 1 more: the rows have `water` at level `3`, the pieces make `grass` at level `2`",
    )


def test_allows_maps_without_pieces_larger_pieces_and_what_other_checks_find(found):
    assert found("MAP016", board("99")) == []
    assert found("MAP016", board("99", piece(0, "grass", 0, size=7))) == []
    assert found("MAP016", board("99", piece(0, "gras", 0))) == []
    assert found("MAP016", board("9-", piece(0, "grass", 7), piece(0, "grass", 1), "x")) == []
