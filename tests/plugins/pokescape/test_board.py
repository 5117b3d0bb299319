"""The battlefield."""

import pytest

from plugins.pokescape.board import Gait
from plugins.pokescape.maps import field_of
from tests.plugins.pokescape.bed import TERRAINS, board
from workbench.workspace import Workspace


def find(kind, name):
    """The bed's terrains."""
    return {"id": name, "tile_height": 0 if name == "pond" else 1, "rules": TERRAINS.get(name, {})}


@pytest.mark.rule("HS-TER-06")
def test_only_tiles_of_water_ice_lava_and_shadow_add_no_level_to_a_stack():
    workspace = Workspace.open("pokescape_base")
    terrains = workspace.packs.opened.of_kind("terrain")
    tiles = {name: entity.data["tile_height"] for name, entity in terrains.items()
             if not any(entity.data.get("rules", {}).get(key) for key in ("obstacle", "ladder"))}  # fmt: skip
    flat = {name for name, height in tiles.items() if height == 0}
    assert flat == {"water", "swamp_water", "ice", "slippery_ice", "molten_lava", "shadow"}
    assert {tiles[name] for name in tiles.keys() - flat} == {1}


def test_the_ways_to_a_space_are_those_of_walking():
    field = field_of(board(["ggTgg", "ggggg"]), find)
    goal = field.hexes.space(4, 0)
    ways = field.ways_to(Gait(3), goal)
    start = field.hexes.one[field.hexes.space(1, 0)]
    assert next(steps for steps, mask in enumerate(ways) if mask & start) > 3


def test_an_unknown_terrain_code_is_said():
    with pytest.raises(ValueError, match="terrain code `q`"):
        field_of(board(["gq"]), find)


@pytest.mark.rule("HS-DBL-01")
def test_pairs_are_free_neighbours_of_one_level_one_of_them_wanted():
    field = field_of(board(["ggggT"], levels=["11122"]), find)
    spaces = [field.hexes.space(column, 0) for column in range(5)]
    free = sum(1 << space for space in spaces[:4])
    assert field.pairs(free, free)[0] == 1 << spaces[0] | 1 << spaces[1]
    assert field.pairs(free, 1 << spaces[2])[0] == 1 << spaces[1], "named by the half on the left"
    assert field.pairs(free, free)[1:] == (0, 0)
