"""Tests of TRN002."""


def trainer(level):
    return {"trainer:t": {"party": [{"species": "a"}, {"species": "a", "level": level}]}}


def test_flags_level_nought_and_below(found):
    assert found("TRN002", trainer(0)) == [
        ("trainer:t", "/party/1/level", "The level is `0`, expected at least `1`", "Write `1`")
    ]
    assert len(found("TRN002", trainer(-5))) == 1


def test_allows_level_one_and_no_level(found):
    assert found("TRN002", trainer(1)) == []
    assert found("TRN002", trainer(None)) == []
