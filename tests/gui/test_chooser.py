"""The line that finds one of many."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from workbench.gui.chooser import Chooser, Offer


def test_it_narrows_moves_and_takes_by_keys(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    taken: list[str] = []
    names = ["Pikachu", "Pichu", "Onix", "Flabébé"]
    offers = [Offer(name, "Species", QIcon(), lambda name=name: taken.append(name)) for name in names]
    chooser = Chooser(parent, "Open", offers)
    chooser.open()
    qtbot.keyClicks(chooser.line, "pi")
    qtbot.keyClick(chooser.line, Qt.Key.Key_Down)
    qtbot.keyClick(chooser.line, Qt.Key.Key_Return)
    assert taken == ["Pichu"]


def test_nothing_is_taken_when_nothing_fits(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    chooser = Chooser(parent, "Open", [Offer("Onix", "", QIcon(), lambda: None)])
    chooser.open()
    qtbot.keyClicks(chooser.line, "zzz")
    qtbot.keyClick(chooser.line, Qt.Key.Key_Return)
    assert chooser.isVisible()
    chooser.close()


def test_vague_fits_are_offered_only_when_there_is_nothing_better(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    chooser = Chooser(parent, "Open", [Offer(name, "", QIcon(), lambda: None) for name in ("Charcoal", "Clay hair")])
    qtbot.keyClicks(chooser.line, "char")
    assert [offer.title for offer in chooser._shown] == ["Charcoal"]
    chooser.line.setText("chr")
    assert len(chooser._shown) == 2
    chooser.close()
