"""English grammar."""

import pytest

from workbench.engine.powers.text import grammar
from workbench.engine.powers.text.noun import Noun
from workbench.engine.powers.text.phrase import said

EN = grammar("en")
SPACE = Noun("space", "spaces", "spazio", "spazi")
ALLY = Noun("ally", "allies", "alleato", "alleati")


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("ally", "an ally"),
        ("figure", "a figure"),
        ("hour", "an hour"),
        ("unique card", "a unique card"),
        ("one-hex figure", "a one-hex figure"),
        ("uninjured ally", "an uninjured ally"),
        ("unit", "a unit"),
        ("unimpaired figure", "an unimpaired figure"),
        ("8-sided die", "an 8-sided die"),
        ("18-sided die", "an 18-sided die"),
        ("11th turn", "an 11th turn"),
        ("110-point army", "a 110-point army"),
        ("20-sided die", "a 20-sided die"),
    ],
)
def test_the_indefinite_article_follows_the_sound(word, expected):
    assert str(EN.a(word)) == expected


@pytest.mark.parametrize(("count", "expected"), [(0, "0 spaces"), (1, "1 space"), (2, "2 spaces"), (-1, "-1 space")])
def test_counts_agree(count, expected):
    assert str(EN.counted(count, SPACE)) == expected


def test_a_count_keeps_its_pointer():
    assert EN.counted(said(2, "/n"), SPACE).spans[0].pointer == "/n"
    assert str(EN.counted(said("any number of", "/n"), SPACE)) == "any number of spaces"


def test_lists_and_choices():
    assert str(EN.all_of(["a", "b", "c"])) == "a, b and c"
    assert str(EN.any_of(["a", "", "b"])) == "a or b"
    assert str(EN.all_of(["a"])) == "a"
    assert str(EN.all_of([])) == ""


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (17, 20, "17 or more"),
        (1, 10, "10 or less"),
        (5, 5, "5"),
        (11, 13, "11-13"),
        (1, 20, "any result"),
        (20, 20, "20"),
    ],
)
def test_results_of_a_die_are_said_as_a_person_would(low, high, expected):
    assert str(EN.results(low, high, 20)) == expected


def test_the_rest():
    assert str(EN.the(ALLY, 2)) == "the allies"
    assert str(EN.of(ALLY)) == "of the ally"
    assert str(EN.to(ALLY)) == "to the ally"
    assert str(EN.on(ALLY)) == "on the ally"
    assert str(EN.from_(ALLY)) == "from the ally"
    assert EN.agree(1, "receives", "receive") == "receives"
    assert EN.agree(said(3), "receives", "receive") == "receive"
    assert EN.adjective("adjacent", ALLY, 2) == "adjacent"
    assert str(EN.signed(-2)) == "−2"
    assert str(EN.signed(1)) == "+1"
    assert str(EN.if_("it rains", "stop", "go")) == "if it rains, stop; otherwise go"
    assert str(EN.unless("it rains", "go")) == "unless it rains, go"
    assert str(EN.in_turn(["go", "stop"])) == "go, then stop"
    assert [str(EN.times(n, "attack")) for n in (1, 2, 3)] == ["attack once", "attack twice", "attack 3 times"]
    assert str(EN.times("the number of coins", "attack")) == "attack as many times as the number of coins"
    assert str(EN.may("attack")) == "you may attack"


def test_an_unknown_language_is_english():
    assert grammar("ja") is EN
