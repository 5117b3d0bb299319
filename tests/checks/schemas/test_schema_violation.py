"""Tests of SCH001."""

from workbench.model.schema_fault import SchemaFault


def faults(entity):
    if entity.ref.id != "bad":
        return ()
    return (SchemaFault("/naem", "`naem` is no property", "Did you mean `name`?"), SchemaFault("", "`id` is missing"))


def test_flags_every_fault_of_a_document(found):
    assert found("SCH001", {"species:bad": {}, "species:good": {}}, schema_faults=faults) == [
        ("species:bad", "", "`id` is missing", ""),
        ("species:bad", "/naem", "`naem` is no property", "Did you mean `name`?"),
    ]


def test_flags_the_manifest_too(found):
    told = found("SCH001", schema_faults=lambda e: (SchemaFault("/format", "x"),) if e.ref.kind == "pack" else ())
    assert [(ref, pointer) for ref, pointer, _, _ in told] == [("pack:test", "/format")]


def test_allows_what_the_schema_allows(found):
    assert found("SCH001", {"species:good": {}}, schema_faults=faults) == []


def test_allows_a_manifest_that_could_not_be_read_and_what_its_ruleset_declares(found):
    every = (SchemaFault("/rules", "no key"), SchemaFault("/number", "no number"))
    told = found("SCH001", {"species:a": {}}, manifest=[], schema_faults=lambda _: every)
    assert [(ref, pointer) for ref, pointer, _, _ in told] == [("species:a", "/number")]
