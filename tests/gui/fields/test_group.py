"""Objects: rows, absent parts, keys that the schema does not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QToolButton

from workbench.gui.fields.group import GroupField
from workbench.gui.fields.number import NumberField
from workbench.gui.fields.raw import RawField
from workbench.gui.fields.row import Row

Make = Callable[..., Any]
TREE = {"$ref": "#/$defs/tree"}
DEFS = {
    "tree": {
        "title": "Tree",
        "type": "object",
        "properties": {"size": {"type": "integer", "title": "Size"}, "below": {**TREE, "title": "Below"}},
    }
}


def rows(field: GroupField) -> dict[str, Row]:
    return {row.field.pointer: row for row in field.findChildren(Row)}


def button(field: GroupField, name: str) -> QToolButton:
    return next(each for each in field.findChildren(QToolButton) if each.accessibleName() == name)


def test_a_schema_that_contains_itself_is_built_only_as_deep_as_the_data(shown: Make) -> None:
    made = shown(TREE, {"size": 1, "below": {"size": 2}}, **{"$defs": DEFS})
    assert isinstance(made.field, GroupField)
    assert set(rows(made.field)) == {"/value/size", "/value/below", "/value/below/size"}


def test_an_absent_part_is_added_and_taken_away_each_in_one_step(shown: Make) -> None:
    made = shown(TREE, {"size": 1}, **{"$defs": DEFS})
    button(made.field, "Add Below").click()
    assert made.value == {"size": 1, "below": {}}
    button(made.field, "Remove Below").click()
    assert made.value == {"size": 1}
    made.undo()
    made.undo()
    assert made.value == {"size": 1}
    assert made.document.undo_stack.index() == 0


def test_unknown_keys_are_shown_and_not_lost(shown: Make) -> None:
    made = shown({"type": "object", "properties": {"size": {"type": "integer"}}}, {"sise": 4, "x-mine": [1]})
    found = rows(made.field)
    assert isinstance(found["/value/sise"].field, RawField)
    made.context.set("/value/size", 5)
    assert made.value == {"sise": 4, "x-mine": [1], "size": 5}


def test_properties_of_another_sort_of_object_are_left_out_unless_they_are_there(shown: Make) -> None:
    schema = {
        "type": "object",
        "properties": {
            "shape": {"enum": ["hex", "none"]},
            "width": {"type": "integer", "x-when": {"shape": ["hex"]}},
        },
    }
    made = shown(schema, {"shape": "none"})
    assert set(rows(made.field)) == {"/value/shape"}
    made.context.set("/value/shape", "hex")
    assert set(rows(made.field)) == {"/value/shape", "/value/width"}


def test_the_widget_of_a_pointer_is_found(shown: Make) -> None:
    made = shown(TREE, {"size": 1, "below": {"size": 2}}, **{"$defs": DEFS})
    widget = made.field.reveal("/value/below/size")
    field = rows(made.field)["/value/below/size"].field
    assert isinstance(field, NumberField)
    assert widget is field.focusProxy()


def test_a_value_that_is_no_object_does_not_break_the_form(shown: Make) -> None:
    made = shown(TREE, [1, 2], **{"$defs": DEFS})
    assert made.value == [1, 2]
