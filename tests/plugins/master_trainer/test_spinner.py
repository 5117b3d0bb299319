"""The spinner at the table of those who spin themselves."""

import pytest

from workbench.engine.scripted import ManualChance, NeedsRoll
from workbench.engine.throw import NamesThrows

from .bed import Bed, game_of


def asked(bed):
    """Return what the table is asked when seat 1 spins."""
    bed.state.chance = ManualChance.over(bed.state.chance)
    with pytest.raises(NeedsRoll) as needs:
        bed.game.apply(bed.game.copy(bed.state), 0)
    return needs.value


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Spin the spinner: where does it stop, 0 to 10?"),
        ("it", "Gira la ruota: dove si ferma, da 0 a 10?"),
    ],
)
def test_who_spins_is_asked_for_a_number_of_the_spinner(lang, question):
    bed = Bed(game_of())
    assert isinstance(bed.game, NamesThrows)
    throw = bed.game.throw(asked(bed), lang)
    assert throw.question == question
    assert [word for word, _ in throw.answers] == [str(number) for number in range(11)]


@pytest.mark.parametrize("number", [0, 1, 10])
def test_each_answer_is_the_number_that_it_says(number):
    bed = Bed(game_of())
    face = dict(bed.game.throw(asked(bed), "en").answers)[str(number)]
    bed.state.chance = ManualChance.over(bed.state.chance, [face])
    bed.go()
    assert bed.state.spun == number


def test_other_dice_are_not_named():
    assert Bed(game_of()).game.throw(NeedsRoll(0, 6, 1), "en") is None
