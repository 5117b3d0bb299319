"""Tests of MAP006."""


def board(terrain, levels):
    return {"map:m": {"shape": "hex", "width": 3, "height": len(terrain), "terrain": terrain, "levels": levels}}


def test_flags_a_hex_without_height_and_a_height_without_hex_once_a_map(found):
    assert found("MAP006", board(["gg.", "ggg"], ["0.3", "..."])) == [
        (
            "map:m",
            "/levels/0",
            "Terrain and heights disagree on whether there is a hex at `[1, 0]`, `[2, 0]`, `[0, 1]` and 2 more",
            "Write `.` in both, or in neither",
        )
    ]


def test_allows_a_full_stop_or_a_nought_in_a_hole(found):
    assert found("MAP006", board(["gg.", ".gg"], ["00.", "011"])) == []
