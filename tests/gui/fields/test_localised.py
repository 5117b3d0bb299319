"""Texts by language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from workbench.gui.fields.localised import LocalisedField
from workbench.gui.fields.shape import MISSING
from workbench.gui.fields.text_box import TextBox
from workbench.model.diagnostic import Diagnostic, Severity

Make = Callable[..., Any]
TEXT = {"type": "object", "properties": {"en": {"type": "string"}, "it": {"type": "string"}}}


def lines(made: Any) -> dict[str, QLineEdit]:
    return {line.accessibleName().rpartition(", ")[2]: line for line in made.field.findChildren(QLineEdit)}


def test_each_language_has_its_line_also_one_that_only_the_text_knows(shown: Make) -> None:
    made = shown(TEXT, {"en": "Sprout", "de": "Keim"})
    assert isinstance(made.field, LocalisedField)
    assert {name: line.text() for name, line in lines(made).items()} == {
        "English": "Sprout",
        "Italiano": "",
        "de": "Keim",
    }


def test_typing_sets_that_language_and_leaves_the_others(shown: Make, qtbot: QtBot) -> None:
    made = shown(TEXT, {"en": "Sprout"})
    qtbot.keyClicks(lines(made)["Italiano"], "Ge")
    assert made.value == {"en": "Sprout", "it": "Ge"}


def test_an_emptied_language_goes_and_the_last_one_takes_an_optional_text_with_it(shown: Make) -> None:
    made = shown(TEXT, {"en": "A", "it": "B"}, required=False)
    lines(made)["Italiano"].textEdited.emit("")
    assert made.value == {"en": "A"}
    lines(made)["English"].textEdited.emit("")
    assert made.value is MISSING


def test_a_text_that_is_absent_is_made_by_typing(shown: Make, qtbot: QtBot) -> None:
    made = shown(TEXT, required=False)
    qtbot.keyClicks(lines(made)["English"], "N")
    assert made.value == {"en": "N"}


def test_a_plain_text_in_its_place_is_shown_and_becomes_one_by_language(shown: Make, qtbot: QtBot) -> None:
    made = shown(TEXT, "plain")
    line = lines(made)["English"]
    assert line.text() == "plain"
    line.end(False)
    qtbot.keyClicks(line, "!")
    assert made.value == {"en": "plain!"}


def test_a_fault_marks_its_language(shown: Make) -> None:
    made = shown(TEXT, {"en": "A"})
    fault = Diagnostic("TXT001", Severity.WARNING, made.context.ref, "/value/it", "missing")
    made.field.show_faults({"/value/it": [fault]})
    assert lines(made)["Italiano"].property("fault") == "warning"
    assert not lines(made)["English"].property("fault")


def test_long_texts_have_boxes(shown: Make) -> None:
    made = shown({**TEXT, "x-widget": "long_text"}, {"en": "A\nB"})
    assert made.field.findChildren(TextBox)[0].toPlainText() == "A\nB"


def test_a_language_of_an_odd_name_is_a_key_like_others(shown: Make, qtbot: QtBot) -> None:
    made = shown(TEXT, {"en": "A", "de/at": "B"})
    line = lines(made)["de/at"]
    line.end(False)
    qtbot.keyClicks(line, "!")
    assert made.value == {"en": "A", "de/at": "B!"}
    assert made.field.reveal("/value/de~1at") is line
