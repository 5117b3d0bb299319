"""Tests of SCN002."""


def scenario(most, size):
    return {"scenario:s": {"limits": {"team_size": most}, "sides": [{"seat": 2, "team": ["a"] * size}]}}


def test_flags_a_team_over_its_size(found):
    assert found("SCN002", scenario(6, 7)) == [
        (
            "scenario:s",
            "/sides/0/team",
            "The team of seat 2 has 7 members, expected at most `6`",
            "Take 1 out, or raise the limit",
        )
    ]


def test_allows_a_full_team(found):
    assert found("SCN002", scenario(6, 6)) == []
    assert found("SCN002", scenario(None, 7)) == []
