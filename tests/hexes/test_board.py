"""Boards as bit masks, against coordinates."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from workbench.hexes.board import HexBoard, mask_of, spaces_of
from workbench.hexes.coordinates import LAYOUTS, distance, neighbours, to_offset

SIZES = st.integers(1, 9)
BOARDS = st.builds(HexBoard, st.sampled_from(LAYOUTS), SIZES, SIZES)


@given(BOARDS)
def test_every_hex_has_its_own_space_and_gives_its_coordinates_back(board):
    hexes = [(c, r) for r in range(board.height) for c in range(board.width)]
    spaces = [board.space(*at) for at in hexes]
    assert [board.offset(s) for s in spaces] == hexes
    assert tuple(sorted(spaces)) == board.spaces
    assert [board.at(board.axial(s)) for s in spaces] == spaces


@given(BOARDS)
def test_steps_of_masks_are_the_neighbours_of_coordinates(board):
    for space in board.spaces:
        near = [board.at(a) for a in neighbours(board.axial(space))]
        assert list(board.near[space]) == near
        assert [list(spaces_of(board.step(1 << space, d))) for d in range(6)] == [[n] if n >= 0 else [] for n in near]
        assert board.around[space] == mask_of(n for n in near if n >= 0)


@given(BOARDS, st.integers(-12, 12), st.integers(-12, 12))
def test_coordinates_off_the_board_are_no_space(board, q, r):
    column, row = to_offset(board.layout, q, r)
    inside = 0 <= column < board.width and 0 <= row < board.height
    assert (board.at((q, r)) >= 0) == inside
    assert board.at((q, r)) == board.space(column, row)


@given(BOARDS)
def test_within_is_distance_on_a_full_board(board):
    for space in board.spaces:
        for other in board.spaces:
            assert board.steps(space, other) == distance(board.axial(space), board.axial(other))


def test_range_goes_round_a_hole():
    row = HexBoard("odd_r", 3, 2, [(0, 0), (2, 0), (0, 1), (1, 1)])
    assert row.space(1, 0) == -1
    assert row.steps(row.space(0, 0), row.space(2, 0)) == 3


def test_range_to_an_island_is_none():
    board = HexBoard("odd_r", 5, 1, [(0, 0), (4, 0)])
    assert board.steps(board.space(0, 0), board.space(4, 0)) == -1
    assert list(spaces_of(board.within(board.space(0, 0), 9))) == [board.space(0, 0)]


@given(BOARDS, st.integers(0, 4))
def test_within_grows_by_one_step_at_a_time(board, steps):
    for space in board.spaces:
        assert board.within(space, steps + 1) == board.grow(board.within(space, steps))


@given(st.sets(st.integers(0, 900)))
def test_a_mask_holds_what_was_put_in_ascending(spaces):
    assert list(spaces_of(mask_of(spaces))) == sorted(spaces)


def test_numbers_do_not_depend_on_holes():
    full, holed = HexBoard("even_q", 4, 4), HexBoard("even_q", 4, 4, [(3, 3)])
    assert holed.space(3, 3) == full.space(3, 3)


def test_a_hex_off_the_board_is_refused_by_name():
    with pytest.raises(ValueError, match=r"hex \[4, 0\] lies outside a board of 4 × 3"):
        HexBoard("odd_r", 4, 3, [(4, 0)])


def test_long_masks_give_their_spaces_too() -> None:
    spaces = [0, 7, 8, 63, 4096, 40_000, 39_999]
    assert list(spaces_of(mask_of(spaces))) == sorted(spaces)
