"""What a move would lead to, said before it is made."""

import pytest

from plugins.pokescape import frames
from plugins.pokescape.campaign import codes
from plugins.pokescape.text import previews
from tests.plugins.pokescape.bed import Table, board, game_of
from tests.plugins.pokescape.campaign.road import Trip, route
from workbench.engine.prompt import by_target

EMBER = {"kind": "special_attack", "name": {"en": "Ember", "it": "Braciere"}, "range": 4, "dice": 6}


def told(cards, foes, at, levels=(), row="gggggg", lang="en"):
    """What is said of every place that the first figure may move to, by its column."""
    found = Table(game_of(board([row], levels), cards, foes), *at)
    found.turn(0)
    options = [found.game.option(found.state, action, lang) for action in found.game.legal(found.state)]
    return {option.targets[0]: option for option in options}


@pytest.mark.rule("HS-ENG-03")
def test_who_strikes_at_a_figure_that_leaves_is_named_with_the_odds():
    ways = told([{"id": "cub"}], [{"id": "pup"}, {"id": "bat"}], [(1, 0), (2, 0), None])
    assert "Pup strikes as it leaves: wounds 50%" in ways["hex:0,0"].detail
    assert "strikes" not in ways["hex:1,0"].detail
    italian = told([{"id": "cub"}], [{"id": "pup"}], [(1, 0), (2, 0)], lang="it")
    assert "Pup colpisce chi va via: ferisce 50%" in italian["hex:0,0"].detail


def test_a_figure_on_two_spaces_is_warned_of_who_holds_it():
    ways = told([{"id": "cub", "spaces": 2}], [{"id": "pup"}], [(2, 0, 1, 0), (3, 0)])
    assert any("Pup strikes as it leaves: wounds 50%" in option.detail for option in ways.values())


@pytest.mark.rule("HS-FALL-01")
def test_a_fall_says_how_deep_it_is_and_how_likely_it_hurts():
    ways = told([{"id": "cub"}], [{"id": "pup"}], [(1, 0), (5, 0)], ["771111"])
    assert "a fall of 6 levels: wounds 50%" in ways["hex:2,0"].detail
    assert "fall" not in ways["hex:0,0"].detail
    deep = told([{"id": "cub"}], [{"id": "pup"}], [(1, 0), (5, 0)], ["zz1111"])
    assert "a fall of 34 levels: knocks out 90%" in deep["hex:2,0"].detail
    luck = {"kind": "modifier", "name": {"en": "Luck"}, "stat": "roll", "add": 1, "who": {"side": "self"}}
    lucky = told([{"id": "cub", "powers": [luck]}], [{"id": "pup"}], [(1, 0), (5, 0)], ["zz1111"])
    assert "a fall of 34 levels: knocks out 85%" in lucky["hex:2,0"].detail


@pytest.mark.rule("HS-TER-02")
def test_harmful_ground_is_named():
    ways = told([{"id": "cub"}], [{"id": "pup"}], [(1, 0), (5, 0)], row="ggfggg")
    assert "1 wound on the way" in ways["hex:2,0"].detail


def test_the_best_attack_from_a_place_is_said_with_its_odds_and_such_places_come_first():
    ways = told([{"id": "cub", "powers": [EMBER]}], [{"id": "pup"}], [(0, 0), (5, 0)], row="gggggg")
    assert "then Ember on Pup: wounds 85%" in ways["hex:1,0"].detail
    assert "then" not in ways["hex:0,0"].detail
    assert ways["hex:1,0"].weight == 1
    far = told([{"id": "cub"}], [{"id": "pup"}], [(0, 0), (5, 0)], row="gggggg")
    assert (far["hex:1,0"].weight, far["hex:4,0"].weight) == (2, 1)
    assert (
        "poi Attacco normale su Pup: ferisce"
        in told([{"id": "cub"}], [{"id": "pup"}], [(0, 0), (5, 0)], lang="it")["hex:4,0"].detail
    )


def test_looking_ahead_changes_nothing():
    found = Table(game_of(board(["gggggg"], ["771111"]), [{"id": "cub"}], [{"id": "pup"}]), (1, 0), (2, 0))
    found.turn(0)
    before = found.game.pack(found.state)
    for action in found.game.legal(found.state):
        found.game.option(found.state, action, "en")
    assert found.game.pack(found.state) == before


def test_ground_that_would_end_the_battle_is_foreseen_without_ending_it():
    ways = told([{"id": "cub", "life": 1}], [{"id": "pup"}], [(1, 0), (5, 0)], row="ggfggg")
    assert "1 wound on the way" in ways["hex:2,0"].detail


def test_a_scene_knows_what_its_hexes_stand_for_without_looking_ahead(monkeypatch):
    found, trip = (
        Table(game_of(board(["gggggg"]), [{"id": "cub"}], [{"id": "pup"}]), (1, 0), (2, 0)),
        Trip(route(["cub"])),
    )
    found.turn(0)
    trip.meet()
    trip.do(codes.NO)
    trip.through(frames.MOVE)
    monkeypatch.setattr(previews, "_notes", [])
    for game, state in ((found.game, found.state), (trip.game, trip.state)):
        scene = game.scene(state, "en")
        assert previews._notes == []
        assert scene.options == by_target(game.option(state, action, "en") for action in game.legal(state))
        previews._notes.clear()
