"""Tests of ENC002."""


def table(*ranges):
    return {"encounter_table:t": {"roll": {"die": 20}, "rows": [{"range": list(r)} for r in ranges]}}


def test_flags_the_later_of_two_rows_with_one_roll(found):
    assert found("ENC002", table((1, 10), (8, 20))) == [
        ("encounter_table:t", "/rows/1/range", "The roll `8` to `10` is in row 1 too", "Narrow one of the two")
    ]


def test_flags_a_row_inside_another(found):
    assert [m for _, _, m, _ in found("ENC002", table((1, 20), (5, 5)))] == ["The roll `5` is in row 1 too"]


def test_allows_rows_side_by_side(found):
    assert found("ENC002", table((11, 20), (1, 10))) == []


def test_allows_the_same_rolls_at_another_time(found):
    rows = [{"range": [1, 20], "when": {"time": "day"}}, {"range": [1, 20], "when": {"time": "night"}}]
    assert found("ENC002", {"encounter_table:t": {"roll": {"die": 20}, "rows": rows}}) == []
