"""Tests of ENC003."""


def table(*ranges, die=20):
    return {"encounter_table:t": {"roll": {"die": die}, "rows": [{"range": list(r)} for r in ranges]}}


def test_flags_a_roll_above_the_die_and_says_what_fits(found):
    assert found("ENC003", table((16, 21))) == [
        (
            "encounter_table:t",
            "/rows/0/range",
            "The range `16` to `21` leaves the d20, expected `1` to `20`",
            "Write `16` to `20`",
        )
    ]


def test_flags_zero_and_what_lies_wholly_off_the_die(found):
    assert [(m, h) for _, _, m, h in found("ENC003", table((0, 5), (30, 40)))] == [
        ("The range `0` to `5` leaves the d20, expected `1` to `20`", "Write `1` to `5`"),
        ("The range `30` to `40` leaves the d20, expected `1` to `20`", ""),
    ]


def test_allows_the_whole_die(found):
    assert found("ENC003", table((1, 20))) == []
    assert found("ENC003", table((1, 6), die=6)) == []
