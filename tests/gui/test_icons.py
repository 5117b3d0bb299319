"""Drawn icons."""

from __future__ import annotations

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from workbench.gui import icons
from workbench.gui.icon_shapes import ACTIONS
from workbench.model.kind import Kind


def drawn(icon: QIcon) -> bytes:
    image = icon.pixmap(18, 18).toImage()
    return bytes(image.constBits())


def test_every_action_has_a_picture_of_its_own(qapp: QApplication) -> None:
    pictures = {drawn(icons.action(name)) for name in ACTIONS}
    assert len(pictures) == len(ACTIONS)


def test_a_kind_nobody_drew_gets_its_letter_and_colour(qapp: QApplication) -> None:
    one, other = icons.of_kind(None, "zebra"), icons.of_kind(None, "yak")
    assert drawn(one) != drawn(other)
    assert icons.kind_color("zebra") == icons.kind_color("zebra")


def test_a_schema_may_name_its_shape(qapp: QApplication) -> None:
    asked = icons.of_kind(Kind("zebra", {"x-icon": "star"}), "zebra")
    assert drawn(asked) != drawn(icons.of_kind(None, "zebra"))


def test_dots_are_round(qapp: QApplication) -> None:
    image = icons.dot("#ff0000", 10).toImage()
    assert image.pixelColor(15, 15).name() == "#ff0000"
    assert image.pixelColor(0, 0).alpha() == 0
