"""References: completion, opening, making what is missing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLabel, QLineEdit, QToolButton
from pytestqt.qtbot import QtBot

from workbench.edits import SetValue
from workbench.gui.fields.completion import Completion
from workbench.gui.fields.reference import ReferenceField

Make = Callable[..., Any]
SPECIES = {"type": "string", "x-ref": "species"}


def test_the_name_stands_beside_an_id_that_reads_otherwise(shown: Make) -> None:
    made = shown(SPECIES, "sprout")
    assert isinstance(made.field, ReferenceField)
    label = made.field.findChild(QLabel)
    assert label.text() == ""
    made.context.set("/value", "flabebe")
    assert label.text() == ""
    made.context.set("/value", "nobody")
    assert made.field.findChild(QToolButton).accessibleName() == "Create nobody"


def test_typing_offers_what_fits_and_taking_one_ends_the_step(shown: Make, qtbot: QtBot) -> None:
    made = shown(SPECIES, "")
    qtbot.keyClicks(made.field.findChild(QLineEdit), "leaf")
    assert made.value == "leaf"
    completion = made.field.findChild(Completion)
    completion.chosen.emit("leafling")
    assert made.value == "leafling"
    made.undo()
    assert made.value == ""


def test_the_button_opens_what_is_named(shown: Make, qtbot: QtBot) -> None:
    made = shown(SPECIES, "sprout")
    with qtbot.waitSignal(made.document.open_requested) as told:
        made.field.findChild(QToolButton).click()
    assert str(told.args[0]) == "species:sprout"


def test_the_button_makes_what_is_missing(shown: Make, qtbot: QtBot) -> None:
    made = shown(SPECIES, "nobody")
    with qtbot.waitSignal(made.document.create_requested) as told:
        made.field.findChild(QToolButton).click()
    assert told.args == [("species",), "nobody"]


def test_the_name_is_the_first_to_give_room(shown: Make) -> None:
    made = shown(SPECIES, "sprout")
    made.context.document.push(SetValue(made.context.ref, "/value", "leafling"))
    label = made.field.findChild(QLabel)
    label.setText("A name as long as names can be, and then some more of it")
    assert made.field.minimumSizeHint().width() < 260
