"""Choosers of numbers and entities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from workbench.edits import DeleteEntity, SetValue
from workbench.engine.question import EntityArgument, NumberArgument
from workbench.gui import lang
from workbench.gui.document import Document
from workbench.gui.odds.argument import EntityChooser, NumberChooser, chooser_of, title_of
from workbench.model.ref import EntityRef

TITLE = {"en": "Whose", "it": "Di chi"}


def made(qtbot: QtBot, document: Document, **more: Any) -> EntityChooser:
    """A chooser of species."""
    chooser = chooser_of(EntityArgument("whose", TITLE, **{"kinds": ("species",), **more}), document)
    assert isinstance(chooser, EntityChooser)
    qtbot.addWidget(chooser)
    return chooser


def texts(chooser: EntityChooser) -> list[str]:
    return [chooser.itemText(at) for at in range(chooser.count())]


def test_a_number_stays_in_its_range_and_begins_with_its_default(qtbot: QtBot, document: Document) -> None:
    chooser = chooser_of(NumberArgument("dice", TITLE, 1, 9, 3), document)
    assert isinstance(chooser, NumberChooser)
    qtbot.addWidget(chooser)
    assert chooser.choice() == 3
    with qtbot.waitSignal(chooser.chosen):
        chooser.choose(12)
    assert chooser.choice() == 9
    chooser.choose(None)
    assert chooser.choice() == 9
    assert chooser.accessibleName() == "Whose"


def test_entities_are_offered_by_name_in_the_window_s_language(qtbot: QtBot, document: Document) -> None:
    assert texts(made(qtbot, document)) == ["Flabébé", "Leafling", "Sprout"]
    lang.use("it")
    assert "Germoglio" in texts(made(qtbot, document))
    assert title_of(TITLE) == "Di chi"


def test_only_what_fits_is_offered_and_none_where_it_may_be_left_out(qtbot: QtBot, document: Document) -> None:
    chooser = made(qtbot, document, optional=True, fits=lambda data: data["number"] > 1)
    assert texts(chooser) == ["–", "Flabébé", "Leafling"]
    assert chooser.choice() is None
    chooser.choose("leafling")
    assert chooser.choice() == "leafling"
    chooser.choose("absent")
    assert chooser.choice() == "leafling"


def test_it_follows_edits_and_keeps_what_is_chosen(
    qtbot: QtBot, document: Document, ref: Callable[[str], EntityRef]
) -> None:
    chooser = made(qtbot, document)
    chooser.choose("sprout")
    assert document.push(SetValue(ref("species:leafling"), "/name/en", "Zapleaf"))
    with qtbot.assertNotEmitted(chooser.chosen):
        chooser.refresh()
    assert texts(chooser) == ["Flabébé", "Sprout", "Zapleaf"]
    assert chooser.choice() == "sprout"
    assert document.push(DeleteEntity(ref("species:sprout")))
    chooser.refresh()
    assert chooser.choice() == "flabebe"


def test_of_several_kinds_the_reference_names_the_kind(qtbot: QtBot, document: Document) -> None:
    chooser = made(qtbot, document, kinds=("species", "trainer"))
    assert texts(chooser)[0] == "Ann"
    assert chooser.choice() == "trainer:ann"


def test_what_is_typed_finds_and_what_finds_nothing_is_taken_back(qtbot: QtBot, document: Document) -> None:
    chooser = made(qtbot, document)
    line = chooser.lineEdit()
    assert line
    for typed, shown in (("sprout", "Sprout"), ("nobody", "Sprout")):
        line.selectAll()
        QTest.keyClicks(line, typed)
        line.editingFinished.emit()
        assert (line.text(), chooser.choice()) == (shown, "sprout")
