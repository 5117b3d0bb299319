"""The coin at the table of those who toss it themselves."""

import pytest

from plugins.wave2.events import COIN
from plugins.wave2.text.throws import throw
from workbench.engine.scripted import NeedsRoll
from workbench.engine.throw import NamesThrows
from workbench.workspace import Workspace


@pytest.mark.parametrize(
    ("lang", "question", "words"),
    [("en", "Toss a coin", ("Heads", "Tails")), ("it", "Lancia una moneta", ("Testa", "Croce"))],
)
def test_a_coin_is_asked_for_heads_or_tails(lang, question, words):
    asked = throw(NeedsRoll(0, 2, 1, COIN), lang)
    assert (asked.question, asked.answers) == (question, ((words[0], 1), (words[1], 2)))


def test_dice_of_a_card_in_words_are_dice():
    assert throw(NeedsRoll(0, 20, 1), "en") is None


def test_every_flip_of_the_game_says_that_it_is_a_coin():
    workspace = Workspace.open("wave2_starter")
    session = workspace.session("starter_duel", 1, {1: "greedy", 2: "greedy"})
    assert isinstance(session.game, NamesThrows)
    session.table_dice = True
    while session.needs is None:
        session.advance()
    assert session.game.throw(session.needs, "en").question == "Toss a coin"
