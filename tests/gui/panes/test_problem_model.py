"""Findings as rows."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.modeltest import ModelTester

from workbench.gui import theme
from workbench.gui.document import Document
from workbench.gui.panes.problem_model import ProblemModel, severity_color, where
from workbench.model.diagnostic import Diagnostic, Severity
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


def test_worst_come_first_and_severities_can_be_left_out(
    document: Document, ref: Ref, qtmodeltester: ModelTester
) -> None:
    model = ProblemModel(document)
    sprout = ref("species:sprout")
    document.show_findings(
        (
            Diagnostic("B", Severity.INFO, sprout, "", "third"),
            Diagnostic("A", Severity.WARNING, sprout, "", "second"),
            Diagnostic("C", Severity.ERROR, sprout, "/number", "first"),
        )
    )
    qtmodeltester.check(model)
    assert [model.index(row, 0).data() for row in range(3)] == ["first", "second", "third"]
    model.shown.discard(Severity.WARNING)
    model.refresh()
    assert model.rowCount() == 2
    assert model.finding(5) is None


def test_the_place_is_the_entity_else_the_file_with_the_line() -> None:
    ref = EntityRef("test", "species", "sprout")
    assert where(Diagnostic("A", Severity.ERROR, ref, "/number", "m", line=4)) == "species:sprout/number:4"
    assert where(Diagnostic("A", Severity.ERROR, None, "", "m", file="pack.json", line=2)) == "pack.json:2"


def test_severities_have_the_themes_colours() -> None:
    assert severity_color(Severity.ERROR) == theme.current().error
    assert severity_color(Severity.INFO) == theme.current().info
