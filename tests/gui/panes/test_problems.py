"""The Problems pane."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.gui.panes.problems import ProblemsPane
from workbench.model.diagnostic import Diagnostic, Fix, Severity
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


@pytest.fixture
def pane(document: Document, ref: Ref, qtbot: QtBot) -> ProblemsPane:
    made = on_screen(qtbot, ProblemsPane(document))
    sprout = ref("species:sprout")
    fix = Fix("Change to 1", sprout, "/number", 1)
    document.push(SetValue(sprout, "/number", -1))
    document.show_findings(
        (
            Diagnostic("SCH001", Severity.ERROR, sprout, "/number", "too small", "at least 0", (fix,)),
            Diagnostic("TXT001", Severity.WARNING, ref("trainer:ann"), "/name", "no Italian"),
        )
    )
    return made


def press(pane: ProblemsPane, text: str) -> None:
    next(button for button in pane.findChildren(QToolButton) if button.text() == text).click()


def test_going_round_the_problems_jumps_to_each(pane: ProblemsPane, document: Document, ref: Ref, qtbot: QtBot) -> None:
    places = []
    document.open_requested.connect(lambda target, pointer: places.append((target, pointer)))
    for step in (1, 1, 1, -1):
        assert pane.go(step)
    assert places == [
        (ref("species:sprout"), "/number"),
        (ref("trainer:ann"), "/name"),
        (ref("species:sprout"), "/number"),
        (ref("trainer:ann"), "/name"),
    ]


def test_the_help_and_the_fixes_of_the_chosen_one_stand_below(pane: ProblemsPane, document: Document, ref: Ref) -> None:
    pane.go(1)
    assert pane._help.text() == "too small. at least 0"
    press(pane, "Change to 1")
    entity = document.packs.get(ref("species:sprout"))
    assert entity
    assert entity.data["number"] == 1


def test_a_check_is_explained_on_demand(pane: ProblemsPane, qtbot: QtBot) -> None:
    pane.go(1)
    with qtbot.waitSignal(pane.explain_requested) as told:
        press(pane, "Explain SCH001")
    assert told.args == ["SCH001"]


def test_severities_are_counted_and_can_be_hidden(pane: ProblemsPane) -> None:
    press(pane, "1 error")
    assert pane.model.rowCount() == 1
    press(pane, "1 warning")
    assert pane.model.rowCount() == 0
    assert not pane.view.isVisible()


def test_without_problems_it_says_so(pane: ProblemsPane, document: Document) -> None:
    document.show_findings(())
    assert pane._empty.isVisible()
    assert not pane.go(1)
