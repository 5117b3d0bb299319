"""How a change becomes an edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from workbench.gui.fields.shape import MISSING

Make = Callable[..., Any]


def test_objects_that_are_missing_on_the_way_are_made(shown: Make) -> None:
    context = shown({"type": "object"}).context
    context.set("/value/name/en", "A")
    assert context.data == {"id": "one", "value": {"name": {"en": "A"}}}


def test_setting_what_is_there_is_no_edit_but_one_is_not_true(shown: Make) -> None:
    made = shown({}, 1)
    made.context.set("/value", 1)
    assert made.document.undo_stack.count() == 0
    made.context.set("/value", True)
    assert made.document.undo_stack.count() == 1


def test_removing_what_is_not_there_is_no_edit(shown: Make) -> None:
    made = shown({})
    assert made.context.remove("/value")
    assert made.document.undo_stack.count() == 0
    assert made.value is MISSING


def test_an_item_makes_the_list_that_is_missing_and_replaces_nothing_else(shown: Make) -> None:
    made = shown({"type": "array"})
    assert made.context.insert("/value", 0, 1)
    assert made.context.insert("/value", 1, 2)
    assert made.value == [1, 2]
    made.context.set("/value", {"kept": 1})
    assert not made.context.insert("/value", 0, 1)
    assert made.value == {"kept": 1}
