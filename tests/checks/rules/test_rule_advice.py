"""Tests of RUL002."""

from workbench.model.diagnostic import Severity
from workbench.model.schema_fault import ADVICE, SchemaFault


def faults(ref):
    slip = SchemaFault("/weak/0", "`fire` cancels itself", "take one away", ADVICE)
    return (SchemaFault("/powers/0", "The power names no die"), slip) if ref.id == "bad" else ()


def test_flags_what_the_ruleset_takes_for_a_slip_and_leaves_violations_alone(found):
    pack = {"army_card:bad": {}, "army_card:good": {}}
    assert found("RUL002", pack, rule_faults=faults) == [
        ("army_card:bad", "/weak/0", "`fire` cancels itself", "take one away")
    ]
    assert [pointer for _, pointer, _, _ in found("RUL001", pack, rule_faults=faults)] == ["/powers/0"]


def test_it_is_a_warning():
    from workbench.checks import CHECKS  # noqa: PLC0415 the table is the point

    assert next(check for check in CHECKS if check.code == "RUL002").severity is Severity.WARNING


def test_allows_an_entity_that_does_not_fit_its_schema_to_be_mended_first(found):
    wrong = (SchemaFault("/life", "too small"),)
    assert found("RUL002", {"army_card:bad": {}}, rule_faults=faults, schema_faults=lambda _: wrong) == []
