"""Tests of MAP015."""

ISLANDS = {(0, 0): ((1, 0),), (1, 0): ((0, 0),), (3, 0): (), (5, 0): ((1, 0),)}


def board(*zones):
    return {"map:m": {"start_zones": [{"seat": seat, "at": [list(place)]} for seat, place in zones]}}


def test_flags_a_seat_that_reaches_no_other(found):
    told = found("MAP015", board((1, (0, 0)), (2, (3, 0))), steps=lambda _: ISLANDS)
    assert told == [
        (
            "map:m",
            f"/start_zones/{at}",
            f"No way leads from the start zone of seat `{seat}` to that of seat `{other}`",
            "Build a bridge, a road or a slope",
        )
        for at, seat, other in ((0, 1, 2), (1, 2, 1))
    ]


def test_flags_the_seat_that_has_no_way_down_only(found):
    told = found("MAP015", board((1, (0, 0)), (2, (5, 0))), steps=lambda _: ISLANDS)
    assert [pointer for _, pointer, _, _ in told] == ["/start_zones/0"]


def test_allows_zones_that_are_joined_one_seat_and_what_the_ruleset_cannot_say(found):
    assert found("MAP015", board((1, (0, 0)), (2, (1, 0))), steps=lambda _: ISLANDS) == []
    assert found("MAP015", board((1, (0, 0)), (1, (3, 0))), steps=lambda _: ISLANDS) == []
    assert found("MAP015", board((1, (0, 0)), (2, (3, 0)))) == []


def test_allows_a_zone_that_nobody_can_stand_in_which_another_check_reports(found):
    assert found("MAP015", board((1, (0, 0)), (2, (9, 9))), steps=lambda _: ISLANDS) == []
