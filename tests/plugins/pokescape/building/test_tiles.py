"""The shapes of pieces: every tile covers as many hexes as its size says, however it is turned."""

import pytest

from plugins.pokescape.building.tiles import footprint, shapes
from workbench.api.rules import distance


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 24])
@pytest.mark.parametrize("turns", range(6))
def test_a_tile_covers_as_many_hexes_as_its_size_and_they_hang_together(size: int, turns: int) -> None:
    hexes = footprint(size, turns, (4, 3))
    assert len(set(hexes)) == size
    assert all(size == 1 or any(distance(one, other) == 1 for other in hexes) for one in hexes)


def test_a_round_tile_covers_a_hex_and_all_around_it_in_every_turn() -> None:
    for turns in range(6):
        hexes = footprint(7, turns, (0, 0))
        assert any(sorted(distance(one, other) for other in hexes) == [0, 1, 1, 1, 1, 1, 1] for one in hexes)


def test_a_size_without_a_known_shape_covers_nothing() -> None:
    assert footprint(4, 0, (0, 0)) == []
    assert shapes("clump", 9) == ()


def test_a_row_stands_in_three_directions_and_a_clump_of_three_in_two() -> None:
    assert shapes("row", 3)[1] == ((0, 0), (0, 1), (0, 2))
    assert [len(shapes(form, 3)) for form in ("row", "clump")] == [3, 2]
