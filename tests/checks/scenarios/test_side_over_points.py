"""Tests of SCN001."""

CARDS = {
    "army_card:charizard": {"species": "charizard", "points": 200},
    "army_card:oddish": {"species": "oddish", "points": 40},
    "army_card:oddish_gold": {"species": "oddish", "points": 400},
}


def scenario(limit, *team, **more):
    sides = [{"seat": 1, "team": list(team), **more}]
    return CARDS | {"scenario:s": {"limits": {"points": limit} if limit is not None else {}, "sides": sides}}


def test_flags_a_team_over_its_points(found):
    assert found("SCN001", scenario(360, "charizard", "charizard")) == [
        (
            "scenario:s",
            "/sides/0/team",
            "The team of seat 1 costs `400` points, expected at most `360`",
            "Take `40` points out, or raise the limit",
        )
    ]


def test_flags_the_side_by_its_name(found):
    told = found("SCN001", scenario(100, "charizard", name={"en": "Red"}))
    assert [m for *_, m, _ in told] == ["The team of Red costs `200` points, expected at most `100`"]


def test_allows_the_whole_sum(found):
    assert found("SCN001", scenario(240, "charizard", "oddish")) == []


def test_allows_any_team_without_a_limit_and_members_without_points(found):
    assert found("SCN001", scenario(None, "charizard")) == []
    assert found("SCN001", scenario(10, "missingno")) == []


def test_allows_reading_points_from_a_required_pack(found):
    content = {"scenario:s": {"limits": {"points": 100}, "sides": [{"team": ["oddish"]}]}}
    assert found("SCN001", content, required=CARDS) == []
