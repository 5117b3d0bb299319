"""Tests of ENC006."""


def table(levels):
    return {"encounter_table:t": {"roll": {"die": 2}, "rows": [{"range": [1, 2], "levels": levels}]}}


def test_flags_a_lowest_level_above_the_highest(found):
    assert found("ENC006", table([5, 2])) == [
        ("encounter_table:t", "/rows/0/levels", "The lowest level `5` is above the highest, `2`", "Write `2` to `5`")
    ]


def test_allows_one_level_and_none(found):
    assert found("ENC006", table([3, 3])) == []
    assert found("ENC006", table(None)) == []
