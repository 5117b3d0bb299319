"""The painted textures of terrains."""

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from workbench.gui.board.brushwork import Brushwork
from workbench.gui.board.textures import ALIKE, TEXTURES, stands, texture_named


def painted(name, variant=0):
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(QColor("#6a8a5a"))
    painter = QPainter(image)
    painter.translate(30, 30)
    texture_named(name)(Brushwork(painter, QColor("#6a8a5a"), variant))
    painter.end()
    return image


@pytest.mark.parametrize("name", TEXTURES)
def test_every_texture_draws_something_and_the_same_each_time(qapp, name):
    blank = QImage(60, 60, QImage.Format.Format_ARGB32)
    blank.fill(QColor("#6a8a5a"))

    assert painted(name) != blank
    assert painted(name) == painted(name)


def test_variants_of_a_meadow_differ(qapp):
    assert painted("grass", 0) != painted("grass", 1)


def test_a_word_that_is_no_texture_is_plain():
    assert texture_named("marzipan") is TEXTURES["plain"]


def test_other_words_lead_to_textures_that_exist():
    assert set(ALIKE.values()) <= set(TEXTURES)


def test_trees_stand_and_meadows_do_not():
    assert stands("tree")
    assert not stands("grass")


def test_schema_of_terrains_names_only_textures_that_can_be_drawn(kinds):
    said = kinds["terrain"].schema["properties"]["texture"]["enum"]

    assert [name for name in said if name not in TEXTURES and name not in ALIKE] == []
