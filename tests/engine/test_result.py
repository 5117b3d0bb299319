"""Results."""

from workbench.engine.result import Result


def test_a_draw_has_no_winner_and_scores_are_optional():
    assert Result(None, "round limit") == Result(None, "round limit", {})
