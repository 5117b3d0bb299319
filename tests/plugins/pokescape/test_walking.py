"""Where trainers walk."""

import pytest

from plugins.pokescape.ruleset import RULESET
from tests.plugins.pokescape.bed import TERRAINS, board


def steps(rows, levels=()):
    """The walking graph of rows."""
    return RULESET.steps(board(rows, levels), lambda kind, name: {"rules": TERRAINS.get(name, {})})


@pytest.mark.rule("PS-WLK-01")
class TestWalking:
    """PS-WLK-01."""

    def test_up_at_most_one_and_down_at_most_five(self):
        found = steps(["gggg"], ["1271"])
        assert (1, 0) in found[0, 0]
        assert (2, 0) not in found[1, 0]
        assert (1, 0) in found[2, 0]
        assert (3, 0) not in found[2, 0]

    def test_any_depth_into_water(self):
        assert (1, 0) in steps(["g~"], ["91"])[0, 0]

    def test_obstacles_and_the_void_are_never_entered(self):
        found = steps(["gT.g"])
        assert (1, 0) not in found
        assert found[0, 0] == ()


def test_a_map_that_is_no_hex_map_has_no_steps():
    assert RULESET.steps({"id": "m", "shape": "none"}, lambda kind, name: None) == {}
