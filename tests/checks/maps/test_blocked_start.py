"""Tests of MAP010."""


def board(*at):
    zone = {"seat": 1, "at": [list(place) for place in at]}
    return {"map:m": {"shape": "hex", "width": 3, "height": 1, "terrain": ["gt."], "start_zones": [zone]}}


def steps(_):
    return {(0, 0): ()}


def test_flags_a_hex_that_nobody_may_enter(found):
    assert found("MAP010", board((0, 0), (1, 0)), steps=steps) == [
        (
            "map:m",
            "/start_zones/0/at/1",
            "Nobody can stand at `[1, 0]` of the start zone of seat `1`",
            "Move the zone, or what is in its way",
        )
    ]


def test_allows_hexes_that_can_be_walked_on(found):
    assert found("MAP010", board((0, 0)), steps=steps) == []


def test_allows_holes_and_the_outside_which_another_check_reports(found):
    assert found("MAP010", board((2, 0), (9, 9)), steps=steps) == []


def test_allows_everything_when_the_ruleset_cannot_say(found):
    assert found("MAP010", board((1, 0))) == []
    assert found("MAP010", board((1, 0)), steps=lambda _: {}) == []
