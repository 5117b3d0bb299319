"""Colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QColorDialog, QLineEdit, QToolButton

from workbench.gui.fields.color import ColorField

Make = Callable[..., Any]
COLOR = {"type": "string", "x-widget": "color"}


def test_a_colour_is_typed_or_chosen(shown: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    made = shown(COLOR, "#336699")
    assert isinstance(made.field, ColorField)
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: QColor("#abcdef"))
    made.field.findChild(QToolButton).click()
    assert made.value == "#abcdef"
    made.undo()
    assert made.field.findChild(QLineEdit).text() == "#336699"


def test_leaving_the_dialog_changes_nothing(shown: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    made = shown(COLOR, "red-ish")
    monkeypatch.setattr(QColorDialog, "getColor", lambda *_: QColor())
    made.field.findChild(QToolButton).click()
    assert made.value == "red-ish"
