"""The suite passes a sound game and fails each kind of unsound one."""

import random

import pytest

from tests.engine import conformance
from tests.engine.conformance import CONFORMANCE, conforms
from tests.engine.toy import GAME, Toy
from workbench.engine.chance import Chance


@pytest.mark.parametrize("check", CONFORMANCE, ids=lambda check: check.__name__)
def test_the_toy_game_conforms(check, long_run):
    conforms(check, GAME, range(1, 100 if long_run else 4))


class RollsByItself(Toy):
    """Breaks the first law: a rule that draws from outside the state."""

    def _reveal(self, state, out):
        super()._reveal(state, out)
        state.scores[random.getrandbits(1)] += 1


class RemembersGames(Toy):
    """Keeps something of a game in the game object."""

    def __init__(self):
        self.reveals = 0

    def _reveal(self, state, out):
        self.reveals += 1
        super()._reveal(state, out)
        state.scores[0] += self.reveals % 3


class SharesHands(Toy):
    """Copies that share a list."""

    def copy(self, state):
        twin = super().copy(state)
        twin.scores = state.scores
        return twin


class ForgetsPicks(Toy):
    """Packs less than it holds."""

    def pack(self, state):
        twin = super().copy(state)
        twin.picks = [0, 0]
        return super().pack(twin)


class ShowsHands(Toy):
    """Lets a seat see the other's cards."""

    def observe(self, state, seat):
        seen = self.copy(state)
        seen.chance = Chance(0, 0)
        return seen


class ShowsChance(Toy):
    """Lets a seat see what the dice will show."""

    def observe(self, state, seat):
        seen = super().observe(state, seat)
        seen.chance = state.chance.copy()
        return seen


class IgnoresSeeds(Toy):
    """A set-up that takes no notice of its seed."""

    def new(self, chance, out=None):
        return super().new(Chance(4, 16), out)


class AllowsMore(Toy):
    """is_legal says yes to what legal does not list."""

    def is_legal(self, state, action):
        return super().is_legal(state, action) or action == 9


class PlaysToListeners(Toy):
    """Plays another game when somebody listens."""

    def apply(self, state, action, out=None):
        super().apply(state, action, out)
        state.scores[0] += out is not None


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (RollsByItself, conformance.the_same_seed_and_decisions_give_the_same_game),
        (RollsByItself, conformance.copies_do_not_touch_each_other),
        (RemembersGames, conformance.the_same_seed_and_decisions_give_the_same_game),
        (SharesHands, conformance.every_slot_is_copied_and_packed),
        (SharesHands, conformance.copies_do_not_touch_each_other),
        (ForgetsPicks, conformance.every_slot_is_copied_and_packed),
        (ForgetsPicks, conformance.saved_and_loaded_plays_the_same),
        (ShowsHands, conformance.an_observation_leaks_nothing),
        (ShowsChance, conformance.an_observation_answers_as_the_state_does),
        (IgnoresSeeds, conformance.different_seeds_give_different_games),
        (AllowsMore, conformance.legal_is_ascending_and_agrees_with_is_legal),
        (PlaysToListeners, conformance.the_same_seed_and_decisions_give_the_same_game),
    ],
    ids=lambda value: value.__name__,
)
def test_a_game_that_breaks_a_law_fails(broken, check):
    with pytest.raises(AssertionError):
        conforms(check, broken(), range(1, 5))
