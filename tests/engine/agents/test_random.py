"""The random agent."""

from collections import Counter

from tests.engine.toy import GAME
from workbench.engine.agents import AGENTS
from workbench.engine.chance import Chance


def test_random_takes_each_legal_action_as_often():
    chance = Chance(4)
    taken = Counter(AGENTS["random"](GAME, None, (2, 5, 7), chance) for _ in range(3000))
    assert set(taken) == {2, 5, 7}
    assert all(900 < count < 1100 for count in taken.values())
