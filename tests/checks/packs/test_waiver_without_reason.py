"""Tests of PACK017."""


def test_flags_a_waiver_that_says_nothing(found):
    waivers = [{"code": "MAP011"}, {"code": "MAP003", "reason": " "}]
    told = found("PACK017", manifest={"waivers": waivers})
    assert told == [
        (
            "pack:test",
            "/waivers/0",
            "The waiver of `MAP011` gives no reason, so it waives nothing",
            "Say in `reason` why it is right as it is",
        ),
        (
            "pack:test",
            "/waivers/1/reason",
            "The waiver of `MAP003` gives no reason, so it waives nothing",
            "Say in `reason` why it is right as it is",
        ),
    ]


def test_allows_a_reason(found):
    assert found("PACK017", manifest={"waivers": [{"code": "MAP011", "reason": "an island"}]}) == []
