"""The log in words."""

from workbench.api.rules import Event

from ..bed import Bed, figure, segment

HIT = figure(2, "w60 Hit 24")


def test_a_battle_reads_as_a_story():
    spore = figure(2, segment("p2 Spore 24", {"do": "afflict", "condition": "poisoned"}))
    bed = Bed({"ann": spore}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c").begin().attack("ann", "bob")
    lines = [bed.game.tell(event, "en") for event in bed.out]
    assert lines[1:7] == [
        "Ann (Red) attacks Bob (Blue)",
        "Ann (Red) spins: Spore (purple ★★)",
        "Bob (Blue) spins: Hit (white 60)",
        "Spore of Ann beats Bob",
        "The text of Spore is carried out",
        "Bob (Blue) gets the condition Poisoned",
    ]


def test_a_miss_by_condition_says_so_in_italian():
    bed = Bed({"ann": HIT}, {"bob": HIT, "ben": HIT}).at(ann="b", bob="c").ill("ann", "frozen").begin()
    bed.attack("ann", "bob")
    assert "Ann (Red) fa Spin: Hit (mancato per la sua condizione)" in [bed.game.tell(e, "it") for e in bed.out]


def test_what_is_unknown_is_not_for_the_log():
    assert Bed({"ann": HIT}, {"bob": HIT}).game.tell(Event("whisper"), "en") == ""


def test_two_of_a_name_have_numbers():
    bed = Bed({"ann": HIT}, {"bob": HIT})
    assert bed.game.tell(Event("center", (0,)), "en") == "Ann (Red) goes to the Pokémon Center"
