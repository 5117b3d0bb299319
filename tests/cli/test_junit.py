"""Findings as JUnit XML."""

from __future__ import annotations

from xml.etree import ElementTree

from workbench.cli.junit import text_of
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef

REF = EntityRef("p", "item", "potion")


def test_an_error_is_a_failed_case_and_a_warning_is_not() -> None:
    found = [
        Diagnostic(
            "REF001", Severity.ERROR, REF, "/a", "No item `<x>`", "Did you mean `y`?", (), "p", "item/potion.json", 3
        ),
        Diagnostic("TXT001", Severity.WARNING, REF, "", "Odd", pack="p", file="item/potion.json"),
    ]
    suite = ElementTree.fromstring(text_of(found))
    assert (suite.get("tests"), suite.get("failures")) == ("2", "1")
    first, second = suite.findall("testcase")
    assert first.get("name") == "REF001 item:potion/a"
    failure = first.find("failure")
    assert failure is not None
    assert failure.get("message") == "No item `<x>`"
    assert second.find("failure") is None


def test_what_xml_cannot_hold_is_replaced() -> None:
    found = [Diagnostic("TXT001", Severity.ERROR, REF, "", "a\x00b\ud800c", pack="p")]
    assert "a\ufffdb\ufffdc" in text_of(found)
    ElementTree.fromstring(text_of(found).encode("utf-8"))


def test_a_clean_report_holds_one_case_that_passes() -> None:
    suite = ElementTree.fromstring(text_of([]))
    assert (suite.get("tests"), suite.get("failures"), len(suite)) == ("1", "0", 1)
