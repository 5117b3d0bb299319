"""Tests of RUL001."""

from workbench.model.schema_fault import SchemaFault


def faults(ref):
    return (SchemaFault("/powers/0", "The power names no die", "Add `die`"),) if ref.id == "bad" else ()


def test_flags_what_the_ruleset_says(found):
    assert found("RUL001", {"army_card:bad": {}, "army_card:good": {}}, rule_faults=faults) == [
        ("army_card:bad", "/powers/0", "The power names no die", "Add `die`")
    ]


def test_allows_everything_without_a_ruleset(found):
    assert found("RUL001", {"army_card:bad": {}}) == []


def test_allows_an_entity_that_does_not_fit_its_schema_to_be_mended_first(found):
    wrong = (SchemaFault("/life", "too small"),)
    assert found("RUL001", {"army_card:bad": {}}, rule_faults=faults, schema_faults=lambda _: wrong) == []
