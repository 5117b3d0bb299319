"""Rows: what is wrong stands below the field, with its fixes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from workbench.gui.fields.row import Row, by_pointer, fault_text
from workbench.model.diagnostic import Diagnostic, Fix, Severity

Make = Callable[..., Any]


def test_a_fault_stands_below_its_field_and_its_fix_is_one_step(shown: Make, qtbot: QtBot) -> None:
    made = shown({"type": "string"}, "sprot")
    row = Row(made.field)
    qtbot.addWidget(row)
    fix = Fix("Change to `sprout`", made.context.ref, "/value", "sprout")
    found = Diagnostic("REF001", Severity.ERROR, made.context.ref, "/value", "No species", "Did you mean", (fix,))
    row.show_faults(by_pointer([found]))
    assert "No species. Did you mean" in {label.text() for label in row.findChildren(QLabel)}
    button = next(b for b in row.findChildren(QToolButton) if b.text() == "Change to `sprout`")
    button.click()
    assert made.value == "sprout"
    made.undo()
    assert made.value == "sprot"


def test_the_mark_goes_with_the_fault(shown: Make, qtbot: QtBot) -> None:
    made = shown({"type": "string"}, "a")
    row = Row(made.field)
    qtbot.addWidget(row)
    found = Diagnostic("TXT001", Severity.WARNING, made.context.ref, "/value", "odd")
    row.show_faults(by_pointer([found]))
    assert made.field.focusProxy().property("fault") == "warning"
    row.show_faults({})
    assert not made.field.focusProxy().property("fault")


def test_a_fault_without_help_is_its_message() -> None:
    assert fault_text(Diagnostic("A", Severity.INFO, None, "", "odd")) == "odd"
