"""Boards from maps of spaces and connections."""

import pytest

from plugins.figure_game.boards import NEVER, board_of
from plugins.figure_game.structs.views import MapView
from workbench.api.rules import read

from .bed import board, shipped


@pytest.mark.rule("FG-BRD-01")
def test_the_default_board_is_a_graph_of_28_spaces_and_34_connections():
    found = board_of(read(MapView, shipped("map", "double_ring")))
    assert (len(found.ids), len(found.links)) == (28, 34)
    assert sum(mask.bit_count() for mask in found.near) == 2 * 34
    number = found.ids.index
    assert found.goals == (number("d5"), number("d1"))
    assert found.entries == (1 << number("a5") | 1 << number("g5"), 1 << number("a1") | 1 << number("g1"))
    assert {found.far[number(entry)][number("d1")] for entry in ("a5", "g5")} == {6}
    assert [found.near[goal].bit_count() for goal in found.goals] == [2, 2]


def test_a_one_way_connection_leads_one_way_and_joins_both():
    links = [{"from": "a_goal", "to": "a", "one_way": True}]
    found = board_of(read(MapView, {**board(("A", "a", "d", "B")), "links": links}))
    assert (found.out[:2], found.near[:2]) == ((2, 0), (2, 1))
    assert (found.far[0][1], found.far[1][0]) == (1, NEVER)
