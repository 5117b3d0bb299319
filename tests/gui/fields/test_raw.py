"""Any value as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLabel

from workbench.gui.fields.raw import RawField
from workbench.gui.fields.text_box import TextBox

Make = Callable[..., Any]


def test_json_becomes_the_value_and_other_texts_say_why_not(shown: Make) -> None:
    made = shown({}, {"a": 1})
    assert isinstance(made.field, RawField)
    box = made.field.findChild(TextBox)
    box.setPlainText('{"a": [1, 2]}')
    assert made.value == {"a": [1, 2]}
    box.setPlainText('{"a": nan}')
    assert made.value == {"a": [1, 2]}
    assert made.field.findChild(QLabel).text().startswith("line 1, column 7")
    assert box.toPlainText() == '{"a": nan}'


def test_one_becomes_true_inside_a_list(shown: Make) -> None:
    made = shown({}, {"a": [1]})
    made.field.findChild(TextBox).setPlainText('{"a": [true]}')
    assert made.value["a"][0] is True


def test_letters_that_boxes_take_for_blanks_or_line_ends_stay(shown: Make) -> None:
    made = shown({}, "10\u00a0cm\u2028high\u2029")
    box = made.field.findChild(TextBox)
    box.setPlainText(f"[{box.toPlainText()}]")
    assert made.value == ["10\u00a0cm\u2028high\u2029"]
