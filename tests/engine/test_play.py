"""Games played by agents."""

from tests.engine.toy import GAME
from workbench.engine.chance import Chance
from workbench.engine.play import DECISION_LIMIT, play
from workbench.engine.scripted import ScriptedChance


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


def test_agents_get_no_state():
    seen = []

    class Spy(type(GAME)):
        def greedy(self, observation, legal, chance):
            seen.append(observation)
            return legal[0]

    play(Spy(), ["greedy"], 1)
    assert all(view.chance.seed == 0 for view in seen)
    assert all((0,) * len(view.hands[2 - 1]) == view.hands[2 - 1] for view in seen[::2])
