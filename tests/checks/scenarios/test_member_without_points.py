"""Tests of SCN008."""

from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

SPECIES = {"species:abra": {}, "species:mew": {}, "army_card:mew": {"species": "mew", "points": 9}}


def scenario(*team, limits=None):
    return SPECIES | {
        "scenario:s": {"limits": {"points": 360} if limits is None else limits, "sides": [{"team": [*team]}]}
    }


def test_flags_members_without_a_card_once_a_team(found):
    assert found("SCN008", scenario("mew", "abra", "abra")) == [
        (
            "scenario:s",
            "/sides/0/team",
            "No `army_card` states the points of `abra`",
            "Make the card, or choose another",
        )
    ]


def test_allows_members_with_a_card_and_those_that_do_not_exist(found):
    assert found("SCN008", scenario("mew", "missingno")) == []


def test_allows_any_member_where_points_are_not_limited(found):
    assert found("SCN008", scenario("abra", limits={})) == []


def test_allows_a_member_whose_card_cannot_be_read(found):
    problem = LoadProblem("unreadable_file", "test", "army_card/abra.json", "x", EntityRef("test", "army_card", "abra"))
    assert found("SCN008", scenario("abra"), problems=(problem,)) == []
