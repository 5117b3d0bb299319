"""What ruff and mypy say is part of the tests, so that there is one command to run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def said(*command: str) -> str:
    """Run a tool here; return what it says when it is not content, else nothing."""
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, timeout=300)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_ruff_has_nothing_to_say() -> None:
    assert not said("ruff", "check", "--no-cache", ".")


def test_every_file_is_formatted() -> None:
    assert not said("ruff", "format", "--check", "--no-cache", ".")


def test_types_hold() -> None:
    assert not said("mypy")


def test_types_of_the_set_up_hold() -> None:
    assert not said("mypy", "--strict", "dev.py")
