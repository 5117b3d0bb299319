"""The game as the workbench sees it."""

import pytest

from plugins.figure_game.ruleset import RULESET
from workbench.engine.play import play
from workbench.workspace import Workspace

from .bed import Bed, figure


@pytest.fixture(scope="module")
def game():
    workspace = Workspace.open("figure_arena")
    return workspace.compile(workspace.snapshot("standard_match"))


def test_the_rulings_are_settings_with_their_defaults():
    assert {ruling.setting: ruling.value for ruling in RULESET.rulings()} == {
        "team_size": 6, "setup": "choose", "center_size": 2, "first_turn_minus": "each", "turn_limit": 300,
        "surround_limit": 0,
    }  # fmt: skip
    assert all(ruling.said("it") != ruling.said("en") for ruling in RULESET.rulings())


def test_a_scenarios_settings_are_in_force():
    workspace = Workspace.open("figure_arena")
    game = workspace.compile(workspace.snapshot("quick_match"))
    assert {ruling.setting: ruling.value for ruling in game.rulings}["team_size"] == 4


def test_two_turns_are_a_round():
    bed = Bed({"ann": figure(2)}, {"bob": figure(2)})
    rounds = []
    for turn in (1, 2, 3):
        bed.state.turn = turn
        rounds.append(bed.game.rounds(bed.state))
    assert rounds == [1, 1, 2]


def test_everything_that_happens_is_told_in_both_languages(game):
    out = []
    for seed in range(12):
        play(game, ["greedy"], seed, out)
    told = {event.what for event in out if not game.tell(event, "en") or not game.tell(event, "it")}
    assert not told
    assert {"move", "enter", "spin", "knocked_out", "goal"} <= {event.what for event in out}


def test_what_events_are_about_can_be_opened(game):
    out = []
    for seed in range(6):
        play(game, ["greedy"], seed, out)
    sources = {game.source(event).partition(":")[0] for event in out}
    assert {"figure", "condition", "training_card"} <= sources


def test_a_game_by_greedy_seats_ends_at_a_goal(game):
    assert play(game, ["greedy"], 5).result.reason == "goal reached"
