"""Findings as SARIF."""

from __future__ import annotations

from workbench.cli.sarif import log_of
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef

REF = EntityRef("p", "item", "potion")
FOUND = [
    Diagnostic(
        "REF001", Severity.ERROR, REF, "/a", "No item `x`", "Did you mean `y`?", (), "p", "item/potion.json", 3, 5
    ),
    Diagnostic("PACK001", Severity.INFO, None, "", "Odd", pack="p"),
]


def test_holds_rules_results_and_places() -> None:
    log = log_of(FOUND)
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["PACK001", "REF001"]
    first, second = run["results"]
    assert (first["ruleId"], first["ruleIndex"], first["level"]) == ("REF001", 1, "error")
    assert first["message"]["text"] == "No item `x`. Did you mean `y`?"
    place = first["locations"][0]["physicalLocation"]
    assert place["artifactLocation"] == {"uri": "item/potion.json", "uriBaseId": "P"}
    assert place["region"] == {"startLine": 3, "startColumn": 5}
    assert second["level"] == "note"
    assert "locations" not in second


def test_a_clean_pack_gives_an_empty_run() -> None:
    assert log_of([])["runs"][0]["results"] == []
