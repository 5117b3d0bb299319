"""Whether Qt can run."""

from __future__ import annotations

import os
import sys

import pytest

from workbench.cli import qt
from workbench.cli.wrong_use import WrongUse


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Linux machine without a display, with every library."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(qt, "missing", lambda window: [])
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "")
    del os.environ["QT_QPA_PLATFORM"]


def test_a_picture_is_drawn_off_screen() -> None:
    qt.prepare(off_screen=True)
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"


def test_a_choice_of_the_user_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "minimal")
    qt.prepare(off_screen=True)
    assert os.environ["QT_QPA_PLATFORM"] == "minimal"


def test_a_window_needs_a_display() -> None:
    with pytest.raises(WrongUse, match="--screenshot"):
        qt.prepare(off_screen=False)


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_any_display_will_do(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setenv(name, "x")
    qt.prepare(off_screen=False)


def test_names_the_libraries_that_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(qt, "missing", lambda window: ["libegl1"] if not window else ["libegl1", "libxcb-cursor0"])
    with pytest.raises(WrongUse, match=r"apt-get install .* libegl1$"):
        qt.prepare(off_screen=True)
    monkeypatch.setenv("DISPLAY", ":0")
    with pytest.raises(WrongUse, match="libxcb-cursor0"):
        qt.prepare(off_screen=False)
