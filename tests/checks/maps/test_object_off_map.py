"""Tests of MAP007."""

import pytest


def board(**lists):
    return {"map:m": {"shape": "hex", "width": 3, "height": 2, "terrain": ["ggg", "gg."], **lists}}


def test_flags_what_lies_beyond_the_last_column(found):
    assert found("MAP007", board(trainers=[{"trainer": "a", "at": [3, 0]}])) == [
        (
            "map:m",
            "/trainers/0/at",
            "`[3, 0]` of `trainers` lies off the map, expected `[0, 0]` to `[2, 1]`",
            "Move it onto the map",
        )
    ]


@pytest.mark.parametrize(
    ("lists", "pointer"),
    [
        ({"start_zones": [{"seat": 1, "at": [[0, 0], [9, 9]]}]}, "/start_zones/0/at/1"),
        ({"start_zones": [{"seat": 1, "at": [], "figure_space": [9, 9]}]}, "/start_zones/0/figure_space"),
        ({"items": [{"item": "a", "at": [0, 2]}]}, "/items/0/at"),
        ({"glyphs": [{"at": [-1, 0]}]}, "/glyphs/0/at"),
        ({"obstacles": [{"object": "a", "at": [0, -1]}]}, "/obstacles/0/at"),
        ({"exits": [{"at": [4, 4], "to": "a"}]}, "/exits/0/at"),
        ({"edges": [{"between": [[2, 0], [3, 0]], "object": "a"}]}, "/edges/0/between/1"),
        ({"gap": [{"at": [7, 0], "from": 1, "to": 2}]}, "/gap/0/at"),
    ],
)
def test_flags_every_list(found, lists, pointer):
    assert [p for _, p, _, _ in found("MAP007", board(**lists))] == [pointer]


def test_flags_what_stands_in_a_hole(found):
    assert [(m, h) for *_, m, h in found("MAP007", board(items=[{"item": "a", "at": [2, 1]}]))] == [
        ("There is no hex at `[2, 1]` of `items`", "Move it onto a hex")
    ]


def test_allows_corners_exits_without_a_place_and_pieces(found):
    lists = {"trainers": [{"trainer": "a", "at": [2, 0]}], "exits": [{"to": "b"}], "build": [{"at": [9, 9]}]}
    assert found("MAP007", board(**lists)) == []
