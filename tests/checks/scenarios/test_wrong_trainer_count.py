"""Tests of SCN003."""


def scenario(wanted, **side):
    return {"scenario:s": {"limits": {"trainers": wanted}, "sides": [{"seat": 1, "team": ["a"], **side}]}}


def test_flags_a_side_without_the_trainer_that_is_wanted(found):
    assert found("SCN003", scenario(1)) == [
        ("scenario:s", "/sides/0", "Seat 1 has no trainer, expected `1`", "Name one under `trainer`")
    ]


def test_flags_a_trainer_where_none_is_allowed(found):
    assert [(p, m) for _, p, m, _ in found("SCN003", scenario(0, trainer="red"))] == [
        ("/sides/0/trainer", "Seat 1 has the trainer `red`, expected none")
    ]


def test_allows_the_trainer_sides_without_a_team_and_no_limit(found):
    assert found("SCN003", scenario(1, trainer="red")) == []
    assert found("SCN003", scenario(1, team=[])) == []
    assert found("SCN003", scenario(None)) == []
