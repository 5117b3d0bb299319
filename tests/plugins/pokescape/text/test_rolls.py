"""Dice as sentences: how many, of what, and why."""

import pytest

from plugins.pokescape.text.rolls import face_word, roll
from tests.plugins.pokescape.bed import board, game_of
from workbench.engine.event import Event


def told(sides, faces, reason, lang="en"):
    battle = game_of(board(["gg"]), [{"id": "pikachu"}], [{"id": "abra"}]).battle
    return roll(battle, Event("roll", (0, sides, *faces, reason)), lang)


@pytest.mark.parametrize(
    ("sides", "faces", "reason", "en", "it"),
    [
        (20, [17], "placing seat=1 bonus=0", "Player 1 rolls 17 for placing", "Giocatore 1 tira 17 per il piazzamento"),
        (
            20,
            [9],
            "initiative seat=2 bonus=8",
            "Player 2 rolls 9 + 8 = 17 for initiative",
            "Giocatore 2 tira 9 + 8 = 17 per l’iniziativa",
        ),
        (
            20,
            [9],
            "initiative seat=1 bonus=-2",
            "Player 1 rolls 9 − 2 = 7 for initiative",
            "Giocatore 1 tira 9 − 2 = 7 per l’iniziativa",
        ),
        (
            20,
            [4],
            "fall figure=0 drop=1",
            "Pikachu (Player 1) falls 1 level and rolls a d20: 4",
            "Pikachu (Giocatore 1) cade di 1 livello e tira un d20: 4",
        ),
        (
            6,
            [1],
            "swipe foe=1 figure=0",
            "Abra (Player 2) rolls 1 combat die because Pikachu leaves its engagement: skull",
            "Abra (Giocatore 2) tira 1 dado di combattimento perché Pikachu lascia l’ingaggio: teschio",
        ),
    ],
)
def test_a_roll_says_why_it_was_made(sides, faces, reason, en, it):
    assert (told(sides, faces, reason), told(sides, faces, reason, "it")) == (en, it)


def test_faces_have_words_of_their_own():
    assert [face_word(face, "en") for face in (1, 3, 4, 5, 6)] == ["skull", "skull", "shield", "shield", "blank"]
    assert face_word(6, "it") == "vuoto"
