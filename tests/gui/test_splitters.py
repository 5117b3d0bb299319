"""Splitters that stay where they were put."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QLabel, QSplitter
from pytestqt.qtbot import QtBot

from workbench.gui import splitters


def made(qtbot: QtBot) -> QSplitter:
    """A splitter of two, shown."""
    splitter = QSplitter()
    qtbot.addWidget(splitter)
    for text in ("a", "b"):
        splitter.addWidget(QLabel(text))
    splitter.resize(600, 100)
    splitter.setSizes([300, 300])
    splitters.remember(splitter, "test")
    splitter.show()
    return splitter


@pytest.fixture(autouse=True)
def nothing_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test begins with nothing noted."""
    monkeypatch.setattr(splitters, "_kept", {})


def test_the_next_one_is_where_the_last_one_was_put_also_in_another_run(qtbot: QtBot) -> None:
    first = made(qtbot)
    assert first.sizes()[0] == pytest.approx(300, abs=6)
    first.moveSplitter(420, 1)
    assert made(qtbot).sizes()[0] == pytest.approx(420, abs=6)
    text = splitters.kept()
    splitters._kept.clear()
    splitters.restore(text)
    assert made(qtbot).sizes()[0] == pytest.approx(420, abs=6)


@pytest.mark.parametrize("text", ["", "no json", "[1]", '{"test": "wide"}', '{"test": [1, -2]}', '{"test": [1]}'])
def test_what_cannot_be_read_or_does_not_fit_is_forgotten(qtbot: QtBot, text: str) -> None:
    splitters.restore(text)
    assert made(qtbot).sizes()[0] == pytest.approx(300, abs=6)
