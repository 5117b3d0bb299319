"""Card texts, written from what is played, in both languages, each phrase with the field that it says."""

from plugins.figure_game.text.cards import CARDS
from workbench.workspace import Workspace

from ..bed import shipped


def test_a_figure_says_its_wheel():
    text = CARDS.text("figure", shipped("figure", "pikachu"), shipped, "en")
    assert text.splitlines()[:4] == [
        "Pikachu",
        "3 MP",
        "6/24 · White 30 · Quick Attack",
        "5/24 · Purple ★★ · Thunder Wave: The opposing figure gets the condition Paralysed.",
    ]


def test_a_figure_says_its_wheel_in_italian():
    text = CARDS.text("figure", shipped("figure", "alakazam"), shipped, "it")
    assert text.splitlines()[1:5] == [
        "2 PM",
        "8/24 · Viola ★★★★ · Psichico: La miniatura avversaria va in panchina e attende 1 turno.",
        "6/24 · Bianco 70 · Psicoraggio",
        "6/24 · Blu · Teletrasporto: Sposta questa miniatura di 3 caselle al massimo, anche sopra le altre.",
    ]


def test_a_training_card_says_what_it_does():
    text = CARDS.text("training_card", shipped("training_card", "max_revive"), shipped, "en")
    assert text.splitlines()[1] == (
        "Choose a figure of yours in the Pokémon Center: the chosen figure goes to the bench and waits 1 turn."
    )


def test_a_condition_is_told_by_its_properties():
    told = CARDS.text("condition", shipped("condition", "asleep"), shipped, "en").splitlines()
    assert told == [
        "Asleep",
        "It cannot move.",
        "It cannot attack.",
        "Others may pass through its space.",
        "It does not help to surround.",
        "It ends when the figure is attacked or a friend stops beside it.",
    ]
    italian = CARDS.text("condition", shipped("condition", "poisoned"), shipped, "it").splitlines()
    assert italian[1] == "I suoi attacchi bianchi e oro fanno 20 in meno, mai sotto 0."


def test_every_phrase_knows_its_field():
    phrase = CARDS.phrase("figure", shipped("figure", "pikachu"), shipped, "en")
    text = str(phrase)
    said = {text[span.start : span.end]: span.pointer for span in phrase.spans}
    assert (said[" ★★"], said["Paralysed"]) == ("/wheel/1/stars", "/wheel/1/do/0/condition")


def test_every_shipped_card_has_a_text_in_both_languages():
    workspace = Workspace.open("figure_arena")
    for kind in CARDS.kinds:
        for id_ in workspace.packs.opened.of_kind(kind):
            texts = [CARDS.text(kind, shipped(kind, id_), shipped, lang) for lang in ("en", "it")]
            assert all(texts), id_
            assert texts[0] != texts[1], id_


def test_data_that_fits_no_struct_has_no_text():
    assert CARDS.text("figure", {"id": "x"}, shipped, "en") is None
    assert CARDS.text("map", {"id": "x"}, shipped, "en") is None
