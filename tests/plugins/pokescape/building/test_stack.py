"""Pieces against rows: what lies twice, beside, too high, on too little, and what is missing."""

import pytest

from plugins.pokescape.building.stack import Slip, Stack, stacked

CLAY, POND = "clay", "pond"


def stack(*pieces: tuple[str, int, int, int]) -> Stack:
    """Three hexes in a row: clay on levels 1 and 2, a pond on level 1; pieces are (terrain, level, size, column)."""
    found = Stack("odd_r")
    found.flat.add(POND)
    found.tops = {(0, 0): (CLAY, 1), (1, 0): (CLAY, 2), (2, 0): (POND, 1)}
    for number, (terrain, level, size, column) in enumerate(pieces):
        found.lay(number, terrain, level, size, 0, (column, 0))
    return found


WHOLE = ((CLAY, 0, 2, 0), (CLAY, 0, 1, 2), (CLAY, 1, 1, 1), (POND, 1, 1, 2))


def said(*pieces: tuple[str, int, int, int]) -> list[tuple[str, str]]:
    """Pointers and places of all slips."""
    return [(slip.pointer, slip.where) for slip in stacked(stack(*pieces))]


@pytest.mark.rule("HS-TER-06")
def test_tiles_that_add_a_level_and_flat_ones_make_the_map() -> None:
    assert said(*WHOLE) == []


def test_each_slip_names_its_piece_and_hex() -> None:
    assert said(*WHOLE, (CLAY, 0, 1, 0)) == [("/build/4", "`[0, 0]`")]  # two pieces
    assert said(*WHOLE, (CLAY, 0, 1, 3)) == [("/build/4", "`[3, 0]`")]  # beside the map
    assert said(*WHOLE, (CLAY, 1, 1, 0)) == [("/build/4", "`[0, 0]`")]  # higher than the rows
    assert said(*WHOLE[:3], (CLAY, 1, 1, 2)) == [("/build/3", "`[2, 0]`")]  # another terrain
    bare = said(*WHOLE[1:])  # one on nothing, two hexes uncovered
    assert bare == [("/build/1", "`[1, 0]`"), ("/build", "`[0, 0]`"), ("/build", "`[1, 0]`")]


def test_a_hollow_that_nobody_can_look_into_needs_no_piece() -> None:
    around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    hill = Stack("odd_r")
    hill.tops = {(0, 0): (CLAY, 2)} | dict.fromkeys(around, (CLAY, 1))
    for number, hex_ in enumerate(around):
        hill.lay(number, CLAY, 0, 1, 0, hex_)
    hill.lay(6, CLAY, 1, 1, 0, (0, 0))
    on_nothing = Slip("/build/6", "`[0, 0]`", "the `clay` tile lies on `0` of its `1` hexes")
    assert [slip[:3] for slip in stacked(hill)] == [on_nothing[:3]]
    hill.tops.pop((1, 0))
    assert "one looks in from the side" in [slip.what for slip in stacked(hill)][-1]


def test_a_marked_hex_takes_any_tile_that_adds_a_level() -> None:
    marked = stack(*WHOLE)
    marked.tops[0, 0] = (None, 1)
    assert list(stacked(marked)) == []
    marked.tops[2, 0] = (None, 2)
    assert [slip.what for slip in stacked(marked)] == ["`pond` on top, the rows have a tile that adds a level"]


def test_a_piece_of_unknown_shape_or_no_pieces_at_all_say_nothing() -> None:
    assert said((CLAY, 0, 4, 0)) == []
    assert said() == []


def test_a_tile_on_level_nought_of_the_rows_lies_on_nothing() -> None:
    low = stack(*WHOLE)
    low.tops[0, 0] = (CLAY, 0)
    assert "tiles that add a level begin at `1`" in [slip.what for slip in stacked(low)][-1]
