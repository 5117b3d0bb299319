"""Which parts of a view belong to a field."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from workbench.gui.panes.pointing import light, nearest, says

POINTERS = {"/life", "/powers/0", "/powers/0/range", "/powers/10", "/weak"}


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("/powers/0/range", "/powers/0/range"),
        ("/powers", "/powers"),
        ("/powers/0/hit/0/die", "/powers/0"),
        ("/weak/1", "/weak"),
        ("/art/file", ""),
        ("", ""),
    ],
)
def test_what_no_part_says_is_said_by_what_holds_it(wanted: str, found: str) -> None:
    assert nearest(POINTERS, wanted) == found


def test_a_part_of_a_field_belongs_to_it_and_a_longer_number_does_not() -> None:
    assert says("/powers/1/range", "/powers/1")
    assert not says("/powers/10", "/powers/1")
    assert not says("/powers/1", "")


def test_a_light_is_put_on_and_taken_away(qtbot: QtBot) -> None:
    label = QLabel("3")
    qtbot.addWidget(label)
    light(label, True)
    assert label.property("pointed") is True
    light(label, False)
    assert label.property("pointed") is False
