"""Stage tables."""

import pytest

from workbench.engine.powers.stages import Stages, UnknownStage


def test_hooks_are_kept_by_stage_and_entity_in_order():
    stages = Stages(("declared", "rolled"), 3)
    stages.add("rolled", 2, "c")
    stages.add("rolled", 0, "a")
    stages.add("rolled", 0, "b")
    rolled = stages.number("rolled")
    assert stages.at(rolled, 0) == ("a", "b")
    assert stages.at(0, 0) == ()
    assert list(stages.in_order(rolled, [2, 1, 0])) == [(2, "c"), (0, "a"), (0, "b")]


def test_an_unknown_stage_is_named_with_the_known_ones():
    with pytest.raises(UnknownStage, match="stage `roled` is none of declared, rolled"):
        Stages(("declared", "rolled"), 1).add("roled", 0, None)
