"""Tests of PACK019."""

from dataclasses import replace

from tests.checks.conftest import KINDS
from workbench.model.kind import Kind


def test_flags_a_ruleset_that_declared_nothing(found):
    assert found("PACK019", manifest={"ruleset": "pokescap"}) == [
        ("pack:test", "/ruleset", "No ruleset `pokescap`", "`workbench plugins` lists them")
    ]


def test_flags_it_with_the_nearest_and_with_all_there_are(found):
    there = ("pokescape", "wave2")
    assert [h for *_, h in found("PACK019", manifest={"ruleset": "pokescap"}, rulesets=there)] == [
        "Did you mean `pokescape`?"
    ]
    assert [h for *_, h in found("PACK019", manifest={"ruleset": "x"}, rulesets=there)] == [
        "Expected `pokescape`, `wave2`"
    ]


def test_flags_nothing_else_then(found):
    rules = {"speceis:a": {}, "scenario:b": {"map": "gone"}}
    assert found("PACK011", rules, manifest={"ruleset": "pokescap"}) == []


def test_allows_a_ruleset_that_has_kinds_of_its_own_or_parts_of_others(found):
    own = {**KINDS, "glyph": Kind("glyph", {}, home="pokescape")}
    assert found("PACK019", manifest={"ruleset": "pokescape"}, kinds=own) == []
    part = {**KINDS, "item": replace(KINDS["item"], schema={"properties": {"rules": {}}})}
    assert found("PACK019", manifest={"ruleset": "pokescape"}, kinds=part) == []


def test_allows_a_ruleset_that_is_there_and_declares_nothing(found):
    assert found("PACK019", manifest={"ruleset": "plain"}, rulesets=("plain",)) == []


def test_allows_a_pack_without_a_ruleset_and_one_whose_manifest_cannot_be_read(found):
    assert found("PACK019") == []
    assert found("PACK019", manifest=[]) == []
