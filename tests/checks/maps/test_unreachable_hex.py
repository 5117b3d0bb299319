"""Tests of MAP011."""

ROW = {(0, 0): ((1, 0),), (1, 0): ((0, 0),), (2, 0): ((1, 0),), (3, 0): (), (4, 0): (), (5, 0): ()}


def board(*zones):
    return {"map:m": {"start_zones": [{"seat": at + 1, "at": zone} for at, zone in enumerate(zones)]}}


def test_flags_once_how_many_and_the_first_few(found):
    assert found("MAP011", board([[0, 0]]), steps=lambda _: ROW) == [
        (
            "map:m",
            "/start_zones",
            "4 of 6 hexes cannot be reached from a start zone: `[2, 0]`, `[3, 0]`, `[4, 0]` and 1 more",
            "Build a way there, or waive it when it is scenery",
        )
    ]


def test_allows_what_any_start_zone_reaches(found):
    assert found("MAP011", board([[2, 0]], [[3, 0], [4, 0]], [[5, 0]]), steps=lambda _: ROW) == []


def test_allows_maps_without_start_and_rulesets_that_cannot_say(found):
    assert found("MAP011", board(), steps=lambda _: ROW) == []
    assert found("MAP011", board([[0, 0]])) == []
    assert found("MAP011", board([[9, 9]]), steps=lambda _: ROW) == []
