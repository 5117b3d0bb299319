"""From a snapshot to a game, or every reason why not."""

import json

import pytest

from plugins.figure_game.compile import compile_arena
from workbench.api.rules import SetupRefused, Snapshot

from .bed import board, figure, snapshot

HIT = figure(2)


def refused(snap):
    with pytest.raises(SetupRefused) as error:
        compile_arena(snap)
    return error.value.reasons


def changed(snap, key, **changes):
    data = {**json.loads(snap.entities[key]), **changes}
    return Snapshot(snap.ruleset, snap.scenario, {**snap.entities, key: json.dumps(data).encode()})


def teams(one, two, **rules):
    snap = snapshot({"ann": HIT}, {"bob": HIT}, {"x": [{"do": "strengthen", "damage": 1}]})
    return changed(snap, "scenario:match", rules={"teams": [one, two], **rules})


@pytest.mark.rule("FG-SET-01")
def test_one_team_is_too_few():
    snap = changed(snapshot({"ann": HIT}, {"bob": HIT}), "scenario:match", rules={"teams": [{"figures": ["ann"]}]})
    assert refused(snap) == ["scenario `match`: 1 team, expected 2"]


@pytest.mark.rule("FG-SET-01")
def test_a_team_has_at_most_team_size_figures_and_three_alike_and_three_different_cards():
    four = {"figures": ["ann"] * 4}
    assert refused(teams(four, {"figures": ["bob"]})) == ["scenario `match`: team 1 has `ann` 4 times, at most 3"]
    two = {"figures": ["ann", "bob"]}
    told = refused(teams(two, {"figures": ["bob"]}, team_size=1, setup="ready"))
    assert told == ["scenario `match`: team 1 has 2 figures, expected 1 to `team_size` 1"]
    cards = {"figures": ["ann"], "cards": ["x", "x"], "trainer": "boss"}
    assert refused(teams(cards, {"figures": ["bob"]})) == [
        "scenario `match`: team 1 has card `x` 2 times, expected once"
    ]
    many = {"figures": ["ann"], "cards": ["x", "y", "z", "w"], "trainer": "boss"}
    message = "scenario `match`: team 1 has 4 training cards, at most 3"
    assert message in refused(teams(many, {"figures": ["bob"]}, setup="ready"))
    assert compile_arena(teams({"figures": ["ann"] * 3}, {"figures": ["bob"]})).count == 4


@pytest.mark.rule("FG-SET-01")
def test_where_players_choose_there_may_be_more_figures_and_cards_than_they_take():
    many = {"figures": ["ann", "bob"], "cards": ["x"], "trainer": "boss"}
    arena = compile_arena(teams(many, {"figures": ["bob"]}, team_size=1))
    assert (arena.count, arena.settings.team_size) == (3, 1)
    crowd = {"figures": ["ann"], "cards": ["x", *"abcdefghijkl"], "trainer": "boss"}
    message = "scenario `match`: team 1 has 13 training cards, at most 12"
    assert message in refused(teams(crowd, {"figures": ["bob"]}))
    assert "scenario `match`: team 1 has 25 figures, expected 1 to 24" in refused(
        teams({"figures": [*"abcdefghijklmnopqrstuvwxy"]}, {"figures": ["bob"]})
    )


@pytest.mark.rule("FG-TRN-02")
def test_cards_need_a_trainer_figure():
    told = refused(teams({"figures": ["ann"], "cards": ["x"]}, {"figures": ["bob"]}))
    assert told == ["scenario `match`: team 1 has training cards and no trainer figure to spin for them"]


def test_everything_that_is_wrong_is_told_at_once():
    snap = snapshot({"ann": HIT}, {"bob": HIT}, map_=board(entries=[{"seat": 1, "space": "a"}], goals=[]))
    snap = changed(snap, "figure:ann", move="fast")
    told = refused(snap)
    assert told[:3] == [
        "map `board`: 0 goals of seat 1, expected 1",
        "map `board`: no entry of seat 2",
        "map `board`: 0 goals of seat 2, expected 1",
    ]
    assert told[3].startswith("figure `ann` at `/move`: ")


def test_missing_entities_are_named():
    assert refused(teams({"figures": ["nobody"]}, {"figures": ["bob"]})) == ["figure `nobody` is missing"]
    gone = snapshot({"ann": figure(2, {"name": {"en": "Act"}, "color": "purple", "size": 1,
                                       "do": [{"do": "afflict", "condition": "itchy"}]})}, {"bob": HIT})  # fmt: skip
    assert refused(gone) == ["condition `itchy` is missing"]
    empty = Snapshot("figure_game", "match", {})
    assert refused(empty) == ["scenario `match` is missing"]


def test_a_map_of_another_shape_is_no_board():
    snap = changed(snapshot({"ann": HIT}, {"bob": HIT}), "map:board", shape="track")
    assert refused(snap) == ["map `board`: shape `track`, expected `graph`"]


def test_a_space_that_stands_twice_is_told():
    twice = board(("A", "a", "b", "c", "d", "B", "x", "b"))
    assert refused(snapshot({"ann": HIT}, {"bob": HIT}, map_=twice)) == ["map `board`: space `b` stands twice"]
