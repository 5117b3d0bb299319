"""Colours for ids."""

from __future__ import annotations

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from workbench.gui.document import Document
from workbench.gui.hues import color_of, color_of_entity, ink_on, nth_color
from workbench.model.ref import EntityRef


def test_a_name_has_the_same_colour_every_time(qapp: QApplication) -> None:
    assert color_of("pidgey") == color_of("pidgey")
    assert color_of("\ud800").isValid()


def test_things_side_by_side_have_different_colours(qapp: QApplication) -> None:
    assert len({nth_color(at).name() for at in range(10)}) == 10
    assert nth_color(10) == nth_color(0)


def test_ink_can_be_read_on_every_hue(qapp: QApplication) -> None:
    assert ink_on(QColor("#f8d030")).name() == "#14171d"
    assert ink_on(QColor("#3b6fb4")).name() == "#ffffff"


def test_an_entity_has_its_own_colour_else_that_of_its_type(document: Document) -> None:
    plant = document.packs.get(EntityRef("test", "type", "plant"))
    sprout = document.packs.get(EntityRef("test", "species", "sprout"))
    ann = document.packs.get(EntityRef("test", "trainer", "ann"))
    assert plant
    assert sprout
    assert ann
    assert color_of_entity(document.packs, plant).name() == "#33aa55"
    assert color_of_entity(document.packs, sprout).name() == "#33aa55"
    assert color_of_entity(document.packs, ann) == color_of("ann")
