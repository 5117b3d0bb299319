"""What a throw is, said by whoever draws it."""

import pytest

from workbench.engine.chance import Chance
from workbench.engine.enumerate import outcomes
from workbench.engine.scripted import ManualChance, NeedsRoll, ScriptedChance


def test_what_is_drawn_changes_nothing_but_what_the_table_is_asked():
    assert Chance(3).roll(11, 0, ("spinner",)) == Chance(3).roll(11)
    assert ScriptedChance(3, 1, [4]).roll(11, 0, ("spinner",)) == 4
    assert set(outcomes(lambda chance: chance.below(3, 0, ("lot",)))) == {0, 1, 2}
    with pytest.raises(NeedsRoll) as needs:
        ManualChance(3).roll(11, 0, ("spinner", 2))
    assert (needs.value.what, needs.value.sides, needs.value.together) == (("spinner", 2), 11, False)


def test_a_handful_of_dice_is_thrown_together():
    with pytest.raises(NeedsRoll) as needs:
        ManualChance(3).dice(4, 6)
    assert (needs.value.count, needs.value.together, needs.value.what) == (4, True, ())
