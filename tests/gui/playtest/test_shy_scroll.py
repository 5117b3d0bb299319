"""A frame that scrolls in little room and is gone with what it holds."""

import pytest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from workbench.gui.playtest.shy_scroll import ShyScroll


@pytest.fixture
def held(qtbot):
    column, inner = QWidget(), QWidget()
    qtbot.addWidget(column)
    inner.setMinimumHeight(300)
    scroll = ShyScroll(inner, 120)
    layout = QVBoxLayout(column)
    layout.addWidget(scroll)
    layout.addStretch(1)
    column.resize(200, 700)
    column.show()
    QApplication.processEvents()
    return column, scroll, inner


def test_it_is_as_high_as_what_it_holds_and_no_higher(held, qtbot):
    _, scroll, inner = held
    qtbot.waitUntil(lambda: scroll.height() == 300, timeout=2000)
    inner.setMinimumHeight(80)
    qtbot.waitUntil(lambda: scroll.maximumHeight() == 80, timeout=2000)


def test_in_little_room_it_keeps_the_least_and_scrolls(held):
    column, scroll, inner = held
    column.resize(200, 150)
    QApplication.processEvents()
    assert scroll.height() >= 120
    assert inner.height() == 300


def test_it_hides_and_shows_with_what_it_holds(held):
    _, scroll, inner = held
    inner.hide()
    QApplication.processEvents()
    assert scroll.isHidden()
    inner.show()
    QApplication.processEvents()
    assert not scroll.isHidden()


def test_what_is_hidden_at_first_stays_so(qtbot):
    inner = QWidget()
    inner.hide()
    scroll = ShyScroll(inner, 100)
    qtbot.addWidget(scroll)
    assert inner.isHidden()
    assert scroll.isHidden()
