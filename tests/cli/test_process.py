"""What a process needs before a command runs."""

from __future__ import annotations

import os
import sys

import pytest

from workbench.cli import process


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], dict[str, str]]]:
    """What was started in our place, by a locale without Unicode."""
    found: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(process.os, "execve", lambda program, line, env: found.append((line, env)))
    monkeypatch.setattr(process.sys, "getfilesystemencoding", lambda: "ascii")
    monkeypatch.setattr(process.sys, "orig_argv", ["python", "-P", "-m", "workbench", "check"])
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    return found


@pytest.mark.skipif(os.name == "nt", reason="names are always Unicode there")
def test_starts_again_as_it_was_started(started: list[tuple[list[str], dict[str, str]]]) -> None:
    process.read_names_as_utf8()
    ((line, env),) = started
    assert line == [sys.executable, "-X", "utf8", "-P", "-m", "workbench", "check"]
    assert env["PYTHONUTF8"] == "1"
    assert env["PYTHONIOENCODING"] == sys.stdout.encoding


def test_starts_again_only_once(
    started: list[tuple[list[str], dict[str, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(process.STARTED_AGAIN, "1")
    process.read_names_as_utf8()
    assert started == []
    assert process.STARTED_AGAIN not in os.environ


def test_a_locale_with_unicode_is_left_alone(
    started: list[tuple[list[str], dict[str, str]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process.sys, "getfilesystemencoding", lambda: "utf-8")
    process.read_names_as_utf8()
    assert started == []
