"""The heading of an entity."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLabel, QToolButton
from pytestqt.qtbot import QtBot

from workbench.edits import SetValue
from workbench.gui.document import Document
from workbench.gui.panes.entity_heading import EntityHeading
from workbench.model.ref import EntityRef

Ref = Callable[[str], EntityRef]


def test_it_says_what_it_is_and_follows_the_name(document: Document, ref: Ref, qtbot: QtBot) -> None:
    heading = EntityHeading(document, ref("species:sprout"))
    qtbot.addWidget(heading)
    texts = [label.text() for label in heading.findChildren(QLabel)]
    assert "Species  ·  species:sprout  ·  test" in texts
    document.push(SetValue(ref("species:sprout"), "/name/en", "Twig"))
    assert "Twig" in [label.text() for label in heading.findChildren(QLabel)]


def test_its_buttons_ask_for_usages_rename_and_json(document: Document, ref: Ref, qtbot: QtBot) -> None:
    heading = EntityHeading(document, ref("species:sprout"))
    qtbot.addWidget(heading)
    press = {button.text(): button for button in heading.findChildren(QToolButton)}
    for name, signal in (("Usages", heading.usages), ("Rename", heading.rename), ("JSON", heading.view_chosen)):
        with qtbot.waitSignal(signal):
            press[name].click()


def test_pack_json_has_no_usages(document: Document, ref: Ref, qtbot: QtBot) -> None:
    heading = EntityHeading(document, ref("pack:test"))
    qtbot.addWidget(heading)
    assert [button.text() for button in heading.findChildren(QToolButton)] == ["Editor", "Form", "JSON"]
    assert [button.isHidden() for button in heading.findChildren(QToolButton)] == [True, False, False]
