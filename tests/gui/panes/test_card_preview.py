"""The card as it would print."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from workbench.edits import SetValue
from workbench.gui import lang
from workbench.gui.document import Document
from workbench.gui.panes.card_preview import CardPreview
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
    pane = CardPreview(kanto, ref)
    qtbot.addWidget(pane)
    pane.show()
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
    assert any(text.startswith("Number 25") for text in texts(pane))


def test_no_text_is_cut_and_powers_stand_in_bold(kanto: Document, qtbot: QtBot) -> None:
    pane = CardPreview(kanto, kanto.workspace.resolve_ref("army_card:charizard"))
    qtbot.addWidget(pane)
    pane.resize(440, 900)
    pane.show()
    paragraphs = [label for label in pane.widget().findChildren(QLabel) if label.accessibleName() == "Card text"]
    assert len(paragraphs) == len(pane.text.splitlines())
    for label in paragraphs:
        assert label.text().startswith("<b>")
        assert label.height() >= label.heightForWidth(label.width())
