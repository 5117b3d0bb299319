"""The card as it would print."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.showing import on_screen
from workbench.edits import SetValue
from workbench.gui import lang
from workbench.gui.document import Document
from workbench.gui.panes.card_preview import CardPreview
from workbench.gui.panes.card_text import CardText
from workbench.workspace import Workspace


@pytest.fixture
def kanto(shipped_content: Path) -> Document:
    return Document(Workspace.open(shipped_content / "kanto"))


def texts(pane: CardPreview) -> set[str]:
    return {label.text() for label in pane.widget().findChildren(QLabel)}


def test_it_shows_name_points_numbers_and_the_text_of_the_powers(kanto: Document, qtbot: QtBot) -> None:
    ref = kanto.workspace.resolve_ref("army_card:pikachu")
    pane = CardPreview(kanto, ref)
    qtbot.addWidget(pane)
    entity = kanto.packs.get(ref)
    assert entity
    assert {"Pikachu", str(entity.data["points"]), str(entity.data["move"])} <= texts(pane)
    assert pane.text
    assert pane.text in (kanto.workspace.card_text(ref) or "")


def test_it_follows_every_edit(kanto: Document, qtbot: QtBot) -> None:
    ref = kanto.workspace.resolve_ref("army_card:pikachu")
    pane = on_screen(qtbot, CardPreview(kanto, ref))
    kanto.push(SetValue(ref, "/points", 777))
    assert "777" in texts(pane)
    kanto.push(SetValue(ref, "/powers", "nonsense"))
    kanto.push(SetValue(ref, "", []))
    pane.grab()


def test_it_speaks_the_language_of_the_window(kanto: Document, qtbot: QtBot) -> None:
    ref = kanto.workspace.resolve_ref("army_card:pikachu")
    english = CardPreview(kanto, ref)
    lang.use("it")
    italian = CardPreview(kanto, ref)
    for pane in (english, italian):
        qtbot.addWidget(pane)
    assert english.text != italian.text


def test_numbers_of_every_card_are_tiles_and_the_rest_small_print(kanto: Document, qtbot: QtBot) -> None:
    pane = CardPreview(kanto, kanto.workspace.resolve_ref("army_card:pikachu"))
    qtbot.addWidget(pane)
    assert {"Life", "Move", "Height"} <= texts(pane)
    assert "Number" not in texts(pane)
    assert {"Number 25", "Class Spark beast", "Base attack Normal"} <= texts(pane)


def test_no_text_is_cut(kanto: Document, qtbot: QtBot) -> None:
    pane = on_screen(qtbot, CardPreview(kanto, kanto.workspace.resolve_ref("army_card:charizard")), 440, 900)
    words = pane.widget().findChild(CardText)
    assert words
    assert words.toPlainText().splitlines() == pane.text.splitlines()
    assert words.height() >= words.document().size().height()


def test_the_field_with_the_focus_lights_up_what_says_it(kanto: Document, qtbot: QtBot) -> None:
    ref = kanto.workspace.resolve_ref("army_card:pikachu")
    pane = CardPreview(kanto, ref)
    qtbot.addWidget(pane)
    pane.pointing.shown.emit("/life")
    assert lit(pane) == ["3Life"]
    pane.pointing.shown.emit("/powers/0/range")
    assert lit(pane) == []
    words = pane.widget().findChild(CardText)
    assert words
    assert [mark.cursor.selectedText() for mark in words.extraSelections()] == ["5"]
    pane.show()
    kanto.push(SetValue(ref, "/powers/0/range", 7))
    words = pane.widget().findChild(CardText)
    assert words
    assert [mark.cursor.selectedText() for mark in words.extraSelections()] == ["7"]


def test_the_mouse_on_a_number_or_a_plate_points_at_its_field(kanto: Document, qtbot: QtBot) -> None:
    pane = CardPreview(kanto, kanto.workspace.resolve_ref("army_card:pikachu"))
    qtbot.addWidget(pane)
    said: list[str] = []
    wanted: list[str] = []
    pane.pointing.hovered.connect(said.append)
    pane.pointing.chosen.connect(wanted.append)
    plate = next(label for label in pane.widget().findChildren(QLabel) if label.text() == "Flying")
    QApplication.sendEvent(plate, QEvent(QEvent.Type.Enter))
    QApplication.sendEvent(plate, QEvent(QEvent.Type.Leave))
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert said == ["/resist/1", ""]
    assert wanted == ["/resist/1"]


@pytest.mark.parametrize("ref", ["item:surf_hm", "status:poison", "glyph:kelda"])
def test_whatever_has_a_text_has_a_card_that_does_not_repeat_its_name(kanto: Document, qtbot: QtBot, ref: str) -> None:
    pane = CardPreview(kanto, kanto.workspace.resolve_ref(ref))
    qtbot.addWidget(pane)
    whole = kanto.workspace.card_text(kanto.workspace.resolve_ref(ref)) or ""
    assert pane.text == whole.partition("\n")[2]
    assert pane.text


def lit(pane: CardPreview) -> list[str]:
    """What numbers and plates are lit up."""
    return [
        "".join(label.text() for label in widget.findChildren(QLabel)) or getattr(widget, "text", str)()
        for widget in pane.widget().findChildren(QWidget)
        if widget.property("pointed")
    ]
