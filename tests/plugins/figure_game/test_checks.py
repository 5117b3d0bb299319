"""Checks of boards and teams."""

import pytest

from plugins.figure_game.checks import CHECKS
from workbench.checks.base import Facts
from workbench.pluginhost import kinds_of
from workbench.workspace import Workspace

from .bed import LINKS, SPACES, board, figure

HIT, POKE = figure(2, "w60 Hit 24"), figure(2, "w10 Poke 24")
TWO_WAYS = ("Aa", "Ax", "ab", "bd", "xy", "yd", "yB", "dB", "ay", "xb")


def found(packs_of, map_=None, figures=None, teams=None):
    """The findings in a pack with one board and one match: (code, pointer, message)."""
    entities = {"map__board": map_ or board(), "scenario__s": {"map": "board", "sides": []}}
    for name, data in (figures or {}).items():
        entities[f"figure__{name}"] = {"name": {"en": name}, **data}
    if teams:
        entities["scenario__s"]["rules"] = {"teams": [{"figures": team} for team in teams]}
    facts = Facts(packs_of(pack={"ruleset": "figure_game"}, **entities), kinds_of("figure_game"))
    out = []
    for check in CHECKS:
        asked = facts.opened.of_kind("map").values() if check.scope.per_entity else ()
        findings = [f for e in asked for f in check.run(facts, e)] if check.scope.per_entity else check.run(facts)
        out += [(check.code, f.pointer, f.message) for f in findings]
    return out


def even(*links, spaces=("A", "a", "b", "d", "B", "x", "y"), **more):
    """A board on which nothing is wrong: two entries a side, two ways to each goal."""
    entries = [
        {"seat": 1, "space": "a"},
        {"seat": 1, "space": "x"},
        {"seat": 2, "space": "d"},
        {"seat": 2, "space": "y"},
    ]
    return board(spaces, (*TWO_WAYS, *links), **{"entries": entries, **more})


@pytest.mark.rule("FG-BRD-01")
def test_shipped_boards_and_a_good_one_are_clean(packs_of):
    assert found(packs_of, even()) == []
    assert not [finding.code for finding in Workspace.open("figure_arena").findings()]


@pytest.mark.rule("FG-BRD-01")
def test_a_goal_that_cannot_be_reached_from_an_entry_is_an_error(packs_of):
    lonely = even(spaces=("A", "a", "b", "d", "B", "x", "y", "z"))
    lonely["entries"].append({"seat": 1, "space": "z"})
    assert found(packs_of, lonely) == [
        ("RUL201", "/entries/4/space", "From entry `z` of seat 1 no way leads to goal `b_goal` of seat 2"),
        ("RUL201", "/entries/4/space", "From entry `z` of seat 1 no way leads to goal `a_goal` of seat 1"),
        ("RUL202", "/spaces/7/id", "Space `z` is joined to no other"),
    ]


@pytest.mark.rule("FG-BRD-01")
def test_an_isolated_space_is_told(packs_of):
    assert found(packs_of, even(spaces=("A", "a", "b", "d", "B", "x", "y", "q"))) == [
        ("RUL202", "/spaces/7/id", "Space `q` is joined to no other")
    ]


def test_a_race_that_is_shorter_for_one_side_is_told(packs_of):
    near = even("aB")
    assert ("RUL203", "/goals", "The shortest race is `1` steps for seat 1 and `2` for seat 2") in found(packs_of, near)


def test_a_space_that_closes_every_way_is_told(packs_of):
    assert found(packs_of, board(SPACES, LINKS)) == [
        ("RUL204", "/goals/1/space", "A single figure on `a`, `c`, `d` closes every way of seat 1 to goal `b_goal`"),
        ("RUL204", "/goals/0/space", "A single figure on `d`, `c`, `a` closes every way of seat 2 to goal `a_goal`"),
    ]


def test_a_board_without_goals_is_an_error_where_it_is_played(packs_of):
    assert found(packs_of, even(goals=[{"seat": 1, "space": "A"}])) == [
        ("RUL205", "/map", "Map `board` has 0 goals of seat 2")
    ]
    assert found(packs_of, {"shape": "track", "spaces": []}) == [
        ("RUL205", "/map", "Map `board` has the shape `track`, expected `graph`")
    ]


def test_teams_of_which_one_wins_every_battle_are_told(packs_of):
    figures = {"ann": HIT, "bob": POKE}
    assert found(packs_of, even(), figures, [["ann"], ["bob", "ghost"]]) == [
        ("RUL206", "/rules/teams", "Team 1 is `1.00` knock-outs a battle ahead by the exact odds")
    ]
    assert found(packs_of, even(), figures, [["ann", "bob"], ["bob", "ann"]]) == []


def test_broken_data_is_passed_over(packs_of):
    broken = {"shape": "graph", "spaces": 3, "links": [None], "entries": [{"seat": True}], "goals": [{}]}
    assert {code for code, *_ in found(packs_of, broken)} == {"RUL205"}
    assert found(packs_of, even(), {"ann": {"wheel": 3}}, [["ann"], [7]]) == []
