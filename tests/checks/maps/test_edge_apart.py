"""Tests of MAP008."""

import pytest


def board(a, b, **more):
    edges = [{"between": [a, b], "object": "wall"}]
    return {"map:m": {"shape": "hex", "layout": "odd_r", "width": 5, "height": 5, "edges": edges, **more}}


def test_flags_hexes_that_do_not_touch(found):
    assert found("MAP008", board([2, 2], [4, 2])) == [
        ("map:m", "/edges/0/between", "`[2, 2]` and `[4, 2]` do not touch", "Name two neighbours")
    ]


def test_flags_a_hex_and_itself(found):
    assert len(found("MAP008", board([2, 2], [2, 2]))) == 1


@pytest.mark.parametrize(
    ("layout", "other"), [("odd_r", [3, 2]), ("even_r", [1, 2]), ("odd_q", [1, 0]), ("even_q", [1, 2])]
)
def test_allows_neighbours_by_the_layout(found, layout, other):
    start = [2, 1]
    assert found("MAP008", board(start, other, layout=layout)) == []


def test_allows_neighbours_of_squares(found):
    assert found("MAP008", board([2, 1], [2, 2], shape="square", layout="")) == []
    assert len(found("MAP008", board([2, 1], [3, 2], shape="square", layout=""))) == 1
