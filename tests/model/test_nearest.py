"""Tests of the nearest right answer."""

import pytest

from workbench.model.nearest import did_you_mean, nearest

KNOWN = ["pikachu", "pichu", "raichu", "nidoran_f", "nidoran_m", "mew", "mewtwo", "farfetchd"]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("pikachuu", "pikachu"),
        ("Pikachu", "pikachu"),
        ("pikahcu", "pikachu"),
        ("nidoran_g", "nidoran_f"),
        ("nidoran-m", "nidoran_m"),
        ("mewtow", "mewtwo"),
        ("mwe", "mew"),
        ("farfetch'd", "farfetchd"),
        ("charizard", ""),
        ("", ""),
    ],
)
def test_names_what_was_meant_or_nothing(said, meant):
    assert nearest(said, KNOWN) == meant


def test_the_order_of_what_is_known_does_not_matter():
    assert nearest("nidoran", KNOWN) == nearest("nidoran", KNOWN[::-1])


def test_asks_a_question():
    assert did_you_mean("pikachuu", KNOWN) == "Did you mean `pikachu`?"
    assert did_you_mean("x", KNOWN) == ""
