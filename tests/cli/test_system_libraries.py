"""Which system libraries lack."""

from __future__ import annotations

import ctypes
import sys

import pytest

from workbench.cli import system_libraries
from workbench.cli.system_libraries import DRAWING, WINDOW, apt_line, missing


def test_names_each_package_once_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "_loads", lambda library: False)
    assert missing(window=False) == sorted(set(DRAWING.values()))
    assert missing(window=True) == sorted({*DRAWING.values(), *WINDOW.values()})
    assert missing(window=False).count("libglib2.0-0") == 1


def test_asks_the_linker(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        if name == "libEGL.so.1":
            raise OSError(name)

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", load)
    assert missing(window=True) == ["libegl1"]


def test_other_systems_bring_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(system_libraries, "_loads", lambda library: False)
    assert missing(window=True) == []


def test_gives_the_one_line() -> None:
    assert apt_line(["a", "b"]) == "sudo apt-get install -y --no-install-recommends a b"
