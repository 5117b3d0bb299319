"""Recorded decisions, played again."""

import pytest

from tests.engine.toy import GAME
from workbench.engine.chance import Chance
from workbench.engine.play import play
from workbench.engine.rerun import IllegalDecision, rerun, starting_chance
from workbench.engine.scripted import ScriptedChance

END = play(GAME, ["random"], 3)


def test_the_last_state_is_that_of_the_game():
    states = [GAME.pack(state) for state in rerun(GAME, 3, END.decisions)]
    assert len(states) == len(END.decisions) + 1
    assert states[-1] == GAME.pack(END.state)


def test_an_illegal_decision_is_named_unless_nobody_asks():
    with pytest.raises(IllegalDecision) as caught:
        list(rerun(GAME, 3, [*END.decisions[:1], 99]))
    assert (caught.value.at, caught.value.action) == (2, 99)
    assert len(list(rerun(GAME, 3, [*END.decisions[:1], 99], checked=False))) == 3


def test_laid_dice_come_ahead_of_their_decision():
    out = []
    list(rerun(GAME, 3, END.decisions, {2: [6, 1], 4: [2]}, out))
    rolls = [event.args[2:4] for event in out if event.what == "roll"]
    assert rolls[0] == (6, 1)
    assert rolls[1][0] == 2


def test_the_set_up_draws_from_plain_chance_unless_dice_are_laid():
    assert type(starting_chance(3, {})) is Chance
    assert starting_chance(3, {0: [5]}).faces == [5]
    assert isinstance(starting_chance(3, {0: [5]}), ScriptedChance)
