"""Who stands where, as masks."""

import pytest

from plugins.figure_game.arena import bits

from .bed import Bed, figure


def names(bed, mask):
    return {bed.shown(space) for space in bits(mask)}


def standing():
    bed = Bed({"ann": figure(2), "amy": figure(2)}, {"bob": figure(2), "ben": figure(2)})
    return bed.at(ann="a", bob="c", ben="B").ill("bob", "asleep")


def test_each_side_holds_spaces_and_touches_those_beside_them():
    bed = standing()
    around = bed.state.around(bed.arena)
    assert [names(bed, mask) for mask in around.of] == [{"a"}, {"c", "B"}]
    assert [names(bed, mask) for mask in around.beside] == [{"A", "b", "x"}, {"b", "d", "x"}]
    assert around.holder == {bed.space("a"): 0, bed.space("c"): 2, bed.space("B"): 3}


@pytest.mark.rule("FG-CON-04")
def test_who_does_not_block_or_count_is_no_wall_and_does_not_count():
    bed = standing()
    around = bed.state.around(bed.arena)
    assert names(bed, around.solid) == {"a", "c", "B"}
    assert names(bed, around.wall) == {"a", "B"}
    assert [names(bed, mask) for mask in around.count] == [{"a"}, {"B"}]


def test_it_is_reckoned_anew_when_somebody_moves_or_gets_a_condition():
    bed = standing()
    first = bed.state.around(bed.arena)
    assert bed.state.around(bed.arena) is first
    bed.state.put(0, bed.space("x"))
    assert names(bed, bed.state.around(bed.arena).of[0]) == {"x"}
    bed.state.afflict(2, 0)
    assert names(bed, bed.state.around(bed.arena).wall) == {"x", "c", "B"}
