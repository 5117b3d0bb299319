"""Combat dice and what is drawn at the table of those who throw themselves."""

import pytest

from plugins.pokescape.events import shields_of, skulls_of
from plugins.pokescape.text.throws import throw
from workbench.engine.scripted import NeedsRoll
from workbench.engine.throw import NamesThrows
from workbench.workspace import Workspace


def whose(what, seat, lang):
    """Seats by their numbers; nobody for a draw that is nobody's."""
    return f"Seat {seat}" if seat else ""


@pytest.mark.parametrize(
    ("lang", "count", "question", "words"),
    [
        ("en", 3, "Roll 3 combat dice", ["skull", "shield", "blank"]),
        ("it", 1, "Tira un dado di combattimento", ["teschio", "scudo", "vuoto"]),
    ],
)
def test_combat_dice_are_asked_by_their_signs(lang, count, question, words):
    asked = throw(NeedsRoll(0, 6, count, together=True), lang, whose)
    assert (asked.question, [word for word, _ in asked.answers]) == (question, words)
    faces = [face for _, face in asked.answers]
    assert (skulls_of(faces), shields_of(faces)) == (1, 1)


def test_what_is_drawn_face_down_says_from_how_many():
    asked = throw(NeedsRoll(0, 3, 1, ("marker",)), "en", whose)
    assert asked.question == "Draw one of 3 face-down order markers"
    assert asked.answers == (("Number 1", 1), ("Number 2", 2), ("Number 3", 3))
    assert throw(NeedsRoll(0, 2, 1, ("glyph",)), "it", whose).question == "Pesca uno dei 2 glifi coperti"


def test_other_dice_are_what_they_look_like():
    assert throw(NeedsRoll(0, 20, 1), "en", whose) is None
    assert throw(NeedsRoll(0, 6, 1), "en", whose) is None


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


@pytest.mark.parametrize(
    ("what", "lang", "question"),
    [
        (("initiative", 2), "en", "Seat 2: roll a d20 for initiative"),
        (("placing", 0), "en", "Roll a d20 for placing"),
        (("encounter", 1, 17), "it", "Seat 1: tira un d20: con 17 o più appare un Pokémon selvatico"),
        (("which", 1), "en", "Seat 1: roll a d20 for which Pokémon it is"),
        (("capture", 12), "en", "Roll a d20: 12 or more captures it, a 1 never does"),
        (("capture", 20), "en", "Roll a d20: 20 or more captures it, a 1 never does"),
        (("capture", 21), "en", "Roll a d20: no roll captures it"),
        (("capture", -3), "it", "Tira un d20: con 2 o più è catturato, con 1 mai"),
    ],
)
def test_a_die_says_whose_it_is_and_what_for(what, lang, question):
    asked = throw(NeedsRoll(0, 20, 1, what), lang, whose)
    assert (asked.question, asked.answers) == (question, ())


@pytest.mark.parametrize("scenario", ["intro_one_on_one", "evolution_trial"])
def test_dice_of_a_game_at_the_table_say_whose_they_are_and_what_for(scenario):
    session = Workspace.open("kanto").session(scenario, 1, {1: "greedy", 2: "greedy"})
    session.table_dice = True
    while session.needs is None:
        session.advance()
    assert session.game.throw(session.needs, "en").question == "Blue: roll a d20 for initiative"
