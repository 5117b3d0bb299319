"""Values that can only be one thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QCheckBox

from workbench.gui.fields.shape import MISSING

Make = Callable[..., Any]


def test_a_constant_is_there_or_not(shown: Make) -> None:
    made = shown({"const": 100}, 100, required=False)
    box = made.field.findChild(QCheckBox)
    assert box.isChecked()
    box.click()
    assert made.value is MISSING
    box.click()
    assert made.value == 100


def test_another_value_is_told_and_put_right_by_a_click(shown: Make) -> None:
    made = shown({"const": 100}, 90)
    box = made.field.findChild(QCheckBox)
    assert box.text() == "100 (90)"
    box.click()
    assert made.value == 100
