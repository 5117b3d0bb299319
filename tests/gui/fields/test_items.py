"""Lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLineEdit, QToolButton

from workbench.gui.fields.item import Item
from workbench.gui.fields.items import PAGE, ItemsField
from workbench.gui.widgets.die_bar import DieBar

Make = Callable[..., Any]
TEXTS = {"type": "array", "items": {"type": "string"}}


def press(made: Any, name: str) -> None:
    next(each for each in made.field.findChildren(QToolButton) if each.accessibleName() == name).click()


def items(made: Any) -> list[Item]:
    return [item for item in made.field.findChildren(Item) if not item.isHidden()]


def test_items_are_added_moved_and_removed_each_in_one_step(shown: Make) -> None:
    made = shown(TEXTS, ["a", "b"])
    assert isinstance(made.field, ItemsField)
    press(made, "Add to Value")
    assert made.value == ["a", "b", ""]
    press(made, "Move item 2 up")
    assert made.value == ["b", "a", ""]
    press(made, "Remove item 3")
    assert made.value == ["b", "a"]
    for _ in range(3):
        made.undo()
    assert made.value == ["a", "b"]
    assert [line.text() for line in made.field.findChildren(QLineEdit)][:2] == ["a", "b"]


def test_the_last_item_may_go_and_an_absent_list_is_made(shown: Make) -> None:
    made = shown(TEXTS, ["a"])
    press(made, "Remove item 1")
    assert made.value == []
    made = shown(TEXTS, required=False)
    press(made, "Add to Value")
    assert made.value == [""]


def test_a_long_list_is_made_page_by_page_and_a_jump_makes_what_it_needs(shown: Make) -> None:
    made = shown(TEXTS, [str(number) for number in range(200)])
    assert len(items(made)) == PAGE
    widget = made.field.reveal("/value/150")
    assert isinstance(widget, QLineEdit)
    assert widget.text() == "150"


def test_a_value_that_is_no_list_is_said_and_kept(shown: Make) -> None:
    made = shown(TEXTS, "text")
    assert made.field.heading.note.text() == "no list: edit it as JSON"
    assert made.value == "text"


def test_a_table_inside_a_part_has_the_bar_of_its_die(shown: Make) -> None:
    ranges = {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2}
    rows = {
        "type": "array",
        "x-widget": "ranges",
        "items": {"type": "object", "properties": {"range": ranges, "do": {"type": "string"}}},
    }
    schema = {"type": "object", "properties": {"die": {"type": "integer"}, "table": rows}}
    made = shown(schema, {"die": 6, "table": [{"range": [1, 4], "do": "stop"}]})
    bar = made.field.findChild(DieBar)
    assert bar.accessibleDescription() == "1–4 stop; 5–6 means nothing"
    made.context.set("/value/table/0/range", [1, 6])
    assert bar.accessibleDescription() == "1–6 stop"
