"""Tests of waivers, severities, echoes and the order of findings."""

import pytest

from workbench.checks.verdict import ordered, with_verdicts, without_echoes
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef

REF = EntityRef("test", "map", "island")
FOUND = Diagnostic("MAP011", Severity.WARNING, REF, "/start_zones", "far away", pack="test", file="map/island.json")


def waived(**waiver):
    return {"waivers": [{"code": "MAP011", "reason": "scenery", **waiver}]}


@pytest.mark.parametrize("ref", [{}, {"ref": "map:island"}, {"ref": "test/map:island"}, {"ref": "map/island.json"}])
def test_a_waiver_with_a_reason_silences_its_code(ref):
    assert with_verdicts([FOUND], waived(**ref)) == []


@pytest.mark.parametrize(
    "other", [{"ref": "map:other"}, {"code": "MAP010"}, {"reason": ""}, {"reason": " "}, {"reason": None}, {"ref": 3}]
)
def test_any_other_waiver_does_not(other):
    assert with_verdicts([FOUND], waived(**other)) == [FOUND]


def test_the_pack_sets_severities():
    (one,) = with_verdicts([FOUND], {"severity": {"MAP011": "error"}})
    assert one.severity is Severity.ERROR
    assert with_verdicts([FOUND], {"severity": {"MAP011": "off"}}) == []
    assert with_verdicts([FOUND], {"severity": {"MAP011": "loud"}}) == [FOUND]


@pytest.mark.parametrize("manifest", [None, [], {"waivers": 3, "severity": []}, {"waivers": [None, {"code": []}]}])
def test_a_manifest_that_cannot_be_read_says_nothing(manifest):
    assert with_verdicts([FOUND], manifest) == [FOUND]


def test_a_finding_told_twice_is_kept_once():
    assert with_verdicts([FOUND, FOUND], {}) == [FOUND]


def test_a_schema_is_silent_where_a_check_reports_the_same_place_better():
    schema = Diagnostic("SCH001", Severity.ERROR, REF, "/party", "too short")
    elsewhere = Diagnostic("SCH001", Severity.ERROR, REF, "/name", "missing")
    better = Diagnostic("TRN001", Severity.ERROR, REF, "/party", "empty")
    assert without_echoes([schema, elsewhere, better], frozenset({"TRN001"})) == [elsewhere, better]


def test_a_schema_s_error_is_never_lost_to_a_warning():
    schema = Diagnostic("SCH001", Severity.ERROR, REF, "/party", "too short")
    milder = Diagnostic("TRN001", Severity.WARNING, REF, "/party", "empty")
    assert without_echoes([schema, milder], frozenset({"TRN001"})) == [schema, milder]


def test_findings_are_read_by_file_then_by_place_counted_as_numbers():
    places = ["/rows/10", "/rows/9", "", "/id"]
    found = [Diagnostic("A", Severity.ERROR, REF, place, "", file="b.json") for place in places]
    first = Diagnostic("Z", Severity.ERROR, REF, "/z", "", file="a.json")
    assert [one.pointer for one in ordered([*found, first])] == ["/z", "", "/id", "/rows/9", "/rows/10"]


def test_a_key_of_thousands_of_digits_is_read_as_a_key():
    places = ["/" + "1" * 5000, "/name", "/3"]
    found = [Diagnostic("A", Severity.ERROR, REF, place, "", file="b.json") for place in places]
    assert [one.pointer for one in ordered(found)] == ["/" + "1" * 5000, "/name", "/3"]
