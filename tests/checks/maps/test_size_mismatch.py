"""Tests of MAP001."""


def board(terrain, levels=None, width=3, height=2):
    rows = {"terrain": terrain} | ({"levels": levels} if levels is not None else {})
    return {"map:m": {"shape": "hex", "width": width, "height": height, **rows}}


def test_flags_a_row_that_is_too_short_or_too_long(found):
    assert found("MAP001", board(["ggg", "gg"], ["0000", "000"])) == [
        ("map:m", "/levels/0", "Row 0 of `levels` has 4 characters, expected `3`", "Delete what is too much"),
        ("map:m", "/terrain/1", "Row 1 of `terrain` has 2 characters, expected `3`", "Add `.` for what is no hex"),
    ]


def test_flags_a_width_that_no_row_has_once(found):
    assert found("MAP001", board(["ggg", "ggg"], ["000", "000"], 5)) == [
        ("map:m", "/width", "`width` is `5`, but every row has 3 characters", "Set `width` to `3`"),
    ]


def test_flags_a_missing_row(found):
    assert [(p, m) for _, p, m, _ in found("MAP001", board(["ggg"]))] == [
        ("/terrain", "`terrain` has 1 row, expected `2`")
    ]


def test_allows_narrow_and_flat_maps(found):
    assert found("MAP001", board(["g"] * 40, ["0"] * 40, 1, 40)) == []
    assert found("MAP001", board(["g" * 40], ["0" * 40], 40, 1)) == []


def test_leaves_a_size_that_cannot_be_to_the_schema(found):
    assert found("MAP001", board(["ggg"], ["000"], 0, 1)) == []
    assert found("MAP007", board(["ggg"], ["000"], 3, -1) | {"exits": [{"at": [5, 5]}]}) == []


def test_allows_maps_of_other_shapes(found):
    assert found("MAP001", {"map:m": {"shape": "graph", "spaces": []}}) == []
