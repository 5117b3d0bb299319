"""Tests of REF002."""

from workbench.checks import CHECKS, run_checks
from workbench.model.schema_fault import SchemaFault


def chain(source):
    return {"species:a": {}, "item:stone": {}, "evolution_chain:c": {"links": [{"from": source, "to": "a"}]}}


def test_flags_the_id_of_another_kind(found):
    assert found("REF002", chain("stone")) == [
        ("evolution_chain:c", "/links/0/from", "`stone` is of kind `item`, expected species", "")
    ]


def test_flags_a_kind_that_is_written_out(found):
    assert [m for *_, m, _ in found("REF002", chain("item:stone"))] == [
        "`item:stone` is of kind `item`, expected species"
    ]


def test_says_better_what_the_schema_says_of_an_id(facts_of):
    echo = SchemaFault("/links/0/from", "`from` is `item:stone`, which is no id")
    facts = facts_of(chain("item:stone"), schema_faults=lambda entity: (echo,) * (entity.ref.id == "c"))
    assert [one.code for one in run_checks(facts, CHECKS) if one.pointer == "/links/0/from"] == ["REF002"]


def test_names_the_kind_that_is_most_meant(found):
    content = chain("a") | {"item:stone": {}, "map:stone": {}, "trainer:t": {"party": [{"species": "stone"}]}}
    assert [m for *_, m, _ in found("REF002", content)] == ["`stone` is of kind `map`, expected species"]


def test_flags_instead_of_a_dangling_reference(found):
    assert found("REF001", chain("stone")) == []


def test_allows_the_card_of_a_missing_species_which_is_dangling(found):
    content = chain("mew") | {"army_card:mew": {"species": "mew"}}
    assert found("REF002", content) == []
    assert [(ref, m) for ref, _, m, _ in found("REF001", content)] == [
        ("army_card:mew", "No species `mew`"),
        ("evolution_chain:c", "No species `mew`"),
    ]


def test_allows_kinds_that_share_ids_which_is_dangling(found):
    content = chain("mew") | {"item:mew": {}, "item:a": {}}
    assert found("REF002", content) == []
    assert [m for *_, m, _ in found("REF001", content)] == ["No species `mew`"]


def test_allows_one_id_in_two_kinds(found):
    assert found("REF002", chain("a") | {"item:a": {}}) == []
    assert found("REF002", chain("species:a")) == []


def test_allows_what_is_nowhere_for_that_is_another_check(found):
    assert found("REF002", chain("nowhere")) == []
