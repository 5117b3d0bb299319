"""Questions and options in words."""

from plugins.figure_game.odds import odds
from plugins.figure_game.text.prompts import odds_line

from ..bed import Bed, figure, segment

HIT = figure(2, "w60 Hit 12", "r Miss 12")


def test_an_attack_tells_its_exact_odds():
    bed = Bed({"ann": HIT}, {"bob": figure(2, "w50 Slam 24"), "ben": HIT}).at(ann="b", bob="c").begin()
    option = bed.game.option(bed.state, bed.legal[-1], "en")
    assert (option.label, option.detail) == (
        "Attack Bob with Ann", "Bob is knocked out 50.0% · Ann is knocked out 50.0%"
    )  # fmt: skip
    assert bed.game.option(bed.state, bed.legal[-1], "it").label == "Attacca Bob con Ann"


def test_what_cannot_happen_is_not_told():
    wheel = Bed({"ann": HIT}, {"bob": HIT}).arena.pieces[0].wheel
    assert odds_line(odds(wheel, wheel), "Ann", "Bob", "it") == "Bob va K.O. 25,0% · Ann va K.O. 25,0% · nulla 50,0%"


def test_moving_and_entering_are_told_apart():
    bed = Bed({"ann": HIT, "amy": HIT}, {"bob": HIT}).at(ann="b").begin()
    assert [bed.game.option(bed.state, action, "en").label for action in bed.legal] == ["Move Ann", "Enter with Amy"]
    assert bed.game.question(bed.state, "it") == "Red: muovi, gioca una carta o attacca"


def test_a_question_of_a_text_names_the_text_and_a_goal_its_owner():
    step = segment("p3 Step 24", {"do": "move", "spaces": 1})
    bed = Bed({"ann": figure(2, step)}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c", ben="B").begin()
    bed.attack("ann", "bob")
    assert bed.game.question(bed.state, "en") == "Step: where is Ann (Red) moved?"
    bed = Bed({"ann": HIT}, {"bob": HIT}).at(ann="d", bob="b").begin().pick("ann")
    labels = [bed.game.option(bed.state, action, "it").label for action in bed.legal]
    assert "b goal · meta di Blue" in labels
