"""Combat dice and what is drawn at the table of those who throw themselves."""

import pytest

from plugins.pokescape.events import shields_of, skulls_of
from plugins.pokescape.text.throws import throw
from workbench.engine.scripted import NeedsRoll
from workbench.engine.throw import NamesThrows
from workbench.workspace import Workspace


@pytest.mark.parametrize(
    ("lang", "count", "question", "words"),
    [
        ("en", 3, "Roll 3 combat dice", ["skull", "shield", "blank"]),
        ("it", 1, "Tira un dado di combattimento", ["teschio", "scudo", "vuoto"]),
    ],
)
def test_combat_dice_are_asked_by_their_signs(lang, count, question, words):
    asked = throw(NeedsRoll(0, 6, count, together=True), lang)
    assert (asked.question, [word for word, _ in asked.answers]) == (question, words)
    faces = [face for _, face in asked.answers]
    assert (skulls_of(faces), shields_of(faces)) == (1, 1)


def test_what_is_drawn_face_down_says_from_how_many():
    asked = throw(NeedsRoll(0, 3, 1, ("marker",)), "en")
    assert asked.question == "Draw one of 3 face-down order markers"
    assert asked.answers == (("Number 1", 1), ("Number 2", 2), ("Number 3", 3))
    assert throw(NeedsRoll(0, 2, 1, ("glyph",)), "it").question == "Pesca uno dei 2 glifi coperti"


def test_other_dice_are_what_they_look_like():
    assert throw(NeedsRoll(0, 20, 1), "en") is None
    assert throw(NeedsRoll(0, 6, 1), "en") is None


def test_attacks_of_a_battle_ask_for_combat_dice():
    session = Workspace.open("kanto").session("intro_one_on_one", 1, {1: "greedy", 2: "greedy"})
    assert isinstance(session.game, NamesThrows)
    session.table_dice = True
    while session.needs is None or session.needs.sides != 6:
        if session.needs is not None:
            session.lay_dice(range(1, 1 + session.needs.count))
        else:
            session.advance()
    assert "combat d" in session.game.throw(session.needs, "en").question
