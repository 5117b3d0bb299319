"""The random agent."""

from collections import Counter

from tests.engine.toy import GAME
from workbench.engine.agents import AGENTS
from workbench.engine.chance import Chance
from workbench.engine.play import STREAMS
from workbench.engine.prompt import Prompt, PromptKind


def test_random_takes_each_legal_action_as_often():
    chance, state = Chance(4), GAME.new(Chance(1, STREAMS))
    taken = Counter(AGENTS["random"](GAME, state, (2, 5, 7), chance) for _ in range(3000))
    assert set(taken) == {2, 5, 7}
    assert all(900 < count < 1100 for count in taken.values())


def test_random_leaves_to_people_what_only_they_can_play():
    class ByHand:
        """A game that asks for a power in words."""

        def prompt(self, state):
            return Prompt(1, PromptKind.CHOOSE_ONE, by_hand=True)

    assert {AGENTS["random"](ByHand(), None, (0, 1, 6), Chance(seed)) for seed in range(9)} == {0}
