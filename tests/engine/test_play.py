"""Games played by agents."""

import pytest

from tests.engine.toy import GAME
from workbench.engine.chance import Chance
from workbench.engine.play import DECISION_LIMIT, play
from workbench.engine.scripted import ScriptedChance
from workbench.engine.seats import SeatedAgents, UnknownAgent, by_seat


def test_the_same_seed_plays_the_same_game():
    one, two = play(GAME, ["random", "greedy"], 7), play(GAME, ["random", "greedy"], 7)
    assert (one.result, one.decisions) == (two.result, two.decisions)
    assert len({tuple(play(GAME, ["random"], seed).decisions) for seed in range(6)}) > 1


def test_greedy_asks_the_ruleset():
    assert play(GAME, ["greedy"], 3).decisions[0] == max(GAME.new(Chance(3, 16)).hands[0])


def test_scripted_dice_decide_the_game():
    chance = ScriptedChance(3, 16, [6, 1, 6, 1, 6, 1, 6, 1])
    end = play(GAME, ["greedy"], 3, chance=chance)
    assert end.state.chance.used == [6, 1, 6, 1, 6, 1, 6, 1]
    assert end.state.scores[0] > end.state.scores[1]


def test_a_game_that_does_not_end_is_a_draw_by_the_limit():
    end = play(GAME, ["random"], 1, max_decisions=3)
    assert (end.result.winner, end.result.reason, len(end.decisions)) == (None, DECISION_LIMIT, 3)


def test_events_are_told_to_a_listener():
    out = []
    play(GAME, ["random"], 1, out)
    assert [event.what for event in out].count("reveal") == 4


def test_names_are_seated_in_order_one_name_for_all():
    assert by_seat(["random"], 2) == {0: "greedy", 1: "random", 2: "random"}
    assert by_seat({1: "greedy", 2: "random", 0: "random"}, 2) == {0: "random", 1: "greedy", 2: "random"}


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["gredy"], "agent `gredy` is none of greedy, random"),
        (["random"] * 3, "3 agents are named; the game has 2 seats"),
    ],
)
def test_wrong_names_and_numbers_of_agents_are_refused(names, said):
    with pytest.raises(UnknownAgent, match=said):
        by_seat(names, 2)


def test_an_agent_chooses_the_same_at_the_same_decision_whatever_it_did_before():
    state = GAME.new(Chance(1, 16))
    legal = GAME.legal(state)
    fresh, used = SeatedAgents({1: "random"}, 9), SeatedAgents({1: "random"}, 9)
    for _ in range(5):
        used.choose(GAME, state, 1, legal)
    assert used.choose(GAME, state, 1, legal) == fresh.choose(GAME, state, 1, legal)


def test_agents_get_no_state():
    seen = []

    class Spy(type(GAME)):
        def greedy(self, observation, legal, chance):
            seen.append(observation)
            return legal[0]

    play(Spy(), ["greedy"], 1)
    assert all(view.chance.seed == 0 for view in seen)
    assert all((0,) * len(view.hands[2 - 1]) == view.hands[2 - 1] for view in seen[::2])
