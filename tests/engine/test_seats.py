"""Agents at their seats."""

import pytest

from tests.engine.toy import GAME
from workbench.engine.chance import Chance
from workbench.engine.seats import SeatedAgents, UnknownAgent, by_seat


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


def test_the_only_legal_action_is_taken_without_asking():
    class Silent(type(GAME)):
        def observe(self, state, seat):
            raise AssertionError("nobody is asked")

    state = GAME.new(Chance(1, 16))
    assert SeatedAgents({1: "greedy"}, 9).choose(Silent(), state, 1, [5]) == 5
