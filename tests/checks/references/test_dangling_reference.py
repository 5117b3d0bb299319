"""Tests of REF001."""

import pytest

from workbench.checks import run_checks
from workbench.checks.references.dangling_reference import dangling_reference
from workbench.model.problem import LoadProblem
from workbench.model.ref import EntityRef

PIKACHU = {"species:pikachu": {}, "species:raichu": {}}


def chain(source, target="raichu"):
    return {"evolution_chain:c": {"links": [{"from": source, "to": target}]}}


def test_flags_a_missing_target_and_offers_the_nearest(found):
    assert found("REF001", PIKACHU | chain("pikachuu")) == [
        ("evolution_chain:c", "/links/0/from", "No species `pikachuu`", "Did you mean `pikachu`?")
    ]


def test_flags_a_target_unlike_any_without_a_guess(found):
    assert [(m, h) for *_, m, h in found("REF001", PIKACHU | chain("zzz"))] == [
        ("No species `zzz`", "Create it, or name one that exists")
    ]


def test_flags_a_root_of_the_pack_by_its_kind(found):
    told = found("REF001", {"map:town": {}}, manifest={"roots": ["map:twon"]})
    assert told == [("pack:test", "/roots/0", "No map `map:twon`", "Did you mean `map:town`?")]


def test_flags_a_reference_into_a_pack_that_lacks_it(found):
    told = found("REF001", PIKACHU | chain("base/pikachu"), required={"species:pikachu_2": {}})
    assert [(m, h) for *_, m, h in told] == [("No species `base/pikachu`", "Did you mean `pikachu`?")]


def test_flags_an_old_id_with_its_new_one(found):
    aliases = [{"kind": "species", "from": "sparky", "to": "raichu"}]
    told = found("REF001", PIKACHU | chain("sparky"), manifest={"aliases": aliases})
    assert [h for *_, h in told] == ["Did you mean `raichu`?"]


def test_flags_with_a_fix_that_writes_the_nearest(facts_of):
    (told,) = run_checks(facts_of(PIKACHU | chain("pikachuu")), (dangling_reference,))
    assert [(fix.title, fix.pointer, fix.value) for fix in told.fixes] == [
        ("Change to `pikachu`", "/links/0/from", "pikachu")
    ]


def test_allows_targets_here_and_in_required_packs(found):
    assert found("REF001", PIKACHU | chain("pichu"), required={"species:pichu": {}}) == []
    assert found("REF001", PIKACHU | chain("base/pichu"), required={"species:pichu": {}}) == []


def test_allows_anything_while_a_required_pack_is_missing(found):
    assert found("REF001", chain("pikachuu"), manifest={"requires": [{"id": "gone"}]}) == []


def test_allows_anything_while_a_required_pack_is_of_another_version(found):
    problem = LoadProblem("pack_version", "test", "pack.json", "2.0, expected <1")
    assert found("REF001", chain("pikachuu"), required={}, problems=(problem,)) == []


@pytest.mark.parametrize("manifest", [[], "text", 3])
def test_allows_anything_while_the_manifest_cannot_be_read(found, manifest):
    assert found("REF001", chain("pikachuu"), manifest=manifest) == []


def test_allows_an_entity_whose_file_cannot_be_read(found):
    ref = EntityRef("test", "species", "pichu")
    problem = LoadProblem("unreadable_file", "test", "species/pichu.json", "cut short", ref)
    assert found("REF001", PIKACHU | chain("pichu"), problems=(problem,)) == []


def test_allows_names_that_are_no_references(found):
    assert found("REF001", {"species:a": {"name": {"en": "Nidoran♀"}}}) == []
