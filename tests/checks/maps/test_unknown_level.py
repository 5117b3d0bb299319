"""Tests of MAP005."""

from workbench.checks import run_checks
from workbench.checks.maps.unknown_level import unknown_level


def board(*rows):
    return {"map:m": {"shape": "hex", "width": 3, "height": len(rows), "levels": list(rows)}}


def test_flags_a_capital_and_offers_small_letters(found, facts_of):
    assert found("MAP005", board("000", "0A1")) == [
        ("map:m", "/levels/1", "`A` at `[1, 1]` is no height, expected `0` to `9` or `a` to `z`", "Did you mean `a`?")
    ]
    (told,) = run_checks(facts_of(board("0A1")), (unknown_level,))
    assert told.fixes[0].value == "0a1"


def test_flags_other_signs_without_a_guess(found):
    assert [(p, h) for _, p, _, h in found("MAP005", board("0-1"))] == [("/levels/0", "")]


def test_allows_digits_small_letters_and_holes(found):
    assert found("MAP005", board("09az.")) == []
