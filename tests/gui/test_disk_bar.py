"""The line that asks about the disk."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from workbench.gui.disk_bar import DiskBar


def test_an_answer_does_its_thing_and_hides_the_bar(qtbot: QtBot) -> None:
    bar, done = DiskBar(), list[str]()
    qtbot.addWidget(bar)
    assert bar.isHidden()
    bar.ask("What now?", (("One", lambda: done.append("one")), ("Two", lambda: done.append("two"))))
    assert not bar.isHidden()
    assert bar.text.text() == "What now?"
    bar.buttons[1].click()
    assert done == ["two"]
    assert bar.isHidden()
    assert not bar.buttons
