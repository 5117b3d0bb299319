"""The battlefield."""

import time

import pytest

from plugins.pokescape.board import Gait
from plugins.pokescape.maps import field_of, stack_levels
from tests.plugins.pokescape.bed import TERRAINS, board


def find(kind, name):
    """The bed's terrains."""
    return {"id": name, "tile_height": 0 if name == "pond" else 1, "rules": TERRAINS.get(name, {})}


@pytest.mark.rule("HS-TER-06")
def test_water_tiles_add_no_level_to_a_stack():
    build = [{"level": 0, "terrain": "flat", "at": [0, 0]}, {"level": 1, "terrain": "flat", "at": [0, 0]},
             {"level": 1, "terrain": "pond", "at": [1, 0]}]  # fmt: skip
    assert stack_levels(build, find) == {(0, 0): 2, (1, 0): 1}


def test_a_board_of_500_hexes_is_ready_at_once():
    started = time.process_time()
    field = field_of(board(["g" * 25] * 20), find)
    field.stride(Gait(3))
    assert time.process_time() - started < 2  # a loaded machine; ready in a twentieth of it otherwise


def test_the_ways_to_a_space_are_those_of_walking():
    field = field_of(board(["ggTgg", "ggggg"]), find)
    goal = field.hexes.space(4, 0)
    ways = field.ways_to(Gait(3), goal)
    start = field.hexes.one[field.hexes.space(1, 0)]
    assert next(steps for steps, mask in enumerate(ways) if mask & start) > 3


def test_an_unknown_terrain_code_is_said():
    with pytest.raises(ValueError, match="terrain code `q`"):
        field_of(board(["gq"]), find)
