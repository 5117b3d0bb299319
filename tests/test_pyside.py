"""The PySide6 that is pinned does not lose references to None.

PySide6 6.12 on Python 3.10 and 3.11 loses one at every call of a void method; after some seven thousand calls the
process dies. Hence the upper bound in pyproject.toml.
"""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

CALLS = 300


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_void_calls_keep_the_references_to_none(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    rectangle = QRect()
    widget.setWindowTitle("x")
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        widget.setWindowTitle("x")
        rectangle.setX(1)
    assert abs(sys.getrefcount(None) - before) < CALLS / 10


def test_thirty_thousand_void_calls_survive() -> None:
    rectangle = QRect()
    for value in range(30_000):
        rectangle.setX(value)
    assert rectangle.x() == 29_999
