"""Clear sight over what stands between."""

import pytest

from plugins.pokescape.maps import field_of
from plugins.pokescape.sight import Sight
from tests.plugins.pokescape.bed import TERRAINS, board
from workbench.api.rules import spaces_of


def field(rows, levels=(), **more):
    """A battlefield of rows."""
    return field_of(board(rows, levels, **more), lambda kind, name: {"rules": TERRAINS.get(name, {})})


def sees(ground, start, end, height=3, other=3, **more):
    """Whether one hex sees another."""
    space = ground.hexes.space
    return Sight(ground, **more).sees(space(*start), height, space(*end), other)


@pytest.mark.rule("HS-ATK-02")
class TestSight:
    """HS-ATK-02 point by point."""

    def test_flat_ground_hides_nobody(self):
        assert sees(field(["gggggg"]), (0, 0), (5, 0))

    def test_an_obstacle_hides_what_its_top_is_above_the_line_to(self):
        assert not sees(field(["ggTgg"]), (0, 0), (4, 0))
        assert sees(field(["ggTgg"], ["99199"]), (0, 0), (4, 0))

    def test_a_top_at_the_line_does_not_block_and_one_level_more_does(self):
        assert sees(field(["ggg"], ["141"]), (0, 0), (2, 0))
        assert not sees(field(["ggg"], ["151"]), (0, 0), (2, 0))

    def test_the_line_is_taken_at_the_middle_of_its_run(self):
        steep = field(["gggg"], ["1331"])
        assert sees(steep, (0, 0), (3, 0), 2, 2)
        assert not sees(field(["gggg"], ["1411"]), (0, 0), (3, 0), 2, 2)
        assert sees(field(["gggg"], ["1411"]), (0, 0), (3, 0), 2, 8)

    def test_a_line_along_an_edge_is_blocked_only_by_both_hexes(self):
        one = field(["ggg", "gTg", "ggg"])
        both = field(["ggg", "TTg", "ggg"])
        assert sees(one, (1, 0), (1, 2))
        assert not sees(both, (1, 0), (1, 2))

    def test_gaps_never_block(self):
        assert sees(field(["gg.gg"]), (0, 0), (4, 0))

    def test_a_trainer_figure_blocks_as_an_obstacle_of_height_4(self):
        ground = field(["ggggg"])
        stand = {ground.hexes.space(2, 0): 4}
        assert not sees(ground, (0, 0), (4, 0), extra=stand)
        assert sees(ground, (0, 0), (4, 0), 6, 6, extra=stand)

    def test_other_figures_block_only_when_they_are_given(self):
        ground = field(["ggggg"])
        space = ground.hexes.space
        tops = {space(2, 0): 9}
        assert not Sight(ground).sees(space(0, 0), 3, space(4, 0), 3, tops)

    def test_a_wall_between_two_hexes_blocks(self):
        walled = field(["ggggg"], edges=[{"between": [[1, 0], [2, 0]], "object": "pillar"}])
        assert not sees(walled, (0, 0), (4, 0))


@pytest.mark.rule("HS-ATK-01")
def test_n_clear_sight_spaces_count_steps_over_spaces_that_exist_and_want_sight():
    ground = field(["ggTgg"])
    space = ground.hexes.space
    assert ground.hexes.within(space(0, 0), 4) & 1 << space(4, 0)
    assert not ground.hexes.within(space(0, 0), 3) & 1 << space(4, 0)
    mask = Sight(ground).seen_by(space(0, 0), 3, 3, 4)
    assert mask & 1 << space(1, 0)
    assert not mask & 1 << space(4, 0)


@pytest.mark.rule("HS-ATK-02")
@pytest.mark.rule("HS-TER-08")
def test_a_line_along_an_edge_passes_a_wall_that_stands_on_one_side_of_it_only():
    rows, between = ["ggg", "ggg", "ggg"], [[1, 0], [0, 1]]
    one = field(rows, edges=[{"between": between, "object": "pillar"}])
    both = field(rows, edges=[{"between": hexes, "object": "pillar"} for hexes in (between, [[1, 0], [1, 1]])])
    assert sees(one, (1, 0), (1, 2))
    assert sees(one, (1, 2), (1, 0))
    assert not sees(both, (1, 0), (1, 2))
    assert not sees(both, (1, 2), (1, 0))


@pytest.mark.rule("HS-ATK-02")
@pytest.mark.parametrize(
    "walls", [[], [[[2, 1], [3, 1]]], [[[0, 1], [1, 1]], [[1, 1], [1, 2]], [[2, 2], [2, 3]], [[4, 1], [5, 1]]]]
)
def test_masks_of_who_sees_a_space_hold_what_each_line_says(walls):
    rows, levels = ["gggTgg", "ggg.gg", "gTgggg", "gggggg"], ["113351", "122021", "111441", "161112"]
    ground = field(rows, levels, edges=[{"between": hexes, "object": "pillar"} for hexes in walls])
    stand = {ground.hexes.space(4, 3): 4}
    look, lines = Sight(ground, extra=stand), Sight(ground, extra=stand)
    for other, height in ((1, 5), (3, 3), (6, 2)):
        for end in ground.hexes.spaces:
            near = list(spaces_of(ground.hexes.within(end, 4)))
            eyes = [start for start in near if lines.sees(start, height, end, other)]
            assert list(spaces_of(look.seen_from(end, other, height, 4))) == eyes
            seen = [there for there in near if lines.sees(end, height, there, other)]
            assert list(spaces_of(look.seen_by(end, height, other, 4))) == seen
