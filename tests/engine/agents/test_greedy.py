"""The greedy agent."""

from tests.engine.toy import GAME
from workbench.engine.agents import AGENTS
from workbench.engine.chance import Chance


def test_greedy_takes_what_the_ruleset_thinks_best():
    state = GAME.new(Chance(1, 16))
    seen = GAME.observe(state, 1)
    assert AGENTS["greedy"](GAME, seen, GAME.legal(seen), Chance(2)) == max(state.hands[0])
