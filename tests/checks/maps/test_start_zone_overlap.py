"""Tests of MAP009."""


def board(*zones):
    return {"map:m": {"start_zones": [{"seat": seat, "at": at} for seat, at in zones]}}


def test_flags_a_hex_in_two_zones_once_a_pair(found):
    assert found("MAP009", board((1, [[0, 0], [1, 0]]), (2, [[1, 0], [0, 0]]))) == [
        (
            "map:m",
            "/start_zones/1/at/0",
            "`[1, 0]` is in the start zones of seat `1` and seat `2`",
            "Take it out of one of them",
        )
    ]


def test_allows_zones_side_by_side(found):
    assert found("MAP009", board((1, [[0, 0]]), (2, [[1, 0]]))) == []
