"""What those are asked who spin themselves."""

import pytest

from tests.plugins.master_trainer.bed import Bed, game_of
from workbench.engine.scripted import ManualChance, NeedsRoll
from workbench.engine.throw import NamesThrows


def asked(bed):
    """Return what the table is asked when seat 1 spins."""
    bed.state.chance = ManualChance.over(bed.state.chance)
    with pytest.raises(NeedsRoll) as needs:
        bed.game.apply(bed.game.copy(bed.state), 0)
    return needs.value


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Player 1 spins: where does the spinner stop?"),
        ("it", "Player 1 gira: dove si ferma la ruota?"),
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


@pytest.mark.parametrize(
    ("lang", "question"),
    [
        ("en", "Player 2 spins for Poliwag: where does the spinner stop?"),
        ("it", "Player 2 gira per Poliwag: dove si ferma la ruota?"),
    ],
)
def test_who_spins_for_what_nobody_plays_is_told_for_whom(lang, question):
    bed = Bed(game_of())
    bed.give(1, ["croconaw"])
    bed.top("poliwag")
    bed.act(1, "get_pokemon")
    bed.state.chance = ManualChance.over(bed.state.chance, [5])
    with pytest.raises(NeedsRoll) as needs:
        bed.do(bed.pokemon("croconaw"))
    assert bed.game.throw(needs.value, lang).question == question


def test_other_dice_are_not_named():
    assert Bed(game_of()).game.throw(NeedsRoll(0, 6, 1), "en") is None
