"""What the ruleset says against content that its schemas accept."""

import pytest

from plugins.figure_game.ruleset import RULESET

from .bed import shipped

NAME = {"en": "X"}


def faults(kind, **more):
    data = {"id": "x", "name": NAME, **more}
    return [(pointer, message) for pointer, message, _ in RULESET.faults(kind, data, shipped)]


def advice(kind, **more):
    data = {"id": "x", "name": NAME, **more}
    return [(pointer, message) for pointer, message, _ in RULESET.advice(kind, data, shipped)]


def segment(color="purple", **more):
    return {"name": NAME, "color": color, "size": 1, **more}


def test_a_training_card_has_no_figure_of_its_own():
    assert faults("training_card", do=[{"do": "cure"}]) == [("/do/0/on", "a training card has no `self`")]
    assert faults("training_card", do=[{"do": "swap", "on": "chosen"}]) == [
        ("/do/0/on", "nobody has been chosen at this moment"),
        ("/do/0", "a training card has no figure that could change places"),
    ]
    near = {"do": "choose", "among": {"side": "ally", "within": 2}, "then": [{"do": "cure", "on": "chosen"}]}
    assert faults("training_card", do=[near]) == [("/do/0/among", "a training card is no figure")]


def test_a_table_covers_its_die_once():
    act = {"do": "roll", "table": [{"range": [1, 1], "do": [{"do": "knock_out"}]}, {"range": [1, 3]}]}
    assert faults("figure", move=1, wheel=[segment(do=[act])]) == [
        ("/wheel/0/do/0/table/1/range", "`[1, 3]` is no range of 1-2"),
        ("/wheel/0/do/0/table", "no row covers `2`"),
    ]
    act = {"do": "roll", "table": [{"range": [1, 2]}, {"range": [2, 2]}]}
    assert faults("figure", move=1, wheel=[segment(do=[act])]) == [
        ("/wheel/0/do/0/table/1/range", "`2` stands in row 0 as well")
    ]


def test_nobody_is_chosen_outside_of_a_choice():
    assert faults("figure", move=1, wheel=[segment(do=[{"do": "wait", "on": "chosen"}])]) == [
        ("/wheel/0/do/0/on", "nobody has been chosen at this moment")
    ]


@pytest.mark.rule("FG-SET-01")
def test_a_scenario_with_a_wrong_team_is_told():
    teams = [{"figures": ["pikachu"] * 4}, {"figures": ["raichu"]}]
    assert faults("scenario", map="m", sides=[], rules={"teams": teams}) == [
        ("/rules/teams/0/figures", "team 1 has `pikachu` 4 times, at most 3")
    ]


@pytest.mark.rule("FG-MOV-06")
def test_a_figure_without_points_can_never_enter_and_is_warned_about():
    assert advice("figure", move=0, wheel=[segment("white")]) == [
        ("/move", "a figure with 0 PM can never enter (FG-MOV-06)")
    ]


def test_what_counts_for_nothing_is_told():
    wheel = [
        segment("blue", damage=10),
        segment("white", stars=1),
        segment("red", do=[{"do": "cure"}]),
        segment("purple", stars=2),
    ]
    assert [pointer for pointer, _ in advice("figure", move=1, wheel=wheel)] == [
        "/wheel/0/damage", "/wheel/1/stars", "/wheel/2/do", "/wheel/3/do"
    ]  # fmt: skip
    late = segment("white", do=[{"do": "afflict", "condition": "asleep"}])
    assert [pointer for pointer, _ in advice("figure", move=1, wheel=[late])] == ["/wheel/0/do/0/on"]
    assert advice("figure", move=1, wheel=[segment("white", do=[{"do": "to_bench"}])]) == []
    assert advice("figure", move=1, wheel=[segment("red")]) == [("/wheel", "a wheel of misses only never wins")]
    assert advice("condition", ends="battle") == [("", "the condition does nothing")]
