"""Lists of objects as tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from workbench.gui.fields.table import TableField
from workbench.model.diagnostic import Diagnostic, Severity

Make = Callable[..., Any]
MEMBERS = {
    "type": "array",
    "items": {
        "type": "object",
        "properties": {
            "species": {"title": "Species", "type": "string", "x-ref": "species"},
            "level": {"title": "Level", "type": "integer"},
            "nickname": {"type": "object", "properties": {"en": {"type": "string"}}},
        },
        "required": ["species"],
    },
}


def table_of(made: Any, qtbot: QtBot) -> TableField:
    table = TableField(made.context, MEMBERS, "/value", "value", extra=("Points", lambda item: str(item["level"] * 2)))
    qtbot.addWidget(table)
    made.document.changed.connect(lambda _: table.show_value(made.value))
    table.show_value(made.value)
    table.show()
    return table


def texts(table: TableField) -> list[str]:
    return [line.text() for line in table.findChildren(QLineEdit) if line.isVisible()]


def test_simple_properties_are_columns_and_cells_are_edited(shown: Make, qtbot: QtBot) -> None:
    made = shown(MEMBERS, [{"species": "sprout", "level": 5}, {"species": "leafling", "level": 9}])
    table = table_of(made, qtbot)
    assert texts(table) == ["sprout", "5", "leafling", "9"]
    titles = {label.text() for label in table.findChildren(QLabel)}
    assert {"Species", "Level", "Points", "10", "18"} <= titles
    assert "Nickname" not in titles
    line = table.findChildren(QLineEdit)[1]
    line.selectAll()
    qtbot.keyClicks(line, "7")
    assert made.value[0] == {"species": "sprout", "level": 7}


def test_lines_are_added_moved_and_removed(shown: Make, qtbot: QtBot) -> None:
    made = shown(MEMBERS, [{"species": "sprout", "level": 5}, {"species": "leafling", "level": 9}])
    table = table_of(made, qtbot)
    press = {b.accessibleName(): b for b in table.findChildren(QToolButton)}
    press["Move item 2 up"].click()
    assert [member["species"] for member in made.value] == ["leafling", "sprout"]
    press["Remove item 1"].click()
    assert made.value == [{"species": "sprout", "level": 5}]
    assert texts(table) == ["sprout", "5"]


def test_faults_mark_their_cell(shown: Make, qtbot: QtBot) -> None:
    made = shown(MEMBERS, [{"species": "nobody", "level": 5}])
    table = table_of(made, qtbot)
    table.show_faults({"/value/0/species": [Diagnostic("REF001", Severity.ERROR, made.context.ref, "", "no")]})
    assert [line.property("fault") for line in table.findChildren(QLineEdit)] == ["error", None]
